"""The things on the board as SVG shapes of our own: animals, tokens, guardian, Inauguration token.

Every shape is drawn around the point (0, 0). An animal is a silhouette plus details: the
silhouette alone, in one flat colour, is the animal of a face-down token. Tokens carry their colours
themselves, the same in both themes as those of wooden tokens are: they are defined once and drawn
by reference, and a browser does not apply the style sheet of a drawing inside such copies.
"""

from math import cos, pi, sin

from ...draw_style import number as number
from ..variant import Species
from .theme import TOKEN_COLOURS

TOKEN_RADIUS = 25.0
"""A token on a square of 60 leaves room for the river on every side."""


def scalloped(radius: float, scallops: int) -> str:
    """Return the path of a round shape with a scalloped rim that reaches out to ``radius``."""
    # Every scallop is an arc over its chord, 1.25 times as flat as a half circle would be.
    half = sin(pi / scallops)
    bump = 1.25 * half
    inner = radius / (cos(pi / scallops) + bump - (bump * bump - half * half) ** 0.5)
    points = [
        (inner * sin(2 * pi * (k - 0.5) / scallops), -inner * cos(2 * pi * (k - 0.5) / scallops))
        for k in range(scallops)
    ]
    arc = f"A{number(inner * bump)} {number(inner * bump)} 0 0 1 "
    steps = "".join(f"{arc}{number(x)} {number(y)}" for x, y in points[1:] + points[:1])
    return f"M{number(points[0][0])} {number(points[0][1])}{steps}Z"


GREEN_RIM = scalloped(TOKEN_RADIUS + 1, 16)
LION_MANE = scalloped(18.4, 11)

SILHOUETTES: dict[Species, str] = {
    Species.GAZELLE: (
        "M-2.2-5.5C-3-9-7.5-11-7.6-15.2C-7.6-16.8-6.6-18-5.6-18.2C-5.8-15.6-1.4-12.6-.6-7.4"
        "L.6-7.4C1.4-12.6 5.8-15.6 5.6-18.2C6.6-18 7.6-16.8 7.6-15.2C7.5-11 3-9 2.2-5.5"
        "C3.4-5.3 4.4-4.9 5-4.4C8-8.6 12.6-9.6 16.4-8.6C15.4-4.6 11.4-1.4 6.6-1.4"
        "C6.6 2 4.6 5.4 3.9 9C3.7 12.6 2.6 15 0 15C-2.6 15-3.7 12.6-3.9 9"
        "C-4.6 5.4-6.6 2-6.6-1.4C-11.4-1.4-15.4-4.6-16.4-8.6C-12.6-9.6-8-8.6-5-4.4"
        "C-4.4-4.9-3.4-5.3-2.2-5.5Z"
    ),
    Species.ZEBRA: (
        "M4.2-17.6C6.6-15.6 7.4-13.6 7.2-11.6C12-8.6 16.6-1.6 17.4 8.2L17 14.6L.6 14.6"
        "C1.4 11.6 1 9 .2 6.8C-3.2 8-5.4 9.4-7.4 11.8C-9.6 14.6-13.4 14.8-15.4 13.2"
        "C-17.6 11.4-17.4 8.4-15.4 6C-12 1.6-8.6-5.4-4.4-9.4C-2.4-11.2-.4-12.2 2-12.6"
        "C2-14.6 2.8-16.4 4.2-17.6Z"
    ),
    Species.CROCODILE: (
        "M18.6-6.6L15.6-5.6L13.4-9.4L10.4-7.4C9.6-10.8 4.2-12 2-8.2C-3.4-6.6-9.4-6.2-13.2-6.4"
        "C-14.4-8.2-17.8-7.8-18.4-5.2C-19.2-2.6-18.8-.2-17 .4L-3.6 1.8L-16.8 5.6"
        "C-18.8 6.4-18.6 9.8-16.2 10.2C-9 11.4-2 13.4 4 13.6C9.6 13.8 15.4 12.6 18.6 11.4Z"
    ),
    Species.ELEPHANT: (
        "M-5.6-11.4C-10-17-19-14.6-19-6C-19 1.4-15.4 7.6-11 7.4C-9 7.4-7.6 6-6.8 4.2"
        "C-5.4 7-4.4 9.4-3.6 12C-2.4 16-1 17 3 17C6.8 17 8.2 14.4 7.6 12.4C6.4 12.6 5.2 13 4.2 12.8"
        "C3.6 11.6 4.8 7.4 6.8 4.2C7.6 6 9 7.4 11 7.4C15.4 7.6 19 1.4 19-6C19-14.6 10-17 5.6-11.4"
        "C3.6-14-3.6-14-5.6-11.4Z"
    ),
    Species.LION: LION_MANE,
}
"""The outline of each animal, drawn in a box of about 38 by 34."""

DETAILS: dict[Species, str] = {
    Species.GAZELLE: (
        # The horns are darker than the head, with the rings that gazelles have.
        '<path fill="#4a3020" d="M-2.2-5.5C-3-9-7.5-11-7.6-15.2C-7.6-16.8-6.6-18-5.6-18.2'
        "C-5.8-15.6-1.4-12.6-.6-7.4L.6-7.4C1.4-12.6 5.8-15.6 5.6-18.2C6.6-18 7.6-16.8 7.6-15.2"
        'C7.5-11 3-9 2.2-5.5Z"/>'
        '<path stroke="#d9b58c" stroke-width=".9" fill="none" d="M-6.9-12.4L-4.7-13.2M-5.4-10'
        'L-3.1-11M-3.9-8L-1.6-9M6.9-12.4L4.7-13.2M5.4-10L3.1-11M3.9-8L1.6-9"/>'
        '<path fill="#f3d3ae" d="M-14.2-7.6C-11.6-7.4-9-6-7.2-3.4C-10.4-3.6-13-5.2-14.2-7.6Z'
        'M14.2-7.6C11.6-7.4 9-6 7.2-3.4C10.4-3.6 13-5.2 14.2-7.6Z"/>'
        '<path fill="#fff3df" d="M-4.4-2.8C-3.2-3-2.2-2.2-2-1L-2.4 6.6C-3.4 5-5.2 1.6-5.4-1.4Z'
        "M4.4-2.8C3.2-3 2.2-2.2 2-1L2.4 6.6C3.4 5 5.2 1.6 5.4-1.4Z"
        "M-3.2 9.4C-1.8 8-.8 7.6 0 7.6C.8 7.6 1.8 8 3.2 9.4C3 12.6 2 14 0 14"
        'C-2 14-3 12.6-3.2 9.4Z"/>'
        '<path fill="#2b1a10" d="M-2 9.6C-.8 9-.8 9 0 9C.8 9 .8 9 2 9.6C1.8 11.2.8 11.8 0 11.8'
        'C-.8 11.8-1.8 11.2-2 9.6Z"/>'
        '<circle cx="-4.2" cy="-.4" r="1.35" fill="#2b1a10"/>'
        '<circle cx="4.2" cy="-.4" r="1.35" fill="#2b1a10"/>'
    ),
    Species.ZEBRA: (
        # The mane stands up, then come stripes of the neck, then those of the head.
        '<path fill="none" stroke="#201a17" stroke-width="3.4" stroke-dasharray="2.7 1.5" '
        'd="M4.8-11.4C10.4-8.8 14.6-2 15.6 9L15.4 14.4"/>'
        '<path fill="none" stroke="#201a17" stroke-width="2" stroke-linecap="round" '
        'd="M10.6-4.6C8.8-2.6 6.4-1.4 4.2-1.2M13-.2C10.6 2 7 3 3.4 2.8M14.2 4.4'
        'C11.4 6.6 7.4 7.4 3.2 6.8M14.4 9C11.4 11 7.4 11.6 3.6 10.8"/>'
        '<path fill="none" stroke="#201a17" stroke-width="1.5" stroke-linecap="round" '
        'd="M0-10.2C1.2-9.4 1.8-8.2 1.8-6.8M-3.4-8.6C-2.2-8-1.4-7-1.2-6M-6.6-5.2'
        "C-5.4-4.8-4.6-4-4.4-2.8"
        'M-8.8-1.4C-7.4-1-6.4 0-6 1.2M-3.8 6C-4.2 4-3.6 2.4-2.2 1.2M-.8 5C-1 3.6-.4 2.6.6 1.8"/>'
        '<path fill="#201a17" d="M-11.4.6C-9.4 2.6-7 5.2-6.8 10.4L-7.4 11.8C-9.6 14.6-13.4 14.8'
        '-15.4 13.2C-17.6 11.4-17.4 8.4-15.4 6C-14 4.2-12.6 2.4-11.4.6Z"/>'
        '<circle cx="-13.6" cy="9" r="1" fill="#fffaf0"/>'
        '<circle cx="-1.2" cy="-2.6" r="1.7" fill="#201a17"/>'
        '<path fill="#201a17" d="M4.2-15.6C5.6-14.2 6-12.8 5.8-11.8L3.4-12.4C3.4-13.6 3.6-14.8'
        ' 4.2-15.6Z"/>'
    ),
    Species.CROCODILE: (
        '<path fill="#f2e3b3" d="M-3.6 1.8L-16.8 5.6C-17.8 6-18.2 7-18 8C-10 8.6 2 11 18.6 8.6'
        'L18.6 4.4C12 6.4 3.6 5.2-3.6 1.8Z"/>'
        '<path fill="#fffdf5" d="M-16.4.4L-15 4L-13.2.8M-11.8.9L-10.2 4.4L-8.6 1.3M-7.4 1.3'
        'L-6 3.4L-4.6 1.6M-14.2 4.9L-12.8 1.6L-11 4M-9.4 3.6L-8.2.9L-6.8 2.8"/>'
        '<path fill="none" stroke="#2c4a1f" stroke-width="1.3" stroke-linecap="round" '
        'd="M-17 .4L-3.6 1.8M-16.8 5.6L-3.6 1.8C2 4 8 4.6 12 3"/>'
        '<circle cx="5.6" cy="-6.6" r="2.9" fill="#f7e27a"/>'
        '<ellipse cx="5.4" cy="-6.6" rx="1" ry="2.5" fill="#1c2413"/>'
        '<circle cx="-15.8" cy="-5" r="1" fill="#1f3415"/>'
        '<path fill="none" stroke="#2c4a1f" stroke-width="1.2" stroke-linecap="round" '
        'd="M11-3.4L13-2.4M15.4-2.8L17-1.6M11.6.2L14 .8M-8-3.4L-6-3.2M-2.4-3.6L-.4-3.2"/>'
    ),
    Species.ELEPHANT: (
        '<path fill="#c9a3a0" d="M-7.6-9.6C-11-13-16.4-11.6-16.6-5.8C-16.8-.6-14 4.6-11 4.8'
        "C-9.6 4.8-8.4 3-7.8.8C-9-2.6-9-6.6-7.6-9.6Z"
        "M7.6-9.6C11-13 16.4-11.6 16.6-5.8C16.8-.6 14 4.6 11 4.8C9.6 4.8 8.4 3 7.8.8"
        'C9-2.6 9-6.6 7.6-9.6Z"/>'
        '<path fill="#fffaf0" stroke="#59626c" stroke-width=".6" d="M-5.4 3.6C-7 6.4-7.2 9-5.8 12'
        'C-4.6 10.6-3.8 8.6-3.6 6.6ZM5.4 3.6C7 6.4 7.4 8.6 7 11C5.4 9.8 4 8.2 3.6 6.6Z"/>'
        '<path fill="none" stroke="#4d5761" stroke-width="1.1" stroke-linecap="round" '
        'd="M-2.4 3.4C-1 4-.8 4 2.2 3.4M-2 6.6C-.6 7.2.2 7.2 1.8 6.8M-1.2 9.8C0 10.3.6 10.3 1.6 10'
        'M-3.4-8.4C-2.4-9.6 2.4-9.6 3.4-8.4"/>'
        '<circle cx="-4" cy="-2.6" r="1.5" fill="#1e2328"/>'
        '<circle cx="4" cy="-2.6" r="1.5" fill="#1e2328"/>'
    ),
    Species.LION: (
        '<path fill="none" stroke="#6b3410" stroke-width="1.2" stroke-linecap="round" '
        'd="M-12.8-4L-10-3M-13 3L-10.2 2.2M-9.4 9.8L-7.6 7.8M-2.6 13.8L-2 11.4M12.8-4L10-3M13 3'
        'L10.2 2.2M9.4 9.8L7.6 7.8M2.6 13.8L2 11.4M-5-13L-4-10.6M5-13L4-10.6"/>'
        '<circle cx="-7.2" cy="-8" r="3.4" fill="#f0b545"/>'
        '<circle cx="7.2" cy="-8" r="3.4" fill="#f0b545"/>'
        '<circle cx="-7.2" cy="-8" r="1.6" fill="#8a4716"/>'
        '<circle cx="7.2" cy="-8" r="1.6" fill="#8a4716"/>'
        '<path fill="#f0b545" d="M0-10.4C6.6-10.4 9.6-6 9.4-.8C9.2 5.6 5.2 10.6 0 10.6'
        'C-5.2 10.6-9.2 5.6-9.4-.8C-9.6-6-6.6-10.4 0-10.4Z"/>'
        '<path fill="#fff0cf" d="M0 1.6C3.6 1.6 5.6 4 5.2 6.4C4.6 9 2.4 10 0 10C-2.4 10-4.6 9-5.2 '
        '6.4C-5.6 4-3.6 1.6 0 1.6Z"/>'
        '<path fill="#3b2110" d="M-2.8 1.8C-1-.2 1-.2 2.8 1.8C2.2 3.6.8 4.4 0 4.4'
        'C-.8 4.4-2.2 3.6-2.8 1.8Z"/>'
        '<path fill="none" stroke="#3b2110" stroke-width="1.1" stroke-linecap="round" '
        'd="M0 4.4L0 6.2M-2.8 7C-1.4 8-.4 7.4 0 6.2C.4 7.4 1.4 8 2.8 7"/>'
        '<circle cx="-4.2" cy="-2.6" r="1.5" fill="#2b1a10"/>'
        '<circle cx="4.2" cy="-2.6" r="1.5" fill="#2b1a10"/>'
    ),
}
"""What makes each animal itself inside its outline: stripes, rings of the horns, teeth, mane."""

# A token is animal above, letter and value on a band below. The boards are drawn for columns that
# get narrow on a small screen, so the band and its text can be larger than the animal would like.


def token_shape(owner: int, fill: str) -> str:
    """Return a token's bare shape: round for White, scalloped for Green, so no colour is needed.

    The rim has the stroke of what is around it, as it differs by theme.
    """
    if owner == 0:
        return f'<circle r="{number(TOKEN_RADIUS)}" fill="{fill}"/>'
    return f'<path d="{GREEN_RIM}" fill="{fill}"/>'


def token(owner: int, species: Species, hidden: bool, value: int, text: float) -> str:
    """Return a token's drawing around (0, 0), about 52 across.

    ``owner`` is 0 for White and 1 for Green, ``value`` what it is worth face up, in points, and
    ``text`` the size of letter and value. A face-down token shows a bare silhouette on a hatched
    back and is worth 0 (``score.face-down``).
    """
    side = "wg"[owner]
    edge = TOKEN_RADIUS - 0.9
    top = edge - 1.16 * text
    reach = (edge * edge - top * top) ** 0.5
    band = (
        f"M{number(-reach)} {number(top)}"
        f"A{number(edge)} {number(edge)} 0 0 0 {number(reach)} {number(top)}Z"
    )
    place = (
        f'transform="translate(0 {number((top - edge) / 2 + 1)}) '
        f'scale({number((edge + top) / 36.5)})" stroke-linejoin="round"'
    )
    outline = SILHOUETTES[species]
    if hidden:
        back = token_shape(owner, TOKEN_COLOURS[f"{side}-back"])
        picture = (
            f'<g stroke-dasharray="4 2.6">{back}</g>'
            f'<path fill="none" stroke="{TOKEN_COLOURS[f"{side}-hatch"]}" stroke-width="1.6" '
            f'd="{_hatch(TOKEN_RADIUS - 2.5, top - 1)}"/>'
            f'<path {place} fill="{TOKEN_COLOURS[f"{side}-ghost"]}" stroke="none" d="{outline}"/>'
        )
    else:
        picture = (
            f"{token_shape(owner, TOKEN_COLOURS[f'{side}-disc'])}"
            f'<g {place} stroke="none"><path fill="{TOKEN_COLOURS[species.name.lower()]}" '
            f'stroke="{TOKEN_COLOURS[f"{side}-halo"]}" stroke-width="{(1.7, 2.4)[owner]}" '
            f'd="{outline}"/>{DETAILS[species]}</g>'
        )
    return (
        f'{picture}<g stroke="none"><path fill="{TOKEN_COLOURS[f"{side}-band"]}" d="{band}"/>'
        f'<text fill="{TOKEN_COLOURS[f"{side}-text"]}" y="{number(top + 0.86 * text)}" '
        f'font-size="{number(text)}">{species.letter} {0 if hidden else value}</text></g>'
    )


def _hatch(radius: float, bottom: float) -> str:
    """Return slanting lines inside a circle, down to the line y = ``bottom``."""
    lines = []
    for step in range(-5, 6):
        # The line x - y = shift meets the circle where (x, y) = (shift / 2 + t, -shift / 2 + t).
        shift = step * 7.0
        if abs(shift) >= radius * 2**0.5:
            continue
        reach = (radius * radius / 2 - shift * shift / 4) ** 0.5
        low = min(reach, bottom + shift / 2)
        if low > -reach:
            lines.append(
                f"M{number(shift / 2 - reach)} {number(-shift / 2 - reach)}"
                f"L{number(shift / 2 + low)} {number(-shift / 2 + low)}"
            )
    return "".join(lines)


class TokenBox:
    """The tokens of one drawing: each kind is defined once and drawn by reference."""

    def __init__(self, board_id: str, values: tuple[int, ...], text: float) -> None:
        self._board_id, self._values, self._text = board_id, values, text
        self._definitions: dict[str, str] = {}

    def use(
        self, owner: int, species: Species, hidden: bool, x: float, y: float, scale: float = 1.0
    ) -> str:
        """Return a token at (x, y)."""
        name = f"{self._board_id}-{'wg'[owner]}-{species.letter}{'-down' if hidden else ''}"
        if name not in self._definitions:
            drawing = token(owner, species, hidden, self._values[species], self._text)
            self._definitions[name] = f'<g id="{name}">{drawing}</g>'
        scaled = "" if scale == 1.0 else f" scale({number(scale)})"
        return (
            f'<use class="{"wg"[owner]}-rim" href="#{name}" '
            f'transform="translate({number(x)} {number(y)}){scaled}"/>'
        )

    def definitions(self) -> list[str]:
        """Return what belongs into ``<defs>``, in the order of first use."""
        return list(self._definitions.values())


def owner_mark(owner: int, x: float, y: float, scale: float = 0.4) -> str:
    """Return a small bare token that says whose a thing is."""
    side = "wg"[owner]
    return (
        f'<g class="{side}-rim" transform="translate({number(x)} {number(y)}) '
        f'scale({number(scale)})">{token_shape(owner, TOKEN_COLOURS[f"{side}-disc"])}</g>'
    )


# The tip of the pin points to the board from each side of the path.
_TURN = {"N": 0, "E": 90, "S": 180, "W": 270}


def guardian(side: str) -> str:
    """Return the guardian, a ranger with a broad hat, on a pin pointing inwards from ``side``."""
    return (
        f'<path fill="{TOKEN_COLOURS["pin"]}" stroke="{TOKEN_COLOURS["pin-edge"]}" '
        f'stroke-width="1.6" transform="rotate({_TURN[side]})" '
        'd="M-16.5 0A16.5 16.5 0 1 1 16.5 0C16.5 7 11 13 0 21.5C-11 13-16.5 7-16.5 0Z"/>'
        '<path fill="#f7ead0" d="M-9.6 12.6C-8.4 7.6-4.4 6.4 0 6.4C4.4 6.4 8.4 7.6 9.6 12.6'
        'C4 16.6-4 16.6-9.6 12.6Z"/>'
        '<path fill="#5b7a3a" d="M-4 7.2L0 12L4 7.2L2.4 5.6L-2.4 5.6Z"/>'
        '<ellipse cy="1.2" rx="6.6" ry="7" fill="#e2ac7d"/>'
        '<path fill="#4a2f1a" d="M-4 3.6C-2.6 2.4-1 2.6 0 3.2C1 2.6 2.6 2.4 4 3.6C3 5.4 1 5.2 0 4.4'
        'C-1 5.2-3 5.4-4 3.6Z"/>'
        '<circle cx="-2.6" cy="0" r="1" fill="#2b1a10"/><circle cx="2.6" cy="0" r="1" '
        'fill="#2b1a10"/>'
        '<path fill="#d8b878" stroke="#5a3d1c" stroke-width=".9" stroke-linejoin="round" '
        'd="M-13-2.6C-9-5.4-7-5-6.2-5.2L-5.4-10.6C-5.2-12.4-3-12.6 0-11.6C3-12.6 5.2-12.4 5.4-10.6'
        'L6.2-5.2C7-5 9-5.4 13-2.6C9-1 4-1.4 0-1.6C-4-1.4-9-1-13-2.6Z"/>'
        '<path fill="#7a4a1f" d="M-6-6.6C-3-5.4 3-5.4 6-6.6L6.2-4.8C3-3.8-3-3.8-6.2-4.8Z"/>'
    )


def inauguration(points: int, x: float, y: float) -> str:
    """Return the Inauguration token, a rosette with ribbons and its points, at (x, y)."""
    return (
        f'<g transform="translate({number(x)} {number(y - 3)})">'
        f'<path fill="{TOKEN_COLOURS["ribbon"]}" d="M-9 8L-12.6 22L-6.4 19.4L-2.4 23.6L0 12'
        'L2.4 23.6L6.4 19.4L12.6 22L9 8Z"/>'
        f'<path fill="{TOKEN_COLOURS["rosette"]}" stroke="{TOKEN_COLOURS["rosette-edge"]}" '
        f'stroke-width="1.4" d="{scalloped(18.0, 14)}"/>'
        f'<circle fill="{TOKEN_COLOURS["rosette-face"]}" r="12.8"/>'
        f'<text fill="{TOKEN_COLOURS["rosette-text"]}" y="4.8" font-size="13.5">'
        f"+{points}</text></g>"
    )


# A zigzag about 30 high: zebras and gazelles placed here go face down.
BOLT = "M3.5-16L-10.5 3L-2.6 3L-5.4 16L10.5-5.2L2.2-5.2L6.6-16Z"
