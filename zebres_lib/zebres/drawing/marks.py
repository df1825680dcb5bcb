"""What a drawing can point out: :class:`Marks`, checked by name and drawn over the board."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from ...art import art
from ...svg import escaped, number, rect
from ..board import Board
from ..position import Phase, Position
from ..rules import guardian_stops, open_squares, swappable
from ..variant import Rules, Species
from .ground import CELL, Layout, Point, border_edges, chains, rounded
from .theme import TOKEN_COLOURS
from .tokens import owner_mark

_SPECIES = {species.letter: species for species in Species}
_SIDES = "wg"


class Advice(NamedTuple):
    """One action of a line of play, as an arrow.

    Attributes
    ----------
    start, end
        Squares or posts; the start is empty where nothing moves along the board.
    label
        What stands on a small token of the player's: the turn's number and the animal's letter,
        say. No token without a label.
    player
        Whose action it is: 0 is White, 1 Green.
    later
        Whether it follows the turn that is due now.
    both
        Whether the two places are swapped.
    """

    start: str
    end: str
    label: str
    player: int
    later: bool = False
    both: bool = False


@dataclass(frozen=True)
class Marks:
    """What to point out on a board. Squares are named ``"c4"``, posts ``"Nb"``.

    Parameters
    ----------
    legal_squares, legal_posts
        Where one may play now.
    lightning
        Squares where a zebra or a gazelle would now go face down; see :func:`lightning_squares`.
    arrows
        Pairs of squares or posts, from and to. A pair given both ways is one arrow with two heads,
        as a swap is.
    last
        Squares and posts that the last action concerned.
    selected
        The square, post or hand token that is chosen: ``"c4"``, ``"Nb"``, ``"w:Z"``, or a
        :class:`Species` (or its letter) in the hand of the player who decides.
    focus
        The one that the keyboard is on, named as for ``selected``.
    highlight
        Letters of territories to outline.
    crossed
        Squares and posts that are out of the question, for a "why not".
    line
        A line of play, action by action (:class:`Advice`): arrows, whole for the turn that is due
        and dashed for those after it.

    Lists become tuples. The names are checked when a drawing is made, as they depend on the board.
    """

    legal_squares: tuple[str, ...] = ()
    legal_posts: tuple[str, ...] = ()
    lightning: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    last: tuple[str, ...] = ()
    selected: str | Species | None = None
    focus: str | Species | None = None
    highlight: tuple[str, ...] = ()
    crossed: tuple[str, ...] = ()
    line: tuple[Advice, ...] = ()

    def __post_init__(self) -> None:
        for each in fields(self):
            if each.default == ():
                value = getattr(self, each.name)
                if isinstance(value, str) or not isinstance(value, Iterable):
                    raise ValueError(
                        f"mark {each.name}: {value!r} is not a list of names; "
                        f"write [{value!r}] for a single one"
                    )
                object.__setattr__(self, each.name, _tuple(value))


def _tuple(value: Iterable[Any]) -> tuple[Any, ...]:
    return tuple([tuple(item) if isinstance(item, list) else item for item in value])


NO_MARKS = Marks()


def lightning_squares(rules: Rules, position: Position) -> tuple[str, ...]:
    """Return the empty squares next to a lion, in board order.

    A zebra or a gazelle placed there goes face down (``zebra.beside-lion``,
    ``gazelle.beside-lion``).
    """
    beside = 0
    for square in range(rules.board.square_count):
        if position.lions >> square & 1:
            beside |= rules.board.neighbours[square]
    return rules.board.squares(beside & ~(position.white | position.green))


def legal_marks(rules: Rules, position: Position, **others: Any) -> Marks:
    """Return the marks of everything one may choose now, with lightning squares.

    ``others`` are further fields of :class:`Marks`. In the swap phase the legal squares are those
    of the gazelles that may be swapped, and the crocodile's own, which stays.
    """
    squares = posts = 0
    if position.phase == Phase.SETUP:
        posts = (1 << len(rules.board.post_names)) - 1
    elif position.phase == Phase.PLACE:
        squares = open_squares(rules, position)
    elif position.phase == Phase.SWAP:
        squares = swappable(rules, position) | 1 << position.crocodile
    elif position.phase == Phase.MOVE:
        posts = guardian_stops(rules, position)
    marks: dict[str, Any] = {
        "legal_squares": rules.board.squares(squares),
        "legal_posts": tuple(
            name for post, name in enumerate(rules.board.post_names) if posts >> post & 1
        ),
        "lightning": lightning_squares(rules, position),
    }
    return Marks(**(marks | others))


# --- checked marks -----------------------------------------------------------------------------


@dataclass(frozen=True)
class CheckedMarks:
    """Marks by target, ``"square:c4"``, ``"post:Nb"`` or ``"hand:w:Z"``."""

    layers: dict[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # names by target, lowest first
    arrows: tuple[tuple[str, str], ...] = ()  # targets
    highlight: tuple[int, ...] = ()  # territories
    line: tuple[Advice, ...] = ()  # from and to are targets


_ORDER = ("legal", "lightning", "crossed", "last", "line", "selected", "focus")


def check_marks(board: Board, position: Position, marks: Marks) -> CheckedMarks:
    """Resolve the names in ``marks``; raises ``ValueError`` naming the mark and the bad name."""
    named: dict[str, set[str]] = {layer: set() for layer in _ORDER}
    for name in marks.legal_squares:
        named["legal"].add(_target(board, "legal_squares", name, "square"))
    for name in marks.legal_posts:
        named["legal"].add(_target(board, "legal_posts", name, "post"))
    for name in marks.lightning:
        named["lightning"].add(_target(board, "lightning", name, "square"))
    for name in marks.crossed:
        named["crossed"].add(_target(board, "crossed", name, "square", "post"))
    for name in marks.last:
        named["last"].add(_target(board, "last", name, "square", "post"))
    for layer in ("selected", "focus"):
        name = getattr(marks, layer)
        if name is not None:
            if isinstance(name, Species):
                name = name.letter
            if isinstance(name, str) and name in _SPECIES:
                name = f"{_SIDES[position.player]}:{name}"
            named[layer].add(_target(board, layer, name, "square", "post", "hand"))
    arrows = []
    for pair in marks.arrows:
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise ValueError(f"mark arrows: {pair!r} is not a pair (from, to) of squares or posts")
        one, other = (_target(board, "arrows", name, "square", "post") for name in pair)
        if one == other:
            raise ValueError(f"mark arrows: {pair!r} begins where it ends; name two places")
        arrows.append((one, other))
    line = [_advice(board, step) for step in marks.line]
    named["line"].update(step.end for step in line if not step.later)
    for letter in marks.highlight:
        if letter not in board.territory_letters:
            raise ValueError(
                f"mark highlight: {letter!r} is not a territory of the {board.name} board; "
                f"choose among {', '.join(board.territory_letters)}"
            )
    targets = sorted(set().union(*named.values()))
    return CheckedMarks(
        {t: tuple([layer for layer in _ORDER if t in named[layer]]) for t in targets},
        tuple(arrows),
        tuple(sorted({board.territory_letters.index(letter) for letter in marks.highlight})),
        tuple(line),
    )


def _advice(board: Board, step: Advice) -> Advice:
    """Return a step of a line with its places resolved."""
    if not isinstance(step, Advice):
        raise ValueError(f"mark line: {step!r} is not an Advice(start, end, label, player)")
    places = [
        _target(board, "line", name, "square", "post") if name else ""
        for name in (step.start, step.end or "?")
    ]
    if places[0] == places[1]:
        raise ValueError(f"mark line: {step!r} begins where it ends; name two places")
    if step.player not in (0, 1):
        raise ValueError(f"mark line: {step!r} is of neither player; 0 is White, 1 Green")
    return step._replace(start=places[0], end=places[1])


def _target(board: Board, mark: str, name: object, *kinds: str) -> str:
    if isinstance(name, str):
        if "square" in kinds and name in board.square_numbers:
            return f"square:{name}"
        if "post" in kinds and name in board.post_numbers:
            return f"post:{name}"
        side, colon, letter = name.partition(":")
        if "hand" in kinds and colon and side in ("w", "g") and letter in _SPECIES:
            return f"hand:{name}"
    squares, posts = board.square_names, board.post_names
    right = {
        "square": f"a square, {squares[0]} to {squares[-1]}",
        "post": f"a post, {posts[0]} to {posts[-1]}",
        "hand": f"a hand token, w:G or g:G with one of {' '.join(_SPECIES)}",
    }
    wanted = "; or ".join(right[kind] for kind in kinds)
    raise ValueError(f"mark {mark}: {name!r} is not on the {board.name} board; it takes {wanted}")


# --- marks as SVG ------------------------------------------------------------------------------


_RINGS = (("selected", ("chosen", "glow")), ("focus", ("focus-gap", "focus")))


def below_token(layout: Layout, square: int, marks: tuple[str, ...]) -> str:
    """Return what is drawn on a square under its token."""
    x, y = layout.corners[square]
    return rect("legal", x + 5, y + 5, CELL - 10, CELL - 10, 13) if "legal" in marks else ""


def above_token(layout: Layout, square: int, marks: tuple[str, ...], occupied: bool) -> str:
    """Return what is drawn on a square over its token."""
    x, y = layout.corners[square]
    middle = f'transform="translate({number(x + CELL / 2)} {number(y + CELL / 2)})"'
    parts = []
    if "legal" in marks and occupied:
        parts.append(rect("legal-ring", x + 3, y + 3, CELL - 6, CELL - 6, 16))
    if "lightning" in marks:
        bolt = art(__package__, "bolt").paths()[0].data
        parts.append(f'<path class="bolt" {middle} d="{bolt}"/>')
    if "crossed" in marks:
        cross = "M-15-15L15 15M15-15L-15 15"
        parts.append(
            f'<g {middle}><path class="cross-gap" d="{cross}"/>'
            f'<path class="cross" d="{cross}"/></g>'
        )
    if "last" in marks:
        a, b, c, d = 4.0, 17.0, CELL - 4.0, CELL - 17.0
        corners = "".join(
            f"M{number(x + p)} {number(y + q)}V{number(y + r)}H{number(x + s)}"
            for p, q, r, s in ((a, b, a, b), (c, b, a, d), (c, d, c, d), (a, d, c, b))
        )
        parts.append(f'<path class="last" d="{corners}"/>')
    parts.append(rings(marks, x + 4, y + 4, CELL - 8, CELL - 8))
    return "".join(parts)


def rings(marks: tuple[str, ...], x: float, y: float, width: float, height: float) -> str:
    """Return the rings of what is selected and of what the keyboard is on, around a rectangle."""
    return "".join(
        [
            rect(kind, x, y, width, height, 12)
            for layer, kinds in _RINGS
            if layer in marks
            for kind in kinds
        ]
    )


def around_post(marks: tuple[str, ...]) -> str:
    """Return the rings of a post, around (0, 0)."""
    parts = []
    if "legal" in marks:
        parts.append('<circle class="legal-ring" r="16"/>')
    if "last" in marks:
        parts.append('<path class="last" d="M-17-9V-17H-9M9-17H17V-9M17 9V17H9M-9 17H-17V9"/>')
    if "crossed" in marks:
        cross = "M-9-9L9 9M9-9L-9 9"
        parts.append(f'<path class="cross-gap" d="{cross}"/><path class="cross" d="{cross}"/>')
    for layer, kinds in _RINGS:
        if layer in marks:
            parts += [f'<circle class="{kind}" r="16.5"/>' for kind in kinds]
    return "".join(parts)


def regions(layout: Layout, territories: tuple[int, ...]) -> str:
    """Return the outlines of highlighted territories."""
    parts = []
    for territory in territories:
        outline = "".join(
            rounded(line, layout, 0, 10) for line in chains(border_edges(layout.board, territory))
        )
        parts += [f'<path class="{kind}" d="{outline}"/>' for kind in ("region", "region-glow")]
    return "\n".join(parts)


def line_arrows(layout: Layout, line: tuple[Advice, ...]) -> str:
    """Return a line of play: its arrows, the turn that is due on top, then its small tokens."""
    parts = []
    for step in sorted(line, key=lambda step: not step.later):
        if step.start:
            ends = _place(layout, step.start), _place(layout, step.end)
            shaft = _arrow(*ends, step.both, tip_room=20.0 if step.label and not step.both else 0.0)
            parts.append(f'<g class="later">{shaft}</g>' if step.later else shaft)
    # The same place may be played on twice: the earlier turn stays in sight.
    for step in reversed(line):
        if step.label:
            parts.append(_badge(layout, step))
    return "\n".join(parts)


def _badge(layout: Layout, step: Advice) -> str:
    x, y = _place(layout, step.end)
    if step.both:
        begin = _place(layout, step.start)
        x, y = (x + begin[0]) / 2, (y + begin[1]) / 2
    elif step.end.startswith("post:"):
        x, y = x + 13, y - 13  # beside the name of the post
    side = "wg"[step.player]
    return (
        f'{owner_mark(step.player, x, y, 0.66)}<text class="advice" x="{number(x)}" '
        f'y="{number(y + 4.9)}" font-size="14" fill="{TOKEN_COLOURS[f"{side}-text"]}">'
        f"{escaped(step.label)}</text>"
    )


def arrows(layout: Layout, pairs: tuple[tuple[str, str], ...]) -> str:
    """Return all arrows; pairs given both ways are one arrow with two heads."""
    parts = []
    drawn: set[frozenset[str]] = set()
    for one, other in pairs:
        if frozenset((one, other)) in drawn:
            continue
        drawn.add(frozenset((one, other)))
        both = (other, one) in pairs
        parts.append(_arrow(_place(layout, one), _place(layout, other), both))
    return "\n".join(parts)


def _place(layout: Layout, target: str) -> Point:
    kind, _, name = target.partition(":")
    if kind == "square":
        return layout.centre(layout.board.square_numbers[name])
    return layout.posts[layout.board.post_numbers[name]]


def _arrow(start: Point, end: Point, both: bool, tip_room: float = 0.0) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    spare = min(14.0, length / 5)

    def along(distance: float, aside: float = 0.0) -> str:
        x = start[0] + ux * distance - uy * aside
        y = start[1] + uy * distance + ux * aside
        return f"{number(x)} {number(y)}"

    def head(tip: float, back: float) -> str:
        return f"M{along(tip)}L{along(back, 8.5)}L{along(back, -8.5)}Z"

    tip, tail = length - max(spare, tip_room), spare
    shaft = f"M{along(tail + (11 if both else 0))}L{along(tip - 11)}"
    heads = head(tip, tip - 14) + (head(tail, tail + 14) if both else "")
    return (
        f'<path class="arrow-gap" d="{shaft}"/><path class="arrow" d="{shaft}"/>'
        f'<path class="arrow-head" d="{heads}"/>'
    )
