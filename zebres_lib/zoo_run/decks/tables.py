"""A deck as plain integers: what every joint makes, and how counts of animals are packed.

What a joint or a line-up makes is one integer with five bits an animal: animal ``k`` of the deck
(see :attr:`~zebres_lib.zoo_run.cards.Deck.animals`) at bits ``5 k`` to ``5 k + 4``. So there may be
twelve animals and 31 of each, and adding two of these integers adds their counts. Tokens that are
left are packed in the same way.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...jit import compilable, pointer

MOST_CARDS = 60
"""A hand is a mask with a bit a card, which must fit into a 64-bit integer."""
MOST_ANIMALS = 12
"""Five bits each must fit into a 64-bit integer."""
MOST_COUNT = 31
"""What five bits hold."""
COUNT_BITS = 5

_EVERY_PAIR = sum(1 << 2 * COUNT_BITS * pair for pair in range(MOST_ANIMALS // 2))
_EVEN_COUNTS = MOST_COUNT * _EVERY_PAIR


class DeckTables(NamedTuple):
    """What the line-up functions read of a deck: tuples in Python, arrays for compiled loops.

    Attributes
    ----------
    size
        Number of cards; a card is its index, from 0 in order of its number.
    animals
        Number of animals.
    joints
        What card ``left`` makes with card ``right`` directly to its right, packed, at
        ``left * size + right``; 0 for a card beside itself, of which there is only one.
    """

    size: int
    animals: int
    joints: Any


@compilable
def bind(tables: DeckTables) -> DeckTables:
    """Return the tables in the form that is quickest to pass on in compiled code."""
    return DeckTables(tables.size, tables.animals, pointer(tables.joints))


@compilable
def joint_made(tables: DeckTables, left: int, right: int) -> int:
    """Return what card ``left`` makes with card ``right`` directly to its right, packed."""
    return int(tables.joints[left * tables.size + right])


def packed(counts: Sequence[int]) -> int:
    """Return counts by animal as one integer; ``ValueError`` if they do not fit."""
    if len(counts) > MOST_ANIMALS:
        raise ValueError(f"counts: {len(counts)} animals are more than {MOST_ANIMALS}")
    total = 0
    for animal, number in enumerate(counts):
        if not 0 <= number <= MOST_COUNT:
            raise ValueError(f"counts: {number} at {animal} is not from 0 to {MOST_COUNT}")
        total |= number << COUNT_BITS * animal
    return total


def unpack(made: int, animals: int) -> tuple[int, ...]:
    """Return the counts of the first ``animals`` animals of a packed integer."""
    return tuple(count(made, animal) for animal in range(animals))


@compilable
def count(made: int, animal: int) -> int:
    """Return how many of one animal a packed integer holds."""
    return made >> COUNT_BITS * animal & MOST_COUNT


@compilable
def total(made: int) -> int:
    """Return how many animals a packed integer holds in all."""
    # Counts of two neighbours in ten bits each; the product sums all six of these in the highest.
    pairs = (made & _EVEN_COUNTS) + (made >> COUNT_BITS & _EVEN_COUNTS)
    return pairs * _EVERY_PAIR >> 5 * 2 * COUNT_BITS & (1 << 2 * COUNT_BITS) - 1
