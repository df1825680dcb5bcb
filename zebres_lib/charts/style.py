"""What all charts share: the players' looks, axes, the note on n and seed, checks of the table."""

import textwrap
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec

from ..estimates import Estimate
from ..explain import phrase
from ..explain.catalogue import check_language
from ..explain.numbers import interval, number
from ..zebres.computer.levels import name_within

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes
    from matplotlib.text import Text

P = ParamSpec("P")

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


def word(name: str, language: str, /, **values: object) -> str:
    """Return a word or a phrase of charts in a language, its gaps filled.

    Raises :class:`~zebres_lib.explain.LanguageError` for a language without a catalogue.
    """
    return phrase(f"chart-{name.replace(' ', '-').replace('_', '-')}", language, **values)


def interval_text(estimate: Estimate, language: str, *, scale: float = 1, unit: str = "") -> str:
    """Write ``value [low, high] unit``, everything times ``scale``."""
    decimals = estimate.decimals(scale)
    value, low, high = (
        number(one * scale, decimals, language)
        for one in (estimate.value, estimate.low, estimate.high)
    )
    return interval(value, low, high, language) + (unit and f" {unit}")


def labelled(name: str, text: str, language: str) -> str:
    """Write ``name: text`` with the language's colon."""
    return word("labelled", language, name=name, text=text)


def percent_text(confidence: float, language: str) -> str:
    """Write a confidence such as 0.95 as ``95``."""
    percent = round(confidence * 100, 3)
    return number(percent, 0 if percent == int(percent) else 1, language)


def intervals_note(confidence: float, language: str) -> str:
    """Return the words that name the confidence of a chart's intervals."""
    return word("intervals", language, confidence=percent_text(confidence, language))


def player_style(player: str, language: str = "en") -> dict[str, Any]:
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
    language: str,
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
        named = {side: name_within(str(name), language) for side, name in who.items()}
        parts.append(word("players", language, **named))
    return ", ".join([*parts, *extra])


def chart(draw: Callable[P, "Axes"]) -> Callable[P, "Axes"]:
    """Mark a function that draws a chart on axes and returns them.

    Its language has a catalogue, and a name with a ``$`` stands as it was written, since no text of
    a chart is a formula. Raises :class:`~zebres_lib.explain.LanguageError`.
    """

    @wraps(draw)
    def drawn(*args: P.args, **options: P.kwargs) -> "Axes":
        check_language(str(options.get("language", "en")))
        ax = draw(*args, **options)
        for text in _written(ax):
            text.set_parse_math(False)
        return ax

    return drawn


def _written(ax: "Axes") -> "list[Text]":
    """Return every text that words stand in; numbers at a scale may well be formulas."""
    from matplotlib.text import Text
    from matplotlib.ticker import FixedFormatter, FuncFormatter

    scales: set[Text] = set()
    for axis in (ax.xaxis, ax.yaxis):
        scales.add(axis.get_offset_text())
        if not isinstance(axis.get_major_formatter(), FixedFormatter | FuncFormatter):
            scales.update(axis.get_ticklabels(which="both"))
    return [text for text in ax.findobj(Text) if text not in scales]


def finish(ax: "Axes", title: str, note: str, language: str, *, legend: int = 0) -> "Axes":
    """Give a chart its frame, title, note below the horizontal axis and the language's numbers.

    ``legend`` is in how many columns a legend stands above the axes; there is none with 0.
    """
    open_frame(ax)
    if legend:
        legend_above(ax, legend)
    own_legend = ax.get_legend()
    if own_legend is None:
        ax.set_title(title, loc="left", fontsize="medium", fontweight="bold", color=INK)
    else:
        # An axes' title would stand on the legend above the axes.
        own_legend.set_title(title)
        own_legend.get_title().set(color=INK, fontsize="medium", fontweight="bold")
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
    _write_decimals(ax, phrase("decimal-mark", language))
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


def _write_decimals(ax: "Axes", mark: str) -> None:
    from matplotlib.ticker import ScalarFormatter

    class Marked(ScalarFormatter):
        def __call__(self, x: float, pos: int | None = None) -> str:
            return str(super().__call__(x, pos)).replace(".", mark)

    for axis in (ax.xaxis, ax.yaxis):
        if type(axis.get_major_formatter()) is ScalarFormatter:
            axis.set_major_formatter(Marked())
