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
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...explain.messages import Message
from ...notation import (
    GameText,
    format_headers,
    format_settings,
    parse_headers,
    parse_settings,
    quoted,
)
from ...record import Step
from ..cards import DECKS, Deck
from ..position import ActionKind, action_kind
from ..variant import FreeRules, RaceRules
from .notation import AnyRules, format_action

GAMES: dict[str, type[AnyRules]] = {
    "Zoo Run: Let's free the animals": FreeRules,
    "Zoo Run: the race of the year": RaceRules,
}
"""The rules of each game, by the name that stands in its header."""

_OWN_HEADERS = ("Game", "Deck", "Players", "Rules", "Result")


class ParsedGame(NamedTuple):
    """What a game text says, before its actions are played."""

    rules: AnyRules
    game: GameText


def game_name(rules: AnyRules) -> str:
    """Return the name of the game whose rules these are."""
    return next(name for name, kind in GAMES.items() if isinstance(rules, kind))


def split_turns(steps: Sequence[Step[Any]]) -> list[list[Step[Any]]]:
    """Return the steps of each turn; a turn begins with the first card dealt in it."""
    turns: list[list[Step[Any]]] = []
    dealing = False
    for step in steps:
        deals = action_kind(step.action) == ActionKind.DEAL
        if not turns or (deals and not dealing):
            turns.append([])
        dealing = deals
        turns[-1].append(step)
    return turns


def format_turn(rules: AnyRules, steps: Sequence[Step[Any]]) -> str:
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
    rules: AnyRules, steps: Sequence[Step[Any]], *, result: str, headers: Mapping[str, str]
) -> str:
    """Return the text of a game, ending in a newline, as :func:`parse_game` reads it.

    Raises ``ValueError`` for a header name that could not be read back.
    """
    values = {
        "Game": game_name(rules),
        "Deck": rules.deck.name,
        "Players": str(rules.players),
        "Rules": format_settings(rules.differences()),
    }
    text = format_headers(values, headers, _OWN_HEADERS, result)
    for number, turn in enumerate(split_turns(steps), start=1):
        text += f"{number}. {format_turn(rules, turn)}\n"
    return text


def parse_game(text: str, deck: Deck | None = None) -> ParsedGame:
    """Read the headers of a game text and find its actions; playing them is the caller's part.

    ``deck`` is what it is played with where that does not come with the library. Raises
    :class:`NotationError` for a header that cannot be read, naming where and why.
    """
    game = parse_headers(text, _OWN_HEADERS)
    # Some programs set an apostrophe of their own.
    name = game.values.get("Game", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    if name not in GAMES:
        found = Message("notation-game-missing")
        if name:
            found = Message("notation-game-name", {"name": quoted(name)})
        one, other = map(repr, GAMES)
        expected = Message("notation-game-names", {"one": one, "other": other})
        game.fail("Game", found, expected)
    players = game.values.get("Players", "2")
    if not re.fullmatch(r"[0-9]{1,3}", players):
        game.fail("Players", quoted(players), Message("notation-players"))
    fixed = {"players": int(players), "deck": deck or _known_deck(game)}
    rules = parse_settings(
        game, GAMES[name], fixed, Message("notation-whole-numbers"), lists_of_names=("favourites",)
    )
    result = game.values.get("Result", "*")
    if not re.fullmatch(r"\*|[0-9]{1,3}(,[0-9])*", result):
        game.fail("Result", quoted(result), Message("notation-winners"))
    return ParsedGame(rules, game)


def _known_deck(game: GameText) -> Deck:
    name = game.values.get("Deck", "reconstructed")
    if name not in DECKS:
        found = Message("notation-deck", {"name": quoted(name)})
        game.fail("Deck", found, Message("notation-decks", {"names": ", ".join(DECKS)}))
    return DECKS[name]
