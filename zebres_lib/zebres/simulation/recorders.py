"""What is noted of games while they are played, and the tables made of it.

A :class:`Recorder` goes into the loop of :mod:`.loop`. Columns are written by name: a tuple of
columns by name holds the place of each in a row.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ...experiments import Block
from ...experiments.simulation import categories
from ...jit import bit_count, compilable, lowest_bit
from ..position import (
    GREEN,
    MOVE_GUARDIAN,
    NOBODY,
    OVER,
    PLACE_ANIMAL,
    POST_GUARDIAN,
    SWAP,
    SWAP_GAZELLE,
    WHITE,
    action_kind,
)
from ..rules import (
    Position,
    Rules,
    RuleTables,
    is_solo,
    score,
    territory_owner,
    territory_points,
)
from .loop import Record

if TYPE_CHECKING:
    import pandas as pd

WHO = ("white", "green", "nobody", "draw")
"""Categories of every column that says who, so that such columns can be compared."""


@dataclass(frozen=True)
class Recorder:
    """What is noted of each game, and how it is told.

    Attributes
    ----------
    name
        What stored games are known by.
    record
        Called by the loop with what happened; see :mod:`.loop`.
    columns, territory_columns
        How many numbers a row has, and how many more for each territory.
    table
        Returns the table of a block of games under given rules from their rows.
    dtype
        Type of the numbers in the rows.
    notes
        Numbers beyond the row that ``record`` works with; they are not 0 when a game begins.
    """

    name: str
    record: Record
    columns: int
    table: Callable[[Rules, Block, NDArray[Any]], "pd.DataFrame"]
    territory_columns: int = 0
    dtype: DTypeLike = np.int16
    notes: int = 0

    def width(self, rules: Rules) -> int:
        """Return how many numbers a row has."""
        return self.columns + self.territory_columns * len(rules.territories)


@compilable
def territory_margin(rules: RuleTables, position: Position, territory: int) -> int:
    """Return what a territory, a mask, is worth to White: negative if Green has it."""
    owner = territory_owner(position, territory)
    if owner == NOBODY:
        return 0
    points = territory_points(rules, position, territory)
    return points if owner == WHITE else -points


@compilable
def changed_squares(before: Position, after: Position) -> int:
    """Return the squares where an action changed who stands there, what, or which side is up."""
    return (
        (before.white ^ after.white)
        | (before.green ^ after.green)
        | (before.hidden ^ after.hidden)
        | (before.gazelles ^ after.gazelles)
        | (before.crocodiles ^ after.crocodiles)
    )


@compilable
def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    if number > 0:
        return 1
    return -1 if number < 0 else 0


# --- points alone ---------------------------------------------------------------------------------


@compilable
def record_points(
    rules: RuleTables, before: Position, action: int, after: Position, row: Any
) -> None:
    """Write the points of White and of Green at the end."""
    if after.phase == OVER:
        row[0], row[1] = score(rules, after)


def points_table(rules: Rules, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
    """Return number, points, margin and winner of each game."""
    import pandas as pd

    return pd.DataFrame(_points(block, rows))


def _points(block: Block, rows: NDArray[Any]) -> dict[str, Any]:
    white, green = rows[:, 0], rows[:, 1]
    return {
        "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
        "white_points": white,
        "green_points": green,
        "margin": white - green,
        "winner": categories(np.select([white > green, green > white], [0, 1], 3), WHO),
    }


POINTS = Recorder("points", record_points, 2, points_table)


# --- all columns ----------------------------------------------------------------------------------


class Facts(NamedTuple):
    """Columns of all that is noted of a game, but for its territories, which follow.

    ``margin`` and ``leader``, so far, only serve to count how often the lead changes.
    """

    white_points: int
    green_points: int
    first_player: int
    post: int
    inauguration: int
    inauguration_placement: int
    placements: int
    hidden_zebras: int
    hidden_gazelles: int
    gazelles_sent_home: int
    swaps: int
    chains: int
    jumps: int
    solo_placements: int
    lead_changes: int
    margin: int
    leader: int


AT = Facts(*range(len(Facts._fields)))
TERRITORIES = len(AT)
"""Where owner and points of each territory in turn begin; while a game is played, its margin."""


@compilable
def record_facts(
    rules: RuleTables, before: Position, action: int, after: Position, row: Any
) -> None:
    """Write :class:`Facts`, and owner and points of each territory."""
    kind = action_kind(action)
    if kind == MOVE_GUARDIAN:
        steps = after.guardian - before.guardian
        if steps <= 0:
            steps += rules.post_count
        if steps > rules.guardian_steps:
            row[AT.jumps] += 1
    elif kind == POST_GUARDIAN:
        row[AT.first_player] = before.player
        row[AT.post] = after.guardian
    else:
        if kind == PLACE_ANIMAL:
            row[AT.placements] += 1
            if is_solo(rules, before):
                row[AT.solo_placements] += 1
        elif kind == SWAP_GAZELLE:
            row[AT.swaps] += 1
            if before.swapped:
                row[AT.chains] += 1
        margin = row[AT.margin]
        changed = changed_squares(before, after)
        while changed:
            territory = rules.territory_of[lowest_bit(changed)]
            mask = rules.territories[territory]
            changed &= ~mask
            now = territory_margin(rules, after, mask)
            column = TERRITORIES + 2 * territory + 1
            margin += now - row[column]
            row[column] = now
        if after.inauguration != before.inauguration:
            row[AT.inauguration_placement] = row[AT.placements]
            bonus = rules.inauguration_points
            margin += bonus if after.inauguration == WHITE else -bonus
        row[AT.margin] = margin
        if after.phase != SWAP and row[AT.leader] * margin <= 0 and margin != 0:
            # Nobody is ahead before somebody is for the first time; that is no change.
            if row[AT.leader] != 0:
                row[AT.lead_changes] += 1
            row[AT.leader] = sign(margin)
    if after.phase == OVER:
        white = rules.inauguration_points if after.inauguration == WHITE else 0
        green = rules.inauguration_points if after.inauguration == GREEN else 0
        for territory in range(rules.territory_count):
            column = TERRITORIES + 2 * territory
            margin = row[column + 1]
            white += max(margin, 0)
            green += max(-margin, 0)
            row[column] = territory_owner(after, rules.territories[territory])
            row[column + 1] = abs(margin)
        row[AT.white_points] = white
        row[AT.green_points] = green
        row[AT.inauguration] = after.inauguration
        row[AT.hidden_zebras] = bit_count(after.hidden & after.zebras)
        row[AT.hidden_gazelles] = bit_count(after.hidden & after.gazelles)
        row[AT.gazelles_sent_home] = row[AT.placements] - bit_count(after.white | after.green)


def facts_table(rules: Rules, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
    """Return all columns of a block of games."""
    import pandas as pd

    board = rules.board
    named = {"first_player": WHO, "post": board.post_names, "inauguration": WHO}
    table = _points(block, rows)
    for name in Facts._fields[AT.first_player : AT.margin]:
        noted = rows[:, getattr(AT, name)]
        table[name] = categories(noted, named[name]) if name in named else noted
    for territory, letter in enumerate(board.territory_letters):
        column = TERRITORIES + 2 * territory
        table[f"owner_{letter}"] = categories(rows[:, column], WHO)
        table[f"points_{letter}"] = rows[:, column + 1]
    return pd.DataFrame(table)


FACTS = Recorder("all", record_facts, TERRITORIES, facts_table, territory_columns=2)
