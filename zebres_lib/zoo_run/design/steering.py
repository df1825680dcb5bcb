"""The walk among decks with nothing wrong, towards richer or poorer hands.

How often the animals are all freed grows with what hands can make, and the mean over all hands of
three is exact and quick to follow from move to move; how often they are freed is not.
"""

from typing import Any, NamedTuple

from ...jit import bit_count, compilable, pointer
from ...randomness import below
from .walk import (
    SIDES,
    Limits,
    Walker,
    alike,
    empty_hands,
    proposed,
    set_edge,
    set_strangers,
    spread_of,
    strangers_of,
)


class Steered(NamedTuple):
    """What came of steering: the animals that all hands make at best, added up, and the moves."""

    made: int
    moves: int


@compilable
def best_of_hand(joints: Any, size: int, a: int, b: int, c: int) -> int:
    """Return how many animals the best line-up of three cards makes (``lineup.match``)."""
    ab, ba = joints[a * size + b], joints[b * size + a]
    ac, ca = joints[a * size + c], joints[c * size + a]
    bc, cb = joints[b * size + c], joints[c * size + b]
    return int(max(max(ab + bc, cb + ba), max(ba + ac, ca + ab), max(ac + cb, bc + ca)))


@compilable
def set_joints(walker: Walker, joints: Any, size: int, card: int) -> None:
    """Note how many animals a card makes with each other one, either way round."""
    body, head = walker.masks[card], walker.masks[size + card]
    for other in range(size):
        joints[card * size + other] = bit_count(head & walker.masks[other])
        joints[other * size + card] = bit_count(body & walker.masks[size + other])


@compilable
def hands_with(joints: Any, size: int, one: int, other: int) -> int:
    """Return the animals that all hands of three with either of two cards make, added up."""
    total = 0
    for second in range(size):
        if second in (one, other):
            continue
        total += best_of_hand(joints, size, one, other, second)
        for third in range(second + 1, size):
            if third in (one, other):
                continue
            total += best_of_hand(joints, size, one, second, third)
            total += best_of_hand(joints, size, other, second, third)
    return total


@compilable
def all_hands_make(walker: Walker, joints: Any, size: int) -> int:
    """Note all joints; return the animals that all hands of three make at best, added up."""
    for card in range(size):
        set_joints(walker, joints, size, card)
    total = 0
    for one in range(size):
        for other in range(one + 1, size):
            for third in range(other + 1, size):
                total += best_of_hand(joints, size, one, other, third)
    return total


@compilable
def steer(
    limits: Limits,
    given: Walker,
    table: Any,
    chances: Any,
    levels: int,
    made: int,
    target: int,
    near: int,
    moves: int,
    state: Any,
) -> Steered:
    """Change a deck until its hands make ``target`` animals to within ``near``, added up.

    Nothing that was right becomes wrong. ``chances`` are the probabilities of a move that leads 0,
    1, ... ``levels - 1`` animals further away; ``table`` has the joints, ``made`` what all hands
    make now.
    """
    walker = Walker(
        pointer(given.edges),
        pointer(given.masks),
        pointer(given.strangers),
        pointer(given.counts),
        pointer(given.best),
    )
    joints, chance, probability = pointer(table), pointer(state), pointer(chances)
    size = limits.size
    for move in range(moves):
        if abs(made - target) <= near:
            return Steered(made, move)
        side, one = below(chance, SIDES), below(chance, size)
        other = (one + 1 + below(chance, size - 1)) % size
        place, further = side * size + one, side * size + other
        pair = proposed(limits, walker, place, further, chance)
        if pair.one == 0:
            continue
        before, before_other = walker.edges[place], walker.edges[further]
        worse = 0
        if limits.different:
            worse -= alike(limits, walker, one, other)
        set_edge(limits, walker, side, one, pair.one)
        set_edge(limits, walker, side, other, pair.other)
        if limits.different:
            worse += alike(limits, walker, one, other)
        mine = strangers_of(limits, walker, one)
        others = strangers_of(limits, walker, other)
        if limits.hint:
            worse += empty_hands(walker, one, other, mine, others)
            worse -= empty_hands(walker, one, other, walker.strangers[one], walker.strangers[other])
        right = worse <= 0 and (
            limits.spread == 0 or spread_of(limits, walker.counts, side) <= limits.spread
        )
        fewer = 0
        if right:
            fewer = hands_with(joints, size, one, other)
            set_joints(walker, joints, size, one)
            set_joints(walker, joints, size, other)
            now = made - fewer + hands_with(joints, size, one, other)
            away = abs(now - target) - abs(made - target)
            if away <= 0 or (away < levels and chance.random() < probability[away]):
                set_strangers(walker, one, mine)
                set_strangers(walker, other, others)
                made = now
                continue
        set_edge(limits, walker, side, one, before)
        set_edge(limits, walker, side, other, before_other)
        if right:
            set_joints(walker, joints, size, one)
            set_joints(walker, joints, size, other)
    return Steered(made, moves)
