"""What an action did, and what it notably did not do, each with its rule id.

An :class:`Event` is a fact without a sentence: :mod:`zebres_lib.explain` has the sentences. Near
misses (``happened=False``) are events too, since they teach more than the hits: the elephant that
does not mind the lion, the gazelle a crocodile cannot reach because no river lies between.

Who tells them: :mod:`~zebres_lib.zebres.telling.narration` of actions,
:mod:`~zebres_lib.zebres.telling.scoring` of scores,
:mod:`~zebres_lib.zebres.telling.refusals` of what is not allowed.
"""

from dataclasses import dataclass
from typing import ClassVar

from .board import Board
from .rules import Player, Position, Species, animals


@dataclass(frozen=True, slots=True)
class Token:
    """An animal token: whose, which, where, and whether it lies face down."""

    player: Player
    species: Species
    square: str
    face_down: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened, or did not happen where a learner would expect it.

    Attributes
    ----------
    rule
        Rule id of the ledger, such as ``"lion.gazelle-flees"``.
    case
        Which of the things this rule can tell, such as ``"flees"``.
    happened
        False for a near miss and for a forbidden action.
    player
        The player concerned, if any.
    tokens
        The tokens concerned, the one the sentence is about first.
    squares, posts
        Names of squares and of posts concerned.
    territory
        Letter of the territory concerned, or empty.
    numbers
        Named whole numbers of the sentence (steps, tokens, points).
    """

    game: ClassVar[str] = "zebres"

    rule: str
    case: str
    happened: bool = True
    player: Player | None = None
    tokens: tuple[Token, ...] = ()
    squares: tuple[str, ...] = ()
    posts: tuple[str, ...] = ()
    territory: str = ""
    numbers: tuple[tuple[str, int], ...] = ()

    def number(self, name: str) -> int:
        """Return the number of this name; ``KeyError`` if the event has none."""
        return dict(self.numbers)[name]


def token_at(board: Board, position: Position, square: int) -> Token:
    """Return the token on a square that is not empty."""
    bit = 1 << square
    return Token(
        Player.WHITE if position.white & bit else Player.GREEN,
        next(species for species in Species if animals(position, species) & bit),
        board.square_names[square],
        bool(position.hidden & bit),
    )


def tokens_in(board: Board, position: Position, mask: int) -> tuple[Token, ...]:
    """Return the tokens on the squares of a mask, in board order; empty squares are passed over."""
    occupied = mask & (position.white | position.green)
    return tuple(
        token_at(board, position, square)
        for square in range(board.square_count)
        if occupied >> square & 1
    )
