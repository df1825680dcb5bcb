"""The animals of a picture, each one drawing that a card's edge cuts in two.

An animal faces left around the point (0, 0), in a box from -50 to 50 across and from -27 to 27
down. Its head is what lies left of 0, its body what lies right: a card shows one of the two,
clipped, so that head and body of the same animal join exactly where two cards meet. The colours
are the same in light and dark themes; a pale rim sets every animal off from its ground.

An animal that has a file ``assets/animals/<name>.svg`` is drawn as it stands there, any other as
``assets/other.svg`` with a coat and a pattern of its own.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from ...art import Art, art, art_names
from ...svg import check_picture, escaped, language_of, number, picture, placed
from .spoken import animal_codes, animal_name
from .theme import PALETTE, style_sheet

_RIM = "#fffaf0"
_COATS = ("#b98ad0", "#e08a6a", "#6fb3a8", "#c9b04c", "#8fa0dc", "#d084a8", "#93b866")
"""The colours of animals without a drawing; the first is that of the file."""

_PATTERNS = 4
_OTHER_TINTS = 3
_LONGEST_NAME = 9
_NATURAL_SIZE = 1.25  # CSS pixels a unit, where there is room


@cache
def own_drawing(animal: str) -> str:
    """Return an animal that has a file, as SVG elements around (0, 0); empty if it has none."""
    if animal not in art_names(__package__, "animals"):
        return ""
    drawn = art(__package__, f"animals/{animal}")
    return _rim(drawn) + drawn.whole("shapes") + drawn.inside("details")


@cache
def other_animal(number_of_it: int) -> str:
    """Return the shape for an animal without a drawing of its own.

    ``number_of_it`` counts such animals of a deck from 0; colour and pattern change with it, and
    the name that is written on the card says which it is.
    """
    drawn = art(__package__, "other")
    coat = drawn.whole("shapes").replace(_COATS[0], _COATS[number_of_it % len(_COATS)])
    pattern = drawn.inside(f"pattern-{number_of_it % _PATTERNS}")
    return _rim(drawn) + coat + pattern + drawn.inside("face")


def _rim(drawn: Art) -> str:
    outline = "".join(path.data for path in drawn.paths("shapes"))
    return (
        f'<path d="{outline}" fill="{_RIM}" stroke="{_RIM}" stroke-width="5" '
        'stroke-linejoin="round"/>'
    )


def animal_drawing(animal: str, animals: Sequence[str]) -> str:
    """Return an animal of a deck with these animals, as SVG elements around (0, 0)."""
    others = [each for each in animals if not own_drawing(each)]
    return own_drawing(animal) or other_animal(others.index(animal))


def ground_of(animal: str, animals: Sequence[str]) -> str:
    """Return the colour of the palette that an animal of a deck stands on."""
    if animal in PALETTE:
        return animal
    others = [each for each in animals if each not in PALETTE]
    return f"other-{others.index(animal) % _OTHER_TINTS}"


@lru_cache(maxsize=256)
def figure(name: str, x: float, y: float) -> str:
    """Return what is no animal, drawn around its point: keeper, hut, crown or grass."""
    return placed(art(__package__, name).inside(), x, y)


class Pictures:
    """The animals of one picture: each is defined once, drawn by reference, whole or cut.

    Raises :class:`~zebres_lib.explain.LanguageError` for a language without words.
    """

    def __init__(self, picture_id: str, animals: Sequence[str], language: str) -> None:
        self._id, self._animals, self.language = picture_id, tuple(animals), language_of(language)
        self._used: dict[str, str] = {}
        self._halves = False
        self.names = {animal: animal_name(animal, self.language) for animal in animals}
        self.codes = animal_codes(animals, self.language)

    def tint(self, animal: str) -> str:
        """Return the class of the ground that an animal stands on."""
        return f"tint-{ground_of(animal, self._animals)}"

    def use(self, animal: str, x: float, y: float, scale: float, part: str = "") -> str:
        """Return an animal at a point, whole or its ``"head"`` or ``"body"`` alone."""
        name = f"{self._id}-animal-{self._animals.index(animal)}"
        if name not in self._used:
            self._used[name] = f'<g id="{name}">{animal_drawing(animal, self._animals)}</g>'
        drawn = (
            f'<use href="#{name}" transform="translate({number(x)} {number(y)}) '
            f'scale({number(scale)})"/>'
        )
        if not part:
            return drawn
        self._halves = True
        # The cut is made in the coordinates of the animal, so that both halves meet at its 0.
        return (
            f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">'
            f'<g clip-path="url(#{self._id}-{part})"><use href="#{name}"/></g></g>'
        )

    def framed(
        self,
        theme: str,
        size: tuple[float, float],
        title: str,
        said: Iterable[str],
        layers: Iterable[str],
    ) -> str:
        """Return the whole picture; ``size`` is in its own units, ``said`` sentences about it.

        Raises ``ValueError`` for a bad picture id or an unknown theme.
        """
        check_picture("picture_id", self._id, theme)
        cuts = [
            f'<clipPath id="{self._id}-{part}"><rect x="{x}" y="-36" width="60" height="72"/>'
            "</clipPath>"
            for part, x in (("head", -60), ("body", 0))
        ]
        return picture(
            self._id,
            theme,
            self.language,
            size,
            _NATURAL_SIZE,
            title,
            ". ".join(said) + ".",
            style_sheet(f"{self._id}-{theme}", theme),
            [*(cuts if self._halves else []), *self._used.values()],
            layers,
        )


def shortened(name: str) -> str:
    """Return a name as far as it fits into half a card, escaped."""
    return escaped(name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…")
