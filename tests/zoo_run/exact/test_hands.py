"""Exact tables over all hands, and the two theorems about the hint (``lineup.hint``).

With the reconstructed deck throughout, unless a test makes a deck of its own.
"""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import pandas as pd
import pytest
from hypothesis import assume, given, settings, strategies as st

from tests.helpers import is_told_in_every_language
from tests.zoo_run.card_reference import (
    ANIMALS,
    best,
    best_for,
    can_match,
    decks,
    file_cards,
    made,
    plain,
    strangers,
)
from zebres_lib.zoo_run import (
    RECONSTRUCTED,
    Card,
    Deck,
    DeckError,
    best_line_ups,
    hand_distribution,
    hand_table,
    hint,
)


@cache
def bests(cards):
    """How many hands of the file have which best line-up, by brute force over all orders."""
    deck = file_cards()
    joints = {(one[0], other[0]): len(made([one, other])) for one in deck for other in deck}
    return Counter(best_by_joints(joints, hand) for hand in combinations(range(1, 31), cards))


def best_by_joints(joints, hand):
    """The most of any order: each card in turn is put to the right of what is best so far."""
    ends = {(card,): 0 for card in hand}
    for _ in hand[1:]:
        ends = {
            (*order, card): number + joints[order[-1], card]
            for order, number in ends.items()
            for card in hand
            if card not in order
        }
    return max(ends.values())


# --- the figures of the reconstructed deck --------------------------------------------------------


def test_three_cards_make_so_many_animals():
    table = hand_table(cards=3)
    shares = table["best"].value_counts(normalize=True).sort_index() * 100
    assert shares.round(1).to_dict() == {1: 38.2, 2: 37.9, 3: 18.0, 4: 4.6, 5: 1.2, 6: 0.1}
    assert round(table["best"].mean(), 3) == 1.930
    assert len(table) == comb(30, 3) == 4060
    assert Counter(table["best"].tolist()) == bests(3)


@pytest.mark.slow
def test_four_cards_make_so_many_animals():
    table = hand_table(cards=4)
    shares = table["best"].value_counts(normalize=True).sort_index() * 100
    assert shares.round(1).to_dict() == {
        2: 25.8,
        3: 36.9,
        4: 24.3,
        5: 9.4,
        6: 2.8,
        7: 0.6,
        8: 0.1,
    }
    assert round(table["best"].mean(), 3) == 3.285
    assert len(table) == comb(30, 4) == 27405
    assert Counter(table["best"].tolist()) == bests(4)


def test_so_many_pairs_can_match():
    found = hint(RECONSTRUCTED)
    assert (found.matching_pairs, found.pairs) == (264, 435)
    cards = file_cards()
    assert found.matching_pairs == sum(can_match(*pair) for pair in combinations(cards, 2))


# --- the theorems ---------------------------------------------------------------------------------


def test_the_hint_holds_for_the_reconstructed_deck():
    """Rule ``lineup.hint``."""
    assert hint().holds
    assert hint().counterexamples == ()
    assert min(bests(3)) == 1


@settings(max_examples=60)
@given(decks(least=3, most=8, animals=ANIMALS[:3]))
def test_the_hint_fails_exactly_where_three_cards_are_strangers(deck):
    """Rule ``lineup.hint``."""
    cards, found = plain(deck), hint(deck)
    making_none = [hand for hand in combinations(cards, 3) if best(hand) == 0]
    assert making_none == strangers(cards)
    assert found.holds == (making_none == [])
    assert [[card.number for card in hand] for hand in found.counterexamples] == [
        [card[0] for card in hand] for hand in making_none
    ]
    assert found.matching_pairs == sum(can_match(*pair) for pair in combinations(cards, 2))


@settings(max_examples=60)
@given(decks(least=4, most=8, animals=ANIMALS[:2]))
def test_the_hint_needs_many_pairs_and_makes_two_animals_of_four_cards(deck):
    """Mantel's theorem, and what follows for hands of four."""
    found = hint(deck)
    assume(found.holds)
    assert found.matching_pairs >= found.needed_pairs
    assert all(best(hand) >= 2 for hand in combinations(plain(deck), 4))


def two_families(size):
    """A deck of two halves: within a half all cards match, across none do."""
    edges = [("lynx", None, None), ("turtle", None, None)]
    return Deck(tuple(Card(n + 1, edges[n % 2], edges[n % 2]) for n in range(size)))


@pytest.mark.parametrize("size", [3, 4, 5, 12, 29, 30, 60])
def test_no_deck_gets_by_with_fewer_pairs_than_two_families(size):
    found = hint(two_families(size))
    assert found.holds
    assert found.matching_pairs == found.needed_pairs


def test_a_deck_of_thirty_needs_210_matching_pairs():
    assert hint().needed_pairs == 435 - 225 == 210
    halves = hand_table(two_families(30), 4)
    assert halves["best"].min() == 2


def test_four_cards_of_the_reconstructed_deck_always_make_two_animals():
    assert min(bests(4)) == 2


def test_three_families_break_the_hint():
    families = ("lynx", "turtle", "panda")
    deck = Deck(
        tuple(Card(n + 1, (families[n % 3],) * 3, (families[n % 3],) * 3) for n in range(6))
    )
    found = hint(deck)
    assert not found.holds
    assert len(found.counterexamples) == 2**3
    assert found.counterexamples[0] == deck.cards[:3]


# --- tables ---------------------------------------------------------------------------------------


def check_rows(deck, cards, table):
    names = [f"card_{place + 1}" for place in range(cards)]
    numbers = [card.number for card in deck.cards]
    assert list(table[names].itertuples(index=False, name=None)) == list(
        combinations(numbers, cards)
    )
    by_number = {card[0]: card for card in plain(deck)}
    for row in table.to_dict("records"):
        hand = [row[name] for name in names]
        found = best_line_ups(deck, hand)
        assert row["best"] == found[0].total
        assert row["best_orders"] == len(found)
        assert row["same_animals"] == (len({one.made for one in found}) == 1)
        assert tuple(row[animal] for animal in deck.animals) == found[0].made
        for animal in deck.animals:
            expected = best_for([by_number[number] for number in hand], animal)
            assert (row[f"spaces_{animal}"], row[f"crowns_{animal}"]) == expected


@settings(max_examples=20)
@given(decks(least=2, most=6), st.sampled_from([2, 3, 4, 5]))
def test_every_row_is_what_brute_force_says(deck, cards):
    assume(cards <= len(deck))
    check_rows(deck, cards, hand_table(deck, cards, compiled=False))


def test_rows_of_a_deck_with_more_animals_and_gaps_in_its_numbers():
    names = ("lynx", "turtle", "panda", "elephant", "llama", "ant", "bee", "cat", "dog", "eel",
             "fox", "gnu")  # fmt: skip
    deck = Deck(
        tuple(
            Card(
                7 * n + 5,
                (names[n % 12], names[(n + 3) % 12], names[(n + 7) % 12]),
                (names[(n + 1) % 12], names[(n + 4) % 12], names[(n * n + 2) % 12]),
            )
            for n in range(12)
        )
    )
    assert len(deck.animals) == 12
    check_rows(deck, 3, hand_table(deck, 3))


@pytest.mark.slow
def test_compiled_tables_are_the_same():
    pytest.importorskip("numba")
    for deck in (RECONSTRUCTED, two_families(12)):
        for cards in (2, 3):
            pd.testing.assert_frame_equal(
                hand_table(deck, cards, compiled=True), hand_table(deck, cards, compiled=False)
            )
    few = Deck(RECONSTRUCTED.cards[:9])
    for cards in (4, 5):
        pd.testing.assert_frame_equal(
            hand_table(few, cards, compiled=True), hand_table(few, cards, compiled=False)
        )


def test_a_table_says_which_deck_it_is_about():
    assert hand_table(cards=2).attrs == {"deck": "reconstructed", "cards": 2}


def test_the_distribution_counts_the_rows():
    found = hand_distribution(cards=3)
    assert dict(zip(found["animals"], found["hands"], strict=True)) == bests(3)
    assert found["probability"].sum() == pytest.approx(1)
    assert list(found.columns) == ["animals", "hands", "probability"]


def test_the_distribution_for_a_favourite_has_spaces_and_crowns():
    """Rules ``race.advance`` and ``race.crowns``."""
    table = hand_table(cards=3)
    found = hand_distribution(cards=3, favourite="Éléphant")
    assert list(found.columns) == ["spaces", "crowns", "hands", "probability"]
    expected = Counter(zip(table["spaces_elephant"], table["crowns_elephant"], strict=True))
    assert {(row.spaces, row.crowns): row.hands for row in found.itertuples()} == expected
    mean = (found["spaces"] * found["probability"]).sum()
    assert mean == pytest.approx(table["spaces_elephant"].mean())


@pytest.mark.parametrize(
    ("deck", "cards", "message"),
    [
        (RECONSTRUCTED, 1, "cards: 1 is not from 2 to 5, cards of a hand"),
        (RECONSTRUCTED, 6, "cards: 6 is not from 2 to 5, cards of a hand"),
        (RECONSTRUCTED, "3", "cards: '3' is not from 2 to 5, cards of a hand"),
        (two_families(3), 4, "cards: 4 is not from 2 to 3, cards of a hand"),
    ],
)
def test_hands_of_another_size_are_refused(deck, cards, message):
    with pytest.raises(DeckError, match=f"^{re.escape(message)}$") as caught:
        hand_table(deck, cards)
    assert is_told_in_every_language(caught.value)


def test_a_favourite_that_is_not_in_the_deck_is_refused():
    with pytest.raises(DeckError, match=r"^animal: 'zebra' is not in the deck; choose among lynx"):
        hand_distribution(favourite="zebra")
