"""The animals that cards show and the names people write them by."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from ...explain.catalogue import LANGUAGES, message_text
from .mistakes import DeckError, Mistake, shown

ANIMALS = ("lynx", "turtle", "panda", "elephant", "llama")
"""The five animals of the game, in the order of the rules ledger."""

LONGEST_NAME = 30
_NAME = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")


def folded(text: str) -> str:
    """Return text without accents, capitals and surplus spaces, to compare what people write."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in decomposed if not unicodedata.combining(sign))
    return " ".join(plain.split())


def name_in(animal: str, language: str) -> str:
    """Return what an animal of the game is called in a language; others are called what they are.

    Raises :class:`~zebres_lib.explain.LanguageError` for a language without a catalogue.
    """
    return message_text(language, "zoo-animal", arguments={"animal": animal})


@cache
def game_animals() -> dict[str, str]:
    """Return the animals of the game by their names in all languages, folded."""
    return {
        folded(name_in(animal, language)): animal for language in LANGUAGES for animal in ANIMALS
    }


def animal_named(text: object) -> str:
    """Return the animal of a name: one of :data:`ANIMALS` in any language, or a name of its own.

    A name of its own is taken in small letters, as written otherwise. Raises
    :class:`~zebres_lib.zoo_run.cards.DeckError` for what is no name: up to 30 letters, in words
    joined by a space, a hyphen or an apostrophe.

    >>> animal_named("Éléphant"), animal_named("Zèbre")
    ('elephant', 'zèbre')
    """
    if text in ANIMALS:
        return str(text)
    name = " ".join(text.split()) if isinstance(text, str) else ""
    # An accent may have been typed as a sign of its own, which is no letter.
    name = unicodedata.normalize("NFC", name).lower()
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        quoted = shown(text) if isinstance(text, str) else repr(text)
        raise DeckError(Mistake("name", {"value": quoted, "most": LONGEST_NAME}))
    return game_animals().get(folded(name), name)


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
        raise DeckError(Mistake("one-text", {"value": repr(animals)}))
    names = [animal_named(one) for one in animals]
    seen: dict[str, str] = {}
    for name in names:
        if folded(name) in seen:
            both = {"one": repr(name), "other": repr(seen[folded(name)])}
            raise DeckError(Mistake("same-name", both))
        seen[folded(name)] = name
    if not names:
        raise DeckError(Mistake("nameless"))
    return in_order(names)
