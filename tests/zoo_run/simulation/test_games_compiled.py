"""Compiled code plays both games exactly as plain Python does."""

from typing import Any

import numpy as np
import pytest

from tests.zoo_run.games_helpers import FREE_RULES, RACE_RULES, random_lines, rules_id
from zebres_lib.jit import bit_count, compilable, compiled, nth_bit, pointer
from zebres_lib.randomness import Stream, below
from zebres_lib.zoo_run import free_the_animals, race
from zebres_lib.zoo_run.free_the_animals import (
    FreeState,
    apply as apply_free,
    deal_all as deal_free,
    start as start_free,
)
from zebres_lib.zoo_run.position import (
    DEAL,
    KEEP_CARD,
    LINE_UP,
    LINE_UP_CARDS,
    OVER,
    encode,
    nth_order,
    order_count,
)
from zebres_lib.zoo_run.race import (
    RaceState,
    apply as apply_race,
    deal_all as deal_race,
    start as start_race,
)

pytestmark = pytest.mark.slow


@compilable
def random_free(rules: Any, stream: Any) -> FreeState:
    """Play Let's free the animals with line-ups by chance."""
    randomness = pointer(stream)
    state = start_free(rules)
    while state.phase != OVER:
        if state.phase == DEAL:
            state = deal_free(rules, state, randomness)
        else:
            number = below(randomness, order_count(rules.hand_size))
            order = nth_order(state.hands[state.player], rules.hand_size, number)
            state = apply_free(rules, state, encode(LINE_UP_CARDS, order))
    return state


@compilable
def random_race(rules: Any, stream: Any) -> RaceState:
    """Race with line-ups and kept cards by chance."""
    randomness = pointer(stream)
    state = start_race(rules)
    while state.phase != OVER:
        hand = state.hands[state.player]
        if state.phase == DEAL:
            state = deal_race(rules, state, randomness)
        elif state.phase == LINE_UP:
            number = below(randomness, order_count(rules.hand_size))
            order = nth_order(hand, rules.hand_size, number)
            state = apply_race(rules, state, encode(LINE_UP_CARDS, order))
        else:
            card = nth_bit(hand, below(randomness, bit_count(hand)))
            state = apply_race(rules, state, encode(KEEP_CARD, card))
    return state


@pytest.mark.parametrize(
    ("play", "variants"), [(random_free, FREE_RULES), (random_race, RACE_RULES)]
)
def test_whole_games_are_the_same_from_the_same_stream(play: Any, variants: list[Any]) -> None:
    fast = compiled(play)
    for rules in variants:
        stream, words = Stream(5), Stream(5).state()
        for _ in range(3):  # each goes on where the one before left the stream
            assert fast(rules.compiled(), words) == play(rules, stream)


@pytest.mark.parametrize(("game", "variants"), [(free_the_animals, FREE_RULES), (race, RACE_RULES)])
def test_every_function_of_the_rules_is_the_same(game: Any, variants: list[Any]) -> None:
    legal_actions, is_legal = compiled(game.legal_actions), compiled(game.is_legal)
    apply, chance = compiled(game.apply), compiled(game.chance_outcomes)
    randomness = np.random.default_rng(4)
    for rules in variants[::2]:
        arrays = rules.compiled()
        [line] = random_lines(rules, 1, seed=9)
        for state, action in [*line[:40:3], line[-1]]:
            listed = game.legal_actions(rules, state)
            assert list(legal_actions(arrays, state)) == listed
            assert list(chance(arrays, state)) == game.chance_outcomes(rules, state)
            others = [int(one) for one in randomness.integers(-8, 1 << 34, 5)]
            for one in [
                *listed[:3],
                *others,
                action ^ 4,
                action ^ 64,
                encode(0, 64),
                encode(2, 70),
            ]:
                allowed = one in listed
                assert game.is_legal(rules, state, one) == allowed, (rules_id(rules), one)
                assert is_legal(arrays, state, one) == allowed, (rules_id(rules), one)
            if action >= 0:
                assert apply(arrays, state, action) == game.apply(rules, state, action)
