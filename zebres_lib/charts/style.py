"""What all charts share: the players' looks, axes, the note on n and seed, checks of the table."""

import textwrap
from typing import TYPE_CHECKING, Any

from .words import Language, number, word

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

PLAYER_STYLE: dict[str, dict[str, Any]] = {
    "white": {"facecolor": "#f6eedd", "edgecolor": "#3b3024", "hatch": "", "label": "White"},
    "green": {"facecolor": "#2f6b4f", "edgecolor": "#16382a", "hatch": "//", "label": "Green"},
    "bonus": {
        "facecolor": "#e0a526",
        "edgecolor": "#6b4a05",
        "hatch": "..",
        "label": "Inauguration",
    },
}
"""How each player's share is drawn, in every chart."""

INK = "#3b3024"
MUTED = "#6a5232"
HEAT = "YlOrBr"
"""Colours of heat maps: from light to dark for colour-blind readers and in grey alike."""


def player_style(player: str, language: Language = "en") -> dict[str, Any]:
    """Return a copy of a player's style with its label in ``language``."""
    return {**PLAYER_STYLE[player], "label": word(player, language)}


def require(table: "pd.DataFrame", *columns: str) -> None:
    """Raise ``ValueError`` if the table lacks a column, naming it."""
    missing = [column for column in columns if column not in table.columns]
    if missing:
        raise ValueError(f"the table has no column {', '.join(missing)}")


def require_games(table: "pd.DataFrame", *columns: str) -> None:
    """Raise ``ValueError`` if a column is missing or the table has no row."""
    require(table, *columns)
    if len(table) == 0:
        raise ValueError("the table has no game; there is nothing to draw")


def axes(ax: "Axes | None", size: tuple[float, float] = (7, 3.6)) -> "Axes":
    """Return ``ax``, or the axes of a new figure of ``size`` inches."""
    if ax is not None:
        return ax
    import matplotlib.pyplot as plt

    return plt.subplots(figsize=size, layout="constrained")[1]


def games_note(
    table: "pd.DataFrame",
    language: Language,
    *extra: str,
    games: int | None = None,
    players: bool = True,
) -> str:
    """Return ``n = 10 000 games, seed 1`` for a table, then who played, then more notes."""
    n = len(table) if games is None else games
    seed = table.attrs.get("seed")
    parts = [word("n", language, n=number(n, 0, language))]
    parts += [word("no seed", language) if seed is None else word("seed", language, seed=str(seed))]
    who = {side: table.attrs.get(side) for side in ("white", "green")}
    if players and all(isinstance(name, str) for name in who.values()):
        parts.append(word("players", language, **{side: str(who[side]) for side in who}))
    return ", ".join([*parts, *extra])


def finish(ax: "Axes", title: str, note: str, language: Language) -> "Axes":
    """Give a chart its title, its note below the horizontal axis, and the language's numbers."""
    legend = ax.get_legend()
    if legend is None:
        ax.set_title(title, loc="left", fontsize="medium", fontweight="bold", color=INK)
    else:
        # An axes' title would stand on the legend above the axes.
        legend.set_title(title)
        legend.get_title().set(color=INK, fontsize="medium", fontweight="bold")
    # Hung on the axis label, so that the two never overlap at any size.
    ax.annotate(
        _wrapped(note, max(24, int(inches(ax)[0] * 14))),
        xy=(0.5, 0),
        xycoords=ax.xaxis.label,
        xytext=(0, -3),
        textcoords="offset points",
        ha="center",
        va="top",
        fontsize="small",
        color=MUTED,
        annotation_clip=False,
        gid="note",
    )
    if language == "fr":
        _write_decimal_commas(ax)
    return ax


def inches(ax: "Axes") -> tuple[float, float]:
    """Return the width and height of the axes, as far as they are known before drawing."""
    extent = ax.get_window_extent()
    return extent.width / ax.figure.dpi, extent.height / ax.figure.dpi


def open_frame(ax: "Axes") -> None:
    """Leave only the left and the bottom line of the frame."""
    ax.spines[["top", "right"]].set_visible(False)


def label_room(ax: "Axes", top: float, room: float = 0.2) -> None:
    """Let the vertical axis run from 0 past ``top``, with ``room`` for labels above."""
    ax.set_ylim(0, max(top, 1e-9) * (1 + room))


def legend_above(ax: "Axes", columns: int = 2, **more: Any) -> None:
    """Put the legend over the axes, where it hides no data, under the title."""
    ax.legend(
        frameon=False,
        loc="lower left",
        bbox_to_anchor=(0, 1.0),
        ncols=columns if inches(ax)[0] >= 3.6 else 1,
        borderaxespad=0.2,
        fontsize="small",
        handlelength=1.6,
        columnspacing=1.4,
        alignment="left",
        **more,
    )


def _wrapped(note: str, width: int) -> str:
    """Break a note into lines of at most ``width`` letters, after commas where that will do."""
    lines = []
    for line in note.split("\n"):
        parts = line.split(", ")
        if max(map(len, parts)) < width:
            # What stands between two commas stays together.
            whole = ", ".join(part.replace(" ", "\0") for part in parts)
            lines.append(textwrap.fill(whole, width).replace("\0", " "))
        else:
            lines.append(textwrap.fill(line, width))
    return "\n".join(lines)


def _write_decimal_commas(ax: "Axes") -> None:
    from matplotlib.ticker import ScalarFormatter

    class Comma(ScalarFormatter):
        def __call__(self, x: float, pos: int | None = None) -> str:
            return str(super().__call__(x, pos)).replace(".", ",")

    for axis in (ax.xaxis, ax.yaxis):
        if type(axis.get_major_formatter()) is ScalarFormatter:
            axis.set_major_formatter(Comma())
