"""Line-ups: cards side by side in one line, the animals that their joints make, and why not more.

Here cards are :class:`~zebres_lib.zoo_run.cards.Card` or their numbers and animals have names. The
functions for play by the million, on plain integers, are those of
:mod:`~zebres_lib.zoo_run.decks.orders` and :mod:`~zebres_lib.zoo_run.decks.tables`.

Rules ``lineup.order``, ``lineup.no-offset`` and ``lineup.match``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise, permutations

from .cards import ROWS, Card, Deck
from .decks.mistakes import DeckError, Mistake, not_in_deck
from .decks.orders import made, order_of
from .decks.tables import unpack

HAND_SIZES = (2, 3, 4, 5)
"""How many cards may be lined up."""


class RowCase(StrEnum):
    """Why a row of a joint makes an animal or makes none."""

    MATCH = "match"
    """Head and body are the same animal."""
    OTHER_ROW = "other-row"
    """The body that this head lacks is there, in another row, and waits for its head in vain."""
    DIFFERENT = "different"
    """Head and body are of different animals."""
    NO_BODY = "no-body"
    """There is a head and no body."""
    NO_HEAD = "no-head"
    """There is a body and no head."""
    EMPTY = "empty"
    """There is neither."""


@dataclass(frozen=True, slots=True)
class RowMatch:
    """One row of a joint.

    Attributes
    ----------
    row
        ``"top"``, ``"middle"`` or ``"bottom"``.
    head, body
        The animal on the right edge of the left card, and on the left edge of the right card.
    case
        What comes of it.
    body_rows
        For :attr:`RowCase.OTHER_ROW`: the rows in which the body stands.
    """

    row: str
    head: str | None
    body: str | None
    case: RowCase
    body_rows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Joint:
    """Where one card lies directly left of another, row by row (``lineup.match``)."""

    left: Card
    right: Card
    rows: tuple[RowMatch, ...]

    @property
    def animals(self) -> tuple[str, ...]:
        """The animals it makes, from above."""
        return tuple(r.head for r in self.rows if r.case == RowCase.MATCH and r.head is not None)


@dataclass(frozen=True, slots=True)
class LineUp:
    """Cards from left to right.

    Attributes
    ----------
    cards
        From left to right.
    animals
        The animals of the deck.
    made
        How many of each it makes, in that order.
    """

    cards: tuple[Card, ...]
    animals: tuple[str, ...]
    made: tuple[int, ...]

    @property
    def total(self) -> int:
        """How many animals it makes."""
        return sum(self.made)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of its cards from left to right."""
        return tuple(card.number for card in self.cards)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """Its joints from left to right."""
        return tuple(joint(left, right) for left, right in pairwise(self.cards))

    def crowns(self, favourite: str) -> int:
        """Return the crowns it brings (``race.crowns``).

        Raises :class:`~zebres_lib.zoo_run.cards.DeckError` for an animal that the deck has not.
        """
        if favourite not in self.animals:
            raise not_in_deck("favourite", favourite, self.animals)
        return self.made[self.animals.index(favourite)]

    def spaces(self, favourite: str) -> int:
        """Return the spaces it brings (``race.advance``); raises what :meth:`crowns` raises."""
        return self.total + self.crowns(favourite)


def joint(left: Card, right: Card) -> Joint:
    """Return what two cards make, the first directly left of the second, and why not more."""
    matched = [h is not None and h == b for h, b in zip(left.heads, right.bodies, strict=True)]
    rows = []
    for row, name in enumerate(ROWS):
        head, body = left.heads[row], right.bodies[row]
        waiting = tuple(
            ROWS[other]
            for other in range(len(ROWS))
            if head is not None and right.bodies[other] == head and not matched[other]
        )
        if matched[row]:
            rows.append(RowMatch(name, head, body, RowCase.MATCH))
        elif waiting:
            rows.append(RowMatch(name, head, body, RowCase.OTHER_ROW, waiting))
        else:
            rows.append(RowMatch(name, head, body, _plain_case(head, body)))
    return Joint(left, right, tuple(rows))


def _plain_case(head: str | None, body: str | None) -> RowCase:
    if head is not None and body is not None:
        return RowCase.DIFFERENT
    if head is not None:
        return RowCase.NO_BODY
    return RowCase.NO_HEAD if body is not None else RowCase.EMPTY


def line_up(deck: Deck, order: Iterable[Card | int]) -> LineUp:
    """Return the line-up of cards, or numbers of cards, from left to right.

    Raises :class:`~zebres_lib.zoo_run.cards.DeckError` for a card that is not in the deck or comes
    twice, and for more or fewer than 2 to 5 cards.

    >>> from zebres_lib.zoo_run import RECONSTRUCTED
    >>> line_up(RECONSTRUCTED, [1, 2, 3]).total
    1
    """
    return _line_up(deck, _indices(deck, order))


def line_ups(deck: Deck, hand: Iterable[Card | int]) -> tuple[LineUp, ...]:
    """Return all line-ups of a hand, given as cards or their numbers in any order.

    They come in the order of a dictionary, the cards by their numbers (``lineup.order``). Raises
    what :func:`line_up` raises.
    """
    return tuple(_line_up(deck, order) for order in permutations(sorted(_indices(deck, hand))))


def best_line_ups(
    deck: Deck, hand: Iterable[Card | int], favourite: str | None = None
) -> tuple[LineUp, ...]:
    """Return the line-ups of a hand that make the most, all of them if there are several.

    Without a favourite animal, the most animals; with one, named in English or French, the most
    spaces and among those the most crowns. Raises what :func:`line_up` raises, and for an animal
    that is not in the deck.
    """
    animal = None if favourite is None else deck.animals[deck.animal(favourite)]

    def worth(one: LineUp) -> tuple[int, int]:
        if animal is None:
            return one.total, 0
        return one.spaces(animal), one.crowns(animal)

    every = line_ups(deck, hand)
    most = max(map(worth, every))
    return tuple(one for one in every if worth(one) == most)


def _indices(deck: Deck, cards: Iterable[Card | int]) -> tuple[int, ...]:
    found = deck.indices(cards)
    if len(found) not in HAND_SIZES:
        limits = {"least": HAND_SIZES[0], "most": HAND_SIZES[-1]}
        raise DeckError(Mistake("hand", {"cards": len(found), **limits}))
    return found


def _line_up(deck: Deck, order: tuple[int, ...]) -> LineUp:
    number = made(deck.tables(), order_of(order), len(order))
    cards = tuple(deck.cards[index] for index in order)
    return LineUp(cards, deck.animals, unpack(number, len(deck.animals)))
