"""The lessons, found and described: what a folder of notebooks holds."""

import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path


@dataclass(frozen=True)
class Lesson:
    """One lesson: its file name, its title, and what it aims at, as its first cell says."""

    file: str
    title: str
    aims: str


class Contents:
    """The lessons of a folder, in reading order, as a list of links in a notebook."""

    def __init__(self, lessons: tuple[Lesson, ...]) -> None:
        self.lessons = lessons

    def __str__(self) -> str:
        return "\n".join(f"{lesson.title} ({lesson.file})" for lesson in self.lessons)

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        rows = [f"| [{lesson.title}]({lesson.file}) | {lesson.aims} |" for lesson in self.lessons]
        return "\n".join(["| lesson | aims |", "|:--|:--|", *rows])


def contents(folder: str | Path) -> Contents:
    """Return the lessons in a folder: every numbered notebook that states its aims.

    A lesson's first cell has its title as a heading and a paragraph that begins ``**Aims.**``.
    Raises ``FileNotFoundError`` if the folder has no lesson.
    """
    found = []
    for path in sorted(Path(folder).glob("[0-9][0-9]_*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        first = "".join(cells[0]["source"]) if cells else ""
        title = re.search(r"^# (.+)$", first, flags=re.MULTILINE)
        aims = re.search(r"\*\*Aims\.\*\* (.+?)(?:\n\n|$)", first, flags=re.DOTALL)
        if title and aims:
            text = " ".join(aims.group(1).split()).replace("|", "\\|")
            found.append(Lesson(path.name, escape(title.group(1)), text))
    if not found:
        raise FileNotFoundError(f"no lesson in {folder}; run this from the folder of notebooks")
    return Contents(tuple(found))
