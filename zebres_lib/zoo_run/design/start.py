"""Where a search begins: a deck drawn by chance that keeps to edges and balance from the start."""

from collections.abc import Sequence

from ...randomness import Stream
from ..cards import Card, Deck
from .constraints import Constraints
from .walk import ROW_BITS, ROWS, animal_at


def first_edges(constraints: Constraints, chance: Stream) -> list[int]:
    """Return edges as a walk has them, bodies first: the right lengths, and as even as can be.

    Which rows of short edges stay empty is chosen as in the proof of the Gale-Ryser theorem: those
    with most empty rows to give. Source: H. J. Ryser, Combinatorial properties of matrices of zeros
    and ones, Canadian Journal of Mathematics 9 (1957), 371-377.
    """
    animals = len(constraints.animals)
    return [
        *_side(constraints.body_edges, animals, chance),
        *_side(constraints.head_edges, animals, chance),
    ]


def deck_of(constraints: Constraints, edges: Sequence[int], name: str) -> Deck:
    """Return the deck of edges as a walk has them, its cards numbered from 1."""

    def shown(edge: int) -> tuple[str | None, str | None, str | None]:
        numbers = [animal_at(edge, row) for row in range(ROWS)]
        top, middle, bottom = (constraints.animals[n - 1] if n else None for n in numbers)
        return top, middle, bottom

    size = constraints.cards
    cards = [
        Card(card + 1, shown(int(edges[card])), shown(int(edges[size + card])))
        for card in range(size)
    ]
    return Deck(tuple(cards), constraints.animals, name)


def _side(edges: Sequence[int], animals: int, chance: Stream) -> list[int]:
    lengths = [place + 1 for place, number in enumerate(edges) for _ in range(number)]
    size, total = len(lengths), sum(lengths)
    in_row = _shared(total, ROWS, chance)
    empty = [size - number for number in in_row]
    rows: list[list[int]] = [[] for _ in range(ROWS)]
    for card, length in enumerate(lengths):  # the shortest first
        order = _shuffled(range(ROWS), chance)
        order.sort(key=lambda row: -empty[row])
        for row in order[: ROWS - length]:
            empty[row] -= 1
        for row in order[ROWS - length :]:
            rows[row].append(card)
    found = [0] * size
    for row, cards in enumerate(rows):
        often = _shared(len(cards), animals, chance)
        shown = [animal + 1 for animal, number in enumerate(often) for _ in range(number)]
        for card, animal in zip(cards, _shuffled(shown, chance), strict=True):
            found[card] |= animal << ROW_BITS * row
    return _shuffled(found, chance)


def _shared(total: int, parts: int, chance: Stream) -> list[int]:
    """Return a number in parts that differ by one at most, which is which by chance."""
    return _shuffled([total // parts + (part < total % parts) for part in range(parts)], chance)


def _shuffled(values: Sequence[int], chance: Stream) -> list[int]:
    shuffled = list(values)
    for place in range(len(shuffled) - 1, 0, -1):
        other = chance.below(place + 1)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return shuffled
