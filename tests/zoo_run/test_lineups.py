"""Line-ups: what a joint makes and why not more, all orders of a hand, the best of them.

The reference is brute force over all orders of cards as strings. Rules ``lineup.order``,
``lineup.no-offset`` and ``lineup.match``.
"""

import re
from itertools import permutations

import pytest
from hypothesis import given, settings, strategies as st

from tests.helpers import is_told_in_every_language
from tests.zoo_run.card_reference import (
    best,
    best_for,
    decks,
    edges,
    made,
    plain,
)
from zebres_lib.jit import compilable, compiled
from zebres_lib.zoo_run import (
    RECONSTRUCTED,
    Card,
    Deck,
    DeckError,
    RowCase,
    best_line_ups,
    joint,
    line_up,
    line_ups,
)
from zebres_lib.zoo_run.decks.orders import (
    arrangements,
    card_at,
    made as order_made,
    order_at,
    order_of,
)
from zebres_lib.zoo_run.decks.tables import bind, count, total, unpack
from zebres_lib.zoo_run.race import advance


@st.composite
def hands(draw, sizes=(2, 3, 4, 5)):
    """A random deck and a hand of it, as numbers in any order."""
    size = draw(st.sampled_from(sizes))
    deck = draw(decks(least=size, most=max(size, 6)))
    numbers = draw(st.permutations([card.number for card in deck.cards]))
    return deck, numbers[:size]


def reference(deck, numbers):
    by_number = {card[0]: card for card in plain(deck)}
    return [by_number[number] for number in numbers]


def indices(deck, numbers):
    return sorted(deck.indices(numbers))


# --- all line-ups and the best -------------------------------------------------------------------


@settings(max_examples=30)
@given(hands())
def test_all_line_ups_are_all_orders(case):
    """Rule ``lineup.order``."""
    deck, numbers = case
    every = line_ups(deck, numbers)
    assert [one.numbers for one in every] == list(permutations(sorted(numbers)))
    for one in every:
        animals = made(reference(deck, one.numbers))
        assert one.made == tuple(animals.count(animal) for animal in deck.animals)
        assert one.total == len(animals)
        assert [animal for each in one.joints for animal in each.animals] == animals
        assert one == line_up(deck, one.numbers) == line_up(deck, one.cards)


@settings(max_examples=30)
@given(hands())
def test_the_best_line_ups_are_those_of_brute_force(case):
    deck, numbers = case
    hand = reference(deck, numbers)
    found = best_line_ups(deck, numbers)
    assert {one.numbers for one in found} == {
        tuple(card[0] for card in order)
        for order in permutations(hand)
        if len(made(order)) == best(hand)
    }
    assert len(found) == len({one.numbers for one in found})


@settings(max_examples=30)
@given(hands(), st.data())
def test_the_best_line_ups_for_a_favourite_are_those_of_brute_force(case, data):
    """Rules ``race.advance`` and ``race.crowns``."""
    deck, numbers = case
    favourite = data.draw(st.sampled_from(deck.animals))
    hand = reference(deck, numbers)
    found = best_line_ups(deck, [deck.cards[deck.index(number)] for number in numbers], favourite)
    most = best_for(hand, favourite)
    assert {(one.spaces(favourite), one.crowns(favourite)) for one in found} == {most}
    assert {one.numbers for one in found} == {
        tuple(card[0] for card in order)
        for order in permutations(hand)
        if (len(made(order)) + made(order).count(favourite), made(order).count(favourite)) == most
    }


def test_a_favourite_may_be_named_in_french():
    assert best_line_ups(RECONSTRUCTED, [1, 2, 3, 4], "tortue") == best_line_ups(
        RECONSTRUCTED, [1, 2, 3, 4], "turtle"
    )


def test_a_favourite_may_change_what_is_best():
    """Rule ``race.advance``: a favourite counts for two."""
    others = ("panda", "turtle", "llama")
    deck = Deck(
        (
            Card(1, others, ("lynx", "lynx", None)),
            Card(2, ("lynx", "lynx", None), others),
        )
    )
    (three_animals,) = best_line_ups(deck, [1, 2])
    assert (three_animals.numbers, three_animals.total) == ((2, 1), 3)
    (two_lynxes,) = best_line_ups(deck, [1, 2], "lynx")
    assert (two_lynxes.numbers, two_lynxes.spaces("lynx")) == ((1, 2), 4)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: line_ups(RECONSTRUCTED, [1]), "hand: 1 cards; a line-up has 2 to 5"),
        (lambda: line_up(RECONSTRUCTED, range(1, 7)), "hand: 6 cards; a line-up has 2 to 5"),
        (lambda: line_ups(RECONSTRUCTED, [1, 2, 1]), "card 1: it comes twice"),
        (
            lambda: best_line_ups(RECONSTRUCTED, [1, 31]),
            "card 31: the deck has none of this number; it has 30 cards from 1 to 30",
        ),
        (
            lambda: best_line_ups(RECONSTRUCTED, [1, 2], "zebra"),
            "animal: 'zebra' is not in the deck; choose among lynx, turtle, panda, elephant, llama",
        ),
        (
            lambda: line_up(RECONSTRUCTED, [1, 2]).crowns("zebra"),
            "favourite: 'zebra' is not in the deck; choose among lynx, turtle, panda, elephant, "
            "llama",
        ),
    ],
)
def test_what_cannot_be_lined_up_is_named(call, message):
    with pytest.raises(DeckError, match=f"^{re.escape(message)}$") as caught:
        call()
    assert is_told_in_every_language(caught.value)


# --- why a joint makes what it makes --------------------------------------------------------------


def cases(heads, bodies):
    left = Card(1, ("lynx", None, None), heads)
    right = Card(2, bodies, ("lynx", None, None))
    return [(row.row, row.case.value, row.body_rows) for row in joint(left, right).rows]


def test_a_joint_tells_matches_and_what_is_missing():
    """Rule ``lineup.match``."""
    assert cases(("lynx", "panda", None), ("lynx", "turtle", "llama")) == [
        ("top", "match", ()),
        ("middle", "different", ()),
        ("bottom", "no-head", ()),
    ]
    assert cases((None, "panda", "llama"), (None, "turtle", None)) == [
        ("top", "empty", ()),
        ("middle", "different", ()),
        ("bottom", "no-body", ()),
    ]


def test_head_and_body_in_different_rows_are_a_near_miss():
    """Rule ``lineup.no-offset``."""
    assert cases(("lynx", None, "panda"), (None, "lynx", "lynx")) == [
        ("top", "other-row", ("middle", "bottom")),
        ("middle", "no-head", ()),
        ("bottom", "different", ()),
    ]


def test_a_body_that_has_found_its_head_is_missed_by_no_other():
    assert cases(("lynx", "lynx", "lynx"), (None, "lynx", None)) == [
        ("top", "no-body", ()),
        ("middle", "match", ()),
        ("bottom", "no-body", ()),
    ]


@given(*(edges(("lynx", "panda")) for _ in range(4)))
def test_a_joint_tells_every_row_as_it_is(bodies, heads, right_bodies, right_heads):
    left, right = Card(1, bodies, heads), Card(2, right_bodies, right_heads)
    found = joint(left, right)
    matches = [
        head is not None and head == body for head, body in zip(heads, right_bodies, strict=True)
    ]
    assert [row.case == RowCase.MATCH for row in found.rows] == matches
    assert [row.row for row in found.rows] == ["top", "middle", "bottom"]
    assert [(row.head, row.body) for row in found.rows] == list(
        zip(heads, right_bodies, strict=True)
    )
    assert (found.left, found.right) == (left, right)
    for row in found.rows:
        assert (row.case == RowCase.OTHER_ROW) == bool(row.body_rows)
        assert row.case != RowCase.EMPTY or (row.head is None and row.body is None)
        assert row.case != RowCase.NO_HEAD or (row.head is None and row.body is not None)
        assert row.case != RowCase.NO_BODY or (row.head is not None and row.body is None)
        assert row.case != RowCase.DIFFERENT or None not in (row.head, row.body)
        for name in row.body_rows:
            other = next(each for each in found.rows if each.row == name)
            assert other.body == row.head != other.head


# --- for play by the million ---------------------------------------------------------------------


@settings(max_examples=50)
@given(st.sets(st.integers(0, 59), min_size=2, max_size=5))
def test_orders_are_those_of_a_dictionary(hand):
    mask, size = sum(1 << card for card in hand), len(hand)
    expected = list(permutations(sorted(hand)))
    assert arrangements(size) == len(expected)
    orders = [order_at(mask, size, place) for place in range(len(expected))]
    assert orders == [order_of(order) for order in expected]
    assert [
        tuple(card_at(order, position) for position in range(size)) for order in orders
    ] == expected


@settings(max_examples=50)
@given(hands())
def test_an_order_makes_what_brute_force_says(case):
    deck, numbers = case
    tables, order = deck.tables(), deck.indices(numbers)
    animals = made(reference(deck, numbers))
    number = order_made(tables, order_of(order), len(order))
    assert unpack(number, tables.animals) == tuple(map(animals.count, deck.animals))
    for favourite, animal in enumerate(deck.animals):
        assert line_up(deck, numbers).spaces(animal) == advance(number, favourite)


@compilable
def mixture(tables, hand, cards, place, animal):
    tables = bind(tables)
    order = order_at(hand, cards, place)
    number = order_made(tables, order, cards)
    return order, number, card_at(order, cards - 1), total(number), count(number, animal)


@pytest.mark.slow
def test_compiled_orders_agree():
    pytest.importorskip("numba")
    twin = compiled(mixture)
    for start in range(22):
        for cards in (2, 3, 4, 5):
            hand = sum(1 << start + 2 * card for card in range(cards)) & (1 << 30) - 1
            for place in range(arrangements(hand.bit_count())):
                case = (hand, hand.bit_count(), place, start % 5)
                assert twin(RECONSTRUCTED.compiled(), *case) == mixture(
                    RECONSTRUCTED.tables(), *case
                )
