"""From TOML to a variant, with errors that name line, key, value and what would be right."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from ....errors import RulesError
from ....explain.catalogue import LANGUAGES
from ...board import BOARDS, Board, BoardError
from ...variant import Rules, Species
from .model import Told, Variant, VariantError
from .parameters import RULINGS

_ANIMALS = tuple(species.name.lower() for species in Species)
_KEYS = (
    "name",
    "notes",
    "inauguration_points",
    "guardian_steps",
    *RULINGS,
    "board",
    "counts",
    "values",
)
_BOARD_KEYS = ("name", "map", "clockwise", "split_territories")
_RULE_OF = {"counts": "place.line", "values": "score.all-animals"}
_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def read(text: str, source: str) -> Variant:
    """Return the variant that a text describes; raises :class:`VariantError`."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _AT.search(str(error))
        reason = _AT.sub("", str(error))
        line, column = (place[1], place[2]) if place else (None, None)
        at = f"column {column}: " if column else ""
        number = int(line) if line else len(text.splitlines()) or 1
        raise VariantError(f"{at}not TOML: {reason}", source, number) from None
    return _Reader(text, source, found).variant()


class _Reader:
    """One file: what was found in it, and where."""

    def __init__(self, text: str, source: str, found: dict[str, Any]) -> None:
        self._source = source
        self._found = found
        self._text = text
        self._lines = _places(text)

    def variant(self) -> Variant:
        """Return what the file describes; raises :class:`VariantError`."""
        self._check_keys(self._found, "", (*_KEYS, *LANGUAGES))
        if "name" not in self._found:
            raise self._wrong("", 'name is missing; write a line such as name = "My variant"')
        told = self._told()
        translations = tuple(
            (language, self._told(language)) for language in LANGUAGES if language in self._found
        )
        return Variant(told.name, self._rules(), told.notes, translations)

    def _told(self, language: str = "") -> Told:
        table = self._table(language, ("name", "notes")) if language else self._found
        prefix = f"{language}." if language else ""
        name = table.get("name", "")
        if not isinstance(name, str) or not name.strip() or "\n" in name:
            raise self._wrong(
                f"{prefix}name", f"{_shown(name)} is not a text of one line that says something"
            )
        notes = table.get("notes", "")
        if not isinstance(notes, str):
            raise self._wrong(f"{prefix}notes", f"{_shown(notes)} is not a text")
        return Told(name, notes)

    def _rules(self) -> Rules:
        options: dict[str, Any] = {}
        for name in ("inauguration_points", "guardian_steps"):
            if name in self._found:
                options[name] = self._found[name]
        for name, rule in RULINGS.items():
            if name in self._found:
                options[name] = self._flag(self._found[name], name, f" ({rule})")
        for name, rule in _RULE_OF.items():
            if name in self._found:
                options[name] = self._table(name, _ANIMALS, f" ({rule})")
        if "board" in self._found:
            options["board"] = self._board()
        try:
            return Rules(**options)
        except RulesError as error:
            raise self._refused(str(error)) from None

    def _board(self) -> Board:
        given = self._found["board"]
        if isinstance(given, str):
            if given not in BOARDS:
                raise self._wrong(
                    "board",
                    f"{given!r} is not among {', '.join(BOARDS)}; a board of your own is a table "
                    "[board] with its map",
                )
            return BOARDS[given]
        table = self._table("board", _BOARD_KEYS)
        if not isinstance(table.get("map"), str):
            given = _shown(table["map"]) if "map" in table else "nothing"
            raise self._wrong("board.map", f"{given} is not a map; write one letter a square")
        name = table.get("name", "custom")
        if not isinstance(name, str) or not name.strip() or "\n" in name:
            raise self._wrong(
                "board.name", f"{_shown(name)} is not a text of one line that says something"
            )
        try:
            return Board.from_ascii(
                table["map"],
                name=name,
                clockwise=self._flag(table.get("clockwise", True), "board.clockwise"),
                split_territories=self._flag(
                    table.get("split_territories", False), "board.split_territories"
                ),
            )
        except BoardError as error:
            reason = str(error).replace("split_territories=True", "split_territories = true")
            row = re.match(r"row (\d+)", reason)
            line = self._line_of_row(int(row[1])) if row else None
            raise VariantError(f"board.map: {reason}", self._source, line) from None

    def _flag(self, value: object, key: str, rule: str = "") -> bool:
        if not isinstance(value, bool):
            raise self._wrong(key, f"{_shown(value)} is neither true nor false{rule}")
        return value

    def _table(self, key: str, known: Iterable[str], rule: str = "") -> dict[str, Any]:
        table = self._found[key]
        if not isinstance(table, dict):
            raise self._wrong(
                key, f"{_shown(table)} is not a table with keys {', '.join(known)}{rule}"
            )
        self._check_keys(table, f"{key}.", tuple(known))
        return table

    def _check_keys(self, table: Mapping[str, object], prefix: str, known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                near = get_close_matches(key, known, 1)
                hint = f"perhaps {near[0]}; " if near else ""
                raise self._wrong(
                    f"{prefix}{key}", f"no such key; {hint}there are {', '.join(known)}"
                )

    def _refused(self, reason: str) -> VariantError:
        """Return the error for rules that were refused, at the key that their message names."""
        name, _, rest = reason.partition(": ")
        animal, _, more = rest.partition(": ")
        if animal in _ANIMALS:
            return self._wrong(f"{name}.{animal}", more)
        if name == "counts" and "counts" not in self._found:
            return self._wrong("board", reason)
        return self._wrong(name, rest)

    def _wrong(self, key: str, reason: str) -> VariantError:
        line, above = None, key
        while above and line is None:
            line = self._lines.get(above)
            above = above.rpartition(".")[0]
        return VariantError(f"{key}: {reason}" if key else reason, self._source, line)

    def _line_of_row(self, row: int) -> int | None:
        """Return the line where a row of the map stands, or that of the map."""
        first = self._lines.get("board.map", self._lines.get("board"))
        if first is None or "/" in self._found["board"]["map"]:
            return first
        lines = self._text.splitlines()
        opening = re.search(r"\"\"\"|'''", lines[first - 1])
        if opening is None:
            return first
        rows = [first] if lines[first - 1][opening.end() :].strip() else []
        rows += [number for number in range(first + 1, len(lines) + 1) if lines[number - 1].strip()]
        return rows[min(row, len(rows)) - 1]


def _places(text: str) -> dict[str, int]:
    """Return the line, from 1, where each key and table of a TOML text first stands."""
    places: dict[str, int] = {}
    table, quote = "", ""
    for number, line in enumerate(text.splitlines(), start=1):
        if quote:
            quote = "" if quote in line else quote
            continue
        header = re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line)
        key = re.match(r"\s*((?:[\w-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*[\w\"'-]+)*)\s*=", line)
        if header:
            table = _plain_key(header[1])
            places.setdefault(table, number)
        elif key:
            name = _plain_key(key[1])
            parts = (f"{table}." if table else "") + name
            while parts:
                places.setdefault(parts, number)
                parts = parts.rpartition(".")[0]
            for mark in ('"""', "'''"):
                if line.count(mark) % 2:
                    quote = mark
    return places


def _plain_key(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def _shown(value: object) -> str:
    """Return a value as TOML writes it, as far as a message needs."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "a table" if isinstance(value, dict) else repr(value)
