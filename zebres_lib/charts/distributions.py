"""How points and margins are distributed over many games."""

from typing import TYPE_CHECKING

import numpy as np

from ..estimates import mean, share
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
    player_style,
    require_games,
    word,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

PLAYERS = ("white", "green")


@chart
def points_distribution(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    width: int = 2,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how many points each player ends with: White as filled bars, Green as a line.

    Parameters
    ----------
    table
        One row a game, with ``white_points`` and ``green_points``.
    ax
        Where to draw; a new figure if None.
    width
        How many points a bar spans; bars start at multiples of it.
    confidence
        That of the means' intervals in the legend.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or has fewer than two games, or ``width`` is below 1.
    """
    require_games(table, *(f"{player}_points" for player in PLAYERS))
    if width < 1:
        raise ValueError(f"width is {width}; a bar spans at least one point")
    ax = axes(ax)
    highest = max(int(table[f"{player}_points"].max()) for player in PLAYERS)
    lowest = min(int(table[f"{player}_points"].min()) for player in PLAYERS)
    edges = np.arange(lowest // width * width, (highest // width + 1) * width + 1, width)
    top = 0.0
    for player in PLAYERS:
        points = table[f"{player}_points"].to_numpy()
        percent = np.histogram(points, edges)[0] / len(table) * 100
        top = max(top, float(percent.max()))
        average = mean(points, confidence)
        style = player_style(player, language)
        text = f"{word('mean', language)} {interval_text(average, language)}"
        label = labelled(style["label"], text, language)
        if player == "white":
            ax.stairs(
                percent,
                edges,
                fill=True,
                facecolor=style["facecolor"],
                edgecolor=style["edgecolor"],
                linewidth=1,
                label=label,
            )
        else:
            ax.stairs(percent, edges, color=style["facecolor"], linewidth=2.2, label=label)
        ax.axvline(
            average.value,
            color=style["edgecolor"] if player == "white" else style["facecolor"],
            linestyle="--" if player == "white" else "-.",
            linewidth=1.2,
        )
    ax.set_xlabel(word("points", language))
    ax.set_ylabel(word("share of games", language))
    label_room(ax, top, 0.06)
    note = games_note(table, language, intervals_note(confidence, language))
    return finish(ax, word("points title", language), note, language, legend=2)


@chart
def margin_distribution(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    width: int = 4,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw the margin, each winner's side in that player's shade, draws as a bar of their own.

    Parameters
    ----------
    table
        One row a game, with ``margin`` (White minus Green, points).
    ax
        Where to draw; a new figure if None.
    width
        How many points a bar spans; bars are counted outwards from 0, which belongs to none.
    confidence
        That of the intervals in the legend.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or has fewer than two games, or ``width`` is below 1.
    """
    require_games(table, "margin")
    if width < 1:
        raise ValueError(f"width is {width}; a bar spans at least one point")
    ax = axes(ax)
    margin = table["margin"].to_numpy()
    n = len(margin)
    top = 0.0
    for player, sign in (("green", -1), ("white", 1)):
        own = margin[np.sign(margin) == sign]
        steps = np.ceil(np.abs(own) / width).astype(np.int64)
        percent = np.bincount(steps, minlength=2)[1:] / n * 100
        centres = sign * (np.arange(percent.size) + 0.5) * width
        style = player_style(player, language)
        won = interval_text(share(own.size, n, confidence), language, scale=100, unit="%")
        style["label"] = labelled(word(f"{player} wins", language), won, language)
        ax.bar(centres, percent, width=width, linewidth=0.8, **style)
        top = max(top, float(percent.max()))
    draws = int(np.count_nonzero(margin == 0))
    if draws:
        drawn = interval_text(share(draws, n, confidence), language, scale=100, unit="%")
        label = labelled(word("draw", language), drawn, language)
        ax.bar([0], [draws / n * 100], width=0.6, color="#8c8c8c", edgecolor=INK, label=label)
        top = max(top, draws / n * 100)
    average = mean(margin, confidence)
    ax.axvspan(average.low, average.high, color=PLAYER_STYLE["bonus"]["facecolor"], alpha=0.55)
    ax.axvline(
        average.value,
        color=INK,
        linestyle="--",
        label=labelled(word("mean", language), interval_text(average, language), language),
    )
    ax.set_xlabel(word("margin", language))
    ax.set_ylabel(word("share of games", language))
    label_room(ax, top, 0.06)
    # The mean last: a legend lists lines first if left to itself.
    handles, labels = ax.get_legend_handles_labels()
    order = [*range(1, len(handles)), 0]
    legend_above(ax, handles=[handles[one] for one in order], labels=[labels[one] for one in order])
    note = games_note(table, language, intervals_note(confidence, language))
    return finish(ax, word("margin title", language), note, language)
