"""The board and the play panel in a real JupyterLab: by mouse, touch, keyboard, and read aloud."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.lab import Lab, Reader, sticking_out
from tests.browser.player import Player
from tools.check_notebooks import check
from tools.execute_notebooks import execute

Read = Callable[..., Reader]

IMPORT = "from zebres_lib import zebres\nfrom zebres_lib.widgets import *\n"
PLAY = IMPORT + "panel = PlayPanel()\npanel"
SCRIPT = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">'


@pytest.fixture
def panel(lab: Lab, read: Read) -> Reader:
    """A notebook with a play panel, run, and a markdown cell and a code cell around it."""
    reader = read(lab.write("play.ipynb", PLAY, "state = str(panel.game.position)"))
    reader.run_all()
    reader.board().locator("svg").wait_for()
    return reader


def player_of(reader: Reader, seed: int = 7) -> Player:
    return Player(reader.board(), Random(seed))


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


MODELS = (
    "(lambda w: len(getattr(w, '_instances', None) or {}))"
    "(__import__('ipywidgets.widgets.widget', fromlist=['x']))"
)


def test_a_full_game_by_mouse(panel: Reader) -> None:
    player = player_of(panel)
    models = kernel(panel, MODELS)
    clicks = player.play_by_mouse()
    assert player.is_over, player.status
    assert clicks >= 30
    assert kernel(panel, "panel.game.is_over") == "True"
    assert int(kernel(panel, "len(panel.game.steps)")) >= 31
    assert kernel(panel, MODELS) == models
    assert panel.page.locator(".zebres-entry").count() == int(
        kernel(panel, "len(panel.game.steps)")
    )
    assert panel.problems == []


def test_a_full_game_by_keyboard_alone(panel: Reader) -> None:
    player = player_of(panel, seed=11)
    cells = panel.cells()
    player.stage.focus()
    choices = player.play_by_keyboard()
    assert player.is_over, player.status
    assert choices >= 30
    assert kernel(panel, "panel.game.is_over") == "True"
    assert panel.cells() == cells
    assert panel.page.evaluate("document.activeElement.matches('.zebres-stage')")
    assert panel.problems == []


def test_two_hundred_actions_add_no_widget_and_no_element(panel: Reader) -> None:
    player = player_of(panel)
    for _ in range(20):
        player.click(player.random.choice(player.targets()))
    player.button("undo")
    player.button("redo")
    count = "() => document.querySelectorAll('.zebres-board *').length"
    models, elements = kernel(panel, MODELS), panel.page.evaluate(count)
    root = player.board.element_handle()
    for _ in range(100):
        player.button("undo")
        player.button("redo")
    assert kernel(panel, MODELS) == models
    assert panel.page.evaluate(count) == elements
    assert root.evaluate("node => node.isConnected"), "the board was built anew"


def test_notebook_shortcuts_do_not_reach_the_notebook(panel: Reader) -> None:
    before = panel.cells()
    player_of(panel).stage.focus()
    for key in "xbadd":
        panel.page.keyboard.press(key)
    panel.page.keyboard.press("Escape")
    for key in "xbaddmyvz":
        panel.page.keyboard.press(key)
    panel.page.wait_for_timeout(300)
    assert panel.cells() == before
    # And outside the board they do what they always do, so that the test tells something.
    panel.page.locator(".jp-Cell .jp-InputPrompt").last.click()
    panel.page.keyboard.press("b")
    panel.page.wait_for_timeout(300)
    assert len(panel.cells()) == len(before) + 1


def test_the_board_is_one_tab_stop(panel: Reader) -> None:
    player = player_of(panel)
    player.stage.focus()
    first = player.cursor
    panel.page.keyboard.press("ArrowRight")
    assert player.cursor != first
    assert player.stage.locator(".zebres-cursor").is_visible()
    panel.page.keyboard.press("Tab")
    active = "document.activeElement"
    assert panel.page.evaluate(f"{active}.dataset.press") == "undo"
    panel.page.keyboard.press("Shift+Tab")
    assert panel.page.evaluate(f"{active}.matches('.zebres-stage')")
    focusable = player.stage.evaluate("stage => stage.querySelectorAll('[tabindex]').length")
    assert focusable == 0


def test_arrows_lead_from_squares_to_posts_and_hands_and_back(panel: Reader) -> None:
    player = player_of(panel)
    player.click("post:Nc")
    assert player.cursor == "post:Nc"
    panel.page.keyboard.press("ArrowDown")
    assert player.cursor == "square:c1"
    for _ in range(5):
        panel.page.keyboard.press("ArrowDown")
    assert player.cursor == "post:Sc"
    panel.page.keyboard.press("ArrowDown")
    assert player.cursor.startswith("hand:w:")
    panel.page.keyboard.press("ArrowDown")
    assert player.cursor.startswith("hand:g:")
    panel.page.keyboard.press("ArrowUp")
    panel.page.keyboard.press("ArrowUp")
    assert player.cursor.startswith("post:S")
    panel.page.keyboard.press("ArrowUp")
    panel.page.keyboard.press("End")
    assert player.cursor == "post:E5"
    panel.page.keyboard.press("Home")
    assert player.cursor == "post:W5"


def test_arrows_keep_to_the_line(panel: Reader) -> None:
    player = player_of(panel)
    player.click("post:Nc")
    panel.page.keyboard.press("ArrowDown")
    panel.page.keyboard.press("Home")

    def walk(key: str, places: list[str]) -> None:
        for place in places:
            panel.page.keyboard.press(key)
            assert player.cursor == place

    for row in range(1, 6):
        line = [f"post:W{row}", *(f"square:{column}{row}" for column in "abcdef"), f"post:E{row}"]
        assert player.cursor == line[0]
        walk("ArrowRight", line[1:])
        walk("ArrowLeft", line[-2::-1])
        if row < 5:
            walk("ArrowDown", [f"post:W{row + 1}"])
    walk("ArrowRight", ["square:a5"])
    walk("ArrowUp", ["square:a4", "square:a3", "square:a2", "square:a1", "post:Na"])
    for column, after in zip("abcdef", "bcdef ", strict=True):
        line = [f"post:N{column}", *(f"square:{column}{row}" for row in range(1, 6))]
        line.append(f"post:S{column}")
        walk("ArrowDown", line[1:])
        walk("ArrowUp", line[-2::-1])
        if after != " ":
            walk("ArrowRight", [f"post:N{after}"])


def test_escape_lets_go_of_what_is_chosen(panel: Reader) -> None:
    player = player_of(panel)
    player.click("post:Nb")
    chosen = player.stage.locator('[aria-pressed="true"]')
    assert chosen.count() == 0
    player.press("g")
    assert chosen.count() == 1
    assert kernel(panel, "panel.controller.selected") == "'hand:g:G'"
    player.press("Escape")
    assert chosen.count() == 0
    assert kernel(panel, "panel.controller.selected") == "None"


def test_events_and_refusals_are_announced(panel: Reader) -> None:
    player = player_of(panel)
    player.click("post:Nb")
    assert not player.stage.locator(".zebres-cursor").is_visible(), "a mouse needs no cursor"
    assert "Nb" in player.announced
    assert "Green" in player.announced
    player.click("square:f5")
    refused = player.status
    assert player.board.locator(".zebres-status").get_attribute("data-kind") == "refused"
    assert refused in player.announced
    assert "column b" in refused
    # What is said again is read again: the text of the live region is another one.
    live = player.board.locator(".zebres-live")
    texts = [live.text_content()]
    for _ in range(3):
        player.click("square:f5")
        assert refused in player.announced
        texts.append(live.text_content())
    assert all(one != after for one, after in pairwise(texts))
    assert kernel(panel, "panel.game.actions") == "['@Nb']"
    label = player.stage.locator('[data-square="b3"]').get_attribute("aria-label")
    assert label is not None
    assert label.startswith("b3, empty, territory A")
    assert live.get_attribute("aria-live") == "polite"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(lab: Lab, read: Read, theme: str) -> None:
    game = IMPORT + "game = zebres.Game()\nevents = game.play('@NbGb3>NdZd2>E1')\n"
    cells = [game + "PlayPanel(game)", "ReplayPanel(game, ply=2)", "board(game)"]
    reader = read(lab.write("axe.ipynb", *cells), theme=theme)
    reader.run_all()
    reader.board(2).locator("svg").wait_for(state="attached")
    reader.page.evaluate(
        "document.querySelectorAll('.zebres-play details').forEach(d => d.open = 1)"
    )
    axe = Axe()
    for selector in (".zebres-play", ".zebres-board"):
        results = axe.run(reader.page, context=selector)
        serious = [
            (found["id"], found["impact"], [node["html"][:200] for node in found["nodes"]])
            for found in results.response["violations"]
            if found["impact"] in ("serious", "critical")
        ]
        assert serious == []
        assert results.response["passes"], "axe looked at nothing"


def test_touch_plays(lab: Lab, read: Read) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 400, "height": 800}, "has_touch": True}
    reader = read(lab.write("touch.ipynb", PLAY), **phone)
    reader.run_all()
    player = player_of(reader)
    for target, actions in (
        ("post:Nb", "['@Nb']"),
        ("hand:g:Z", "['@Nb']"),
        ("square:b3", "['@Nb', 'Zb3']"),
        ("post:Nd", "['@Nb', 'Zb3', '>Nd']"),
    ):
        before = player.handled()
        player.locate(target).tap()
        player.wait_after(before)
        assert kernel(reader, "panel.game.actions") == actions
    box = player.locate("square:a1").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 30
    assert player.stage.evaluate("stage => getComputedStyle(stage).touchAction") == "manipulation"


def test_the_panel_changes_language_game_and_text(panel: Reader) -> None:
    player = player_of(panel)
    player.click("post:Nb")
    side = panel.page.locator(".zebres-side")
    side.locator('[data-language="fr"]').click()
    panel.page.wait_for_function(
        "() => document.querySelector('.zebres-status').textContent.startsWith('Vert')"
    )
    assert side.locator(".zebres-entry").first.inner_text().startswith("1.")
    assert "gardien" in side.locator(".zebres-entry").first.inner_text()
    side.locator("summary").last.click()
    side.locator("textarea").nth(-1).fill('[Result "*"]\n\n1. @E1\n')
    side.locator('[data-load="game"]').click()
    side.locator('.zebres-message:has-text("Partie chargée")').wait_for()
    assert kernel(panel, "panel.game.actions") == "['@E1']"
    side.locator("summary").first.click()
    side.locator('[data-field="board"] select').select_option("president")
    side.locator('[data-field="first_player"] select').select_option("green")
    side.locator('[data-field="crocodile_chain"] input').uncheck()
    side.locator('.zebres-form [type="submit"]').click()
    side.locator('.zebres-message:has-text("Nouvelle partie")').wait_for()
    assert kernel(panel, "panel.game.rules.board.name") == "'president'"
    assert kernel(panel, "panel.game.rules.crocodile_chain") == "False"
    assert kernel(panel, "panel.game.player.name") == "'GREEN'"
    side.locator('[data-field="inauguration_points"] input').fill("1000")
    side.locator('.zebres-form [type="submit"]').click()
    side.locator('.zebres-message[data-kind="error"]:has-text("1000")').wait_for()
    assert kernel(panel, "panel.game.rules.inauguration_points") == "5"
    assert panel.problems == []


def test_what_a_user_writes_shows_as_text(lab: Lab, read: Read) -> None:
    header = 'game.headers["White"] = ' + repr(SCRIPT)
    cell = IMPORT + f"game = zebres.Game()\n{header}\npanel = PlayPanel(game)\npanel"
    reader = read(lab.write("script.ipynb", cell))
    reader.run_all()
    side = reader.page.locator(".zebres-side")
    side.locator("summary").last.click()
    assert SCRIPT.replace('"', '\\"') in side.locator("textarea").last.input_value()
    for field in ("position", "game"):
        area = side.locator(f'[data-load="{field}"]').locator("xpath=../..").locator("textarea")
        area.fill(SCRIPT)
        side.locator(f'[data-load="{field}"]').click()
        reader.page.locator('.zebres-status[data-kind="error"]:has-text("<script>")').wait_for()
    assert reader.page.evaluate("window.hacked") is None
    assert reader.page.locator(".zebres-play script, .zebres-play img").count() == 0


def test_replay_goes_through_a_game(lab: Lab, read: Read) -> None:
    cell = IMPORT + "game = zebres.Game()\nevents = game.play('@NbGb3>NdZd2>E1')\n"
    reader = read(lab.write("replay.ipynb", cell + "panel = ReplayPanel(game)\npanel"))
    reader.run_all()
    player = player_of(reader)
    player.button("next")
    assert "@Nb" in player.status
    assert "Nb" in reader.page.locator(".zebres-notes li").first.inner_text()
    player.button("last")
    assert ">E1" in player.status
    player.button("first")
    reader.board().locator('[data-press="play"]').click()
    reader.page.wait_for_function(
        "() => document.querySelector('.zebres-status').textContent.includes('>E1')", timeout=20_000
    )
    assert kernel(reader, "panel.replay.ply") == "5"
    assert reader.problems == []


# --- without a kernel ---------------------------------------------------------------------------


def shown(reader: Reader) -> list[str]:
    """What one sees of each output: its kind and its visible text."""
    found: list[str] = reader.page.evaluate(
        """() => [...document.querySelectorAll('.jp-OutputArea-child')]
            .filter(node => node.offsetHeight > 0)
            .map(node => node.querySelector('.zebres-board') ? 'board'
                : node.querySelector('.zebres-static img')?.naturalWidth ? 'picture'
                : node.innerText.trim())"""
    )
    return [each for each in found if each]


def comes_to_show(reader: Reader, *wanted: list[str]) -> list[str]:
    """What one sees once it is one of `wanted` (JupyterLab says "Loading widget..." until a kernel
    has answered, however long that takes), or what one still sees after half a minute."""
    for _ in range(60):
        if shown(reader) in wanted:
            break
        reader.page.wait_for_timeout(500)
    # What is shown for a moment only would not be seen again.
    reader.page.wait_for_timeout(500)
    return shown(reader)


def trust(reader: Reader) -> None:
    """Trust the notebook, as its reader does before anything in it may run."""
    reader.page.evaluate("() => { window.jupyterapp.commands.execute('notebook:trust') }")
    reader.page.click(".jp-Dialog .jp-mod-accept")


def test_where_the_board_lives_the_picture_is_hidden(panel: Reader) -> None:
    assert shown(panel) == ["board"]


@pytest.mark.parametrize("trusted", [False, True])
def test_a_picture_remains_without_a_kernel(
    lab: Lab, read: Read, panel: Reader, trusted: bool
) -> None:
    """Saved after a run, without the state of widgets, and opened again: a kernel knows nothing."""
    panel.command("docmanager:save")
    panel.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    text = (lab.folder / "play.ipynb").read_text("utf-8")
    assert "widget-view+json" in text
    (lab.folder / "again.ipynb").write_text(text, "utf-8")
    reader = read("again.ipynb")
    if trusted:
        trust(reader)
        reader.page.wait_for_selector(".jp-OutputArea-output.jupyter-widgets", state="attached")
    assert comes_to_show(reader, ["picture"]) == ["picture"]


@pytest.mark.parametrize("trusted", [False, True])
def test_a_lesson_as_it_is_stored_shows_a_board_before_it_is_run(
    lab: Lab, read: Read, trusted: bool
) -> None:
    name = lab.write("stored.ipynb", PLAY)
    execute(lab.folder / name)
    assert [str(finding) for finding in check(lab.folder / name)] == []
    reader = read(name)
    if trusted:
        trust(reader)
    # Where the state of the widget is stored too, it is shown; where it is not, the picture is.
    wanted = ["picture"], ["board"]
    assert comes_to_show(reader, *wanted) in wanted


# --- how it looks -------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 400])
def test_nothing_is_cut_off(lab: Lab, read: Read, pictures: Path, theme: str, width: int) -> None:
    game = IMPORT + "game = zebres.Game()\nevents = game.play('@NbGb3>NdZd2>E1')\n"
    name = lab.write("look.ipynb", game + "PlayPanel(game)")
    reader = read(name, theme=theme, viewport={"width": width, "height": 1300})
    reader.run_all()
    board = reader.board()
    board.locator("svg").wait_for()
    reader.page.wait_for_timeout(300)
    player_of(reader).stage.focus()
    reader.page.screenshot(path=pictures / f"panel-{width}-{theme}.png")
    reader.page.evaluate(
        "document.querySelectorAll('.zebres-play details').forEach(d => d.open = 1)"
    )
    side = reader.page.locator(".zebres-side")
    side.scroll_into_view_if_needed()
    reader.page.screenshot(path=pictures / f"panel-open-{width}-{theme}.png")
    assert sticking_out(reader.page, ".zebres-play") == []
    room = reader.page.locator(".jp-OutputArea-output:has(.zebres-play)").bounding_box()
    svg = board.locator("svg").bounding_box()
    assert room is not None
    assert svg is not None
    assert svg["x"] + svg["width"] <= room["x"] + room["width"] + 1
    assert svg["width"] >= 280
