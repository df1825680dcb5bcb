r"""Whole games as text: headers, then the turns, as one would paste them into a message.

::

    [Game "Zoo Run: Let's free the animals"]
    [Deck "reconstructed"]
    [Players "2"]
    [Rules "classic"]
    [Result "*"]

    1. +3+17+8 +4+5+6 3-17-8 4-6-5
    2. +1+2+9

A turn is the cards dealt, hand by hand, then each player's line-up and, in the race, kept card.
``Rules`` is ``classic`` or the fields that differ, such as ``path_tokens=8 tokens=4,4,4,4,3``.
``Result`` is the number of animals left, the numbers of the winners such as ``1,3``, or ``*`` for
a game that goes on. A deck that does not come with the library is named only: who reads the game
must bring it. Other headers are kept as they are; ``\"`` and ``\\`` stand for ``"`` and ``\``.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from ...errors import RulesError
from ..cards import DECKS, Deck
from ..position import ActionKind, action_kind
from ..runs import Step
from ..variant import FreeRules, RaceRules
from .notation import AnyRules, NotationError, format_action

GAMES: dict[str, type[AnyRules]] = {
    "Zoo Run: Let's free the animals": FreeRules,
    "Zoo Run: the race of the year": RaceRules,
}
"""The rules of each game, by the name that stands in its header."""

_HEADER = re.compile(r'\[(\w+)[ \t]+"((?:[^"\\\n]|\\.)*)"\][ \t]*$')
_TURN_NUMBER = re.compile(r"(?<!\S)[0-9]+\.+")
_OWN_HEADERS = ("Game", "Deck", "Players", "Rules", "Result")
_TEXT_FIELDS = ("favourites",)


@dataclass(frozen=True)
class GameText:
    """What a game text says, before its actions are played.

    ``moves`` is the whole text with everything that is not an action blanked out, so that places
    in it are places in the text.
    """

    rules: AnyRules
    moves: str
    result: str = "*"
    headers: dict[str, str] = field(default_factory=dict)
    result_index: int = 0


def game_name(rules: AnyRules) -> str:
    """Return the name of the game whose rules these are."""
    return next(name for name, kind in GAMES.items() if isinstance(rules, kind))


def split_turns(steps: Sequence[Step]) -> list[list[Step]]:
    """Return the steps of each turn; a turn begins with the first card dealt in it."""
    turns: list[list[Step]] = []
    dealing = False
    for step in steps:
        deals = action_kind(step.action) == ActionKind.DEAL
        if not turns or (deals and not dealing):
            turns.append([])
        dealing = deals
        turns[-1].append(step)
    return turns


def format_turn(rules: AnyRules, steps: Sequence[Step]) -> str:
    """Return the actions of a turn as text, those of a player's deal run together."""
    text = ""
    dealt_to = -1
    for step in steps:
        deals = action_kind(step.action) == ActionKind.DEAL
        together = deals and step.before.player == dealt_to
        dealt_to = step.before.player if deals else -1
        text += ("" if together or not text else " ") + format_action(rules, step.action)
    return text


def format_game(
    rules: AnyRules,
    steps: Sequence[Step],
    *,
    result: str = "*",
    headers: dict[str, str] | None = None,
) -> str:
    """Return the text of a game, ending in a newline, as :func:`parse_game` reads it.

    Raises ``ValueError`` for a header name that could not be read back.
    """
    for name in headers or {}:
        if not re.fullmatch(r"\w+", name):
            raise ValueError(f"header {name!r}: a name is letters, digits and _ only")
    lines = {
        "Game": game_name(rules),
        "Deck": rules.deck.name,
        "Players": str(rules.players),
        "Rules": _format_rules(rules),
    }
    lines |= {name: value for name, value in (headers or {}).items() if name not in _OWN_HEADERS}
    lines["Result"] = result
    text = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in lines.items()) + "\n"
    for number, turn in enumerate(split_turns(steps), start=1):
        text += f"{number}. {format_turn(rules, turn)}\n"
    return text


def parse_game(text: str, deck: Deck | None = None) -> GameText:
    """Read the headers of a game text and find its actions; playing them is the caller's part.

    ``deck`` is what it is played with where that does not come with the library. Raises
    :class:`NotationError` for a header that cannot be read, naming where and why.
    """
    headers: dict[str, str] = {}
    places: dict[str, int] = {}
    blanked = ""
    offset = 0
    in_headers = True
    for line in text.splitlines(keepends=True):
        bare = line.strip()
        if in_headers and bare.startswith("["):
            match = _HEADER.match(bare)
            if match is None:
                raise _error(text, offset, f"{bare[:60]!r}", '[Name "value"]')
            name = match.group(1)
            if name in headers:
                raise _error(text, offset, f"a second header {name}", "each header once")
            headers[name] = re.sub(r"\\(.)", r"\1", match.group(2))
            places[name] = offset
            blanked += " " * len(line)
        else:
            in_headers = in_headers and not bare
            blanked += _TURN_NUMBER.sub(lambda number: " " * len(number.group()), line)
        offset += len(line)
    # Some programs set an apostrophe of their own.
    name = headers.get("Game", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    if name not in GAMES:
        found = f"the game {name!r}" if name else "no header Game"
        raise _error(text, places.get("Game", 0), found, " or ".join(map(repr, GAMES)))
    players = headers.get("Players", "2")
    if not re.fullmatch(r"[0-9]{1,3}", players):
        raise _error(text, places["Players"], repr(players), "the number of players, such as 2")
    rules = _parse_rules(
        text,
        places.get("Rules", 0),
        headers.get("Rules", "classic"),
        GAMES[name],
        deck or _known_deck(text, places.get("Deck", 0), headers.get("Deck", "reconstructed")),
        int(players),
    )
    result = headers.get("Result", "*")
    if not re.fullmatch(r"\*|[0-9]{1,3}(,[0-9])*", result):
        raise _error(text, places["Result"], repr(result), "a number, winners such as 1,3, or *")
    others = {name: value for name, value in headers.items() if name not in _OWN_HEADERS}
    return GameText(rules, blanked, result, others, places.get("Result", 0))


def _known_deck(text: str, index: int, name: str) -> Deck:
    if name not in DECKS:
        known = ", ".join(DECKS)
        raise _error(text, index, f"the deck {name!r}", f"{known}, or that deck given as deck=")
    return DECKS[name]


def _format_rules(rules: AnyRules) -> str:
    parts = []
    for name, value in rules.differences().items():
        written = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
        parts.append(f"{name}={written}")
    return " ".join(parts) or "classic"


def _parse_rules(
    text: str, index: int, value: str, kind: type[AnyRules], deck: Deck, players: int
) -> AnyRules:
    known = [f.name for f in fields(kind) if f.init and f.name not in ("players", "deck")]
    settings: dict[str, Any] = {}
    # Names of animals that a designer made up may have spaces in them.
    parts = re.split(r" (?=\w+=)", value) if value != "classic" else []
    for part in parts:
        name, equals, given = part.partition("=")
        if not equals or name not in known:
            raise _error(text, index, repr(part), f"name=value with a name of {', '.join(known)}")
        settings[name] = _parse_setting(text, index, part, name, given)
    try:
        return kind(players=players, deck=deck, **settings)
    except RulesError as error:
        raise _error(
            text, index, f"rules {value!r}", f"rules that can be played: {error}"
        ) from error


def _parse_setting(text: str, index: int, part: str, name: str, given: str) -> Any:
    if name in _TEXT_FIELDS:
        return tuple(given.split(","))
    if re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6})*", given):
        numbers = tuple(int(number) for number in given.split(","))
        return numbers if "," in given else numbers[0]
    raise _error(text, index, repr(part), "a whole number, or several with commas")


def _escape(value: str) -> str:
    flat = " ".join(value.splitlines())
    return flat.replace("\\", "\\\\").replace('"', '\\"')


def _error(text: str, index: int, found: str, expected: str) -> NotationError:
    return NotationError(
        f"game text, character {index + 1}: found {found}, expected {expected}", text, index
    )
