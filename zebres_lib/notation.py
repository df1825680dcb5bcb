"""What the text notations of all games share: headers, settings, and saying what is wrong where."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn, Protocol, TypeVar

from .errors import NotationError
from .explain.catalogue import shortened
from .explain.messages import Message

MOST_QUOTED = 60
"""Characters of a text that an error quotes."""

LONGEST_FILE = 1_000_000
"""Bytes of a file that is still read as a game; the longest games take a few thousand."""

_HEADER = re.compile(r'\[(\w+)[ \t]+"((?:[^"\\\n]|\\.)*)"\][ \t]*$')
_TURN_NUMBER = re.compile(r"(?<!\S)[0-9]+\.+")


class WrittenAction(Protocol):
    """One action read from text, with the place where it stands."""

    @property
    def action(self) -> int:
        """The action as an integer."""

    @property
    def start(self) -> int:
        """Where it begins, in characters from 0."""

    @property
    def end(self) -> int:
        """Where what follows begins."""


# --- what is wrong, and where ------------------------------------------------------------------


def fail(
    notation: str, text: str, index: int, found: str | Message, expected: str | Message
) -> NoReturn:
    """Raise a :class:`NotationError` that says where, what was found and what was expected.

    ``notation`` is the message that says so, such as ``"notation-action"``.
    """
    raise NotationError(
        notation,
        text=text,
        index=index,
        character=str(index + 1),
        excerpt=repr(_excerpt(text, index)),
        found=Message("notation-end") if index >= len(text) and found == "''" else found,
        expected=expected,
    )


def quoted(piece: str) -> str:
    """Return a piece of text in quotation marks, shortened if it is long."""
    return repr(shortened(piece, MOST_QUOTED))


def checked_text(text: object) -> str:
    """Return what is to be read as it is; ``TypeError`` if it is no text."""
    if not isinstance(text, str):
        raise TypeError(f"text: {quoted(repr(text))} is {type(text).__name__}, not a text (str)")
    return text


def read_file(path: str | Path) -> str:
    """Return the text of a UTF-8 file; :class:`NotationError` if it is none, and ``OSError``."""
    with Path(path).open("rb") as file:
        data = file.read(LONGEST_FILE + 1)
    if len(data) > LONGEST_FILE:
        most = str(LONGEST_FILE)
        raise NotationError("notation-too-long", text="", index=LONGEST_FILE, path=path, most=most)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError(
            "notation-encoding", text="", index=error.start, path=path, byte=str(error.start + 1)
        ) from error


def _excerpt(text: str, index: int) -> str:
    """Return the text, or of a long one what stands around ``index``."""
    begin = max(0, min(index - MOST_QUOTED // 2, len(text) - MOST_QUOTED))
    end = min(len(text), begin + MOST_QUOTED)
    before, after = "…" if begin else "", "…" if end < len(text) else ""
    return f"{before}{text[begin:end]}{after}"


# --- headers -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameText:
    """The headers of a game text, and its actions, still to be read.

    ``values`` are those that the game understands, ``others`` are kept as they are, and ``places``
    says where each stands. ``moves`` is the whole text with everything that is not an action
    blanked out, so that places in it are places in the text.
    """

    text: str
    values: Mapping[str, str]
    others: Mapping[str, str]
    places: Mapping[str, int]
    moves: str

    def fail(self, header: str, found: str | Message, expected: str | Message) -> NoReturn:
        """Raise a :class:`NotationError` about one of the headers."""
        fail("notation-game", self.text, self.places.get(header, 0), found, expected)


def parse_headers(text: str, own: Iterable[str]) -> GameText:
    """Read the headers of a game text, of which the game understands those named in ``own``.

    Raises :class:`NotationError` for a header that cannot be read, that stands there twice, or that
    is meant to be one of the game's.
    """
    values: dict[str, str] = {}
    others: dict[str, str] = {}
    places: dict[str, int] = {}
    blanked = ""
    offset = 0
    in_headers = True
    for line in checked_text(text).splitlines(keepends=True):
        bare = line.strip()
        if in_headers and bare.startswith("["):
            match = _HEADER.match(bare)
            if match is None:
                fail("notation-game", text, offset, quoted(bare), Message("notation-header"))
            name = match.group(1)
            if name in places:
                found = Message("notation-second-header", {"name": name})
                fail("notation-game", text, offset, found, Message("notation-header-once"))
            meant = _meant(name, own)
            if meant:
                found = Message("notation-unknown-header", {"name": name})
                expected = Message("notation-header-meant", {"name": meant})
                fail("notation-game", text, offset, found, expected)
            (values if name in own else others)[name] = re.sub(r"\\(.)", r"\1", match.group(2))
            places[name] = offset
            blanked += " " * len(line)
        else:
            in_headers = in_headers and not bare
            blanked += _TURN_NUMBER.sub(lambda number: " " * len(number.group()), line)
        offset += len(line)
    if not places and not blanked.strip():
        fail("notation-game", text, 0, Message("notation-end"), Message("notation-no-game"))
    return GameText(text, values, others, places, blanked)


def format_headers(
    values: Mapping[str, str], others: Mapping[str, str], own: Iterable[str], result: str
) -> str:
    """Return the lines of the headers, the game's own first, its result last, and an empty line.

    Of ``others`` those that are named like one of the game's ``own`` are left out. Raises
    ``ValueError`` for a name that could not be read back.
    """
    lines = dict(values)
    for name, value in others.items():
        if not re.fullmatch(r"\w+", name):
            raise ValueError(f"header {name!r}: a name is letters, digits and _ only")
        if meant := _meant(name, own):
            raise ValueError(f"header {name!r}: would be read as a mistake for {meant}")
        if name not in own:
            lines[name] = value
    lines["Result"] = result
    return "".join(f'[{name} "{_escape(value)}"]\n' for name, value in lines.items()) + "\n"


def _meant(name: str, own: Iterable[str]) -> str:
    """Return the header of the game that an unknown name is a slip for, or nothing."""
    known = {one.lower(): one for one in own}
    if name in known.values() or not name.isalpha():
        return ""
    near = get_close_matches(name.lower(), known, n=1, cutoff=0.8)
    return known[near[0]] if near else ""


def _escape(value: str) -> str:
    flat = " ".join(value.splitlines())
    return flat.replace("\\", "\\\\").replace('"', '\\"')


# --- rules as settings -------------------------------------------------------------------------

Rules = TypeVar("Rules")


def format_settings(differences: Mapping[str, object]) -> str:
    """Return fields of rules as text, such as ``inauguration_points=0 values=2,7,0,5,1``."""
    parts = []
    for name, value in differences.items():
        written = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
        parts.append(f"{name}={written}")
    return " ".join(parts) or "classic"


def parse_settings(
    game: GameText,
    kind: type[Rules],
    fixed: Mapping[str, object],
    expected: Message,
    lists_of_names: Iterable[str] = (),
) -> Rules:
    """Return the rules that the header ``Rules`` describes.

    ``kind`` is their dataclass, ``fixed`` has the fields that other headers tell, ``expected`` says
    what a value is, and ``lists_of_names`` are the fields that hold words. Raises
    :class:`NotationError`.
    """
    value = game.values.get("Rules", "classic")
    known = [one.name for one in fields(kind) if one.init and one.name not in fixed]  # type: ignore[arg-type]
    settings: dict[str, Any] = {}
    # Names that somebody made up may have spaces in them.
    parts = re.split(r"\s+(?=\w+=)", value.strip()) if value != "classic" else []
    for part in parts if parts != [""] else []:
        name, equals, given = part.partition("=")
        if not equals or name not in known:
            names = ", ".join(known)
            game.fail("Rules", quoted(part), Message("notation-setting", {"names": names}))
        if name in lists_of_names:
            settings[name] = tuple(given.split(","))
        elif given in ("True", "False"):
            settings[name] = given == "True"
        elif re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6})*", given):
            numbers = tuple(int(number) for number in given.split(","))
            settings[name] = numbers if "," in given else numbers[0]
        else:
            game.fail("Rules", quoted(part), expected)
    try:
        return kind(**fixed, **settings)
    except ValueError as error:
        found = Message("notation-rules", {"rules": quoted(value)})
        game.fail("Rules", found, Message("notation-rules-playable", {"error": error}))
