"""Somebody who plays with the cards of Zoo Run, knowing only what the page shows."""

from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Locator, Page

WAIT = 15_000


@dataclass
class CardPlayer:
    """Plays with one hand or panel of a page, by mouse, finger or keyboard.

    ``widget`` is its root element, ``random`` decides between what the page offers.
    """

    widget: Locator
    random: Random = field(default_factory=lambda: Random(7))

    @property
    def page(self) -> Page:
        return self.widget.page

    @property
    def stage(self) -> Locator:
        return self.widget.locator(".zebres-stage")

    @property
    def status(self) -> str:
        return self.widget.locator(".zebres-status").inner_text()

    @property
    def is_over(self) -> bool:
        return self.widget.locator(".zebres-status").get_attribute("data-kind") == "over"

    @property
    def announced(self) -> str:
        return (self.widget.locator(".zebres-live").text_content() or "").strip()

    @property
    def mode(self) -> str | None:
        return self.stage.get_attribute("data-mode")

    @property
    def cursor(self) -> str:
        """The card or joint that the keyboard is on, such as ``card:7``."""
        view = self.stage.get_attribute("aria-activedescendant")
        data: dict[str, str] = self.widget.locator(f"#{view}").evaluate(
            "node => ({...node.dataset})"
        )
        return f"card:{data['card']}" if "card" in data else f"joint:{data['joint']}"

    def order(self) -> list[int]:
        """The cards from left to right, as they lie on the page."""
        found: list[int] = self.stage.evaluate(
            """stage => [...stage.querySelectorAll('[data-card]')]
                .map(group => [group.getAttribute('transform').match(/[\\d.]+/)[0], group])
                .sort((one, other) => one[0] - other[0])
                .map(([, group]) => Number(group.dataset.card))"""
        )
        return found

    def lit(self) -> int:
        """How many animals are lit up."""
        return self.stage.locator(".match").count()

    def handled(self) -> int:
        """How many of the page's messages have been answered and shown."""
        return int(self.widget.get_attribute("data-handled") or 0)

    def wait_for(self, handled: int) -> None:
        """Wait until so many messages have been answered and shown."""
        self.page.wait_for_function(
            "([node, handled]) => Number(node.dataset.handled) >= handled",
            arg=[self.widget.element_handle(), handled],
            timeout=WAIT,
        )

    def card(self, number: int) -> Locator:
        """The area that answers for a card."""
        return self.stage.locator(f'[data-card="{number}"] > .hit')

    def joint(self, number: int) -> Locator:
        """The area that answers for a joint."""
        return self.stage.locator(f'[data-joint="{number}"] > .hit')

    def click(self, target: Locator) -> None:
        """Click and wait for what it did."""
        before = self.handled()
        target.click()
        self.wait_for(before + 1)

    def tap(self, target: Locator) -> None:
        """Tap with a finger and wait for what it did."""
        before = self.handled()
        target.tap()
        self.wait_for(before + 1)

    def button(self, name: str) -> None:
        """Press a button below the cards by mouse and wait for what it did."""
        self.click(self.widget.locator(f'[data-press="{name}"]'))

    def press(self, *keys: str) -> None:
        """Press keys that the kernel answers, and wait for what each did."""
        for key in keys:
            before = self.handled()
            self.page.keyboard.press(key)
            self.wait_for(before + 1)

    def drag(self, card: int, to: int, *, drop: bool = True) -> None:
        """Drag a card by mouse to where card ``to`` lies, and wait for what it did."""
        self.stage.scroll_into_view_if_needed()
        start, end = self.card(card).bounding_box(), self.card(to).bounding_box()
        assert start is not None
        assert end is not None
        before, mouse = self.handled(), self.page.mouse
        middle = start["y"] + start["height"] / 2
        mouse.move(start["x"] + start["width"] / 2, middle)
        mouse.down()
        mouse.move(start["x"] + start["width"] / 2 + 10, middle, steps=2)
        mouse.move(end["x"] + end["width"] / 2, middle + 5, steps=8)
        self.wait_for(before + 2)
        if drop:
            before = self.handled()
            mouse.up()
            self.wait_for(before + 1)

    def play_by_mouse(self, most: int = 60) -> int:
        """Drag, choose and confirm until the game is over; return how many confirmations."""
        for confirmed in range(most):
            if self.is_over:
                return confirmed
            if self.mode == "choose":
                self.click(self.card(self.random.choice(self.order())))
            elif self.random.random() < 0.5:
                first, second = self.random.sample(self.order(), 2)
                self.drag(first, second)
            else:
                self.button("best")
            self.button("confirm")
        return most

    def play_by_keyboard(self, most: int = 60) -> int:
        """Do the same with keys alone; return how many confirmations it took."""
        for confirmed in range(most):
            if self.is_over:
                return confirmed
            self.stage.focus()
            self.page.keyboard.press("Home")
            if self.mode == "choose":
                self.page.keyboard.press("ArrowRight")
                self.press("Enter")
            else:
                self.press(" ", "ArrowRight", " ")
            self.page.keyboard.press("Tab")
            self.press("Enter")
        return most
