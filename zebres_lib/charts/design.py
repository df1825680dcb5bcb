"""Charts of the design lab: variants side by side, one number at a time, a value searched for."""

import textwrap
from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import Estimate
from ..explain.catalogue import message_text
from ..explain.numbers import number
from ..zebres.design.metrics import EvenValue, label, unit_name
from ..zebres.design.variants import NUMBERS, RULINGS, parameter_name
from .style import (
    INK,
    MUTED,
    PLAYER_STYLE,
    axes,
    chart,
    finish,
    games_note,
    inches,
    interval_text,
    intervals_note,
    require_games,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_ROW = 0.42
"""Inches of height for a row of a chart that lists things from top to bottom."""

_DOWN = {"facecolor": "#dccfb4", "edgecolor": "#6a5232", "hatch": "//"}
_UP = {"facecolor": "#2f6b4f", "edgecolor": "#16382a", "hatch": ""}
_TURNED = {"facecolor": "#9db4c8", "edgecolor": "#1f3f8c", "hatch": ".."}
_CHANGES: dict[str, dict[str, Any]] = {"down": _DOWN, "up": _UP, "turned": _TURNED}


@chart
def variants_compared(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    metric: str | None = None,
    language: str = "en",
) -> "Axes":
    """Draw one metric of several variants with its intervals, the first variant on top.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.metrics.compare` returns it.
    ax
        Where to draw; a new figure if None.
    metric
        Which metric; the table's first if None.
    language
        Code of a language, such as ``fr``.

    A variant that differs from the first beyond chance has a filled mark, any other a hollow one;
    beside it stands the paired difference with its interval.

    Raises
    ------
    ValueError
        If the table lacks a column or has no row for the metric.
    """
    needed = ("variant", "metric", "unit", "value", "low", "high", "difference", "different")
    rows, metric = _rows_of(table, metric, *needed)
    scale, unit = _scale(metric, rows, language)
    names = rows["variant"].tolist()
    ax = axes(ax, (7, 1.5 + _ROW * len(rows)))
    places = np.arange(len(rows))[::-1]
    filled = rows["different"].fillna(False).to_numpy(dtype=bool)[::-1]
    base = rows.iloc[0]
    ax.axvline(base["value"] * scale, color=MUTED, linestyle=":", linewidth=1.2)
    ax.axvspan(base["low"] * scale, base["high"] * scale, color="#e9e0cc", zorder=0)
    for place, (_, row) in zip(places, rows.iterrows(), strict=True):
        value = row["value"] * scale
        ends = [[value - row["low"] * scale], [row["high"] * scale - value]]
        is_filled = filled[place]
        ax.errorbar(
            value,
            place,
            xerr=np.maximum(ends, 0),
            fmt="o",
            markersize=7,
            color=PLAYER_STYLE["green"]["facecolor"],
            markerfacecolor=PLAYER_STYLE["green"]["facecolor"] if is_filled else "white",
            ecolor=INK,
            capsize=3,
            linewidth=1.2,
        )
    said = [f"{names[0]}\n{_measured(base, scale, language)}"]
    said += [
        f"{row['variant']}\n{_signed(row, scale, language)}" for _, row in rows.iloc[1:].iterrows()
    ]
    ax.set_yticks(places, said, fontsize=_font(ax))
    ax.set_ylim(-0.6, len(rows) - 0.4)
    _label(ax, _text("unit", language, metric=label(metric, language), unit=unit))
    verdict = _text(
        "verdict", language, variant=names[0], comparisons=table.attrs.get("comparisons", 1)
    )
    return finish(
        ax, _text("comparison", language), _note(table, rows, language, verdict), language
    )


@chart
def tornado(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    metric: str | None = None,
    most: int = 12,
    language: str = "en",
) -> "Axes":
    """Draw what a step of each number does to a metric, the greatest effect on top.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.metrics.sensitivity` returns it.
    ax
        Where to draw; a new figure if None.
    metric
        Which metric; the table's first if None.
    most
        How many numbers and rulings to show.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or has no row for the metric, or ``most`` is below 1.
    """
    needed = ("parameter", "metric", "unit", "change", "difference", "difference_low", "refused")
    rows, metric = _rows_of(table, metric, *needed)
    if most < 1:
        raise ValueError(f"most is {most}; show at least one number")
    scale, _ = _scale(metric, rows, language)
    played = rows[rows["difference"].notna()]
    effects = played.groupby("parameter", sort=False)["difference"].agg(lambda one: one.abs().max())
    shown = effects.sort_values(ascending=False, kind="stable").index[:most].tolist()
    ax = axes(ax, (7, 1.7 + _ROW * len(shown)))
    for place, parameter in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
        own = played[played["parameter"] == parameter]
        for _, row in own.iterrows():
            offset = {"down": -0.19, "up": 0.19, "turned": 0.0}[row["change"]]
            effect = row["difference"] * scale
            ends = np.array([[row["difference_low"]], [row["difference_high"]]]) * scale
            ax.barh(
                place + offset,
                effect,
                height=0.36,
                linewidth=0.8,
                xerr=np.abs(ends - effect),
                error_kw={"ecolor": INK, "capsize": 2, "linewidth": 1.0},
                **_CHANGES[row["change"]],
            )
    ax.axvline(0, color=INK, linewidth=1)
    names = [parameter_name(one, language) for one in shown]
    ax.set_yticks(range(len(shown) - 1, -1, -1), names, fontsize=_font(ax))
    ax.set_ylim(-0.6, len(shown) - 0.4)
    name = label(metric, language)
    is_share = rows["unit"].iloc[0] == "share"
    unit = unit_name(metric, language)
    told = "points" if is_share else "change"
    _label(ax, _text(told, language, metric=name, unit=unit))
    seen = set(played["change"][played["parameter"].isin(shown)])
    for change in [one for one in _CHANGES if one in seen]:
        ax.barh([0], [0], label=_text(change, language), **_CHANGES[change])
    base = number(float(rows["base"].iloc[0]) * scale, 1 if is_share else 2, language)
    more = [_text("base", language, value=f"{base} {unit}")]
    refused = int((rows["refused"] != "").sum())
    if refused:
        more.append(_text("refused", language, count=refused))
    return finish(
        ax, _text("tornado", language), _note(table, rows, language, *more), language, legend=3
    )


@chart
def value_search(answer: EvenValue, ax: "Axes | None" = None, *, language: str = "en") -> "Axes":
    """Draw the values tried in a search, what was wanted, and the interval of the answer.

    Parameters
    ----------
    answer
        As :func:`zebres_lib.zebres.metrics.find_value` returns it.
    ax
        Where to draw; a new figure if None.
    language
        Code of a language, such as ``fr``.
    """
    trials = answer.trials
    scale, unit = (100.0, "%") if unit_name(answer.metric) == "%" else (1.0, "")
    unit = unit or unit_name(answer.metric, language)
    ax = axes(ax)
    values = trials["estimate"] * scale
    green = PLAYER_STYLE["green"]["facecolor"]
    if answer.low is not None and answer.high is not None:
        between = Estimate(
            float("nan") if answer.value is None else answer.value, answer.low, answer.high, 2
        )
        said = (
            _text("undecided", language)
            if answer.value is None
            else interval_text(between, language)
        )
        ax.axvspan(
            answer.low,
            answer.high,
            facecolor="#f3dc9c",
            edgecolor="#6b4a05",
            hatch="..",
            linewidth=0.6,
            label=said,
        )
        if answer.value is not None:
            ax.axvline(answer.value, color="#6b4a05", linewidth=1.6)
    else:
        ax.plot([], [], linestyle="none", label=_text("none", language))
    ax.errorbar(
        trials["value"],
        values,
        yerr=[values - trials["low"] * scale, trials["high"] * scale - values],
        fmt="o-",
        color=green,
        ecolor=INK,
        capsize=3,
        markersize=5,
        linewidth=1.2,
        label=_text("tried", language),
    )
    target = number(answer.target * scale, 0 if scale == 100 else 1, language)
    wanted = f"{target} {unit}".strip()
    ax.axhline(
        answer.target * scale,
        color="#a83c0a",
        linestyle="--",
        label=_text("target", language, target=wanted),
    )
    known = answer.parameter in (*NUMBERS, *RULINGS)
    ax.set_xlabel(parameter_name(answer.parameter, language) if known else _text("value", language))
    ax.set_ylabel(_text("unit", language, metric=label(answer.metric, language), unit=unit))
    note = games_note(
        trials,
        language,
        intervals_note(answer.confidence, language),
        games=trials.attrs["games"],
        players=False,
    )
    return finish(ax, _text("search", language, target=wanted), note, language, legend=3)


def _font(ax: "Axes") -> str:
    """Return the size of names beside narrow and wide axes."""
    return "medium" if inches(ax)[0] >= 3.6 else "x-small"


def _label(ax: "Axes", text: str) -> None:
    """Label the horizontal axis, on several lines where it is narrow."""
    width = inches(ax)[0]
    letters = int(width * (12 if width >= 3.6 else 7))
    ax.set_xlabel(textwrap.fill(text, max(20, letters), break_long_words=False))


def _text(message: str, language: str, **values: object) -> str:
    return message_text(language, f"design-{message}", arguments=values)


def _rows_of(
    table: "pd.DataFrame", metric: str | None, *columns: str
) -> "tuple[pd.DataFrame, str]":
    require_games(table, *columns)
    chosen = str(table["metric"].iloc[0]) if metric is None else metric
    rows = table[table["metric"] == chosen]
    if len(rows) == 0:
        there = ", ".join(dict.fromkeys(table["metric"].astype(str)))
        raise ValueError(f"the table has no metric {chosen!r}; it has {there}")
    return rows, chosen


def _scale(metric: str, rows: "pd.DataFrame", language: str) -> tuple[float, str]:
    return (100.0 if rows["unit"].iloc[0] == "share" else 1.0), unit_name(metric, language)


def _measured(row: "pd.Series[Any]", scale: float, language: str) -> str:
    found = Estimate(row["value"], row["low"], row["high"], int(row["n"]))
    return interval_text(found, language, scale=scale)


def _signed(row: "pd.Series[Any]", scale: float, language: str) -> str:
    found = Estimate(
        row["difference"], row["difference_low"], row["difference_high"], int(row["n"])
    )
    text = interval_text(found, language, scale=scale)
    return f"+{text}" if row["difference"] > 0 else text


def _note(table: "pd.DataFrame", rows: "pd.DataFrame", language: str, *more: str) -> str:
    confidence = float(table.attrs.get("confidence", 0.95))
    games = int(table.attrs["games"]) if "games" in table.attrs else len(rows)
    return games_note(table, language, intervals_note(confidence, language), *more, games=games)
