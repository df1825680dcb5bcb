"""Levels of the computer player: legal, repeatable, told apart, perfect where the end is near."""

import pickle
import threading
import time

import pytest

from tests.helpers import ALL_RULES, random_games, rules_id
from zebres_lib.randomness import Stream
from zebres_lib.zebres import (
    Player,
    Rules,
    apply,
    format_action,
    is_over,
    legal_actions,
    parse_position,
    score,
    simulate,
    solve,
    start,
)
from zebres_lib.zebres.computer import levels
from zebres_lib.zebres.players import beginner, greedy

RULES = Rules()
FEW = 300


def quick(name):
    """Return a level, the strongest one with few decisions."""
    return levels.level(name, nodes=FEW) if name == "no mercy" else levels.level(name)


def play(rules, white, green, seed, watch=lambda player, position, action: None):
    """Play a game and return its final position."""
    stream, position = Stream(seed), start()
    while not is_over(position):
        player = (white, green)[position.player]
        action = player.choose(rules, position, stream)
        watch(player, position, action)
        position = apply(rules, position, action)
    return position


def test_names_go_from_the_easiest_to_the_strongest():
    assert levels.names()[0] == "first game"
    assert levels.names()[-1] == "no mercy"
    assert len(levels.names()) == len(set(levels.names())) == 7
    assert [levels.level(name).name for name in levels.names()] == list(levels.names())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_has_a_name_and_a_description(language):
    known = [levels.level(name) for name in levels.names()]
    for told in ([one.title(language) for one in known], [o.description(language) for o in known]):
        assert len(set(told)) == len(known)
        assert all(told)
    assert levels.level("no mercy").title("fr") == "Sans pitié"


@pytest.mark.slow
@pytest.mark.parametrize("rules", [ALL_RULES[0], ALL_RULES[-1]], ids=rules_id)
def test_every_level_plays_legally(rules):
    for name in levels.names():

        def watch(player, position, action):
            assert action in legal_actions(rules, position), player

        final = play(rules, quick(name), levels.level("greedy"), 1, watch)
        assert is_over(final)


@pytest.mark.slow
def test_the_same_game_from_the_same_seed():
    for name in levels.names():
        if name == "expert":  # As the next ones, and slower.
            continue
        kept, fresh = [], []
        one = quick(name)
        for seed in (3, 4, 3):
            kept.append(play(RULES, one, levels.level("greedy"), seed))
        fresh = [play(RULES, quick(name), levels.level("greedy"), seed) for seed in (3, 4)]
        assert kept == [*fresh, fresh[0]]
        assert fresh[0] != fresh[1]


def test_levels_without_a_search_are_the_players_of_their_rule():
    position = parse_position(RULES, "6/4gg/6/6/6 E3 w - place")
    for name, player in (("first game", beginner), ("greedy", greedy)):
        level = levels.level(name)
        assert not level.searches
        for seed in range(10):
            chosen = level.choose(RULES, position, Stream(seed))
            assert chosen == player.choose(RULES, position, Stream(seed))
            assert level(RULES, position, Stream(seed)) == chosen


def test_levels_that_search_know_the_end():
    solved = 0
    for number, game in enumerate(random_games(RULES, 8, seed=5)):
        level = quick(("cunning", "expert")[number % 2])
        for position, _ in game[:-1]:
            free = RULES.all_squares & ~(position.white | position.green)
            if free.bit_count() == 4:
                chosen = level.choose(RULES, position, Stream(0))
                text = format_action(RULES.board, chosen)
                assert text in solve(position, rules=RULES).best_actions
                solved += 1
    assert solved > 15


@pytest.mark.slow
def test_a_stronger_level_beats_a_weaker_one():
    won = 0
    for seed in range(6):
        sides = [levels.level("expert"), levels.level("first game")]
        expert = Player(seed % 2)
        white, green = score(RULES, play(RULES, *(sides[:: 1 - 2 * expert]), seed))
        won += (white > green) == (expert == Player.WHITE)
    assert won == 6


def test_thinking_can_be_stopped_and_takes_no_longer_than_it_may():
    position = parse_position(RULES, "6/6/6/6/6 Nb g - place")
    stop = threading.Event()
    level = levels.level("no mercy", seconds=30.0)
    level.prepare(RULES)
    timer = threading.Timer(0.2, stop.set)
    begin = time.perf_counter()
    timer.start()
    assert level.choose(RULES, position, Stream(0), stop) in legal_actions(RULES, position)
    assert time.perf_counter() - begin < 10
    assert stop.is_set()
    # Already stopped, it still has an answer.
    assert level.choose(RULES, start(), Stream(0), stop) in legal_actions(RULES, start())
    later = parse_position(RULES, "6/6/6/6/6 Nc g - place")
    assert level.choose(RULES, later, Stream(0), stop) in legal_actions(RULES, later)


def test_a_level_can_be_sent_to_another_process_and_play_many_games():
    level = quick("cunning")
    position = parse_position(RULES, "6/6/6/6/6 Nb g - place")
    chosen = level.choose(RULES, position, Stream(0))
    twin = pickle.loads(pickle.dumps(level))
    assert (twin.name, twin.recipe) == (level.name, level.recipe)
    assert twin.choose(RULES, position, Stream(0)) == chosen
    table = simulate(2, white=levels.level("careful"), green="random", seed=1, workers=1)
    assert len(table) == 2


def test_bad_levels():
    with pytest.raises(ValueError, match=r"level: 'no mercie' .* did you mean 'no mercy'"):
        levels.level("no mercie")
    with pytest.raises(ValueError, match="there are first game, greedy"):
        levels.level("xyz")
    with pytest.raises(ValueError, match="nodes or seconds, not both"):
        levels.level("no mercy", nodes=1, seconds=1)
    with pytest.raises(ValueError, match="seconds: 0 is not a positive number"):
        levels.level("no mercy", seconds=0)
    with pytest.raises(ValueError, match="'greedy' does not search"):
        levels.level("greedy", nodes=10)
    final = next(iter(random_games(RULES, 1, seed=1)))[-1][0]
    for name in ("greedy", "careful"):
        with pytest.raises(ValueError, match=r"over.*end\.full-board"):
            levels.level(name).choose(RULES, final, Stream(0))


def test_an_opening_by_chance_makes_games_of_one_level_differ():
    one = levels.level("careful")
    alone = simulate(12, white=one, green=one, seed=3, workers=1)
    posts = alone.groupby("post", observed=True).margin.nunique()
    assert (posts == 1).all()
    opened = one.after(3)
    table = simulate(12, white=opened, green=opened, seed=3, workers=1)
    assert table.margin.nunique() > posts.size / 2
    assert table.attrs["white"] == "careful after 3 animals"
    assert alone.attrs["white"] == "careful"


def test_a_level_with_a_limit_of_its_own_says_so():
    assert repr(levels.level("expert")) == "<Level 'expert'>"
    assert "nodes=500" in repr(levels.level("expert", nodes=500))
