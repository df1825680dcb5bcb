"""The card with the best mean next line-up over the cards that can still come.

The cards in all hands are in sight, so the next ones are drawn from the others: from the pile, and
once it is used up, from what has been discarded by then. The mean is exact over all draws, except
that players who choose later may yet keep a card which is counted among those that can come.
"""

from typing import Any

from ....jit import bit_count, compilable, lowest_bit
from ....randomness import Randomness
from ...position import KEEP_CARD, encode, union
from ...race import RaceState, RaceTables
from ..hand_tables import RaceHands, rank_of


@compilable
def choose(rules: RaceTables, state: RaceState, randomness: Randomness, tables: RaceHands) -> int:
    """Return the card to keep, the one of lowest index if several are equally good."""
    row = rules.favourite_animals[state.player] * tables.hands
    draws = rules.hand_size - 1
    # Those before this seat draw first; what the pile is short of comes from the discards.
    from_pile = min(max(bit_count(state.pile) - state.player * draws, 0), draws)
    box = state.discards | union(state.hands) & ~union(state.kept)
    cards = state.hands[state.player]
    best, most = 0, -1
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        box_then = box & ~(1 << card)
        spaces = sum_of_spaces(
            tables, row, card, state.pile, from_pile, box_then, draws - from_pile
        )
        if spaces > most:
            best, most = card, spaces
    return encode(KEEP_CARD, best)


@compilable
def sum_of_spaces(
    tables: RaceHands, row: int, card: int, pile: int, from_pile: int, box: int, from_box: int
) -> int:
    """Return the sum of the spaces of the best line-ups of a card and all draws, one by one.

    ``row`` is where the favourite's hands begin; so many cards are drawn from ``pile``, and so many
    from ``box``.
    """
    number = 0
    drawn = lowest_bits(pile, from_pile)
    for _ in range(subsets(tables.binomials, pile, from_pile)):
        others = lowest_bits(box, from_box)
        for _ in range(subsets(tables.binomials, box, from_box)):
            hand = 1 << card | drawn | others
            number += tables.spaces[row + rank_of(tables.binomials, hand)]
            others = next_subset(box, others)
        drawn = next_subset(pile, drawn)
    return number


@compilable
def subsets(binomials: Any, mask: int, size: int) -> int:
    """Return how many subsets of a size a mask has."""
    return 1 if size == 0 else int(binomials[64 * (size - 1) + bit_count(mask)])


@compilable
def lowest_bits(mask: int, number: int) -> int:
    """Return the lowest bits of a mask, so many of them."""
    rest = mask
    for _ in range(number):
        rest &= rest - 1
    return mask & ~rest


@compilable
def next_subset(mask: int, subset: int) -> int:
    """Return the next subset of a mask that has as many bits, in order of size as a number.

    R. W. Gosper, HAKMEM (1972), item 175, with the carry led over the bits outside the mask.
    """
    following = ((subset | ~mask) + (subset & -subset)) & mask
    return following | lowest_bits(mask, bit_count(subset) - bit_count(following))
