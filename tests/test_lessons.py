"""The lessons as a whole: found by themselves, and every rule shown in the one its card names."""

from pathlib import Path

import nbformat
import pytest

from zebres_lib import zebres
from zebres_lib.lessons import contents

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"


def stored_outputs(lesson: str) -> str:
    notebook = nbformat.read(NOTEBOOKS / f"{lesson}.ipynb", as_version=4)
    texts = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            texts.append(output.get("text", ""))
            texts += [str(value) for value in output.get("data", {}).values()]
    return "\n".join(texts)


@pytest.mark.parametrize("rule_id", zebres.rule_ids())
def test_every_rule_is_shown_in_its_lesson(rule_id: str) -> None:
    shown = stored_outputs(zebres.rule(rule_id).lesson)
    card = zebres.rule(rule_id)
    assert card.text in shown, f"{card.lesson} does not show the card of {rule_id}"
    acts = [line for line in shown.splitlines() if f"[{rule_id}]" in line]
    told = [line for line in acts if line.startswith(("●", "○"))]
    assert told, f"{card.lesson} shows no event of {rule_id}"


def test_the_contents_are_the_lessons_in_reading_order() -> None:
    found = contents(NOTEBOOKS).lessons
    files = sorted(path.name for path in NOTEBOOKS.glob("[0-9]*.ipynb"))
    assert [lesson.file for lesson in found] == [name for name in files if "start" not in name]
    assert all(lesson.aims for lesson in found)
    assert found[0].title == "01 · The savannah"


def test_a_folder_without_lessons_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no lesson in"):
        contents(tmp_path)


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_every_text_has_its_french_version(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    for number, cell in enumerate(notebook.cells):
        if cell.cell_type == "markdown":
            assert "<summary>En français</summary>" in cell.source, f"cell {number}"
