"""The board editor and the position editor in a real JupyterLab: by mouse, touch and keyboard."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator

from tests.browser.lab import Lab, Reader, sticking_out
from tests.browser.player import Player
from tests.browser.test_board import MODELS, kernel

MAP = "AABBCCCC/AABBCDDD/EEEEEEEE"
TEXT = "6/1z!G3/2LC2/2e3/G5 Nb w - place"
CELL = """from zebres_lib import zebres
from zebres_lib.widgets import *
editor = {}
editor"""
ROWS = "editor.presenter.painting.to_ascii().replace(' ', '').split()"


def reader_of(
    lab: Lab, browser: Browser, name: str, cells: tuple[str, str], theme: str, **context: Any
) -> Iterator[Reader]:
    """A notebook with both editors, run; the tests of this module go on where others stopped."""
    with Reader(browser, lab, **context) as reader:
        reader.open(lab.write(name, *cells), theme=theme)
        reader.run_all()
        for number in (0, 1):
            reader.board(number).locator(".zebres-stage svg").wait_for(state="attached")
        yield reader


@pytest.fixture(scope="module")
def desk(lab: Lab, browser: Browser) -> Iterator[Reader]:
    """A wide page, light, in English."""
    board = CELL.format("BoardEditor()")
    position = "position_editor = PositionEditor()\nposition_editor"
    size = {"width": 1280, "height": 1600}
    yield from reader_of(lab, browser, "desk.ipynb", (board, position), "light", viewport=size)


@pytest.fixture(scope="module")
def phone(lab: Lab, browser: Browser) -> Iterator[Reader]:
    """A narrow page to touch, dark, in French."""
    board = CELL.format(f"BoardEditor(zebres.Board.from_ascii({MAP!r}), language='fr')")
    position = f"PositionEditor({TEXT!r}, language='fr')"
    context = {"viewport": {"width": 320, "height": 4000}, "has_touch": True}
    yield from reader_of(lab, browser, "phone.ipynb", (board, position), "dark", **context)


def begin(reader: Reader) -> Player:
    """Work on the first board of the page, and from the classic one."""
    player = Player(reader.board())
    section = player.board.locator(".zebres-section").first
    section.evaluate("section => { section.open = true }")
    before = player.handled()
    section.locator('[data-key="classic"]').click()
    player.wait_after(before)
    pick(player, "paint")
    pick(player, "A")
    return player


def tool(player: Player, name: str) -> Locator:
    return player.board.locator(f'.zebres-tool[data-key="{name}"] input')


def pick(player: Player, name: str) -> None:
    """Choose a tool that is not chosen yet."""
    if not tool(player, name).is_checked():
        before = player.handled()
        tool(player, name).check()
        player.wait_after(before)


def middle(player: Player, square: str) -> tuple[float, float]:
    box = player.locate(f"square:{square}").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, *squares: str) -> None:
    """Hold the button of the mouse from the first square to the last."""
    before, mouse = player.handled(), player.page.mouse
    player.locate(f"square:{squares[0]}").scroll_into_view_if_needed()
    mouse.move(*middle(player, squares[0]))
    mouse.down()
    for square in squares[1:]:
        mouse.move(*middle(player, square))
    mouse.up()
    player.wait_after(before + len(squares) - 1)


def test_a_board_is_painted_by_mouse(desk: Reader) -> None:
    reader, player = desk, begin(desk)
    steps = int(kernel(reader, "len(editor.presenter.painting.past)"))
    root, models = player.board.element_handle(), kernel(reader, MODELS)
    # The whole way from b5 to d5 in one movement: c5 lies between.
    pick(player, "E")
    before, mouse = player.handled(), reader.page.mouse
    mouse.move(*middle(player, "b5"))
    mouse.down()
    mouse.move(*middle(player, "d5"))
    mouse.up()
    player.wait_after(before + 2)
    assert kernel(reader, f"{ROWS}[4]") == "'EEEEFF'"
    assert kernel(reader, "editor.board.territory_sizes") == "(5, 7, 7, 3, 5, 3)"
    assert "territory E" in player.announced
    player.button("undo")
    assert kernel(reader, "editor.board == zebres.CLASSIC") == "True"
    pick(player, "river")
    drag(player, "e4", "f4", "f3")
    assert kernel(reader, "editor.board.territory_sizes") == "(5, 9, 7, 2, 3, 4)"
    assert "D and F" in player.board.locator('[data-severity="warning"]').inner_text()
    # A click is a stroke of one square, and is not taken twice.
    pick(player, "C")
    player.click("square:b5")
    assert kernel(reader, "len(editor.presenter.painting.past)") == str(steps + 2)
    assert kernel(reader, "editor.board is None") == "True"
    assert player.board.locator('[data-severity="error"]').inner_text() in player.status
    assert player.board.locator(".zebres-status").get_attribute("data-kind") == "refused"
    player.button("undo")
    assert kernel(reader, "editor.board is None") == "False"
    assert kernel(reader, MODELS) == models
    assert root.evaluate("node => node.isConnected"), "the editor was built anew"
    assert reader.problems == []


def test_a_board_comes_from_text_and_goes_into_a_file_and_a_game(
    desk: Reader, tmp_path: Path
) -> None:
    reader, player = desk, begin(desk)
    sections = player.board.locator(".zebres-section")
    sections.nth(1).locator("summary").click()
    assert sections.nth(1).locator("textarea").input_value().startswith("A B C C C C\nA B B C D D")
    with reader.page.expect_download() as download:
        sections.nth(1).locator('[data-key="svg"]').click()
    download.value.save_as(tmp_path / "board.svg")
    assert download.value.suggested_filename == "board-classic.svg"
    assert ElementTree.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")
    sections.nth(1).locator("textarea").fill("AAB/CCB")
    before = player.handled()
    sections.nth(1).locator('[data-key="load"]').click()
    player.wait_after(before)
    assert kernel(reader, ROWS) == "['AAB', 'CCB']"
    sections.nth(0).locator('[name="columns"]').fill("4")
    before = player.handled()
    sections.nth(0).locator('[data-key="blank"]').click()
    player.wait_after(before)
    assert kernel(reader, ROWS) == "['AAAA', 'AAAA']"

    player.button("use")
    reader.page.locator(".zebres-play .zebres-stage svg").wait_for()
    assert kernel(reader, "editor.play_panel.game.rules.board.map") == "('AAAA', 'AAAA')"
    assert reader.problems == []


def test_a_board_is_painted_by_keyboard_alone(desk: Reader) -> None:
    reader, player = desk, begin(desk)
    cells, keyboard = reader.cells(), reader.page.keyboard
    player.stage.focus()
    for key in ["Home", *["ArrowUp"] * 5]:
        keyboard.press(key)
    assert player.cursor == "square:a1"
    player.press("d")
    assert tool(player, "D").is_checked()
    for _ in range(3):
        keyboard.press("ArrowRight")
    assert player.cursor == "square:d1"
    player.press(" ")
    player.press("Shift+ArrowRight")
    player.press("Shift+ArrowRight")
    assert player.cursor == "square:f1"
    assert kernel(reader, ROWS)[:10] == "['ABCDDD',"
    player.press("Control+z")
    player.press("Control+z")
    assert kernel(reader, ROWS)[:10] == "['ABCDCC',"
    player.press("Control+y")
    # Letters that are shortcuts of a board to play on, and of the notebook.
    for key in "npxba2":
        player.press(key)
    assert kernel(reader, "editor.presenter.painting.letter") == "'B'"
    assert player.cursor == "square:f1"
    # Rivers: the way of a stroke is chosen in front of the board, with Tab and arrows.
    keyboard.press("Shift+Tab")
    before = player.handled()
    keyboard.press("ArrowRight")
    player.wait_after(before)
    assert tool(player, "river").is_checked()
    keyboard.press("Tab")
    keyboard.press("End")
    keyboard.press("Home")
    player.press("Shift+ArrowRight")
    assert player.announced.startswith("b1: now territory A.")
    assert reader.cells() == cells
    assert reader.problems == []


def test_touch_paints(phone: Reader) -> None:
    reader, player = phone, begin(phone)
    before, steps = player.handled(), int(kernel(phone, "len(editor.presenter.painting.past)"))
    touch = reader.context.new_cdp_session(reader.page)
    player.locate("square:a3").scroll_into_view_if_needed()
    for kind, square in (("touchStart", "a3"), ("touchMove", "a4"), ("touchMove", "a5")):
        x, y = middle(player, square)
        points = [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.wait_after(before + 2)
    assert kernel(reader, "editor.presenter.painting.sizes['A']") == "7"
    assert kernel(reader, "len(editor.presenter.painting.past)") == str(steps + 1)
    assert reader.problems == []


def test_a_position_is_set_up_and_played(desk: Reader) -> None:
    reader, player = desk, Player(desk.board(desk.page.locator(".zebres-board").count() - 1))
    player.click("hand:w:Z")
    player.click("square:b3")
    assert "post" in player.status
    assert kernel(reader, "position_editor.position is None") == "True"
    player.click("post:Nb")
    before = player.handled()
    tool(player, "down").check()
    player.wait_after(before)
    # The rest without the mouse.
    player.stage.focus()
    player.press("g")
    player.choose_by_keyboard("square:a1")
    player.press("Control+z")
    player.press("Control+y")
    player.press("Delete")
    player.choose_by_keyboard("square:b3")
    assert kernel(reader, "position_editor.text") == "'g!5/6/6/6/6 Nb w - place'"
    assert "a1" in player.board.locator('[data-severity="warning"]').inner_text()
    groups = player.board.locator(".zebres-tools")
    before = player.handled()
    groups.nth(2).locator('[data-key="g"] input').check()
    player.wait_after(before)
    assert kernel(reader, "position_editor.text") == "'g!5/6/6/6/6 Nb g - place'"
    player.board.locator(".zebres-section summary").first.click()
    area = player.board.locator(".zebres-section textarea")
    assert area.input_value() == "g!5/6/6/6/6 Nb g - place"
    area.fill("6/1z!G3/2L3/6/6 Nc g w place")
    before = player.handled()
    player.board.locator('.zebres-section [data-key="load"]').click()
    player.wait_after(before)
    assert player.stage.locator('[data-square="c3"]').get_attribute("aria-label") == (
        "c3, white lion, territory B"
    )
    player.button("play")
    play_panel = reader.page.locator(".zebres-play .zebres-board").last
    play_panel.locator(".zebres-stage svg").wait_for()
    playing = Player(play_panel)
    playing.click("hand:g:E")
    playing.click("square:c1")
    assert kernel(reader, "position_editor.play_panel.game.actions") == "['Ec1']"
    assert kernel(reader, "position_editor.text") == "'6/1z!G3/2L3/6/6 Nc g w place'"
    assert reader.problems == []


@pytest.mark.parametrize("page", ["phone", "desk"])
def test_editors_are_accessible_and_not_cut_off(
    request: pytest.FixtureRequest, pictures: Path, page: str
) -> None:
    reader: Reader = request.getfixturevalue(page)
    reader.page.evaluate(
        "document.querySelectorAll('.zebres-section').forEach(each => { each.open = true })"
    )
    reader.board().locator(".zebres-status").scroll_into_view_if_needed()
    reader.page.wait_for_timeout(300)
    reader.page.screenshot(path=pictures / f"editors-{page}.png")
    results = Axe().run(reader.page, context=".zebres-editor")
    serious = [
        (found["id"], found["impact"], [node["html"][:200] for node in found["nodes"]])
        for found in results.response["violations"]
        if found["impact"] in ("serious", "critical")
    ]
    assert serious == []
    assert results.response["passes"], "axe looked at nothing"
    assert sticking_out(reader.page, ".zebres-editor") == []
    assert reader.problems == []
