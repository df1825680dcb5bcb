"""Painting a board: the logic of a board editor, without a screen.

A :class:`Painting` is immutable: every change gives a new one, which remembers the way back. Every
square always belongs to some territory, so a painting can be drawn at any time; whether it can be
played on is what :meth:`Painting.remarks` tells. A river runs wherever two territories meet, so
giving a square to its neighbour's territory moves the river between them.

>>> painting = Painting.of(CLASSIC).choose("A").paint("c1")
>>> painting.sizes["A"], painting.undo().sizes["A"]
(6, 5)
"""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from ...errors import MessageError
from ..board import BOARDS, CLASSIC as CLASSIC, MAX_SIDE, MAX_SQUARES, PRESIDENT as PRESIDENT, Board
from ..drawing import svg
from ..position import start
from ..variant import Rules, Species
from .variants.remarks import Remark, board_remarks, pieces, token_remarks

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The territories there can be."""

MOST_STEPS = 500
"""How many changes can be taken back."""


class PaintingError(MessageError, ValueError):
    """A change that cannot be made; the message says why, and the painting is as it was."""


class Sheet(NamedTuple):
    """What is painted: the rows of territory letters, and the settings of the board."""

    rows: tuple[str, ...]
    name: str = "custom"
    clockwise: bool = True
    split_territories: bool = False


@dataclass(frozen=True)
class Painting:
    """A board in the making.

    Parameters
    ----------
    sheet
        What is painted now.
    letter
        The territory that :meth:`paint` paints with.
    past, future
        The sheets that :meth:`undo` and :meth:`redo` go to, the nearest last.
    """

    sheet: Sheet
    letter: str = "A"
    past: tuple[Sheet, ...] = ()
    future: tuple[Sheet, ...] = ()

    # --- where to begin -------------------------------------------------------------------------

    @classmethod
    def of(cls, board: Board = CLASSIC) -> Self:
        """Begin with a board that there is, such as ``CLASSIC`` or ``PRESIDENT``."""
        return cls(Sheet(board.map, board.name, board.clockwise, board.split_territories))

    @classmethod
    def blank(cls, columns: int = 6, rows: int = 5) -> Self:
        """Begin with one territory and no river; raises :class:`PaintingError` for a bad size."""
        _check_size(columns, rows)
        return cls(Sheet(("A" * columns,) * rows), letter="B")

    # --- changing it ----------------------------------------------------------------------------

    def choose(self, letter: str) -> Self:
        """Take another territory to paint with; this is no change of the board.

        Raises :class:`PaintingError` if it is not one letter from A to Z.
        """
        return replace(self, letter=_checked_letter(letter))

    def paint(self, *squares: str) -> Self:
        """Give squares, such as ``"c4"``, to the chosen territory: one step to take back.

        Nothing happens, and there is nothing to take back, where they belong to it already.
        Raises :class:`PaintingError` naming a square that is not on the board.
        """
        numbers = self.board.square_numbers
        letters = list("".join(self.sheet.rows))
        for square in squares:
            if square not in numbers:
                raise _not_there(square, self.board)
            letters[numbers[square]] = self.letter
        return self._with_rows(_cut("".join(letters), self.columns))

    def extend(self, source: str, *squares: str) -> Self:
        """Give squares to the territory of ``source``, which is chosen: the river moves.

        Raises :class:`PaintingError` naming a square that is not on the board.
        """
        return self.choose(self.letter_at(source)).paint(*squares)

    def fill(self, square: str) -> Self:
        """Give the whole piece of territory around a square to the chosen territory.

        Raises :class:`PaintingError` naming a square that is not on the board.
        """
        letter, board = self.letter_at(square), self.board
        whole = board.territories[board.territory_letters.index(letter)]
        number = board.square_numbers[square]
        piece = next(each for each in pieces(board, whole) if each >> number & 1)
        return self.paint(*board.squares(piece))

    def resize(self, columns: int, rows: int) -> Self:
        """Cut or widen the board at its right and lower edges; new squares go on as the edge was.

        Raises :class:`PaintingError` for a size that no board has.
        """
        _check_size(columns, rows)
        widened = [row[:columns] + row[-1] * (columns - len(row)) for row in self.sheet.rows]
        widened = widened[:rows] + widened[-1:] * (rows - len(widened))
        return self._with_rows(tuple(widened))

    def restart(self, board: Board) -> Self:
        """Put another board in place of this one, as one step to take back."""
        return self._change(type(self).of(board).sheet)

    def read(self, text: str) -> Self:
        """Take the map from text and leave the settings, as one step to take back.

        Pieces of territories can be read whether the board allows them or not. Raises
        :class:`~zebres_lib.zebres.BoardError` for a text that is no map.
        """
        return self._with_rows(Board.from_ascii(text, split_territories=True).map)

    def rename(self, name: str) -> Self:
        """Give the board a name; raises :class:`PaintingError` for one without a letter."""
        if not name.strip() or "\n" in name:
            raise PaintingError("painting-name", name=repr(name))
        return self._change(self.sheet._replace(name=name))

    def turn(self, *, clockwise: bool) -> Self:
        """Choose which way the guardian walks (``guardian.steps``)."""
        return self._change(self.sheet._replace(clockwise=clockwise))

    def allow_pieces(self, allowed: bool) -> Self:
        """Choose whether a territory may be in several pieces."""
        return self._change(self.sheet._replace(split_territories=allowed))

    def undo(self) -> Self:
        """Take the last change back; raises :class:`PaintingError` if there is none."""
        if not self.past:
            raise PaintingError("painting-nothing-to-undo")
        return replace(
            self, sheet=self.past[-1], past=self.past[:-1], future=(*self.future, self.sheet)
        )

    def redo(self) -> Self:
        """Make the change again; raises :class:`PaintingError` if none was taken back."""
        if not self.future:
            raise PaintingError("painting-nothing-to-redo")
        return replace(
            self, sheet=self.future[-1], past=(*self.past, self.sheet), future=self.future[:-1]
        )

    # --- looking at it --------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """Number of columns."""
        return len(self.sheet.rows[0])

    @property
    def rows(self) -> int:
        """Number of rows."""
        return len(self.sheet.rows)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self.future)

    @property
    def board(self) -> Board:
        """The board as it stands, pieces of territories allowed, to be looked at."""
        sheet = self.sheet
        return Board(sheet.rows, name=sheet.name, clockwise=sheet.clockwise, split_territories=True)

    @property
    def sizes(self) -> dict[str, int]:
        """Squares of each territory, by letter."""
        board = self.board
        return dict(zip(board.territory_letters, board.territory_sizes, strict=True))

    @property
    def pieces(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """The connected pieces of each territory, as names of squares, by letter."""
        board = self.board
        return {
            letter: tuple(board.squares(piece) for piece in pieces(board, mask))
            for letter, mask in zip(board.territory_letters, board.territories, strict=True)
        }

    def letter_at(self, square: str) -> str:
        """Return the territory of a square; raises :class:`PaintingError` if it is not there."""
        board = self.board
        if square not in board.square_numbers:
            raise _not_there(square, board)
        return board.territory_name(board.square_numbers[square])

    def free_letter(self) -> str:
        """Return the first letter that no territory has yet, or the chosen one if all are taken."""
        used = set("".join(self.sheet.rows))
        return next((letter for letter in LETTERS if letter not in used), self.letter)

    def remarks(self, hand_size: int | None = None) -> tuple[Remark, ...]:
        """Return what is wrong or remarkable, each with ``is_error`` and a ``text(language)``.

        ``hand_size`` is how many tokens a player has; the classic 15 if None. Errors are
        territories in pieces where the board does not allow it, and hands that cannot fill the
        board (``end.full-board``); territories of even size and tokens left over are warnings.
        """
        hand_size = Rules().hand_size if hand_size is None else hand_size
        board = self.board
        return (
            *board_remarks(board, pieces_allowed=self.sheet.split_territories),
            *token_remarks(board, hand_size),
        )

    def is_playable(self, hand_size: int | None = None) -> bool:
        """Tell whether games can be played on the board with hands of this size."""
        return not any(remark.is_error for remark in self.remarks(hand_size))

    # --- taking it elsewhere --------------------------------------------------------------------

    def finished(self) -> Board:
        """Return the board to play on; raises ``BoardError`` if a territory is in pieces."""
        return Board(*self.sheet)

    @property
    def drawing_rules(self) -> Rules:
        """Rules with the board as it stands, good for drawing it: tokens enough for any board."""
        enough = -(-self.board.square_count // 2)
        return Rules(board=self.board, counts=(enough, *(0 for _ in list(Species)[1:])))

    def to_ascii(self) -> str:
        """Return the map as text, which ``Board.from_ascii`` reads."""
        return self.board.to_ascii()

    def to_svg(
        self, *, language: str = "en", theme: str = "auto", board_id: str = "painting"
    ) -> str:
        """Return the board as a picture of its own; arguments as for ``draw.svg``."""
        return svg(
            start(),
            self.drawing_rules,
            language=language,
            theme=theme,
            board_id=board_id,
            show_below=False,
        )

    # --- within ---------------------------------------------------------------------------------

    def _with_rows(self, rows: tuple[str, ...]) -> Self:
        # A published board that is changed is that board no more.
        sheet = self.sheet
        name = Sheet._field_defaults["name"] if sheet.name in BOARDS else sheet.name
        return self._change(sheet if rows == sheet.rows else sheet._replace(rows=rows, name=name))

    def _change(self, sheet: Sheet) -> Self:
        if sheet == self.sheet:
            return self
        past = (*self.past, self.sheet)[-MOST_STEPS:]
        return replace(self, sheet=sheet, past=past, future=())


def _cut(letters: str, width: int) -> tuple[str, ...]:
    return tuple(letters[begin : begin + width] for begin in range(0, len(letters), width))


def _not_there(square: object, board: Board) -> PaintingError:
    return PaintingError("painting-no-square", square=repr(square), last=board.square_names[-1])


def _checked_letter(letter: str) -> str:
    upper = letter.upper() if isinstance(letter, str) else letter
    if upper not in tuple(LETTERS):
        raise PaintingError("painting-letter", letter=repr(letter))
    return upper


def _check_size(columns: int, rows: int) -> None:
    for name, number in (("columns", columns), ("rows", rows)):
        if isinstance(number, bool) or not hasattr(number, "__index__"):
            raise PaintingError("painting-number", side=name, number=repr(number))
        if not 1 <= number <= MAX_SIDE:
            raise PaintingError("painting-range", side=name, number=str(number), most=MAX_SIDE)
    if columns * rows > MAX_SQUARES:
        raise PaintingError(
            "painting-large", columns=columns, rows=rows, squares=columns * rows, most=MAX_SQUARES
        )
