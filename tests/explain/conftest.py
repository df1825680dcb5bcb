"""Events as they really come: from random games, refused actions and scores along the way."""

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.events import Event
from zebres_lib.zebres.narration import describe
from zebres_lib.zebres.players.random import choose
from zebres_lib.zebres.position_text import parse_position
from zebres_lib.zebres.refusals import refusal
from zebres_lib.zebres.rules import (
    ActionKind,
    Phase,
    Position,
    Rules,
    Species,
    apply,
    encode,
    is_over,
    start,
)
from zebres_lib.zebres.scoring import score_events

EVEN = Board.from_ascii("AABB/AABB", name="even")

RULINGS = ("hidden_gazelles_flee", "crocodile_chain", "guardian_while_solo")


MOST_OF_A_CASE = 120
"""What has been said so often in other words is not said again: formatting takes its time."""


def _variants() -> list[Rules]:
    variants = [
        Rules(board=board, **dict(zip(RULINGS, values, strict=True)))
        for board, *values in product((CLASSIC, PRESIDENT), *3 * [(True, False)])
    ]
    # Few squares, equal values: here totals and even territories are often tied.
    variants += [
        Rules(board=EVEN, counts=(2, 2, 1, 1, 1), values=(1, 1, 1, 1, 1), inauguration_points=0),
        Rules(board=EVEN, counts=(2, 2, 1, 1, 1), inauguration_points=1, guardian_steps=1),
    ]
    return variants


def _tried(rules: Rules, position: Position, randomness: np.random.Generator) -> Iterator[int]:
    """Actions that a learner may try: any, and in its turn the guardian's next few posts."""
    board = rules.board
    for _ in range(3):
        kind = ActionKind(int(randomness.integers(len(ActionKind))))
        if kind in (ActionKind.POST_GUARDIAN, ActionKind.MOVE_GUARDIAN):
            yield encode(kind, int(randomness.integers(len(board.post_names))))
        elif kind == ActionKind.STAY:
            yield encode(kind)
        else:
            placing = kind == ActionKind.PLACE_ANIMAL
            species = int(randomness.integers(len(Species))) if placing else 0
            yield encode(kind, int(randomness.integers(board.square_count)), species)
    if position.phase == Phase.MOVE:
        posts = len(board.post_names)
        for steps in range(5):
            yield encode(ActionKind.MOVE_GUARDIAN, (position.guardian + steps) % posts)
    if position.phase == Phase.SWAP:
        yield from (encode(ActionKind.SWAP, square) for square in range(board.square_count))


def _game(rules: Rules, position: Position, randomness: np.random.Generator) -> Iterator[Event]:
    while True:
        for action in _tried(rules, position, randomness):
            if event := refusal(rules, position, action):
                yield event
        if randomness.integers(6) == 0:
            yield from score_events(rules, position)
        if is_over(position):
            return
        action = choose(rules, position, randomness)
        after = apply(rules, position, action)
        yield from describe(rules, position, action, after)
        position = after


# Positions from which chance soon comes to what it rarely meets in whole games.
RARE = (
    "1GGGgg/GGGggg/gZZzzz/e1cCzE/ZZZzCL Na g w place",  # a lion gives White a gazelle back
    "6/3G2/1lCg2/3g2/6 Nc w - swap:c3",  # two swaps in a row, the first beside a lion
    "6/2z!3/1g!L3/6/6 Nb g - place",  # a second lion comes to hidden animals
)


@pytest.fixture(scope="session")
def events() -> list[Event]:
    """Different events of many random games: each board, each combination of rulings."""
    randomness = np.random.default_rng(2004)
    found: dict[Event, None] = {}
    for rules in _variants():
        for _ in range(10):
            beginning = start(int(randomness.integers(2)))
            found |= dict.fromkeys(_game(rules, beginning, randomness))
    other = Rules(**dict.fromkeys(RULINGS[:2], False), guardian_while_solo=True)
    for text, rules in product(RARE, (Rules(), other)):
        for _ in range(25):
            found |= dict.fromkeys(_game(rules, parse_position(rules, text), randomness))
    by_case: dict[tuple[str, str], list[Event]] = {}
    for event in found:
        by_case.setdefault((event.rule, event.case), []).append(event)
    return [event for alike in by_case.values() for event in alike[:MOST_OF_A_CASE]]
