"""Two walks through decks: until nothing is wrong, and on towards richer or poorer hands.

The first is simulated annealing. Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization
by simulated annealing, Science 220 (1983), 671-680.

The second goes on among decks with nothing wrong. How often the animals are all freed grows with
what hands can make, and the mean over all hands of three is exact and quick to follow from move to
move; how often they are freed is not.
"""

from typing import Any, NamedTuple

from ...jit import bit_count, compilable, pointer
from .moves import SIDES, Limits, Walker, bound, keep_move, spread_of, take_back, try_move


class Outcome(NamedTuple):
    """What came of a walk: what is wrong now, at best, and how many moves were tried."""

    wrong: int
    least: int
    moves: int


class Steered(NamedTuple):
    """What came of steering: the animals that all hands make, added up, and the moves tried."""

    made: int
    moves: int


@compilable
def walk(
    limits: Limits,
    given: Walker,
    chances: Any,
    levels: int,
    wrong: int,
    least: int,
    moves: int,
    wanted: int,
    state: Any,
) -> Outcome:
    """Try moves until no more than ``wanted`` is wrong, or ``moves`` have been tried.

    ``chances`` are the probabilities of a move after which 0, 1, ... ``levels - 1`` more is wrong;
    one that is worse still is never made. ``wrong`` is what is wrong now, ``least`` what was wrong
    with the best deck so far, which is kept in ``walker.best``.
    """
    walker = bound(given)
    chance, probability, size = pointer(state), pointer(chances), limits.size
    for move in range(moves):
        if wrong <= wanted:
            return Outcome(wrong, least, move)
        tried = try_move(limits, walker, chance)
        if tried.side < 0:
            continue
        worse = tried.worse
        made = worse < 0 or (
            worse < levels and (probability[worse] >= 1 or chance.random() < probability[worse])
        )
        if made and limits.spread:
            made = spread_of(limits, walker.counts, tried.side) <= limits.spread
        if not made:
            take_back(limits, walker, tried)
            continue
        keep_move(walker, tried)
        wrong += worse
        if wrong < least:
            least = wrong
            for edge in range(SIDES * size):
                walker.best[edge] = walker.edges[edge]
    return Outcome(wrong, least, moves)


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
    walker = bound(given)
    joints, chance, probability = pointer(table), pointer(state), pointer(chances)
    size = limits.size
    for move in range(moves):
        if abs(made - target) <= near:
            return Steered(made, move)
        tried = try_move(limits, walker, chance)
        if tried.side < 0:
            continue
        one, other = tried.one, tried.other
        right = tried.worse <= 0 and (
            limits.spread == 0 or spread_of(limits, walker.counts, tried.side) <= limits.spread
        )
        fewer = 0
        if right:
            fewer = hands_with(joints, size, one, other)
            set_joints(walker, joints, size, one)
            set_joints(walker, joints, size, other)
            now = made - fewer + hands_with(joints, size, one, other)
            away = abs(now - target) - abs(made - target)
            if away <= 0 or (away < levels and chance.random() < probability[away]):
                keep_move(walker, tried)
                made = now
                continue
        take_back(limits, walker, tried)
        if right:
            set_joints(walker, joints, size, one)
            set_joints(walker, joints, size, other)
    return Steered(made, moves)
