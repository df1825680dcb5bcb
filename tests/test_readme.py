"""The README shows what the library draws today, and points at what is there."""

import re
from pathlib import Path

from tools.draw_readme import PICTURE, picture

ROOT = Path(__file__).parent.parent


def test_the_picture_is_what_the_library_draws() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture() + "\n", (
        "docs/board.svg is out of date: python -m tools.draw_readme"
    )


def test_every_relative_link_leads_somewhere() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)|<img[^>]*src=\"([^\":]+)\"", text)
    assert links
    missing = [link for pair in links for link in pair if link and not (ROOT / link).exists()]
    assert not missing


def test_every_lesson_is_in_the_tour() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    lessons = sorted(path.name for path in (ROOT / "notebooks").glob("*.ipynb"))
    assert lessons
    assert [name for name in lessons if name not in text] == []
