"""Each reason to refuse a notebook, shown on a small notebook made for it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tools.check_notebooks import (
    LONGEST_CELL,
    WIDGET_STATE,
    WIDGET_VIEW,
    Finding,
    NotebookError,
    check,
    discover,
    main,
)

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="6" height="5"/></svg>'
TEXT_BOARD = "  a b c\n1 . . .\n2 . G .\n3 . . L\n4 . . ."
Change = Callable[[Any], None]


def shown(data: dict[str, Any]) -> Any:
    return new_output("display_data", data=data)


def good_notebook() -> Any:
    """A lesson in which nothing is wrong: a number, a board as widget, a chart with its table."""
    sources = ["1 + 1", "panel(game)", "chart(table)", "table", "# Nothing to show here."]
    cells = [new_code_cell(source) for source in sources]
    cells[0].outputs = [new_output("execute_result", {"text/plain": "2"}, execution_count=1)]
    view = {"version_major": 2, "version_minor": 0, "model_id": "board"}
    cells[1].outputs = [shown({WIDGET_VIEW: view, "image/svg+xml": SVG, "text/plain": "Panel()"})]
    cells[2].outputs = [shown({"image/png": "iVBORw0KGgo=", "text/plain": "<Figure 640x480>"})]
    cells[3].outputs = [new_output("stream", name="stdout", text="territory A: 20 points\n")]
    for number, cell in enumerate(cells, start=1):
        cell.execution_count = number
    state = {
        "board": {"model_name": "BoardModel", "state": {"layout": "IPY_MODEL_layout"}},
        "layout": {"model_name": "LayoutModel", "state": {}},
    }
    for model in state.values():
        model |= {"model_module": "made", "model_module_version": "1"}
    return new_notebook(
        cells=[new_markdown_cell("# A lesson"), *cells],
        metadata={
            "kernelspec": {"name": "python3", "display_name": "Python 3"},
            "language_info": {"name": "python"},
            "widgets": {WIDGET_STATE: {"version_major": 2, "version_minor": 0, "state": state}},
        },
    )


def findings(tmp_path: Path, notebook: Any) -> list[Finding]:
    path = tmp_path / "lesson.ipynb"
    nbformat.write(notebook, path)
    return check(path)


def test_a_good_notebook_is_accepted(tmp_path: Path) -> None:
    assert findings(tmp_path, good_notebook()) == []


# --- What is refused ----------------------------------------------------------------------------

REFUSED: list[tuple[str, str, Change]] = []


def refused(cell: str, words: str) -> Callable[[Change], Change]:
    """Register a change to the good notebook with the cell and the words of its refusal."""

    def register(change: Change) -> Change:
        REFUSED.append((cell, words, change))
        return change

    return register


@refused("code cell 1 ('1 + 1')", "has no execution count")
def one_cell_never_run(notebook: Any) -> None:
    notebook.cells[1].execution_count = None


@refused("", "no cell has an output")
def stripped(notebook: Any) -> None:
    for cell in notebook.cells[1:]:
        cell.outputs = []
        cell.execution_count = None


@refused("code cell 2", "was run as number 7, not 2")
def run_again_later(notebook: Any) -> None:
    notebook.cells[2].execution_count = 7


@refused("", "has no code cell")
def only_prose(notebook: Any) -> None:
    del notebook.cells[1:]


@refused("", "names no kernel")
def without_kernel(notebook: Any) -> None:
    del notebook.metadata["kernelspec"]


@refused("", "asks for the kernel 'my-own'")
def with_a_private_kernel(notebook: Any) -> None:
    notebook.metadata["kernelspec"]["name"] = "my-own"


@refused("", "names no language")
def without_language(notebook: Any) -> None:
    del notebook.metadata["language_info"]


@refused("code cell 1", "stores the error NameError")
def error_stored(notebook: Any) -> None:
    error = new_output("error", ename="NameError", evalue="name 'gane'", traceback=[])
    notebook.cells[1].outputs = [error]


@refused("code cell 1", "stores text on stderr: 'UserWarning: careful'")
def warning_stored(notebook: Any) -> None:
    notebook.cells[1].outputs += [new_output("stream", name="stderr", text="UserWarning: careful")]


@refused("code cell 1", "is marked NBVAL_IGNORE_OUTPUT")
def exempt_by_comment(notebook: Any) -> None:
    notebook.cells[1].source = "# NBVAL_IGNORE_OUTPUT\n1 + 1"


@refused("code cell 1", "is tagged raises-exception")
def exempt_by_tag(notebook: Any) -> None:
    notebook.cells[1].metadata["tags"] = ["aims", "raises-exception"]


@refused("code cell 1", "uses clear_output")
def output_cleared(notebook: Any) -> None:
    notebook.cells[1].source = "clear_output(wait=True)"


@refused("code cell 1", "uses update_display")
def output_updated(notebook: Any) -> None:
    notebook.cells[1].source = "IPython.display.update_display(board, display_id='b')"


@refused("code cell 2", "shows an address in memory (at 0x7ff78d6c9b20)")
def address_shown(notebook: Any) -> None:
    notebook.cells[2].outputs[0].data["text/plain"] = "<Panel object at 0x7ff78d6c9b20>"


@refused("code cell 1", f"has {LONGEST_CELL + 1} lines of code")
def long_cell(notebook: Any) -> None:
    notebook.cells[1].source = "# A comment does not count.\n\n" + "1 + 1\n" * (LONGEST_CELL + 1)


@refused("code cell 1", "holds a machine's path")
def path_in_an_output(notebook: Any) -> None:
    notebook.cells[1].outputs[0].data["text/plain"] = "'/" + "home/ada/lessons/game.txt'"


@refused("code cell 1", "holds a machine's path")
def path_in_the_code(notebook: Any) -> None:
    notebook.cells[1].source = r"open('C:\\Users\\ada\\game.txt')"


@refused("", "its metadata hold a machine's path")
def path_in_the_metadata(notebook: Any) -> None:
    notebook.metadata["kernelspec"]["path"] = "/" + "Users/ada/lab/python"


@refused("", "metadata.widgets has no state")
def widgets_without_state(notebook: Any) -> None:
    notebook.metadata["widgets"][WIDGET_STATE] = {"version_major": 2, "version_minor": 0}


@refused("", "metadata.widgets has no state")
def widgets_of_no_known_kind(notebook: Any) -> None:
    notebook.metadata["widgets"] = {"state": {}}


@refused("", "a stored BoardModel refers to widget layout, not stored")
def part_of_a_widget_lost(notebook: Any) -> None:
    del notebook.metadata["widgets"][WIDGET_STATE]["state"]["layout"]


@refused("code cell 2", "shows a widget whose model is not stored")
def model_lost(notebook: Any) -> None:
    del notebook.metadata["widgets"]


@refused("code cell 2", "shows a widget without a static board beside it")
def no_static_board(notebook: Any) -> None:
    del notebook.cells[2].outputs[0].data["image/svg+xml"]


@refused("code cell 2", "stores an SVG that is not well formed")
def broken_svg(notebook: Any) -> None:
    notebook.cells[2].outputs[0].data["image/svg+xml"] = SVG.removesuffix("</svg>")


@refused("code cell 3", "shows a chart whose numbers stand nowhere in text")
def chart_without_numbers(notebook: Any) -> None:
    notebook.cells[4].outputs = []


@pytest.mark.parametrize(
    ("cell", "words", "change"), REFUSED, ids=[change.__name__ for *_, change in REFUSED]
)
def test_refused(tmp_path: Path, cell: str, words: str, change: Change) -> None:
    notebook = good_notebook()
    change(notebook)
    found = findings(tmp_path, notebook)
    matching = [one for one in found if words in one.wrong]
    assert len(matching) == 1, [str(one) for one in found]
    assert matching[0].cell.startswith(cell)
    assert bool(cell) == bool(matching[0].cell)
    assert str(matching[0]).startswith("lesson.ipynb")
    assert matching[0].right


# --- What is accepted though it looks alike -----------------------------------------------------


def test_a_static_board_may_follow_the_widget_as_its_own_output(tmp_path: Path) -> None:
    notebook = good_notebook()
    del notebook.cells[2].outputs[0].data["image/svg+xml"]
    notebook.cells[2].outputs.append(shown({"text/html": f"<div>{SVG}</div>"}))
    assert findings(tmp_path, notebook) == []


def test_a_text_board_is_a_static_board(tmp_path: Path) -> None:
    notebook = good_notebook()
    del notebook.cells[2].outputs[0].data["image/svg+xml"]
    notebook.cells[2].outputs[0].data["text/plain"] = TEXT_BOARD
    assert findings(tmp_path, notebook) == []


def test_an_empty_code_cell_is_not_counted(tmp_path: Path) -> None:
    notebook = good_notebook()
    notebook.cells.insert(2, new_code_cell(""))
    assert findings(tmp_path, notebook) == []


def test_a_picture_may_hold_any_letters(tmp_path: Path) -> None:
    notebook = good_notebook()
    notebook.cells[3].outputs[0].data["image/png"] = "AAAA " + "/" + "tmp/xyz"
    assert findings(tmp_path, notebook) == []


# --- Files and folders --------------------------------------------------------------------------


def test_what_is_no_notebook_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "torn.ipynb"
    path.write_text('{"cells": [', "utf-8")
    with pytest.raises(NotebookError, match=r"torn\.ipynb is no valid notebook"):
        check(path)


def test_notebooks_are_discovered_in_reading_order(tmp_path: Path) -> None:
    names = ["01_b.ipynb", "00_a.ipynb", "more/02_c.ipynb", ".ipynb_checkpoints/00_a.ipynb"]
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        nbformat.write(good_notebook(), tmp_path / name)
    assert [path.name for path in discover(tmp_path)] == ["00_a.ipynb", "01_b.ipynb", "02_c.ipynb"]


def test_the_program_reports_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notebook = good_notebook()
    path = tmp_path / "lesson.ipynb"
    nbformat.write(notebook, path)
    assert main([str(tmp_path)]) == 0
    one_cell_never_run(notebook)
    nbformat.write(notebook, path)
    (tmp_path / "torn.ipynb").write_text("{", "utf-8")
    capsys.readouterr()
    assert main([str(tmp_path)]) == 1
    printed = capsys.readouterr()
    assert "lesson.ipynb, code cell 1 ('1 + 1'): has no execution count" in printed.err
    assert "torn.ipynb is no valid notebook" in printed.err
    assert printed.out == "2 notebooks checked, 2 findings\n"


def test_a_folder_without_notebooks_is_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 1
    assert "no notebook found" in capsys.readouterr().err
