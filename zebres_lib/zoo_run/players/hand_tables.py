"""What every hand of a deck can make, worked out once, so that a player need only look it up.

Hands of ``k`` cards are numbered from 0, by their highest card first, then the next, and so on:
the *rank* of a hand is the sum of the binomial coefficients (its lowest card over 1), (the next one
over 2) … (D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.3).
"""

from functools import lru_cache
from itertools import combinations, pairwise, permutations
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...jit import compilable, lowest_bit, pointer
from ..cards import Deck
from ..decks.tables import COUNT_BITS, MOST_ANIMALS, MOST_CARDS
from ..lineups import HAND_SIZES
from ..position import CARD_BITS

MOST_HANDS = 600_000
"""More hands than this are not tabulated: all hands of four of the largest deck are fewer."""

_HIGH = sum(1 << COUNT_BITS * animal + COUNT_BITS - 1 for animal in range(MOST_ANIMALS))

Integers = NDArray[np.int64]


class FreeHands(NamedTuple):
    """Line-ups worth choosing among, by hand, for a co-operative player.

    Attributes
    ----------
    binomials
        ``card`` over ``place + 1`` at ``64 * place + card``.
    first
        Where the choices of a hand begin in the lists below, by rank; they end where those of the
        next begin. One more hand, the last, stands for an empty seat and makes nothing.
    made
        What a choice makes, packed.
    orders
        An order that makes it.
    empty
        The rank that stands for an empty seat.
    """

    binomials: Any
    first: Any
    made: Any
    orders: Any
    empty: int


class RaceHands(NamedTuple):
    """The best line-up of every hand for every favourite, for players of the race.

    Attributes
    ----------
    binomials
        As in :class:`FreeHands`.
    orders, spaces
        The first order with most spaces, then crowns, and its spaces, by favourite and rank: at
        ``favourite * hands + rank``.
    means
        Mean spaces of the next line-up if this card is kept and the others are any of the rest of
        the deck, all equally likely, at ``favourite * size + card``.
    preferences
        Whole numbers in the order of these means, at the same place: the greatest is that of the
        card to keep, the one of lower index if means are equal. Its lowest six bits are the card.
    hands, size
        Number of hands, and of cards.
    """

    binomials: Any
    orders: Any
    spaces: Any
    means: Any
    preferences: Any
    hands: int
    size: int


@compilable
def rank_of(binomials: Any, hand: int) -> int:
    """Return the rank of a hand, a mask of cards."""
    rank, row = 0, 0
    while hand:
        rank += binomials[row + lowest_bit(hand)]
        hand &= hand - 1
        row += 64
    return rank


@compilable
def bind_free(tables: FreeHands) -> FreeHands:
    """Return the tables in the form that is quickest to pass on in compiled code."""
    return FreeHands(
        pointer(tables.binomials),
        pointer(tables.first),
        pointer(tables.made),
        pointer(tables.orders),
        tables.empty,
    )


@compilable
def bind_race(tables: RaceHands) -> RaceHands:
    """Return the tables in the form that is quickest to pass on in compiled code."""
    return RaceHands(
        pointer(tables.binomials),
        pointer(tables.orders),
        pointer(tables.spaces),
        pointer(tables.means),
        pointer(tables.preferences),
        tables.hands,
        tables.size,
    )


def plain(tables: Any) -> Any:
    """Return the same tables with lists of Python's own numbers in place of arrays."""
    return type(tables)(*(x.tolist() if isinstance(x, np.ndarray) else x for x in tables))


@lru_cache(maxsize=8)
def best_free_hands(deck: Deck, hand_size: int) -> FreeHands:
    """Return, for each hand, all orders that make most animals, each as often as it can be laid.

    Raises ``ValueError`` for more than :data:`MOST_HANDS` hands.
    """
    hands = all_hands(len(deck), hand_size)
    made = _made_by_all(deck, hands)
    totals = _totals(made)
    return _free_hands(hands, made, totals == totals.max(axis=1, keepdims=True))


@lru_cache(maxsize=8)
def useful_free_hands(deck: Deck, hand_size: int) -> FreeHands:
    """Return, for each hand, what may be worth making, each with one order that makes it.

    What is made by several orders comes once, and what is less than something else, of no animal
    more and of one at least fewer, not at all: whatever the others make, that something frees as
    many animals at least, and as many only if it frees the same ones.

    Raises ``ValueError`` for more than :data:`MOST_HANDS` hands.
    """
    hands = all_hands(len(deck), hand_size)
    made = _made_by_all(deck, hands)
    useful = np.ones(made.shape, dtype=bool)
    for one in range(made.shape[1]):
        for other in range(made.shape[1]):
            if other == one:
                continue
            covered = (((made[:, other] | _HIGH) - made[:, one]) & _HIGH) == _HIGH
            if other > one:  # of equal ones the first stays
                covered &= made[:, other] != made[:, one]
            useful[:, one] &= ~covered
    return _free_hands(hands, made, useful)


@lru_cache(maxsize=8)
def race_hands(deck: Deck, hand_size: int) -> RaceHands:
    """Return the best line-up of each hand for each favourite, and how good each card is to keep.

    Raises ``ValueError`` for more than :data:`MOST_HANDS` hands.
    """
    hands = all_hands(len(deck), hand_size)
    made = _made_by_all(deck, hands)
    totals = _totals(made)
    size, animals = len(deck), len(deck.animals)
    orders = np.empty((animals, len(hands)), dtype=np.int32)
    spaces = np.empty((animals, len(hands)), dtype=np.uint8)
    means = np.empty((animals, size))
    preferences = np.empty((animals, size), dtype=np.int64)
    every = _orders_of(hands)
    rows = np.arange(len(hands))
    for favourite in range(animals):
        crowns = made >> COUNT_BITS * favourite & (1 << COUNT_BITS) - 1
        score = (totals + crowns << COUNT_BITS) + crowns
        best = score.argmax(axis=1)
        orders[favourite] = every[rows, best]
        spaces[favourite] = score[rows, best] >> COUNT_BITS
        sums = np.bincount(hands.ravel(), np.repeat(spaces[favourite], hand_size), size)
        means[favourite] = sums / comb(size - 1, hand_size - 1)
        cards = np.lexsort((-np.arange(size), sums))
        preferences[favourite, cards] = np.arange(size) << CARD_BITS | cards
    return RaceHands(
        _binomials(),
        orders.ravel(),
        spaces.ravel(),
        means.ravel(),
        preferences.ravel(),
        len(hands),
        size,
    )


def all_hands(size: int, hand_size: int) -> Integers:
    """Return all hands of a deck by rank: a row a hand, its cards from the lowest to the highest.

    Raises ``ValueError`` for more than :data:`MOST_HANDS` hands.
    """
    number = comb(size, hand_size)
    if number > MOST_HANDS:
        raise ValueError(
            f"hand_size: {hand_size} of {size} cards make {number:,} hands, more than the "
            f"{MOST_HANDS:,} that players can look up; take smaller hands or a smaller deck"
        )
    hands = np.array(list(combinations(range(size), hand_size)), dtype=np.int64)
    return hands[np.lexsort(hands.T)]


@lru_cache(maxsize=1)
def _binomials() -> Integers:
    return np.array(
        [
            comb(card, place + 1) if card < MOST_CARDS else 0
            for place in range(HAND_SIZES[-1])
            for card in range(64)
        ],
        dtype=np.int64,
    )


def _made_by_all(deck: Deck, hands: Integers) -> Integers:
    """Return what each order of each hand makes, packed: a row a hand, a column an order."""
    joints = deck.compiled().joints.reshape(len(deck), len(deck))
    return np.stack(
        [
            sum(joints[hands[:, a], hands[:, b]] for a, b in pairwise(order))
            for order in permutations(range(hands.shape[1]))
        ],
        axis=1,
    )


def _orders_of(hands: Integers) -> Integers:
    """Return each order of each hand: a row a hand, a column an order."""
    return np.stack(
        [
            sum(hands[:, card] << CARD_BITS * place for place, card in enumerate(order))
            for order in permutations(range(hands.shape[1]))
        ],
        axis=1,
    )


def _totals(made: Integers) -> Integers:
    totals = np.zeros_like(made)
    for place in range(0, COUNT_BITS * MOST_ANIMALS, COUNT_BITS):
        totals += made >> place & (1 << COUNT_BITS) - 1
    return totals


def _free_hands(hands: Integers, made: Integers, chosen: NDArray[np.bool_]) -> FreeHands:
    first = np.zeros(len(hands) + 2, dtype=np.int64)
    first[1:-1] = np.cumsum(chosen.sum(axis=1))
    first[-1] = first[-2] + 1
    nothing = np.zeros(1, dtype=np.int64)
    return FreeHands(
        _binomials(),
        first,
        np.append(made[chosen], nothing),
        np.append(_orders_of(hands)[chosen], nothing),
        len(hands),
    )
