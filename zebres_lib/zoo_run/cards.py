"""The cards of Zoo Run and decks of them.

A card has two edges of three rows, top to bottom: its left edge shows one to three animal *bodies*,
its right edge one to three animal *heads*. Where a card lies directly left of another, each row in
which its head and the other's body are the same animal makes that animal (``lineup.match``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import IO

from .decks.animals import ANIMALS as ANIMALS, animal_named, declared, in_order as in_order
from .decks.file import HIGHEST_NUMBER, Edge as Edge, Row, Source, encoded, read_rows, write_rows
from .decks.mistakes import DeckError as DeckError, Mistake as Mistake, not_in_deck
from .decks.tables import MOST_ANIMALS, MOST_CARDS, DeckTables as DeckTables, packed

ROWS = ("top", "middle", "bottom")
"""The rows of an edge, from above."""
DECK_SIZE = 30
"""Cards of the game."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card.

    Parameters
    ----------
    number
        What is written on it, from 1 to 999; no two cards of a deck share one.
    bodies
        Its left edge: an animal or ``None`` for each of the three rows, from above.
    heads
        Its right edge, in the same way.

    Raises
    ------
    DeckError
        Naming the card and the edge: for a number that is not whole or not in that range, an edge
        that has not three rows or no animal, and what is not the name of an animal.

    >>> Card(1, ("lynx", None, None), (None, "tortue", "panda")).heads
    (None, 'turtle', 'panda')
    """

    number: int
    bodies: Edge
    heads: Edge

    def __post_init__(self) -> None:
        number: object = self.number
        if isinstance(number, bool) or not hasattr(number, "__index__"):
            raise DeckError(Mistake("card-number", {"value": repr(number)}))
        object.__setattr__(self, "number", number.__index__())
        if not 1 <= self.number <= HIGHEST_NUMBER:
            raise DeckError(
                Mistake("card-range", {"card": str(self.number), "most": HIGHEST_NUMBER})
            )
        object.__setattr__(self, "bodies", self._edge("bodies", self.bodies))
        object.__setattr__(self, "heads", self._edge("heads", self.heads))

    def _edge(self, name: str, given: object) -> Edge:
        where = {"card": self.number, "edge": name}
        if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != len(ROWS):
            rows = ", ".join(ROWS)
            raise DeckError(Mistake("edge", {**where, "value": repr(given), "rows": rows}))
        try:
            top, middle, bottom = (animal_named(one) if one else None for one in given)
        except DeckError as error:
            raise DeckError(Mistake("edge-animal", {**where, "reason": error.message})) from None
        if top is middle is bottom is None:
            raise DeckError(Mistake("edge-empty", where))
        return top, middle, bottom


@dataclass(frozen=True)
class Deck:
    """Cards that are played with together: 2 to 60 of them, with up to 12 animals.

    Parameters
    ----------
    cards
        In any order; the deck has them in order of their numbers. A card's *index* is its place
        there, from 0.
    animals
        The animals its cards may show; those they do show by default. The deck has those of the
        game first, then others by name.
    name
        What to call it; decks of the same cards are equal whatever they are called.

    Raises
    ------
    DeckError
        For too few or too many cards or animals, two cards of one number, and a card that shows an
        animal that is not among ``animals``.
    """

    cards: tuple[Card, ...]
    animals: tuple[str, ...] = ()
    name: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        cards = tuple(self.cards)
        for card in cards:
            if not isinstance(card, Card):
                raise DeckError(Mistake("no-card", {"value": repr(card)}))
        if not 2 <= len(cards) <= MOST_CARDS:
            raise DeckError(Mistake("size", {"cards": str(len(cards)), "most": MOST_CARDS}))
        cards = tuple(sorted(cards, key=lambda card: card.number))
        for one, other in pairwise(cards):
            if one.number == other.number:
                raise DeckError(Mistake("same-card", {"card": one.number}))
        shown = {card: {*card.bodies, *card.heads} - {None} for card in cards}
        animals = declared(self.animals or set().union(*shown.values()))
        for card in cards:
            if not shown[card] <= set(animals):
                others = ", ".join(in_order(str(one) for one in shown[card] - set(animals)))
                known = {"others": others, "animals": ", ".join(animals)}
                raise DeckError(Mistake("foreign", {"card": card.number, **known}))
        if len(animals) > MOST_ANIMALS:
            raise DeckError(
                Mistake("many-animals", {"animals": len(animals), "most": MOST_ANIMALS})
            )
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "animals", animals)

    @classmethod
    def from_csv(
        cls,
        source: Source,
        *,
        cards: int | None = DECK_SIZE,
        animals: Iterable[str] | None = None,
        name: str | None = None,
    ) -> "Deck":
        """Read a deck from a CSV file, as spreadsheets write it.

        Cells are separated by comma, semicolon or tab and may be quoted; text is UTF-8 (with or
        without a byte order mark), UTF-16 with one, or Windows-1252. The headings are ``card``,
        ``body_top``, ``body_middle``, ``body_bottom`` (the left edge), ``head_top``,
        ``head_middle``, ``head_bottom`` (the right edge) or their French names, in any order;
        animals are in English or French. An empty cell or a dash is a row without an animal.

        Parameters
        ----------
        source
            A path, an open file, or the bytes of one.
        cards
            How many cards are expected, the 30 of the game by default; ``None`` for any number.
        animals
            The animals that cards may show, in place of the five of the game:
            ``(*zoo_run.ANIMALS, "zebra")`` allows one more.
        name
            What to call the deck; the name of the file by default.

        Raises
        ------
        DeckError
            Telling every mistake by row, column and value, and what is allowed there.
        OSError
            If the file cannot be read.
        """
        allowed = ANIMALS if animals is None else declared(animals)
        rows = read_rows(source, allowed, cards)
        if name is None:
            path = source if isinstance(source, (str, PathLike)) else getattr(source, "name", "")
            name = Path(path).stem if isinstance(path, (str, PathLike)) else ""
        found = tuple(Card(*row) for row in rows)
        return cls(found, () if animals is None else allowed, name)

    def to_csv(
        self,
        file: "str | PathLike[str] | IO[bytes] | None" = None,
        *,
        separator: str = ",",
        encoding: str = "utf-8",
        language: str = "en",
        line_end: str = "\n",
    ) -> str:
        r"""Return the deck as the text of a CSV file, and write it if a file is given.

        Parameters
        ----------
        file
            A path or a file open for bytes.
        separator
            ``","``, ``";"`` or a tab: ``";"`` for a spreadsheet that speaks French.
        encoding
            ``"utf-8"``, ``"utf-8-sig"`` (with the mark that Excel knows it by), ``"utf-16"`` or
            ``"windows-1252"``.
        language
            Of the headings and of the animals of the game: ``"en"`` or ``"fr"``.
        line_end
            ``"\n"`` or ``"\r\n"``.

        Raises
        ------
        ValueError
            For an argument that is none of these.
        DeckError
            If the encoding lacks a letter of an animal's name. Nothing has been written then.
        """
        rows = [Row(card.number, card.bodies, card.heads) for card in self.cards]
        text = write_rows(rows, separator, language, line_end)
        content = encoded(text, encoding)
        if isinstance(file, (str, PathLike)):
            Path(file).write_bytes(content)
        elif file is not None:
            file.write(content)
        return text

    def __len__(self) -> int:
        return len(self.cards)

    def index(self, number: int) -> int:
        """Return the index of the card with a number; :class:`DeckError` if there is none."""
        for index, card in enumerate(self.cards):
            if card.number == number:
                return index
        first, last = self.cards[0].number, self.cards[-1].number
        known = {"cards": len(self), "first": first, "last": last}
        raise DeckError(Mistake("not-there", {"value": repr(number), **known}))

    def indices(self, cards: Iterable[Card | int]) -> tuple[int, ...]:
        """Return the indices of cards, given as cards or as their numbers, in the same order.

        Raises :class:`DeckError` for a card that is not in the deck and for one that comes twice.
        """
        found = []
        for card in cards:
            index = self.index(card.number if isinstance(card, Card) else card)
            if isinstance(card, Card) and self.cards[index] != card:
                raise DeckError(Mistake("another", {"card": card.number}))
            if index in found:
                raise DeckError(Mistake("twice", {"card": self.cards[index].number}))
            found.append(index)
        return tuple(found)

    def mask(self, cards: Iterable[Card | int]) -> int:
        """Return cards, given as for :meth:`indices`, as a mask with bit ``index`` set for each."""
        return sum(1 << index for index in self.indices(cards))

    def hand(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a mask in order of their numbers."""
        return tuple(card for index, card in enumerate(self.cards) if mask >> index & 1)

    def animal(self, name: str) -> int:
        """Return the index of an animal, named in any language, among :attr:`animals`.

        Raises :class:`DeckError` if it is not in the deck, naming those that are.
        """
        try:
            return self.animals.index(animal_named(name))
        except ValueError:
            raise not_in_deck("animal", name, self.animals) from None

    def tables(self) -> DeckTables:
        """Return what the line-up functions read, as tuples for plain Python."""
        return self._tables

    def compiled(self) -> DeckTables:
        """Return the same tables with arrays of 64-bit integers, as compiled loops want them."""
        return self._compiled

    @cached_property
    def _tables(self) -> DeckTables:
        units = {animal: packed([0] * k + [1]) for k, animal in enumerate(self.animals)}
        joints = [
            sum(
                units[head]
                for head, body in zip(left.heads, right.bodies, strict=True)
                if head is not None and head == body and left is not right
            )
            for left in self.cards
            for right in self.cards
        ]
        return DeckTables(len(self.cards), len(self.animals), tuple(joints))

    @cached_property
    def _compiled(self) -> DeckTables:
        import numpy as np

        return self._tables._replace(joints=np.array(self._tables.joints, dtype=np.int64))


def _shipped() -> dict[str, Deck]:
    found = {}
    for file in files(__package__).joinpath("decks").iterdir():
        name, _, ending = file.name.rpartition(".")
        if ending == "csv":
            found[name] = Deck.from_csv(file.read_bytes(), cards=None, name=name)
    return dict(sorted(found.items()))


DECKS = _shipped()
"""The decks that come with the library, by name."""
RECONSTRUCTED = DECKS["reconstructed"]
"""Our reconstruction: the printed deck is published nowhere, so say so beside every figure."""
