"""Exact tables over all hands of a deck, and whether its hint holds.

Nothing is drawn by chance here: every hand comes once, lined up in every order, and every hand is
as likely as any other. Figures depend on the deck.
"""

from dataclasses import dataclass
from itertools import chain, combinations, permutations
from math import comb, factorial
from typing import TYPE_CHECKING, Any

from ...jit import compilable, compiled, is_available
from ..cards import RECONSTRUCTED, Card, Deck
from ..decks.mistakes import DeckError, Mistake
from ..decks.tables import COUNT_BITS, DeckTables, bind, count, joint_made, total
from ..lineups import HAND_SIZES
from ..race import advance

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    from numpy.typing import NDArray

# From so many line-ups on, compiling costs less time than it saves.
_WORTH_COMPILING = 300_000
_BEST, _ORDERS, _SAME, _MADE, _SCORES = range(5)


@dataclass(frozen=True)
class Hint:
    """Whether any three cards of a deck can make an animal (``lineup.hint``), and why not.

    Attributes
    ----------
    counterexamples
        The hands of three that make none: their cards are pairwise unable to match.
    matching_pairs
        Pairs of cards that can match, one way round or the other.
    pairs
        Pairs of cards in all.
    needed_pairs
        The fewest matching pairs with which the hint can hold. Among pairs that cannot match there
        is no triangle then, and so they are at most a quarter of the square of the cards.
        Source: W. Mantel, Problem 28, Wiskundige Opgaven 10 (1907), 60-61.
    """

    counterexamples: tuple[tuple[Card, Card, Card], ...]
    matching_pairs: int
    pairs: int
    needed_pairs: int

    @property
    def holds(self) -> bool:
        """Whether the hint holds for this deck."""
        return not self.counterexamples


def hint(deck: Deck = RECONSTRUCTED) -> Hint:
    """Return whether any three cards of a deck can make an animal, with every counterexample.

    >>> hint().holds, hint().matching_pairs, hint().needed_pairs
    (True, 264, 210)
    """
    tables, size = deck.tables(), len(deck)
    # For each card, those of higher index that it cannot match, as a mask.
    strangers = [
        sum(
            1 << right
            for right in range(left + 1, size)
            if not joint_made(tables, left, right) and not joint_made(tables, right, left)
        )
        for left in range(size)
    ]
    found = [
        (deck.cards[a], deck.cards[b], deck.cards[c])
        for a in range(size)
        for b in range(a + 1, size)
        if strangers[a] >> b & 1
        for c in range(b + 1, size)
        if strangers[a] & strangers[b] & 1 << c
    ]
    pairs = comb(size, 2)
    matching = pairs - sum(mask.bit_count() for mask in strangers)
    return Hint(tuple(found), matching, pairs, pairs - size * size // 4)


def hand_table(
    deck: Deck = RECONSTRUCTED, cards: int = 3, *, compiled: bool | None = None
) -> "pd.DataFrame":
    """Return what every hand of a deck can make: one row a hand, in order of the card numbers.

    Columns: ``card_1``, ``card_2``, ... (numbers of the cards of the hand, ascending); ``best``
    (animals that its best line-up makes); ``best_orders`` (in how many of its orders it makes so
    many); ``same_animals`` (whether these make the same animals of each kind); a column for each
    animal of the deck, by its name (how many of them the first of these line-ups makes, in the
    order of :func:`~zebres_lib.zoo_run.lineups.best_line_ups`); and for each animal as a favourite
    ``spaces_<animal>`` and ``crowns_<animal>`` (spaces of the line-up with most spaces, and its
    crowns; among several of so many spaces, the one with most crowns). Rules ``lineup.match``,
    ``race.advance``, ``race.crowns``.

    Parameters
    ----------
    deck
        The reconstructed deck by default; the figures depend on it.
    cards
        Cards of a hand, 2 to 5.
    compiled
        True or False to insist; by default compiled where Numba is, if there are many line-ups.
        The table is the same.

    Raises
    ------
    DeckError
        For another number of cards, or more than the deck has.

    >>> table = hand_table(cards=3)
    >>> len(table), float(table["best"].mean().round(3))
    (4060, 1.93)
    """
    import numpy as np
    import pandas as pd

    hands, numbers = _hands(deck, cards), [card.number for card in deck.cards]
    rows: Any = _numbers(deck, hands, compiled)
    columns: dict[str, Any] = {
        f"card_{place + 1}": np.array(numbers, dtype=np.int16)[hands[:, place]]
        for place in range(cards)
    }
    columns["best"] = rows[:, _BEST].astype(np.int8)
    columns["best_orders"] = rows[:, _ORDERS].astype(np.int16)
    columns["same_animals"] = rows[:, _SAME].astype(bool)
    for index, animal in enumerate(deck.animals):
        columns[animal] = np.asarray(count(rows[:, _MADE], index), dtype=np.int8)
    for index, animal in enumerate(deck.animals):
        points = rows[:, _SCORES + index]
        columns[f"spaces_{animal}"] = np.asarray(points >> COUNT_BITS, dtype=np.int8)
        columns[f"crowns_{animal}"] = np.asarray(count(points, 0), dtype=np.int8)
    table = pd.DataFrame(columns)
    table.attrs.update(deck=deck.name, cards=cards)
    return table


def hand_distribution(
    deck: Deck = RECONSTRUCTED, cards: int = 3, favourite: str | None = None
) -> "pd.DataFrame":
    """Return how likely each result of the best line-up of a hand is, exactly.

    Columns: ``animals`` (that the best line-up makes), or with a favourite animal ``spaces`` and
    ``crowns`` (of the line-up with most spaces, then most crowns); ``hands`` (how many hands have
    this result); ``probability``. One row for each result that occurs, ascending. Raises what
    :func:`hand_table` raises, and :class:`~zebres_lib.zoo_run.cards.DeckError` for a favourite that
    is not in the deck.

    >>> hand_distribution(cards=4)["animals"].tolist()
    [2, 3, 4, 5, 6, 7, 8]
    """
    table = hand_table(deck, cards)
    if favourite is None:
        results = {"best": "animals"}
    else:
        animal = deck.animals[deck.animal(favourite)]
        results = {f"spaces_{animal}": "spaces", f"crowns_{animal}": "crowns"}
    found = table.groupby(list(results)).size().rename("hands").reset_index()
    found = found.rename(columns=results)
    found["probability"] = found["hands"] / len(table)
    found.attrs.update(deck=deck.name, cards=cards, favourite=favourite)
    return found


@compilable
def fill_rows(tables: DeckTables, hands: Any, orders: Any, rows: Any) -> None:
    """Write one row a hand: what its best line-ups make, and its best scores by favourite.

    ``hands`` has the cards of a hand a row, ``orders`` the places in the hand from left to right a
    row; ``rows`` has four columns (most animals, orders that make them, 1 if all of these make the
    same animals, what the first of them makes, packed) and one a favourite (the crowns it
    brings at bits 0 to 4, the spaces above); all 0.
    """
    tables = bind(tables)
    for hand in range(len(hands)):
        most, tied, same, first = -1, 0, 1, 0
        for order in range(len(orders)):
            number = 0
            left = hands[hand][orders[order][0]]
            for place in range(1, len(orders[order])):
                right = hands[hand][orders[order][place]]
                number += joint_made(tables, left, right)
                left = right
            animals = total(number)
            if animals > most:
                most, tied, same, first = animals, 1, 1, number
            elif animals == most:
                tied += 1
                if number != first:
                    same = 0
            for favourite in range(tables.animals):
                # More spaces first, then more crowns.
                points = advance(number, favourite) << COUNT_BITS | count(number, favourite)
                if points > rows[hand, 4 + favourite]:
                    rows[hand, 4 + favourite] = points
        rows[hand, 0] = most
        rows[hand, 1] = tied
        rows[hand, 2] = same
        rows[hand, 3] = first


def _hands(deck: Deck, cards: int) -> "NDArray[np.int64]":
    """Return the indices of the cards of all hands, a hand a row."""
    import numpy as np

    if cards not in HAND_SIZES or cards > len(deck):
        most = min(HAND_SIZES[-1], len(deck))
        limits = {"value": repr(cards), "least": HAND_SIZES[0], "most": most}
        raise DeckError(Mistake("hand-size", limits))
    every = chain.from_iterable(combinations(range(len(deck)), cards))
    return np.fromiter(every, dtype=np.int64).reshape(-1, cards)


def _numbers(
    deck: Deck, hands: "NDArray[np.int64]", use_compiled: bool | None
) -> "NDArray[np.int64]":
    import numpy as np

    cards = hands.shape[1]
    orders = list(permutations(range(cards)))
    rows = np.zeros((len(hands), _SCORES + len(deck.animals)), dtype=np.int64)
    if use_compiled is None:
        many = len(hands) * factorial(cards) >= _WORTH_COMPILING
        use_compiled = many and is_available()
    if use_compiled:
        compiled(fill_rows)(deck.compiled(), hands, np.array(orders, dtype=np.int64), rows)
    else:
        fill_rows(deck.tables(), hands.tolist(), orders, rows)
    return rows
