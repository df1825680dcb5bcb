"""Charts of one game."""

from typing import TYPE_CHECKING

from .style import axes, chart, open_frame, player_style, require, word

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


@chart
def points_by_territory(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    inauguration: tuple[int, int] = (0, 0),
    language: str = "en",
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
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column that is drawn, naming it.
    """
    require(table, "territory", "squares", "white_points", "green_points")
    ax = axes(ax)
    names = [
        f"{territory}\n{word('squares', language, count=int(squares))}"
        for territory, squares in zip(table["territory"], table["squares"], strict=True)
    ]
    white, green = list(table["white_points"]), list(table["green_points"])
    if any(inauguration):
        names.append(word("inauguration", language))
        white.append(inauguration[0])
        green.append(inauguration[1])
    places = range(len(names))
    for player, points in (("white", white), ("green", green)):
        style = player_style(player, language)
        style["label"] = word(
            "player points", language, player=style["label"], count=int(sum(points))
        )
        bars = ax.bar(places, points, width=0.7, linewidth=1.2, **style)
        ax.bar_label(bars, labels=[str(value) if value else "" for value in points], padding=2)
    for place, total in zip(places, map(sum, zip(white, green, strict=True)), strict=True):
        if total == 0:
            ax.annotate(
                "0", (place, 0), ha="center", va="bottom", xytext=(0, 2), textcoords="offset points"
            )
    ax.set_xticks(list(places), names)
    ax.set_ylabel(word("points of", language))
    ax.set_xlabel(word("territory", language))
    ax.set_ylim(0, max([*white, *green, 1]) * 1.18)
    open_frame(ax)
    ax.legend(frameon=False, loc="upper right")
    return ax


@chart
def score_by_turn(
    table: "pd.DataFrame", ax: "Axes | None" = None, *, language: str = "en"
) -> "Axes":
    """Draw the running score of both players after every turn of a game.

    Parameters
    ----------
    table
        As :func:`zebres_lib.zebres.simulation.tables.score_by_turn` returns it.
    ax
        Where to draw; a new figure if None.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column that is drawn, naming it.
    """
    require(table, "turn", "white_points", "green_points")
    ax = axes(ax)
    for player, marker, line in (("white", "o", "--"), ("green", "s", "-")):
        style = player_style(player, language)
        points = int(table[f"{player}_points"].iloc[-1])
        ax.plot(
            table["turn"],
            table[f"{player}_points"],
            line,
            drawstyle="steps-post",
            color=style["edgecolor"] if player == "white" else style["facecolor"],
            marker=marker,
            markerfacecolor=style["facecolor"],
            markersize=5,
            label=word("player end", language, player=style["label"], count=points),
        )
    ax.set_xlabel(word("turn", language))
    ax.set_ylabel(word("running points", language))
    ax.set_ylim(bottom=0)
    open_frame(ax)
    ax.legend(frameon=False, loc="upper left")
    return ax
