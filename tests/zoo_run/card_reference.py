"""Cards and line-ups worked out again, the slow and plain way, to compare the library with.

A card here is ``(number, bodies, heads)`` as strings from the file, with "" where there is none.
"""

import csv
from itertools import combinations, pairwise, permutations
from pathlib import Path

from hypothesis import strategies as st

import zebres_lib
from zebres_lib.zoo_run.cards import Card, Deck

DECK_FILE = Path(zebres_lib.__file__).parent / "zoo_run" / "decks" / "reconstructed.csv"
ANIMALS = ("lynx", "turtle", "panda", "elephant", "llama")


def file_cards():
    with DECK_FILE.open(encoding="utf-8", newline="") as file:
        return [(int(row[0]), row[1:4], row[4:7]) for row in list(csv.reader(file))[1:]]


def plain(deck):
    """A deck of the library as cards of this module."""
    return [
        (card.number, [one or "" for one in card.bodies], [one or "" for one in card.heads])
        for card in deck.cards
    ]


def made(order):
    """The animals that cards make from left to right, one name for each."""
    return [
        head
        for (_, _, heads), (_, bodies, _) in pairwise(order)
        for head, body in zip(heads, bodies, strict=True)
        if head != "" and head == body
    ]


def all_made(hand):
    return [made(order) for order in permutations(hand)]


def best(hand):
    return max(map(len, all_made(hand)))


def best_for(hand, favourite):
    """Most spaces, and the crowns of the line-up with most crowns among those with so many."""
    return max(
        (len(animals) + animals.count(favourite), animals.count(favourite))
        for animals in all_made(hand)
    )


def can_match(one, other):
    return bool(made([one, other]) or made([other, one]))


def strangers(cards):
    """The hands of three whose cards are pairwise unable to match."""
    return [
        hand
        for hand in combinations(cards, 3)
        if not any(can_match(one, other) for one, other in combinations(hand, 2))
    ]


def edges(animals):
    row = st.sampled_from((None, *animals))
    return st.tuples(row, row, row).filter(any)


@st.composite
def decks(draw, least=2, most=7, animals=ANIMALS):
    size = draw(st.integers(least, most))
    numbers = draw(st.lists(st.integers(1, 999), min_size=size, max_size=size, unique=True))
    edge = edges(animals)
    return Deck(tuple(Card(number, draw(edge), draw(edge)) for number in numbers))
