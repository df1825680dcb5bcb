"""What territories and the Inauguration token give."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import Estimate, mean, share
from ..explain.numbers import number
from .distributions import PLAYERS
from .style import (
    INK,
    MUTED,
    PLAYER_STYLE,
    axes,
    chart,
    finish,
    games_note,
    inches,
    intervals_note,
    label_room,
    player_style,
    require_games,
    word,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


@chart
def territory_points(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw the mean points that each territory gives each player, with intervals.

    Above each bar stands the share of games in which that player owns the territory.

    Parameters
    ----------
    table
        One row a game, with ``owner_A``, ``points_A`` and so on, a pair a territory.
    ax
        Where to draw; a new figure if None.
    confidence
        That of the intervals.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or has fewer than two games.
    """
    letters = [str(name)[len("owner_") :] for name in table if str(name).startswith("owner_")]
    require_games(table, *([] if letters else ["owner_A"]), *(f"points_{one}" for one in letters))
    ax = axes(ax)
    places = np.arange(len(letters))
    top = 0.0
    # Labels side by side need about a third of an inch each.
    is_narrow = inches(ax)[0] * 0.4 / (len(letters) + 0.3) < 0.34
    for player, offset in zip(PLAYERS, (-0.2, 0.2), strict=True):
        owned = [(table[f"owner_{one}"] == player).to_numpy() for one in letters]
        estimates = [
            mean(np.where(own, table[f"points_{one}"], 0), confidence)
            for one, own in zip(letters, owned, strict=True)
        ]
        bars = ax.bar(
            places + offset,
            [one.value for one in estimates],
            width=0.4,
            linewidth=1,
            **player_style(player, language),
        )
        whiskers(ax, places + offset, estimates)
        for bar, own, estimate in zip(bars, owned, estimates, strict=True):
            percent = number(own.mean() * 100, 0, language)
            text = f"{percent}\N{NO-BREAK SPACE}%"
            above(ax, bar.get_x() + 0.2, estimate.high, text, rotation=90 if is_narrow else 0)
        top = max(top, *(one.high for one in estimates))
    ax.set_xticks(places, letters)
    ax.set_xlabel(word("territory", language))
    ax.set_ylabel(word("mean points", language))
    label_room(ax, top, 0.25 if is_narrow else 0.14)
    note = games_note(table, language, intervals_note(confidence, language))
    note = f"{note}\n{word('owner note', language)}"
    return finish(ax, word("territory title", language), note, language, legend=2)


@chart
def inauguration_effect(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    bonus: int = 5,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how often each player wins with and without the Inauguration token.

    The last bar is the share of all games that the bonus decides: the winner holds the token and
    leads by no more than ``bonus``. A player who takes the token often has the better position
    as well, so the difference between two bars is more than the bonus alone makes.

    Parameters
    ----------
    table
        One row a game, with ``inauguration`` (holder), ``winner`` and ``margin`` (points).
    ax
        Where to draw; a new figure if None.
    bonus
        The points of the token.
    confidence
        That of the intervals.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or has no game.
    """
    require_games(table, "inauguration", "winner", "margin")
    ax = axes(ax)
    holder = table["inauguration"].astype(str).to_numpy()
    winner = table["winner"].astype(str).to_numpy()
    bars: list[tuple[str, str, Estimate | None, dict[str, Any]]] = []
    for player in PLAYERS:
        wins, held = winner == player, holder == player
        style = player_style(player, language)
        name = style.pop("label")
        plain = {**style, "facecolor": "white", "linestyle": "--"}
        for key, games, look in (("with", held, style), ("without", ~held, plain)):
            estimate = _share_of(wins[games], confidence)
            bars.append((player, word(key, language, player=name), estimate, look))
    decided = (winner == holder) & (np.abs(table["margin"].to_numpy()) <= bonus)
    style = {key: value for key, value in PLAYER_STYLE["bonus"].items() if key != "label"}
    decides = word("decides", language, bonus=str(bonus))
    bars.append(("bonus", decides, _share_of(decided, confidence), style))
    places = [0.0, 0.9, 2.2, 3.1, 4.4]
    for place, (_, _, estimate, look) in zip(places, bars, strict=True):
        ax.bar([place], [0 if estimate is None else estimate.value * 100], 0.78, **look)
        if estimate is None:
            above(ax, place, 0, word("no games", language))
            continue
        whiskers(ax, [place], [estimate], scale=100)
        text = number(estimate.value * 100, estimate.decimals(100), language)
        above(ax, place, estimate.high * 100, f"{text}\N{NO-BREAK SPACE}%")
    ax.axhline(50, color=MUTED, linewidth=1, linestyle=":", zorder=0.5)
    ax.set_xticks(places, [name for _, name, _, _ in bars])
    ax.set_xlabel(word("holder", language))
    ax.set_ylabel(word("share of games", language))
    label_room(ax, max(50.0, *(100 * one.high for _, _, one, _ in bars if one is not None)), 0.12)
    note = games_note(table, language, intervals_note(confidence, language))
    return finish(ax, word("inauguration title", language), note, language)


def whiskers(ax: "Axes", places: Any, estimates: list[Estimate], scale: float = 1) -> None:
    """Draw the interval of each estimate as an error bar."""
    values = np.array([one.value for one in estimates]) * scale
    low = np.array([one.low for one in estimates]) * scale
    high = np.array([one.high for one in estimates]) * scale
    # A light line under the dark one keeps it visible on dark bars.
    for color, width, cap in (("white", 3.4, 4.5), (INK, 1.3, 3.5)):
        ax.errorbar(
            places,
            values,
            yerr=[values - low, high - values],
            fmt="none",
            ecolor=color,
            elinewidth=width,
            capsize=cap,
            capthick=width,
        )


def above(ax: "Axes", x: float, y: float, text: str, rotation: float = 0) -> None:
    """Write ``text`` a little above a bar."""
    ax.annotate(
        text,
        (x, y),
        xytext=(0, 4),
        textcoords="offset points",
        ha="center",
        va="bottom",
        fontsize="small",
        rotation=rotation,
    )


def _share_of(wins: Any, confidence: float) -> Estimate | None:
    return share(int(wins.sum()), wins.size, confidence) if wins.size else None
