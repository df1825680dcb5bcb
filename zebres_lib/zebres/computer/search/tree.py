"""A whole small game tree, grown in plain Python so that one can look at it.

The search proper (:mod:`.alphabeta`) keeps no tree. Near the end of a game a tree is small enough
to draw: what minimax makes of it, and which branches alpha-beta never looks at.

Sources: C. E. Shannon, Programming a computer for playing chess, Philosophical Magazine 41 (1950),
256-275, for minimax; D. E. Knuth, R. W. Moore, An analysis of alpha-beta pruning, Artificial
Intelligence 6 (1975), 293-326.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...position import WHITE, Position
from ...rules import Player, Rules, apply, is_over, legal_actions, score
from ...text.notation import format_action
from ...text.positions import parse_position
from .evaluation import rules_of

MOST_NODES = 2_000
"""Nodes of the largest tree that is grown unless more are asked for."""


class TreeError(ValueError):
    """A tree that is too large to grow."""


@dataclass(frozen=True)
class Node:
    """A position of the tree.

    Attributes
    ----------
    actions
        Texts of the actions that lead here from the parent: one decision, and after it those in
        which there was no choice. Empty at the root.
    position
        The position.
    player
        Who decides here, or None where the game is over.
    value
        The final margin, White minus Green, in points: under best play of both, or, where
        ``is_bound``, only a limit that was enough to stop looking. None if never looked at.
    is_bound
        Whether branches below were left out, so that the value is only a limit.
    visit
        When the search arrived here, from 1; None if it never did.
    children
        One node for each decision, in the order in which they are tried.
    """

    actions: tuple[str, ...]
    position: Position
    player: Player | None
    value: int | None
    is_bound: bool
    visit: int | None
    children: tuple[Node, ...]

    @property
    def is_cut(self) -> bool:
        """Whether the search never looked here."""
        return self.visit is None

    def walk(self) -> Iterator[Node]:
        """Yield this node and all below it, parents first."""
        yield self
        for child in self.children:
            yield from child.walk()

    def count(self, *, visited: bool = False) -> int:
        """Return how many nodes there are from here on, or only those that were looked at."""
        return sum(1 for node in self.walk() if not (visited and node.is_cut))

    def best(self) -> Node | None:
        """Return the child that the player here should choose, the first of equals."""
        known = [one for one in self.children if one.value is not None]
        if not known:
            return None
        return (max if self.player == Player.WHITE else min)(known, key=lambda one: one.value or 0)

    def line(self) -> tuple[str, ...]:
        """Return the actions of best play from here to the end."""
        chosen = self.best()
        return () if chosen is None else (*chosen.actions, *chosen.line())

    def __str__(self) -> str:
        """Return the tree as text, a line a node, deeper ones further to the right."""
        return "\n".join(self._lines(0))

    def _lines(self, depth: int) -> Iterator[str]:
        what = " ".join(self.actions) or "now"
        if self.is_cut:
            yield f"{'    ' * depth}{what}: not looked at"
            return
        side = "" if self.player is None else f" ({self.player.name.title()} decides)"
        least = " or more" if self.player == Player.WHITE else " or less"
        yield f"{'    ' * depth}{what}: {self.value:+d}{least if self.is_bound else ''}{side}"
        for child in self.children:
            yield from child._lines(depth + 1)


def game_tree(
    position: Position | str,
    rules: Rules | None = None,
    *,
    pruning: bool = False,
    order: Callable[[list[str]], list[str]] | None = None,
    most: int = MOST_NODES,
) -> Node:
    """Grow the whole tree below a position and value every node from the leaves up.

    Parameters
    ----------
    position
        Where to begin, or its text.
    rules
        Its rules; those that it knows, or the classic ones, by default.
    pruning
        Leave out what alpha-beta need not look at: such nodes stay in the tree, unvisited.
    order
        Puts the texts of the actions at a node into the order in which they are tried; board order
        by default. With good actions first, pruning leaves out more.
    most
        The largest number of nodes.

    Raises
    ------
    NotationError
        For a text that is not a position.
    TreeError
        If the tree has more nodes than ``most``.
    ValueError
        If ``order`` returns other actions than it was given.

    >>> tree = game_tree("z1l1gE/Zz!CZZG/eLg!gzz/ZG!gGCG/1Zczcg W1 w w place")
    >>> tree.value, tree.line()
    (23, ('Gb1', '>Na', 'Ga5', 'Gd1'))
    """
    if isinstance(position, str):
        rules = rules or Rules()
        position = parse_position(rules, position)
    else:
        rules = rules_of(position, rules)
    grower = _Grower(rules, order or (lambda actions: actions), most, pruning)
    bare = Position(*position)
    return grower.grow((), bare, -(10**6), 10**6)


class _Grower:
    """What growing a tree needs to know and counts."""

    def __init__(
        self, rules: Rules, order: Callable[[list[str]], list[str]], most: int, pruning: bool
    ) -> None:
        self._rules, self._order, self._most, self._pruning = rules, order, most, pruning
        self._nodes = 0
        self._visits = 0

    def grow(self, actions: tuple[str, ...], position: Position, alpha: int, beta: int) -> Node:
        """Return the node after ``actions`` with all below it, looked at."""
        self._count()
        self._visits += 1
        visit = self._visits
        if is_over(position):
            white, green = score(self._rules, position)
            return Node(actions, position, None, white - green, False, visit, ())
        maximizing = position.player == WHITE
        value: int | None = None
        children: list[Node] = []
        is_bound = False
        for text, after in self._decisions(position):
            if self._pruning and alpha >= beta:
                children.append(self._cut(text, after))
                is_bound = True
                continue
            child = self.grow(text, after, alpha, beta)
            children.append(child)
            found = child.value or 0
            if value is None or (found > value if maximizing else found < value):
                value = found
            if maximizing:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
        player = Player(position.player)
        return Node(actions, position, player, value, is_bound, visit, tuple(children))

    def _cut(self, actions: tuple[str, ...], position: Position) -> Node:
        """Return a node that is not looked at, with all below it."""
        self._count()
        if is_over(position):
            return Node(actions, position, None, None, False, None, ())
        below = tuple(self._cut(text, after) for text, after in self._decisions(position))
        return Node(actions, position, Player(position.player), None, False, None, below)

    def _decisions(self, position: Position) -> Iterator[tuple[tuple[str, ...], Position]]:
        """Yield every action with those that follow without a choice, and where they lead."""
        rules = self._rules
        legal = {format_action(rules.board, one): one for one in legal_actions(rules, position)}
        ordered = self._order(list(legal))
        if sorted(ordered) != sorted(legal):
            raise ValueError(f"order: returned {ordered}, not an order of {list(legal)}")
        for first in ordered:
            after = apply(rules, position, legal[first])
            run = [first]
            while not is_over(after):
                following = legal_actions(rules, after)
                if len(following) != 1:
                    break
                run.append(format_action(rules.board, following[0]))
                after = apply(rules, after, following[0])
            yield tuple(run), after

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes > self._most:
            raise TreeError(
                f"the tree has more than {self._most} nodes; begin nearer the end of the game, "
                "or ask for more with most="
            )
