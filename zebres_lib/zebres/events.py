"""What an action did, and what it notably did not do, each with its rule id.

An :class:`Event` is a fact without a sentence: the catalogues of :mod:`zebres_lib.explain` have the
sentences, and it says what one may use (:meth:`Event.arguments`). Near
misses (``happened=False``) are events too, since they teach more than the hits: the elephant that
does not mind the lion, the gazelle a crocodile cannot reach because no river lies between.

Who tells them: :mod:`~zebres_lib.zebres.telling.narration` of actions,
:mod:`~zebres_lib.zebres.telling.scoring` of scores,
:mod:`~zebres_lib.zebres.telling.refusals` of what is not allowed.
"""

from dataclasses import dataclass
from functools import lru_cache

from ..explain.catalogue import message_text
from ..explain.lists import MOST_IN_A_LIST, listed
from .board import Board
from .rules import Player, Position, Species, animals

MOST_TOKENS_IN_A_LIST = 4
"""A token takes five words where a square takes one; a square has four neighbours."""


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

    def arguments(self, language: str) -> dict[str, object]:
        """Return everything that the sentence of this event may use, by name.

        The names are explained at the start of the English catalogue.
        """
        numbers = dict(self.numbers)
        given: dict[str, object] = dict(numbers)
        given["player"] = "nobody" if self.player is None else self.player
        given["territory"] = self.territory
        given["hidden"] = sum(token.face_down for token in self.tokens)
        if "white" in numbers and "green" in numbers:
            totals = (numbers["white"], numbers["green"])
            given["higher"], given["lower"] = max(totals), min(totals)
        if "own" in numbers and "other" in numbers:
            margin = numbers["own"] - numbers["other"]
            given["majority"] = "own" if margin > 0 else "other" if margin < 0 else "level"
        for name, token in zip(("first", "second"), self.tokens, strict=False):
            given |= _token(name, token, language)
        for name, form in (("rest", "token"), ("rest-of", "token-of")):
            phrases = tuple(_phrase(form, token, language) for token in self.tokens[1:])
            given |= listed(name, phrases, language, MOST_TOKENS_IN_A_LIST)
        for kind, names in (("square", self.squares), ("post", self.posts)):
            if names:
                given[kind] = names[0]
            given |= listed(f"{kind}s", names, language, MOST_IN_A_LIST)
            given |= listed(f"{kind}s-rest", names[1:], language, MOST_IN_A_LIST)
        for name, post in zip(("line", "line-to"), self.posts, strict=False):
            given[name] = _line(post, language)
        if len(self.posts) > 1:
            given["post-to"] = self.posts[1]
        return given


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


def _token(name: str, token: Token, language: str) -> dict[str, object]:
    parts = _parts(token)
    return {
        name: _phrase("token", token, language),
        f"{name}-of": _phrase("token-of", token, language),
        f"{name}-short": _phrase("token-short", token, language),
        f"{name}-a": _phrase("a-species", token, language),
        f"{name}-species-name": _phrase("species", token, language),
        **{f"{name}-{part}": value for part, value in parts.items()},
    }


def _parts(token: Token) -> dict[str, object]:
    return {"species": token.species, "colour": token.player, "square": token.square}


@lru_cache(maxsize=4096)
def _phrase(form: str, token: Token, language: str) -> str:
    return message_text(language, form, arguments=_parts(token))


@lru_cache(maxsize=256)
def _line(post: str, language: str) -> str:
    kind = "column" if post[0] in "NS" else "row"
    return message_text(language, "line", arguments={"kind": kind, "name": post[1:]})
