"""Both games agree with an independent implementation, action by action, in random games."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from tests.zoo_run import games_reference as reference
from tests.zoo_run.games_helpers import ALL_RULES, rules_id
from zebres_lib.zoo_run.cards import Card, Deck
from zebres_lib.zoo_run.decks.tables import packed, unpack
from zebres_lib.zoo_run.free_the_animals import tokens_after
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.variant import FreeRules, RaceRules


def both(rules: FreeRules | RaceRules) -> tuple[Any, Any]:
    """Return the same game twice: ours and the reference."""
    cards = {card.number: card for card in rules.deck.cards}
    if isinstance(rules, FreeRules):
        left = dict(zip(rules.deck.animals, rules.tokens, strict=True))
        other: Any = reference.Free(
            cards, rules.players, rules.hand_size, left=left, path=rules.path_tokens
        )
        return FreeTheAnimals.by(rules), other
    other = reference.Race(
        cards,
        rules.players,
        rules.hand_size,
        track=rules.track_length,
        favourites=list(rules.favourites),
    )
    return Race.by(rules), other


def assert_same(ours: Any, other: Any) -> None:
    deck = ours.rules.deck
    numbers = [card.number for card in deck.cards]
    assert {n for i, n in enumerate(numbers) if ours.state.pile >> i & 1} == other.pile
    assert {n for i, n in enumerate(numbers) if ours.state.discards >> i & 1} == other.discards
    players = range(1, ours.rules.players + 1)
    assert [set(ours.hand(player)) for player in players] == [set(hand) for hand in other.hands]
    lines = [list(ours.lined_up(player)) for player in players if ours.lined_up(player)]
    assert lines == other.lines
    assert ours.is_over == other.over
    if isinstance(ours, FreeTheAnimals):
        assert ours.tokens == other.left
        assert ours.path == other.path
        if ours.is_over:
            assert ours.verdict == other.verdict()
    else:
        assert list(ours.spaces) == other.spaces
        assert list(ours.crowns) == other.crowns
        assert list(ours.winners or ()) == other.winners()


def play_both(rules: FreeRules | RaceRules, randomness: np.random.Generator) -> int:
    """Play a random game twice, comparing all along; return how many actions it took."""
    ours, other = both(rules)
    assert_same(ours, other)
    while not ours.is_over and len(ours.actions) < 600:
        legal = ours.legal_actions()
        assert len(legal) == len(set(legal))
        assert set(legal) == other.legal()
        action = legal[int(randomness.integers(len(legal)))]
        ours.play(action)
        other.play(action)
        assert_same(ours, other)
    return len(ours.actions)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_random_games_are_the_same(rules: FreeRules | RaceRules) -> None:
    randomness = np.random.default_rng(11)
    assert sum(play_both(rules, randomness) for _ in range(3)) > 20


ANIMALS = ("lynx", "turtle", "panda", "dodo", "yak")
EDGE = st.tuples(*[st.sampled_from([None, *ANIMALS])] * 3).filter(any)
DECKS = st.lists(st.tuples(EDGE, EDGE), min_size=8, max_size=14)


@settings(max_examples=25)
@given(DECKS, st.integers(1, 2), st.integers(2, 4), st.booleans(), st.integers(0, 2**32))
def test_games_with_random_decks_are_the_same(
    edges: list[Any], players: int, hand: int, races: bool, seed: int
) -> None:
    deck = Deck(tuple(Card(n, *edge) for n, edge in enumerate(edges, start=1)))
    makes = any(deck.tables().joints)
    rules: FreeRules | RaceRules
    if races and makes and len(deck.animals) > 1:
        rules = RaceRules(players=2, deck=deck, hand_size=hand, track_length=4)
    else:
        rules = FreeRules(players=players, deck=deck, hand_size=hand, path_tokens=4, tokens=2)
    play_both(rules, np.random.default_rng(seed))


COUNTS = st.lists(st.integers(0, 31), min_size=12, max_size=12)


@given(COUNTS, COUNTS)
def test_tokens_of_all_kinds_are_taken_at_once(tokens: list[int], made: list[int]) -> None:
    left = [max(0, there - taken) for there, taken in zip(tokens, made, strict=True)]
    assert list(unpack(tokens_after(packed(tokens), packed(made)), 12)) == left
