"""The deck editor and the designer in a real JupyterLab: mouse, keyboard, files, telephone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator

from tests.browser.lab import Lab, Reader, sticking_out
from tests.browser.test_board import MODELS, kernel

Read = Callable[..., Reader]

IMPORT = "from zebres_lib.widgets import DeckEditor, DesignerPanel\n"
EDITOR = IMPORT + "editor = DeckEditor()\neditor"
PANEL = "panel = DesignerPanel(editor)\npanel"
IMPOSSIBLE = """from zebres_lib.zoo_run.design import Constraints
DesignerPanel(constraints=Constraints(9, (9, 0, 0), (9, 0, 0), animals=1))"""
WAIT = 15_000

pytestmark = pytest.mark.browser


class Editor:
    """Somebody with the grid in front of them."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.page = reader, reader.page
        self.root = self.page.locator(".deck").first

    def cell(self, card: int, place: int) -> Locator:
        return self.root.locator(f'tr[data-card="{card}"] td[data-place="{place}"]')

    @property
    def status(self) -> str:
        return self.root.locator(".zebres-status").inner_text()

    @property
    def hint(self) -> str | None:
        return self.root.locator(".deck-hint").get_attribute("data-kind")

    def handled(self) -> int:
        return int(self.root.get_attribute("data-handled") or 0)

    def wait_after(self, before: int) -> None:
        self.page.wait_for_function(
            "([node, before]) => Number(node.dataset.handled) > before",
            arg=[self.root.element_handle(), before],
            timeout=WAIT,
        )

    def press(self, key: str) -> None:
        before = self.handled()
        self.page.keyboard.press(key)
        self.wait_after(before)

    def button(self, name: str) -> None:
        before = self.handled()
        self.root.locator(f'[data-press="{name}"]').click()
        self.wait_after(before)

    def choose(self, card: int, place: int, animal: str) -> None:
        before = self.handled()
        self.cell(card, place).click()
        self.cell(card, place).locator("select").select_option(label=animal)
        self.wait_after(before)


@pytest.fixture
def opened(lab: Lab, read: Read) -> Callable[..., Editor]:
    def run(*cells: str, **options: object) -> Editor:
        reader = read(lab.write("deck_lab.ipynb", *cells), **options)
        reader.run_all()
        editor = Editor(reader)
        editor.root.locator("tbody tr").first.wait_for()
        return editor

    return run


def picture(editor: Editor, pictures: Path, name: str) -> None:
    editor.page.mouse.move(0, 0)
    editor.root.screenshot(path=pictures / f"deck_lab_{name}.png")


def test_a_deck_is_edited_by_mouse_keyboard_and_file_wide_and_narrow(
    opened: Callable[..., Editor], pictures: Path, tmp_path: Path
) -> None:
    editor = opened(EDITOR)
    page, cells = editor.page, editor.reader.cells()
    models = kernel(editor.reader, MODELS)
    assert editor.hint == "holds"
    picture(editor, pictures, "wide")

    # By mouse: the head on the right edge of card 3, in the top row.
    assert editor.cell(3, 3).inner_text().strip() == "lynx"
    editor.choose(3, 3, "llama")
    assert editor.cell(3, 3).inner_text().strip() == "llama"
    assert kernel(editor.reader, "editor.deck.cards[2].heads[0]") == "'llama'"
    assert page.evaluate("document.activeElement.matches('td')")

    # By keyboard, from there: letters, arrows, Delete; the notebook sees none of it.
    editor.press("Delete")
    assert kernel(editor.reader, "editor.deck.cards[2].heads[0]") == "None"
    editor.press("l")
    assert editor.cell(3, 3).inner_text().strip() == "lynx"
    editor.press("l")
    assert editor.cell(3, 3).inner_text().strip() == "llama"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("Card 4, ")
    page.keyboard.press("d")
    editor.press("Insert")
    assert kernel(editor.reader, "len(editor.grid.rows)") == "31"
    assert page.evaluate("document.activeElement.closest('tr').dataset.card") == "31"
    assert "not finished" not in editor.status
    assert "Card 31 has no animal" in editor.root.locator(".deck-problems").inner_text()
    assert editor.hint == "unknown"
    editor.press("Shift+Delete")
    for _ in range(6):
        editor.press("Control+z")
    assert kernel(editor.reader, "editor.deck.to_csv() == type(editor)().deck.to_csv()") == "True"
    assert editor.reader.cells() == cells

    # A deck whose hint does not hold shows the hands; a file with mistakes is told so.
    broken = tmp_path / "three.csv"
    rows = "\n".join(f"{n},{animal},,,{animal},," for n, animal in
                     enumerate(["lynx", "panda", "llama", "turtle"], start=1))  # fmt: skip
    heading = "card,body_top,body_middle,body_bottom,head_top,head_middle,head_bottom\n"
    broken.write_text(heading + rows + "\n")
    before = editor.handled()
    editor.root.locator(".deck-file").set_input_files(broken)
    editor.wait_after(before)
    assert editor.hint == "fails"
    hands = editor.root.locator("[data-cards]")
    assert hands.count() == 4
    hands.first.click()
    assert editor.root.locator("tr[data-marked]").count() == 3
    picture(editor, pictures, "fails")
    wrong = tmp_path / "wrong.csv"
    wrong.write_text(heading + rows.replace("panda", "<b>bear</b>") + "\n")
    before = editor.handled()
    editor.root.locator(".deck-file").set_input_files(wrong)
    editor.wait_after(before)
    assert "2 mistakes" in editor.status
    assert editor.root.locator(".deck-problems li").count() == 2
    assert editor.root.locator("b").count() == 0
    picture(editor, pictures, "mistakes")

    with page.expect_download() as downloading:
        editor.root.get_by_role("button", name="Download").click()
    assert Path(downloading.value.path()).read_text() == heading + rows + "\n"
    assert downloading.value.suggested_filename == "three.csv"
    assert kernel(editor.reader, MODELS) == str(int(models) + 2)  # one editor was made above
    # In French, on a telephone, in the dark.
    before = editor.handled()
    editor.root.get_by_role("button", name="Français").click()
    editor.wait_after(before)
    editor.button("undo")
    page.set_viewport_size({"width": 400, "height": 800})
    for theme in ("Light", "Dark"):
        editor.reader.command("apputils:change-theme", theme=f"JupyterLab {theme}")
        light = str(theme == "Light").lower()
        page.wait_for_selector(f'body[data-jp-theme-light="{light}"]', state="attached")
        assert sticking_out(page, ".deck", scrolling=".deck-name") == []
        assert "éléphant" in editor.cell(1, 0).inner_text()
        picture(editor, pictures, f"narrow_{theme.lower()}")
    found = Axe().run(page, context=".deck", options={"runOnly": ["wcag2a", "wcag2aa"]})
    assert found.violations_count == 0, found.generate_report()
    assert editor.reader.problems == []


def test_a_search_runs_is_stopped_and_fills_the_grid(
    opened: Callable[..., Editor], pictures: Path
) -> None:
    editor = opened(EDITOR, PANEL, IMPOSSIBLE, theme="dark")
    page = editor.page
    panel = page.locator(".zebres-designer").first
    panel.get_by_role("button", name="Search").click()
    panel.get_by_text("Found:").wait_for(timeout=90_000)
    assert kernel(editor.reader, "panel.design.found, len(panel.deck)") == "(True, 30)"
    before = kernel(editor.reader, "editor.deck.to_csv()")
    panel.get_by_role("button", name="Into the editor").click()
    editor.root.locator(".zebres-status", has_text="designed-1: 30 cards").wait_for()
    assert kernel(editor.reader, "editor.deck == panel.deck") == "True"
    assert kernel(editor.reader, "editor.deck.to_csv()") != before
    assert editor.hint == "holds"
    panel.screenshot(path=pictures / "deck_lab_designer.png")
    # What cannot be is said; what never ends is stopped, and the notebook goes on meanwhile.
    fields = panel.locator("input[type=text]")
    fields.nth(1).fill("5 5 5")
    fields.nth(1).press("Tab")
    panel.get_by_role("button", name="Search").click()
    panel.get_by_text("Body edges: 5 + 5 + 5 edges are 15").wait_for()
    never = page.locator(".zebres-designer").nth(1)
    never.get_by_role("button", name="Search").click()
    never.locator("progress").wait_for()
    assert kernel(editor.reader, "1 + 1") == "2"
    never.get_by_role("button", name="Stop").click()
    never.get_by_text("Not found before the search was stopped").wait_for()
    page.set_viewport_size({"width": 400, "height": 900})
    assert never.evaluate("node => node.scrollWidth <= node.clientWidth")
    never.screenshot(path=pictures / "deck_lab_not_found.png")
    assert editor.reader.problems == []
