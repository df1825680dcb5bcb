"""The board of Drôles de Zèbres: squares, territories, rivers and the patrol path.

A board is built from an ASCII map, one letter a square::

    A B C C C C
    A B B C D D
    A A B C C D
    E A B B B F
    E E F F F F

Squares are numbered row by row from the top left, so that a set of squares is one plain integer
with bit ``square`` set. On the classic board::

        a  b  c  d  e  f
     1  0  1  2  3  4  5
     2  6  7  8  9 10 11
     3 12 13 14 15 16 17
     4 18 19 20 21 22 23
     5 24 25 26 27 28 29
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

from ..errors import MessageError

MAX_SQUARES = 60
"""A set of squares has to fit a signed 64-bit integer, with room for arithmetic."""

MAX_SIDE = 26
"""Columns are named by one letter each; rows follow the same limit."""

_LETTERS = "abcdefghijklmnopqrstuvwxyz"

# Unlike str.upper, which turns some letters into two.
_UPPER = str.maketrans(_LETTERS, _LETTERS.upper())


class BoardError(MessageError, ValueError):
    """A board map that cannot be a board; the message names the row and the reason."""


@dataclass(frozen=True)
class Board:
    """A savannah: its map and everything that follows from the map.

    Parameters
    ----------
    map
        The rows from top to bottom, each a string of territory letters ``A`` to ``Z``.
    name
        How people call this board.
    clockwise
        The direction in which the guardian walks (rule ``guardian.steps``).
    split_territories
        Allow a territory in several pieces. The published boards have none.

    Raises
    ------
    BoardError
        If the map is empty, ragged, too large, holds anything but letters, or splits a
        territory without leave. The message names the row and the reason.

    Two squares that touch have a river between them if and only if they belong to different
    territories. Rule ids: ``setup.guardian``, ``crocodile.river``, ``guardian.steps``.
    """

    map: tuple[str, ...]
    name: str = field(default="custom", compare=False)
    clockwise: bool = True
    split_territories: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "map", tuple(self.map))
        _check_map(self.map)
        if not self.split_territories:
            self._check_connected()

    @classmethod
    def from_ascii(
        cls,
        text: str,
        *,
        name: str = "custom",
        clockwise: bool = True,
        split_territories: bool = False,
    ) -> Self:
        """Build a board from its map: one line (or ``/``) a row, spaces between letters ignored.

        Lower-case letters are read as upper case. Raises :class:`BoardError` as the class does.

        >>> Board.from_ascii("AAB/ABB").territory_sizes
        (3, 3)
        """
        rows = tuple(
            "".join(row.split()).translate(_UPPER)
            for line in text.split("/")
            for row in line.splitlines()
        )
        rows = tuple(row for row in rows if row)
        return cls(rows, name=name, clockwise=clockwise, split_territories=split_territories)

    def to_ascii(self) -> str:
        """Return the map as :meth:`from_ascii` reads it, one line a row, letters spaced."""
        return "\n".join(" ".join(row) for row in self.map)

    @property
    def rows(self) -> int:
        """Number of rows."""
        return len(self.map)

    @property
    def columns(self) -> int:
        """Number of columns."""
        return len(self.map[0])

    @property
    def square_count(self) -> int:
        """Number of squares."""
        return self.rows * self.columns

    @property
    def all_squares(self) -> int:
        """The set of all squares, as a mask."""
        return (1 << self.square_count) - 1

    @cached_property
    def square_names(self) -> tuple[str, ...]:
        """Names such as ``c4``, by square number: column letter, then row counted from the top."""
        return tuple(
            f"{_LETTERS[column]}{row + 1}"
            for row in range(self.rows)
            for column in range(self.columns)
        )

    @cached_property
    def square_numbers(self) -> dict[str, int]:
        """Square numbers by name: the inverse of :attr:`square_names`."""
        return {name: square for square, name in enumerate(self.square_names)}

    @cached_property
    def territory_letters(self) -> tuple[str, ...]:
        """The letters of the territories, in alphabetical order; their place is their index."""
        return tuple(sorted(set("".join(self.map))))

    @cached_property
    def territory_of(self) -> tuple[int, ...]:
        """Territory index by square number."""
        return tuple(self.territory_letters.index(letter) for letter in "".join(self.map))

    @cached_property
    def territories(self) -> tuple[int, ...]:
        """The squares of each territory, as masks."""
        masks = [0] * len(self.territory_letters)
        for square, territory in enumerate(self.territory_of):
            masks[territory] |= 1 << square
        return tuple(masks)

    @property
    def territory_sizes(self) -> tuple[int, ...]:
        """Number of squares of each territory."""
        return tuple(mask.bit_count() for mask in self.territories)

    @cached_property
    def neighbours(self) -> tuple[int, ...]:
        """The squares that touch each square by an edge, as masks, rivers ignored."""
        masks = [0] * self.square_count
        for square in range(self.square_count):
            row, column = divmod(square, self.columns)
            if column + 1 < self.columns:
                _join(masks, square, square + 1)
            if row + 1 < self.rows:
                _join(masks, square, square + self.columns)
        return tuple(masks)

    @cached_property
    def across(self) -> tuple[int, ...]:
        """The neighbours of each square that lie across a river, as masks."""
        return tuple(
            near & ~self.territories[territory]
            for near, territory in zip(self.neighbours, self.territory_of, strict=True)
        )

    @cached_property
    def post_names(self) -> tuple[str, ...]:
        """The posts of the patrol path in walking order, such as ``Nb`` or ``E3``."""
        letters = _LETTERS[: self.columns]
        numbers = [str(row + 1) for row in range(self.rows)]
        path = [f"N{letter}" for letter in letters]
        path += [f"E{number}" for number in numbers]
        path += [f"S{letter}" for letter in reversed(letters)]
        path += [f"W{number}" for number in reversed(numbers)]
        return tuple(path if self.clockwise else reversed(path))

    @cached_property
    def post_numbers(self) -> dict[str, int]:
        """Post numbers by name: the inverse of :attr:`post_names`."""
        return {name: post for post, name in enumerate(self.post_names)}

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """The squares of the line that each post faces, as masks: a column or a row."""
        return tuple(
            sum(
                1 << square
                for square, square_name in enumerate(self.square_names)
                if (square_name[0] if post_name[0] in "NS" else square_name[1:]) == post_name[1:]
            )
            for post_name in self.post_names
        )

    def squares(self, mask: int) -> tuple[str, ...]:
        """Return the names of the squares in ``mask``, in board order."""
        return tuple(name for square, name in enumerate(self.square_names) if mask >> square & 1)

    def territory_name(self, square: int) -> str:
        """Return the letter of the territory that ``square`` belongs to."""
        return self.territory_letters[self.territory_of[square]]

    def mirrored(self) -> Self:
        """Return this board reflected left to right; the guardian walks the other way round."""
        return type(self)(
            tuple(row[::-1] for row in self.map),
            name=f"{self.name}, mirrored",
            clockwise=not self.clockwise,
            split_territories=self.split_territories,
        )

    def _check_connected(self) -> None:
        for letter, territory in zip(self.territory_letters, self.territories, strict=True):
            reached = territory & -territory
            while True:
                grown = reached
                for square in range(self.square_count):
                    if reached >> square & 1:
                        grown |= self.neighbours[square] & territory
                if grown == reached:
                    break
                reached = grown
            if reached != territory:
                apart = self.squares(territory & ~reached)[0]
                raise BoardError(
                    "board-map-pieces",
                    row=int(apart[1:]),
                    letter=letter,
                    apart=apart,
                    first=self.squares(reached)[0],
                    option="split_territories=True",
                )


def _check_map(rows: tuple[str, ...]) -> None:
    if not rows or not rows[0]:
        raise BoardError("board-map-empty", row=1)
    if len(rows) > MAX_SIDE:
        raise BoardError("board-map-rows", row=MAX_SIDE + 1, most=MAX_SIDE)
    width = len(rows[0])
    for number, row in enumerate(rows, start=1):
        for column, letter in enumerate(row, start=1):
            if not ("A" <= letter <= "Z"):
                raise BoardError("board-map-letter", row=number, column=column, letter=repr(letter))
        if len(row) != width:
            raise BoardError("board-map-ragged", row=number, length=str(len(row)), first=str(width))
        if width > MAX_SIDE:
            raise BoardError("board-map-wide", row=number, squares=str(width), most=MAX_SIDE)
        if number * width > MAX_SQUARES:
            raise BoardError(
                "board-map-large", row=number, squares=str(number * width), most=MAX_SQUARES
            )


def _join(masks: list[int], one: int, other: int) -> None:
    masks[one] |= 1 << other
    masks[other] |= 1 << one


CLASSIC = Board.from_ascii(
    """
    A B C C C C
    A B B C D D
    A A B C C D
    E A B B B F
    E E F F F F
    """,
    name="classic",
)
"""The board of the 2004 edition, which the public implementations of the game carry."""

PRESIDENT = Board.from_ascii(
    """
    A B B B C C
    A D D B B C
    A D E E B B
    D D E F F B
    E E E E F B
    """,
    name="president",
)
"""The President's reserve, a second published board with territories of 3, 3, 3, 5, 7 and 9."""

BOARDS = {board.name: board for board in (CLASSIC, PRESIDENT)}
"""The published boards by name."""
