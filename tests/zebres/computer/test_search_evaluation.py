"""The estimate at a glance: its terms, one by one."""

from itertools import product

import numpy as np
import pytest

from tests.helpers import at, every_ruling, random_games
from zebres_lib.zebres import evaluate
from zebres_lib.zebres.computer.search import Evaluation
from zebres_lib.zebres.computer.search.evaluation import COIN, coin_tosses
from zebres_lib.zebres.rules import Phase, Rules, score, start


def balance(lead: int, room: int, squares: int = 9) -> int:
    return coin_tosses(squares)[room * (2 * squares + 1) + lead + squares]


def test_coin_tosses():
    assert balance(1, 0) == COIN
    assert balance(0, 0) == balance(0, 5) == 0
    assert balance(1, 1) == COIN // 2  # two in two, or a tie
    assert balance(1, 2) == COIN // 2  # three of four
    assert balance(9, 3) == COIN
    for room in range(10):
        balances = [balance(lead, room) for lead in range(-9, 10)]
        assert balances == sorted(balances)
        assert balances == [-one for one in reversed(balances)]


def test_nothing_is_worth_anything_at_the_start():
    assert evaluate(start()) == Evaluation(0, 0, 0, 0)


def test_at_the_end_it_is_the_margin():
    for game in random_games(Rules(), 5, seed=1):
        final = game[-1][0]
        white, green = score(Rules(), final)
        assert evaluate(final) == Evaluation(white - green, 0, 0, 0)


@every_ruling
def test_colours_exchanged(rules):
    for game in random_games(rules, 2, seed=2):
        for position, _ in game:
            exchanged = position._replace(
                white=position.green,
                green=position.white,
                player=1 - position.player,
                inauguration=(1, 0, 2)[position.inauguration],
            )
            one, other = evaluate(position, rules), evaluate(exchanged, rules)
            assert one.total == -other.total
            assert one.secured == -other.secured
            assert one.bonus == -other.bonus


def test_a_territory_secured():
    # White has two of the three squares of D; nobody has anything else.
    game = at("6/4ZE/6/6/6 Nc g - place")
    estimate = evaluate(game.position)
    tokens_left = 28
    worth_left = 96 - 11
    assert estimate.secured == pytest.approx(11 + worth_left / tokens_left, abs=1 / 8)
    assert estimate.contested == 0


def test_a_territory_contested():
    # One of the three squares of D: three chances in four.
    one = evaluate(at("6/4Z1/6/6/6 Nc g - place").position)
    assert one.secured == 0
    assert one.contested > 0
    more = evaluate(at("6/4Z1/6/6/5E Nc g - place").position)
    assert more.contested > one.contested


def test_a_zebra_at_risk():
    safe = evaluate(at("6/4Z1/6/6/6 Nc g - place", counts={"lion": 0, "gazelle": 7}).position)
    risky = evaluate(at("6/4Z1/6/6/6 Nc g - place").position)
    assert safe.zebras_at_risk == 0
    assert risky.zebras_at_risk < 0
    # Both lions are on the board: nothing can hide it any more.
    gone = evaluate(at("6/4Z1/6/6/L4l Nc g - place").position)
    assert gone.zebras_at_risk == 0


def test_the_bonus_within_reach():
    text = "6/4ZE/6/6/6 {post} {side} {holder} place"
    bonus = {
        (post, side, holder): evaluate(
            at(text.format(post=post, side=side, holder=holder)).position
        ).bonus
        for post, side, holder in product(("Nf", "E3", "E4"), "wg", "-w")
    }
    # The third square of D is f3, which the guardian does not see from E4.
    for post in ("Nf", "E3"):
        assert bonus.pop((post, "w", "-")) == 2.5
        assert bonus.pop((post, "g", "-")) == -2.5
    assert set(bonus.values()) == {0}


def test_terms_add_up():
    for game in random_games(Rules(), 2, seed=3):
        for position, _ in game:
            one = evaluate(position)
            terms = one.secured + one.contested + one.zebras_at_risk + one.bonus
            assert one.total == terms
            assert Phase(position.phase) == Phase.PLACE or one.bonus == 0


def test_it_knows_something():
    """Shortly before the end of random games the estimate goes with the margin at the end."""
    estimates, margins = [], []
    for game in random_games(Rules(), 100, seed=4):
        white, green = score(Rules(), game[-1][0])
        late = [one for one, _ in game if (one.white | one.green).bit_count() == 26]
        estimates.append(evaluate(late[0]).total)
        margins.append(white - green)
    assert np.corrcoef(estimates, margins)[0, 1] > 0.6


def test_rules_of_another_kind():
    with pytest.raises(TypeError, match="rules: 3 is not a Rules"):
        evaluate(start(), 3)
