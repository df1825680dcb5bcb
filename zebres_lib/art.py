"""Drawings that stand in SVG files beside the code, for a drawing program to open and change.

A drawing of a package is a file ``assets/<name>.svg`` in it, good as a picture of its own. What a
program adds to such a file (its own elements and attributes, ids, layout) is left behind, and so is
a style sheet, which only shows the colours of a theme there.
"""

from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple
from xml.etree import ElementTree

_SVG = "{http://www.w3.org/2000/svg}"
_NOT_DRAWN = {f"{_SVG}{name}" for name in ("defs", "desc", "metadata", "style", "title")}


class Path(NamedTuple):
    """A filled path of a drawing: its data, and its colour, empty where a class gives it."""

    data: str
    fill: str


class Art:
    """One drawing, read from its file. A part of it is the element with that id.

    Raises ``FileNotFoundError`` when built if the package has no such drawing.
    """

    def __init__(self, package: str, name: str) -> None:
        self.name = name
        file = files(package).joinpath("assets", *f"{name}.svg".split("/"))
        self._root = ElementTree.fromstring(file.read_text(encoding="utf-8"))

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the picture, in the units of its shapes."""
        width, height = self._root.attrib["viewBox"].split()[2:]
        return float(width), float(height)

    def whole(self, part: str) -> str:
        """Return a part as SVG text."""
        return _markup(self._part(part))

    def inside(self, part: str = "") -> str:
        """Return what is drawn inside a part, or in the whole picture, as SVG text."""
        return "".join(_markup(child) for child in self._part(part) if _is_drawn(child))

    def paths(self, part: str = "") -> tuple[Path, ...]:
        """Return the paths of a part, or of the whole picture, from back to front."""
        found = self._part(part).iter(f"{_SVG}path")
        return tuple(Path(path.attrib["d"], path.get("fill", "")) for path in found)

    def _part(self, name: str) -> ElementTree.Element:
        for element in self._root.iter():
            if not name or element.get("id") == name:
                return element
        raise LookupError(f"the drawing {self.name!r} has no part {name!r}")


@cache
def art(package: str, name: str) -> Art:
    """Return a drawing of a package, such as ``"guardian"`` or ``"animals/lion"``."""
    return Art(package, name)


@cache
def art_names(package: str, folder: str) -> frozenset[str]:
    """Return the names of the drawings in a folder among those of a package."""
    entries = files(package).joinpath("assets", folder).iterdir()
    return frozenset(entry.name[:-4] for entry in entries if entry.name.endswith(".svg"))


def _is_drawn(element: ElementTree.Element) -> bool:
    return element.tag.startswith(_SVG) and element.tag not in _NOT_DRAWN


def _markup(element: ElementTree.Element) -> str:
    tag = element.tag.removeprefix(_SVG)
    attributes = "".join(
        f' {name}="{escape(value)}"'
        for name, value in element.items()
        if name != "id" and not name.startswith("{")
    )
    inside = "".join(_markup(child) for child in element if _is_drawn(child))
    return f"<{tag}{attributes}>{inside}</{tag}>" if inside else f"<{tag}{attributes}/>"
