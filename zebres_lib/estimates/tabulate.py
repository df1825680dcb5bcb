"""Many estimates as a table: one row a quantity, or one row a number of games."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from .intervals import (
    Estimate,
    as_numbers,
    check_confidence,
    mean,
    share,
    student_quantiles,
    wilson,
)

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class Quantity:
    """One thing to estimate from a table with a row a game.

    Parameters
    ----------
    name
        How people call it.
    unit
        ``share`` for truth values, else the unit of the numbers.
    columns
        The columns that ``values`` needs.
    values
        The observations: truth values for a share, numbers for a mean. It may leave rows out,
        where the quantity is about some of the games only.
    """

    name: str
    unit: str
    columns: tuple[str, ...]
    values: "Callable[[pd.DataFrame], pd.Series]"


def summarize(
    table: "pd.DataFrame", quantities: Iterable[Quantity], confidence: float = 0.95
) -> "pd.DataFrame":
    """Estimate every quantity that the columns of ``table`` allow.

    Parameters
    ----------
    table
        One row a game.
    quantities
        What to estimate. Truth values give a share with Wilson's interval, numbers a mean with
        Student's.
    confidence
        That of all intervals.

    Returns
    -------
    pandas.DataFrame
        Indexed by ``quantity``, with ``value``, ``low``, ``high``, ``half_width`` (in ``unit``),
        ``unit``, ``method`` and ``n``, the number of games that count for the quantity. Where
        no game counts, the numbers are missing and ``n`` is 0. ``attrs`` are those of ``table``
        with ``confidence`` added.

    Raises
    ------
    ValueError
        If ``table`` has no row, or has the columns of no quantity.
    """
    import pandas as pd

    check_confidence(confidence)
    _refuse_empty(table)
    wanted = list(quantities)
    usable = [one for one in wanted if set(one.columns) <= set(table.columns)]
    if not usable:
        needed = sorted({column for one in wanted for column in one.columns})
        raise ValueError(f"the table has the columns of no quantity; they are {', '.join(needed)}")
    rows = []
    for quantity in usable:
        estimate = estimate_of(quantity.values(table), confidence)
        rows.append(
            {
                "quantity": quantity.name,
                "value": estimate.value,
                "low": estimate.low,
                "high": estimate.high,
                "half_width": estimate.half_width,
                "unit": quantity.unit,
                "method": estimate.method,
                "n": estimate.n,
            }
        )
    answer = pd.DataFrame(rows).set_index("quantity")
    answer.attrs = {**table.attrs, "confidence": confidence}
    return answer


def summary(table: "pd.DataFrame", confidence: float = 0.95) -> "pd.DataFrame":
    """Summarize a table with a row a game, such as a simulation gives, one row a quantity.

    The quantities are those that the games name for their tables; only the columns that ``table``
    has are used. Columns of the answer and errors as in :func:`summarize`.
    """
    known = [quantity for module in _measures() for quantity in module.quantities(table)]
    return summarize(table, known, confidence)


@cache
def _measures() -> tuple[Any, ...]:
    """Every game's ``simulation.measures``, whose ``quantities`` names those of a table."""
    library = __package__.partition(".")[0]
    return tuple(
        import_module(f"{library}.{room.name}.simulation.measures")
        for room in sorted(files(library).iterdir(), key=lambda room: room.name)
        if room.joinpath("simulation", "measures.py").is_file()
    )


def running(
    table: "pd.DataFrame",
    quantity: "str | Callable[[pd.DataFrame], pd.Series] | Quantity",
    *,
    points: int = 200,
    confidence: float = 0.95,
) -> "pd.DataFrame":
    """Follow an estimate as the games come in, the first game first.

    Parameters
    ----------
    table
        One row a game, in the order of play.
    quantity
        A column, a function from the table to one value a game, or a quantity. Truth values
        give a share with Wilson's interval, numbers a mean with Student's.
    points
        How many numbers of games to stop at, evenly spaced on a logarithmic scale.
    confidence
        That of each interval taken alone; the band as a whole covers less often.

    Returns
    -------
    pandas.DataFrame
        Columns ``n`` (games so far), ``value``, ``low``, ``high``; ``attrs`` are those of
        ``table`` with ``method`` and ``confidence`` added.

    Raises
    ------
    ValueError
        If the table is empty (or has one game, for a mean), lacks a column, or ``points`` is
        below 1.
    """
    import pandas as pd

    check_confidence(confidence)
    _refuse_empty(table)
    if points < 1:
        raise ValueError(f"points is {points}; at least one number of games is needed")
    series = observations(table, quantity)
    is_share = pd.api.types.is_bool_dtype(series)
    numbers = as_numbers(series, "values")
    first = 1 if is_share else 2
    if numbers.size < first:
        raise ValueError(f"n is {numbers.size}; the interval of a mean needs at least two values")
    n = np.unique(np.geomspace(first, numbers.size, points).round().astype(np.int64))
    if points == 1:
        n = np.array([numbers.size])
    # Sums of deviations from the mean keep their digits over millions of games.
    centre = float(numbers.mean())
    deviations = numbers - centre
    games = n.astype(np.float64)
    sums = np.cumsum(deviations)[n - 1]
    value = centre + sums / games
    if is_share:
        successes = np.cumsum(numbers)[n - 1]
        value = successes / games
        low, high = wilson(value, games, confidence)
    else:
        squares = np.cumsum(deviations**2)[n - 1]
        variance = np.maximum(squares - sums**2 / games, 0.0) / (games - 1)
        half = student_quantiles(games - 1, confidence) * np.sqrt(variance / games)
        low, high = value - half, value + half
    answer = pd.DataFrame({"n": n, "value": value, "low": low, "high": high})
    method = "Wilson" if is_share else "Student"
    answer.attrs = {**table.attrs, "method": method, "confidence": confidence}
    return answer


def observations(
    table: "pd.DataFrame", quantity: "str | Callable[[pd.DataFrame], pd.Series] | Quantity"
) -> "pd.Series[Any]":
    """Return one value a game; raise ``ValueError`` naming a column that is missing."""
    needed: tuple[str, ...] = ()
    if isinstance(quantity, str):
        needed = (quantity,)
    elif isinstance(quantity, Quantity):
        needed = quantity.columns
    missing = [column for column in needed if column not in table.columns]
    if missing:
        raise ValueError(f"the table has no column {', '.join(missing)}")
    if isinstance(quantity, str):
        return table[quantity]
    if isinstance(quantity, Quantity):
        return quantity.values(table)
    return quantity(table)


def estimate_of(values: "pd.Series[Any]", confidence: float = 0.95) -> Estimate:
    """Return the share of truth values, or the mean of numbers; missing where there are none."""
    from pandas.api.types import is_bool_dtype

    n = len(values)
    if n == 0:
        nan = float("nan")
        return Estimate(nan, nan, nan, 0, confidence, "none")
    if is_bool_dtype(values):
        return share(int(values.sum()), n, confidence)
    return mean(values, confidence)


def _refuse_empty(table: "pd.DataFrame") -> None:
    if len(table) == 0:
        raise ValueError("the table has no game; nothing can be estimated")
