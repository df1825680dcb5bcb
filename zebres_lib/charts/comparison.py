"""How an estimate settles, and what a change of setting does."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import Quantity, mean, paired_difference, running
from ..explain.numbers import number
from .style import (
    INK,
    PLAYER_STYLE,
    axes,
    chart,
    finish,
    games_note,
    interval_text,
    intervals_note,
    label_room,
    labelled,
    legend_above,
    percent_text,
    require_games,
    word,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


@chart
def convergence(
    table: "pd.DataFrame",
    quantity: "str | Callable[[pd.DataFrame], pd.Series] | Quantity",
    ax: "Axes | None" = None,
    *,
    label: str | None = None,
    reference: float | None = None,
    points: int = 200,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw an estimate against the number of games, with the band of its intervals.

    Parameters
    ----------
    table
        One row a game, in the order of play.
    quantity
        What is estimated, as for :func:`zebres_lib.estimates.running`. Shares are drawn in
        per cent.
    ax
        Where to draw; a new figure if None.
    label
        The vertical axis' label with its unit; made from ``quantity`` if None.
    reference
        A value known from elsewhere, drawn as a line (a share between 0 and 1).
    points
        How many numbers of games to draw.
    confidence
        That of each interval taken alone.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or has too few games.
    """
    followed = running(table, quantity, points=points, confidence=confidence)
    ax = axes(ax)
    is_share = followed.attrs["method"] == "Wilson"
    scale = 100 if is_share else 1
    style = PLAYER_STYLE["green"]
    percent = percent_text(confidence, language)
    ax.fill_between(
        followed["n"],
        followed["low"] * scale,
        followed["high"] * scale,
        facecolor="#c9deaa",
        edgecolor="#86ab5c",
        hatch="...",
        linewidth=0.6,
        label=word("interval", language, confidence=percent),
    )
    ax.plot(
        followed["n"],
        followed["value"] * scale,
        color=style["edgecolor"],
        linewidth=1.8,
        label=word("estimate", language),
    )
    if reference is not None:
        ax.axhline(reference * scale, color="#a83c0a", linestyle="--", linewidth=1.2)
        ax.plot([], [], color="#a83c0a", linestyle="--", label=_plain(reference * scale, language))
    ax.set_xscale("log")
    begin, end = int(followed["n"].iloc[0]), int(followed["n"].iloc[-1])
    ax.set_xlim(begin, max(end, begin + 1))
    # The first few games swing so far that nothing else would be seen.
    settled = followed[followed["n"] >= min(20, end)]
    low, high = settled["low"].min() * scale, settled["high"].max() * scale
    spare = max(high - low, 1e-9) * 0.06
    ax.set_ylim(low - spare, high + spare)
    ax.set_xlabel(word("games so far", language))
    ax.set_ylabel(label or _axis_label(quantity, is_share, language))
    note = games_note(table, language, followed.attrs["method"], games=end)
    return finish(ax, word("convergence title", language), note, language, legend=3)


@chart
def two_settings(
    first: "pd.DataFrame",
    second: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    column: str = "margin",
    names: tuple[str, str] | None = None,
    label: str | None = None,
    width: int = 4,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw one number's distribution under two settings, and their paired difference.

    Parameters
    ----------
    first, second
        Two tables of the same games, one row a game, with ``game`` and ``column``.
    ax
        Where to draw; a new figure if None.
    column
        The number that is compared.
    names
        How to call the two settings.
    label
        The horizontal axis' label with its unit; the margin's if None and ``column`` is that.
    width
        How many units a step spans; steps start at multiples of it.
    confidence
        That of the intervals.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If a table lacks a column or has no game, the tables do not hold the same games of the
        same seed, or ``width`` is below 1.
    """
    for table in (first, second):
        require_games(table, "game", column)
    if width < 1:
        raise ValueError(f"width is {width}; a step spans at least one unit")
    pair = paired_difference(first, second, column=column, confidence=confidence)
    ax = axes(ax)
    names = names or (word("first setting", language), word("second setting", language))
    values = [table[column].to_numpy() for table in (first, second)]
    lowest, highest = min(map(np.min, values)), max(map(np.max, values))
    start, stop = int(lowest // width) * width, (int(highest // width) + 1) * width
    edges = np.arange(start, stop + 1, width)
    top = 0.0
    for name, numbers, is_filled in zip(names, values, (True, False), strict=True):
        percent = np.histogram(numbers, edges)[0] / numbers.size * 100
        top = max(top, float(percent.max()))
        average = mean(numbers, confidence)
        text = f"{word('mean', language)} {interval_text(average, language)}"
        text = labelled(name, text, language)
        if is_filled:
            look: dict[str, Any] = {"fill": True, "facecolor": "#dccfb4", "edgecolor": "#8a6f3c"}
        else:
            look = {"edgecolor": "#1f3f8c", "linewidth": 2.0}
        ax.stairs(percent, edges, label=text, **look)
        line, color = (":", "#6a5232") if is_filled else ("--", "#1f3f8c")
        ax.axvline(average.value, color=color, linestyle=line, linewidth=1.4)
    difference = interval_text(pair.difference, language)
    relative = number(pair.relative_width, 2, language)
    gaps = {"first": names[0], "second": names[1], "difference": difference}
    lines = [word("difference", language, relative=relative, **gaps)]
    if pair.changed is not None:
        changed = interval_text(pair.changed, language, scale=100, unit="%")
        lines.append(word("changed", language, changed=changed))
    ax.plot([], [], linestyle="none", label="\n".join(lines))
    if label is None:
        label = word("margin", language) if column == "margin" else column.replace("_", " ")
    ax.set_xlabel(label)
    ax.set_ylabel(word("share of games", language))
    label_room(ax, top, 0.06)
    legend_above(ax, 1, labelcolor=INK)
    note = games_note(first, language, intervals_note(confidence, language), players=False)
    return finish(ax, word("settings title", language), note, language)


def _axis_label(
    quantity: "str | Callable[[pd.DataFrame], pd.Series] | Quantity",
    is_share: bool,
    language: str,
) -> str:
    if isinstance(quantity, Quantity):
        unit = "%" if is_share else quantity.unit
        return f"{quantity.name} ({unit})"
    if is_share:
        return word("share of games", language)
    mean_of = word("mean", language)
    if quantity == "margin":
        return f"{mean_of}, {word('margin', language)}"
    return f"{mean_of}, {quantity.replace('_', ' ')}" if isinstance(quantity, str) else mean_of


def _plain(value: float, language: str) -> str:
    """Write a value with the decimals that it has."""
    text = f"{value:.6g}"
    return number(value, len(text.partition(".")[2]), language)
