"""Charts of one game."""

from typing import TYPE_CHECKING

from .style import PLAYER_STYLE, axes, require

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


def points_by_territory(
    table: "pd.DataFrame", ax: "Axes | None" = None, *, inauguration: tuple[int, int] = (0, 0)
) -> "Axes":
    """Draw how many points each territory gives, one bar a territory and one for the bonus.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.simulation.tables.territory_table` returns it.
    ax
        Where to draw; a new figure if None.
    inauguration
        Points of the Inauguration token that (White, Green) hold; both 0 draws no bar.

    Raises
    ------
    ValueError
        If the table lacks a column that is drawn, naming it.
    """
    require(table, "territory", "squares", "white_points", "green_points")
    ax = axes(ax)
    names = [f"{row.territory}\n{row.squares} squares" for row in table.itertuples(index=False)]
    white, green = list(table["white_points"]), list(table["green_points"])
    if any(inauguration):
        names.append("Inaugu-\nration")
        white.append(inauguration[0])
        green.append(inauguration[1])
    places = range(len(names))
    for player, points in (("white", white), ("green", green)):
        style = {**PLAYER_STYLE[player]}
        style["label"] = f"{style['label']}: {sum(points)} points"
        bars = ax.bar(places, points, width=0.7, linewidth=1.2, **style)
        ax.bar_label(bars, labels=[str(value) if value else "" for value in points], padding=2)
    for place, total in zip(places, map(sum, zip(white, green, strict=True)), strict=True):
        if total == 0:
            ax.annotate(
                "0", (place, 0), ha="center", va="bottom", xytext=(0, 2), textcoords="offset points"
            )
    ax.set_xticks(list(places), names)
    ax.set_ylabel("points")
    ax.set_xlabel("territory")
    ax.set_ylim(0, max([*white, *green, 1]) * 1.18)
    ax.spines[["top", "right"]].set_visible(False)
    ax.legend(frameon=False, loc="upper right")
    return ax


def score_by_turn(table: "pd.DataFrame", ax: "Axes | None" = None) -> "Axes":
    """Draw the running score of both players after every turn of a game.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.simulation.tables.score_by_turn` returns it.
    ax
        Where to draw; a new figure if None.

    Raises
    ------
    ValueError
        If the table lacks a column that is drawn, naming it.
    """
    require(table, "turn", "white_points", "green_points")
    ax = axes(ax)
    for player, marker, line in (("white", "o", "--"), ("green", "s", "-")):
        style = PLAYER_STYLE[player]
        ax.plot(
            table["turn"],
            table[f"{player}_points"],
            line,
            drawstyle="steps-post",
            color=style["edgecolor"] if player == "white" else style["facecolor"],
            marker=marker,
            markerfacecolor=style["facecolor"],
            markersize=5,
            label=f"{style['label']}: {table[f'{player}_points'].iloc[-1]} points at the end",
        )
    ax.set_xlabel("turn")
    ax.set_ylabel("points, as if the game ended now")
    ax.set_ylim(bottom=0)
    ax.spines[["top", "right"]].set_visible(False)
    ax.legend(frameon=False, loc="upper left")
    return ax
