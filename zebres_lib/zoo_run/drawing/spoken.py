"""Animals, cards and joints in words: for pictures, screen readers and the text versions."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from ...explain import phrase
from ...explain.catalogue import has_message
from ..cards import ROWS, Card
from ..lineups import Joint, joint


@lru_cache(maxsize=1024)
def animal_name(animal: str, language: str) -> str:
    """Return what an animal is called; animals of designers' decks are called what they are."""
    return phrase("zoo-animal", language, animal=animal)


def deck_name(name: str, language: str) -> str:
    """Return what a deck is called; a name of one's own stays."""
    key = f"zoo-deck-{name}"
    return phrase(key, language) if has_message(language, key) else name


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


def listed(words: Iterable[str], language: str, none: str) -> str:
    """Return words as one list, or ``none`` where there are no words."""
    text = ""
    for word in words:
        text = phrase("zoo-list", language, first=text, more=word) if text else word
    return text or none


@lru_cache(maxsize=1024)
def edge(animals: tuple[str | None, ...], language: str) -> str:
    """Return the animals of an edge with their rows."""
    return listed(
        (
            phrase(
                "zoo-edge-row",
                language,
                row=phrase("zoo-row", language, row=row),
                animal=animal_name(animal, language),
            )
            for row, animal in zip(ROWS, animals, strict=True)
            if animal is not None
        ),
        language,
        phrase("zoo-no-animal", language),
    )


def card_label(card: Card, language: str, place: int | None = None, cards: int = 0) -> str:
    """Return what a card shows; with a ``place`` from 0, also where it lies among ``cards``."""
    edges = {"heads": edge(card.heads, language), "bodies": edge(card.bodies, language)}
    if place is None:
        return phrase("zoo-card-label", language, card=card.number, **edges)
    return phrase(
        "zoo-card-place", language, card=card.number, place=place + 1, cards=cards, **edges
    )


def animals_of(made: Iterable[str], language: str) -> str:
    """Return the names of animals that were made, with their numbers, or that there are none."""
    names = [
        phrase("zoo-times", language, animal=animal_name(animal, language), count=count)
        if count > 1
        else animal_name(animal, language)
        for animal, count in Counter(made).items()
    ]
    return listed(names, language, phrase("zoo-no-animal", language))


def joint_label(found: Joint, language: str) -> str:
    """Return what a joint makes."""
    return phrase(
        "zoo-joint-label",
        language,
        left=found.left.number,
        right=found.right.number,
        made=animals_of(found.animals, language),
    )


def joints_of(cards: Sequence[Card]) -> list[Joint]:
    """Return the joints of cards from left to right."""
    return [joint(left, right) for left, right in pairwise(cards)]
