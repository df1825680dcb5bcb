"""What panels show besides their pictures, as plain data: status line, notes, buttons, slider."""

from dataclasses import dataclass
from typing import Any, Literal

StatusKind = Literal[
    "", "turn", "working", "provisional", "final", "done", "refused", "error", "over"
]


@dataclass(frozen=True)
class Status:
    """The status line: a sentence, and how it is meant."""

    text: str
    kind: StatusKind = "turn"


@dataclass(frozen=True)
class Note:
    """One thing that happened, or did not (``happened`` false), with the rule it comes from."""

    text: str
    rule: str
    happened: bool = True

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return {"text": self.text, "rule": self.rule, "happened": self.happened}


@dataclass(frozen=True)
class Button:
    """A button below the board; ``press(id)`` is what it does.

    ``repeat`` names a button that this one, a switch, presses again and again.
    """

    id: str
    label: str
    enabled: bool = True
    hint: str = ""
    primary: bool = False
    repeat: str = ""

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return vars(self) | {}


@dataclass(frozen=True)
class Slider:
    """A slider below the board, from 0 to ``most``; ``slide(value)`` is what it does."""

    label: str
    value: int
    most: int
    text: str = ""
