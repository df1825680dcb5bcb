"""The design panel in a real JupyterLab: change, compare, save, reload, play; narrow and dark."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator

from tests.browser.lab import Lab, Reader, sticking_out
from tests.browser.player import Player
from tests.browser.test_board import MODELS, kernel

Read = Callable[..., Reader]

# A small game in plain Python: what is tried is the panel, not how long a compiler takes.
CELL = (
    "from zebres_lib.widgets import DesignPanel\n"
    "panel = DesignPanel({}games=60, sizes=(30, 60, 120), compiled=False)\npanel"
)
WAIT = 60_000
SHOWN = """() => [...document.querySelectorAll('.jp-OutputArea-child')]
    .filter(node => node.offsetHeight > 0)
    .map(node => node.querySelector('.design') ? 'panel'
        : node.querySelector('.zebres-design-static table') ? 'numbers'
        : node.querySelector('img')?.naturalWidth ? 'picture' : node.innerText.trim())
    .filter(Boolean)"""
"""What one sees of each output of the page."""


class Panel:
    """Somebody with the panel in front of them."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.page = reader, reader.page
        self.root = self.page.locator(".design").first

    def field(self, name: str) -> Locator:
        return self.root.locator(f'[data-field="{name}"]')

    def choose(self, name: str, value: str) -> None:
        self.root.locator(f'[data-choice="{name}"]').select_option(value)

    def button(self, name: str) -> None:
        self.root.locator(f'[data-press="{name}"]').first.click()

    def set(self, name: str, value: int) -> None:
        """Pull a slider somewhere, as a hand does: with an event for the place it comes to."""
        self.field(name).evaluate(
            "(node, value) => { node.value = value;"
            " node.dispatchEvent(new Event('input', { bubbles: true })) }",
            value,
        )

    @property
    def status(self) -> str:
        return self.root.locator(".zebres-status").inner_text()

    @property
    def message(self) -> Locator:
        return self.root.locator(".zebres-message")

    @property
    def changes(self) -> list[str]:
        return self.root.locator(".design-changes li").all_inner_texts()

    def finished(self) -> None:
        """Wait until everything that was asked for is answered, played and painted."""
        self.page.wait_for_function(
            """root => !root.dataset.pending
                && root.querySelector('.zebres-status').dataset.kind === 'final'
                && root.querySelector('.design-results').dataset.current === 'true'
                && root.querySelector('.design-results .design-paper').dataset.painted
                    === `${root.dataset.change}:120`""",
            arg=self.root.element_handle(),
            timeout=WAIT,
        )

    def compared(self) -> None:
        self.page.wait_for_function(
            "root => !root.dataset.pending"
            " && root.querySelector('.design-kept').dataset.compared === root.dataset.change"
            " && root.querySelector('.design-kept').dataset.current === 'true'",
            arg=self.root.element_handle(),
            timeout=WAIT,
        )

    def figures(self) -> list[list[str]]:
        found: list[list[str]] = self.root.locator(".design-results tbody tr").evaluate_all(
            "rows => rows.map(row => [...row.children].map(cell => cell.textContent))"
        )
        return found

    def picture(self, pictures: Path, name: str) -> None:
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(700)
        self.page.locator(".zebres-design").screenshot(path=pictures / f"design_{name}.png")


def axe_and_width(panel: Panel) -> None:
    """What axe finds serious, and what sticks out of its box: nothing."""
    page = panel.page
    page.evaluate("document.querySelectorAll('.design-group').forEach(one => one.open = true)")
    results = Axe().run(page, context=".zebres-design")
    serious = [
        (found["id"], found["impact"], [node["html"][:200] for node in found["nodes"]])
        for found in results.response["violations"]
        if found["impact"] in ("serious", "critical")
    ]
    assert serious == []
    assert results.response["passes"], "axe looked at nothing"
    assert sticking_out(page, ".zebres-design", scrolling=".design-frame") == []


@pytest.fixture
def opened(lab: Lab, read: Read) -> Callable[..., Panel]:
    def run(arguments: str = "'pond', ", **options: Any) -> Panel:
        reader = read(lab.write("design.ipynb", CELL.format(arguments)), **options)
        reader.run_all()
        panel = Panel(reader)
        panel.finished()
        return panel

    return run


def test_a_variant_is_made_compared_saved_loaded_after_a_restart_and_played(
    opened: Callable[..., Panel], lab: Lab, pictures: Path
) -> None:
    panel = opened(viewport={"width": 1200, "height": 2600})
    page, reader, cells = panel.page, panel.reader, panel.reader.cells()
    models = kernel(reader, MODELS)
    # By keyboard: the notebook sees none of it.
    panel.field("values.zebra").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert panel.field("values.zebra").input_value() == "9"
    panel.finished()
    assert "A zebra is worth 9 points instead of 6." in panel.changes
    assert kernel(reader, "panel.controller.result.rules.values") == "(2, 9, 0, 5, 1)"
    panel.field("crocodile_chain").uncheck()
    panel.field("name").fill("Rich pond")
    panel.button("keep")
    panel.message.get_by_text("Kept: Rich pond.").wait_for()
    panel.set("inauguration_points", 12)
    panel.field("compare").check()
    panel.finished()
    panel.compared()
    table = panel.root.locator(".design-compared table")
    heads = table.locator("thead th").all_inner_texts()
    assert heads == ["metric", "Pond", "Rich pond", "now on the sliders"]
    assert table.locator("tbody tr").count() == len(panel.figures())
    panel.choose("metric", "length")
    panel.compared()
    assert "length" in (panel.root.locator(".design-compared img").get_attribute("alt") or "")
    axe_and_width(panel)
    panel.picture(pictures, "compared")

    # What cannot be played says why, and the last result is marked as such.
    panel.choose("board", "classic")
    panel.root.locator('.zebres-status[data-kind="error"]').wait_for()
    assert "16 tokens, too few to fill 30 squares" in panel.status
    assert "12 points" in panel.root.locator(".design-outdated").inner_text()
    panel.picture(pictures, "impossible")
    panel.choose("board", "pond")
    panel.finished()

    panel.field("notes").fill("A colleague <b>shall</b> see this.")
    panel.button("save")
    panel.message.get_by_text("Saved as rich_pond.toml.").wait_for()
    panel.button("save")
    panel.message.get_by_text("There is a file rich_pond.toml already").wait_for()
    panel.button("overwrite")
    panel.message.get_by_text("Saved as rich_pond.toml.").wait_for()
    assert "colleague" in (lab.folder / "rich_pond.toml").read_text("utf-8")
    assert kernel(reader, MODELS) == models
    assert reader.cells() == cells

    # Another kernel knows nothing; the file does.
    reader.run_all()
    panel = Panel(reader)
    panel.finished()
    assert panel.field("inauguration_points").input_value() == "5"
    panel.choose("load", "file:rich_pond.toml")
    panel.message.get_by_text("Loaded: Rich pond.").wait_for()
    panel.finished()
    assert panel.field("inauguration_points").input_value() == "12"
    assert not panel.field("crocodile_chain").is_checked()
    assert panel.field("notes").input_value() == "A colleague <b>shall</b> see this."
    panel.button("play")
    reader.board().locator(".zebres-stage svg").wait_for()
    player = Player(reader.board())
    player.click(player.targets()[0])
    rules = json.loads(kernel(reader, "list(panel.play_panel.game.rules.values)"))
    assert rules == [2, 9, 0, 5, 1]
    assert kernel(reader, "len(panel.play_panel.game.steps)") == "1"
    # The board editor brings a board back.
    panel.button("edit")
    editor = page.locator(".zebres-board:has(.zebres-tools)")
    editor.locator(".zebres-stage svg").wait_for()
    editing = Player(editor)
    before = editing.handled()
    editor.locator('.zebres-tool[data-key="D"] input').check()
    editing.wait_after(before)
    editing.click("square:b4")
    editing.button("use")
    panel.finished()
    assert any("8" in line or "6" in line for line in panel.changes)
    assert kernel(reader, "panel.controller.settings.board.map[3]") == "'ADDD'"
    assert reader.problems == []


def test_thirty_changes_in_a_row_leave_no_stale_result_on_a_telephone(
    opened: Callable[..., Panel], lab: Lab, read: Read, pictures: Path
) -> None:
    panel = opened("'pond', language='fr', ", theme="dark", viewport={"width": 360, "height": 2600})
    reader, page = panel.reader, panel.page
    assert page.evaluate(SHOWN) == ["panel"]
    assert page.locator(".design-group[open]").count() == 1
    # Whatever is painted belongs to a later change than what was painted before.
    panel.root.evaluate(
        """root => {
            window.painted = [];
            const paper = root.querySelector('.design-results .design-paper');
            new MutationObserver(() => window.painted.push(paper.dataset.painted))
                .observe(paper, { attributes: true, attributeFilter: ['data-painted'] });
        }"""
    )
    zebra = [number * 7 % 20 for number in range(30)]
    for number, value in enumerate(zebra):
        panel.set("values.zebra", value)
        if number % 5 == 0:
            page.wait_for_timeout(60)
    panel.finished()
    painted = page.evaluate("window.painted")
    order = [int(each.split(":")[0]) for each in painted]
    assert order == sorted(order)
    assert order[-1] == int(panel.root.get_attribute("data-change") or 0)
    assert panel.field("values.zebra").input_value() == str(zebra[-1])
    assert f"Un zèbre vaut {zebra[-1]} points au lieu de 6." in panel.changes
    assert kernel(reader, "panel.controller.result.rules.values[1]") == str(zebra[-1])
    wanted = (
        "__import__('zebres_lib.zebres.design.metrics', fromlist=['x']).measure("
        "panel.controller.settings.rules, ['margin'], games=120, seed=1, compiled=False,"
        " workers=1)['value'].iloc[0]"
    )
    margin = next(row for row in panel.figures() if row[0].startswith("écart du gagnant"))
    shown = float(margin[1].replace(",", "."))
    assert shown == pytest.approx(float(kernel(reader, f"float({wanted})")), abs=0.06)
    # Nothing comes after the last.
    page.wait_for_timeout(500)
    assert page.evaluate("window.painted") == painted

    panel.button("keep")
    panel.set("values.gazelle", 5)
    panel.field("compare").check()
    panel.finished()
    panel.compared()
    axe_and_width(panel)
    panel.picture(pictures, "telephone")
    assert reader.problems == []

    # Saved and opened again, the panel is gone; picture and numbers are there.
    reader.command("docmanager:save")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    text = (lab.folder / "design.ipynb").read_text("utf-8")
    (lab.folder / "design_again.ipynb").write_text(text, "utf-8")
    again = read("design_again.ipynb")
    for _ in range(60):
        if again.page.evaluate(SHOWN) == ["picture", "numbers"]:
            break
        again.page.wait_for_timeout(500)
    assert again.page.evaluate(SHOWN) == ["picture", "numbers"]
