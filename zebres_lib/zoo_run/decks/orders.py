"""Orders of a hand and what they make: the functions for play by the million.

They are plain Python and may be compiled unchanged (:func:`zebres_lib.jit.compiled`). A card is its
index in the deck, a *hand* is a mask with a bit a card, an *order* packs the cards of a line-up
from left to right, six bits a card, the leftmost in the lowest bits. What is made is packed as
:mod:`~zebres_lib.zoo_run.decks.tables` says.

Rules ``lineup.order``, ``lineup.no-offset`` and ``lineup.match``.
"""

from collections.abc import Iterable

from ...jit import compilable, lowest_bit
from .tables import DeckTables, joint_made

CARD_BITS = 6


@compilable
def arrangements(cards: int) -> int:
    """Return in how many orders a number of cards can be lined up."""
    number = 1
    for factor in range(2, cards + 1):
        number *= factor
    return number


@compilable
def order_at(hand: int, cards: int, place: int) -> int:
    """Return one of the orders of a hand of ``cards`` cards, by its place among all of them.

    Places run from 0 to ``arrangements(cards) - 1``, in the order of a dictionary: place 0 has the
    cards from the lowest index to the highest.
    """
    order = 0
    left_over = hand
    block = arrangements(cards)
    for position in range(cards):
        block //= cards - position
        skip = place // block
        place -= skip * block
        rest = left_over
        for _ in range(skip):
            rest &= rest - 1
        card = lowest_bit(rest)
        left_over &= ~(1 << card)
        order |= card << CARD_BITS * position
    return order


def order_of(indices: Iterable[int]) -> int:
    """Return the order of cards given by their indices from left to right."""
    return sum(card << CARD_BITS * position for position, card in enumerate(indices))


@compilable
def card_at(order: int, position: int) -> int:
    """Return the card at a position of an order, from 0 at the left."""
    return order >> CARD_BITS * position & (1 << CARD_BITS) - 1


@compilable
def made(tables: DeckTables, order: int, cards: int) -> int:
    """Return what an order of ``cards`` cards makes, packed."""
    number = 0
    left = card_at(order, 0)
    for position in range(1, cards):
        right = card_at(order, position)
        number += joint_made(tables, left, right)
        left = right
    return number
