"""The games of a variant a few first and then more, for whoever watches an estimate get better."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Unpack

import numpy as np

from ....errors import SimulationError
from ....experiments.blocks import Block, whole_number
from ....experiments.pool import usable_cpus
from ...rules import Rules
from ...simulation.course import COLUMNS, COURSE
from ...simulation.simulation import Simulation
from ..variants import Variant
from .measuring import How, chosen

if TYPE_CHECKING:
    import pandas as pd

SIZES = (1_000, 10_000, 100_000)
"""How many games there are after each step, unless other steps are asked for."""

_PIECE = {True: 2_500, False: 100}
"""Games between two looks at whether to go on, compiled or not: a tenth of a second or so."""


def growing(
    rules: Rules | Variant,
    metrics: Iterable[str] | None = None,
    sizes: Iterable[int] = SIZES,
    *,
    goes_on: Callable[[], bool] = lambda: True,
    **how: Unpack[How],
) -> "Iterator[pd.DataFrame]":
    """Play games in steps, and yield after each step the table of all games so far.

    Parameters
    ----------
    rules
        What is played.
    metrics
        Names of the metrics that the tables are for, all if None.
    sizes
        How many games there are after each step, rising.
    goes_on
        Asked some ten times a second; the steps end without a further table once it says no.
    how
        As for :func:`~zebres_lib.zebres.metrics.play`, whose tables these are, without ``games``.

    Raises
    ------
    ValueError, TypeError, SimulationError
        As ``play`` does, and for sizes that do not rise; when the first table is asked for.

    >>> [len(table) for table in growing(Rules(), ["margin"], [10, 30], compiled=False)]
    [10, 30]
    """
    rules = rules.rules if isinstance(rules, Variant) else rules
    seed = whole_number(how.get("seed", 0), "seed", lowest=0)
    steps = [whole_number(size, "sizes", lowest=1) for size in sizes]
    if not steps or any(one >= other for one, other in pairwise(steps)):
        raise ValueError(f"sizes: {steps} do not rise; give whole numbers such as 1000, 10000")
    simulation = Simulation.of(
        rules,
        how.get("white", "random"),
        how.get("green", "random"),
        first_player=how.get("first_player", "alternate"),
        compiled=how.get("compiled"),
    )
    course = None
    if any(set(one.columns) & set(COLUMNS) for one in chosen(metrics)):
        course = replace(simulation, recorder=COURSE)
    if simulation.compiled:
        # Compiled before the threads set out, or each of them would.
        _play(simulation, course, Block(0, 0, 0, seed))
    workers = (how.get("workers") or usable_cpus()) if simulation.compiled else 1
    parts: list[pd.DataFrame] = []
    with ThreadPoolExecutor(workers) as threads:
        done = 0
        for size in steps:
            piece = min(_PIECE[simulation.compiled], -(-(size - done) // workers))
            blocks = [
                Block(0, first, min(piece, size - first), seed)
                for first in range(done, size, piece)
            ]
            waiting = [threads.submit(_play, simulation, course, block) for block in blocks]
            if not _collect(waiting, parts, goes_on):
                return
            parts = [_joined(parts)]
            table = parts[0].copy(deep=False)
            table.attrs = {"games": size, "seed": seed}
            table.attrs.update(simulation.description())
            yield table
            if not goes_on():
                return
            done = size


def _collect(
    waiting: "list[Future[pd.DataFrame]]", parts: "list[pd.DataFrame]", goes_on: Callable[[], bool]
) -> bool:
    """Append the results in order; tell whether all of them are there."""
    try:
        for each in waiting:
            while not each.done():
                if not goes_on():
                    return False
                wait([each], timeout=0.1)
            parts.append(each.result())
        return goes_on()
    finally:
        for each in waiting:
            each.cancel()


def _play(simulation: Simulation, course: Simulation | None, block: Block) -> "pd.DataFrame":
    """Return the rows of a block, with the course of the games where it is wanted."""
    import pandas as pd

    table = simulation.play(block)
    table["bonus"] = simulation.rules.inauguration_points
    if course is None:
        return table
    courses = course.play(block)
    for column in ("white_points", "green_points"):
        other = np.flatnonzero(table[column].to_numpy() != courses[column].to_numpy())
        if other.size:
            raise SimulationError(
                f"game {block.first + other[0]} went otherwise when it was played again; chance "
                "must come from randomness alone"
            )
    return pd.concat([table, courses[list(COLUMNS)]], axis=1)


def _joined(parts: "list[pd.DataFrame]") -> "pd.DataFrame":
    import pandas as pd

    return parts[0] if len(parts) == 1 else pd.concat(parts, ignore_index=True)
