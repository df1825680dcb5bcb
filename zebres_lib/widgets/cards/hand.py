"""What a click on a card does: cards that are put in order, and what is said about them.

Nothing here knows of notebooks or widgets, and no rule is decided here.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ...explain import phrase
from ...zoo_run.cards import RECONSTRUCTED, Card, Deck
from ...zoo_run.decks.mistakes import not_in_deck
from ...zoo_run.lineups import LineUp, best_line_ups, line_up
from ..controls import Button, Note, Status
from ..refusals import Refused
from ..reporting import Reporting
from .zoo_view import NOTHING, HandView, ZooView, joint_message, joint_notes, made_words


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
        """Return where a card lies, from 0 at the left; :class:`Refused` if it does not."""
        if card not in self.cards:
            raise Refused("zoo-no-card", card=card, cards=", ".join(map(str, self.cards)))
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
            raise Refused("zoo-other-cards", found=str(list(cards)), cards=str(self.cards))
        self.cards, self.lifted = list(cards), None

    def best(self) -> tuple[LineUp, ...]:
        """Return the best line-ups of these cards, all ties."""
        return best_line_ups(self.deck, self.cards, self.favourite)


class Arranging(Reporting):
    """What all who let cards be put in order have in common.

    Every method that takes what a reader did reports its errors in the message line and then leaves
    everything as it was; none raises.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._asked = NOTHING

    # --- for those who decide more ---------------------------------------------------------------

    @property
    def line(self) -> Line | None:
        """The cards that can be put in order now, or None."""
        raise NotImplementedError

    def _save(self) -> Callable[[], None]:
        asked, self._asked = self._asked, NOTHING
        line = self.line
        cards, lifted = (list(line.cards), line.lifted) if line is not None else ([], None)

        def undo() -> None:
            self._asked = asked
            if line is not None:
                line.cards, line.lifted = cards, lifted

        return undo

    # --- putting cards in order ------------------------------------------------------------------

    def _line(self) -> Line:
        line = self.line
        if line is None:
            raise Refused("zoo-not-now")
        return line

    def choose(self, card: int) -> None:
        """Lift a card, drop it where it is, or put the lifted one into the place of this one."""
        with self._reporting():
            line = self._line()
            if line.lifted is None:
                line.lift(card)
                self._say_lifted(line, card)
            elif line.lifted == card:
                line.drop()
                self._say_place("zoo-said-dropped", line, card)
            else:
                moved = line.lifted
                line.move(moved, line.place(card))
                line.drop()
                self._say_place("zoo-said-dropped", line, moved)

    def lift(self, card: int) -> None:
        """Take a card to move it."""
        with self._reporting():
            line = self._line()
            line.lift(card)
            self._say_lifted(line, card)

    def move(self, card: int, to: int) -> None:
        """Put a card to a place, from 0 at the left."""
        with self._reporting():
            line = self._line()
            line.move(card, to)
            self._say_place("zoo-said-moved", line, card)

    def drop(self) -> None:
        """Let go of the lifted card where it is."""
        with self._reporting():
            line = self._line()
            card = line.lifted
            line.drop()
            if card is not None:
                self._say_place("zoo-said-dropped", line, card)

    def cancel(self) -> None:
        """Put the lifted card back to where it was, and hide the explanation of a joint."""
        with self._reporting():
            line = self.line
            if line is not None and line.lifted is not None:
                card = line.lifted
                line.cancel()
                self._say_place("zoo-said-back", line, card)

    def ask(self, joint: int) -> None:
        """Say why a joint, from 0 at the left, makes what it makes."""
        with self._reporting():
            self._show_joint(joint)

    def _show_joint(self, joint: int) -> None:
        joints = self._shown_line().line_up.joints
        if not 0 <= joint < len(joints):
            raise Refused("zoo-no-joint", joint=joint, count=len(joints))
        self._asked = joint
        self._said = Status(joint_message(joints[joint], self.language))

    def _shown_line(self) -> Line:
        """Return the cards that are shown, also where they cannot be moved."""
        return self._line()

    def show_best(self) -> None:
        """Lay the cards in the best order; pressed again, in the next that is as good."""
        with self._reporting():
            line = self._line()
            best = line.best()
            now = [each.numbers for each in best]
            at = now.index(tuple(line.cards)) + 1 if tuple(line.cards) in now else 0
            chosen = best[at % len(best)]
            line.arrange(chosen.numbers)
            text = phrase(
                "zoo-best-shown",
                self.language,
                place=at % len(best) + 1,
                count=len(best),
                made=made_words(chosen, line.favourite, self.language),
            )
            self._said = Status(text, "done")

    def _say_lifted(self, line: Line, card: int) -> None:
        where = {"place": line.place(card) + 1, "cards": len(line.cards)}
        self._said = Status(phrase("zoo-said-lifted", self.language, card=card, **where))

    def _say_place(self, key: str, line: Line, card: int) -> None:
        text = phrase(
            key,
            self.language,
            card=card,
            place=line.place(card) + 1,
            cards=len(line.cards),
            made=made_words(line.line_up, line.favourite, self.language),
        )
        self._said = Status(text)

    # --- what to show ----------------------------------------------------------------------------

    def _notes(self) -> tuple[Note, ...]:
        if self._asked == NOTHING:
            return ()
        return joint_notes(self._shown_line().line_up.joints[self._asked], self.language)

    def _button(self, name: str, enabled: bool = True, primary: bool = False) -> Button:
        return Button(
            name,
            phrase(f"zoo-button-{name}", self.language),
            enabled,
            phrase(f"zoo-button-{name}-hint", self.language),
            primary,
        )

    def _announcement(self, message: Status) -> str:
        return " ".join([message.text, *(note.text for note in self._notes())])


class HandController(Arranging):
    """One hand of cards to put in order, without a game around it.

    Parameters
    ----------
    cards
        Two to five cards or their numbers, from left to right.
    deck
        Our reconstruction by default.
    favourite
        An animal that counts twice, as in the race.
    language
        ``"en"`` or ``"fr"``.

    Raises :class:`~zebres_lib.zoo_run.DeckError` for cards or a favourite that the deck has not,
    and :class:`~zebres_lib.explain.LanguageError`.
    """

    def __init__(
        self,
        cards: Sequence[Card | int],
        *,
        deck: Deck = RECONSTRUCTED,
        favourite: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(language)
        numbers = [card.number if isinstance(card, Card) else card for card in cards]
        if favourite is not None and favourite not in deck.animals:
            raise not_in_deck("favourite", favourite, deck.animals)
        self._cards = Line(deck, numbers, favourite)
        self._home = list(numbers)

    @property
    def line(self) -> Line:
        """The cards in the order in which they lie."""
        return self._cards

    @property
    def cards(self) -> tuple[int, ...]:
        """Numbers of the cards from left to right."""
        return tuple(self._cards.cards)

    def press(self, button: str) -> None:
        """Take a press of ``"best"`` or ``"reset"``."""
        if button == "best":
            self.show_best()
            return
        with self._reporting():
            if button != "reset":
                raise Refused("no-such-button", button=repr(button))
            self._cards.arrange(self._home)

    def seat(self, seat: int) -> None:
        """Say that there are no players here."""
        with self._reporting():
            raise Refused("zoo-no-seat", player=seat)

    def new_game(self, fields: dict[str, Any]) -> None:
        """Say that there is no game here."""
        with self._reporting():
            raise Refused("zoo-no-game")

    def view(self) -> ZooView:
        """Return what the hand shows now."""
        line = self._cards
        made = made_words(line.line_up, line.favourite, self.language)
        message = self._said or Status(phrase("zoo-arrange", self.language, made=made))
        return ZooView(
            language=self.language,
            message=message,
            announcement=self._announcement(message),
            hand=HandView(
                line.deck,
                self.cards,
                lifted=NOTHING if line.lifted is None else line.lifted,
                asked=self._asked,
            ),
            buttons=(
                self._button("best"),
                self._button("reset", enabled=line.cards != self._home),
            ),
            notes=self._notes(),
        )
