"""What an editor shows besides its board, as plain data: tools to choose, fields to fill in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from ...zebres.drawing.theme import TINTS
from ...zebres.drawing.tokens import token
from ...zebres.rules import Species
from ..boards.board_view import BoardView, Presenter
from ..controls import Note

FieldKind = Literal["number", "line", "text", "check", "select", "button", "copy", "download"]
Severity = Literal["", "warning", "error"]


@dataclass(frozen=True)
class Ground:
    """The picture of a territory, by its index on the board; None for one that is not there yet."""

    territory: int | None

    def draw(self, board_id: str) -> str:
        """Return it as SVG that takes colours and texture from the picture ``board_id``."""
        if self.territory is None:
            shape = '<rect class="legal" x="-19" y="-19" width="38" height="38" rx="9"/>'
            return shape + '<path class="last" d="M-8 0H8M0-8V8"/>'
        return (
            f'<rect class="tint-{self.territory % TINTS}" x="-22" y="-22" width="44" height="44" '
            'rx="8"/>'
            f'<rect fill="url(#{board_id}-grain-{self.territory})" x="-22" y="-22" width="44" '
            'height="44" rx="8"/>'
        )


@dataclass(frozen=True)
class Figure:
    """The picture of a token."""

    owner: int
    species: Species
    hidden: bool
    value: int

    def draw(self, _: str) -> str:
        """Return it as SVG that takes its rim from the picture of the board."""
        drawn = token(self.owner, self.species, self.hidden, self.value, 13.0)
        return f'<g class="{"wg"[self.owner]}-rim">{drawn}</g>'


@dataclass(frozen=True)
class Tool:
    """A thing to choose; ``pick(group, id)`` is what choosing it does."""

    id: str
    label: str
    chosen: bool = False
    picture: Ground | Figure | None = None
    hint: str = ""

    def as_json(self, board_id: str, theme: str) -> dict[str, Any]:
        """Return it as a widget's state carries it, its picture in the style of the board's."""
        icon = ""
        if self.picture is not None:
            # The style sheet inside the board's picture holds for all that has its class.
            icon = (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="{board_id}-{theme}" '
                f'viewBox="-28 -28 56 56">{self.picture.draw(board_id)}</svg>'
            )
        known = {"id": self.id, "label": self.label, "chosen": self.chosen, "hint": self.hint}
        return known | {"icon": icon}


@dataclass(frozen=True)
class ToolGroup:
    """Tools of which one is chosen; with ``switches``, each is on or off by itself."""

    id: str
    label: str
    tools: tuple[Tool, ...]
    switches: bool = False

    def as_json(self, board_id: str, theme: str) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        tools = [tool.as_json(board_id, theme) for tool in self.tools]
        return {"id": self.id, "label": self.label, "switches": self.switches, "items": tools}


@dataclass(frozen=True)
class Field:
    """Something to fill in, or a button among such things.

    Numbers, lines and texts are handed over with a button of their section
    (``press(id, values)``); checks, selects and ``eager`` ones as soon as they change
    (``fill(id, value)``). ``copy`` copies the text named ``of``, ``download`` asks for
    ``download(id)``.
    """

    id: str
    label: str
    kind: FieldKind
    value: str | int | bool = ""
    least: int = 0
    most: int = 0
    options: tuple[tuple[str, str], ...] = ()
    hint: str = ""
    of: str = ""
    eager: bool = False
    primary: bool = False

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return vars(self) | {"options": [list(option) for option in self.options]}


@dataclass(frozen=True)
class Section:
    """Fields under a title that opens and closes."""

    id: str
    label: str
    fields: tuple[Field, ...]

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        fields = [each.as_json() for each in self.fields]
        return {"id": self.id, "label": self.label, "items": fields}


@dataclass(frozen=True)
class Finding(Note):
    """A note that is a warning or tells why something cannot be played."""

    severity: Severity = ""

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return super().as_json() | {"severity": self.severity}


@dataclass(frozen=True)
class EditorView(BoardView):
    """All that an editor shows at one moment.

    Attributes
    ----------
    tools
        Above the board.
    sections
        Below the notes.
    paints
        A movement of the pointer over squares, or of the keyboard with Shift, is a stroke.
    short, long
        What is edited as text, for one line and for several.
    words
        Words that differ from those of a board: ``help``, ``log``.
    """

    tools: tuple[ToolGroup, ...] = ()
    sections: tuple[Section, ...] = ()
    paints: bool = False
    short: str = ""
    long: str = ""
    words: Mapping[str, str] = field(default_factory=dict)

    def text_board(self) -> str:
        """Return what is edited as text."""
        return self.long


class EditorPresenter(Presenter, Protocol):
    """Who decides what an editor shows and what is done with it."""

    def view(self) -> EditorView:
        """Return what to show now."""

    def pick(self, group: str, tool: str) -> None:
        """Take the choice of a tool."""

    def stroke(self, number: str, targets: tuple[str, ...]) -> None:
        """Take a movement over squares; more of the same one comes with the same number."""

    def press(self, button: str, values: Mapping[str, object] | None = None) -> None:
        """Take a press of a button, with the values of the fields around it."""

    def fill(self, name: str, value: object) -> None:
        """Take a new value of one field."""

    def download(self, name: str) -> tuple[str, str]:
        """Return the name and the text of a file."""
