"""Charts of tournaments: a cross table as a heat map, and ratings with their intervals."""

import textwrap
from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import Estimate
from ..explain.catalogue import message_text
from ..explain.numbers import number
from ..zebres.computer import levels
from .boards import readable
from .style import (
    HEAT,
    INK,
    MUTED,
    axes,
    chart,
    finish,
    games_note,
    inches,
    interval_text,
    intervals_note,
    require_games,
    word,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_ROW = 0.46
"""Inches of height for a player."""

_POINT = "#1f3f8c"


@chart
def cross_table(table: "pd.DataFrame", ax: "Axes | None" = None, *, language: str = "en") -> "Axes":
    """Draw who scores how much against whom, as a heat map, whoever scores most on top.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.tournament.cross_table` returns it.
    ax
        Where to draw; a new figure if None.
    language
        Code of a language, such as ``fr``.

    A cell has the share of the points that the player of its row scores, in per cent, and below it
    the interval if there is room. Those who did not meet have a hatched cell.

    Raises
    ------
    ValueError
        If the table lacks a column or has no row, or for a language that charts do not speak.
    """
    from matplotlib import colormaps
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import Normalize
    from matplotlib.patches import Rectangle

    word("n", language, n="")  # says which languages there are
    require_games(table, "player", "opponent", "games", "points", "share", "low", "high")
    totals = table.groupby("player", sort=False)[["points", "games"]].sum()
    shares = totals["points"] / totals["games"].clip(lower=1)
    names = shares.sort_values(ascending=False, kind="stable").index.tolist()
    ax = axes(ax, (2.6 + 0.95 * len(names), 1.9 + 0.62 * len(names)))
    width, height = inches(ax)
    side = min(width * 0.72, height * 1.2) / len(names) * 72
    has_room = side >= 34
    size = float(np.clip(side / (5 if has_room else 3.4), 5, 9.5))
    scale, colors = Normalize(0, 100), colormaps[HEAT]
    for _, row in table.iterrows():
        x, y = names.index(row["opponent"]), names.index(row["player"])
        patch = Rectangle((x - 0.5, y - 0.5), 1, 1, edgecolor="#d9c79f", linewidth=0.8)
        ax.add_patch(patch)
        if not row["games"]:
            patch.set(facecolor="#eeeeee", edgecolor="#999999", hatch="xx")
            continue
        color = colors(scale(row["share"] * 100))
        patch.set(facecolor=color)
        share, low, high = (number(row[name] * 100, 0, language) for name in _SHARES)
        ax.text(
            x, y - 0.13 if has_room else y, share, ha="center", va="center", fontsize=size * 1.2,
            fontweight="bold", color=readable(color),
        )  # fmt: skip
        if has_room:
            ax.text(
                x, y + 0.24, f"{low}–{high}", ha="center", va="center", fontsize=size * 0.85,
                color=readable(color),
            )  # fmt: skip
    titles = [levels.title(name, language) for name in names]
    ax.set_xlim(-0.5, len(names) - 0.5)
    ax.set_ylim(len(names) - 0.5, -0.5)
    slanted = max(len(title) for title in titles) * size * 0.62 > side
    ax.set_xticks(
        range(len(names)), titles, fontsize=size + 0.5,
        rotation=40 if slanted else 0, ha="right" if slanted else "center",
        rotation_mode="anchor" if slanted else "default",
    )  # fmt: skip
    ax.set_yticks(range(len(names)), titles, fontsize=size + 0.5)
    ax.tick_params(length=0)
    ax.spines[:].set_visible(False)
    ax.set_xlabel(_say("opponent", language))
    bar = ax.figure.colorbar(ScalarMappable(scale, colors), ax=ax, pad=0.02, aspect=28)
    bar.set_label(
        textwrap.fill(_say("share", language), max(16, int(height * 11))), fontsize="small"
    )
    bar.outline.set_visible(False)
    met = table[table["games"] > 0]
    unmet = [_say("unmet", language)] if len(met) < len(table) else []
    half = None if has_room or not len(met) else float((met["high"] - met["low"]).max()) * 50
    note = _note(table, language, *unmet, half=half)
    return finish(ax, _say("cross-title", language), note, language)


@chart
def player_ratings(
    table: "pd.DataFrame", ax: "Axes | None" = None, *, language: str = "en"
) -> "Axes":
    """Draw ratings with their intervals, the strongest on top.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.tournament.ratings` returns it.
    ax
        Where to draw; a new figure if None.
    language
        Code of a language, such as ``fr``.

    An arrow stands for an interval without an end: the player always won, or always lost, where it
    counts. Players whose games do not tell have no mark.

    Raises
    ------
    ValueError
        If the table lacks a column or has no row, or for a language that charts do not speak.
    """
    word("n", language, n="")  # says which languages there are
    require_games(table, "rating", "low", "high", "verdict")
    ax = axes(ax, (7, 1.6 + _ROW * len(table)))
    is_wide = inches(ax)[0] >= 3.6
    ends = table[["low", "high"]].to_numpy().ravel()
    finite = ends[np.isfinite(ends)]
    low, high = (float(finite.min()), float(finite.max())) if finite.size else (-1.0, 1.0)
    room = max(0.12 * (high - low), 20.0)
    left, right = low - room, high + room
    labels = []
    for place, (name, row) in enumerate(table.iterrows()):
        title = levels.title(str(name), language)
        labels.append(f"{title}\n{_verdict(row, language)}")
        look: dict[str, Any] = {"color": _POINT, "linewidth": 1.5, "gid": f"rating {name}"}
        if row["verdict"] == "rated":
            ax.errorbar(
                row["rating"], place, fmt="o", color=_POINT, ecolor=INK, capsize=3, markersize=6,
                xerr=[[row["rating"] - row["low"]], [row["high"] - row["rating"]]], linewidth=1.3,
            )  # fmt: skip
        elif row["verdict"] == "above":
            ax.plot([row["low"], right - room / 4], [place, place], **look)
            ax.plot([row["low"]], [place], marker="|", markersize=10, color=_POINT)
            ax.plot([right - room / 4], [place], marker=">", markersize=8, color=_POINT)
        elif row["verdict"] == "below":
            ax.plot([left + room / 4, row["high"]], [place, place], **look)
            ax.plot([row["high"]], [place], marker="|", markersize=10, color=_POINT)
            ax.plot([left + room / 4], [place], marker="<", markersize=8, color=_POINT)
    ax.axvline(0, color=MUTED, linestyle=":", linewidth=1.2, zorder=0)
    ax.set_xlim(left, right)
    ax.set_yticks(range(len(table)), labels, fontsize="medium" if is_wide else "x-small")
    ax.set_ylim(len(table) - 0.4, -0.6)
    ax.grid(axis="x", color="#e6dcc5", linewidth=0.8)
    ax.set_axisbelow(True)
    anchor = table.attrs.get("anchor")
    label = (
        _say("rating", language)
        if anchor is None
        else _say("rating-anchor", language, anchor=levels.title(anchor, language))
    )
    letters = int(inches(ax)[0] * (12 if is_wide else 9))
    ax.set_xlabel(textwrap.fill(label, max(20, letters)))
    ax.xaxis.set_major_formatter(lambda value, _: number(value, 0, language))
    return finish(ax, _say("rating-title", language), _note(table, language), language)


_SHARES = ("share", "low", "high")


def _verdict(row: "pd.Series[Any]", language: str) -> str:
    """Write a rating with its interval, or what is known instead."""
    if row["verdict"] == "rated":
        found = Estimate(row["rating"], row["low"], row["high"], int(row["games"]))
        if found.low == found.high:
            return number(found.value, 0, language)
        return interval_text(found, language)
    if row["verdict"] == "above":
        return _say("at-least", language, rating=number(row["low"], 0, language))
    if row["verdict"] == "below":
        return _say("at-most", language, rating=number(row["high"], 0, language))
    return _say("open", language)


def _note(table: "pd.DataFrame", language: str, *said: str, half: float | None = None) -> str:
    """Return how many games there were, and of which kind; ``half`` bounds intervals not shown."""
    text = intervals_note(float(table.attrs.get("confidence", 0.95)), language)
    if half is not None:
        text = word("at most", language, text=text, half=number(half, 0, language))
    more = [text, *said]
    if "opening_turns" in table.attrs:
        more.append(_say("rounds", language, turns=int(table.attrs["opening_turns"])))
    games = table.attrs.get("games")
    if games is None:
        games = int(table["games"].sum()) // 2
    return games_note(table, language, *more, games=int(games), players=False)


def _say(name: str, language: str, **arguments: object) -> str:
    return message_text(language, f"tournament-{name}", arguments=arguments)
