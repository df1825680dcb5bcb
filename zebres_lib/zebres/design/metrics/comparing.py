"""Variants side by side: values, paired differences, and which differences are more than chance.

All variants play the same seed, so that game number k of one and of another share their chance as
long as they go the same way (common random numbers). Many differences looked at together need wider
intervals than one alone: ``simultaneous_low`` and ``simultaneous_high`` hold for all rows of a
table at once, by Bonferroni's inequality (C. Bonferroni 1936; O. J. Dunn, Multiple Comparisons
among Means, J. Amer. Statist. Assoc. 56, 1961), and only they decide what is called different.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Unpack

from ....estimates import paired_difference, share
from ....estimates.intervals import check_confidence
from ...rules import Rules
from ...simulation.measures import METRICS, Metric
from ..variants import RULINGS, Variant, changed, find, parameter_name, value_of
from .measuring import How, chosen, difference, estimate, label, play, values_of

if TYPE_CHECKING:
    import pandas as pd

Variants = Mapping[str, Rules | Variant] | Iterable[str | Variant]
"""Rules or variants by name, or variants, or names of those that come with the library."""

LEAST_GAMES = 30
"""With fewer games nothing is called different: they may well be alike among themselves by chance,
and then Student's interval has no width."""


def compare(
    variants: Variants,
    metrics: Iterable[str] | None = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
    **how: Unpack[How],
) -> "pd.DataFrame":
    """Measure several variants and how each differs from the first.

    Parameters
    ----------
    variants
        Two or more: a mapping from names to rules, or variants, or names of shipped ones.
    metrics
        Names of metrics, all of them if None.
    confidence
        That of the intervals, and that with which no row at all is wrongly called different.
    language
        Language of the column ``label`` and of the variants' names.
    how
        As for :func:`~zebres_lib.zebres.metrics.play`.

    Returns
    -------
    pandas.DataFrame
        A row a variant and metric: ``variant``, ``metric``, ``label``, ``unit``, ``value``,
        ``low``, ``high``, ``n`` and, but for the first variant, ``difference``, ``difference_low``,
        ``difference_high`` (to the first, paired), ``relative_width`` (of the paired interval to
        that without pairing, below 1 where pairing helps), ``simultaneous_low``,
        ``simultaneous_high`` and ``different``. ``attrs`` say which games these are, and hold
        ``comparisons``, their number.

    Raises
    ------
    ValueError, TypeError, SimulationError
        For fewer than two variants or two of one name; and as ``play`` does.
    """
    check_confidence(confidence)
    named = _named(variants, language)
    wanted = chosen(metrics)
    tables = {name: play(rules, [one.name for one in wanted], **how) for name, rules in named}
    return compare_tables(tables, metrics, confidence=confidence, language=language)


def compare_tables(
    tables: "Mapping[str, pd.DataFrame]",
    metrics: Iterable[str] | None = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "pd.DataFrame":
    """Compare games that were played already, of one seed, by name; see :func:`compare`.

    Raises ``ValueError`` for fewer than two tables, or if they are not of the same games.
    """
    import pandas as pd

    check_confidence(confidence)
    if len(tables) < 2:
        raise ValueError(f"variants: {len(tables)} given; a comparison needs two or more")
    wanted = chosen(metrics)
    first = next(iter(tables.values()))
    comparisons = (len(tables) - 1) * len(wanted)
    rows = []
    for name, table in tables.items():
        _check_pairs(first, table, name)
        for one in wanted:
            found = estimate(one, table, confidence)
            row: dict[str, Any] = {
                "variant": name,
                "metric": one.name,
                "label": label(one.name, language),
                "unit": one.unit,
                "value": found.value,
                "low": found.low,
                "high": found.high,
                "n": found.n,
            }
            if table is not first:
                row |= differing(one, first, table, confidence, comparisons)
            rows.append(row)
    answer = pd.DataFrame(rows)
    answer["different"] = answer["different"].astype("boolean")
    answer.attrs = {
        name: value for name, value in first.attrs.items() if name not in ("rules", "experiment")
    }
    answer.attrs |= {"confidence": confidence, "comparisons": comparisons}
    return answer


def differing(
    metric: Metric,
    first: "pd.DataFrame",
    second: "pd.DataFrame",
    confidence: float,
    comparisons: int,
) -> dict[str, Any]:
    """Return the columns of a difference that is one among several ``comparisons``."""
    found = difference(metric, first, second, confidence)
    wide = difference(metric, first, second, 1 - (1 - confidence) / comparisons)
    return {
        "difference": found.value,
        "difference_low": found.low,
        "difference_high": found.high,
        "relative_width": paired_difference(
            *(values_of(metric, table) for table in (first, second))
        ).relative_width,
        "simultaneous_low": wide.low,
        "simultaneous_high": wide.high,
        "different": found.n >= LEAST_GAMES and 0 not in wide,
    }


def ruling_effects(
    rules: Rules | Variant,
    *,
    confidence: float = 0.95,
    language: str = "en",
    **how: Unpack[How],
) -> "pd.DataFrame":
    """Measure how often each ruling, and the Inauguration, changes how a game goes and who wins.

    Every ruling is turned round, and the Inauguration token is made worth nothing, one at a time,
    and the same seed is played again. Up to where the change first matters a game goes as before;
    after that its chance is used otherwise, and so ``winner_changed`` is how often the ruling gives
    the game another turn with another winner. Who gains by it is another question: see the
    difference of the first player's advantage.

    Returns
    -------
    pandas.DataFrame
        A row a ruling: ``rule`` (its id), ``parameter``, ``label``, ``value`` and ``other`` (before
        and after), ``course_changed`` and ``winner_changed`` (shares of games, each with ``_low``
        and ``_high``) and the paired difference of the advantage with the columns of
        :func:`compare`.

    Raises
    ------
    ValueError, TypeError, SimulationError
        As ``play`` does.
    """
    import pandas as pd

    check_confidence(confidence)
    rules = rules.rules if isinstance(rules, Variant) else rules
    turned: dict[str, tuple[str, int | bool]] = {
        name: (rule, not value_of(rules, name)) for name, rule in RULINGS.items()
    }
    if rules.inauguration_points:
        turned["inauguration_points"] = ("score.inauguration", 0)
    needed = ["advantage", "decisions"]
    base = play(rules, needed, **how)
    rows = []
    for parameter, (rule, value) in turned.items():
        table = play(changed(rules, parameter, value), needed, **how)
        row: dict[str, Any] = {
            "rule": rule,
            "parameter": parameter,
            "label": parameter_name(parameter, language),
            "value": value_of(rules, parameter),
            "other": value,
        }
        for name, column in (("course", "course"), ("winner", "winner")):
            same = base[column].astype(str).to_numpy() == table[column].astype(str).to_numpy()
            found = share(int((~same).sum()), len(same), confidence)
            row |= {
                f"{name}_changed": found.value,
                f"{name}_changed_low": found.low,
                f"{name}_changed_high": found.high,
            }
        row |= differing(METRICS["advantage"], base, table, confidence, len(turned))
        rows.append(row)
    answer = pd.DataFrame(rows)
    answer.attrs = {**base.attrs, "confidence": confidence, "comparisons": len(turned)}
    return answer


def _named(variants: Variants, language: str) -> list[tuple[str, Rules | Variant]]:
    found: list[tuple[str, Rules | Variant]] = []
    if isinstance(variants, Mapping):
        found = list(variants.items())
    else:
        for one in variants:
            variant = find(one) if isinstance(one, str) else one
            given: object = variant
            if not isinstance(given, Variant):
                raise TypeError(
                    f"variants: {given!r} is not a variant nor the name of one; rules need a name, "
                    "as in {'mine': Rules(...)}"
                )
            found.append((variant.told(language).name, variant))
    names = [name for name, _ in found]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise ValueError(f"variants: two are called {twice[0]!r}; give them names of their own")
    if len(names) < 2:
        raise ValueError(f"variants: {len(names)} given; a comparison needs two or more")
    return found


def _check_pairs(first: "pd.DataFrame", table: "pd.DataFrame", name: str) -> None:
    seeds = [each.attrs.get("seed") for each in (first, table)]
    if seeds[0] != seeds[1]:
        raise ValueError(
            f"{name}: seed {seeds[1]} where the first variant has {seeds[0]}; pairs come from one "
            "seed"
        )
    if not first["game"].equals(table["game"]):
        raise ValueError(f"{name}: other games than the first variant; play as many of each")
