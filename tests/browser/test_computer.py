"""A game against the computer in a real JupyterLab: by mouse, by keyboard, stopped, and tried out.

One notebook and one kernel for all of it, so that the search is compiled once.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.lab import Lab, Reader, sticking_out
from tests.browser.player import Player
from tests.browser.test_board import MODELS, kernel

IMPORT = "from zebres_lib import zebres\nfrom zebres_lib.widgets import *\n"
LATE = "ECZZgz/GCgZg!g/cegZ!l1/z3G!G/c1gG!L1 Sc g w place"
OPEN = "6/1ZgG2/6/2zG2/6 E3 w - place"
CELLS = [
    IMPORT + "full = ComputerPanel(evaluation=False)\nfull",
    f"game = zebres.Game.from_position({LATE!r})\n"
    "late = ComputerPanel(game, human=zebres.Player.GREEN, review_nodes=20_000)\nlate",
    f"game = zebres.Game.from_position({OPEN!r})\n"
    "level = zebres.levels.level('no mercy', seconds=600)\n"
    "deep = ComputerPanel(game, level=level, human=zebres.Player.GREEN, evaluation=False)\ndeep",
]
FULL, LATE_BOARD, DEEP = range(3)


@pytest.fixture(scope="module")
def page(lab: Lab, browser: Browser) -> Iterator[Reader]:
    """A notebook with three panels, run."""
    with Reader(browser, lab) as reader:
        reader.open(lab.write("computer.ipynb", *CELLS))
        reader.run_all()
        reader.board(DEEP).locator("svg").wait_for()
        yield reader


class Opponent(Player):
    """A player who waits for the computer."""

    def wait_for_turn(self, seconds: float = 60) -> None:
        """Wait until there is something to choose, or the game is over."""
        until = time.monotonic() + seconds
        while not (self.is_over or self.targets()):
            assert time.monotonic() < until, self.status
            self.page.wait_for_timeout(30)

    def play(self, choose: Callable[[str], None], most: int = 120) -> int:
        """Choose among what is possible until the game is over; return how many choices."""
        for choices in range(most):
            self.wait_for_turn()
            if self.is_over:
                return choices
            choose(self.random.choice(self.targets()))
        return most


def player_of(reader: Reader, number: int, seed: int = 5) -> Opponent:
    return Opponent(reader.board(number), Random(seed))


def wait_in_kernel(reader: Reader, expression: str, seconds: float = 120) -> None:
    """Wait until an expression is true in the kernel, which must go on answering meanwhile."""
    until = time.monotonic() + seconds
    while kernel(reader, expression) != "True":
        assert time.monotonic() < until, expression
        reader.page.wait_for_timeout(100)


def side_of(reader: Reader, number: int):
    return reader.page.locator(".zebres-side").nth(number)


def test_a_full_game_by_mouse(page: Reader) -> None:
    player = player_of(page, FULL)
    models = kernel(page, MODELS)
    choices = player.play(player.click)
    assert player.is_over, player.status
    assert choices >= 14
    assert kernel(page, "full.game.is_over") == "True"
    assert kernel(page, "{step.before.player for step in full.game.steps} == {0, 1}") == "True"
    assert int(kernel(page, "len(full.game.steps)")) >= 31
    assert kernel(page, MODELS) == models
    assert "The game is over" in player.announced
    assert page.problems == []


def test_the_kernel_answers_while_the_search_is_compiled(page: Reader) -> None:
    # The panel below began to compile as soon as it was seen, if nothing had before.
    begin = time.monotonic()
    assert kernel(page, "1 + 1") == "2"
    assert time.monotonic() - begin < 4
    wait_in_kernel(page, "late.controller.standing is not None")
    text = side_of(page, LATE_BOARD).locator(".zebres-evaluation-text")
    assert "proven" in text.inner_text()
    meter = side_of(page, LATE_BOARD).get_by_role("meter")
    assert meter.get_attribute("aria-valuetext") == text.inner_text()
    assert meter.get_attribute("aria-valuenow") == kernel(page, "late.controller.standing[0]")


def test_a_search_is_stopped(page: Reader) -> None:
    player = player_of(page, DEEP)
    wait_in_kernel(page, "deep.controller.is_thinking and not deep.controller.is_compiling")
    assert "thinking" in player.status
    assert player.targets() == []
    assert kernel(page, "6 * 7") == "42", "the kernel answers while the computer thinks"
    player.click("square:a1")
    assert "computer’s side" in player.status
    player.button("stop")
    player.wait_for_turn(20)
    assert kernel(page, "deep.game.player.name") == "'GREEN'"
    assert "Green" in player.status
    placed = kernel(page, "deep.game.turns[0]").strip("'")
    assert placed
    assert page.problems == []


def test_a_hint_a_branch_walked_and_left(page: Reader, pictures: Path) -> None:
    player, side = player_of(page, LATE_BOARD), side_of(page, LATE_BOARD)
    before = kernel(page, "late.game.to_text()")
    player.board.scroll_into_view_if_needed()
    player.button("hint")
    side.locator(".zebres-hint-box").get_by_text("Proven").wait_for()
    assert player.stage.locator(".arrow").count() >= 2
    assert player.stage.locator(".advice").first.is_visible()
    assert kernel(page, "late.controller.hint.sentences[0]").strip("'\"") in player.announced
    page.page.screenshot(path=pictures / "computer-hint.png")
    suggested = kernel(page, "late.controller.hint.action").strip("'")
    player.button("branch")
    side.locator(".zebres-ribbon").wait_for()
    assert page.page.locator(".zebres-in-branch").count() == 1
    player.click(f"hand:g:{suggested[0]}")
    player.click(f"square:{suggested[1:]}")
    player.click(player.targets()[0])
    player.button("answer")
    wait_in_kernel(page, "late.controller.game.player.name == 'GREEN'")
    player.button("undo")
    page.page.screenshot(path=pictures / "computer-branch.png")
    assert kernel(page, "late.game.to_text()") == before
    player.button("branch")
    assert "Back in the game" in player.status
    assert not side.locator(".zebres-ribbon").is_visible()
    assert kernel(page, "late.controller.game is late.game") == "True"
    assert kernel(page, "late.game.to_text()") == before
    assert page.problems == []


def test_a_game_by_keyboard_and_its_review(page: Reader, pictures: Path) -> None:
    player, side = player_of(page, LATE_BOARD, seed=3), side_of(page, LATE_BOARD)
    cells = page.cells()
    player.stage.focus()
    choices = player.play(player.choose_by_keyboard)
    assert player.is_over, player.status
    assert choices >= 6
    assert page.page.evaluate("document.activeElement.matches('.zebres-stage')")
    assert kernel(page, "late.game.is_over") == "True"
    for _ in range(12):
        page.page.keyboard.press("Tab")
        if page.page.evaluate("document.activeElement.dataset.press") == "review":
            break
    page.page.keyboard.press("Enter")
    rows = side.locator(".zebres-review-table tbody tr")
    rows.first.wait_for(timeout=60_000)
    assert rows.count() == int(kernel(page, "len(late.game.turns)"))
    chart = side.locator(".zebres-chart")
    chart.scroll_into_view_if_needed()
    assert chart.evaluate("image => image.naturalWidth") > 400
    page.page.screenshot(path=pictures / "computer-review.png")
    side.locator('[data-turn="2"]').click()
    wait_in_kernel(page, "late.controller.in_branch")
    wait_in_kernel(page, "late.controller.hint is not None")
    assert kernel(page, "len(late.controller.game.turns)") == "1"
    assert player.stage.locator(".arrow-head").first.is_visible()
    player.button("branch")
    assert kernel(page, "late.controller.in_branch") == "False"
    assert page.cells() == cells
    assert page.problems == []


def test_settings_and_language(page: Reader) -> None:
    player, side = player_of(page, FULL), side_of(page, FULL)
    side.locator('[data-field="level"] select').select_option("greedy")
    page.page.wait_for_function(
        "() => document.querySelector('.zebres-status').textContent.includes('Greedy')"
    )
    assert kernel(page, "full.controller.opponent.name") == "'greedy'"
    side.locator('[data-language="fr"]').click()
    side.get_by_text("Votre camp").wait_for()
    side.locator('[data-field="human"] select').select_option("green")
    wait_in_kernel(page, "full.controller.human.name == 'GREEN'")
    assert "Vous jouez maintenant Vert" in player.status
    side.locator('[data-field="evaluation"] input').check()
    side.get_by_role("meter").wait_for()
    side.locator('[data-field="hints"] input').uncheck()
    player.board.locator('[data-press="hint"]').wait_for(state="detached")
    side.locator("summary").first.click()
    side.locator('.zebres-form [type="submit"]').click()
    wait_in_kernel(page, "len(full.game.steps) == 1")
    assert "Vert" in player.status, "the computer has posted the guardian"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 400])
def test_axe_and_nothing_cut_off(page: Reader, pictures: Path, theme: str, width: int) -> None:
    page.page.set_viewport_size({"width": width, "height": 1500})
    name = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}[theme]
    page.command("apputils:change-theme", theme=name)
    page.page.wait_for_selector(
        f'body[data-jp-theme-light="{str(theme == "light").lower()}"]', state="attached"
    )
    panel = page.page.locator(".zebres-play").nth(LATE_BOARD)
    panel.scroll_into_view_if_needed()
    page.page.wait_for_timeout(400)
    panel.screenshot(path=pictures / f"computer-{width}-{theme}.png")
    assert sticking_out(page.page, ".zebres-play", scrolling=".zebres-review-scroll") == []
    results = Axe().run(page.page, context=".zebres-play")
    serious = [
        (found["id"], found["impact"], [node["html"][:200] for node in found["nodes"]])
        for found in results.response["violations"]
        if found["impact"] in ("serious", "critical")
    ]
    assert serious == []
    assert results.response["passes"], "axe looked at nothing"
