"""The things on the board, around (0, 0): animals, tokens, guardian, Inauguration token.

An animal is a silhouette plus details: the silhouette alone, in one flat colour, is the animal of a
face-down token. Tokens carry their colours themselves, the same in both themes as those of wooden
tokens are: they are defined once and drawn by reference, and a browser does not apply the style
sheet of a drawing inside such copies.
"""

from functools import lru_cache

from ...art import Art, art
from ...svg import number, placed
from ..variant import Species
from .theme import TOKEN_COLOURS

TOKEN_RADIUS = 25.0
"""A token on a square of 60 leaves room for the river on every side."""

# A token is animal above, letter and value on a band below. The boards are drawn for columns that
# get narrow on a small screen, so the band and its text can be larger than the animal would like.


def animal(species: Species) -> Art:
    """Return an animal in a box of about 38 by 34: its ``silhouette`` and ``details``."""
    return art(__package__, f"animals/{species.name.lower()}")


@lru_cache(maxsize=64)
def token_shape(owner: int, fill: str) -> str:
    """Return a token's bare shape: round for White, scalloped for Green, so no colour is needed.

    The rim has the stroke of what is around it, as it differs by theme.
    """
    if owner == 0:
        return f'<circle r="{number(TOKEN_RADIUS)}" fill="{fill}"/>'
    return f'<path d="{art(__package__, "rim").paths()[0].data}" fill="{fill}"/>'


@lru_cache(maxsize=256)
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
    drawn = animal(species)
    ((outline, colour),) = drawn.paths("silhouette")
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
            f'<g {place} stroke="none"><path fill="{colour}" '
            f'stroke="{TOKEN_COLOURS[f"{side}-halo"]}" stroke-width="{(1.7, 2.4)[owner]}" '
            f'd="{outline}"/>{drawn.inside("details")}</g>'
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


@lru_cache(maxsize=256)
def owner_mark(owner: int, x: float, y: float, scale: float = 0.4) -> str:
    """Return a small bare token that says whose a thing is."""
    side = "wg"[owner]
    return (
        f'<g class="{side}-rim" transform="translate({number(x)} {number(y)}) '
        f'scale({number(scale)})">{token_shape(owner, TOKEN_COLOURS[f"{side}-disc"])}</g>'
    )


# The tip of the pin points to the board from each side of the path.
_TURN = {"N": 0, "E": 90, "S": 180, "W": 270}


@lru_cache(maxsize=4)
def guardian(side: str) -> str:
    """Return the guardian, a ranger with a broad hat, on a pin pointing inwards from ``side``."""
    return art(__package__, "guardian").inside().replace("rotate(0)", f"rotate({_TURN[side]})")


@lru_cache(maxsize=64)
def inauguration(points: int, x: float, y: float) -> str:
    """Return the Inauguration token, a rosette with ribbons and its points, at (x, y)."""
    return placed(
        f'{art(__package__, "inauguration").inside()}<text fill="{TOKEN_COLOURS["rosette-text"]}" '
        f'y="4.8" font-size="13.5">+{points}</text>',
        x,
        y - 3,
    )
