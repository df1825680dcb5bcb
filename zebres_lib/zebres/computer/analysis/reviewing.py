"""A played game looked at again: what each turn was worth, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ....explain.catalogue import message_text
from ...game import Game
from ...rules import Phase, Player, Position, score
from ...text.games import format_run, split_turns
from ..search import Budget, Searcher, Stop
from .asking import Turn, best_turn, check_language, searcher_for

if TYPE_CHECKING:
    import pandas as pd

NODES = 200_000
"""Decisions looked at in each search by default: a game in seconds, the same on any machine."""

TURNING_POINTS = 3


@dataclass(frozen=True)
class TurnReview:
    """One turn of a played game. All values are final margins, White minus Green, in points.

    Attributes
    ----------
    number
        The turn, from 1; the first of a whole game posts the guardian.
    player
        Whose turn it was.
    turn
        Text of the actions played, run together.
    value, exact
        What the position after the turn is worth, and whether that is proven.
    best
        Text of the best turn there was; the one played if none better was found.
    best_value, best_exact
        What the best turn would have led to, and whether that is proven.
    loss
        Points that the player gave away, at least 0; 0 is proven only where both are exact.
    """

    number: int
    player: Player
    turn: str
    value: float
    exact: bool
    best: str
    best_value: float
    best_exact: bool
    loss: float

    @property
    def is_sure(self) -> bool:
        """Whether the loss is proven."""
        return self.exact and self.best_exact


@dataclass(frozen=True)
class Review:
    """What :func:`review` found of a game.

    Attributes
    ----------
    turns
        Every turn, in order.
    start_value, start_exact
        What the position was worth in which the record begins, and whether that is proven.
    language
        Language of the sentences.
    finished
        Whether the game was played to its end.
    complete
        Whether every turn was looked at; false if it was stopped, and then only the last turns are
        here.
    nodes, seconds
        Decisions looked at, and time on the clock.
    """

    turns: tuple[TurnReview, ...] = field(repr=False)
    start_value: float
    start_exact: bool
    language: str
    finished: bool
    complete: bool
    nodes: int
    seconds: float

    @property
    def turning_points(self) -> tuple[TurnReview, ...]:
        """The turns with the largest swings, at most three of at least a point, largest first."""
        return self.largest(TURNING_POINTS)

    @property
    def first(self) -> int:
        """Number of the first turn looked at; 0 if there is none."""
        return self.turns[0].number if self.turns else 0

    @property
    def proven_turns(self) -> int:
        """How many turns at the end of the record are proven through and through."""
        unsure = (count for count, turn in enumerate(reversed(self.turns)) if not turn.is_sure)
        return next(unsure, len(self.turns))

    def largest(self, count: int) -> tuple[TurnReview, ...]:
        """Return the turns that gave away most, at least a point each, largest first."""
        swings = [turn for turn in self.turns if turn.loss >= 1]
        return tuple(sorted(swings, key=lambda turn: (-turn.loss, turn.number))[:count])

    def given_away(self, player: Player) -> float:
        """Return the points that a player gave away in all turns together."""
        return sum(turn.loss for turn in self.turns if turn.player == player)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The game in words: how it stood, its turning points and what would have been better."""
        return self.told(self.language)

    def told(self, language: str) -> tuple[str, ...]:
        """Return the sentences in a language; ``LanguageError`` if it has no catalogue."""
        return review_sentences(self, language)

    def table(self) -> pd.DataFrame:
        """Return a row a turn: the fields of :class:`TurnReview`, and ``turning_point``.

        ``player`` is ``white`` or ``green``; values and losses are in points.
        """
        import pandas as pd

        points = set(self.turning_points)
        names = [
            "number", "player", "turn", "value", "exact",
            "best", "best_value", "best_exact", "loss",
        ]  # fmt: skip
        rows = [
            [
                *(turn.player.name.lower() if n == "player" else getattr(turn, n) for n in names),
                turn in points,
            ]
            for turn in self.turns
        ]
        return pd.DataFrame(rows, columns=[*names, "turning_point"])

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    def _repr_html_(self) -> str:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in self.sentences)
        return f"<ul lang='{escape(self.language)}'>{items}</ul>"


def review(
    game: Game | str | Path,
    *,
    language: str = "en",
    seconds: float | None = None,
    nodes: int | None = NODES,
    stop: Stop | None = None,
    progress: Callable[[int, int], object] | None = None,
    searcher: Searcher | None = None,
    compiled: bool | None = None,
) -> Review:
    """Return what each turn of a game was worth, and what would have been better.

    The game is gone through from its end to its beginning: the last turns are soon exact, and the
    search remembers them. Where the turn that was played led to more than the search could find,
    it counts as the best, so that no turn gains points.

    Parameters
    ----------
    game
        A game, the text of one (:meth:`~..game.Game.to_text`), or the path of its file.
    language
        Language of the sentences.
    seconds, nodes
        The budget of each search, of which a turn takes one or two (:class:`~..search.Budget`).
    stop
        What may end the review; the turns already looked at, which are the last ones, are kept.
    progress
        Called after each turn with how many are done and how many there are.
    searcher, compiled
        As for :func:`~.values.analyse`.

    Raises
    ------
    LanguageError
        If there is no catalogue for the language.
    NotationError
        For text that is not a game.
    TypeError, ValueError
        Naming the argument and what it takes; ``ValueError`` also if no turn was played.
    """
    check_language(language)
    game = _game(game)
    if not game.steps:
        raise ValueError("game: no turn of it was played, so there is nothing to review")
    rules = game.rules
    searcher = searcher_for(rules, searcher, compiled)
    searcher.compile()
    clock = Budget()
    turns = split_turns([step.action for step in game.steps])
    found: list[TurnReview] = []
    value, exact = _value(searcher, game.position, Budget(seconds, nodes, stop), clock)
    for number in range(len(turns), 0, -1):
        if stop is not None and stop.is_set():
            break
        begin, end = turns[number - 1]
        steps = game.steps[begin:end]
        budget = Budget(seconds, nodes, stop)
        best = best_turn(searcher, steps[0].before, budget)
        clock.used += budget.used
        played = format_run(rules.board, [step.action for step in steps])
        if not best.exact and best.text != played:
            # Estimates are only compared that were made from equally far on.
            after, _ = _value(searcher, best.after, Budget(seconds, nodes, stop), clock)
            best = replace(best, value=after)
        found.append(_compared(number, Player(steps[0].before.player), played, value, exact, best))
        value, exact = found[-1].best_value, found[-1].best_exact
        if progress is not None:
            progress(len(found), len(turns))
    return Review(
        turns=tuple(reversed(found)),
        start_value=value,
        start_exact=exact,
        language=language,
        finished=game.is_over,
        complete=len(found) == len(turns),
        nodes=clock.used,
        seconds=clock.elapsed,
    )


def _game(game: Game | str | Path) -> Game:
    if isinstance(game, Game):
        return game
    if isinstance(game, Path):
        return Game.load(game)
    if isinstance(game, str):
        return Game.from_text(game)
    raise TypeError(f"game: {game!r} is not a Game, the text of one or a path")


def _value(
    searcher: Searcher, position: Position, budget: Budget, clock: Budget
) -> tuple[float, bool]:
    """Return what a position is worth, and whether that is proven."""
    if position.phase == Phase.OVER:
        white, green = score(searcher.rules, position)
        return white - green, True
    turn = best_turn(searcher, position, budget)
    clock.used += budget.used
    return turn.value, turn.exact


def _compared(
    number: int, player: Player, played: str, value: float, exact: bool, best: Turn
) -> TurnReview:
    """Return a turn with what it led to, beside the best turn that was found."""
    sign = 1 if player == Player.WHITE else -1
    text, best_value, best_exact = best.text, best.value, best.exact
    if text == played and best_exact:
        value, exact = best_value, True
    elif text == played or (not best_exact and sign * value >= sign * best_value):
        # What the turn played led to was looked at from farther on, so it is known better.
        text, best_value, best_exact = played, value, False
    loss = max(0.0, sign * (best_value - value))
    return TurnReview(number, player, played, value, exact, text, best_value, best_exact, loss)


# --- A review in words ---------------------------------------------------------------------------


def review_sentences(review: Review, language: str) -> tuple[str, ...]:
    """Return a review in words: how the game ended, its turning points, what all turns cost."""

    def say(message: str, **arguments: object) -> str:
        return message_text(language, f"hints-{message}", arguments=arguments)

    first, last = review.first, review.turns[-1] if review.turns else None
    value, exact = (last.value, last.exact) if last else (review.start_value, review.start_exact)
    if review.finished:
        said = [say("review-won", player=_leader(value), points=round(abs(value)))]
    else:
        said = [say("review-unfinished", standing=_standing(say, value, exact))]
    if last is None:
        return tuple(said)
    if not review.complete:
        said.append(say("review-stopped", number=first))
    for turn in review.turning_points:
        said.append(_turning(say, turn))
        sign = 1 if turn.player == Player.WHITE else -1
        if sign * turn.best_value > 0 > sign * turn.value:
            said.append(say("review-lead", player=turn.player))
    if not review.turning_points:
        said.append(say("review-none"))
    sure = review.proven_turns
    given = [round(review.given_away(player)) for player in (Player.WHITE, Player.GREEN)]
    everything = sure == len(review.turns)
    said.append(say("review-sums", white=given[0], green=given[1], exact=everything))
    if everything:
        said.append(say("review-all-sure"))
    elif sure:
        said.append(say("review-sure", count=sure))
    return tuple(said)


def _leader(value: float) -> Player:
    whole = round(value)
    return Player.WHITE if whole > 0 else Player.GREEN if whole < 0 else Player.NOBODY


def _standing(say: Callable[..., str], value: float, exact: bool) -> str:
    return say("standing", player=_leader(value), points=round(abs(value)), exact=exact)


def _turning(say: Callable[..., str], turn: TurnReview) -> str:
    return say(
        "review-turn",
        number=turn.number,
        player=turn.player,
        turn=turn.turn,
        points=round(turn.loss),
        exact=turn.is_sure,
        best=turn.best,
        standing=_standing(say, turn.best_value, turn.best_exact),
    )
