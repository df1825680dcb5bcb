"""Drawings in files: pictures of their own, and the same whatever a drawing program adds."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import zebres_lib
from zebres_lib.art import Art, art

LIBRARY = Path(zebres_lib.__file__).parent
FILES = sorted(LIBRARY.rglob("assets/**/*.svg"))
PLAIN = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8.5">
  <g id="body" stroke="#123456">
    <path d="M0 0L1 1Z" fill="#abcdef"/>
    <circle r="1"/>
  </g>
  <path class="fin" d="M2 2L3 3"/>
</svg>
"""
EDITED = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:pen="http://pen.example/ns" width="12mm"
     height="8.5mm" viewBox="0 0 12 8.5" version="1.1" id="svg5" pen:version="1.2">
  <pen:view pen:zoom="4"><pen:page/></pen:view>
  <title>fish</title><metadata id="m"><x xmlns="http://other.example"/></metadata>
  <defs id="defs2"/><style>.fin { fill: red }</style>
  <g id="body" stroke="#123456" pen:label="Layer 1"><!-- scales -->
    <path d="M0 0L1 1Z" fill="#abcdef" id="path7" pen:nodes="cc"/>
    <circle r="1" id="circle8"></circle>
  </g>
  <path class="fin" d="M2 2L3 3" id="path9"/>
</svg>
"""


def drawing(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Art:
    (folder / "assets").mkdir(exist_ok=True)
    (folder / "assets" / "fish.svg").write_text(text, encoding="utf-8")
    monkeypatch.setattr("zebres_lib.art.files", lambda package: folder)
    return Art("aquarium", "fish")


def test_what_a_drawing_program_adds_is_left_behind(tmp_path: Path, monkeypatch) -> None:
    plain = drawing(tmp_path, monkeypatch, PLAIN)
    edited = drawing(tmp_path, monkeypatch, EDITED)
    body = '<path d="M0 0L1 1Z" fill="#abcdef"/><circle r="1"/>'
    for each in (plain, edited):
        assert each.size == (12, 8.5)
        assert each.inside("body") == body
        assert each.whole("body") == f'<g stroke="#123456">{body}</g>'
        assert each.inside() == f'{each.whole("body")}<path class="fin" d="M2 2L3 3"/>'
        assert each.paths() == (("M0 0L1 1Z", "#abcdef"), ("M2 2L3 3", ""))
        with pytest.raises(LookupError, match="the drawing 'fish' has no part 'tail'"):
            each.whole("tail")


def test_a_drawing_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"dodo\.svg"):
        art("zebres_lib.zebres.drawing", "animals/dodo")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_drawing_is_a_picture_of_its_own(file: Path) -> None:
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0
    assert height > 0
    assert left <= 0 <= left + width
    assert top <= 0 <= top + height
    # A part is taken out of the picture, and its paths out of the part.
    for part in ("silhouette", "shapes", "details"):
        for element in root.iterfind(f".//*[@id='{part}']"):
            assert "transform" not in element.attrib, f"{part} is moved or scaled as a whole"
    style = " ".join(one.text or "" for one in root.iter("{http://www.w3.org/2000/svg}style"))
    for element in root.iter():
        if name := element.get("class"):
            assert re.search(rf"\.{name} {{[^}}]*(fill|stroke): #", style), f"{name} has no colour"
