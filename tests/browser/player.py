"""Somebody who plays on a live board, knowing only what the page shows."""

from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Locator, Page

WAIT = 15_000


@dataclass
class Player:
    """Plays on one board of a page, by mouse or by keyboard.

    ``board`` is the board's root element, ``random`` decides between what the page offers.
    """

    board: Locator
    random: Random = field(default_factory=lambda: Random(7))

    @property
    def page(self) -> Page:
        return self.board.page

    @property
    def stage(self) -> Locator:
        return self.board.locator(".zebres-stage")

    @property
    def status(self) -> str:
        return self.board.locator(".zebres-status").inner_text()

    @property
    def is_over(self) -> bool:
        return self.board.locator(".zebres-status").get_attribute("data-kind") == "over"

    @property
    def announced(self) -> str:
        return (self.board.locator(".zebres-live").text_content() or "").strip()

    @property
    def cursor(self) -> str:
        """The place that the keyboard is on, such as ``square:c4``."""
        view = self.stage.get_attribute("aria-activedescendant")
        return self._name(f"#{view}")

    def _name(self, selector: str) -> str:
        data: dict[str, str] = self.board.locator(selector).evaluate("node => ({...node.dataset})")
        kind = next(kind for kind in ("square", "post", "hand") if kind in data)
        return f"{kind}:{data[kind]}"

    def targets(self) -> list[str]:
        """What the page marks as possible now."""
        found: list[str] = self.stage.evaluate(
            "stage => [...stage.querySelectorAll('[data-legal]')].map(({ dataset }) =>"
            " dataset.square ? 'square:' + dataset.square :"
            " dataset.post ? 'post:' + dataset.post : 'hand:' + dataset.hand)"
        )
        return found

    def handled(self) -> int:
        """How many of the page's messages have been answered and shown."""
        return int(self.board.get_attribute("data-handled") or 0)

    def wait_after(self, before: int) -> None:
        """Wait until more than ``before`` messages have been answered and shown."""
        self.page.wait_for_function(
            "([node, before]) => Number(node.dataset.handled) > before",
            arg=[self.board.element_handle(), before],
            timeout=WAIT,
        )

    def locate(self, target: str) -> Locator:
        """The area that answers for a target."""
        kind, _, name = target.partition(":")
        return self.stage.locator(f'[data-{kind}="{name}"] > .hit')

    def click(self, target: str) -> None:
        """Click on a target and wait for the board to show what it did."""
        before = self.handled()
        self.locate(target).click()
        self.wait_after(before)

    def press(self, key: str) -> None:
        """Press a key that the kernel answers, and wait for what it did."""
        before = self.handled()
        self.page.keyboard.press(key)
        self.wait_after(before)

    def button(self, name: str) -> None:
        """Press a button below the board and wait for what it did."""
        before = self.handled()
        self.board.locator(f'[data-press="{name}"]').click()
        self.wait_after(before)

    def play_by_mouse(self, most: int = 400) -> int:
        """Click on things that are possible until the game is over; return how many clicks."""
        for clicks in range(most):
            if self.is_over:
                return clicks
            self.click(self.random.choice(self.targets()))
        return most

    def play_by_keyboard(self, most: int = 400) -> int:
        """Play with keys alone until the game is over; return how many choices it took."""
        for choices in range(most):
            if self.is_over:
                return choices
            self.choose_by_keyboard(self.random.choice(self.targets()))
        return most

    def choose_by_keyboard(self, target: str) -> None:
        """Choose a target: an animal by its letter, a square by arrows, a post by jumping."""
        kind, _, name = target.partition(":")
        if kind == "hand":
            self.press(name[-1].lower())
            return
        if kind == "post":
            for _ in range(60):
                if self.cursor == target:
                    break
                self.page.keyboard.press("n")
        else:
            self._walk_to(name)
        assert self.cursor == target
        self.press(self.random.choice(["Enter", " "]))

    def _walk_to(self, square: str) -> None:
        for _ in range(60):
            kind, _, here = self.cursor.partition(":")
            if kind == "hand" or (kind == "post" and here[0] == "S"):
                self.page.keyboard.press("ArrowUp")
            elif kind == "post":
                key = {"N": "ArrowDown", "E": "ArrowLeft", "W": "ArrowRight"}[here[0]]
                self.page.keyboard.press(key)
            elif here == square:
                return
            elif here[0] != square[0]:
                self.page.keyboard.press("ArrowRight" if here[0] < square[0] else "ArrowLeft")
            else:
                down = int(here[1:]) < int(square[1:])
                self.page.keyboard.press("ArrowDown" if down else "ArrowUp")
