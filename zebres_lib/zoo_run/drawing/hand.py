"""Cards in one line: half animals on their edges, what joints make and what they just miss."""

from collections.abc import Sequence

from ...explain import phrase
from ...svg import language_of, line_of_text, number, rect
from ..cards import ROWS, Card, Deck
from ..lineups import Joint, RowCase
from .animals import Pictures, shortened
from .spoken import card_label, joint_label, joints_of, listed

NOTHING = -1

_HALF = 54.0
"""Width of half an animal's tile, from the edge of the card inwards."""
_CARD_WIDTH = 2 * _HALF + 6
_TILE = 64.0
_NAME_WIDTH = 76.0  # letters of a name times their size
_PITCH = 67.0
_HEADER = 23.0
_CARD_HEIGHT = _HEADER + 3 * _PITCH + 2
_MARGIN = 10.0
_ABOVE = 16.0
"""Room above the cards, for one that is lifted."""
_BELOW = 46.0
"""Room below the cards, for the number of animals at each joint."""
_LIFT = 9.0
_SCALE = 0.87
_ANIMAL = 25.5


def hand_svg(
    deck: Deck,
    cards: Sequence[Card | int],
    *,
    lifted: int = NOTHING,
    chosen: int = NOTHING,
    asked: int = NOTHING,
    joints: bool = True,
    language: str = "en",
    picture_id: str = "hand",
    theme: str = "auto",
) -> str:
    """Return cards in a line, left to right, with what their joints make and just miss.

    Parameters
    ----------
    deck, cards
        The deck, and one or more of its cards or their numbers, from left to right.
    lifted, chosen
        Number of the card that is being moved, or that is chosen; none by default.
    asked
        The joint, from 0 at the left, that is pointed out.
    joints
        Show what the joints make (``lineup.match``) and the heads whose body waits in another row.
    language, theme
        Code of a language, such as ``"fr"``; ``"light"``, ``"dark"`` or ``"auto"`` (that of
        JupyterLab, or of the reader's system).
    picture_id
        A name for this picture, starting with a letter; pictures on one page need different ones.

    Raises :class:`~zebres_lib.zoo_run.DeckError` for a card that is not in the deck or comes twice,
    and ``ValueError`` for an unknown language or theme, a bad ``picture_id``, or no card at all.

    >>> from zebres_lib.zoo_run import RECONSTRUCTED
    >>> hand_svg(RECONSTRUCTED, [3, 1, 2]).startswith("<svg ")
    True
    """
    pictures = Pictures(picture_id, deck.animals, language)
    language = pictures.language
    line = _line(deck, cards)
    crowded = len(line) > 3
    places = {card.number: place for place, card in enumerate(line)}
    found = joints_of(line) if joints else []
    # In order of their numbers, wherever they lie: a page that shows a new order moves each card.
    drawn = {
        card.number: _card_group(
            card,
            places[card.number],
            pictures,
            lifted=card.number == lifted,
            crowded=crowded,
        )
        for card in sorted(line, key=lambda card: card.number)
    }
    above = drawn.pop(lifted, "")
    meetings = [
        _joint_group(
            place,
            each,
            pictures,
            faded=lifted in (each.left.number, each.right.number),
            asked=place == asked,
            crowded=crowded,
        )
        for place, each in enumerate(found)
    ]
    made = [animal for each in found for animal in each.animals]
    width = 2 * _MARGIN + len(line) * _CARD_WIDTH
    height = _ABOVE + _CARD_HEIGHT + _BELOW
    if len(line) == 1:
        title = phrase("zoo-card-title", language, card=line[0].number)
    else:
        title = phrase("zoo-hand-title", language, cards=len(line), made=len(made))
    said = [card_label(card, language) for card in line]
    said += [joint_label(each, language) for each in found]
    return pictures.framed(
        theme,
        (width, height),
        title,
        said,
        [
            rect("page", 0.75, 0.75, width - 1.5, height - 1.5, 14),
            *drawn.values(),
            *meetings,
            above,
            f'<g class="lit">{_chosen_mark(places[chosen]) if chosen in places else ""}</g>',
        ],
    )


def hand_labels(
    deck: Deck,
    cards: Sequence[Card | int],
    language: str = "en",
    *,
    lifted: int = NOTHING,
    chosen: int = NOTHING,
) -> dict[str, str]:
    """Return a spoken label for every card and joint of a line.

    The keys are ``"card:7"`` and ``"joint:0"``. Raises what :func:`hand_svg` raises.
    """
    language = language_of(language)
    line = _line(deck, cards)
    labels = {}
    for place, card in enumerate(line):
        told = [card_label(card, language, place, len(line))]
        if card.number == lifted:
            told.append(phrase("zoo-lifted", language))
        if card.number == chosen:
            told.append(phrase("zoo-chosen", language))
        labels[f"card:{card.number}"] = listed(told, language, "")
    for place, each in enumerate(joints_of(line)):
        labels[f"joint:{place}"] = joint_label(each, language)
    return labels


def _line(deck: Deck, cards: Sequence[Card | int]) -> list[Card]:
    if not cards:
        raise ValueError("cards: none given; a line has at least one")
    return [deck.cards[index] for index in deck.indices(cards)]


def _card_group(card: Card, place: int, pictures: Pictures, *, lifted: bool, crowded: bool) -> str:
    """Return one card of a line, counted from 0 at the left, as ``<g data-card="7">``."""
    x = _MARGIN + place * _CARD_WIDTH
    y = _ABOVE - (_LIFT if lifted else 0)
    parts = []
    if lifted:
        parts.append(rect("shadow", 3, 8, _CARD_WIDTH, _CARD_HEIGHT, 9))
    parts.append(rect("card", 0.8, 0.8, _CARD_WIDTH - 1.6, _CARD_HEIGHT - 1.6, 9))
    parts.append(line_of_text("card-ink", _CARD_WIDTH / 2, 17, 15, str(card.number)))
    halves = []
    for row in range(len(ROWS)):
        top = _HEADER + row * _PITCH
        body, head = card.bodies[row], card.heads[row]
        if body is not None:
            halves.append(_half(body, "body", top, pictures))
        if head is not None:
            halves.append(_half(head, "head", top, pictures))
    parts.append(f'<g class="{"crowded" if crowded else ""}">{"".join(halves)}</g>')
    if lifted:
        parts.append(rect("lifted", 3, 3, _CARD_WIDTH - 6, _CARD_HEIGHT - 6, 7))
    parts.append(rect("hit", 0, 0, _CARD_WIDTH, _CARD_HEIGHT, 9))
    return (
        f'<g data-card="{card.number}" transform="translate({number(x)} {number(y)})">'
        f"{''.join(parts)}</g>"
    )


def _chosen_mark(place: int) -> str:
    """Return a ring with a tick around the card at a place, to be drawn above what joints make."""
    x = _MARGIN + place * _CARD_WIDTH
    return (
        rect("chosen", x + 1, _ABOVE + 1, _CARD_WIDTH - 2, _CARD_HEIGHT - 2, 8)
        + f'<circle class="chosen-dot" cx="{number(x + 15)}" cy="{number(_ABOVE + 4)}" r="12"/>'
        f'<path class="chosen-tick" d="M{number(x + 10)} {number(_ABOVE + 4)}l3.8 4.2l6.4-8.2"/>'
    )


def _half(animal: str, part: str, top: float, pictures: Pictures) -> str:
    joint_at = 0.0 if part == "body" else _CARD_WIDTH
    middle = _HALF / 2 if part == "body" else _CARD_WIDTH - _HALF / 2
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
        f'<text class="label name" x="{number(middle)}" y="{number(top + _TILE - 4)}" '
        f'font-size="{number(size)}">{shortened(name)}</text>'
        f'<text class="label code" x="{number(middle)}" y="{number(top + _TILE - 3)}" '
        f'font-size="15">{shortened(pictures.codes[animal])}</text>'
    )


def _tile(name: str, part: str, joint_at: float, top: float) -> str:
    """Return the ground of half an animal: straight at the joint, round on the inner side."""
    inward = 1 if part == "body" else -1
    start = joint_at + 1.6 * inward
    flat = (_HALF - 9 - 1.6) * inward
    curve = 9 * inward
    sweep = int(part == "body")
    return (
        f'<path class="{name}" d="M{number(start)} {number(top)}h{number(flat)}'
        f"a9 9 0 0 {sweep} {number(curve)} 9v{number(_TILE - 18)}"
        f'a9 9 0 0 {sweep} {number(-curve)} 9h{number(-flat)}Z"/>'
    )


def _joint_group(
    number_of_it: int, found: Joint, pictures: Pictures, *, faded: bool, asked: bool, crowded: bool
) -> str:
    """Return what a joint makes and just misses, as ``<g data-joint="0">`` with a pill below."""
    x = _MARGIN + (number_of_it + 1) * _CARD_WIDTH
    made = len(found.animals)
    parts = _near_misses(found, x)
    for row, match in enumerate(found.rows):
        if match.case == RowCase.MATCH and match.head is not None:
            parts.append(_match(match.head, x, _ABOVE + _HEADER + row * _PITCH, pictures))
    label = f"{made}" if made else "0 ?"
    kind = "pill-made" if made else "pill"
    y = _ABOVE + _CARD_HEIGHT + 9
    pill = rect(kind, x - 21, y, 42, 27, 13.5)
    ring = rect("chosen", x - 24, y - 3, 48, 33, 16.5) if asked else ""
    pill += line_of_text(f"{kind}-ink", x, y + 19, 16, label) + ring
    style = " ".join(["lit", *(["faded"] if faded else []), *(["crowded"] if crowded else [])])
    return (
        f'<g data-joint="{number_of_it}"><g class="{style}">{"".join(parts)}</g>{pill}'
        f"{rect('hit', x - 34, _ABOVE + _CARD_HEIGHT + 1, 68, 44, 12)}</g>"
    )


def _match(animal: str, x: float, top: float, pictures: Pictures) -> str:
    """Return a whole animal across a joint: joined ground, ring and tick."""
    left, width = x - _HALF + 1.5, 2 * _HALF - 3
    return (
        rect(pictures.tint(animal), left, top, width, _TILE, 9)
        + rect("match-glow", left, top, width, _TILE, 9)
        + rect("match", left, top, width, _TILE, 9)
        + pictures.use(animal, x, top + _ANIMAL, _SCALE)
        + _written(animal, x, top, pictures)
        + _tick(x + _HALF - 7, top + 6)
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
        rings.add((row, x - _HALF + 1.5))
        for name in match.body_rows:
            other = ROWS.index(name)
            rings.add((other, x + 1.5))
            start, end = (_ABOVE + _HEADER + each * _PITCH + _TILE / 2 for each in (row, other))
            path = f"M{number(x - 8)} {number(start)}H{number(x)}V{number(end)}h8"
            between = start + (_PITCH if end > start else -_PITCH) / 2
            parts.append(
                f'<path class="miss-gap" d="{path}"/><path class="miss" d="{path}"/>'
                f'<circle class="miss-dot" cx="{number(x)}" cy="{number(between)}" r="8"/>'
                f'<path class="miss-mark" d="M{number(x - 3)} {number(between - 3)}l6 6'
                f'm0-6l-6 6"/>'
            )
    around = [
        rect("miss", left + 1.5, _ABOVE + _HEADER + row * _PITCH + 1.5, _HALF - 6, _TILE - 3, 8)
        for row, left in sorted(rings)
    ]
    return around + parts
