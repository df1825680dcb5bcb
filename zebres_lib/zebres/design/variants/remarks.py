"""What is remarkable about a variant or a board: even territories, pieces, tokens left over."""

from dataclasses import dataclass

from ....explain.catalogue import message_text
from ....explain.lists import MOST_IN_A_LIST, joined
from ...board import Board
from ...variant import Rules
from .model import Variant


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
            names = joined(self.names, "list-and", language, MOST_IN_A_LIST)
            given |= {"names": names, "count": len(self.names)}
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
