"""The value of a number that makes a metric come out as wanted, and how sure that is.

The metric is taken to rise or to fall with the number. All values are tried on the same seed, so
that what differs between two of them is the number and not the luck (common random numbers). The
search halves the range as bisection does. The interval of the answer is that of test inversion:
all values of the number at which the interval of the metric holds what is wanted (E. C. Fieller,
Some Problems in Interval Estimation, J. Roy. Statist. Soc. B 16, 1954, for a ratio; any confidence
set by inverting a test). It covers the true answer as often as the metric's own interval does.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, Unpack

import numpy as np

from ....errors import RulesError
from ....estimates import Estimate, paired_difference
from ....estimates.intervals import check_confidence
from ....estimates.tabulate import estimate_of
from ...rules import Rules
from ..variants import NUMBERS, Variant, changed
from .measuring import How, chosen, play, values_of

if TYPE_CHECKING:
    import pandas as pd

Status = Literal["found", "none", "undecided"]


@dataclass(frozen=True)
class EvenValue:
    """The answer of :func:`find_value`.

    Attributes
    ----------
    status
        ``found``; ``none`` where the metric is clearly on one side of what is wanted over the whole
        range; ``undecided`` where the metric may or may not come to what is wanted within it, or
        where any value of the range may be the answer.
    value
        Where the line between two neighbouring whole numbers crosses what is wanted; None unless
        found.
    low, high
        The ends of the interval of the answer; None where status is ``none``.
    low_open, high_open
        Whether the interval reaches the end of the range, and might go on beyond it.
    best
        The whole number tried whose metric comes nearest to what is wanted.
    is_monotone
        False if two values tried contradict, beyond chance, that the metric only rises or falls.
    trials
        All values tried: ``value``, ``estimate``, ``low``, ``high``.
    """

    parameter: str
    metric: str
    target: float
    status: Status
    value: float | None
    low: float | None
    high: float | None
    low_open: bool
    high_open: bool
    best: int
    is_monotone: bool
    confidence: float
    trials: "pd.DataFrame"

    def __str__(self) -> str:
        percent = f"{100 * self.confidence:g} %"
        first, last = self.trials["value"].min(), self.trials["value"].max()
        if self.status == "none":
            side = "above" if self.trials["estimate"].iloc[0] > self.target else "below"
            return (
                f"no {self.parameter} from {first} to {last} brings {self.metric} to "
                f"{self.target:g}: it stays {side} ({percent})"
            )
        low, high = (
            f"{'at most ' if self.low_open else ''}{self.low:.2f}",
            f"{'at least ' if self.high_open else ''}{self.high:.2f}",
        )
        if self.value is None:
            return (
                f"whether {self.parameter} from {first} to {last} brings {self.metric} to "
                f"{self.target:g} is undecided; if so, between {low} and {high} ({percent})"
            )
        return f"{self.parameter} = {self.value:.2f} [{low}, {high}] ({percent})"


def find_value(
    rules: Rules | Variant,
    parameter: str | Callable[[int], Rules] = "inauguration_points",
    lowest: int = 0,
    highest: int = 30,
    *,
    metric: str = "advantage",
    target: float = 0.0,
    confidence: float = 0.95,
    **how: Unpack[How],
) -> EvenValue:
    """Search the value of a number at which a metric comes to ``target``: an even game by default.

    Parameters
    ----------
    rules
        The rules around the number.
    parameter
        The number's name, or a function from a whole number to rules.
    lowest, highest
        The range to search.
    metric
        Any metric but a folded one, which turns round at its best.
    target
        What the metric shall be, such as 0 for the advantage.
    confidence
        That of the interval of the answer.
    how
        As for :func:`~zebres_lib.zebres.metrics.play`.

    Raises
    ------
    ValueError
        For a bad name or range, or a folded metric, or rules that cannot be played at an end of
        the range; and as ``play`` does.
    """
    check_confidence(confidence)
    search = _Search(rules, parameter, metric, target, confidence, how)
    lowest, highest = search.checked_range(lowest, highest)
    # The middle too, before the range is given up: the metric might turn round within it.
    looks = sorted({lowest, (lowest + highest) // 2, highest})
    crossing = next((pair for pair in pairwise(looks) if search.crosses(*pair)), None)
    if crossing is None:
        certain = all(target not in search.at(value) for value in looks)
        if certain:
            return search.answer("none", None, (None, None), (False, False))
        inside = [value for value in looks if target in search.at(value)]
        low = search.edge(inside[0], lowest)
        high = search.edge(inside[-1], highest)
        return search.answer("undecided", None, (low[0], high[0]), (low[1], high[1]))
    below, above = crossing
    while above - below > 1:
        middle = (below + above) // 2
        below, above = (below, middle) if search.crosses(below, middle) else (middle, above)
    low, high = search.edge(below, lowest), search.edge(above, highest)
    ends, is_open = (low[0], high[0]), (low[1], high[1])
    if all(is_open):
        return search.answer("undecided", None, ends, is_open)
    return search.answer("found", search.root(below, above), ends, is_open)


class _Search:
    """The values tried so far, each with its games' values of the metric."""

    def __init__(
        self,
        rules: Rules | Variant,
        parameter: str | Callable[[int], Rules],
        metric: str,
        target: float,
        confidence: float,
        how: How,
    ) -> None:
        base = rules.rules if isinstance(rules, Variant) else rules
        self._metric = chosen([metric])[0]
        if self._metric.folded:
            raise ValueError(f"metric: {metric} turns round at its best; choose advantage")
        if isinstance(parameter, str) and parameter not in NUMBERS:
            raise ValueError(f"parameter {parameter!r} is not among {', '.join(NUMBERS)}")
        self._name = parameter if isinstance(parameter, str) else "value"
        self._make: Callable[[int], Rules] = (
            (lambda value: changed(base, parameter, value))
            if isinstance(parameter, str)
            else parameter
        )
        self._target, self._confidence, self._how = target, confidence, how
        self._values: dict[int, np.ndarray] = {}
        self._estimates: dict[int, Estimate] = {}

    def checked_range(self, lowest: int, highest: int) -> tuple[int, int]:
        """Return the ends as plain numbers; raises ``ValueError`` naming the one that is wrong."""
        ends = []
        for name, value in (("lowest", lowest), ("highest", highest)):
            if isinstance(value, bool) or not hasattr(value, "__index__"):
                raise ValueError(f"{name}: {value!r} is not a whole number")
            try:
                self._make(value)
            except RulesError as error:
                raise ValueError(f"{name}: {value} cannot be played; {error}") from None
            ends.append(value.__index__())
        if ends[0] >= ends[1]:
            raise ValueError(f"lowest: {lowest} is not below highest, {highest}")
        return ends[0], ends[1]

    def at(self, value: int) -> Estimate:
        """Return the metric at a value, playing the games where it was not tried yet."""
        if value not in self._estimates:
            table = play(self._make(value), [self._metric.name], **self._how)
            found = values_of(self._metric, table)
            self._estimates[value] = estimate_of(found, self._confidence)
            self._values[value] = np.asarray(found, dtype=float)
        return self._estimates[value]

    def side(self, value: int) -> int:
        """Return 1 where the metric is above what is wanted, -1 below, 0 where it is just that."""
        return int(np.sign(self.at(value).value - self._target))

    def crosses(self, one: int, other: int) -> bool:
        """Tell whether the metric goes through what is wanted between two values."""
        return self.side(one) * self.side(other) < 0 or (self.side(one) == 0) != (
            self.side(other) == 0
        )

    def root(self, below: int, above: int) -> float:
        """Return where the line between two neighbouring values crosses what is wanted."""
        a, b = self.at(below).value - self._target, self.at(above).value - self._target
        return below + a / (a - b)

    def edge(self, inside: int, end: int) -> tuple[float, bool]:
        """Return where the interval of the answer stops on the way to ``end``, and if it is open.

        ``inside`` is a value on the answer's side; values beyond the edge are told apart from it.
        """
        if self._target in self.at(end):
            return float(end), True
        # Between one value that is told apart and one that is not, or is across.
        apart, near, side = end, inside, self.side(end)
        if self._is_apart(near, side):
            # Told apart as it stands: the edge is between it and its neighbour across.
            return self._bound(near, near + (1 if end <= inside else -1), side), False
        while abs(apart - near) > 1:
            middle = (apart + near) // 2
            apart, near = (middle, near) if self._is_apart(middle, side) else (apart, middle)
        return self._bound(apart, near, side), False

    def _is_apart(self, value: int, side: int) -> bool:
        return self._target not in self.at(value) and self.side(value) == side

    def _bound(self, apart: int, near: int, side: int) -> float:
        """Return where the end of the metric's interval nearest to what is wanted crosses it."""
        a, b = (
            (found.low if side > 0 else found.high) - self._target
            for found in (self.at(apart), self.at(near))
        )
        return apart + (near - apart) * (a / (a - b) if a != b else 1.0)

    def answer(
        self,
        status: Status,
        value: float | None,
        ends: tuple[float | None, float | None],
        is_open: tuple[bool, bool],
    ) -> EvenValue:
        """Return the answer with all values tried."""
        import pandas as pd

        tried = sorted(self._estimates)
        trials = pd.DataFrame(
            {
                "value": tried,
                "estimate": [self._estimates[one].value for one in tried],
                "low": [self._estimates[one].low for one in tried],
                "high": [self._estimates[one].high for one in tried],
            }
        )
        n = self._estimates[tried[0]].n
        trials.attrs = {"games": n, "seed": self._how.get("seed", 0), "target": self._target}
        best = min(tried, key=lambda one: (abs(self._estimates[one].value - self._target), one))
        return EvenValue(
            self._name,
            self._metric.name,
            self._target,
            status,
            value,
            *ends,
            *is_open,
            best,
            self._is_monotone(tried),
            self._confidence,
            trials,
        )

    def _is_monotone(self, tried: list[int]) -> bool:
        steps = list(pairwise(tried))
        confidence = 1 - (1 - self._confidence) / max(1, len(steps))
        signs = set()
        for one, other in steps:
            found = paired_difference(
                self._values[one], self._values[other], confidence=confidence
            ).difference
            if 0 not in found:
                signs.add(math.copysign(1, found.value))
        return len(signs) < 2
