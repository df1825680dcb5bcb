"""The ground of the drawing: where everything stands, territories, rivers and the patrol path."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from ...art import art
from ...svg import number, rect
from ..board import Board
from .theme import TINTS

CELL = 60.0
"""Side of a square; all other lengths of the drawing are in the same units."""

PATH = 40.0
"""Room on each side of the board for the patrol path and the margin outside it."""

NARROWEST = 440.0
"""The hands need this width; a smaller board stands in the middle of it."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """Where the squares and posts of a board stand in the drawing.

    ``least_width`` is the room that things below the board need.
    """

    board: Board
    least_width: float = NARROWEST

    @cached_property
    def width(self) -> float:
        """Width of the whole drawing."""
        return max(self.least_width, self.board.columns * CELL + 2 * PATH)

    @cached_property
    def left(self) -> float:
        """Left edge of the first column."""
        return (self.width - self.board.columns * CELL) / 2

    @cached_property
    def top(self) -> float:
        """Top edge of the first row."""
        return PATH

    @cached_property
    def right(self) -> float:
        """Right edge of the last column."""
        return self.left + self.board.columns * CELL

    @cached_property
    def bottom(self) -> float:
        """Bottom edge of the last row."""
        return self.top + self.board.rows * CELL

    @cached_property
    def text(self) -> float:
        """Size of the text on tokens; larger on wide boards, which a small screen shrinks more."""
        return min(17.0, max(13.0, 13.0 * self.width / NARROWEST))

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The top left corner of each square, by its number."""
        return tuple(
            (self.left + column * CELL, self.top + row * CELL)
            for row in range(self.board.rows)
            for column in range(self.board.columns)
        )

    @cached_property
    def posts(self) -> tuple[Point, ...]:
        """The middle of each post, by post number."""
        return tuple(self._post(name) for name in self.board.post_names)

    def _post(self, name: str) -> Point:
        side, line = name[0], name[1:]
        if side in "NS":
            x = self.left + ("abcdefghijklmnopqrstuvwxyz".index(line) + 0.5) * CELL
            return x, (self.top - PATH / 2 if side == "N" else self.bottom + PATH / 2)
        y = self.top + (int(line) - 0.5) * CELL
        return (self.left - PATH / 2 if side == "W" else self.right + PATH / 2), y

    def centre(self, square: int) -> Point:
        """Return the middle of a square."""
        x, y = self.corners[square]
        return x + CELL / 2, y + CELL / 2

    @cached_property
    def hits(self) -> dict[str, str]:
        """The areas that answer for a square or a post, drawn, by its name."""
        squares = [(*corner, CELL, CELL) for corner in self.corners]
        posts = [self.post_area(post) for post in range(len(self.posts))]
        names = (*self.board.square_names, *self.board.post_names)
        areas = zip(names, (*squares, *posts), strict=True)
        return {name: rect("hit", *area, 8) for name, area in areas}

    def post_area(self, post: int) -> tuple[float, float, float, float]:
        """Return x, y, width and height of the area that answers for a post."""
        x, y = self.posts[post]
        upright = self.board.post_names[post][0] in "EW"
        width, height = (PATH - 2, CELL) if upright else (CELL, PATH - 2)
        return x - width / 2, y - height / 2, width, height


layout_of = lru_cache(maxsize=16)(Layout)
"""The layout of a board, made once."""


# --- texture -----------------------------------------------------------------------------------

# With TINTS a prime, no pair of tint and texture comes twice on a board of up to 26 territories.
_GRAINS = ("grass", "seeds", "dunes", "slopes", "flowers", "pebbles", "hills", "reeds")


@lru_cache(maxsize=64)
def textures(layout: Layout, board_id: str) -> str:
    """Return one pattern a territory for the ``<defs>`` of a drawing."""
    patterns = []
    for territory in range(len(layout.board.territories)):
        grain = art(__package__, f"grains/{_GRAINS[territory % len(_GRAINS)]}")
        width, height = map(number, grain.size)
        tint = territory % TINTS
        patterns.append(
            f'<pattern id="{board_id}-grain-{territory}" width="{width}" height="{height}" '
            f'patternUnits="userSpaceOnUse"><rect class="tint-{tint}" width="{width}" '
            f'height="{height}"/><path class="grain grain-{tint}" d="{grain.paths()[0].data}"/>'
            "</pattern>"
        )
    return "\n".join(patterns)


# --- rivers ------------------------------------------------------------------------------------

Vertex = tuple[int, int]  # (column, row) of a corner point of the grid


def river_edges(board: Board) -> list[tuple[Vertex, Vertex]]:
    """Return the edges between squares of different territories, as pairs of grid corners."""
    edges = []
    for square in range(board.square_count):
        row, column = divmod(square, board.columns)
        for other in range(square + 1, board.square_count):
            if not board.across[square] >> other & 1:
                continue
            if other == square + 1:
                edges.append(((column + 1, row), (column + 1, row + 1)))
            else:
                edges.append(((column, row + 1), (column + 1, row + 1)))
    return edges


def border_edges(board: Board, territory: int) -> list[tuple[Vertex, Vertex]]:
    """Return the edges all around a territory, as pairs of grid corners."""
    mask = board.territories[territory]
    edges = []
    for square in range(board.square_count):
        if not mask >> square & 1:
            continue
        row, column = divmod(square, board.columns)
        inside = board.neighbours[square] & mask
        sides = (
            (row > 0 and inside >> (square - board.columns) & 1, (column, row), (column + 1, row)),
            (inside >> (square + board.columns) & 1, (column, row + 1), (column + 1, row + 1)),
            (column > 0 and inside >> (square - 1) & 1, (column, row), (column, row + 1)),
            (
                column + 1 < board.columns and inside >> (square + 1) & 1,
                (column + 1, row),
                (column + 1, row + 1),
            ),
        )
        edges += [(one, other) for same, one, other in sides if not same]
    return edges


def chains(edges: Iterable[tuple[Vertex, Vertex]]) -> list[list[Vertex]]:
    """Join edges end to end into as few lines as is easy, going straight on where they cross."""
    open_edges: dict[Vertex, list[Vertex]] = {}
    for one, other in edges:
        open_edges.setdefault(one, []).append(other)
        open_edges.setdefault(other, []).append(one)
    lines = []
    # Lines begin where an odd number of edges meet, so that none is cut in two; loops come last.
    starts = sorted(v for v in open_edges if len(open_edges[v]) % 2) + sorted(open_edges)
    for start in starts:
        while open_edges[start]:
            line = [start]
            while open_edges[line[-1]]:
                here = line[-1]
                ways = sorted(open_edges[here])
                ahead = ways[0]
                if len(line) > 1:
                    straight = (2 * here[0] - line[-2][0], 2 * here[1] - line[-2][1])
                    ahead = straight if straight in ways else ahead
                open_edges[here].remove(ahead)
                open_edges[ahead].remove(here)
                line.append(ahead)
            lines.append(line)
    return lines


def rounded(line: list[Vertex], layout: Layout, beyond: float, radius: float = 15.0) -> str:
    """Return a path along grid corners with rounded bends, reaching ``beyond`` the board's edge."""
    board = layout.board
    points = [(layout.left + column * CELL, layout.top + row * CELL) for column, row in line]
    bends = [
        here
        for before, here, after in zip(points, points[1:], points[2:], strict=False)
        if (before[0] == here[0]) != (here[0] == after[0])
    ]
    closed = line[0] == line[-1]
    ends = [points[0], points[-1]]
    if not closed:
        for end, (column, row), inner in ((0, line[0], line[1]), (1, line[-1], line[-2])):
            if column in (0, board.columns) and inner[0] != column:
                ends[end] = (ends[end][0] + (beyond if column else -beyond), ends[end][1])
            elif row in (0, board.rows) and inner[1] != row:
                ends[end] = (ends[end][0], ends[end][1] + (beyond if row else -beyond))
    path = f"M{number(ends[0][0])} {number(ends[0][1])}"
    at = ends[0]
    for here, after in pairwise([*bends, ends[1]]):
        entry, at = _towards(here, at, radius), _towards(here, after, radius)
        path += (
            f"L{number(entry[0])} {number(entry[1])}"
            f"Q{number(here[0])} {number(here[1])} {number(at[0])} {number(at[1])}"
        )
    return path + ("Z" if closed else f"L{number(ends[1][0])} {number(ends[1][1])}")


def _towards(origin: Point, target: Point, distance: float) -> Point:
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    length = max(abs(dx), abs(dy))  # bends are square, so one of the two is 0
    step = min(distance, length / 2)
    return origin[0] + dx / length * step, origin[1] + dy / length * step


# --- the ground as SVG -------------------------------------------------------------------------


@lru_cache(maxsize=64)
def ground(layout: Layout, board_id: str) -> str:
    """Return path, territories and rivers as SVG."""
    board = layout.board
    width, height = board.columns * CELL, board.rows * CELL
    x, y = layout.left, layout.top
    out = 35.0
    parts = [
        rect("path", x - out, y - out, width + 2 * out, height + 2 * out, 18),
        rect("trail", x - PATH / 2, y - PATH / 2, width + PATH, height + PATH, 10),
    ]
    for territory in range(len(board.territories)):
        cells = "".join(
            f"M{number(layout.corners[square][0])} {number(layout.corners[square][1])}"
            f"h{number(CELL)}v{number(CELL)}h{number(-CELL)}Z"
            for square in range(board.square_count)
            if board.territory_of[square] == territory
        )
        parts.append(f'<path fill="url(#{board_id}-grain-{territory})" d="{cells}"/>')
    lines = "".join(
        f"M{number(x + k * CELL)} {number(y)}v{number(height)}" for k in range(1, board.columns)
    )
    lines += "".join(
        f"M{number(x)} {number(y + k * CELL)}h{number(width)}" for k in range(1, board.rows)
    )
    parts.append(f'<path class="grid" d="{lines}"/>')
    parts.append(rect("shore", x, y, width, height, 3))
    rivers = "".join(rounded(line, layout, 3.5) for line in chains(river_edges(board)))
    if rivers:
        parts += [f'<path class="{layer}" d="{rivers}"/>' for layer in ("bank", "water", "ripple")]
    return "\n".join(parts)


@lru_cache(maxsize=64)
def labels_on_ground(layout: Layout) -> tuple[tuple[int, str, Point], ...]:
    """Return (territory, letter, point) for a label at the first square of each territory.

    A territory in several pieces has one label a piece.
    """
    board = layout.board
    places = []
    labelled = 0
    for square, territory in enumerate(board.territory_of):
        if labelled >> square & 1:
            continue
        x, y = layout.corners[square]
        places.append((territory, board.territory_letters[territory], (x + 9.0, y + 9.5)))
        piece = 1 << square
        grown = 0
        while grown != piece:
            grown = piece
            for near in range(board.square_count):
                if grown >> near & 1:
                    piece |= board.neighbours[near] & board.territories[territory]
        labelled |= piece
    return tuple(places)


def beam(layout: Layout, post: int) -> str:
    """Return the band over the line that the guardian faces (``place.line``)."""
    name = layout.board.post_names[post]
    x, y = layout.posts[post]
    half = CELL / 2 - 4
    if name[0] in "NS":
        box = (x - half, layout.top, 2 * half, layout.bottom - layout.top)
        sides = "".join(
            f"M{number(at)} {number(layout.top)}V{number(layout.bottom)}"
            for at in (x - half, x + half)
        )
    else:
        box = (layout.left, y - half, layout.right - layout.left, 2 * half)
        sides = "".join(
            f"M{number(layout.left)} {number(at)}H{number(layout.right)}"
            for at in (y - half, y + half)
        )
    return rect("beam", *box, 0) + f'<path class="beam-edge" d="{sides}"/>'
