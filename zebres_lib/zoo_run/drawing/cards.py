"""Cards in one line: half animals on their edges, what joints make and what they just miss."""

from ...draw_style import number
from ..cards import ROWS, Card
from ..lineups import Joint, RowCase
from .frame import Pictures, rect, shortened, text

HALF = 54.0
"""Width of half an animal's tile, from the edge of the card inwards."""
CARD_WIDTH = 2 * HALF + 6
TILE = 64.0
_NAME_WIDTH = 76.0  # letters of a name times their size
PITCH = 67.0
HEADER = 23.0
CARD_HEIGHT = HEADER + 3 * PITCH + 2
MARGIN = 10.0
ABOVE = 16.0
"""Room above the cards, for one that is lifted."""
BELOW = 46.0
"""Room below the cards, for the number of animals at each joint."""
LIFT = 9.0
_SCALE = 0.87
_ANIMAL = 25.5


def hand_size(cards: int) -> tuple[float, float]:
    """Return width and height of so many cards side by side."""
    return 2 * MARGIN + cards * CARD_WIDTH, ABOVE + CARD_HEIGHT + BELOW


def card_group(card: Card, place: int, pictures: Pictures, *, lifted: bool, crowded: bool) -> str:
    """Return one card of a line, counted from 0 at the left, as ``<g data-card="7">``."""
    x = MARGIN + place * CARD_WIDTH
    y = ABOVE - (LIFT if lifted else 0)
    parts = []
    if lifted:
        parts.append(rect("shadow", 3, 8, CARD_WIDTH, CARD_HEIGHT, 9))
    parts.append(rect("card", 0.8, 0.8, CARD_WIDTH - 1.6, CARD_HEIGHT - 1.6, 9))
    parts.append(text("card-ink", CARD_WIDTH / 2, 17, 15, str(card.number)))
    halves = []
    for row in range(len(ROWS)):
        top = HEADER + row * PITCH
        body, head = card.bodies[row], card.heads[row]
        if body is not None:
            halves.append(_half(body, "body", top, pictures))
        if head is not None:
            halves.append(_half(head, "head", top, pictures))
    parts.append(f'<g class="{"crowded" if crowded else ""}">{"".join(halves)}</g>')
    if lifted:
        parts.append(rect("lifted", 3, 3, CARD_WIDTH - 6, CARD_HEIGHT - 6, 7))
    parts.append(rect("hit", 0, 0, CARD_WIDTH, CARD_HEIGHT, 9))
    return (
        f'<g data-card="{card.number}" transform="translate({number(x)} {number(y)})">'
        f"{''.join(parts)}</g>"
    )


def chosen_mark(place: int) -> str:
    """Return a ring with a tick around the card at a place, to be drawn above what joints make."""
    x = MARGIN + place * CARD_WIDTH
    return (
        rect("chosen", x + 1, ABOVE + 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, 8)
        + f'<circle class="chosen-dot" cx="{number(x + 15)}" cy="{number(ABOVE + 4)}" r="12"/>'
        f'<path class="chosen-tick" d="M{number(x + 10)} {number(ABOVE + 4)}l3.8 4.2l6.4-8.2"/>'
    )


def _half(animal: str, part: str, top: float, pictures: Pictures) -> str:
    joint_at = 0.0 if part == "body" else CARD_WIDTH
    middle = HALF / 2 if part == "body" else CARD_WIDTH - HALF / 2
    return (
        _tile(pictures.tint(animal), part, joint_at, top)
        + pictures.use(animal, joint_at, top + _ANIMAL, _SCALE, part)
        + _written(animal, middle, top, pictures)
    )


def _written(animal: str, middle: float, top: float, pictures: Pictures) -> str:
    """Return an animal's name, and the code that takes its place where the picture is small."""
    name = pictures.names[animal]
    # A long name in smaller letters stays inside its half of the card.
    size = min(11.5, _NAME_WIDTH / len(name[:10]))
    return (
        f'<text class="label name" x="{number(middle)}" y="{number(top + TILE - 4)}" '
        f'font-size="{number(size)}">{shortened(name)}</text>'
        f'<text class="label code" x="{number(middle)}" y="{number(top + TILE - 3)}" '
        f'font-size="15">{shortened(pictures.codes[animal])}</text>'
    )


def _tile(name: str, part: str, joint_at: float, top: float) -> str:
    """Return the ground of half an animal: straight at the joint, round on the inner side."""
    inward = 1 if part == "body" else -1
    start = joint_at + 1.6 * inward
    flat = (HALF - 9 - 1.6) * inward
    curve = 9 * inward
    sweep = int(part == "body")
    return (
        f'<path class="{name}" d="M{number(start)} {number(top)}h{number(flat)}'
        f"a9 9 0 0 {sweep} {number(curve)} 9v{number(TILE - 18)}"
        f'a9 9 0 0 {sweep} {number(-curve)} 9h{number(-flat)}Z"/>'
    )


def joint_group(
    number_of_it: int, found: Joint, pictures: Pictures, *, faded: bool, asked: bool, crowded: bool
) -> str:
    """Return what a joint makes and just misses, as ``<g data-joint="0">`` with a pill below."""
    x = MARGIN + (number_of_it + 1) * CARD_WIDTH
    made = len(found.animals)
    parts = _near_misses(found, x)
    for row, match in enumerate(found.rows):
        if match.case == RowCase.MATCH and match.head is not None:
            parts.append(_match(match.head, x, ABOVE + HEADER + row * PITCH, pictures))
    label = f"{made}" if made else "0 ?"
    kind = "pill-made" if made else "pill"
    y = ABOVE + CARD_HEIGHT + 9
    pill = rect(kind, x - 21, y, 42, 27, 13.5)
    ring = rect("chosen", x - 24, y - 3, 48, 33, 16.5) if asked else ""
    pill += text(f"{kind}-ink", x, y + 19, 16, label) + ring
    style = " ".join(["lit", *(["faded"] if faded else []), *(["crowded"] if crowded else [])])
    return (
        f'<g data-joint="{number_of_it}"><g class="{style}">{"".join(parts)}</g>{pill}'
        f"{rect('hit', x - 34, ABOVE + CARD_HEIGHT + 1, 68, 44, 12)}</g>"
    )


def _match(animal: str, x: float, top: float, pictures: Pictures) -> str:
    """Return a whole animal across a joint: joined ground, ring and tick."""
    left, width = x - HALF + 1.5, 2 * HALF - 3
    return (
        rect(pictures.tint(animal), left, top, width, TILE, 9)
        + rect("match-glow", left, top, width, TILE, 9)
        + rect("match", left, top, width, TILE, 9)
        + pictures.use(animal, x, top + _ANIMAL, _SCALE)
        + _written(animal, x, top, pictures)
        + _tick(x + HALF - 7, top + 6)
    )


def _tick(x: float, y: float) -> str:
    return (
        f'<circle class="tick" cx="{number(x)}" cy="{number(y)}" r="9"/>'
        f'<path class="tick-mark" d="M{number(x - 4)} {number(y)}l3 3.4l5-6.6"/>'
    )


def _near_misses(found: Joint, x: float) -> list[str]:
    """Return broken rings around each head and the body that waits for it in another row.

    A line along the joint, crossed out, tells which belong together.
    """
    parts = []
    rings: set[tuple[int, float]] = set()
    for row, match in enumerate(found.rows):
        if match.case != RowCase.OTHER_ROW:
            continue
        rings.add((row, x - HALF + 1.5))
        for name in match.body_rows:
            other = ROWS.index(name)
            rings.add((other, x + 1.5))
            start, end = (ABOVE + HEADER + each * PITCH + TILE / 2 for each in (row, other))
            path = f"M{number(x - 8)} {number(start)}H{number(x)}V{number(end)}h8"
            between = start + (PITCH if end > start else -PITCH) / 2
            parts.append(
                f'<path class="miss-gap" d="{path}"/><path class="miss" d="{path}"/>'
                f'<circle class="miss-dot" cx="{number(x)}" cy="{number(between)}" r="8"/>'
                f'<path class="miss-mark" d="M{number(x - 3)} {number(between - 3)}l6 6'
                f'm0-6l-6 6"/>'
            )
    around = [
        rect("miss", left + 1.5, ABOVE + HEADER + row * PITCH + 1.5, HALF - 6, TILE - 3, 8)
        for row, left in sorted(rings)
    ]
    return around + parts
