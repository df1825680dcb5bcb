"""Events as they really come: from random games, refused actions and scores along the way."""

from collections.abc import Iterator
from itertools import pairwise, product

import numpy as np
import pytest

from tests.helpers import FLAGS
from tests.zoo_run.games_helpers import course
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.events import Event
from zebres_lib.zebres.players.random import choose
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
from zebres_lib.zebres.telling.narration import describe
from zebres_lib.zebres.telling.refusals import refusal
from zebres_lib.zebres.telling.scoring import score_events
from zebres_lib.zebres.text.positions import parse_position
from zebres_lib.zoo_run.cards import Card, Deck
from zebres_lib.zoo_run.events import Event as ZooEvent
from zebres_lib.zoo_run.position import (
    ActionKind as ZooActionKind,
    action_argument,
    action_kind,
    card_indices,
    unpack_order,
)
from zebres_lib.zoo_run.telling.narration import describe as describe_zoo
from zebres_lib.zoo_run.telling.refusals import refusal as zoo_refusal
from zebres_lib.zoo_run.text.notation import WrittenAction
from zebres_lib.zoo_run.variant import FreeRules, RaceRules

EVEN = Board.from_ascii("AABB/AABB", name="even")


MOST_OF_A_CASE = 120
"""What has been said so often in other words is not said again: formatting takes its time."""


def _variants() -> list[Rules]:
    variants = [
        Rules(board=board, **dict(zip(FLAGS, values, strict=True)))
        for board, *values in product((CLASSIC, PRESIDENT), *len(FLAGS) * [(True, False)])
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
    other = Rules(**{flag: not getattr(Rules, flag) for flag in FLAGS})
    for text, rules in product(RARE, (Rules(), other)):
        for _ in range(25):
            found |= dict.fromkeys(_game(rules, parse_position(rules, text), randomness))
    by_case: dict[tuple[str, str], list[Event]] = {}
    for event in found:
        by_case.setdefault((event.rule, event.case), []).append(event)
    return [event for alike in by_case.values() for event in alike[:MOST_OF_A_CASE]]


# --- Zoo Run -----------------------------------------------------------------------------------

# Heads of a lynx alone and bodies of a llama alone on most cards: here a hand may make nothing.
LOSING = Deck(
    (
        *(Card(n, ("llama", None, None), ("lynx", None, None)) for n in range(1, 12)),
        Card(12, ("lynx", None, "panda"), ("panda", None, "llama")),
    )
)

ZOO_RULES = (
    *(FreeRules(players=players) for players in (1, 2, 3)),
    FreeRules(players=1, path_tokens=1, tokens=1, hand_size=4),
    FreeRules(players=2, path_tokens=2, tokens={"lynx": 2, "panda": 1, "turtle": 0}, hand_size=5),
    FreeRules(players=5, path_tokens=3, tokens=2),
    FreeRules(players=2, deck=LOSING),
    RaceRules(players=2),
    RaceRules(players=5, track_length=4),
    RaceRules(players=3, track_length=1, hand_size=2),
    RaceRules(players=4, track_length=9, favourites=("llama", "panda", "lynx", "elephant")),
    RaceRules(players=3, deck=LOSING, track_length=5, hand_size=3),
)


def _tried_in_zoo(
    rules: FreeRules | RaceRules, hand: int, randomness: np.random.Generator
) -> Iterator[WrittenAction]:
    """Actions that a learner may try: cards of the hand and others, some of them twice."""
    own = card_indices(hand)
    for kind in (ZooActionKind.DEAL, ZooActionKind.KEEP):
        yield WrittenAction(kind, (int(randomness.integers(len(rules.deck))),), 0, 0)
    every = [*own, int(randomness.integers(len(rules.deck)))]
    size = int(randomness.integers(1, rules.hand_size + 2))
    picked = tuple(int(card) for card in randomness.choice(every, size))
    yield WrittenAction(ZooActionKind.LINE_UP, picked, 0, 0)
    if len(own) > 1:
        yield WrittenAction(ZooActionKind.LINE_UP, own[1:], 0, 0)


def _zoo_game(rules: FreeRules | RaceRules, randomness: np.random.Generator) -> Iterator[ZooEvent]:
    state = course(rules).start(rules)
    while True:
        for tried in _tried_in_zoo(rules, state.hands[state.player], randomness):
            if event := zoo_refusal(rules, state, tried):
                yield event
        legal = course(rules).legal_actions(rules, state)
        if not legal:
            return
        action = legal[int(randomness.integers(len(legal)))]
        if randomness.integers(2):  # as often as not the best line-up, so that games are won
            action = max(legal, key=lambda one: _animals(rules, one))
        after = course(rules).apply(rules, state, action)
        yield from describe_zoo(rules, state, action, after)
        state = after


def _animals(rules: FreeRules | RaceRules, action: int) -> int:
    if action_kind(action) != ZooActionKind.LINE_UP:
        return 0
    order = unpack_order(action_argument(action), rules.hand_size)
    cards = [rules.deck.cards[card] for card in order]
    return sum(
        head is not None and head == body
        for left, right in pairwise(cards)
        for head, body in zip(left.heads, right.bodies, strict=True)
    )


@pytest.fixture(scope="session")
def zoo_events() -> list[ZooEvent]:
    """Different events of many games of Zoo Run, refused actions included."""
    randomness = np.random.default_rng(2015)
    found: dict[ZooEvent, None] = {}
    for rules in ZOO_RULES:
        for _ in range(12):
            found |= dict.fromkeys(_zoo_game(rules, randomness))
    by_case: dict[tuple[str, str], list[ZooEvent]] = {}
    for event in found:
        by_case.setdefault((event.rule, event.case), []).append(event)
    return [event for alike in by_case.values() for event in alike[:MOST_OF_A_CASE]]
