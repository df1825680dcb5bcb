"""What can be told exactly about a race: how far one turn and two turns take a pawn.

Everybody lines up for most spaces, then crowns, and keeps the card with the best mean next line-up
over all draws from the rest of the deck. Nothing is drawn by chance here: all hands are counted.
"""

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..cards import RECONSTRUCTED, Deck
from ..players.hand_tables import RaceHands, all_hands, race_hands

if TYPE_CHECKING:
    import pandas as pd

Integers = NDArray[np.int64]


def race_spaces(
    deck: Deck = RECONSTRUCTED, turns: int = 1, *, hand_size: int = 4
) -> "pd.DataFrame":
    """Return how many spaces the first turns of a race bring, exactly, for each favourite.

    Columns: ``favourite`` (animal), ``spaces`` (in all these turns), ``probability``; one row for
    each result that occurs. Rules ``race.advance``, ``race.keep``.

    Parameters
    ----------
    deck
        The reconstructed deck by default; the figures depend on it.
    turns
        1, or 2. What others hold and draw changes nothing in that: the cards that come in the
        second turn are any of those that are not in one's first hand, all equally likely, as long
        as the pile lasts that turn. In the rulebook's race it does for up to four players.
    hand_size
        Cards of a hand, 2 to 5.

    Raises
    ------
    ValueError
        For other numbers of turns, or of cards that the deck has not.

    >>> one = race_spaces()
    >>> float(one.groupby("favourite")["probability"].sum().round(12).min())
    1.0
    """
    import pandas as pd

    if turns not in (1, 2):
        raise ValueError(f"turns: {turns!r} is not 1 or 2; of more turns nothing is known exactly")
    needed = hand_size + (turns - 1) * (hand_size - 1)
    if not 2 <= hand_size <= 5 or needed > len(deck):
        raise ValueError(
            f"hand_size: {hand_size!r} is not from 2 to 5, or {turns} turns take more than the "
            f"{len(deck)} cards of the deck"
        )
    hands, tables = all_hands(len(deck), hand_size), race_hands(deck, hand_size)
    rows = []
    for favourite, animal in enumerate(deck.animals):
        if turns == 1:
            counts, total = np.bincount(_spaces(tables, favourite)), len(hands)
        else:
            counts = _two_turns(tables, favourite, hands)
            total = len(hands) * comb(len(deck) - hand_size, hand_size - 1)
        for spaces in np.flatnonzero(counts):
            rows.append((animal, int(spaces), int(counts[spaces]) / total))
    table = pd.DataFrame(rows, columns=["favourite", "spaces", "probability"])
    table.attrs.update(deck=deck.name, turns=turns, hand_size=hand_size)
    return table


def _spaces(tables: RaceHands, favourite: int) -> Integers:
    """Return the most spaces of each hand, by its rank."""
    first = favourite * tables.hands
    return np.asarray(tables.spaces[first : first + tables.hands], dtype=np.int64)


def _two_turns(tables: RaceHands, favourite: int, hands: Integers) -> Integers:
    """Return how many pairs of first hand and draw bring how many spaces in two turns."""
    spaces = _spaces(tables, favourite)
    means = tables.means[favourite * tables.size : (favourite + 1) * tables.size]
    width, size = int(spaces.max()) + 1, tables.size
    keeps = means[hands].argmax(axis=1)  # the first of equal ones, as the player does
    counts = np.zeros(2 * width - 1, dtype=np.int64)
    for card in range(size):
        holding = (hands == card).any(axis=1)
        others = hands[holding][hands[holding] != card].reshape(-1, hands.shape[1] - 1)
        kept = hands[holding, keeps[holding]] == card
        draws = _draws_without(others, spaces[holding], others[kept], width, size)
        first = np.zeros((width, width), dtype=np.int64)
        np.add.at(first, spaces[holding][kept], draws)
        for before in range(width):
            counts[before : before + width] += first[before]
    return counts


def _draws_without(
    draws: Integers, spaces: Integers, refused: Integers, width: int, size: int
) -> Integers:
    """Return, for each set of refused cards, how many draws without any of them bring what.

    Draws and refused sets are rows of ascending cards, ``spaces`` what each draw brings. Inclusion
    and exclusion: all draws, less those with one of the cards, and with two of them again.
    """
    found = np.zeros((len(refused), width), dtype=np.int64)
    for number in range(draws.shape[1] + 1):
        holding = np.zeros((size**number, width), dtype=np.int64)
        for places in combinations(range(draws.shape[1]), number):
            np.add.at(holding, (_key(draws, places, size), spaces), 1)
        for places in combinations(range(refused.shape[1]), number):
            found += (-1) ** number * holding[_key(refused, places, size)]
    return found


def _key(cards: Integers, places: tuple[int, ...], size: int) -> Integers:
    key = np.zeros(len(cards), dtype=np.int64)
    for place in places:
        key = key * size + cards[:, place]
    return key
