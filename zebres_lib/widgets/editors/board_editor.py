"""A board editor: territories painted on the grid; nothing here knows of widgets."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from ...errors import RulesError
from ...explain import phrase
from ...explain.catalogue import check_language
from ...explain.lists import joined
from ...zebres.board import BOARDS, MAX_SIDE, MAX_SQUARES, Board
from ...zebres.design.painting import LETTERS, Painting
from ...zebres.drawing import Marks
from ...zebres.position import start
from ...zebres.rules import Rules
from ..changes import add_hook
from ..controls import Button, Status
from ..refusals import Refused
from .editing import Editing, NotNow, button, first_error, language_field, tell
from .editor_view import EditorView, Field, Finding, Ground, Section, Tool, ToolGroup

Way = Literal["paint", "river", "fill"]
WAYS: tuple[Way, ...] = ("paint", "river", "fill")
_MOST_TOLD = 6


@dataclass(frozen=True)
class BoardEditing:
    """What is edited: the painting, how a square is painted, and the stroke that goes on."""

    painting: Painting
    way: Way = "paint"
    stroke: str = ""
    before: Painting | None = None


class BoardEditorPresenter(Editing[BoardEditing]):
    """Paints territories; rivers run wherever two of them meet.

    Parameters
    ----------
    board
        The board to begin with; that of the rules by default.
    rules
        Everything but the board: hands must fill it (``end.full-board``).
    language
        ``"en"`` or ``"fr"``; raises :class:`~zebres_lib.explain.LanguageError` for others.
    """

    def __init__(
        self, board: Board | None = None, *, rules: Rules | None = None, language: str = "en"
    ) -> None:
        self._rules = rules or Rules()
        self._users: list[Callable[[Rules], object]] = []
        painting = Painting.of(board if board is not None else self._rules.board)
        super().__init__(BoardEditing(painting), language)

    # --- what comes of it ----------------------------------------------------------------------

    @property
    def painting(self) -> Painting:
        """The board in the making."""
        return self.state.painting

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the board cannot be played on yet, in sentences; empty if it can."""
        remarks = self.painting.remarks(self._rules.hand_size)
        return tuple(remark.text(self.language) for remark in remarks if remark.is_error)

    @property
    def board(self) -> Board | None:
        """The board, or None as long as there are :attr:`reasons` why it cannot be played on."""
        return None if self.reasons else self.painting.finished()

    @property
    def rules(self) -> Rules:
        """The rules with this board; raises :class:`~zebres_lib.zebres.RulesError` with reasons."""
        if self.reasons:
            raise RulesError(
                "rules-unfinished-board", field="board", reasons=" ".join(self.reasons)
            )
        return replace(self._rules, board=self.painting.finished())

    def on_use(self, hook: Callable[[Rules], object]) -> Callable[[], None]:
        """Call ``hook`` with the rules when the reader takes the board; return how to stop."""
        return add_hook(self._users, hook)

    # --- painting ------------------------------------------------------------------------------

    def choose(self, target: str) -> None:
        """Paint one square, ``"square:c4"``."""
        with self._reporting():
            square = self._square(target)
            if self.state.way == "river":
                raise NotNow("editor-drag")
            painting = self.painting
            done = painting.fill(square) if self.state.way == "fill" else painting.paint(square)
            self._become(done)

    def stroke(self, number: str, targets: tuple[str, ...]) -> None:
        """Paint the squares that a movement goes over; all of a movement is one step to undo."""
        with self._reporting():
            squares = [self._square(target) for target in targets]
            if not squares:
                raise Refused("no-such-stroke", number=number, targets="()")
            state = self.state
            goes_on = state.before is not None and state.stroke == number
            before = state.before if goes_on and state.before else state.painting
            if state.way == "fill":
                done = before.fill(squares[0])
            elif state.way == "paint":
                done = before.paint(*squares)
            else:
                done = before.extend(squares[0], *squares)
            self._become(done)
            self.state = replace(self.state, stroke=number, before=before)

    def key(self, key: str) -> None:
        """Take a territory's letter, or a digit: 1 is A."""
        letter = LETTERS[int(key) - 1] if key in tuple("123456789") else key.upper()
        if letter in tuple(LETTERS):
            self.pick("territory", letter)

    def pick(self, group: str, tool: str) -> None:
        """Choose a territory to paint with, or ``"paint"``, ``"river"`` or ``"fill"``."""
        with self._reporting():
            state = replace(self.state, before=None)
            if group == "way" and tool in WAYS:
                self.state = replace(state, way=next(way for way in WAYS if way == tool))
            elif group == "territory":
                way: Way = "paint" if state.way == "river" else state.way
                self.state = replace(state, way=way, painting=self.painting.choose(tool))
            else:
                raise Refused("no-such-tool", tool=repr(tool), group=repr(group))

    # --- buttons and fields --------------------------------------------------------------------

    def press(self, button: str, values: Mapping[str, object] | None = None) -> None:
        """Take a press of ``"undo"``, ``"redo"``, ``"use"``, ``"blank"``, ``"resize"``, ``"load"``
        or of the name of a published board.
        """
        given = values or {}
        with self._reporting("editor-error-map" if button == "load" else "not-allowed"):
            painting = self.painting
            match button:
                case "undo" | "redo":
                    self._back_or_forth(button)
                case "use":
                    self._use()
                case "blank":
                    blank = Painting.blank(*self._size(given)).finished()
                    self._become(painting.restart(blank).choose("B"))
                case "resize":
                    self._become(painting.resize(*self._size(given)))
                case "load":
                    self._become(painting.read(str(given.get("map", ""))))
                case _ if button in BOARDS:
                    self._become(painting.restart(BOARDS[button]))
                case _:
                    raise Refused("no-such-button", button=repr(button))

    def fill(self, name: str, value: object) -> None:
        """Take a new ``name``, ``clockwise``, ``pieces`` or ``language``."""
        with self._reporting():
            painting = self.painting
            match name, value:
                case "name", str(text):
                    self._become(painting.rename(text.strip()))
                case "clockwise", bool(clockwise):
                    self._become(painting.turn(clockwise=clockwise))
                case "pieces", bool(allowed):
                    self._become(painting.allow_pieces(allowed))
                case "language", str(language):
                    self.language = check_language(language)
                case _:
                    raise Refused("no-such-field", field=repr(name), value=repr(value))

    def download(self, name: str) -> tuple[str, str]:
        """Return the name and the text of the file ``"svg"``."""
        if name != "svg":
            raise Refused("no-such-file", file=repr(name))
        stem = re.sub(r"[^a-z0-9]+", "-", self.painting.sheet.name.lower()).strip("-")
        return f"board-{stem or 'custom'}.svg", self.painting.to_svg(language=self.language)

    def _use(self) -> None:
        if self.reasons:
            return
        rules = self.rules
        for hook in tuple(self._users):
            hook(rules)
        self._said = Status(phrase("editor-used", self.language), "done")

    def _back_or_forth(self, button: str) -> None:
        painting = self.painting
        if button == "undo" and not painting.can_undo:
            raise NotNow("nothing-to-undo")
        if button == "redo" and not painting.can_redo:
            raise NotNow("nothing-to-redo")
        self._become(painting.undo() if button == "undo" else painting.redo())

    def _size(self, values: Mapping[str, object]) -> tuple[int, int]:
        columns, rows = values.get("columns"), values.get("rows")
        if not (
            isinstance(columns, int)
            and isinstance(rows, int)
            and 1 <= columns <= MAX_SIDE
            and 1 <= rows <= MAX_SIDE
            and columns * rows <= MAX_SQUARES
        ):
            limits = {"side": MAX_SIDE, "squares": MAX_SQUARES}
            raise NotNow("editor-bad-size", **limits)
        return columns, rows

    def _square(self, target: str) -> str:
        kind, _, name = target.partition(":")
        if kind != "square" or name not in self.painting.board.square_numbers:
            raise Refused("no-such-place", target=repr(target))
        return name

    def _become(self, painting: Painting) -> None:
        before = self.painting.board
        self.state = replace(self.state, painting=painting, before=None)
        after = painting.board
        if (before.columns, before.rows) != (after.columns, after.rows):
            size = {"columns": after.columns, "rows": after.rows}
            self._told = phrase("board-label", self.language, **size)
            return
        changed = [
            name
            for square, name in enumerate(after.square_names)
            if before.territory_name(square) != after.territory_name(square)
        ]
        letters = {painting.letter_at(name) for name in changed}
        if len(letters) == 1:
            self._told = phrase(
                "editor-painted",
                self.language,
                squares=joined(tuple(changed), "list-and", self.language, _MOST_TOLD),
                count=len(changed),
                letter=letters.pop(),
            )

    # --- what to show --------------------------------------------------------------------------

    def view(self) -> EditorView:
        """Return what the editor shows now."""
        painting, language = self.painting, self.language
        message = self._said or first_error(self.reasons) or self._prompt()
        return EditorView(
            position=start(),
            rules=painting.drawing_rules,
            marks=Marks(),
            language=language,
            message=message,
            announcement=tell(self._told, message.text),
            targets=tuple(f"square:{name}" for name in painting.board.square_names),
            buttons=self._buttons(),
            notes=self._findings(),
            tools=self._tools(),
            sections=self._sections(),
            paints=True,
            below=False,
            short=" / ".join(painting.sheet.rows),
            long=painting.to_ascii(),
            words={
                "help": phrase("editor-board-help", language),
                "log": phrase("editor-check", language),
                "role": phrase("editor-board-role", language),
            },
        )

    def _prompt(self) -> Status:
        painting, way = self.painting, self.state.way
        letter = painting.letter
        count = painting.sizes.get(letter, 0)
        return Status(phrase(f"editor-prompt-{way}", self.language, letter=letter, count=count))

    def _tools(self) -> tuple[ToolGroup, ...]:
        painting, language = self.painting, self.language
        sizes = painting.sizes
        letters = list(sizes)
        ways = tuple(
            Tool(
                way,
                phrase(f"editor-way-{way}", language),
                way == self.state.way,
                hint=phrase(f"editor-way-hint-{way}", language),
            )
            for way in WAYS
        )
        fresh = {painting.free_letter(), painting.letter} - set(letters)
        # While a river is moved, the territory is that of the square where the movement begins.
        chosen = "" if self.state.way == "river" else painting.letter
        territories = tuple(
            Tool(
                letter,
                f"{letter} {sizes.get(letter, 0)}",
                letter == chosen,
                Ground(letters.index(letter) if letter in letters else None),
                phrase(
                    "editor-territory" if letter in letters else "editor-new-territory",
                    language,
                    letter=letter,
                    count=sizes.get(letter, 0),
                ),
            )
            for letter in sorted({*letters, *fresh})
        )
        return (
            ToolGroup("territory", phrase("editor-territories", language), territories),
            ToolGroup("way", phrase("editor-way", language), ways),
        )

    def _buttons(self) -> tuple[Button, ...]:
        painting, language = self.painting, self.language

        return (
            button("undo", painting.can_undo, "undo", language),
            button("redo", painting.can_redo, "redo", language),
            button("use", not self.reasons, "editor-use", language, primary=True),
        )

    def _findings(self) -> tuple[Finding, ...]:
        painting, language = self.painting, self.language
        board = painting.board
        numbers = {
            "columns": board.columns,
            "rows": board.rows,
            "squares": board.square_count,
            "count": len(board.territories),
        }
        remarks = painting.remarks(self._rules.hand_size)
        found = [Finding(phrase("editor-size", language, **numbers), "setup.guardian")]
        for remark in remarks:
            severity: Literal["warning", "error"] = "error" if remark.is_error else "warning"
            found.append(Finding(remark.text(language), remark.kind, False, severity))
        if not any(remark.is_error for remark in remarks):
            found.append(Finding(phrase("editor-playable", language), "end.full-board"))
        return tuple(found)

    def _sections(self) -> tuple[Section, ...]:
        painting, language = self.painting, self.language
        sheet = painting.sheet

        def button(name: str, label: str, primary: bool = False) -> Field:
            return Field(name, phrase(label, language), "button", primary=primary)

        def number(name: str, label: str, value: int) -> Field:
            return Field(name, phrase(label, language), "number", value, 1, MAX_SIDE)

        begin = (
            *(Field(name, phrase(f"board-{name}", language), "button") for name in BOARDS),
            number("columns", "editor-columns", painting.columns),
            number("rows", "editor-rows", painting.rows),
            button("blank", "editor-blank"),
            button("resize", "editor-resize"),
        )
        taken = (
            Field("map", phrase("own-map", language), "text", painting.to_ascii()),
            Field("copy", phrase("copy", language), "copy", of="map"),
            button("load", "load"),
            Field("svg", phrase("editor-svg", language), "download"),
        )
        settings = (
            Field("name", phrase("editor-name", language), "line", sheet.name, eager=True),
            Field("clockwise", phrase("editor-clockwise", language), "check", sheet.clockwise),
            Field("pieces", phrase("editor-pieces", language), "check", sheet.split_territories),
            language_field(language),
        )
        return (
            Section("begin", phrase("editor-begin", language), begin),
            Section("text", phrase("editor-text", language), taken),
            Section("settings", phrase("editor-settings", language), settings),
        )
