"""Two settings compared on the same games.

Where both settings play game number k from the same randomness, much of the chance is common to
both and falls out of the difference: common random numbers, as in A. M. Law, "Simulation Modeling
and Analysis", chapter on variance reduction.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .intervals import Estimate, as_numbers, check_confidence, mean, share

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class PairedDifference:
    """What changes from the first setting to the second, game by game.

    Parameters
    ----------
    difference
        The mean of second minus first over the pairs, in the unit of the numbers compared.
    unpaired
        The same difference as if the games had nothing in common: Welch's interval (1947).
    changed
        The share of games whose winner is another one; None where no winners were given.
    """

    difference: Estimate
    unpaired: Estimate
    changed: Estimate | None = None

    @property
    def relative_width(self) -> float:
        """The paired interval's length over the unpaired one's: below 1 where pairing helps."""
        if self.unpaired.half_width == 0:
            return 1.0
        return self.difference.half_width / self.unpaired.half_width

    def __str__(self) -> str:
        text = f"second minus first: {self.difference}; {self.relative_width:.2f} of the unpaired"
        text += " interval's width"
        return text if self.changed is None else f"{text}; winner changes in {self.changed}"


def paired_difference(
    first: Any,
    second: Any,
    *,
    column: str = "margin",
    outcome: str = "winner",
    confidence: float = 0.95,
) -> PairedDifference:
    """Compare two settings that played the same games, pair by pair: second minus first.

    Parameters
    ----------
    first, second
        Two DataFrames with a ``game`` column, aligned by it, or two arrays of numbers in the
        same order.
    column
        Which numeric column of the frames to compare.
    outcome
        Which column names the winner; the share of games where it changes is left out of the
        answer where either frame lacks it.
    confidence
        That of all intervals.

    Raises
    ------
    ValueError
        If the pairs do not match: other lengths, other or repeated games, other seeds; or a
        column is missing; or there are fewer than two pairs.

    >>> print(paired_difference([1, 2, 3, 4], [2, 2, 4, 6]).difference)
    1.0 [-0.3, 2.3] (95 %, n = 4)
    """
    check_confidence(confidence)
    changed = None
    if hasattr(first, "columns") or hasattr(second, "columns"):
        first, second = _aligned(first, second, column)
        if outcome in first.columns and outcome in second.columns:
            winners = [table[outcome].astype(str).to_numpy() for table in (first, second)]
            changes = int(np.count_nonzero(winners[0] != winners[1]))
            changed = share(changes, len(first), confidence)
        first, second = first[column], second[column]
    a, b = as_numbers(first, "first"), as_numbers(second, "second")
    if a.size != b.size:
        raise ValueError(
            f"first has {a.size} values and second {b.size}; pairs need as many of each"
        )
    return PairedDifference(mean(b - a, confidence), _welch(a, b, confidence), changed)


def _aligned(first: Any, second: Any, column: str) -> "tuple[pd.DataFrame, pd.DataFrame]":
    for name, table in (("first", first), ("second", second)):
        if not hasattr(table, "columns"):
            raise ValueError(f"{name} is no DataFrame; compare two frames or two arrays")
        missing = [needed for needed in ("game", column) if needed not in table.columns]
        if missing:
            raise ValueError(f"the {name} table has no column {', '.join(missing)}")
        if table["game"].duplicated().any():
            repeated = table["game"][table["game"].duplicated()].iloc[0]
            raise ValueError(f"the {name} table has game {repeated} more than once")
    seeds = [table.attrs.get("seed") for table in (first, second)]
    if None not in seeds and seeds[0] != seeds[1]:
        raise ValueError(
            f"first has seed {seeds[0]} and second seed {seeds[1]}; pairs come from one seed"
        )
    ordered = [table.sort_values("game", kind="stable") for table in (first, second)]
    games = [table["game"].to_numpy() for table in ordered]
    if not np.array_equal(*games):
        alone = np.setxor1d(*games)
        raise ValueError(
            f"the two tables hold different games: {alone.size} are in one of them only, such as "
            f"game {alone[0]}; play as many games of each"
        )
    return ordered[0], ordered[1]


def _welch(a: Any, b: Any, confidence: float) -> Estimate:
    """Welch's interval for the difference of two independent means."""
    from scipy import stats

    value = float(b.mean() - a.mean())
    low = high = value
    if a.std() > 0 or b.std() > 0:
        found = stats.ttest_ind(b, a, equal_var=False).confidence_interval(confidence)
        low, high = float(found.low), float(found.high)
    return Estimate(value, low, high, a.size, confidence, "Welch")
