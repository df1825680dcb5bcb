"""What an edit of a deck does: cards in rows, each with six cells, and what is said about them.

Nothing here knows of notebooks or widgets, and no rule is decided here. A deck may be incomplete
while it is edited; :attr:`DeckGrid.deck` is there once it is whole again.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ...errors import MessageError
from ...explain import phrase
from ...zoo_run.cards import ANIMALS, DECKS, RECONSTRUCTED, Card, Deck, DeckError
from ...zoo_run.decks.animals import animal_named, declared
from ...zoo_run.decks.file import COLUMNS, HIGHEST_NUMBER, separator
from ...zoo_run.decks.mistakes import Mistake
from ...zoo_run.decks.tables import MOST_ANIMALS, MOST_CARDS
from ...zoo_run.design.constraints import cards_alike, constraints_of
from ...zoo_run.drawing.spoken import animal_name, deck_name
from ...zoo_run.exact.hands import Hint, hint
from ..controls import Status
from ..refusals import Refused
from ..reporting import Reporting

Cells = tuple[str | None, ...]
CELLS = COLUMNS[1:]
"""The six cells of a card: bodies on the left edge from above, then heads on the right edge."""
MOST_BYTES = 1_000_000
"""A file of more bytes than this is no deck."""
MOST_SHOWN = 12
"""Counterexample hands that are listed."""
_MOST_UNDONE = 500


class GridRow(NamedTuple):
    """A card as it is edited: perhaps with an edge that shows nothing yet."""

    number: int
    cells: Cells


class Sheet(NamedTuple):
    """All that an edit changes."""

    rows: tuple[GridRow, ...]
    animals: tuple[str, ...]
    name: str


@dataclass(frozen=True)
class GridView:
    """What the grid shows at one moment.

    Attributes
    ----------
    sheet
        The rows, the animals there are to choose from, the name of the deck.
    message, problems
        The status line, and further sentences that belong to it.
    lacking
        What keeps the rows from being a deck, by row: sentences.
    deck
        The deck, or ``None`` while something is lacking.
    hint
        Whether any three cards can make an animal; ``None`` without a deck.
    hint_text, counts_text
        The same in words, with the number of pairs that match; edges and balance in words.
    alike
        Numbers of cards that show the same, group by group.
    csv
        The deck as the text of a file, or empty.
    can_undo, can_redo
        Whether there is an edit to take back, or to make again.
    """

    sheet: Sheet
    language: str
    message: Status
    problems: tuple[str, ...]
    lacking: dict[int, str]
    deck: Deck | None
    hint: Hint | None
    hint_text: str
    counts_text: str
    alike: tuple[tuple[int, ...], ...]
    csv: str
    can_undo: bool
    can_redo: bool


class DeckGrid(Reporting):
    """Cards in a grid that somebody edits, with undo.

    Parameters
    ----------
    deck
        What to begin with; our reconstruction by default.
    language
        ``"en"`` or ``"fr"``.

    No method that takes what a reader did raises: errors are told in the status line, and all is as
    it was.
    """

    def __init__(self, deck: Deck = RECONSTRUCTED, *, language: str = "en") -> None:
        super().__init__(language)
        self._sheet = _sheet_of(deck)
        self._undo: list[Sheet] = []
        self._redo: list[Sheet] = []
        self._problems: tuple[str, ...] = ()

    @property
    def deck(self) -> Deck:
        """The deck as it stands.

        Raises :class:`~zebres_lib.zoo_run.DeckError`, naming each card that has no head or no body
        yet, and what else keeps the rows from being a deck.
        """
        return self._deck(self._lacking())

    @property
    def rows(self) -> tuple[GridRow, ...]:
        """The cards in order of their numbers."""
        return self._sheet.rows

    # --- edits -----------------------------------------------------------------------------------

    def set_cell(self, card: int, cell: str, animal: str) -> None:
        """Put an animal into a cell of a card, or nothing for an empty name."""
        with self._reporting():
            row = self._row(card)
            if cell not in CELLS:
                raise Refused("deck-lab-no-cell", cell=cell)
            if animal and animal not in self._sheet.animals:
                raise Refused("deck-lab-no-animal", animal=animal)
            cells = list(row.cells)
            cells[CELLS.index(cell)] = animal or None
            others = [each for each in self._sheet.rows if each is not row]
            self._change_rows([*others, GridRow(card, tuple(cells))])
            self._done("set", card=card, cell=self._cell_name(cell), animal=self._animal(animal))

    def add_card(self, like: int | None = None) -> int | None:
        """Add a card without animals, or one like another; return its number, if there was room."""
        number = None
        with self._reporting():
            taken = {row.number for row in self._sheet.rows}
            if len(taken) >= MOST_CARDS:
                raise Refused("deck-lab-too-many", most=MOST_CARDS)
            number = next(n for n in range(1, HIGHEST_NUMBER + 1) if n not in taken)
            cells: Cells = (None,) * len(CELLS) if like is None else self._row(like).cells
            self._change_rows([*self._sheet.rows, GridRow(number, cells)])
            self._done("added", card=number)
        return number

    def remove_card(self, card: int) -> None:
        """Take a card out."""
        with self._reporting():
            row = self._row(card)
            self._change_rows([each for each in self._sheet.rows if each is not row])
            self._done("removed", card=card)

    def add_animal(self, name: str) -> None:
        """Add an animal to those that cards may show."""
        with self._reporting():
            try:
                animal = animal_named(name)
                animals = declared([*self._sheet.animals, animal])
            except DeckError:
                known = ", ".join(self._animal(each) for each in self._sheet.animals)
                raise Refused("deck-lab-no-name", name=name, known=known) from None
            if len(animals) > MOST_ANIMALS:
                raise Refused("deck-lab-too-many-animals", most=MOST_ANIMALS)
            self._change(self._sheet._replace(animals=animals))
            self._done("animal-added", animal=self._animal(animal))

    def load(self, deck: Deck) -> None:
        """Edit another deck from now on; the edit can be taken back."""
        with self._reporting():
            self._change(_sheet_of(deck))
            name = deck_name(deck.name, self.language) or self._say("nameless")
            self._done("loaded", name=name, cards=len(deck))

    def load_shipped(self, name: str) -> None:
        """Edit one of the decks that come with the library, or an empty grid for an empty name."""
        if name in DECKS:
            self.load(DECKS[name])
            return
        with self._reporting():
            if name:
                known = ", ".join(deck_name(one, self.language) for one in DECKS)
                raise Refused("deck-lab-no-deck", name=name, known=known)
            self._change(Sheet((), ANIMALS, ""))
            self._done("emptied")

    def read(self, source: str | bytes, name: str = "") -> None:
        """Edit the deck of a CSV file from now on, given as text or as bytes; of any size."""
        with self._reporting():
            if len(source) > MOST_BYTES:
                raise Refused("deck-lab-too-large", most=MOST_BYTES // 1_000_000)
            content = source.encode() if isinstance(source, str) else source
            stem = name.rpartition(".")[0] or name
            deck = Deck.from_csv(
                content, cards=None, animals=self._sheet.animals, name=stem or self._sheet.name
            )
            self._change(_sheet_of(deck))
            self._done("read", name=name or self._say("text"), cards=len(deck))

    def undo(self) -> None:
        """Take back the last edit."""
        self._go(self._undo, self._redo, "undone")

    def redo(self) -> None:
        """Make again what was taken back."""
        self._go(self._redo, self._undo, "redone")

    # --- what to show ----------------------------------------------------------------------------

    def view(self) -> GridView:
        """Return what to show now."""
        lacking = self._lacking()
        deck, found, counts, csv = None, None, "", ""
        alike: tuple[tuple[int, ...], ...] = ()
        if not lacking and len(self._sheet.rows) > 1:
            deck = self._deck(lacking)
            found, alike = hint(deck), cards_alike(deck)
            counts = self._counts(deck)
            csv = deck.to_csv(language=self.language, separator=separator(self.language))
        return GridView(
            sheet=self._sheet,
            language=self.language,
            message=self._said or self._standing(lacking, deck),
            problems=self._problems,
            lacking={card: one.message.text(self.language) for card, one in lacking.items()},
            deck=deck,
            hint=found,
            hint_text=self._hint(found),
            counts_text=counts,
            alike=alike,
            csv=csv,
            can_undo=bool(self._undo),
            can_redo=bool(self._redo),
        )

    def _standing(self, lacking: Mapping[int, Mistake], deck: Deck | None) -> Status:
        number = len(self._sheet.rows)
        if deck is not None:
            return Status(self._say("whole", cards=number))
        if lacking:
            return Status(self._say("lacking", cards=number, count=len(lacking)))
        return Status(self._say("too-few", cards=number))

    def _hint(self, found: Hint | None) -> str:
        """Return whether the hint holds, in words (``lineup.hint``)."""
        if found is None:
            return self._say("hint-unknown")
        return self._say(
            "hint",
            holds="yes" if found.holds else "no",
            count=len(found.counterexamples),
            matching=found.matching_pairs,
            pairs=found.pairs,
            needed=found.needed_pairs,
        )

    def _counts(self, deck: Deck) -> str:
        """Return edges and balance in words."""
        found = constraints_of(deck)
        bodies, heads = (
            " + ".join(map(str, edges)) for edges in (found.body_edges, found.head_edges)
        )
        return self._say("counts", bodies=bodies, heads=heads, spread=found.spread or 0)

    def _mistake(self, mistake: Mistake) -> str:
        # What a file says of an unknown animal is for those who read it from code.
        if mistake.case == "unknown-animal":
            mistake = replace(mistake, case="animal-to-add")
        return mistake.message.text(self.language)

    # --- inside ----------------------------------------------------------------------------------

    def _say(self, key: str, **words: object) -> str:
        return phrase(f"deck-lab-{key}", self.language, **words)

    def _animal(self, animal: str) -> str:
        return animal_name(animal, self.language) if animal else self._say("nothing")

    def _cell_name(self, cell: str) -> str:
        part, _, row = cell.partition("_")
        return self._say("cell", part=part, row=phrase("zoo-row", self.language, row=row))

    def _row(self, card: int) -> GridRow:
        for row in self._sheet.rows:
            if row.number == card:
                return row
        raise Refused("deck-lab-no-card", card=card)

    def _lacking(self) -> dict[int, Mistake]:
        found = {}
        for number, cells in self._sheet.rows:
            bodies, heads = any(cells[:3]), any(cells[3:])
            if not bodies or not heads:
                lacks = "heads" if bodies else "bodies" if heads else "both"
                found[number] = Mistake("lacks", {"card": number, "lacks": lacks})
        return found

    def _deck(self, lacking: Mapping[int, Mistake]) -> Deck:
        if lacking:
            raise DeckError(*lacking.values())
        cards = []
        for number, (a, b, c, d, e, f) in self._sheet.rows:
            cards.append(Card(number, (a, b, c), (d, e, f)))
        shown = {animal for row in self._sheet.rows for animal in row.cells if animal}
        # The five of the game belong to a deck only if it shows them; others may be yet to come.
        animals = [one for one in self._sheet.animals if one in shown or one not in ANIMALS]
        return Deck(tuple(cards), tuple(animals), self._sheet.name)

    def _change_rows(self, rows: Sequence[GridRow]) -> None:
        in_order = sorted(rows, key=lambda row: row.number)
        self._change(self._sheet._replace(rows=tuple(in_order)))

    def _change(self, sheet: Sheet) -> None:
        if sheet == self._sheet:
            return
        self._undo = [*self._undo[-_MOST_UNDONE:], self._sheet]
        self._redo = []
        self._sheet = sheet

    def _done(self, key: str, **words: object) -> None:
        self._said = Status(self._say(key, **words), "done")

    def _go(self, source: list[Sheet], target: list[Sheet], key: str) -> None:
        with self._reporting():
            if not source:
                raise Refused(f"deck-lab-not-{key}")
            target.append(self._sheet)
            self._sheet = source.pop()
            self._done(key)

    def _save(self) -> Callable[[], None]:
        before = self._sheet
        self._problems = ()

        def undo() -> None:
            self._sheet = before

        return undo

    def _status_of(self, error: Exception, key: str = "not-allowed") -> Status:
        self._problems = ()
        if isinstance(error, DeckError):
            texts = [self._mistake(one) for one in error.mistakes]
            if len(texts) == 1:
                return Status(self._say("not-read-one", mistake=texts[0]), "error")
            self._problems = tuple(texts)
            return Status(self._say("not-read", count=len(texts)), "error")
        if isinstance(error, MessageError):
            return Status(error.sentence(self.language), "error")
        return super()._status_of(error, key)


def _sheet_of(deck: Deck) -> Sheet:
    rows = tuple(GridRow(card.number, (*card.bodies, *card.heads)) for card in deck.cards)
    return Sheet(rows, declared({*ANIMALS, *deck.animals}), deck.name)
