"""Variants as TOML files: :func:`load` and :func:`save`, :func:`loads` and :func:`dumps`.

Errors name line, key, value and what would be right.
"""

import json
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ....errors import RulesError
from ....explain.catalogue import LANGUAGES, message_text
from ....explain.messages import Message
from ...board import BOARDS, CLASSIC, Board, BoardError
from ...variant import Rules, Species, ruled_fields
from .model import Told, Variant, VariantError, at

_ANIMALS = tuple(species.name.lower() for species in Species)
_TABLES = tuple(each.name for each in ruled_fields() if isinstance(each.default, tuple))
_LINES = tuple(each.name for each in ruled_fields() if each.name not in _TABLES)
_KEYS = ("name", "notes", *_LINES, "board", *_TABLES)
_BOARD_KEYS = ("name", "map", "clockwise", "split_territories")
_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_LONGEST_FILE = 100_000


def load(path: str | Path) -> Variant:
    """Read a variant from a file; raises :class:`VariantError` saying what is wrong with it."""
    path = Path(path)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise VariantError(Message("variants-error-no-file"), str(path)) from None
    except OSError as error:
        reason = Message("variants-error-unreadable", {"reason": error.strerror})
        raise VariantError(reason, str(path)) from error
    if len(content) > _LONGEST_FILE:
        sizes = {"bytes": str(len(content)), "most": str(_LONGEST_FILE)}
        raise VariantError(Message("variants-error-long", sizes), str(path))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise VariantError(Message("variants-error-encoding"), str(path), line) from None
    return loads(text, str(path))


def loads(text: str, source: str = "text") -> Variant:
    r"""Read a variant from the text of a file.

    Parameters
    ----------
    text
        TOML. ``name`` is needed; every other key that is left out has its classic value.
    source
        What error messages call the text.

    Raises
    ------
    VariantError
        Naming line, key and value, and what would be right.

    >>> loads('name = "Rich zebras"\nvalues.zebra = 7').rules.values
    (2, 7, 0, 5, 1)
    """
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _AT.search(str(error))
        line, column = (place[1], place[2]) if place else (None, None)
        number = int(line) if line else len(text.splitlines()) or 1
        found = {"column": column or "none", "reason": _AT.sub("", str(error))}
        raise VariantError(Message("variants-error-toml", found), source, number) from None
    return _Reader(text, source, found).variant()


def save(
    variant: Variant, path: str | Path, *, full: bool = False, overwrite: bool = False
) -> Path:
    """Write a variant to a file, whole or not at all, and return its path.

    Raises ``FileExistsError`` unless ``overwrite`` is given; see :func:`dumps` for ``full``.
    """
    path = Path(path)
    if path.exists() and not overwrite:
        raise FileExistsError(f"{path} is there already; give another name, or overwrite=True")
    text = dumps(variant, full=full)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8", newline="\n")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return path


def dumps(variant: Variant, *, full: bool = False) -> str:
    """Return a variant as the text of a TOML file, which :func:`loads` reads back as it was.

    Parameters
    ----------
    variant
        What to write.
    full
        Write every key, a classic value too, as a form to fill in.
    """
    rules = variant.rules
    lines = [f"name = {_text(variant.name)}"]
    if variant.notes or full:
        lines.append(f"notes = {_text(variant.notes)}")
    tables = []
    for each in ruled_fields():
        value: Any = getattr(rules, each.name)
        classic: Any = each.default
        if not isinstance(value, tuple):
            lines += [f"{each.name} = {json.dumps(value)}"] if full or value != classic else []
            continue
        numbers = [
            f"{species.name.lower()} = {value[species]}"
            for species in Species
            if full or value[species] != classic[species]
        ]
        tables += ["", f"[{each.name}]", *numbers] if numbers else []
    published = next((name for name, board in BOARDS.items() if board == rules.board), None)
    if published is None:
        tables += ["", "[board]", *_board_lines(rules.board, full)]
    elif full or published != CLASSIC.name:
        lines.append(f"board = {_text(published)}")
    for language, told in variant.translations:
        tables += ["", f"[{language}]", f"name = {_text(told.name)}"]
        tables += [f"notes = {_text(told.notes)}"] if told.notes else []
    return "\n".join([*lines, *tables]) + "\n"


def _board_lines(board: Board, full: bool) -> list[str]:
    lines = [] if board.name == "custom" else [f"name = {_text(board.name)}"]
    lines.append(f'map = """\n{board.to_ascii()}\n"""')
    if full or not board.clockwise:
        lines.append(f"clockwise = {json.dumps(board.clockwise)}")
    if full or board.split_territories:
        lines.append(f"split_territories = {json.dumps(board.split_territories)}")
    return lines


def _text(text: str) -> str:
    """Return a TOML string, on several lines where the text has several."""
    if "\n" not in text:
        return _escaped(text)
    lines = [_escaped(line)[1:-1] for line in text.split("\n")]
    return '"""\n' + "\n".join(lines) + '"""'


def _escaped(text: str) -> str:
    # JSON's strings are TOML's but for one control character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


# --- reading --------------------------------------------------------------------------------------


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
            raise self._wrong("", "no-name")
        told = self._told()
        translations = tuple(
            (language, self._told(language)) for language in LANGUAGES if language in self._found
        )
        return Variant(told.name, self.rules(), told.notes, translations)

    def _told(self, language: str = "") -> Told:
        table = self._table(language, ("name", "notes")) if language else self._found
        prefix = f"{language}." if language else ""
        name = table.get("name", "")
        if not isinstance(name, str) or not name.strip() or "\n" in name:
            raise self._wrong(f"{prefix}name", "line", value=_shown(name))
        notes = table.get("notes", "")
        if not isinstance(notes, str):
            raise self._wrong(f"{prefix}notes", "text", value=_shown(notes))
        return Told(name, notes)

    def rules(self) -> Rules:
        """Return the rules that the file describes; raises :class:`VariantError`."""
        options: dict[str, Any] = {}
        for each in ruled_fields():
            name, rule = each.name, each.metadata["rule"]
            if name not in self._found:
                continue
            if isinstance(each.default, tuple):
                options[name] = self._table(name, _ANIMALS, rule)
            elif isinstance(each.default, bool):
                options[name] = self._flag(self._found[name], name, rule)
            else:
                options[name] = self._found[name]
        if "board" in self._found:
            options["board"] = self._board()
        try:
            return Rules(**options)
        except RulesError as error:
            raise self._refused(error) from None

    def _board(self) -> Board:
        given = self._found["board"]
        if isinstance(given, str):
            if given not in BOARDS:
                known = ", ".join(BOARDS)
                raise self._wrong("board", "board", value=repr(given), known=known)
            return BOARDS[given]
        table = self._table("board", _BOARD_KEYS)
        if not isinstance(table.get("map"), str):
            shown = _shown(table["map"]) if "map" in table else Message("variants-nothing")
            raise self._wrong("board.map", "map", value=shown)
        name = table.get("name", "custom")
        if not isinstance(name, str) or not name.strip() or "\n" in name:
            raise self._wrong("board.name", "line", value=_shown(name))
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
            arguments = dict(error.message.arguments)
            if "option" in arguments:
                arguments["option"] = "split_territories = true"
            reason = at("board.map", Message(error.message.key, arguments))
            line = self._line_of_row(int(str(arguments["row"])))
            raise VariantError(reason, self._source, line) from None

    def _flag(self, value: object, key: str, rule: str = "") -> bool:
        if not isinstance(value, bool):
            raise self._wrong(key, "flag", value=_shown(value), rule=rule or "none")
        return value

    def _table(self, key: str, known: Iterable[str], rule: str = "") -> dict[str, Any]:
        table = self._found[key]
        if not isinstance(table, dict):
            raise self._wrong(
                key, "table", value=_shown(table), known=", ".join(known), rule=rule or "none"
            )
        self._check_keys(table, f"{key}.", tuple(known))
        return table

    def _check_keys(self, table: Mapping[str, object], prefix: str, known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                near = get_close_matches(key, known, 1)
                raise self._wrong(
                    f"{prefix}{key}",
                    "no-such-key",
                    known=", ".join(known),
                    is_near=bool(near),
                    near="".join(near),
                )

    def _refused(self, error: RulesError) -> VariantError:
        """Return the error for rules that were refused, at the key that stands in the file."""
        key = error.field.replace(": ", ".")
        if key == "counts" and "counts" not in self._found:
            return self._at("board", error.message)
        return self._at(key, error.reason)

    def _wrong(self, key: str, reason: str, /, **arguments: object) -> VariantError:
        return self._at(key, Message(f"variants-error-{reason}", arguments))

    def _at(self, key: str, reason: Message) -> VariantError:
        line, above = None, key
        while above and line is None:
            line = self._lines.get(above)
            above = above.rpartition(".")[0]
        return VariantError(at(key, reason), self._source, line)

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


def _shown(value: object) -> str | Message:
    """Return a value as TOML writes it, as far as a message needs."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return Message("variants-table") if isinstance(value, dict) else repr(value)


# --- those that come with the library ------------------------------------------------------------


@cache
def shipped() -> MappingProxyType[str, Variant]:
    """Return the variants that come with the library by file name, the classic game first.

    Whatever TOML file stands beside this module is one; what it is called in every language, and
    its notes, are messages of the catalogues.
    """
    found = {}
    for entry in files(__package__).iterdir():
        name, _, ending = entry.name.rpartition(".")
        if ending == "toml":
            text = entry.read_text(encoding="utf-8")
            rules = _Reader(text, entry.name, tomllib.loads(text)).rules()
            told = {language: _told(name, language) for language in LANGUAGES}
            first = told.pop("en")
            found[name] = Variant(first.name, rules, first.notes, tuple(told.items()))
    return MappingProxyType(dict(sorted(found.items(), key=lambda one: (one[0] != "classic", one))))


def find(name: str) -> Variant:
    """Return a variant that comes with the library; raises ``ValueError`` naming those there are.

    >>> find("president").rules.board.territory_sizes
    (3, 9, 3, 5, 7, 3)
    """
    if name not in shipped():
        raise ValueError(f"variant {name!r} is not among {', '.join(shipped())}")
    return shipped()[name]


def _told(name: str, language: str) -> Told:
    key = f"variant-{name.replace('_', '-')}"
    return Told(message_text(language, key), message_text(language, f"{key}-notes"))
