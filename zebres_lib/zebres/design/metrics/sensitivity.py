"""One number at a time: what a step up or down does to a metric, all else being equal."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Unpack

from ....errors import RulesError
from ....estimates.intervals import check_confidence
from ...rules import Rules
from ..variants import NUMBERS, Variant, changed, parameter_name, parameters, value_of
from .comparing import differing
from .measuring import How, chosen, estimate, label, play

if TYPE_CHECKING:
    import pandas as pd


def sensitivity(
    rules: Rules | Variant,
    metrics: str | Iterable[str] = "advantage",
    *,
    numbers: Iterable[str] | None = None,
    step: int = 1,
    confidence: float = 0.95,
    language: str = "en",
    **how: Unpack[How],
) -> "pd.DataFrame":
    """Change each number of the rules by a step, one at a time, on the same seed.

    Parameters
    ----------
    rules
        Where to begin.
    metrics
        Names of one or more metrics.
    numbers
        Which numbers and rulings, such as ``values.zebra``; all numbers and all rulings if None. A
        ruling is turned round.
    step
        How far a number goes up and down.
    confidence
        That of the intervals, and that with which no row at all is wrongly called different.
    language
        Language of the column ``label``.
    how
        As for :func:`~zebres_lib.zebres.metrics.play`.

    Returns
    -------
    pandas.DataFrame
        A row a change and metric: ``parameter``, ``label``, ``metric``, ``metric_label``, ``unit``,
        ``change`` (``up``, ``down`` or ``turned``), ``old`` and ``new`` value, ``base`` (the metric
        before), the columns of the difference as in :func:`~zebres_lib.zebres.metrics.compare`, and
        ``refused``: why the changed rules cannot be played, where the difference is missing.
        ``attrs`` say which games these are and hold ``comparisons``, the number of differences.

    Raises
    ------
    ValueError, TypeError, SimulationError
        For a number that there is not or a step below 1; and as ``play`` does.
    """
    import pandas as pd

    check_confidence(confidence)
    if isinstance(step, bool) or not hasattr(step, "__index__") or step < 1:
        raise ValueError(f"step: {step!r} is not a whole number from 1")
    rules = rules.rules if isinstance(rules, Variant) else rules
    wanted = chosen([metrics] if isinstance(metrics, str) else metrics)
    needed = [one.name for one in wanted]
    steps = _steps(rules, parameters() if numbers is None else tuple(numbers), step)
    played: dict[tuple[str, str], pd.DataFrame] = {}
    refused: dict[tuple[str, str], str] = {}
    base = play(rules, needed, **how)
    for parameter, change, value in steps:
        try:
            other = changed(rules, parameter, value)
        except RulesError as error:
            refused[parameter, change] = str(error)
        else:
            played[parameter, change] = play(other, needed, **how)
    comparisons = max(1, len(played) * len(wanted))
    rows = []
    for parameter, change, value in steps:
        for one in wanted:
            row: dict[str, Any] = {
                "parameter": parameter,
                "label": parameter_name(parameter, language),
                "metric": one.name,
                "metric_label": label(one.name, language),
                "unit": one.unit,
                "change": change,
                "old": int(value_of(rules, parameter)),
                "new": int(value),
                "base": estimate(one, base, confidence).value,
                "refused": refused.get((parameter, change), ""),
            }
            if (parameter, change) in played:
                table = played[parameter, change]
                row |= differing(one, base, table, confidence, comparisons)
            rows.append(row)
    answer = pd.DataFrame(rows)
    if "different" not in answer:
        raise ValueError(f"numbers: no change can be played; {next(iter(refused.values()))}")
    answer["different"] = answer["different"].astype("boolean")
    answer.attrs = {**base.attrs, "confidence": confidence, "comparisons": comparisons}
    return answer


def _steps(rules: Rules, names: tuple[str, ...], step: int) -> list[tuple[str, str, int | bool]]:
    found: list[tuple[str, str, int | bool]] = []
    for name in names:
        value = value_of(rules, name)
        if name in NUMBERS:
            found += [(name, "down", value - step), (name, "up", value + step)]
        else:
            found.append((name, "turned", not value))
    if not found:
        raise ValueError(f"numbers: none is chosen; there are {', '.join(parameters())}")
    return found
