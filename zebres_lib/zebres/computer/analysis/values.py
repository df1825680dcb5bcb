"""The value of every legal action, each with the line that follows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...rules import Phase, Player, Position, Rules, apply, legal_actions, score
from ...text.notation import format_action
from ..search import LEAP, Budget, Searcher, SearchResult, Stop
from .asking import Subject, asked, empty_squares, look, part, searcher_for

if TYPE_CHECKING:
    import pandas as pd

NODES = 2_000_000
"""Decisions looked at by default: the same answer on any machine, in about a second."""

ENDGAME = 16
"""With at most so many empty squares it is first tried to solve the position as a whole."""


@dataclass(frozen=True)
class ActionValue:
    """What one legal action is worth.

    Attributes
    ----------
    action
        Its text.
    value
        The final margin if both go on as well as they can, White minus Green, in points.
    exact
        Whether that is proven.
    loss
        Points that the player gives away with it, compared with the best action; at least 0.
    line
        Texts of the actions with which both would go on, this one first.
    """

    action: str
    value: float
    exact: bool
    loss: float
    line: tuple[str, ...]


@dataclass(frozen=True)
class Analysis:
    """What :func:`analyse` found.

    Attributes
    ----------
    position
        Text of the position.
    player
        Who decides.
    actions
        Every legal action, the best for this player first and equals in board order; none if the
        game is over.
    value
        The final margin under best play of both, White minus Green, in points.
    exact
        Whether that value is proven; each action says the same of its own.
    depth
        Placements looked ahead, by all actions that are estimates.
    nodes, seconds
        Decisions looked at, and time on the clock.
    """

    position: str
    player: Player
    actions: tuple[ActionValue, ...]
    value: float
    exact: bool
    depth: int
    nodes: int
    seconds: float

    @property
    def best_actions(self) -> tuple[str, ...]:
        """Texts of the actions of the best value; none if the game is over."""
        return tuple(one.action for one in self.actions if one.loss == 0)

    @property
    def line(self) -> tuple[str, ...]:
        """Texts of the actions with which both would go on, the best first."""
        return self.actions[0].line if self.actions else ()

    def table(self) -> pd.DataFrame:
        """Return a row an action: ``action``, ``value``, ``exact``, ``loss`` and ``line``.

        Values and losses are in points, values White minus Green; the line is its actions run
        together.
        """
        import pandas as pd

        columns = ["action", "value", "exact", "loss", "line"]
        rows = [
            (one.action, one.value, one.exact, one.loss, "".join(one.line)) for one in self.actions
        ]
        return pd.DataFrame(rows, columns=columns)


def analyse(
    subject: Subject,
    *,
    rules: Rules | None = None,
    seconds: float | None = None,
    nodes: int | None = NODES,
    stop: Stop | None = None,
    searcher: Searcher | None = None,
    compiled: bool | None = None,
) -> Analysis:
    """Return the value of every legal action, all looked ahead equally far.

    Parameters
    ----------
    subject
        A game, a position, or a position's text.
    rules
        The rules; those of the game or position if it knows them, else the classic ones.
    seconds, nodes, stop
        The budget of all actions together (:class:`~..search.Budget`); every action is looked
        ahead one placement at least, unless it is stopped. Without any of them every value is
        exact, however long it takes.
    searcher
        Who searches, to go on from what it remembers; by default a new one, so that with ``nodes``
        alone the same question has the same answer.
    compiled
        Whether a new searcher compiles (:class:`~..search.Searcher`).

    Raises
    ------
    NotationError
        For text that is not a position.
    TypeError, ValueError
        Naming the argument and what it takes.
    """
    position = asked(subject, rules)
    rules = position.rules
    searcher = searcher_for(rules, searcher, compiled)
    searcher.compile()
    budget = Budget(seconds, nodes, stop)
    player = Player(position.player)
    if position.phase == Phase.OVER:
        white, green = score(rules, position)
        return Analysis(str(position), player, (), white - green, True, 0, 0, budget.elapsed)
    plain = Position(*position)
    actions = legal_actions(rules, plain)
    rounds = _Rounds(searcher, [apply(rules, plain, action) for action in actions], budget)
    sign = 1 if player == Player.WHITE else -1
    texts = [format_action(rules.board, action) for action in actions]
    solved = _solve(searcher, plain, budget)
    if solved is not None:
        margin = _points(solved)
        for index, text in enumerate(texts):
            if text in solved.best_actions:
                rounds.settle(index, margin)
            else:
                rounds.bounds[index] = (sign, margin - sign)
    rounds.play()
    best = max(sign * value for value in rounds.values)
    found = [
        ActionValue(text, value, exact, best - sign * value, (text, *result.line))
        for text, value, exact, result in zip(
            texts, rounds.values, rounds.exact, rounds.results, strict=True
        )
    ]
    found.sort(key=lambda one: (one.loss, not one.exact))
    exact = solved is not None or all(rounds.exact)
    guessed = [
        one.depth for one, sure in zip(rounds.results, rounds.exact, strict=True) if not sure
    ]
    return Analysis(
        str(position),
        player,
        tuple(found),
        found[0].value,
        exact,
        min(guessed, default=0),
        budget.used,
        budget.elapsed,
    )


def _solve(searcher: Searcher, position: Position, budget: Budget) -> SearchResult | None:
    """Return the exact value of a position near the end, if half of the budget suffices for it."""
    if empty_squares(searcher.rules, position) > ENDGAME:
        return None
    half = part(budget, 0.5)
    found = look(searcher, position, half, all_best=True)
    budget.used += half.used
    return found if found.exact else None


class _Rounds:
    """Positions looked into one round after the other, each round one placement farther.

    What is already known of a position goes in before: its value (:meth:`settle`), or that it is at
    most, or at least, so many points (``bounds``: +1 or -1, and the points).
    """

    def __init__(self, searcher: Searcher, positions: list[Position], budget: Budget) -> None:
        self.searcher, self.positions, self.budget = searcher, positions, budget
        self.results: list[SearchResult] = []
        self.values = [0.0] * len(positions)
        self.exact = [False] * len(positions)
        self.bounds: dict[int, tuple[int, float]] = {}

    def settle(self, index: int, value: float) -> None:
        """Take a value for proven."""
        self.values[index], self.exact[index] = value, True

    def play(self) -> None:
        """Look ahead until all is exact or the budget is spent; only whole rounds count.

        Estimates of a round cut short would be compared with others that see less far. What was
        found exact in it is kept.
        """
        self.results = [look(self.searcher, one, self.budget, 1) for one in self.positions]
        for index, result in enumerate(self.results):
            self._take(index, result, result.value)
        last = max(empty_squares(self.searcher.rules, one) for one in self.positions) - LEAP
        depth: int | None = 1
        while depth is not None and not (self.budget.is_spent or self._is_finished()):
            # Nearly as far as the end costs as much as the end itself.
            depth = depth + 1 if depth < last else None
            if not self._look_farther(depth):
                return

    def _is_finished(self) -> bool:
        return all(self.exact) and all(result.exact for result in self.results)

    def _look_farther(self, depth: int | None) -> bool:
        """Play a round and tell whether all of it was played."""
        estimates = {}
        complete = True
        for index in range(len(self.positions)):
            if self.results[index].exact:
                continue
            if self.budget.is_spent:
                return False
            result = look(self.searcher, self.positions[index], self.budget, depth)
            if result.exact:
                self._take(index, result, result.value)
            elif depth is None or self.budget.is_spent:
                complete = False
            else:
                estimates[index] = result
        for index, result in estimates.items() if complete else ():
            # Depths say too much and too little by turns: see asking.steady.
            self._take(index, result, (result.value + self.results[index].value) / 2)
        return complete

    def _take(self, index: int, result: SearchResult, value: float) -> None:
        self.results[index] = result
        if result.exact:
            self.settle(index, _points(result))
        elif not self.exact[index]:
            sign, bound = self.bounds.get(index, (0, 0.0))
            self.values[index] = sign * min(sign * value, sign * bound) if sign else value


def _points(result: SearchResult) -> float:
    return int(result.value) if result.exact else result.value
