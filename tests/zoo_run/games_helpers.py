"""What the tests of both Zoo Run games share."""

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

import numpy as np

from zebres_lib.zoo_run import free_the_animals, race
from zebres_lib.zoo_run.cards import RECONSTRUCTED, Card, Deck
from zebres_lib.zoo_run.events import Event
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.variant import FreeRules, RaceRules


def course(rules: FreeRules | RaceRules) -> ModuleType:
    """The functions that a game is played by whose rules these are."""
    return race if isinstance(rules, RaceRules) else free_the_animals


# Ten cards that any test can read: each says which animals it makes with the next in a circle.
ROUND = Deck(
    tuple(
        Card(
            number,
            (("lynx", "panda")[(number + 1) % 2], None, None),
            (("lynx", "panda")[number % 2], None, None),
        )
        for number in range(1, 11)
    ),
    name="round",
)
"""Odd cards have a lynx's body and a panda's head, even cards the other way round."""

SMALL = Deck(RECONSTRUCTED.cards[:12], name="small")
"""So few cards that the pile is soon used up."""

FREE_RULES = [
    *(FreeRules(players=players) for players in range(1, 6)),
    FreeRules(players=2, path_tokens=6),
    FreeRules(players=2, path_tokens=8),
    FreeRules(players=1, path_tokens=13, tokens={"panda": 31}),
    FreeRules(players=4, deck=SMALL, path_tokens=3, tokens=5),
    FreeRules(players=2, deck=SMALL, path_tokens=9, tokens=4, hand_size=5),
    FreeRules(players=3, deck=SMALL, path_tokens=4, tokens=1, hand_size=2),
]
RACE_RULES = [
    *(RaceRules(players=players) for players in range(2, 6)),
    RaceRules(players=2, track_length=1),
    RaceRules(players=3, deck=SMALL, track_length=30),
    RaceRules(players=2, deck=SMALL, track_length=12, hand_size=5, favourites=("llama", "panda")),
    RaceRules(players=5, deck=SMALL, track_length=9, hand_size=2),
]
ALL_RULES: list[FreeRules | RaceRules] = [*FREE_RULES, *RACE_RULES]


def rules_id(rules: FreeRules | RaceRules) -> str:
    """Name rules in a test id, such as ``Race-3-small-4``."""
    kind = type(rules).__name__.removesuffix("Rules")
    return f"{kind}-{rules.players}-{rules.deck.name}-{rules.hand_size}"


def told(events: Iterable[Event], rule: str, case: str = "") -> list[Event]:
    """Return the events of a rule, or only those of one case."""
    return [event for event in events if event.rule == rule and case in ("", event.case)]


def random_lines(
    rules: FreeRules | RaceRules, games: int, seed: int
) -> Iterator[list[tuple[Any, int]]]:
    """Yield random games as lists of (state, action taken there); the last action is -1."""
    randomness = np.random.default_rng(seed)
    for _ in range(games):
        state, line = course(rules).start(rules), []
        while legal := course(rules).legal_actions(rules, state):
            action = legal[int(randomness.integers(len(legal)))]
            line.append((state, action))
            state = course(rules).apply(rules, state, action)
        yield [*line, (state, -1)]


def random_session(game: FreeTheAnimals | Race, seed: int) -> FreeTheAnimals | Race:
    """Play a game to its end: chance deals, players choose among all actions evenly."""
    randomness = np.random.default_rng(seed)
    while not game.is_over:
        game.deal(randomness)
        if legal := game.legal_actions():
            game.play(legal[int(randomness.integers(len(legal)))])
    return game
