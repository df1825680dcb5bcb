"""Refuse a notebook that could mislead a reader who has no kernel, or that hides from the checks.

Comparing a notebook with a fresh run (``pytest --nbval``) passes over what it cannot compare:
cells that were never run, pictures, widgets. This module looks at exactly those. Run it as
``python -m tools.check_notebooks notebooks``; every finding names the notebook, the cell and
what would be right.
"""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
WIDGET_STATE = "application/vnd.jupyter.widget-state+json"
LONGEST_CELL = 12
ROWS_OF_A_BOARD = 5

MACHINE_PATH = re.compile(
    r"(?<![\w.:/-])/(?:home|root|Users|work|tmp|var|opt|usr)/[\w.-]|[A-Za-z]:\\{1,2}Users\\|"
    r"site-packages|file://"
)
HANDLES = re.compile(r"\b(clear_output|update_display)\b")
ADDRESS = re.compile(r"\bat 0x[0-9a-fA-F]{6,}\b")
UNCOMPARED = re.compile(r"^\s*#\s*(NBVAL_\w+|PYTEST_VALIDATE_IGNORE_OUTPUT)\s*$", re.MULTILINE)
UNCOMPARED_TAGS = re.compile(r"nbval-|raises-exception|pytest-validate")


class NotebookError(ValueError):
    """The file is no notebook of format 4, so that nothing in it can be checked."""


@dataclass(frozen=True)
class Finding:
    """One reason to refuse a notebook: where (``cell`` is empty for the whole), what, remedy."""

    notebook: str
    cell: str
    wrong: str
    right: str

    def __str__(self) -> str:
        where = f"{self.notebook}, {self.cell}" if self.cell else self.notebook
        return f"{where}: {self.wrong}; {self.right}"


@dataclass(frozen=True)
class CodeCell:
    """A code cell with something in it; ``number`` counts those from 1, as a full run does."""

    number: int
    source: str
    execution_count: int | None
    outputs: list[Any]
    tags: list[str]

    @property
    def name(self) -> str:
        """How a message calls the cell, with the beginning of its code to find it by."""
        first = self.source.strip().splitlines()[0]
        return f"code cell {self.number} ({first[:40]!r})"

    def data(self) -> Iterator[dict[str, Any]]:
        """The MIME bundles among the outputs."""
        return (output["data"] for output in self.outputs if "data" in output)


@dataclass(frozen=True)
class Lesson:
    """A notebook as the rules below look at it."""

    notebook: Any
    cells: list[CodeCell]

    @property
    def metadata(self) -> Any:
        """The metadata of the whole notebook."""
        return self.notebook.metadata


Reasons = Iterator[tuple[str, str, str]]
Rule = Callable[[Lesson], Reasons]
RULES: list[Rule] = []


def rule(function: Rule) -> Rule:
    """Register a rule, which yields cell name, what is wrong and what would be right."""
    RULES.append(function)
    return function


@rule
def is_run(lesson: Lesson) -> Reasons:
    """Every cell ran, from the first to the last, and something was stored."""
    run_again = "run all cells from a fresh kernel and save (make notebooks)"
    for cell in lesson.cells:
        if cell.execution_count is None:
            yield cell.name, "has no execution count, so its outputs are never compared", run_again
        elif cell.execution_count != cell.number:
            wrong = f"was run as number {cell.execution_count}, not {cell.number}: out of order"
            yield cell.name, wrong, run_again
    if lesson.cells and not any(cell.outputs for cell in lesson.cells):
        yield "", "no cell has an output: the notebook is stripped", run_again
    if not lesson.cells:
        yield "", "has no code cell", "a lesson shows at least one"


@rule
def has_kernel(lesson: Lesson) -> Reasons:
    """JupyterLab can open it without asking for a kernel."""
    right = "store the kernel python3 and the language (make notebooks)"
    if not lesson.metadata.get("kernelspec", {}).get("name"):
        yield "", "names no kernel in metadata.kernelspec", right
    elif lesson.metadata["kernelspec"]["name"] != "python3":
        wrong = f"asks for the kernel {lesson.metadata['kernelspec']['name']!r}"
        yield "", wrong, "every newcomer has python3 (make notebooks)"
    if not lesson.metadata.get("language_info", {}).get("name"):
        yield "", "names no language in metadata.language_info", right


@rule
def has_no_error(lesson: Lesson) -> Reasons:
    """No failure and no warning is stored."""
    for cell in lesson.cells:
        for output in cell.outputs:
            if output["output_type"] == "error":
                right = "a lesson runs through; show a refusal as the text of the exception"
                yield cell.name, f"stores the error {output.get('ename')}", right
            if output["output_type"] == "stream" and output.get("name") == "stderr":
                right = "settle the warning, or print what the reader should see"
                yield cell.name, f"stores text on stderr: {output['text'][:60]!r}", right


@rule
def is_compared(lesson: Lesson) -> Reasons:
    """No cell is exempt from the comparison, and none uses outputs that cannot be compared."""
    for cell in lesson.cells:
        for mark in UNCOMPARED.findall(cell.source):
            yield cell.name, f"is marked {mark}", "make its output reproducible and compare it"
        for tag in filter(UNCOMPARED_TAGS.match, cell.tags):
            yield cell.name, f"is tagged {tag}", "make its output reproducible and compare it"
        for name in sorted(set(HANDLES.findall(cell.source))):
            right = "show each output once, or let a widget change"
            yield cell.name, f"uses {name}, which a comparison with a fresh run rejects", right
        for text in _texts(cell.outputs):
            if found := ADDRESS.search(text):
                right = "give the object a __repr__ that is the same in every run"
                yield cell.name, f"shows an address in memory ({found.group()})", right


@rule
def is_short(lesson: Lesson) -> Reasons:
    """A mechanism that needs many lines belongs in the library."""
    for cell in lesson.cells:
        lines = [line.strip() for line in cell.source.splitlines()]
        code = sum(bool(line) and not line.startswith("#") for line in lines)
        if code > LONGEST_CELL:
            right = f"at most {LONGEST_CELL}; move the mechanism to the library"
            yield cell.name, f"has {code} lines of code", right


@rule
def names_no_machine(lesson: Lesson) -> Reasons:
    """Nothing tells whose machine it was made on."""
    right = "use paths relative to the notebook"
    for cell in lesson.cells:
        for text in _texts([cell.source, cell.outputs]):
            if found := MACHINE_PATH.search(text):
                yield cell.name, f"holds a machine's path ({_around(text, found)!r})", right
    for text in _texts(lesson.metadata):
        if found := MACHINE_PATH.search(text):
            yield "", f"its metadata hold a machine's path ({_around(text, found)!r})", right


@rule
def has_whole_widgets(lesson: Lesson) -> Reasons:
    """Stored widgets can be restored, so that JupyterLab shows no "Error displaying widget"."""
    right = "store the widget state (make notebooks)"
    state: dict[str, Any] = {}
    if "widgets" in lesson.metadata:
        stored = lesson.metadata["widgets"].get(WIDGET_STATE, {})
        state = stored.get("state", {})
        if not state or "version_major" not in stored:
            yield "", "metadata.widgets has no state or no version", right
    for model in state.values():
        for reference in re.findall(r'"IPY_MODEL_(\w+)"', json.dumps(model.get("state", {}))):
            if reference not in state:
                name = model.get("model_name")
                yield "", f"a stored {name} refers to widget {reference}, not stored", right
    for cell in lesson.cells:
        for data in cell.data():
            if WIDGET_VIEW in data and data[WIDGET_VIEW].get("model_id") not in state:
                yield cell.name, "shows a widget whose model is not stored", right


@rule
def has_static_boards(lesson: Lesson) -> Reasons:
    """A widget leaves a picture of itself for those who have no kernel."""
    for cell in lesson.cells:
        bundles = [output.get("data", {}) for output in cell.outputs]
        for around in zip([{}, *bundles], bundles, [*bundles[1:], {}], strict=False):
            if WIDGET_VIEW in around[1] and not any(map(_is_static, around)):
                right = "store a picture or text board in the same output or beside it"
                yield cell.name, "shows a widget without a static board beside it", right
        for data in bundles:
            if "image/svg+xml" in data and not _is_svg(data["image/svg+xml"]):
                yield cell.name, "stores an SVG that is not well formed", "draw it again"


@rule
def has_numbers_beside_pictures(lesson: Lesson) -> Reasons:
    """What a chart shows is also told in text, which the comparison can read."""
    for index, cell in enumerate(lesson.cells):
        beside = [output for one in lesson.cells[index : index + 2] for output in one.outputs]
        has_picture = any("image/png" in data or "image/jpeg" in data for data in cell.data())
        if has_picture and not any(map(_tells_numbers, beside)):
            right = "print the numbers, or show the table, in the same cell or right after it"
            yield cell.name, "shows a chart whose numbers stand nowhere in text", right


def check(path: Path) -> list[Finding]:
    """Return every reason to refuse the notebook at ``path``; an empty list accepts it.

    Raises ``NotebookError`` when the file is no notebook of format 4.
    """
    try:
        notebook = nbformat.read(path, as_version=nbformat.NO_CONVERT)
        nbformat.validate(notebook)
    except (ValueError, nbformat.ValidationError) as error:
        raise NotebookError(f"{path.name} is no valid notebook: {error}") from error
    if notebook.nbformat != 4:
        raise NotebookError(f"{path.name} is a notebook of format {notebook.nbformat}, not 4")
    code = [cell for cell in notebook.cells if cell.cell_type == "code" and cell.source.strip()]
    cells = [
        CodeCell(
            number, cell.source, cell.execution_count, cell.outputs, cell.metadata.get("tags", [])
        )
        for number, cell in enumerate(code, start=1)
    ]
    lesson = Lesson(notebook, cells)
    return [Finding(path.name, *reason) for one in RULES for reason in one(lesson)]


def discover(folder: Path) -> list[Path]:
    """Return the notebooks in and below ``folder`` in reading order, without Jupyter's copies."""
    found = folder.rglob("*.ipynb")
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


def _texts(value: Any) -> Iterator[str]:
    """Every string in nested JSON but pictures and a widget's program, random bytes to a reader."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in {"image/png", "image/jpeg", "_esm", "_css"}:
                yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def _around(text: str, found: re.Match[str]) -> str:
    return text[max(0, found.start() - 10) : found.end() + 30]


def _is_svg(text: str) -> bool:
    try:
        return ElementTree.fromstring(text).tag.endswith("svg")
    except ElementTree.ParseError:
        return False


def _is_static(data: dict[str, Any]) -> bool:
    """Tell whether a MIME bundle holds a picture that needs no kernel: SVG, or a board in text."""
    return (
        "image/svg+xml" in data
        or "<svg" in data.get("text/html", "")
        or data.get("text/plain", "").count("\n") >= ROWS_OF_A_BOARD - 1
    )


def _tells_numbers(output: Any) -> bool:
    """Tell whether an output has a number to read; the name of a figure does not count."""
    if output["output_type"] == "stream":
        return bool(re.search(r"\d", output["text"]))
    data = output.get("data", {})
    if "image/png" in data or "image/jpeg" in data:
        return False
    texts = (data.get("text/plain", ""), data.get("text/html", ""), data.get("text/markdown", ""))
    return any(re.search(r"\d", text) for text in texts)


def main(arguments: list[str] | None = None) -> int:
    """Check the notebooks of the folders or files named; return 1 when one is refused."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("paths", nargs="+", type=Path, help="notebooks or folders of notebooks")
    paths = parser.parse_args(arguments).paths
    notebooks = [
        notebook for path in paths for notebook in (discover(path) if path.is_dir() else [path])
    ]
    if not notebooks:
        print(f"no notebook found in {', '.join(map(str, paths))}", file=sys.stderr)
        return 1
    findings = []
    for notebook in notebooks:
        try:
            findings += check(notebook)
        except NotebookError as error:
            findings.append(Finding(notebook.name, "", str(error), "save it again with JupyterLab"))
    for finding in findings:
        print(finding, file=sys.stderr)
    print(f"{len(notebooks)} notebooks checked, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
