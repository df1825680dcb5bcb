"""What the games of a tournament show: a cross table and ratings."""

from typing import TYPE_CHECKING

import numpy as np

from ....estimates.intervals import check_confidence, wilson
from ....estimates.strengths import bradley_terry
from .contestants import DRAW

if TYPE_CHECKING:
    import pandas as pd

NEEDED = ("white", "green", "margin", "won_by")


def cross_table(table: "pd.DataFrame", confidence: float = 0.95) -> "pd.DataFrame":
    """Return how every player did against every opponent: a row a player and opponent.

    Parameters
    ----------
    table
        Games, as :func:`~zebres_lib.zebres.tournament.play` returns them.
    confidence
        That of the intervals.

    Returns
    -------
    pandas.DataFrame
        ``player``, ``opponent``, ``games``, ``wins``, ``draws``, ``losses``, ``points`` (one a win,
        half a draw), ``share`` (of the points that were to be had), ``low``, ``high`` (its Wilson
        interval, 1927) and ``margin`` (the player's mean margin in points). Players who did not
        meet have a row without games, and no share. ``attrs`` are those of ``table`` with
        ``method`` and ``confidence`` added.

    Raises
    ------
    ValueError
        If the table lacks a column or has no game, or ``confidence`` is not between 0 and 1.

    A share of points that holds draws varies less than one of wins alone, and the two games of a
    pair share their start with sides exchanged; both leave the interval, if anything, too wide.
    """
    import pandas as pd

    check_confidence(confidence)
    names = _names(table)
    white, green, won = (
        table[name].astype(str).to_numpy() for name in ("white", "green", "won_by")
    )
    margin = table["margin"].to_numpy(dtype=np.float64)
    rows = []
    for player in names:
        for opponent in names:
            if player == opponent:
                continue
            as_white = (white == player) & (green == opponent)
            as_green = (green == player) & (white == opponent)
            met = as_white | as_green
            games = int(met.sum())
            wins, draws = int((met & (won == player)).sum()), int((met & (won == DRAW)).sum())
            points = wins + draws / 2
            share = low = high = lead = np.nan
            if games:
                share = points / games
                ends = wilson(np.array([share]), np.array([float(games)]), confidence)
                low, high = float(ends[0][0]), float(ends[1][0])
                lead = float(margin[as_white].sum() - margin[as_green].sum()) / games
            rows.append(
                {
                    "player": player,
                    "opponent": opponent,
                    "games": games,
                    "wins": wins,
                    "draws": draws,
                    "losses": games - wins - draws,
                    "points": points,
                    "share": share,
                    "low": low,
                    "high": high,
                    "margin": lead,
                }
            )
    found = pd.DataFrame(rows)
    found.attrs = {**table.attrs, "games": len(table), "method": "Wilson", "confidence": confidence}
    return found


def ratings(
    table: "pd.DataFrame", *, anchor: str | None = None, confidence: float = 0.95
) -> "pd.DataFrame":
    """Rate the players of a tournament in Elo points, the strongest first.

    Parameters
    ----------
    table
        Games, as :func:`~zebres_lib.zebres.tournament.play` returns them.
    anchor
        A player whose rating is 0; by default the mean of all rated players is.
    confidence
        That of the intervals.

    Returns
    -------
    pandas.DataFrame
        As :func:`~zebres_lib.estimates.bradley_terry` returns it, whose words on intervals, and on
        players who cannot be rated because they always won or met nobody, hold here too. ``attrs``
        are those of ``table`` with its own added.

    Raises
    ------
    ValueError
        If the table lacks a column or has no game, the anchor is not among the players, or
        ``confidence`` is not between 0 and 1.
    """
    crossed = cross_table(table, confidence)
    names = _names(table)
    points = crossed.pivot(index="player", columns="opponent", values="points")
    points = points.reindex(index=names, columns=names).fillna(0.0)
    found = bradley_terry(points, anchor=anchor, confidence=confidence)
    found.attrs = {**table.attrs, "games": len(table), **found.attrs}
    return found


def _names(table: "pd.DataFrame") -> list[str]:
    """Return the players in the order in which they were given; raise if there is no game."""
    missing = [name for name in NEEDED if name not in table.columns]
    if missing:
        raise ValueError(f"the table has no column {', '.join(missing)}")
    if len(table) == 0:
        raise ValueError("the table has no game; there is nothing to compare")
    there = dict.fromkeys([*table["white"].astype(str), *table["green"].astype(str)])
    given = table.attrs.get("players", [])
    return list(dict.fromkeys([*(name for name in given if name in there), *there]))
