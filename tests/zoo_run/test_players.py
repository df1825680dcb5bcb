"""Players of both games against brute force that reads the cards themselves."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from tests.zoo_run.games_helpers import SMALL
from tests.zoo_run.games_reference import animals_made
from zebres_lib.jit import compilable
from zebres_lib.randomness import Stream
from zebres_lib.zoo_run import free_the_animals, players, race
from zebres_lib.zoo_run.cards import RECONSTRUCTED
from zebres_lib.zoo_run.decks.tables import packed, unpack
from zebres_lib.zoo_run.players.hand_tables import (
    MOST_HANDS,
    all_hands,
    plain,
    race_hands,
    rank_of,
    useful_free_hands,
)
from zebres_lib.zoo_run.players.keep.seen import next_subset
from zebres_lib.zoo_run.position import (
    KEEP,
    LINE_UP,
    OVER,
    action_argument,
    card_indices,
    unpack_order,
)
from zebres_lib.zoo_run.variant import FreeRules, RaceRules

DECISIONS = {
    "free": ("foresight", "independent", "team"),
    "line_up": ("spaces",),
    "keep": ("best", "random", "seen"),
}


def cards_of(rules, indices):
    return [rules.deck.cards[index] for index in indices]


def counts(rules, order):
    """How many of each animal an order of card indices makes."""
    made = Counter(animals_made(cards_of(rules, order)))
    return tuple(made[animal] for animal in rules.deck.animals)


def left_after(tokens, made):
    return tuple(max(token - number, 0) for token, number in zip(tokens, made, strict=True))


def mask(cards):
    return sum(1 << card for card in cards)


def free_state(rules, seed, tokens=None):
    """A state in which everybody has cards and nobody has lined up."""
    stream = Stream(seed)
    state = free_the_animals.deal_all(rules, free_the_animals.start(rules), stream)
    return state if tokens is None else state._replace(tokens=packed(tokens))


def joint_results(rules, state):
    """What is left after each joint choice, by what each player makes."""
    animals = len(rules.deck.animals)
    hands = [card_indices(hand) for hand in state.hands[: rules.players]]
    choices = [{counts(rules, order) for order in permutations(hand)} for hand in hands]
    found = {}
    for joint in product(*choices):
        left = unpack(state.tokens, animals)
        for made in joint:
            left = left_after(left, made)
        found[joint] = left
    return found


def lined_up(rules, state, player, seed=0):
    """Let a team line up; return what each makes, and what is left."""
    stream, before, joint = Stream(seed), state.tokens, []
    for _ in range(rules.players):
        action = player(rules, state, stream)
        assert free_the_animals.is_legal(rules, state, action)
        joint.append(counts(rules, unpack_order(action_argument(action), rules.hand_size)))
        state = free_the_animals.apply(rules, state, action)
    left = unpack(before, len(rules.deck.animals))
    for made in joint:
        left = left_after(left, made)
    assert left == unpack(state.tokens, len(rules.deck.animals))
    return tuple(joint), left


# --- finding them ---------------------------------------------------------------------------------


def test_players_are_discovered():
    for decision, names in DECISIONS.items():
        assert players.names(decision) == names
        for name in names:
            player = players.find(decision, name)
            assert (player.name, player.decision, player.known) == (name, decision, True)
            assert player.is_marked
            assert players.find(decision, player) is player


def test_what_cannot_be_found_is_named():
    with pytest.raises(ValueError, match="free: 'teem' is not among foresight, independent, team"):
        players.find("free", "teem")
    with pytest.raises(ValueError, match="keep: the policy team decides something else, free"):
        players.find("keep", players.find("free", "team"))


# --- tables of hands ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_ranks_number_all_hands(size):
    hands = all_hands(len(SMALL), size)
    binomials = plain(race_hands(SMALL, 3)).binomials
    assert [rank_of(binomials, mask(hand)) for hand in hands.tolist()] == list(range(len(hands)))
    assert len(hands) == comb(len(SMALL), size)
    assert (np.diff(hands) > 0).all()


def test_too_many_hands_are_refused():
    assert comb(60, 4) <= MOST_HANDS < comb(60, 5)
    with pytest.raises(ValueError, match="hand_size: 5 of 60 cards make 5,461,512 hands"):
        all_hands(60, 5)


def test_useful_choices_cover_all_others():
    rules = FreeRules(players=1, deck=SMALL)
    tables = plain(useful_free_hands(SMALL, 3))
    for rank, hand in enumerate(all_hands(len(SMALL), 3).tolist()):
        every = {counts(rules, order) for order in permutations(hand)}
        chosen = range(tables.first[rank], tables.first[rank + 1])
        kept = [unpack(tables.made[one], 5) for one in chosen]
        orders = [counts(rules, unpack_order(tables.orders[one], 3)) for one in chosen]
        assert kept == orders
        assert len(set(kept)) == len(kept)
        assert set(kept) == {
            one
            for one in every
            if not any(other != one and np.all(np.subtract(other, one) >= 0) for other in every)
        }


# --- Let's free the animals -----------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(
    number=st.integers(1, 3),
    seed=st.integers(0, 10_000),
    tokens=st.tuples(*[st.integers(0, 5)] * 5).filter(any),
    name=st.sampled_from(["team", "foresight"]),
)
def test_a_joint_choice_is_the_best_of_all(number, seed, tokens, name):
    rules = FreeRules(players=number)
    state = free_state(rules, seed, tokens)
    joint, left = lined_up(rules, state, players.find("free", name), seed)
    results = joint_results(rules, state)
    assert results[joint] == left
    fewest = min(sum(one) for one in results.values())
    assert sum(left) == fewest
    if name == "foresight":
        squares = [sum(n * n for n in one) for one in results.values() if sum(one) == fewest]
        assert sum(n * n for n in left) == min(squares)


@pytest.mark.parametrize("hand_size", [2, 4, 5])
def test_joint_choices_of_other_hands(hand_size):
    rules = FreeRules(players=2, deck=SMALL, hand_size=hand_size, tokens=31)
    for seed in range(3):
        state = free_state(rules, seed)
        _, left = lined_up(rules, state, players.find("free", "team"), seed)
        assert sum(left) == min(sum(one) for one in joint_results(rules, state).values())


def test_five_players_choose_exactly():
    rules = FreeRules(players=5)
    state = free_state(rules, 3, (2, 3, 1, 4, 2))
    _, left = lined_up(rules, state, players.find("free", "foresight"))
    results = set(joint_results(rules, state).values())
    assert left in results
    assert (sum(left), sum(n * n for n in left)) == min(
        (sum(one), sum(n * n for n in one)) for one in results
    )


def useful(choices):
    """What is not less than something else."""
    return {
        one
        for one in choices
        if not any(o != one and np.all(np.subtract(o, one) >= 0) for o in choices)
    }


@pytest.mark.parametrize("name", ["team", "foresight"])
def test_ties_of_a_team_are_broken_evenly(name):
    rules, player = FreeRules(players=2), players.find("free", name)
    for seed in range(100):
        state = free_state(rules, seed, (1, 1, 1, 1, 1))
        hands = [card_indices(hand) for hand in state.hands[:2]]
        choices = [useful({counts(rules, one) for one in permutations(hand)}) for hand in hands]
        values = {
            joint: (sum(left), sum(n * n for n in left) if name == "foresight" else 0)
            for joint, left in joint_results(rules, state).items()
            if joint[0] in choices[0] and joint[1] in choices[1]
        }
        best = {joint for joint, value in values.items() if value == min(values.values())}
        if len(best) >= 3:
            break
    assert len(best) >= 3
    games = 2000
    found = Counter(lined_up(rules, state, player, seed)[0] for seed in range(games))
    assert set(found) == best
    mean = games / len(best)
    chi_square = sum((number - mean) ** 2 / mean for number in found.values())
    assert chi_square < len(best) + 5 * (2 * len(best)) ** 0.5


def test_each_for_themselves_makes_most_animals():
    rules, player = FreeRules(players=3), players.find("free", "independent")
    seen = Counter()
    for seed in range(300):
        state = free_state(rules, seed % 10, (0, 0, 1, 0, 0))
        for seat in range(3):
            hand = card_indices(state.hands[seat])
            action = player(rules, state._replace(player=seat), Stream(seed))
            order = unpack_order(action_argument(action), 3)
            most = max(sum(counts(rules, one)) for one in permutations(hand))
            assert sum(counts(rules, order)) == most
            if seed % 10 == 0:
                best = [one for one in permutations(hand) if sum(counts(rules, one)) == most]
                seen[seat, order] += 1
                assert order in best
    hand = card_indices(free_state(rules, 0).hands[0])
    most = max(sum(counts(rules, one)) for one in permutations(hand))
    best = {one for one in permutations(hand) if sum(counts(rules, one)) == most}
    assert {order for seat, order in seen if seat == 0} == best


# --- the race -------------------------------------------------------------------------------------


def race_states(rules, seed, keep="random"):
    """Yield the states of a race in which a player decides."""
    stream, state = Stream(seed), race.start(rules)
    choose = {LINE_UP: players.find("line_up", "spaces"), KEEP: players.find("keep", keep)}
    while True:
        state = race.deal_all(rules, state, stream)
        if state.phase == OVER:
            return
        yield state
        state = race.apply(rules, state, choose[state.phase](rules, state, stream))


def spaces(rules, order, favourite):
    made = counts(rules, order)
    return sum(made) + made[favourite], made[favourite]


def most_spaces(rules, hand, favourite):
    return max(spaces(rules, order, favourite) for order in permutations(hand))


@pytest.mark.parametrize("hand_size", [2, 3, 4])
def test_line_ups_have_most_spaces_then_crowns(hand_size):
    rules = RaceRules(players=5, hand_size=hand_size)
    player = players.find("line_up", "spaces")
    for state in race_states(rules, hand_size):
        if state.phase == LINE_UP:
            action = player(rules, state, Stream(0))
            assert race.is_legal(rules, state, action)
            order = unpack_order(action_argument(action), hand_size)
            hand, favourite = card_indices(state.hands[state.player]), state.player
            assert spaces(rules, order, favourite) == most_spaces(rules, hand, favourite)


def test_a_kept_card_is_any_of_the_hand():
    rules, player = RaceRules(players=2), players.find("keep", "random")
    state = next(state for state in race_states(rules, 1) if state.phase == KEEP)
    kept = Counter(action_argument(player(rules, state, Stream(seed))) for seed in range(2000))
    assert set(kept) == set(card_indices(state.hands[0]))
    assert max(abs(number - 500) for number in kept.values()) < 5 * (2000 * 3 / 16) ** 0.5


def test_the_best_card_to_keep_has_the_best_mean_over_all_draws():
    rules, player = RaceRules(players=2, deck=SMALL), players.find("keep", "best")
    means = {
        (favourite, card): Fraction(
            sum(
                most_spaces(rules, (card, *draw), favourite)[0]
                for draw in combinations(set(range(len(SMALL))) - {card}, 3)
            ),
            comb(len(SMALL) - 1, 3),
        )
        for favourite in range(2)
        for card in range(len(SMALL))
    }
    tables = players.find("keep", "best").tables(rules)
    for (favourite, card), mean in means.items():
        assert tables.means[favourite * len(SMALL) + card] == pytest.approx(float(mean), abs=1e-12)
    for state in race_states(rules, 5):
        if state.phase == KEEP:
            card = action_argument(player(rules, state, Stream(0)))
            hand = card_indices(state.hands[state.player])
            assert card in hand
            best = max(means[state.player, one] for one in hand)
            assert means[state.player, card] == best


def mean_of_what_can_come(rules, state, card):
    """The mean next spaces of a kept card, card after card drawn, seat after seat."""
    pile, seat = set(card_indices(state.pile)), state.player
    kept = {one for mask_ in state.kept for one in card_indices(mask_)} | {card}
    hands = {one for mask_ in state.hands for one in card_indices(mask_)}
    box = (set(card_indices(state.discards)) | hands) - kept
    draws = rules.hand_size - 1
    before = seat * draws
    own = max(min(len(pile) - before, draws), 0)
    found = [
        most_spaces(rules, (card, *mine, *others), seat)[0]
        for mine in combinations(sorted(pile), own)
        for others in combinations(sorted(box), draws - own)
    ]
    return Fraction(sum(found), len(found))


@pytest.mark.parametrize(("hand_size", "from_pile"), [(3, {0, 2}), (4, {1, 3})])
def test_the_best_card_among_what_can_come(hand_size, from_pile):
    rules = RaceRules(players=2, deck=SMALL, hand_size=hand_size, track_length=25)
    player, found = players.find("keep", "seen"), set()
    for seed in range(2):
        for state in race_states(rules, seed, keep="seen"):
            if state.phase == KEEP:
                card = action_argument(player(rules, state, Stream(0)))
                hand = card_indices(state.hands[state.player])
                values = {one: mean_of_what_can_come(rules, state, one) for one in hand}
                assert card in hand
                assert values[card] == max(values.values())
                in_pile = state.pile.bit_count() - state.player * (hand_size - 1)
                found.add(max(min(in_pile, hand_size - 1), 0))
    # The pile lasts, or is used up before one's draws, or among them.
    assert found == from_pile


@given(cards=st.sets(st.integers(0, 59), min_size=1, max_size=9), size=st.integers(1, 4))
def test_subsets_come_each_once(cards, size):
    whole = mask(cards)
    expected = sorted(mask(subset) for subset in combinations(sorted(cards), size))
    found, subset = [], expected[0] if expected else 0
    for _ in expected:
        found.append(subset)
        subset = next_subset(whole, subset)
    assert found == expected


# --- a pupil's own --------------------------------------------------------------------------------


@compilable
def first_order(rules, state, randomness):
    return free_the_animals.legal_actions(rules, state)[0]


def test_a_function_is_a_player():
    player = players.find("free", first_order)
    assert (player.name, player.known, player.is_marked) == ("first_order", False, True)
    rules = FreeRules()
    state = free_state(rules, 0)
    assert player(rules, state, Stream(0)) == free_the_animals.legal_actions(rules, state)[0]
    assert not players.find("free", lambda rules, state, randomness: 0).is_marked


def test_the_tables_know_the_deck():
    small, large = (
        players.find("keep", "best").tables(RaceRules(deck=deck)) for deck in (SMALL, RECONSTRUCTED)
    )
    assert (small.hands, large.hands) == (comb(12, 4), comb(30, 4))
