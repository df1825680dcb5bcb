"""Decks as CSV files: reading what spreadsheets write, and writing it.

One row a card, below a row of headings::

    card,body_top,body_middle,body_bottom,head_top,head_middle,head_bottom
    1,elephant,lynx,,elephant,panda,llama

An empty cell, or one with a dash, is a row of an edge without an animal. The columns may come in
any order, and headings and animals in any language, with or without accents and capitals.
"""

import csv
import io
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import IO, NamedTuple

from ...explain.catalogue import LANGUAGES, message_text
from ...explain.messages import Message
from .animals import folded, game_animals, name_in
from .mistakes import DeckError, Mistake, shown

Edge = tuple[str | None, str | None, str | None]
Source = str | os.PathLike[str] | bytes | IO[str] | IO[bytes]

COLUMNS = (
    "card",
    "body_top",
    "body_middle",
    "body_bottom",
    "head_top",
    "head_middle",
    "head_bottom",
)
"""The columns of a deck file."""

SEPARATORS = {",": "comma", ";": "semicolon", "\t": "tab"}
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "windows-1252")
HIGHEST_NUMBER = 999

_PARTS = ("card", "body", "head", "top", "middle", "bottom")
_LISTED = ", ".join(COLUMNS)
_EMPTY = {"", "-", "–", "—"}
_SPREADSHEETS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")


def headings(language: str) -> tuple[str, ...]:
    """Return the headings of a file in a language; raises ``LanguageError`` if it has none."""
    first = {part: _words(part, language)[0] for part in _PARTS}
    return tuple("_".join(first[part] for part in name.split("_")) for name in COLUMNS)


def separator(language: str) -> str:
    """Return what a spreadsheet that speaks a language has between its cells."""
    return message_text(language, "deck-file-separator")


def _words(part: str, language: str) -> list[str]:
    return message_text(language, f"deck-file-{part}").split()


@cache
def _part_by_word() -> dict[str, str]:
    return {
        folded(word): part
        for language in LANGUAGES
        for part in _PARTS
        for word in _words(part, language)
    }


class Row(NamedTuple):
    """A card as a file has it: number, bodies and heads from above, animals by their own names."""

    number: int
    bodies: Edge
    heads: Edge


def read_rows(source: Source, animals: Sequence[str], cards: int | None) -> list[Row]:
    """Return the cards of a CSV file in the order of their rows.

    Parameters
    ----------
    source
        A path, an open file, or the bytes of one.
    animals
        The animals that may stand in it, as a deck names them.
    cards
        How many cards are expected; ``None`` for any number.

    Raises
    ------
    DeckError
        With every mistake, each by row, column and value, and with what is allowed there.
    """
    records = _records(_text(source))
    first = next(records, None)
    if first is None:
        raise DeckError(Mistake("empty", {"headings": _LISTED}))
    columns = _columns(*first)
    reader = _Reader(columns, animals)
    rows = [reader.row(number, cells) for number, cells in records]
    if not reader.mistakes and cards is not None and len(rows) != cards:
        found = {"count": len(rows), "cards": str(len(rows)), "wanted": str(cards)}
        reader.mistakes.append(Mistake("count", found, value=str(len(rows))))
    if reader.mistakes:
        raise DeckError(*reader.mistakes)
    return rows


def write_rows(
    rows: Sequence[Row], between: str = ",", language: str = "en", line_end: str = "\n"
) -> str:
    """Return the text of a CSV file with these cards; ``ValueError`` for a bad argument."""
    if between not in SEPARATORS:
        allowed = ", ".join(f"{sign!r} ({name})" for sign, name in SEPARATORS.items())
        raise ValueError(f"separator: {between!r} is none of {allowed}")
    if language not in LANGUAGES:
        raise ValueError(f"language: {language!r} is none of {', '.join(LANGUAGES)}")
    if line_end not in ("\n", "\r\n"):
        raise ValueError(f"line_end: {line_end!r} is neither '\\n' nor '\\r\\n'")
    text = io.StringIO()
    writer = csv.writer(text, delimiter=between, lineterminator=line_end)
    writer.writerow(headings(language))
    for row in rows:
        edges = [
            "" if animal is None else name_in(animal, language)
            for animal in (*row.bodies, *row.heads)
        ]
        writer.writerow([row.number, *edges])
    return text.getvalue()


def encoded(text: str, encoding: str) -> bytes:
    """Return a file's bytes; ``ValueError`` for another encoding, ``DeckError`` for lost signs."""
    if encoding not in ENCODINGS:
        raise ValueError(f"encoding: {encoding!r} is none of {', '.join(ENCODINGS)}")
    try:
        return text.encode(encoding)
    except UnicodeEncodeError as error:
        sign = text[error.start]
        lost = {"encoding": encoding, "sign": repr(sign)}
        raise DeckError(Mistake("letter", lost)) from None


# --- from bytes to rows of cells -----------------------------------------------------------------


def _text(source: Source) -> str:
    if isinstance(source, (str, os.PathLike)):
        content: str | bytes = Path(source).read_bytes()
    elif isinstance(source, (bytes, bytearray, memoryview)):
        content = bytes(source)
    elif hasattr(source, "read"):
        content = source.read()
    else:
        raise TypeError(f"{source!r} is not a path, an open file, or the bytes of one")
    if isinstance(content, str):
        return content.removeprefix("\ufeff")
    if content.startswith(_SPREADSHEETS):
        raise DeckError(Mistake("spreadsheet"))
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "windows-1252"]
    for encoding in encodings:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError as error:
            wrong = content[error.start]
    raise DeckError(Mistake("encoding", {"byte": f"0x{wrong:02x}"}))


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows that are not blank, each with its number as a spreadsheet counts."""
    lines = io.StringIO(text, newline=None)
    between = None
    # What Excel reads as a note on the separator, and does not show as a row.
    if noted := re.match(r'"?sep=(.)"?[\r\n]', text):
        between = noted[1]
        lines.readline()
    start = lines.tell()
    heading = next((line for line in lines if line.strip()), "")
    lines.seek(start)
    if between not in SEPARATORS:
        between = max(SEPARATORS, key=heading.count)
    reader = csv.reader(lines, delimiter=between, skipinitialspace=True)
    number = 0
    while True:
        number += 1
        try:
            cells = [cell.strip() for cell in next(reader)]
        except StopIteration:
            return
        except csv.Error as error:
            raise DeckError(Mistake("csv", {"reason": error}, number)) from None
        if any(cells):
            yield number, cells


# --- from cells to cards -------------------------------------------------------------------------


def _columns(number: int, cells: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Return place and heading of every column, by its name; ``DeckError`` if they are not all."""
    found: dict[str, tuple[int, str]] = {}
    mistakes = []
    for place, heading in enumerate(cells):
        if not heading:
            continue
        name = _column(heading)
        column = str(place + 1)
        if name is None:
            known = {"headings": _LISTED}
            mistakes.append(Mistake("unknown-column", known, number, column, heading))
        elif name in found:
            before = {"before": str(found[name][0] + 1)}
            mistakes.append(Mistake("twice-column", before, number, column, heading))
        else:
            found[name] = place, heading
    # A heading that is not known is most likely the one that is missing.
    if not mistakes:
        for name in COLUMNS:
            if name not in found:
                missing = {"name": name, "headings": _LISTED}
                mistakes.append(Mistake("missing-column", missing, number))
    if mistakes:
        raise DeckError(*mistakes)
    return found


def _column(heading: str) -> str | None:
    if heading in COLUMNS:
        return heading
    words = re.findall(r"[a-z]+", folded(heading))
    meant = {_part_by_word().get(word, word) for word in words}
    return next((name for name in COLUMNS if set(name.split("_")) == meant), None)


class _Reader:
    """Reads rows and collects the mistakes in them."""

    def __init__(
        self,
        columns: Mapping[str, tuple[int, str]],
        animals: Sequence[str],
    ) -> None:
        self._columns, self._animals = columns, animals
        self._names = {folded(animal): animal for animal in animals}
        self._rows_by_number: dict[int, int] = {}
        self.mistakes: list[Mistake] = []

    def row(self, number: int, cells: Sequence[str]) -> Row:
        """Return the card of a row; what is wrong is left out of it and noted."""
        self._no_more_than_columns(number, cells)
        card = self._card_number(number, cells)
        return Row(card, self._edge(number, cells, "body"), self._edge(number, cells, "head"))

    def _note(self, case: str, row: int, column: str, value: str, /, **arguments: object) -> None:
        self.mistakes.append(Mistake(case, arguments, row, column, value))

    def _cell(self, cells: Sequence[str], name: str) -> tuple[str, str]:
        place, heading = self._columns[name]
        return heading, cells[place] if place < len(cells) else ""

    def _no_more_than_columns(self, row: int, cells: Sequence[str]) -> None:
        known = {place for place, _ in self._columns.values()}
        for place, value in enumerate(cells):
            if value and place not in known:
                self._note("no-heading", row, str(place + 1), value, cells=len(COLUMNS))

    def _card_number(self, row: int, cells: Sequence[str]) -> int:
        heading, value = self._cell(cells, "card")
        if not re.fullmatch(r"0*[1-9][0-9]{0,2}", value):
            limits = {"most": HIGHEST_NUMBER, "is_empty": not value, "value": shown(value)}
            self._note("number", row, heading, value, **limits)
            return 0
        number = int(value)
        if number in self._rows_by_number:
            before = str(self._rows_by_number[number])
            self._note("twice-number", row, heading, value, card=number, before=before)
        self._rows_by_number.setdefault(number, row)
        return number

    def _edge(self, row: int, cells: Sequence[str], part: str) -> Edge:
        names = [name for name in COLUMNS if name.startswith(part)]
        values = [self._cell(cells, name) for name in names]
        if all(value in _EMPTY for _, value in values):
            columns = ", ".join(heading for heading, _ in values)
            self._note(f"no-{part}", row, "", "", columns=columns)
        top, middle, bottom = (self._animal(row, heading, value) for heading, value in values)
        return top, middle, bottom

    def _animal(self, row: int, heading: str, value: str) -> str | None:
        if value in _EMPTY:
            return None
        if "\n" in value:
            self._note("open-quote", row, heading, value)
            return None
        name = folded(value)
        # Other languages are looked up only where they are used: that takes a while, once.
        found = self._names.get(name)
        if found is None and game_animals().get(name) in self._animals:
            found = game_animals()[name]
        if found is None:
            each = [_listed("list-or", _spellings(animal)) for animal in self._animals]
            self._note("unknown-animal", row, heading, value, allowed=_listed("list-comma", each))
        return found


def _spellings(animal: str) -> list[str]:
    spellings = [animal, *(name_in(animal, language) for language in LANGUAGES)]
    return list(dict.fromkeys(spellings))


def _listed(between: str, items: Sequence[str | Message]) -> str | Message:
    """Return items as one text, to be told in any language."""
    return reduce(lambda known, one: Message(between, {"list": known, "next": one}), items)
