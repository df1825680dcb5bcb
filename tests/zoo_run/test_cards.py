"""Cards and decks made by hand: what they hold, and what is refused."""

import pickle
import re

import pytest
from hypothesis import given, settings, strategies as st

from tests.helpers import is_told_in_every_language
from tests.zoo_run.card_reference import decks, made, plain
from zebres_lib.zoo_run import RECONSTRUCTED, Card, Deck, DeckError
from zebres_lib.zoo_run.decks.animals import animal_named
from zebres_lib.zoo_run.decks.tables import count, packed, total, unpack

LYNX = ("lynx", None, None)


def test_a_card_takes_names_in_either_language():
    card = Card(7, ["Éléphant", "", "  LAMA "], ("Tortue", None, "Red  Panda"))
    assert card.bodies == ("elephant", None, "llama")
    assert card.heads == ("turtle", None, "red panda")
    assert card == Card(7, ("elephant", None, "llama"), ("turtle", None, "red panda"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("1", LYNX, LYNX), "card '1': its number is not a whole number"),
        ((True, LYNX, LYNX), "card True: its number is not a whole number"),
        ((1.0, LYNX, LYNX), "card 1.0: its number is not a whole number"),
        ((0, LYNX, LYNX), "card 0: its number is not from 1 to 999"),
        ((1000, LYNX, LYNX), "card 1000: its number is not from 1 to 999"),
        (
            (5, ("lynx", "panda"), LYNX),
            "card 5, bodies: ('lynx', 'panda') is not an animal or None for each of top, middle, "
            "bottom",
        ),
        (
            (5, LYNX, "abc"),
            "card 5, heads: 'abc' is not an animal or None for each of top, middle, bottom",
        ),
        (
            (5, LYNX, (None, None, "")),
            "card 5, heads: there are none; an edge shows one to three animals",
        ),
        (
            (5, ("<img src=x onerror=alert(1)>", None, None), LYNX),
            "card 5, bodies: animal: '<img src=x onerror=alert(1)>' is not a name; a name has up "
            "to 30 letters, in words joined by a space, a hyphen or an apostrophe",
        ),
        (
            (5, LYNX, (3, None, None)),
            "card 5, heads: animal: 3 is not a name; a name has up to 30 letters, in words joined "
            "by a space, a hyphen or an apostrophe",
        ),
    ],
)
def test_a_card_that_cannot_be_is_refused(arguments, message):
    with pytest.raises(DeckError, match=f"^{re.escape(message)}$") as caught:
        Card(*arguments)
    assert is_told_in_every_language(caught.value)


@pytest.mark.parametrize("name", ["lynx2", "a_b", "-lynx", "lynx-", "a" * 31, "a\tb<", "🦁", " "])
def test_a_name_is_words_of_letters(name):
    with pytest.raises(DeckError, match=r"is not a name; a name has up to 30 letters"):
        animal_named(name)


def cards(*numbers):
    return tuple(Card(number, LYNX, LYNX) for number in numbers)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((cards(1),), "cards: 1 are not from 2 to 60"),
        ((cards(*range(1, 62)),), "cards: 61 are not from 2 to 60"),
        ((cards(3, 1, 3),), "cards: two have the number 3"),
        ((("lynx", "panda"),), "cards: 'lynx' is not a Card"),
        (
            (cards(1, 2), ("panda", "turtle")),
            "card 1: lynx not among the animals of the deck, turtle, panda",
        ),
        (
            (cards(1, 2), ("lynx", *(f"animal {letter}" for letter in "abcdefghijkl"))),
            "animals: 13 are more than 12",
        ),
    ],
)
def test_a_deck_that_cannot_be_is_refused(arguments, message):
    with pytest.raises(DeckError, match=f"^{re.escape(message)}$") as caught:
        Deck(*arguments)
    assert is_told_in_every_language(caught.value)


def test_a_deck_has_its_cards_and_animals_in_order():
    deck = Deck(
        (
            Card(9, ("zebra", None, None), ("llama", None, None)),
            Card(2, ("ant", "panda", None), ("élan", None, "lynx")),
        )
    )
    assert [card.number for card in deck.cards] == [2, 9]
    assert deck.animals == ("lynx", "panda", "llama", "ant", "élan", "zebra")
    assert len(deck) == 2


def test_decks_of_the_same_cards_are_equal_whatever_their_name():
    copy = Deck(RECONSTRUCTED.cards[::-1], name="copy")
    assert copy == RECONSTRUCTED
    assert hash(copy) == hash(RECONSTRUCTED)
    assert copy != Deck(RECONSTRUCTED.cards[1:])
    deck = pickle.loads(pickle.dumps(RECONSTRUCTED))
    assert deck == RECONSTRUCTED
    assert deck.compiled().joints.tolist() == list(RECONSTRUCTED.tables().joints)


def test_cards_are_found_by_number():
    deck = Deck(cards(3, 5, 8))
    assert deck.index(5) == 1
    assert deck.indices([8, deck.cards[0]]) == (2, 0)
    assert deck.mask([8, 3]) == 0b101
    assert deck.hand(0b101) == (deck.cards[0], deck.cards[2])
    assert deck.animal("Lynx") == 0
    assert RECONSTRUCTED.animal("tortue") == 1


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda deck: deck.index(4),
            "card 4: the deck has none of this number; it has 3 cards from 3 to 8",
        ),
        (lambda deck: deck.indices([3, 8, 3]), "card 3: it comes twice"),
        (
            lambda deck: deck.mask([Card(3, LYNX, ("panda",) * 3)]),
            "card 3: the deck has another card of this number",
        ),
        (
            lambda deck: deck.animal("éléphant"),
            "animal: 'éléphant' is not in the deck; choose among lynx",
        ),
    ],
)
def test_what_is_not_in_the_deck_is_named(call, message):
    with pytest.raises(DeckError, match=f"^{re.escape(message)}$") as caught:
        call(Deck(cards(3, 5, 8)))
    assert is_told_in_every_language(caught.value)


# --- as plain integers --------------------------------------------------------------------------


@settings(max_examples=40)
@given(decks())
def test_tables_hold_what_every_joint_makes(deck):
    tables = deck.tables()
    assert (tables.size, tables.animals) == (len(deck), len(deck.animals))
    for left, one in enumerate(plain(deck)):
        for right, other in enumerate(plain(deck)):
            animals = made([one, other]) if left != right else []
            expected = tuple(animals.count(animal) for animal in deck.animals)
            joint = tables.joints[left * tables.size + right]
            assert unpack(joint, tables.animals) == expected
            assert total(joint) == sum(expected)
    assert deck.tables() is tables
    assert deck.compiled() is deck.compiled()
    assert deck.compiled().joints.dtype == "int64"
    assert deck.compiled()._replace(joints=None) == tables._replace(joints=None)


@given(st.lists(st.integers(0, 31), max_size=12))
def test_counts_are_packed_and_unpacked(counts):
    number = packed(counts)
    assert unpack(number, len(counts)) == tuple(counts)
    assert [count(number, animal) for animal in range(len(counts))] == counts
    assert total(number) == sum(counts)
    assert number < 1 << 60


def test_counts_that_do_not_fit_are_refused():
    with pytest.raises(ValueError, match=r"^counts: 13 animals are more than 12$"):
        packed([0] * 13)
    with pytest.raises(ValueError, match=r"^counts: 32 at 1 is not from 0 to 31$"):
        packed([0, 32])
    with pytest.raises(ValueError, match=r"^counts: -1 at 0 is not from 0 to 31$"):
        packed([-1])
