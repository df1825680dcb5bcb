"""Variants in words: how two of them differ, and what is remarkable about one."""

from dataclasses import dataclass
from itertools import pairwise

from ....explain.catalogue import message_text
from ....explain.words import MOST_IN_A_LIST, joined
from ...board import CLASSIC, PRESIDENT, Board
from ...variant import Rules, Species
from .model import Variant
from .parameters import RULINGS

_PUBLISHED = {"classic": CLASSIC, "president": PRESIDENT}


@dataclass(frozen=True)
class Remark:
    """Something about a variant or a board that its designer should know.

    Parameters
    ----------
    kind
        ``even-territories``, ``pieces-allowed``, ``pieces-forbidden``, ``spare-tokens`` or
        ``too-few-tokens``.
    is_error
        Whether the board cannot be played like that; otherwise it is a warning.
    numbers
        Numbers of the sentence, by name.
    names
        Names that it lists, such as letters of territories.
    """

    kind: str
    is_error: bool = False
    numbers: tuple[tuple[str, int], ...] = ()
    names: tuple[str, ...] = ()

    def text(self, language: str = "en") -> str:
        """Return the remark as a sentence."""
        given: dict[str, object] = dict(self.numbers)
        if self.names:
            given |= {"names": join_words(self.names, language), "count": len(self.names)}
        return message_text(language, f"variants-{self.kind}", arguments=given)


def remarks(rules: Rules | Variant) -> tuple[Remark, ...]:
    """Return what is remarkable about rules that can be played: warnings, no errors.

    Territories of even size, where a majority can be tied (``ruling.even-territory``); territories
    in several pieces; tokens that will be left over when the board is full (``end.full-board``).
    """
    rules = rules.rules if isinstance(rules, Variant) else rules
    return (
        *board_remarks(rules.board, pieces_allowed=True),
        *token_remarks(rules.board, rules.hand_size),
    )


def board_remarks(board: Board, *, pieces_allowed: bool) -> tuple[Remark, ...]:
    """Return the remarks about a board alone; pieces of territories are errors unless allowed."""
    found = []
    letters = board.territory_letters
    even = tuple(
        letter for letter, size in zip(letters, board.territory_sizes, strict=True) if size % 2 == 0
    )
    if even:
        found.append(Remark("even-territories", names=even))
    split = tuple(
        letter
        for letter, mask in zip(letters, board.territories, strict=True)
        if len(pieces(board, mask)) > 1
    )
    if split:
        kind = "pieces-allowed" if pieces_allowed else "pieces-forbidden"
        found.append(Remark(kind, is_error=not pieces_allowed, names=split))
    return tuple(found)


def token_remarks(board: Board, hand_size: int) -> tuple[Remark, ...]:
    """Return the remark about two hands that do not fill the board exactly, if they do not."""
    spare = 2 * hand_size - board.square_count
    if spare == 0:
        return ()
    numbers = (("tokens", 2 * hand_size), ("squares", board.square_count), ("spare", abs(spare)))
    kind = "spare-tokens" if spare > 0 else "too-few-tokens"
    return (Remark(kind, is_error=spare < 0, numbers=numbers),)


def pieces(board: Board, squares: int) -> tuple[int, ...]:
    """Return the connected pieces of a set of squares, as masks, in board order."""
    found = []
    while squares:
        piece, grown = 0, squares & -squares
        while grown != piece:
            piece = grown
            for square in range(board.square_count):
                if piece >> square & 1:
                    grown |= board.neighbours[square] & squares
        found.append(piece)
        squares &= ~piece
    return tuple(found)


def differences(one: Rules | Variant, other: Rules | Variant, language: str = "en") -> list[str]:
    """Return in words what changes from one variant to the other, a sentence a change.

    Names and notes do not count; two variants that play alike give an empty list.

    >>> differences(Rules(), Rules(values={"zebra": 7}, crocodile_chain=False))
    ['A zebra is worth 7 points instead of 6.', 'A crocodile swaps at most once a turn.']
    """
    old, new = (each.rules if isinstance(each, Variant) else each for each in (one, other))
    said = _board_differences(old.board, new.board, language)
    for name in ("counts", "values"):
        for species in Species:
            was, now = getattr(old, name)[species], getattr(new, name)[species]
            if was != now:
                given = {"animal": species, "old": was, "new": now}
                said.append(message_text(language, f"variants-{name}", arguments=given))
    for name in ("inauguration_points", "guardian_steps"):
        was, now = getattr(old, name), getattr(new, name)
        if was != now:
            message = f"variants-{name.replace('_', '-')}"
            said.append(message_text(language, message, arguments={"old": was, "new": now}))
    for name in RULINGS:
        now = getattr(new, name)
        if getattr(old, name) != now:
            message = f"variants-{name.replace('_', '-')}"
            said.append(message_text(language, message, arguments={"value": now}))
    return said


def join_words(names: tuple[str, ...], language: str) -> str:
    """Return names as a list in a language: ``A, B and C``; a long one ends with how many more."""
    return joined(names, "list-and", language, MOST_IN_A_LIST)


def _board_differences(old: Board, new: Board, language: str) -> list[str]:
    if old == new:
        return []
    said = []
    names = [_board_name(board, language) for board in (old, new)]
    if names[0] != names[1]:
        given: dict[str, object] = {"old": names[0], "new": names[1]}
        said.append(message_text(language, "variants-board", arguments=given))
    if (old.columns, old.rows) != (new.columns, new.rows):
        given = {
            "columns": new.columns,
            "rows": new.rows,
            "old-columns": old.columns,
            "old-rows": old.rows,
        }
        said.append(message_text(language, "variants-board-size", arguments=given))
    else:
        before, after = _rivers(old), _rivers(new)
        if before != after:
            given = {"new": len(after - before), "gone": len(before - after)}
            said.append(message_text(language, "variants-rivers", arguments=given))
        elif old.map != new.map:
            said.append(message_text(language, "variants-letters"))
    if sorted(old.territory_sizes) != sorted(new.territory_sizes):
        sizes = [
            join_words(tuple(map(str, sorted(board.territory_sizes))), language)
            for board in (old, new)
        ]
        given = {"old": sizes[0], "new": sizes[1]}
        said.append(message_text(language, "variants-sizes", arguments=given))
    for name in ("clockwise", "split_territories"):
        value = getattr(new, name)
        if getattr(old, name) != value:
            message = f"variants-{name.replace('_', '-')}"
            said.append(message_text(language, message, arguments={"value": value}))
    return said


def _board_name(board: Board, language: str) -> str:
    published = [name for name, each in _PUBLISHED.items() if each == board]
    given: dict[str, object] = {
        "board": published[0] if published else "own",
        "name": board.name,
    }
    return message_text(language, "variants-board-name", arguments=given)


def _rivers(board: Board) -> set[tuple[int, int]]:
    """Return the pairs of squares with a river between them."""
    width = board.columns
    rows = [range(start, start + width) for start in range(0, board.square_count, width)]
    columns = [range(start, board.square_count, width) for start in range(width)]
    touching = [pair for line in (*rows, *columns) for pair in pairwise(line)]
    return {(a, b) for a, b in touching if board.territory_of[a] != board.territory_of[b]}
