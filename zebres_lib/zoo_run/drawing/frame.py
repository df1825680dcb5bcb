"""The frame of every picture: words, the animals it uses, and the SVG element around it."""

from collections.abc import Iterable, Sequence

from ...draw_style import check_picture, escaped, number
from ...explain import LANGUAGES, LanguageError, phrase
from .animals import ARTWORK, Artwork, other_animal
from .theme import style_sheet

_NATURAL_SIZE = 1.25  # CSS pixels a unit, where there is room
_LONGEST_NAME = 9


def animal_name(animal: str, language: str) -> str:
    """Return what an animal is called; animals of designers' decks are called what they are."""
    return phrase("zoo-animal", language, animal=animal)


def animal_codes(animals: Sequence[str], language: str) -> dict[str, str]:
    """Return a short code for each animal, the same for no two of them.

    The first letters of its name, two where they are enough, or else its place among the animals.
    """
    names = {animal: animal_name(animal, language) for animal in animals}
    for length in (2, 3, 4):
        codes = {animal: name[:length].strip().capitalize() for animal, name in names.items()}
        if len(set(codes.values())) == len(codes) and all(codes.values()):
            return codes
    return {animal: str(place) for place, animal in enumerate(animals, start=1)}


class Pictures:
    """The animals of one picture: each is defined once, drawn by reference, whole or cut."""

    def __init__(self, picture_id: str, animals: Sequence[str], language: str) -> None:
        self._id = picture_id
        self._animals = tuple(animals)
        self._others = [animal for animal in animals if animal not in ARTWORK]
        self._used: dict[str, str] = {}
        self._halves = False
        self.names = {animal: animal_name(animal, language) for animal in animals}
        self.codes = animal_codes(animals, language)

    def artwork(self, animal: str) -> Artwork:
        """Return an animal's drawing, or the general shape for one that has none."""
        if animal in ARTWORK:
            return ARTWORK[animal]
        return other_animal(self._others.index(animal))

    def tint(self, animal: str) -> str:
        """Return the class of the ground that an animal stands on."""
        if animal in ARTWORK:
            return f"tint-{animal}"
        return f"tint-other-{self._others.index(animal) % 3}"

    def use(self, animal: str, x: float, y: float, scale: float, part: str = "") -> str:
        """Return an animal at a point, whole or its ``"head"`` or ``"body"`` alone."""
        name = f"{self._id}-animal-{self._animals.index(animal)}"
        if name not in self._used:
            self._used[name] = f'<g id="{name}">{self.artwork(animal).svg()}</g>'
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

    def definitions(self) -> list[str]:
        """Return what belongs into ``<defs>``, in the order of first use."""
        cuts = []
        if self._halves:
            cuts = [
                f'<clipPath id="{self._id}-head"><rect x="-60" y="-36" width="60" height="72"/>'
                "</clipPath>",
                f'<clipPath id="{self._id}-body"><rect x="0" y="-36" width="60" height="72"/>'
                "</clipPath>",
            ]
        return [*cuts, *self._used.values()]


def shortened(name: str) -> str:
    """Return a name as far as it fits into half a card, escaped."""
    return escaped(name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…")


def check_language(language: str) -> None:
    """Raise :class:`~zebres_lib.explain.LanguageError` for a language without words."""
    if language not in LANGUAGES:
        raise LanguageError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")


def rect(name: str, x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return a rectangle with round corners and a class."""
    return (
        f'<rect class="{name}" x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}" rx="{number(radius)}"/>'
    )


def text(name: str, x: float, y: float, size: float, words: str) -> str:
    """Return a line of text, escaped, with a class."""
    return (
        f'<text class="{name}" x="{number(x)}" y="{number(y)}" font-size="{number(size)}">'
        f"{escaped(words)}</text>"
    )


def frame(
    picture_id: str,
    theme: str,
    language: str,
    size: tuple[float, float],
    name: str,
    description: str,
    layers: Iterable[str],
    pictures: Pictures,
) -> str:
    """Return a whole picture; ``size`` is its width and height in its own units.

    Raises ``ValueError`` for a bad picture id or an unknown theme.
    """
    check_picture(picture_id, theme)
    width, height = size
    root = f"{picture_id}-{theme}"
    # The width is that of a picture on its own, as in an <img>; the style lets a page shrink it.
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{root}" '
            f'viewBox="0 0 {number(width)} {number(height)}" '
            f'width="{number(width * _NATURAL_SIZE)}" height="{number(height * _NATURAL_SIZE)}" '
            'style="display:block;max-width:100%;height:auto" role="img" '
            f'lang="{language}" aria-labelledby="{picture_id}-title {picture_id}-desc">',
            f'<title id="{picture_id}-title">{escaped(name)}</title>',
            f'<desc id="{picture_id}-desc">{escaped(description)}</desc>',
            f"<style>\n{style_sheet(root, theme)}\n</style>",
            "<defs>",
            *pictures.definitions(),
            "</defs>",
            *layers,
            "</svg>",
        ]
    )
