"""The rules of game no. 1, Let's free the animals."""

from itertools import permutations

import numpy as np
import pytest

from tests.helpers import shows
from tests.zoo_run.games_helpers import ROUND, random_session, told
from zebres_lib.zoo_run.free_the_animals import Verdict, chance_outcomes, start, verdict
from zebres_lib.zoo_run.game import FreeTheAnimals
from zebres_lib.zoo_run.position import Phase
from zebres_lib.zoo_run.variant import FreeRules

TABLE = {1: (10, 3), 2: (7, 4), 3: (6, 6), 4: (5, 7), 5: (5, 8)}


@shows("free.setup")
@pytest.mark.parametrize("players", TABLE)
def test_the_table_of_the_rulebook(rule, players):
    path, each = TABLE[players]
    game = FreeTheAnimals(players=players)
    assert (game.path, set(game.tokens.values())) == (path, {each})
    events = game.deal(3)
    assert [len(game.hand(player)) for player in range(1, players + 1)] == [3] * players
    assert [e.player for e in told(events, rule, "dealt")] == list(range(1, players + 1))
    [ready] = told(events, rule, "ready")
    assert (ready.number("path"), ready.number("tokens")) == (path, 5 * each)
    assert game.phase == Phase.LINE_UP


@shows("free.setup")
def test_nothing_else_before_the_hands_are_full(rule):
    game = FreeTheAnimals(players=2)
    assert [e.case for e in game.play("+1+2")] == []
    assert (game.why_not("1-2-3").rule, game.why_not("1-2-3").case) == (rule, "deal-first")
    assert (game.why_not("+2").rule, game.why_not("+2").case) == (rule, "not-in-pile")
    assert game.why_not("+3") is None


@shows("free.setup")
def test_every_card_is_as_likely_as_any_other(rule):
    rules = FreeRules(players=1)
    chances = dict(chance_outcomes(rules, start(rules)))
    assert len(chances) == 30
    assert set(chances.values()) == {1 / 30}
    game = FreeTheAnimals(players=1, deck=ROUND)
    game.play("+1+2+3 1-2-3 +4")
    assert game.chance_outcomes() == {f"+{n}": 1 / 6 for n in (5, 6, 7, 8, 9, 10)}
    game.deal(1)
    assert game.chance_outcomes() == {}


@shows("free.setup")
def test_chance_deals_evenly(rule):
    """A chi-squared sum over 30 cards, far inside what 29 degrees of freedom give by chance."""
    chance, counts = np.random.default_rng(6), np.zeros(31)
    for _ in range(1000):
        game = FreeTheAnimals(players=2)
        game.deal(chance)
        counts[[*game.hand(1), *game.hand(2)]] += 1
    assert ((counts[1:] - 200) ** 2 / (200 * 24 / 30)).sum() < 60


@shows("free.lineups")
def test_nothing_happens_before_all_have_lined_up(rule):
    game = FreeTheAnimals(players=3, deck=ROUND, tokens=2)
    game.play("+1+2+3 +4+5+6 +7+8+9")
    [waits] = told(game.play("1-2-3"), rule)
    assert (waits.case, waits.players, waits.happened) == ("waits", (2, 3), False)
    assert game.animals_left == 4
    assert game.lined_up(1) == (1, 2, 3)
    assert game.why_not("+10").rule == rule
    [waits] = told(game.play("4-5-6"), rule)
    assert waits.players == (3,)
    assert game.animals_left == 4
    assert [e.case for e in told(game.play("7-9-8"), rule)] == ["all"]
    assert game.tokens == {"lynx": 0, "panda": 0}


@shows("free.lineups")
def test_who_lines_up_first_makes_no_difference(rule):
    left = set()
    for order in permutations(("1-2-3", "4-6-5", "7-9-8")):
        game = FreeTheAnimals(players=3, deck=ROUND, tokens=2)
        for line in order:
            game.play("".join(f"+{number}" for number in line.split("-")))
        game.play(" ".join(order))
        left.add((game.tokens["lynx"], game.tokens["panda"], game.path))
    assert len(left) == 1


@shows("free.tokens")
def test_each_animal_frees_a_token_while_there_are_any(rule):
    game = FreeTheAnimals(players=2, deck=ROUND, tokens={"lynx": 1, "panda": 3})
    game.play("+1+2+3 +4+5+6 1-2-3")
    events = told(game.play("4-5-6"), rule)
    assert [(e.case, e.player, e.animal, e.numbers, e.happened) for e in events] == [
        ("freed", 1, "lynx", (("freed", 1), ("left", 0)), True),
        ("freed", 1, "panda", (("freed", 1), ("left", 2)), True),
        ("none-left", 2, "lynx", (("lost", 1), ("freed", 0)), False),
        ("freed", 2, "panda", (("freed", 1), ("left", 1)), True),
    ]
    assert game.tokens == {"lynx": 0, "panda": 1}


@shows("free.all-free")
def test_all_free_ends_the_game_before_the_keeper_moves(rule):
    game = FreeTheAnimals(players=2, deck=ROUND, tokens=1, path_tokens=1)
    game.play("+1+2+3 +4+5+6 1-2-3")
    events = game.play("4-5-6")
    assert [(e.case, e.happened) for e in told(events, rule)] == [("won", True), ("in-time", False)]
    assert told(events, "free.keeper") == []
    assert (game.is_over, game.path, game.verdict, game.result) == (True, 1, Verdict.ALL_FREE, "0")


@shows("free.keeper")
@pytest.mark.parametrize("players", TABLE)
def test_as_many_turns_as_path_tokens(rule, players):
    path = TABLE[players][0]
    for turns in (path - 1, path, path + 1):
        game = random_session(FreeTheAnimals(players=players, path_tokens=turns, tokens=31), 1)
        assert game.turn == turns
        steps = [event for _, events in game.events() for event in told(events, rule)]
        assert [e.case for e in steps] == ["steps"] * (turns - 1) + ["enters"]
        assert [e.number("path") for e in steps[:-1]] == list(range(turns - 1, 0, -1))


@shows("free.redeal")
def test_one_player_uses_every_card_exactly_once(rule):
    game = FreeTheAnimals(players=1, tokens=31)
    chance, seen = np.random.default_rng(1), []
    while not game.is_over:
        game.deal(chance)
        seen += game.hand(1)
        game.play(game.legal_actions()[0])
    assert sorted(seen) == list(range(1, 31))
    assert not [e for _, events in game.events() for e in told(events, rule, "reshuffled")]


@shows("free.redeal")
def test_the_rest_of_the_pile_comes_before_the_discards(rule):
    game = FreeTheAnimals(players=1, deck=ROUND, path_tokens=5, tokens=9)
    events = game.play("+1+2+3 1-2-3")
    assert [e.case for e in told(events, rule)] == ["discarded"]
    game.play("+4+5+6 4-5-6 +7+8+9 7-8-9")
    assert game.legal_actions() == ["+10"]
    assert (game.why_not("+3").rule, game.why_not("+3").case) == (rule, "not-in-pile")
    assert (game.why_not("1-2-3").rule, game.why_not("1-2-3").case) == (rule, "deal-first")
    [reshuffled] = told(game.play("+10"), rule, "reshuffled")
    assert reshuffled.number("cards") == 9
    # This turn's discards, 7, 8 and 9, are in the new pile too, and card 10 is in the hand.
    assert game.legal_actions() == [f"+{number}" for number in range(1, 10)]
    [dealt] = told(game.play("+9+1"), rule, "dealt")
    assert dealt.cards == (1, 9, 10)


@shows("free.redeal")
def test_a_pile_used_up_by_the_deal_is_filled_with_all_discards(rule):
    game = FreeTheAnimals(players=3, path_tokens=2, deck=ROUND, tokens=9, hand_size=3)
    game.play("+1+2+3 +4+5+6 +7+8+9 1-2-3 4-5-6 7-8-9 +10")
    assert sorted(game.legal_actions()) == sorted(f"+{number}" for number in range(1, 10))
    other = FreeTheAnimals(players=2, path_tokens=2, deck=ROUND, tokens=9, hand_size=5)
    other.play("+1+2+3+4+5 +6+7+8+9+10 1-2-3-4-5")
    [reshuffled] = told(other.play("6-7-8-9-10"), rule, "reshuffled")
    assert reshuffled.number("cards") == 10
    assert len(other.legal_actions()) == 10


@shows("free.redeal")
def test_no_card_is_kept(rule):
    game = FreeTheAnimals(players=1)
    assert (game.why_not("=3").rule, game.why_not("=3").case) == (rule, "keeps-nothing")


@shows("free.verdict")
def test_the_verdict_by_animals_left(rule):
    names = {0: "ALL_FREE", 1: "ONE_LEFT", 2: "TWO_OR_THREE_LEFT", 3: "TWO_OR_THREE_LEFT"}
    names |= {4: "FOUR_OR_FIVE_LEFT", 5: "FOUR_OR_FIVE_LEFT", 6: "MORE_LEFT", 155: "MORE_LEFT"}
    assert {left: Verdict(verdict(left)).name for left in names} == names


@shows("free.verdict")
@pytest.mark.parametrize(
    ("tokens", "case"),
    [(1, "won"), ((1, 2), "one"), ((2, 2), "two-or-three"), ((3, 3), "four-or-five"), (5, "more")],
)
def test_the_verdict_is_told(rule, tokens, case):
    game = FreeTheAnimals(players=1, deck=ROUND, tokens=tokens, path_tokens=1)
    assert game.verdict is None
    [told_] = told(game.play("+1+2+3 1-2-3"), rule)
    assert (told_.case, told_.happened) == (case, case != "one")
    assert told_.number("left") == game.animals_left
    assert (game.why_not("+4").rule, game.why_not("+4").case) == (rule, "over")
