"""Endgames solved: the exact margin under best play, or word that it was not finished."""

from dataclasses import dataclass

from ...position import Position
from ...text.positions import parse_position
from ...variant import Rules
from .budget import Stop
from .engine import TABLE_ENTRIES, Searcher, SearchResult
from .evaluation import rules_of


@dataclass(frozen=True)
class Solution:
    """What :func:`solve` found.

    Attributes
    ----------
    margin
        The final margin, White minus Green, in points: under best play of both if ``exact``, else
        an estimate.
    exact
        Whether the margin is proven. It never is by chance or by guess.
    best_actions
        Texts of all actions that keep the margin, in board order, if ``exact``; otherwise only the
        one that seemed best when the budget was spent. None if the game is over.
    line
        Texts of actions with which both play best to the end, as far as they were followed.
    nodes
        Decisions looked at.
    seconds
        Time on the clock, compiling not included.
    """

    margin: float
    exact: bool
    best_actions: tuple[str, ...]
    line: tuple[str, ...]
    nodes: int
    seconds: float


def solve(
    position: Position | str,
    *,
    rules: Rules | None = None,
    seconds: float | None = 60.0,
    nodes: int | None = None,
    stop: Stop | None = None,
    table_entries: int | None = None,
    compiled: bool | None = None,
) -> Solution:
    """Return the margin of a position under best play of both, exact if the budget suffices.

    Parameters
    ----------
    position
        Where to begin, or its text.
    rules
        The rules; those of the position if it knows them, as ``game.position`` does, and the
        classic ones otherwise.
    seconds, nodes, stop
        The budget (:class:`~.budget.Budget`): a minute by default; ``None`` is no limit.
    table_entries, compiled
        See :class:`~.engine.Searcher`; by default fewer entries where few squares are empty.

    Raises
    ------
    NotationError
        For text that is not a position.
    TypeError, ValueError
        Naming the argument and what it takes.

    The first call in a process compiles the search, which takes some seconds and is not counted.

    >>> endgame = "z1l1gE/Zz!CZZG/eLg!gzz/ZG!gGCG/1Zczcg W1 w w place"
    >>> solution = solve(endgame, compiled=False)
    >>> solution.margin, solution.exact, solution.best_actions
    (23, True, ('Gb1', 'Gd1'))
    """
    searcher, position = _prepared(position, rules, table_entries, compiled)
    if seconds is None and nodes is None and stop is None:
        found = searcher.search(position, depth=searcher.longest(position), all_best=True)
    else:
        found = searcher.search(position, seconds=seconds, nodes=nodes, stop=stop, all_best=True)
    margin = int(found.value) if found.exact else found.value
    return Solution(margin, found.exact, found.best_actions, found.line, found.nodes, found.seconds)


def look_ahead(
    position: Position | str,
    *,
    rules: Rules | None = None,
    depth: int | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    stop: Stop | None = None,
    table_entries: int | None = None,
    compiled: bool | None = None,
) -> SearchResult:
    """Return what a position is worth, and the line both would take, as far as the budget goes.

    A single search by iterative deepening (:meth:`.engine.Searcher.search`, whose arguments these
    are); who asks about many positions keeps a :class:`~.engine.Searcher`, which remembers.

    >>> look_ahead("6/6/6/6/6 Nb g - place", depth=1, compiled=False).depth
    1
    """
    searcher, position = _prepared(position, rules, table_entries, compiled)
    return searcher.search(position, depth=depth, seconds=seconds, nodes=nodes, stop=stop)


def _prepared(
    position: Position | str, rules: Rules | None, table_entries: int | None, compiled: bool | None
) -> tuple[Searcher, Position]:
    """Return the position, and a searcher for it."""
    if isinstance(position, Position):
        rules = rules_of(position, rules)
    elif rules is None:
        rules = Rules()
    if not isinstance(position, Position):
        position = parse_position(rules, position)
    if table_entries is None and compiled is not False:
        # Clearing a large table takes longer than solving a small endgame.
        empty = rules.all_squares & ~(position.white | position.green)
        table_entries = min(TABLE_ENTRIES, 1 << empty.bit_count() + 7)
    return Searcher(rules, table_entries=table_entries, compiled=compiled), position
