"""Monte-Carlo tree search: a second way to look ahead, that needs no evaluation.

Games are played to their end at random, and a tree grows where they go well: from the root on, at
each decision the action is taken whose mean margin plus a bonus for being little tried (UCB1) is
greatest. The mean margins tend to those under best play as the number of games grows.

Sources: L. Kocsis, C. Szepesvári, Bandit based Monte-Carlo planning, European Conference on Machine
Learning 2006 (UCT); C. Browne et al., A survey of Monte Carlo tree search methods, IEEE
Transactions on Computational Intelligence and AI in Games 4 (2012).
"""

from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from .... import jit
from ....jit import compilable, pointer
from ....randomness import Stream, begin as begin_stream
from ...players.random import play_out
from ...position import NOWHERE, OVER, WHITE, Phase, Position
from ...rules import apply, legal_actions, score
from ...text.notation import format_action
from ...variant import CompiledRules, Rules, bind
from .budget import Budget, Stop
from .evaluation import rules_of
from .frames import plies

EXPLORATION = 10.0
"""Points that an action gains by being little tried: half of what random games spread."""

NODES = 1 << 20
"""Nodes a tree may have; a full one goes on learning without growing."""

# What a node holds.
FIRST, COUNT, ACTION, VISITS, TOTAL, FIELDS = range(6)

_PORTION = {True: 500, False: 10}


@compilable
def grow(
    tables: CompiledRules,
    root: Position,
    tree_memory: Any,
    path_memory: Any,
    state: Any,
    size: int,
    limit: int,
    first: int,
    games: int,
    exploration: float,
) -> int:
    """Play so many games, numbered from ``first`` on, and return how many nodes the tree has then.

    A node holds where its children begin and how many there are, the action that leads to it, how
    many games went through it and the sum of their margins, White minus Green, in points.
    """
    rules, randomness = bind(tables), pointer(state)
    tree, path = pointer(tree_memory), pointer(path_memory)
    for game in range(first, first + games):
        begin_stream(randomness, game)
        position = root
        node, length = 0, 0
        path[0] = 0
        while position.phase != OVER:
            at = FIELDS * node
            if tree[at + COUNT] == 0:
                # A node is opened at the second visit: most are never seen again.
                if length > 0 and tree[at + VISITS] == 0:
                    break
                actions = legal_actions(rules, position)
                if size + len(actions) > limit:
                    break
                tree[at + FIRST], tree[at + COUNT] = size, len(actions)
                for action in actions:
                    tree[FIELDS * size + ACTION] = action
                    size += 1
            sign = 1 if position.player == WHITE else -1
            spread = exploration * exploration * log(tree[at + VISITS] + 1.0)
            chosen, best = NOWHERE, 0.0
            for child in range(tree[at + FIRST], tree[at + FIRST] + tree[at + COUNT]):
                visits = tree[FIELDS * child + VISITS]
                if visits == 0:
                    chosen = child
                    break
                promise = sign * tree[FIELDS * child + TOTAL] / visits + sqrt(spread / visits)
                if chosen == NOWHERE or promise > best:
                    chosen, best = child, promise
            node = chosen
            length += 1
            path[length] = node
            position = apply(rules, position, int(tree[FIELDS * node + ACTION]))
        white, green = score(rules, play_out(rules, position, randomness))
        for step in range(length + 1):
            at = FIELDS * path[step]
            tree[at + VISITS] += 1
            tree[at + TOTAL] += white - green
    return size


@dataclass(frozen=True)
class ActionEstimate:
    """What the games through one action say of it.

    Attributes
    ----------
    action
        Its text.
    visits
        Games that went through it.
    margin
        Their mean margin, White minus Green, in points; 0 if there were none.
    """

    action: str
    visits: int
    margin: float


@dataclass(frozen=True)
class TreeSearch:
    """What :func:`mcts` found.

    Attributes
    ----------
    actions
        Every legal action, the most visited first.
    games
        Games played.
    nodes
        Nodes of the tree.
    seconds
        Time on the clock, compiling not included.
    """

    actions: tuple[ActionEstimate, ...]
    games: int
    nodes: int
    seconds: float

    @property
    def best_action(self) -> str | None:
        """The action most games went through, or ``None`` if the game is over."""
        return self.actions[0].action if self.actions else None

    @property
    def margin(self) -> float:
        """Mean margin of the games through the best action, White minus Green, in points."""
        return self.actions[0].margin if self.actions else 0.0


def mcts(
    position: Position,
    *,
    seed: int,
    rules: Rules | None = None,
    games: int | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
    exploration: float = EXPLORATION,
    compiled: bool | None = None,
) -> TreeSearch:
    """Return what Monte-Carlo tree search makes of a position.

    Parameters
    ----------
    position
        Where to begin, in any phase.
    seed
        What the random games are drawn from; with ``games`` as the only limit the same seed gives
        the same answer.
    rules
        The rules; those of the position if it knows them, and the classic ones otherwise.
    games, seconds, stop
        The budget: random games, time on the clock, what may stop it from another thread. Some
        games are played in any case, so that there is an answer.
    exploration
        Points that an action gains by being little tried.
    compiled
        Whether to compile the search: by default where Numba is installed.

    Raises
    ------
    ValueError
        If nothing limits the search, a number is not positive, or Numba is not there to compile.
    """
    rules = rules_of(position, rules)
    if games is None and seconds is None and stop is None:
        raise ValueError("a search needs a limit: games, seconds or stop")
    if games is not None and not games > 0:
        raise ValueError(f"games: {games!r} is not a positive number; None is no limit")
    if not exploration > 0:
        raise ValueError(f"exploration: {exploration!r} is not a positive number of points")
    if compiled and not jit.is_available():
        raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
    fast = jit.is_available() if compiled is None else compiled
    limit = NODES if games is None else min(NODES, 1 + games * 5 * rules.board.square_count)
    board = rules.board
    depth = plies(rules)
    root = Position(*(int(number) for number in position))
    stream = Stream(seed)
    kernel: Any = grow
    tree: Any = [0] * (FIELDS * limit) if not fast else None
    path: Any = [0] * depth
    tables: Any = rules
    state: Any = stream
    if fast:
        import numpy as np

        kernel = jit.compiled(grow)
        tree, path = np.zeros(FIELDS * limit, np.int64), np.zeros(depth, np.int64)
        tables, state = rules.compiled(), stream.state()
        if not jit.is_ready(grow):
            kernel(tables, root, tree, path, state, 1, limit, 0, 0, exploration)
    budget = Budget(seconds, games, stop)
    size = 1
    while root.phase != Phase.OVER and not (budget.used and budget.is_spent):
        portion = budget.portion(_PORTION[fast])
        size = kernel(
            tables, root, tree, path, state, size, limit, budget.used, portion, float(exploration)
        )
        budget.used += portion
    found = []
    for child in range(tree[FIRST], tree[FIRST] + tree[COUNT]):
        at = FIELDS * child
        visits, total = int(tree[at + VISITS]), int(tree[at + TOTAL])
        text = format_action(board, int(tree[at + ACTION]))
        found.append(ActionEstimate(text, visits, total / visits if visits else 0.0))
    found.sort(key=lambda one: -one.visits)
    return TreeSearch(tuple(found), budget.used, int(size), budget.elapsed)
