"""The course of many games: what a table of final results has forgotten.

The games are those of :func:`~zebres_lib.zebres.simulate` with the same settings, game by
game, played once more by a loop that looks at every decision and at the running score.

============================ ===================================================================
``decisions``                actions taken, the guardian's first post and declined swaps included
``real_decisions``           those among them where more than one action was legal
``options``                  legal actions, added up over all decisions
``turns_behind``             turns after which the eventual winner was behind
``drama``                    see :func:`~zebres_lib.zebres.metrics.definitions.drama`
``comeback``                 greatest deficit of the eventual winner after a turn, in points
``decided_turn``             first turn after which the winner's lead beat every lead that the
                             loser had in the whole game; the last turn if none did, and in a draw
``settled_turn``             first turn from which on the winner was ahead without a break; the
                             last turn in a draw
``course``                   a digest of all actions: other actions, another one, almost certainly
============================ ===================================================================

A turn is an animal placed with its effects; the score after it is that of a game ended there.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...experiments import Block
from ...jit import bit_count, compilable
from ..position import (
    MOVE,
    MOVE_GUARDIAN,
    OVER,
    PLACE,
    POST_GUARDIAN,
    SETUP,
    SWAP,
    action_kind,
    species_in_hand,
)
from ..rules import (
    Position,
    Rules,
    RuleTables,
    guardian_stops,
    open_squares,
    score,
    swappable,
)
from .recorders import Recorder, sign

if TYPE_CHECKING:
    import pandas as pd


class Course(NamedTuple):
    """Columns of the course of a game; ``turns`` only serve to count."""

    white_points: int
    green_points: int
    decisions: int
    real_decisions: int
    options: int
    turns_behind: int
    drama: int
    comeback: int
    decided_turn: int
    settled_turn: int
    course: int
    turns: int


AT = Course(*range(len(Course._fields)))
MARGINS = len(AT)
"""Where the margins after the turns of a game begin."""

COLUMNS = Course._fields[AT.decisions : AT.turns]
"""The columns of the table, after number and points."""

_MOST_TURNS = 512
"""More than the squares and all gazelles that 60 lions can send home."""

_DIGEST = (48_271, 2_147_483_647)
"""Multiplier and modulus of Park and Miller's generator, here to mix the actions of a game."""


@compilable
def count_actions(rules: RuleTables, position: Position) -> int:
    """Return how many actions are legal, without making a list of them."""
    if position.phase == PLACE:
        hand = species_in_hand(rules, position, position.player)
        return bit_count(open_squares(rules, position)) * bit_count(hand)
    if position.phase == SWAP:
        return bit_count(swappable(rules, position)) + 1
    if position.phase == MOVE:
        return bit_count(guardian_stops(rules, position))
    return rules.post_count if position.phase == SETUP else 0


@compilable
def record_course(
    rules: RuleTables, before: Position, action: int, after: Position, row: Any
) -> None:
    """Write :class:`Course`, with the margin after each turn behind it."""
    count = count_actions(rules, before)
    row[AT.decisions] += 1
    row[AT.options] += count
    if count > 1:
        row[AT.real_decisions] += 1
    row[AT.course] = (int(row[AT.course]) * _DIGEST[0] + action + 1) % _DIGEST[1]
    kind = action_kind(action)
    if kind != MOVE_GUARDIAN and kind != POST_GUARDIAN and after.phase != SWAP:
        white_points, green_points = score(rules, after)
        row[MARGINS + int(row[AT.turns])] = white_points - green_points
        row[AT.turns] += 1
    if after.phase == OVER:
        row[AT.white_points], row[AT.green_points] = score(rules, after)
        turns = int(row[AT.turns])
        winner = sign(row[MARGINS + turns - 1])
        behind, comeback, roots = 0, 0, 0.0
        for turn in range(turns):
            deficit = -winner * int(row[MARGINS + turn])
            if deficit > 0:
                behind += 1
                comeback = max(comeback, deficit)
                roots += sqrt(deficit)
        decided, settled = turns, turns
        if winner != 0:
            for turn in range(turns, 0, -1):
                if winner * row[MARGINS + turn - 1] > comeback:
                    decided = turn
            while settled > 1 and winner * row[MARGINS + settled - 2] > 0:
                settled -= 1
        row[AT.turns_behind] = behind
        row[AT.drama] = roots / behind if behind > 0 else 0.0
        row[AT.comeback] = comeback
        row[AT.decided_turn] = decided
        row[AT.settled_turn] = settled


def course_table(rules: Rules, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
    """Return number, points and :data:`COLUMNS` of each game."""
    import pandas as pd

    games = np.arange(block.first, block.first + block.count, dtype=np.int64)
    table: dict[str, Any] = {"game": games}
    for name in Course._fields[: AT.turns]:
        values = rows[:, getattr(AT, name)]
        table[name] = values if name == "drama" else values.astype(np.int64)
    table["drama"] = table["drama"] / sqrt(max(points_in_play(rules), 1))
    return pd.DataFrame(table)


def points_in_play(rules: RuleTables) -> int:
    """Return the points of all animals of both hands and of the Inauguration token together."""
    worth = sum(
        int(count) * int(value) for count, value in zip(rules.counts, rules.values, strict=True)
    )
    return 2 * worth + int(rules.inauguration_points)


COURSE = Recorder(
    "course", record_course, MARGINS, course_table, dtype=np.float64, notes=_MOST_TURNS
)
