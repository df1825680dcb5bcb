"""The players that come with the library: legal, and as strong as they should be."""

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from tests.helpers import ALL_RULES, random_games, rules_id
from zebres_lib.jit import is_marked
from zebres_lib.randomness import Stream
from zebres_lib.zebres import format_action, parse_position
from zebres_lib.zebres.players import find, greedy as greedy_player, names, random as random_player
from zebres_lib.zebres.position import SWAP
from zebres_lib.zebres.rules import Rules, apply, is_over, legal_actions, score, start


def test_names():
    assert {"random", "greedy"} <= set(names())
    assert list(names()) == sorted(names())
    assert find("random") is random_player.choose
    assert find(greedy_player.choose) is greedy_player.choose
    with pytest.raises(ValueError, match=r"'gredy' is not among .*greedy.*random"):
        find("gredy")


@pytest.mark.parametrize("name", names())
def test_every_player_is_marked_and_says_so_when_the_game_is_over(name):
    choose = find(name)
    assert is_marked(choose)
    over = next(iter(random_games(Rules(), 1, seed=1)))[-1][0]
    with pytest.raises(ValueError, match=r"over.*end\.full-board"):
        choose(Rules(), over, Stream(0))


@pytest.mark.parametrize("rules", [ALL_RULES[0], ALL_RULES[-1]], ids=rules_id)
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("randomness", [Stream(2), np.random.default_rng(2)], ids=["stream", "np"])
def test_every_player_plays_legally(name, rules, randomness):
    choose = find(name)
    for _ in range(3):
        position = start()
        while not is_over(position):
            action = choose(rules, position, randomness)
            assert action in legal_actions(rules, position)
            position = apply(rules, position, action)


def test_random_chooses_all_alike():
    rules, stream = Rules(), Stream(3)
    # A crocodile that may swap, an animal to place, a guardian to move and to post.
    positions = [start()]
    for game in random_games(rules, 40, seed=4):
        positions += [position for position, _ in game[5::25] if not is_over(position)]
        positions += [position for position, _ in game if position.phase == SWAP][:1]
    least = 1.0
    for position in positions[:60]:
        legal = legal_actions(rules, position)
        if len(legal) > 1:
            drawn = Counter(random_player.choose(rules, position, stream) for _ in range(600))
            assert set(drawn) <= set(legal)
            least = min(least, stats.chisquare([drawn[action] for action in legal]).pvalue)
    assert least > 1e-5


def test_greedy_takes_what_scores_most_at_once():
    rules, stream = Rules(), Stream(5)
    several = 0
    for game in random_games(rules, 4, seed=6):
        for position, _ in game[:-1:3]:
            legal = legal_actions(rules, position)
            sign = 1 if position.player == 0 else -1
            margins = {}
            for action in legal:
                white, green = score(rules, apply(rules, position, action))
                margins[action] = sign * (white - green)
            best = {action for action in legal if margins[action] == max(margins.values())}
            drawn = {greedy_player.choose(rules, position, stream) for _ in range(40)}
            assert drawn <= best
            several += len(best) > 1 and len(drawn) > 1
    assert several > 10


def test_greedy_breaks_ties_evenly():
    rules, stream = Rules(), Stream(7)
    drawn = Counter(greedy_player.choose(rules, start(), stream) for _ in range(4400))
    assert len(drawn) == 22
    assert stats.chisquare(list(drawn.values())).pvalue > 1e-4


@pytest.mark.parametrize(
    ("points", "expected"), [(5, {"Za3", "Zb3", "Zc3", "Zd3", "Ze3"}), (20, {"Cf3"})]
)
def test_greedy_counts_the_inauguration_token(points, expected):
    # On f3 an animal fills territory D for Green; only the token can make up for that.
    rules = Rules(inauguration_points=points)
    position = parse_position(rules, "6/4gg/6/6/6 E3 w - place")
    chosen = {
        format_action(rules.board, greedy_player.choose(rules, position, Stream(seed)))
        for seed in range(20)
    }
    assert chosen == expected
