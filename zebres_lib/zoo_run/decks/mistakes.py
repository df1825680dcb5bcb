"""What is wrong with a deck or with the file of one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ...errors import MessageError
from ...explain.catalogue import shortened
from ...explain.messages import Message

_MOST_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing that is wrong.

    Attributes
    ----------
    case
        A short name of the kind of mistake, such as ``"unknown-animal"``.
    arguments
        What the sentence speaks of, by name.
    row, column
        Where in a file: the row as a spreadsheet counts, from 1, and the heading of the column;
        0 and empty where it is no single place.
    value
        What stands there, as it was written.
    """

    case: str
    arguments: Mapping[str, object] = field(default_factory=dict)
    row: int = 0
    column: str = ""
    value: str = ""

    @property
    def message(self) -> Message:
        """Where, what, and what would be right, to be told in any language."""
        quoted = {"value": shown(self.value)} if self.value else {}
        reason = Message(f"deck-error-{self.case}", {**quoted, **self.arguments})
        if not self.row:
            return reason
        place = {"row": str(self.row), "column": self.column, "reason": reason}
        return Message("deck-error-cell" if self.column else "deck-error-row", place)

    @property
    def text(self) -> str:
        """The same in English."""
        return self.message.text()

    def __str__(self) -> str:
        return self.text


class DeckError(MessageError, ValueError):
    """A deck that cannot be played with, or a file that holds no deck.

    The message tells every mistake, one a line; :attr:`mistakes` has them one by one.
    """

    def __init__(self, *mistakes: Mistake) -> None:
        super().__init__("deck-error-many", count=len(mistakes))
        self.mistakes = mistakes
        if len(mistakes) == 1:
            self.message = mistakes[0].message

    def sentence(self, language: str = "en") -> str:
        """Return what is wrong, in a language: of many mistakes, the first ones."""
        told = self.message.text(language)
        if len(self.mistakes) == 1:
            return told
        lines = [one.message.text(language) for one in self.mistakes[:_MOST_SHOWN]]
        hidden = len(self.mistakes) - _MOST_SHOWN
        if hidden > 0:
            lines.append(Message("deck-error-more", {"count": hidden}).text(language))
        return "\n- ".join([told, *lines])

    def __str__(self) -> str:
        return self.sentence()


def shown(value: str) -> str:
    """Return a value as an error message quotes it: on one line, and not too long."""
    return repr(shortened(value, 40))


def not_in_deck(field: str, animal: object, animals: Iterable[str]) -> DeckError:
    """Return the error for an animal that a deck has not, naming those that it has."""
    known = ", ".join(animals)
    given = {"field": field, "value": repr(animal), "animals": known}
    return DeckError(Mistake("no-animal", given))
