"""The search as one uses it: a :class:`Searcher` that remembers, asked about positions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from .... import jit
from ...position import GREEN, LION, WHITE, Phase, Position, in_hand
from ...rules import legal_actions, score
from ...text.notation import format_action
from ...variant import Rules
from . import alphabeta
from .alphabeta import (
    BUCKETS,
    CONTROLS,
    DONE,
    FRAME_SIZE,
    GENERATION,
    INFINITE,
    LIMIT,
    MODE,
    NODES,
    NONE,
    PLY,
    REACHED,
    TIES,
)
from .budget import Budget, Stop
from .evaluation import UNIT, coin_tosses, evaluate
from .frames import (
    ACTION,
    ACTION_BITS,
    ACTIONS,
    ALPHA,
    BEST,
    BETA,
    DEPTH,
    HISTORY,
    LENGTH,
    NEXT,
    plies,
)
from .outlook import new_notes
from .table import BUCKET, FULL, WORDS

TABLE_ENTRIES = 1 << 22
"""Positions remembered by default, 16 bytes each: 64 MB, of which what is used takes memory."""

PLAIN_TABLE_ENTRIES = 1 << 16
"""The same for plain Python, which takes longer to see as many."""

LEAP = 6
"""So many placements from a full board, looking ahead goes straight to the end of the game."""

_PORTION = {True: 40_000, False: 100}
"""Decisions between two looks at the clock, compiled or not: some hundredths of a second."""


@dataclass(frozen=True)
class SearchResult:
    """What a search found.

    Attributes
    ----------
    value
        The final margin under best play, White minus Green, in points: exact, or an estimate.
    exact
        Whether every line was followed to the end of the game, as far as it matters.
    best_actions
        Texts of the best actions: all of them if the search was asked for all and is exact,
        otherwise the one that seems best; none if the game is over.
    line
        The principal variation: texts of the actions with which both would go on, the best first.
    depth
        Placements looked ahead.
    nodes, seconds
        Decisions looked at, and time on the clock, compiling not included.
    """

    value: float
    exact: bool
    best_actions: tuple[str, ...]
    line: tuple[str, ...]
    depth: int
    nodes: int
    seconds: float

    @property
    def best_action(self) -> str | None:
        """The action to play, or ``None`` if the game is over."""
        return self.best_actions[0] if self.best_actions else None


class Searcher:
    """Looks ahead under one set of rules, and remembers what it has seen from search to search.

    One searcher answers one question at a time; threads take one each.

    Parameters
    ----------
    rules
        The rules; the classic ones by default.
    table_entries
        How many positions to remember, rounded down to a power of two; each takes 16 bytes. By
        default 64 MB, or less in plain Python.
    compiled
        Whether to compile the search, which takes seconds once in a process: by default where Numba
        is installed. Plain Python gives the same answers, about a thousand times slower.

    Raises
    ------
    TypeError, ValueError
        Naming the argument and what it takes.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        table_entries: int | None = None,
        compiled: bool | None = None,
    ) -> None:
        if rules is not None and not isinstance(rules, Rules):
            raise TypeError(f"rules: {rules!r} is not a Rules; write rules=Rules(...)")
        if compiled and not jit.is_available():
            raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
        self.rules = rules if rules is not None else Rules()
        self.compiled = jit.is_available() if compiled is None else compiled
        if table_entries is None:
            table_entries = TABLE_ENTRIES if self.compiled else PLAIN_TABLE_ENTRIES
        if table_entries < BUCKET:
            raise ValueError(f"table_entries: {table_entries!r} is less than {BUCKET}")
        self._buckets = 1 << (table_entries // BUCKET).bit_length() - 1
        squares = self.rules.board.square_count
        self._width = max(5 * squares, self.rules.post_count)
        self._plies = plies(self.rules)
        self._frame_size = ACTIONS + self._width + self._plies
        self._notes = self._numbers(0, tuple(new_notes(self.rules)))
        self._control = self._numbers(CONTROLS + self._width)
        self._coins = self._numbers(0, coin_tosses(squares))
        self._tables: Any = self.rules.compiled() if self.compiled else self.rules
        self._code = ""
        self._kernel: Any = alphabeta.search
        self.forget()

    def forget(self) -> None:
        """Forget all positions seen, so that the next answer depends on its question alone."""
        self._frames = self._numbers(self._frame_size * self._plies)
        self._table = self._numbers(self._buckets * BUCKET * WORDS)
        self._history = self._numbers(2 * HISTORY)
        self._generation = 0

    def compile(self) -> None:
        """Compile the search now rather than when it is first asked something."""
        code = jit.fingerprint(alphabeta.search)
        if code == self._code:
            return
        # What was found under rules that have been edited since is worth nothing.
        self.forget()
        self._code = code
        if self.compiled:
            self._kernel = jit.compiled(alphabeta.search)
            self._control[MODE] = DONE
            self._advance()

    @property
    def is_ready(self) -> bool:
        """Whether nothing is left to compile."""
        return not self.compiled or jit.is_ready(alphabeta.search)

    def search(
        self,
        position: Position,
        *,
        depth: int | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
        stop: Stop | None = None,
        all_best: bool = False,
    ) -> SearchResult:
        """Look ahead one placement farther at a time until the budget is spent or the game decided.

        Parameters
        ----------
        position
            Where to begin, in any phase.
        depth
            Placements to look ahead at most.
        seconds, nodes, stop
            The budget (:class:`~.budget.Budget`). At least one placement is looked ahead in full,
            however small it is, unless ``stop`` says otherwise.
        all_best
            Find all best actions if the value turns out exact, and not only one of them.

        Raises
        ------
        ValueError
            If nothing limits the search, or a limit is not positive.
        """
        if depth is None and seconds is None and nodes is None and stop is None:
            raise ValueError("a search needs a limit: depth, seconds, nodes or stop")
        if depth is not None and depth < 1:
            raise ValueError(f"depth: {depth} is less than one placement")
        self.compile()
        budget = Budget(seconds, nodes, stop)
        if position.phase == Phase.OVER:
            white, green = score(self.rules, position)
            return SearchResult(white - green, True, (), (), 0, 0, budget.elapsed)
        self._generation ^= 1
        longest = self.longest(position)
        result = self._first_guess(position)
        for ahead in self._depths(position, depth, longest):
            full = ahead >= longest
            ties = all_best and full
            # One placement is looked ahead in any case, so that there is an answer.
            limits = Budget(stop=stop) if result.depth == 0 and not full else budget
            found = self._look(position, FULL if full else ahead, ties, limits)
            if limits is not budget:
                budget.used += limits.used
            if found is not None:
                result = found if not found.exact else replace(found, depth=longest)
            if budget.is_spent or result.exact:
                break
        return replace(result, nodes=budget.used, seconds=budget.elapsed)

    def longest(self, position: Position) -> int:
        """Return a depth that reaches the end of the game: a bound on the placements to come.

        A lion in hand sends home at most four gazelles, each to be placed again.
        """
        empty = self.rules.all_squares & ~(position.white | position.green)
        lions = sum(in_hand(self.rules, position, player, LION) for player in (WHITE, GREEN))
        return max(1, empty.bit_count() + 4 * lions)

    # --- inside ------------------------------------------------------------------------------

    def _numbers(self, count: int, values: tuple[int, ...] = ()) -> Any:
        """Return numbers as the search takes them: an array when compiled, else a list."""
        if not self.compiled:
            return list(values) or [0] * count
        import numpy as np

        return np.array(values, dtype=np.int64) if values else np.zeros(count, dtype=np.int64)

    def _depths(self, position: Position, depth: int | None, longest: int) -> Iterator[int]:
        """Yield how far to look ahead, time after time; ``longest`` is to the end of the game."""
        empty = self.rules.all_squares & ~(position.white | position.green)
        # Nearly as far as the end costs as much as the end itself.
        to_the_end = depth is None or depth >= longest
        last = empty.bit_count() - LEAP if to_the_end else depth or 0
        yield from range(1, min(last + 1, longest, FULL))
        if to_the_end:
            yield longest

    def _first_guess(self, position: Position) -> SearchResult:
        """Return what is known before looking: any action, and the evaluation."""
        first = format_action(self.rules.board, legal_actions(self.rules, position)[0])
        value = evaluate(position, self.rules).total
        return SearchResult(value, False, (first,), (first,), 0, 0, 0.0)

    def _look(
        self, position: Position, depth: int, ties: bool, budget: Budget
    ) -> SearchResult | None:
        """Look ahead so many placements; ``None`` if the budget ended before any action's value."""
        frames, control = self._frames, self._control
        for index, number in enumerate(position):
            frames[index] = int(number)
        frames[ALPHA], frames[BETA], frames[DEPTH] = -INFINITE, INFINITE, depth
        for index, number in (
            (NODES, 0),
            (PLY, 0),
            (MODE, REACHED),
            (TIES, int(ties)),
            (GENERATION, self._generation),
            (FRAME_SIZE, self._frame_size),
            (BUCKETS, self._buckets),
        ):
            control[index] = number
        frames[ACTION], frames[LENGTH] = NONE, 0
        before = budget.used
        while control[MODE] != DONE and not budget.is_spent:
            control[LIMIT] = control[NODES] + budget.portion(_PORTION[self.compiled])
            self._advance()
            budget.used = before + int(control[NODES])
        if frames[ACTION] == NONE:
            return None
        exact = control[MODE] == DONE and frames[DEPTH] == FULL
        board = self.rules.board
        best = [int(frames[ACTION])]
        if exact and ties:
            tried = range(frames[NEXT])
            values = [int(control[CONTROLS + index]) for index in tried]
            best = [
                int(frames[ACTIONS + index]) & ((1 << ACTION_BITS) - 1)
                for index in tried
                if values[index] == frames[BEST]
            ]
        begin = ACTIONS + self._width
        line = [int(frames[begin + index]) for index in range(frames[LENGTH])]
        sign = 1 if position.player == WHITE else -1
        return SearchResult(
            sign * int(frames[BEST]) / UNIT,
            bool(exact),
            tuple(format_action(board, action) for action in sorted(best)),
            tuple(format_action(board, action) for action in line),
            depth,
            0,
            0.0,
        )

    def _advance(self) -> None:
        self._kernel(
            self._tables,
            self._coins,
            self._frames,
            self._table,
            self._history,
            self._notes,
            self._control,
            self._width,
        )
