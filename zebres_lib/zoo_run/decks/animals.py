"""The animals that cards show and the names people write them by."""

import re
import unicodedata
from collections.abc import Iterable

from .mistakes import DeckError, shown

NAMES = {
    "en": {
        "lynx": "lynx",
        "turtle": "turtle",
        "panda": "panda",
        "elephant": "elephant",
        "llama": "llama",
    },
    "fr": {
        "lynx": "lynx",
        "turtle": "tortue",
        "panda": "panda",
        "elephant": "éléphant",
        "llama": "lama",
    },
}
"""How a deck file writes the animals of the game, by language."""

ANIMALS = tuple(NAMES["en"])
"""The five animals of the game, in the order of the rules ledger."""

LONGEST_NAME = 30
_NAME = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")


def folded(text: str) -> str:
    """Return text without accents, capitals and surplus spaces, to compare what people write."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in decomposed if not unicodedata.combining(sign))
    return " ".join(plain.split())


_KNOWN = {folded(name): animal for names in NAMES.values() for animal, name in names.items()}


def animal_named(text: object) -> str:
    """Return the animal of a name: one of :data:`ANIMALS` in either language, or a name of its own.

    A name of its own is taken in small letters, as written otherwise. Raises
    :class:`~zebres_lib.zoo_run.cards.DeckError` for what is no name: up to 30 letters, in words
    joined by a space, a hyphen or an apostrophe.

    >>> animal_named("Éléphant"), animal_named("Zèbre")
    ('elephant', 'zèbre')
    """
    name = " ".join(text.split()) if isinstance(text, str) else ""
    # An accent may have been typed as a sign of its own, which is no letter.
    name = unicodedata.normalize("NFC", name).lower()
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        quoted = shown(text) if isinstance(text, str) else repr(text)
        raise DeckError(
            f"animal: {quoted} is not a name; a name has up to {LONGEST_NAME} letters, in words "
            "joined by a space, a hyphen or an apostrophe"
        )
    return _KNOWN.get(folded(name), name)


def in_order(animals: Iterable[str]) -> tuple[str, ...]:
    """Return animals in the order of a deck: those of the game first, then others by name."""
    names = set(animals)
    others = sorted(names - set(ANIMALS), key=lambda name: (folded(name), name))
    return (*(animal for animal in ANIMALS if animal in names), *others)


def declared(animals: Iterable[object]) -> tuple[str, ...]:
    """Return the animals that a deck may show, checked and in order.

    Raises :class:`~zebres_lib.zoo_run.cards.DeckError` for what is no name, for none at all, and
    for two names that differ in accents or capitals alone.
    """
    if isinstance(animals, str):
        raise DeckError(f"animals: {animals!r} is one text; give several, such as ({animals!r},)")
    names = [animal_named(one) for one in animals]
    seen: dict[str, str] = {}
    for name in names:
        if folded(name) in seen:
            raise DeckError(
                f"animals: {name!r} and {seen[folded(name)]!r} are one name; capitals and accents "
                "do not tell animals apart"
            )
        seen[folded(name)] = name
    if not names:
        raise DeckError("animals: there are none; name at least one")
    return in_order(names)
