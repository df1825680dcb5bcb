"""Small changes of a deck that keep its edges and balance, and what is wrong with it after them.

A deck under search is four runs of plain integers. Side 0 is the bodies, side 1 the heads; an edge
is one integer with four bits a row, 0 for a row without an animal and otherwise the number of the
animal plus one. What is wrong with a deck is counted: hands of three that make nothing
(``lineup.hint``), and pairs of cards that are alike.
"""

from typing import Any, NamedTuple

from ...jit import bit_count, compilable, lowest_bit, pointer
from ...randomness import Randomness, below

ROW_BITS = 4
ROW_MASK = 15
SIDES = 2
ROWS = 3
WHOLE_EDGES = 8
"""One move in so many exchanges whole edges."""
LOOSE_MOVES = 3
"""Where balance leaves room, one move in so many changes how often animals are shown."""
NO_LIMIT = 1 << 20


class Limits(NamedTuple):
    """What a walk keeps to.

    Attributes
    ----------
    size, animals
        Number of cards, and of animals.
    spread
        How much more often one (row, animal) pair may be on a side's edges than another.
    hint, different
        1 to count hands of three that make nothing; 1 to count cards that are alike.
    """

    size: int
    animals: int
    spread: int
    hint: int
    different: int


class Walker(NamedTuple):
    """A deck that is being changed: lists in Python, arrays for the compiled walk.

    Attributes
    ----------
    edges
        The edge of a card at ``side * size + card``.
    masks
        The same edges with bit ``row * animals + animal`` set for each animal shown.
    strangers
        For each card, those that it cannot match either way round, as a mask.
    counts
        How often an animal is shown, at ``(side * 3 + row) * animals + animal``.
    best
        The edges of the best deck seen.
    """

    edges: Any
    masks: Any
    strangers: Any
    counts: Any
    best: Any


class Pair(NamedTuple):
    """The edges of two cards on one side after a move; both 0 if there is no such move."""

    one: int
    other: int


class Move(NamedTuple):
    """A move that has been made and may be taken back.

    Attributes
    ----------
    side, one, other
        On which side, and on which two cards; ``side`` is -1 if there was no such move.
    before, before_other
        Their edges before it.
    strangers, others
        Their strangers after it, which are yet to be noted.
    worse
        How much more is wrong with the deck.
    """

    side: int
    one: int
    other: int
    before: int
    before_other: int
    strangers: int
    others: int
    worse: int


@compilable
def animal_at(edge: int, row: int) -> int:
    """Return the number of the animal in a row of an edge, plus one; 0 for none."""
    return edge >> ROW_BITS * row & ROW_MASK


@compilable
def shown(edge: int) -> int:
    """Return how many animals an edge shows."""
    number = 0
    for row in range(ROWS):
        if animal_at(edge, row):
            number += 1
    return number


@compilable
def mask_of(edge: int, animals: int) -> int:
    """Return an edge as a mask, bit ``row * animals + animal``."""
    mask = 0
    for row in range(ROWS):
        animal = animal_at(edge, row)
        if animal:
            mask |= 1 << row * animals + animal - 1
    return mask


@compilable
def exchanged(one: int, other: int, row: int, second: int) -> Pair:
    """Return two edges with a row exchanged, and a second one if both would change their length.

    So every (row, animal) pair stays as frequent as it was, and there are as many edges with one,
    two and three animals as there were.
    """
    swap = (one ^ other) & ROW_MASK << ROW_BITS * row
    if swap == 0:
        return Pair(0, 0)
    there, here = animal_at(one, row) != 0, animal_at(other, row) != 0
    difference = shown(one) - shown(other)
    if there != here and difference != (1 if there else -1):
        if difference != 0 or second == row:
            return Pair(0, 0)
        if (animal_at(one, second) != 0) == (animal_at(other, second) != 0):
            return Pair(0, 0)
        if (animal_at(one, second) != 0) == there:
            return Pair(0, 0)
        swap |= (one ^ other) & ROW_MASK << ROW_BITS * second
    return Pair(one ^ swap, other ^ swap)


@compilable
def changed(edge: int, row: int, second: int, animal: int) -> int:
    """Return an edge with two rows exchanged, or with another animal in a row if they are one."""
    first = animal_at(edge, row)
    if row == second:
        if first == 0:
            return edge
        return edge ^ (first ^ animal) << ROW_BITS * row
    difference = first ^ animal_at(edge, second)
    return edge ^ (difference << ROW_BITS * row | difference << ROW_BITS * second)


@compilable
def count_edge(limits: Limits, counts: Any, side: int, edge: int, step: int) -> None:
    """Add ``step`` to how often each animal of an edge is shown."""
    for row in range(ROWS):
        animal = animal_at(edge, row)
        if animal:
            counts[(side * ROWS + row) * limits.animals + animal - 1] += step


@compilable
def spread_of(limits: Limits, counts: Any, side: int) -> int:
    """Return how much more often the most frequent pair of a side is shown than the rarest."""
    cells = ROWS * limits.animals
    least = most = counts[side * cells]
    for cell in range(side * cells + 1, side * cells + cells):
        least = min(least, counts[cell])
        most = max(most, counts[cell])
    return int(most - least)


@compilable
def strangers_of(limits: Limits, walker: Walker, card: int) -> int:
    """Return the cards that a card cannot match either way round, as a mask without itself."""
    masks, size = walker.masks, limits.size
    body, head = masks[card], masks[size + card]
    found = 0
    for other in range(size):
        if (head & masks[other] | body & masks[size + other]) == 0:
            found |= 1 << other
    return found & ~(1 << card)


@compilable
def empty_hands(walker: Walker, one: int, other: int, mine: int, others: int) -> int:
    """Return how many hands of three with either of two cards make nothing.

    ``mine`` and ``others`` are the strangers of the two, which may be other ones than those noted.
    """
    outside = ~(1 << one | 1 << other)
    number = 0
    for rest in (mine & outside, others & outside):
        left = rest
        while left:
            number += bit_count(walker.strangers[lowest_bit(left)] & rest)
            left &= left - 1
    number >>= 1
    if mine >> other & 1:
        number += bit_count(mine & others & outside)
    return number


@compilable
def alike(limits: Limits, walker: Walker, one: int, other: int) -> int:
    """Return how many pairs of cards that are alike hold either of two cards."""
    edges, size = walker.edges, limits.size
    number = 0
    for card in range(size):
        if card != one and edges[card] == edges[one] and edges[size + card] == edges[size + one]:
            number += 1
        if card not in (one, other) and (
            edges[card] == edges[other] and edges[size + card] == edges[size + other]
        ):
            number += 1
    return number


@compilable
def set_up(limits: Limits, walker: Walker) -> int:
    """Fill in all that follows from the edges; return how much is wrong with the deck."""
    size = limits.size
    for place in range(SIDES * ROWS * limits.animals):
        walker.counts[place] = 0
    for side in range(SIDES):
        for card in range(size):
            edge = walker.edges[side * size + card]
            walker.masks[side * size + card] = mask_of(edge, limits.animals)
            count_edge(limits, walker.counts, side, edge, 1)
    for card in range(size):
        walker.strangers[card] = strangers_of(limits, walker, card)
    hands, pairs = 0, 0
    for card in range(size):
        if limits.hint:
            mine = walker.strangers[card]
            left = mine
            while left:
                hands += bit_count(walker.strangers[lowest_bit(left)] & mine)
                left &= left - 1
        if limits.different:
            pairs += alike(limits, walker, card, card)
    # A hand comes up six times, by its orders; a pair of cards for either of them, and twice each.
    return hands // 6 + pairs // 4


@compilable
def set_edge(limits: Limits, walker: Walker, side: int, card: int, edge: int) -> None:
    """Put an edge onto a card; its strangers are left as they were."""
    place = side * limits.size + card
    count_edge(limits, walker.counts, side, walker.edges[place], -1)
    count_edge(limits, walker.counts, side, edge, 1)
    walker.edges[place] = edge
    walker.masks[place] = mask_of(edge, limits.animals)


@compilable
def set_strangers(walker: Walker, card: int, found: int) -> None:
    """Note the strangers of a card, with the card among those of each of them."""
    turned = walker.strangers[card] ^ found
    while turned:
        walker.strangers[lowest_bit(turned)] ^= 1 << card
        turned &= turned - 1
    walker.strangers[card] = found


@compilable
def proposed(limits: Limits, walker: Walker, place: int, further: int, chance: Randomness) -> Pair:
    """Return what a move makes of the edges of two cards, drawn by chance."""
    one, other = walker.edges[place], walker.edges[further]
    if limits.spread and below(chance, LOOSE_MOVES) == 0:
        row, second = below(chance, ROWS), below(chance, ROWS)
        edge = changed(one, row, second, 1 + below(chance, limits.animals))
        return Pair(0, 0) if edge == one else Pair(edge, other)
    if below(chance, WHOLE_EDGES) == 0:
        return Pair(0, 0) if one == other else Pair(other, one)
    row, second = below(chance, ROWS), below(chance, ROWS)
    return exchanged(one, other, row, second)


@compilable
def try_move(limits: Limits, walker: Walker, chance: Randomness) -> Move:
    """Make a move drawn by chance; strangers are left as they were."""
    size = limits.size
    side, one = below(chance, SIDES), below(chance, size)
    other = (one + 1 + below(chance, size - 1)) % size
    place, further = side * size + one, side * size + other
    pair = proposed(limits, walker, place, further, chance)
    if pair.one == 0:
        return Move(-1, 0, 0, 0, 0, 0, 0, 0)
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
    return Move(side, one, other, before, before_other, mine, others, worse)


@compilable
def keep_move(walker: Walker, move: Move) -> None:
    """Note the strangers after a move."""
    set_strangers(walker, move.one, move.strangers)
    set_strangers(walker, move.other, move.others)


@compilable
def take_back(limits: Limits, walker: Walker, move: Move) -> None:
    """Put the edges back as they were before a move."""
    set_edge(limits, walker, move.side, move.one, move.before)
    set_edge(limits, walker, move.side, move.other, move.before_other)


@compilable
def bound(walker: Walker) -> Walker:
    """Return the runs of integers in the form that is quickest to pass on in compiled code."""
    return Walker(
        pointer(walker.edges),
        pointer(walker.masks),
        pointer(walker.strangers),
        pointer(walker.counts),
        pointer(walker.best),
    )
