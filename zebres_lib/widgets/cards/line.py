"""Cards in a line that somebody puts in order: which lies where, and which is being moved."""

from collections.abc import Sequence

from ...zoo_run.cards import Deck
from ...zoo_run.lineups import LineUp, best_line_ups, line_up


class LineError(ValueError):
    """A card, place or joint that the line has not."""


class Line:
    """A hand of cards in an order that can be changed (``lineup.order``).

    Parameters
    ----------
    deck, cards
        The deck, and numbers of two to five of its cards from left to right.
    favourite
        The animal that counts twice, if there is one.

    Raises :class:`~zebres_lib.zoo_run.DeckError` for cards that are not in the deck, come twice, or
    are too few or too many for a line-up.
    """

    def __init__(self, deck: Deck, cards: Sequence[int], favourite: str | None = None) -> None:
        self.deck, self.favourite = deck, favourite
        self.cards = list(line_up(deck, cards).numbers)
        self.lifted: int | None = None
        self._before: list[int] = []

    @property
    def line_up(self) -> LineUp:
        """The line-up as it lies."""
        return line_up(self.deck, self.cards)

    def place(self, card: int) -> int:
        """Return where a card lies, from 0 at the left; :class:`LineError` if it does not."""
        if card not in self.cards:
            raise LineError(f"card {card}: not in this hand, {', '.join(map(str, self.cards))}")
        return self.cards.index(card)

    def lift(self, card: int) -> None:
        """Take a card to move it; the order so far is remembered."""
        self.place(card)
        self.lifted, self._before = card, list(self.cards)

    def move(self, card: int, to: int) -> None:
        """Put a card to a place from 0 at the left; at either end where that is beyond it."""
        self.place(card)
        self.cards.remove(card)
        self.cards.insert(max(0, min(to, len(self.cards))), card)

    def drop(self) -> None:
        """Let go of the lifted card where it is."""
        self.lifted = None

    def cancel(self) -> None:
        """Put the lifted card back to where it was taken."""
        if self.lifted is not None:
            self.cards = list(self._before)
        self.lifted = None

    def arrange(self, cards: Sequence[int]) -> None:
        """Lay the same cards in another order."""
        if sorted(cards) != sorted(self.cards):
            raise LineError(f"{list(cards)}: not the cards of this hand, {self.cards}")
        self.cards, self.lifted = list(cards), None

    def best(self) -> tuple[LineUp, ...]:
        """Return the best line-ups of these cards, all ties."""
        return best_line_ups(self.deck, self.cards, self.favourite)
