"""What is wrong with a deck or with the file of one."""

from dataclasses import dataclass

_MOST_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing that is wrong.

    Attributes
    ----------
    text
        A sentence that says where, what, and what would be right.
    case
        A short name of the kind of mistake, such as ``"unknown-animal"``.
    row, column
        Where in a file: the row as a spreadsheet counts, from 1, and the heading of the column;
        0 and empty where it is no single place.
    value
        What stands there, as it was written.
    """

    text: str
    case: str = "other"
    row: int = 0
    column: str = ""
    value: str = ""

    def __str__(self) -> str:
        return self.text


class DeckError(ValueError):
    """A deck that cannot be played with, or a file that holds no deck.

    The message tells every mistake, one a line; :attr:`mistakes` has them one by one.
    """

    def __init__(self, *mistakes: Mistake | str) -> None:
        super().__init__(*mistakes)
        self.mistakes: tuple[Mistake, ...] = tuple(
            one if isinstance(one, Mistake) else Mistake(one) for one in mistakes
        )

    def __str__(self) -> str:
        texts = [one.text for one in self.mistakes]
        if len(texts) <= 1:
            return "".join(texts)
        hidden = len(texts) - _MOST_SHOWN
        more = [f"- and {hidden} more"] if hidden > 0 else []
        shown = [f"- {text}" for text in texts[:_MOST_SHOWN]]
        return "\n".join([f"{len(texts)} mistakes:", *shown, *more])


def shown(value: str) -> str:
    """Return a value as an error message quotes it: on one line, and not too long."""
    short = value if len(value) <= 40 else f"{value[:39]}…"
    return repr(short)
