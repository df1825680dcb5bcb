"""A language made of the English catalogues, every letter of them with an accent.

What stays plain on a page did not come from the catalogues.
"""

import re
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from zebres_lib.explain import catalogue

CODE = "eo"
"""A language that the library of plural rules knows and that no catalogue is in."""

_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśţúṽŵẋýžÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŽ",
)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(_ACCENTED)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = node.expression.value.translate(_ACCENTED)
        elif isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.visit(variant.value)
        return node


def accented(text: str) -> str:
    """Return a catalogue with accents on every letter that a reader sees."""
    return str(FluentSerializer().serialize(_Accents().visit(FluentParser().parse(text))))


def _library() -> list[Any]:
    return [module for name, module in sys.modules.items() if name.startswith("zebres_lib")]


def _forget() -> None:
    for module in _library():
        for value in vars(module).values():
            if clear := getattr(value, "cache_clear", None):
                clear()


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """Have the library find one more language in a folder; return its code.

    All that is made for it is catalogues. Modules hold what was found when they were imported.
    """
    for name in catalogue.FILES:
        text = catalogue.source(name)
        (folder / name).write_text(text, encoding="utf-8")
        *room, language, ending = name.split(".")
        if language == "en":
            own = ".".join([*room, CODE, ending])
            (folder / own).write_text(accented(text), encoding="utf-8")
    files = tuple(sorted(path.name for path in folder.iterdir()))
    found = {"FILES": files, "LANGUAGES": (*catalogue.LANGUAGES, CODE), "_CATALOGUES": folder}
    known = {name: getattr(catalogue, name) for name in found}
    with pytest.MonkeyPatch.context() as patch:
        for module in _library():
            for name, value in found.items():
                if getattr(module, name, None) is known[name]:
                    patch.setattr(module, name, value)
        _forget()
        yield CODE
    _forget()


# --- what a reader sees -------------------------------------------------------------------------

_SPOKEN = {"aria-label", "title", "alt", "placeholder", "aria-description", "summary"}


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in ("style", "script", "code")
        self.found += [value for name, value in attrs if name in _SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("style", "script", "code")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.found.append(data)


def read(text: str) -> list[str]:
    """Return what is read of a text, of HTML and SVG what stands there and what is read aloud."""
    if not re.search(r"</\w+>|/>", text):
        return [text]
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.found


def texts(value: object, where: str = "", silent: Collection[str] = ()) -> Iterator[Any]:
    """Yield each text within data, with where it stands; what ``silent`` keys hold is for machines.

    A key of the data is no text: pages look up by it. Of what may be chosen, a key and a text, the
    text alone is shown, and what is chosen now is a key; what stands in a field was typed.
    """
    if isinstance(value, str):
        if not value.startswith("data:"):
            for one in read(value):
                yield where, one
    elif isinstance(value, Mapping):
        chosen = "value" if value.get("options") or value.get("kind") in ("line", "text") else ""
        for key, one in value.items():
            if key not in silent and key != chosen:
                yield from texts(one, f"{where}.{key}", silent)
    elif isinstance(value, (list, tuple, set)):
        lists = where.rpartition(".")[2] in ("options", "decks", "files")
        for one in value:
            pair = lists and isinstance(one, (list, tuple)) and len(one) == 2
            yield from texts(one[1] if pair else one, where, silent)
