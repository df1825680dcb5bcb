"""Games of a variant, and its metrics with their intervals."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict, Unpack

import numpy as np

from ....errors import SimulationError
from ....estimates import Estimate, mean as mean_of, paired_difference
from ....estimates.tabulate import estimate_of
from ....explain.catalogue import message_text
from ... import players
from ...rules import Rules
from ...simulation.course import COLUMNS, COURSE
from ...simulation.measures import METRICS, Metric
from ...simulation.simulate import BLOCK_GAMES, FirstPlayer, simulate
from ...simulation.simulation import Simulation
from ..variants import Variant

if TYPE_CHECKING:
    import pandas as pd


class How(TypedDict, total=False):
    """How games are played; arguments of :func:`~zebres_lib.zebres.simulate`."""

    games: int
    seed: int
    white: str | players.Policy
    green: str | players.Policy
    first_player: FirstPlayer
    compiled: bool | None
    workers: int | None


def play(
    rules: Rules | Variant, metrics: Iterable[str] | None = None, **how: Unpack[How]
) -> "pd.DataFrame":
    """Play games of a variant and return a table with a row a game, for the metrics wanted.

    Parameters
    ----------
    rules
        What is played.
    metrics
        Names of metrics, all of them if None. Where one of them needs the course of the games
        these are played twice, which matters for slow players only.
    how
        Arguments of :func:`~zebres_lib.zebres.simulate`; ``first_player`` is
        ``"alternate"`` if not given, so that the seat and the colour do not go together.

    Returns
    -------
    pandas.DataFrame
        The columns of ``simulate``, ``bonus`` (points of the Inauguration token) and, where it is
        needed, the columns of :mod:`~zebres_lib.zebres.simulation.course`.

    Raises
    ------
    ValueError, TypeError
        For a bad argument or a metric that there is not, naming it.
    SimulationError
        If a player chose an action that is not legal, or draws chance from elsewhere.
    """
    import pandas as pd

    rules = rules.rules if isinstance(rules, Variant) else rules
    wanted = chosen(metrics)
    how = {"first_player": "alternate", **how}
    table = simulate(rules=rules, progress=False, **how)
    attrs = dict(table.attrs)
    table["bonus"] = rules.inauguration_points
    if any(set(one.columns) & set(COLUMNS) for one in wanted):
        courses = _courses(rules, attrs["games"], attrs["seed"], how)
        for column in ("white_points", "green_points"):
            other = np.flatnonzero(table[column].to_numpy() != courses[column].to_numpy())
            if other.size:
                raise SimulationError(
                    f"game {other[0]} went otherwise when it was played again; chance must come "
                    "from randomness alone"
                )
        table = pd.concat([table, courses[list(COLUMNS)]], axis=1)
    table.attrs = attrs
    return table


def measure(
    rules: Rules | Variant,
    metrics: Iterable[str] | None = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
    **how: Unpack[How],
) -> "pd.DataFrame":
    """Measure a variant: one row a metric, each with its interval.

    Parameters
    ----------
    rules
        What is played.
    metrics
        Names of metrics, all of them if None.
    confidence
        That of each interval taken alone.
    language
        Language of the column ``label``.
    how
        As for :func:`play`: ``games`` (10 000 if not given), ``seed``, ``white``, ``green``, ...

    Returns
    -------
    pandas.DataFrame
        Indexed by ``metric``, with ``label``, ``value``, ``low``, ``high``, ``half_width``,
        ``unit``, ``method`` and ``n``. ``attrs`` say which games these are.

    Raises
    ------
    ValueError, TypeError, SimulationError
        As :func:`play` does.

    >>> found = measure(Rules(), ["draws", "length"], games=200, seed=1)
    >>> found["value"].round(2).to_dict()["draws"]
    0.0
    """
    return summary(play(rules, metrics, **how), metrics, confidence=confidence, language=language)


def summary(
    table: "pd.DataFrame",
    metrics: Iterable[str] | None = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "pd.DataFrame":
    """Return the metrics of games that were played already; see :func:`measure`.

    Without ``metrics``, all those that the columns of the table allow. Raises ``ValueError`` if the
    table lacks a column that a metric needs.
    """
    import pandas as pd

    wanted = chosen(metrics)
    if metrics is None:
        wanted = [one for one in wanted if set(one.columns) <= set(table.columns)]
    rows = []
    for one in wanted:
        found = estimate(one, table, confidence)
        rows.append(
            {
                "metric": one.name,
                "label": label(one.name, language),
                "value": found.value,
                "low": found.low,
                "high": found.high,
                "half_width": found.half_width,
                "unit": one.unit,
                "method": found.method,
                "n": found.n,
            }
        )
    answer = pd.DataFrame(rows).set_index("metric")
    answer.attrs = {**table.attrs, "confidence": confidence}
    return answer


def chosen(metrics: Iterable[str] | None) -> list[Metric]:
    """Return metrics by name, all of them for None; raises ``ValueError`` for a wrong one."""
    names = list(METRICS) if metrics is None else [metrics] if isinstance(metrics, str) else metrics
    found = []
    for name in names:
        if name not in METRICS:
            raise ValueError(f"metric {name!r} is not among {', '.join(METRICS)}")
        found.append(METRICS[name])
    if not found:
        raise ValueError(f"metrics: none is chosen; there are {', '.join(METRICS)}")
    return found


def label(metric: str, language: str = "en") -> str:
    """Return what people call a metric."""
    return message_text(language, f"metrics-{metric.replace('_', '-')}")


def unit_name(metric: str, language: str = "en") -> str:
    """Return the unit of a metric as charts and tables show it: ``%``, ``points``, ..."""
    return message_text(language, f"metrics-unit-{chosen([metric])[0].unit}")


def values_of(metric: Metric, table: "pd.DataFrame") -> "pd.Series[float]":
    """Return one value a game; raises ``ValueError`` naming a column that is missing."""
    missing = [column for column in metric.columns if column not in table.columns]
    if missing:
        raise ValueError(
            f"the table has no column {', '.join(missing)}, which {metric.name} needs; "
            "make it with metrics.play"
        )
    return metric.values(table)


def estimate(metric: Metric, table: "pd.DataFrame", confidence: float = 0.95) -> Estimate:
    """Return a metric of a table of games with its interval.

    Shares have Wilson's interval, means Student's. The interval of a folded metric is what becomes
    of the mean's: it covers at least as often.
    """
    found = estimate_of(values_of(metric, table), confidence)
    if not metric.folded:
        return found
    ends = sorted((abs(found.low), abs(found.high)))
    nearest = 0.0 if 0 in found else ends[0]
    return replace(
        found,
        value=1 - abs(found.value),
        low=max(0.0, 1 - ends[1]),
        high=1 - nearest,
        method=f"{found.method}, folded",
    )


def difference(
    metric: Metric, first: "pd.DataFrame", second: "pd.DataFrame", confidence: float = 0.95
) -> Estimate:
    """Return how much larger a metric is in the second table, game by game.

    The tables hold the same games of the same seed. A folded metric's difference follows from the
    mean of the differences and that of the sums, each with half of the error allowed (Bonferroni),
    so that its interval covers at least as often as ``confidence``.
    """
    a, b = (np.asarray(values_of(metric, table), dtype=float) for table in (first, second))
    if not metric.folded:
        return paired_difference(a, b, confidence=confidence).difference
    half = 1 - (1 - confidence) / 2
    between, together = mean_of(b - a, half), mean_of(a + b, half)

    def folded(d: float, s: float) -> float:
        # |second mean| - |first mean|, from their difference and their sum; 1 - |.| turns it round.
        return (abs(s - d) - abs(s + d)) / 2

    corners = [
        folded(d, s) for d in (between.low, between.high) for s in (together.low, together.high)
    ]
    return Estimate(
        folded(between.value, together.value),
        min(corners),
        max(corners),
        between.n,
        confidence,
        "Student, folded",
    )


def _courses(rules: Rules, games: int, seed: int, how: How) -> "pd.DataFrame":
    simulation = Simulation.of(
        rules,
        how.get("white", "random"),
        how.get("green", "random"),
        first_player=how.get("first_player", "alternate"),
        recorder=COURSE,
        compiled=how.get("compiled"),
    )
    if simulation.compiled:
        # The same games have just said that they are compiled; once is enough.
        simulation.compile()
    return simulation.run(
        games, seed=seed, block_size=BLOCK_GAMES, workers=how.get("workers"), progress=False
    )
