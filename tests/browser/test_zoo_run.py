"""The cards and panels of Zoo Run in a real JupyterLab: mouse, touch, keyboard, and read aloud."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.lab import Lab, Reader, sticking_out
from tests.browser.zoo_player import CardPlayer

Read = Callable[..., Reader]

IMPORT = "from zebres_lib.widgets import FreePanel, RacePanel, hand\n"
HAND = IMPORT + "cards = hand([7, 13, 4])\ncards"
FREE = IMPORT + "free = FreePanel(players=2, path_tokens=2, seed=3)\nfree"
RACE = IMPORT + "race = RacePanel(players=2, track_length=3, seed=3)\nrace"
ALL = [HAND, FREE, RACE]


def kernel(reader: Reader, expression: str) -> str:
    """What an expression is in the kernel."""
    found: str = reader.page.evaluate(
        """async (code) => {
            const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
            const future = kernel.requestExecute(
                { code: '', user_expressions: { it: code }, store_history: false });
            const reply = await future.done;
            const it = reply.content.user_expressions.it;
            return it.status === 'ok' ? it.data['text/plain'] : `${it.ename}: ${it.evalue}`;
        }""",
        expression,
    )
    return found


def reader_of(read: Read, lab: Lab, name: str, *cells: str, **options: Any) -> Reader:
    reader = read(lab.write(name, *cells), **options)
    reader.run_all()
    reader.page.locator(".zebres-stage svg").first.wait_for(state="attached")
    return reader


def players_of(reader: Reader) -> list[CardPlayer]:
    widgets = reader.page.locator(".zoo")
    return [CardPlayer(widgets.nth(k), Random(k + 1)) for k in range(widgets.count())]


def test_by_mouse_a_hand_and_both_games_to_the_end(lab: Lab, read: Read) -> None:
    reader = reader_of(read, lab, "zoo_mouse.ipynb", *ALL)
    cards, free, race = players_of(reader)
    # Dragging lights up what is made while the card still hangs on the mouse.
    assert cards.lit() == 1
    cards.card(7).scroll_into_view_if_needed()
    root = cards.widget.element_handle()
    cards.drag(7, 4, drop=False)
    assert kernel(reader, "cards.cards") == "(13, 4, 7)"
    assert cards.lit() == 0
    assert cards.stage.locator(".zebres-dragged").count() == 1
    before = cards.handled()
    reader.page.mouse.up()
    cards.wait_for(before + 1)
    assert cards.order() == [13, 4, 7]
    assert cards.stage.locator(".zebres-dragged").count() == 0
    assert "dropped at place 3 of 3" in cards.announced
    # Without dragging: one click on the card, one on the place.
    cards.click(cards.card(7))
    cards.click(cards.card(13))
    assert cards.order() == [7, 13, 4]
    cards.click(cards.joint(1))
    assert cards.status == "Cards 13 and 4 make no animal."
    why = cards.widget.locator(".zoo-why li")
    assert why.first.get_attribute("data-rule") == "lineup.no-offset"
    cards.button("best")
    assert cards.status.startswith("Best line-up 1 of")
    assert root.evaluate("node => node.isConnected"), "the hand was built anew"
    # A matched animal lies over two cards, and can be dragged by it all the same.
    count = "() => document.querySelectorAll('.zoo *').length"
    assert free.play_by_mouse() == 4, free.status
    assert kernel(reader, "free.game.verdict is not None") == "True"
    assert free.widget.locator(".zoo-turn").count() == 5
    assert "free.verdict" in (
        free.widget.locator(".zoo-turn").first.locator("li").last.get_attribute("data-rule") or ""
    )
    assert race.play_by_mouse() >= 2
    assert race.is_over, race.status
    assert kernel(reader, "race.game.winners is not None") == "True"
    race.button("undo")
    assert not race.is_over
    elements = reader.page.evaluate(count)
    for _ in range(4):
        race.button("best")
        race.click(race.joint(0))
        race.click(race.joint(0))
    race.button("best")
    assert abs(reader.page.evaluate(count) - elements) < 60, "elements pile up"
    # Another game, in another language.
    race.click(race.widget.locator('[data-language="fr"]'))
    assert race.status.startswith("Joueur 1")
    race.widget.locator(".zebres-fold summary").click()
    race.widget.locator('[data-field="players"] select').select_option("3")
    race.widget.locator('[data-field="seed"] input').fill("12")
    race.click(race.widget.locator('.zebres-form [type="submit"]'))
    assert "graine 12" in race.status
    assert kernel(reader, "race.game.rules.players") == "3"
    assert race.widget.locator("[data-seat]").count() == 3
    race.click(race.widget.locator('[data-seat="2"]'))
    assert race.widget.locator('[data-seat="2"]').get_attribute("aria-pressed") == "true"
    assert reader.problems == []


def test_by_keyboard_a_hand_and_both_games_to_the_end(lab: Lab, read: Read) -> None:
    reader = reader_of(read, lab, "zoo_keys.ipynb", *ALL)
    cards, free, race = players_of(reader)
    cells = reader.cells()
    cards.stage.focus()
    assert cards.cursor == "card:7"
    reader.page.keyboard.press("ArrowRight")
    assert cards.cursor == "card:13"
    assert cards.stage.locator("[data-cursor] > .hit").evaluate(
        "node => getComputedStyle(node).stroke"
    ) not in ("none", "")
    cards.press(" ")
    assert cards.announced == "Card 13 lifted from place 2 of 3: move it, then drop it."
    cards.press("ArrowRight")
    assert cards.order() == [7, 4, 13]
    assert cards.announced.startswith("Card 13 at place 3 of 3.")
    cards.press("Escape")
    assert cards.order() == [7, 13, 4]
    cards.press("Enter", "Home", "Enter")
    assert cards.order() == [13, 7, 4]
    reader.page.keyboard.press("ArrowDown")
    assert cards.cursor == "joint:0"
    cards.press("Enter")
    assert "Cards 13 and 7" in cards.announced
    assert "row" in cards.announced, "why, too"
    reader.page.keyboard.press("ArrowUp")
    assert cards.cursor == "card:13"
    label = cards.stage.locator('[data-card="13"]').get_attribute("aria-label")
    assert label is not None
    assert label.startswith("Card 13, place 1 of 3. Heads on the right: ")
    assert cards.widget.locator(".zebres-live").get_attribute("aria-live") == "polite"
    # Letters that are commands of the notebook elsewhere do nothing here.
    for key in "xbaddmyvz":
        reader.page.keyboard.press(key)
    assert free.play_by_keyboard() == 4, free.status
    assert free.is_over
    assert race.play_by_keyboard() >= 2
    assert race.is_over, race.status
    assert reader.cells() == cells
    assert reader.problems == []


def test_by_touch(lab: Lab, read: Read) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 400, "height": 800}, "has_touch": True}
    reader = reader_of(read, lab, "zoo_touch.ipynb", HAND, **phone)
    (cards,) = players_of(reader)
    cards.tap(cards.card(4))
    cards.tap(cards.card(7))
    assert cards.order() == [4, 7, 13]
    cards.tap(cards.joint(0))
    assert "Cards 4 and 7" in cards.status
    assert cards.stage.evaluate("stage => getComputedStyle(stage).touchAction") == (
        "pan-y pinch-zoom"
    )
    for target in (cards.card(4), cards.joint(0)):
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    # A finger that drags: the same pointer events as those of a mouse, of another kind.
    start, end = cards.card(4).bounding_box(), cards.card(13).bounding_box()
    assert start is not None
    assert end is not None
    touch = reader.context.new_cdp_session(reader.page)
    y = start["y"] + start["height"] / 2
    before = cards.handled()

    def at(kind: str, x: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    first, last = start["x"] + start["width"] / 2, end["x"] + end["width"] / 2
    at("touchStart", first)
    for step in range(1, 11):
        at("touchMove", first + (last - first) * step / 10)
    cards.wait_for(before + 2)
    before = cards.handled()
    at("touchEnd", last)
    cards.wait_for(before + 1)
    assert cards.order() == [7, 13, 4]
    assert reader.problems == []


def test_nothing_is_cut_off_and_axe_finds_nothing_serious(
    lab: Lab, read: Read, pictures: Path
) -> None:
    reader = reader_of(read, lab, "zoo_look.ipynb", *ALL)
    cards, free, race = players_of(reader)
    cards.click(cards.joint(1))
    free.button("confirm")
    race.button("best")
    race.button("confirm")
    race.button("confirm")
    reader.page.evaluate("document.querySelectorAll('.zoo details').forEach(d => d.open = 1)")
    for width, theme in product((1280, 360), ("light", "dark")):
        reader.page.set_viewport_size({"width": width, "height": 1300})
        reader.command("apputils:change-theme", theme=f"JupyterLab {theme.capitalize()}")
        reader.page.wait_for_selector(
            f'body[data-jp-theme-light="{str(theme == "light").lower()}"]', state="attached"
        )
        for name, player in (("hand", cards), ("free", free), ("race", race)):
            player.widget.evaluate("node => node.scrollIntoView()")
            reader.page.wait_for_timeout(150)
            reader.page.screenshot(path=pictures / f"zoo-{name}-{width}-{theme}.png")
        assert too_wide(reader) == []
        results = Axe().run(reader.page, context=".zoo")
        serious = [
            (found["id"], found["impact"], [node["html"][:200] for node in found["nodes"]])
            for found in results.response["violations"]
            if found["impact"] in ("serious", "critical")
        ]
        assert serious == []
        assert results.response["passes"], "axe looked at nothing"
    assert reader.problems == []


def too_wide(reader: Reader) -> list[str]:
    """What is cut off, sticks out of the output, or is drawn too small to read."""
    found: list[str] = reader.page.evaluate(
        """() => {
            const room = document.querySelector('.jp-OutputArea-output:has(.zoo)');
            const right = room.getBoundingClientRect().right + 1;
            const drawn = [...document.querySelectorAll('.zoo svg')]
                .map(node => [node, node.getBoundingClientRect()])
                .filter(([, box]) => box.right > right || box.width < 240)
                .map(([node]) => node);
            return drawn.map(node => node.outerHTML.slice(0, 200));
        }"""
    )
    return [*sticking_out(reader.page, ".zoo"), *found]


def test_a_picture_remains_without_a_kernel(lab: Lab, read: Read) -> None:
    reader = reader_of(read, lab, "zoo_stored.ipynb", HAND)
    shown = "[...document.querySelectorAll('.zebres-static')].map(node => node.offsetHeight > 0)"
    assert reader.page.evaluate(shown) == [False], "the live cards are shown, and they alone"
    reader.command("docmanager:save")
    reader.page.wait_for_function(
        "() => !window.jupyterapp.shell.currentWidget.context.model.dirty"
    )
    text = (lab.folder / "zoo_stored.ipynb").read_text("utf-8")
    assert "widget-view+json" in text
    (lab.folder / "zoo_again.ipynb").write_text(text, "utf-8")
    again = read("zoo_again.ipynb")
    again.page.wait_for_function(
        "() => document.querySelector('.zebres-static img')?.naturalWidth > 0"
    )
    assert again.page.evaluate(shown) == [True]
