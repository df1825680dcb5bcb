"""Every lesson opened in JupyterLab, its kernel restarted, all its cells run."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.lab import Lab, Reader
from tools.check_notebooks import discover

Read = Callable[..., Reader]

FOLDER = Path(__file__).parents[2] / "notebooks"
LESSONS = [path.relative_to(FOLDER).as_posix() for path in discover(FOLDER)]


def test_there_are_lessons() -> None:
    assert LESSONS, "notebooks/ holds no lesson to open"


def visible_text(reader: Reader) -> str:
    text: str = reader.page.locator(".jp-NotebookPanel-notebook").inner_text()
    return text


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_runs(lab: Lab, read: Read, pictures: Path, name: str) -> None:
    # A tall window: what JupyterLab has not scrolled to, it does not draw.
    reader = read(name, viewport={"width": 1280, "height": 12_000})
    assert "Error displaying widget" not in visible_text(reader), "before it was run"
    reader.run_all()
    reader.page.wait_for_timeout(1500)
    errors = [output for output in reader.outputs() if output["output_type"] == "error"]
    assert errors == []
    text = visible_text(reader)
    assert "Error displaying widget" not in text
    assert "Loading widget" not in text
    views = [
        output
        for output in reader.outputs()
        if "application/vnd.jupyter.widget-view+json" in output.get("data", {})
    ]
    boards = reader.page.locator(".zebres-board")
    assert boards.count() <= len(views)
    if views:
        shown = ".zebres-stage svg, .jupyter-widgets button"
        live = reader.page.locator(shown)
        live.first.wait_for(state="attached")
    reader.page.screenshot(path=pictures / f"{Path(name).stem}.png")
    assert reader.problems == []
