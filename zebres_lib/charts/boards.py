"""Charts in the shape of the board: a ring of posts, a map of squares."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import Estimate, share
from ..explain.numbers import number
from ..zebres.board import CLASSIC, Board
from .style import (
    HEAT,
    INK,
    MUTED,
    axes,
    chart,
    finish,
    games_note,
    inches,
    intervals_note,
    require,
    require_games,
    word,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


@chart
def first_post(
    table: "pd.DataFrame",
    ax: "Axes | None" = None,
    *,
    board: Board = CLASSIC,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how often the first player wins from each first post, as a ring around the board.

    Each post shows its share and, under it, half the length of its interval, both in per cent.

    Parameters
    ----------
    table
        One row a game, with ``post``, ``first_player`` and ``winner``.
    ax
        Where to draw; a new figure if None.
    board
        The board that was played on.
    confidence
        That of the intervals.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column, has no game, or names a post that the board does not have.
    """
    require_games(table, "post", "first_player", "winner")
    posts = table["post"].astype(str).to_numpy()
    unknown = sorted(set(posts) - set(board.post_names))
    if unknown:
        raise ValueError(f"post {unknown[0]} is not on the board {board.name}; give its board=")
    won = (table["winner"].astype(str) == table["first_player"].astype(str)).to_numpy()
    ax = axes(ax, (7, 5.4))
    cells = {}
    for post in board.post_names:
        own = won[posts == post]
        place = _post_place(board, post)
        cells[place] = (post, share(int(own.sum()), own.size, confidence) if own.size else None)
    intervals = _cells(ax, cells, word("first player", language), confidence, language)
    _outline(ax, board, letters=True)
    ax.set_xlim(-1.55, board.columns + 0.55)
    ax.set_ylim(board.rows + 0.55, -1.55)
    ax.set_xticks([])
    ax.set_yticks([])
    ax.spines[:].set_visible(False)
    ax.set_xlabel(word("post", language))
    note = games_note(table, language, intervals)
    return finish(ax, word("post title", language), note, language)


@chart
def hiding_heatmap(
    table: "pd.DataFrame",
    board: Board = CLASSIC,
    ax: "Axes | None" = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw where zebras lie face down at the end, as a heat map of the board.

    Each square shows its share of games and, under it, half the length of its interval, both in
    per cent. Thick lines are rivers.

    Parameters
    ----------
    table
        One row a square: ``square`` (name), ``games``, ``hidden`` (games with a zebra face down
        there at the end). Squares left out are drawn empty.
    board
        The board that was played on.
    ax
        Where to draw; a new figure if None.
    confidence
        That of the intervals.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column, has no row, or names a square that the board does not have.
    """
    require(table, "square", "games", "hidden")
    if len(table) == 0:
        raise ValueError("the table has no square; there is nothing to draw")
    unknown = [name for name in table["square"] if name not in board.square_numbers]
    if unknown:
        raise ValueError(f"square {unknown[0]} is not on the board {board.name}; give its board")
    ax = axes(ax, (7, 5))
    cells: dict[tuple[int, int], tuple[str, Estimate | None]] = {}
    for name, games, hidden in zip(table["square"], table["games"], table["hidden"], strict=True):
        row, column = divmod(board.square_numbers[name], board.columns)
        cells[column, row] = ("", share(int(hidden), int(games), confidence) if games else None)
    intervals = _cells(ax, cells, word("hidden", language), confidence, language)
    _outline(ax, board, letters=False)
    ax.set_xlim(-0.54, board.columns - 0.46)
    ax.set_ylim(board.rows - 0.46, -0.54)
    ax.set_xticks(range(board.columns), [name[0] for name in board.square_names[: board.columns]])
    ax.set_yticks(range(board.rows), [str(row + 1) for row in range(board.rows)])
    ax.tick_params(length=0)
    ax.spines[:].set_visible(False)
    ax.set_xlabel(word("column", language))
    ax.set_ylabel(word("row", language))
    games = int(table["games"].max())
    note = games_note(table, language, intervals, games=games)
    return finish(ax, word("hiding title", language), note, language)


def _post_place(board: Board, post: str) -> tuple[int, int]:
    """Return the column and row of a post, the top left square being (0, 0)."""
    side, line = post[0], post[1:]
    if side in "NS":
        column = next(i for i, name in enumerate(board.square_names) if name[0] == line)
        return column, -1 if side == "N" else board.rows
    return -1 if side == "W" else board.columns, int(line) - 1


def _cells(
    ax: "Axes",
    cells: dict[tuple[int, int], tuple[str, Estimate | None]],
    label: str,
    confidence: float,
    language: str,
) -> str:
    """Draw a coloured unit square at each place, its estimate in per cent written in it.

    Returns the note on the intervals, which stand in the cells where there is room.
    """
    from matplotlib import colormaps
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import Normalize
    from matplotlib.patches import Rectangle

    estimates = [one for _, one in cells.values() if one is not None]
    values = [one.value * 100 for one in estimates] or [0.0]
    low, high = min(values), max(values)
    scale = Normalize(low, high if high > low else low + 1)
    colors = colormaps[HEAT]
    side = _cell_side(ax, cells)
    has_room = side >= 28
    size = float(np.clip(side / (4.6 if has_room else 3.4), 5, 10))
    for (x, y), (name, estimate) in cells.items():
        patch = Rectangle((x - 0.5, y - 0.5), 1, 1, edgecolor="#d9c79f", linewidth=0.8)
        ax.add_patch(patch)
        lines = [name] if name else []
        if estimate is None:
            patch.set(facecolor="#eeeeee", edgecolor="#999999", hatch="xx")
            lines.append("–")
            ink = INK
        else:
            color = colors(scale(estimate.value * 100))
            patch.set(facecolor=color)
            decimals = max(estimate.decimals(100), 1)
            lines.append(number(estimate.value * 100, decimals, language))
            if has_room:
                lines.append(f"±{number(estimate.half_width * 100, decimals, language)}")
            ink = readable(color)
        text = "\n".join(lines)
        ax.text(x, y, text, ha="center", va="center", fontsize=size, color=ink, linespacing=1.05)
    bar = ax.figure.colorbar(ScalarMappable(scale, colors), ax=ax, shrink=0.8, pad=0.02, aspect=28)
    bar.set_label(label, fontsize="small")
    bar.outline.set_visible(False)
    bar.ax.yaxis.set_major_formatter(lambda x, _: number(x, 1, language))
    ax.set_aspect("equal")
    note = intervals_note(confidence, language)
    if has_room or not estimates:
        return note
    half = number(max(one.half_width for one in estimates) * 100, 1, language)
    return word("at most", language, text=note, half=half)


def _cell_side(ax: "Axes", cells: dict[tuple[int, int], Any]) -> float:
    """Return about how long the side of a cell will be, in points."""
    across = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    down = max(y for _, y in cells) - min(y for _, y in cells) + 1
    width, height = inches(ax)
    # The colour bar and the labels take their part of the axes' room.
    return min(width * 0.9 / across, height * 0.95 / down) * 72


def _outline(ax: "Axes", board: Board, *, letters: bool) -> None:
    """Draw the board's rivers as thick lines and, if wanted, the letters of its territories."""
    right, bottom = board.columns - 0.5, board.rows - 0.5
    lines = [([-0.5, right, right, -0.5, -0.5], [-0.5, -0.5, bottom, bottom, -0.5])]
    for square, across in enumerate(board.across):
        row, column = divmod(square, board.columns)
        if column + 1 < board.columns and across >> (square + 1) & 1:
            lines.append(([column + 0.5] * 2, [row - 0.5, row + 0.5]))
        if row + 1 < board.rows and across >> (square + board.columns) & 1:
            lines.append(([column - 0.5, column + 0.5], [row + 0.5] * 2))
        if letters:
            name = board.territory_name(square)
            ax.text(column, row, name, ha="center", va="center", color=MUTED, alpha=0.75)
    # A light edge under all lines keeps them visible on dark cells.
    for color, width, order in (("white", 4.6, 3), (INK, 2.4, 3.1)):
        for x, y in lines:
            ax.plot(x, y, color=color, linewidth=width, solid_capstyle="round", zorder=order)


def readable(color: Any) -> str:
    """Return the ink, dark or white, that stands out more on ``color`` (WCAG 2 contrast)."""
    linear = [((one + 0.055) / 1.055) ** 2.4 if one > 0.04 else one / 12.92 for one in color[:3]]
    luminance = float(np.dot([0.2126, 0.7152, 0.0722], linear))
    return "#1c150d" if (luminance + 0.05) / 0.058 > 1.05 / (luminance + 0.05) else "white"
