"""The lessons that exist: each is fit to be stored, and a change in one does not go unnoticed.

Comparing every lesson with a fresh run is `make notebook-check`; here it is shown on copies that
this comparison fails when a board or the data of a chart is another.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tools.check_notebooks import check, discover

LESSONS = discover(Path(__file__).parents[2] / "notebooks")
POSITION = re.compile(
    r"[\dGZCELgzcel!]+(?:/[\dGZCELgzcel!]+)+ \S+ [wg] [wg-] (?:setup|place|swap|move|over)"
)
# The phase may name the crocodile's square, so it is another animal that moves.
MOVABLE = re.compile(r"(\d?)([GZELgzel]!?)(\d)")


def test_there_are_lessons() -> None:
    assert LESSONS, "notebooks/ holds no lesson"
    assert LESSONS[0].name == "00_start_here.ipynb"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_is_fit_to_be_stored(path: Path) -> None:
    assert [str(finding) for finding in check(path)] == []


# --- A change is noticed ------------------------------------------------------------------------


@dataclass(frozen=True)
class Comparison:
    """What comparing a notebook with a fresh run said; cells count from 0."""

    passed: bool
    differing: set[int]
    report: str


def compare(notebook: Any, folder: Path) -> Comparison:
    """Store ``notebook`` in ``folder`` and compare it with a fresh run."""
    folder.mkdir()
    # What a lesson reads stands beside it.
    shutil.copytree(
        LESSONS[0].parent, folder / "notebooks", ignore=shutil.ignore_patterns("*.ipynb")
    )
    nbformat.write(notebook, folder / "notebooks" / "copy.ipynb")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    options = ["--nbval", "--nbval-current-env", "--nbval-cell-timeout=120", "--color=no", "-rf"]
    environment = {
        name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")
    }
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options, "notebooks"],
        cwd=folder,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode in {0, 1}, run.stdout + run.stderr
    differing = re.findall(r"^Cell (\d+): Cell outputs differ$", run.stdout, re.MULTILINE)
    return Comparison(run.returncode == 0, set(map(int, differing)), run.stdout)


def code_cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def position_texts(source: str) -> Iterator[str]:
    """The position texts among the strings of a cell in which a token can stand elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for found in POSITION.findall(node.value):
                if on_another_square(found) != found:
                    yield found


def on_another_square(position: str) -> str:
    """The same position but for its first token with room beside it, one square to the right."""

    def move(found: re.Match[str]) -> str:
        before, token, after = found.groups()
        return f"{int(before or 0) + 1}{token}{int(after) - 1 or ''}"

    rows, *rest = position.split(" ")
    return " ".join([MOVABLE.sub(move, rows, count=1), *rest])


def test_a_token_is_moved_one_square() -> None:
    board = "6/1z!G3/2L3/6/6 Nb g - place"
    assert on_another_square(board) == "6/1z!1G2/2L3/6/6 Nb g - place"
    assert on_another_square("6/6/6/6/5C - w - setup") == "6/6/6/6/5C - w - setup"
    assert list(position_texts(f"show({board!r}, 'Gc3')")) == [board]


def first_with_a_position() -> tuple[Path, int]:
    for path in LESSONS:
        for number, cell in enumerate(code_cells(nbformat.read(path, as_version=4))):
            if any(position_texts(cell.source)):
                return path, number
    pytest.fail("no lesson has a position text in a code cell")


def first_with_a_chart() -> tuple[Path, int]:
    for path in LESSONS:
        for number, cell in enumerate(code_cells(nbformat.read(path, as_version=4))):
            if any("image/png" in output.get("data", {}) for output in cell.outputs):
                return path, number
    pytest.fail("no lesson stores a chart")


@pytest.fixture(scope="module")
def passes_untouched(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], None]:
    """Makes sure that a copy of a lesson, with nothing changed, is accepted."""

    @cache
    def ensure(path: Path) -> None:
        folder = tmp_path_factory.mktemp("untouched") / path.stem
        untouched = compare(nbformat.read(path, as_version=4), folder)
        assert untouched.passed, untouched.report

    return ensure


@pytest.mark.slow
def test_another_board_in_a_lesson_is_noticed(
    tmp_path: Path, passes_untouched: Callable[[Path], None]
) -> None:
    path, number = first_with_a_position()
    passes_untouched(path)
    notebook = nbformat.read(path, as_version=4)
    cell = code_cells(notebook)[number]
    position = next(position_texts(cell.source))
    cell.source = cell.source.replace(position, on_another_square(position))
    assert cell.source.count(position) == 0
    changed = compare(notebook, tmp_path / "changed")
    assert not changed.passed
    assert changed.differing, changed.report


# Changes the first number of each table that the chart's cell uses, before anything is shown.
CHANGE_TABLES = """
import pandas as _pandas
for _name in {names!r}:
    _table = globals().get(_name)
    if isinstance(_table, _pandas.DataFrame):
        _numbers = _table.select_dtypes("number").columns
        _table.loc[_table.index[0], _numbers[0]] += 1
"""


def changes_of_data(cells: list[Any], chart: int) -> Iterator[tuple[int, str]]:
    """Sources that give the chart other data: cell and text, the nearest to the chart first."""
    tree = ast.parse(cells[chart].source)
    names = sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)})
    yield chart, CHANGE_TABLES.format(names=names) + cells[chart].source
    for number in range(chart, -1, -1):
        for position in position_texts(cells[number].source):
            other = on_another_square(position)
            yield number, cells[number].source.replace(position, other)


@pytest.mark.slow
def test_other_data_of_a_chart_are_noticed_beside_it(
    tmp_path: Path, passes_untouched: Callable[[Path], None]
) -> None:
    path, chart = first_with_a_chart()
    passes_untouched(path)
    original = code_cells(nbformat.read(path, as_version=4))
    for count, (number, source) in enumerate(changes_of_data(original, chart)):
        notebook = nbformat.read(path, as_version=4)
        code_cells(notebook)[number].source = source
        changed = compare(notebook, tmp_path / f"changed-{count}")
        if changed.differing & {chart, chart + 1}:
            return
    pytest.fail(f"{path.name}: no change of the chart's data shows in the numbers beside it")
