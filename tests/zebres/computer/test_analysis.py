"""Analysis and review: values that add up, exact ones that a plain search without pruning finds."""

import subprocess
import sys
import threading
from functools import partial

import pytest

from tests.helpers import ALL_RULES, random_games, rules_id
from tests.zebres.computer.minimax import action_margins
from zebres_lib.explain import LanguageError
from zebres_lib.zebres import (
    Game,
    NotationError,
    Phase,
    Player,
    Rules,
    analyse,
    format_action,
    format_position,
    is_over,
    legal_actions,
    review,
    solve,
)
from zebres_lib.zebres.computer.search import Searcher

RULES = Rules()


@pytest.fixture(scope="module")
def searcher():
    return Searcher(RULES, table_entries=1 << 16)


def positions(rules, games, seed, fewest, most):
    """Yield one position a game of random play, with so many empty squares, mostly to place."""
    for number, game in enumerate(random_games(rules, games, seed=seed)):
        empty = fewest + number % (most - fewest + 1)
        for position, _ in game:
            free = rules.all_squares & ~(position.white | position.green)
            wanted = position.phase == Phase.PLACE or number % 4 == 3
            if free.bit_count() == empty and wanted and not is_over(position):
                yield position
                break


@pytest.mark.slow
@pytest.mark.parametrize("rules", [ALL_RULES[0], ALL_RULES[-1]], ids=rules_id)
def test_every_value_of_an_endgame_is_what_a_plain_search_finds(rules):
    compared = 0
    for position in positions(rules, 30, seed=1, fewest=3, most=7):
        found = analyse(position, rules=rules)
        board = rules.board
        expected = {
            format_action(board, one): value
            for one, value in action_margins(rules, position).items()
        }
        assert {one.action: one.value for one in found.actions} == expected
        assert found.exact
        assert all(one.exact for one in found.actions)
        sign = 1 if position.player == Player.WHITE else -1
        best = max(expected.values(), key=lambda value: sign * value)
        assert found.value == best
        assert set(found.best_actions) == {text for text in expected if expected[text] == best}
        for one in found.actions:
            assert one.loss == sign * (best - one.value) >= 0
            game = Game.from_position(format_position(rules, position), rules)
            game.play(" ".join(one.line))
            assert game.is_over
            white, green = game.scores()
            assert white - green == one.value
        compared += len(expected)
    assert compared > 50


def test_analysis_agrees_with_solve_and_says_what_is_an_estimate(searcher):
    partly = 0
    for position in positions(RULES, 8, seed=2, fewest=8, most=11):
        searcher.forget()
        found = analyse(position, rules=RULES, nodes=10_000, searcher=searcher)
        assert len(found.actions) == len(legal_actions(RULES, position))
        exact = solve(position, rules=RULES)
        assert exact.exact
        sign = 1 if found.player == Player.WHITE else -1
        for one in found.actions:
            if one.exact:
                game = Game.from_position(found.position)
                game.play(one.action)
                assert solve(game.position).margin == one.value
        if found.exact:
            assert found.value == exact.margin
            assert set(found.best_actions) == set(exact.best_actions)
            # What is not best has been proven to be worse, also where by how much was not.
            assert all(one.loss >= 1 for one in found.actions if one.value != exact.margin)
            partly += not all(one.exact for one in found.actions)
        assert found.value == max((one.value for one in found.actions), key=lambda v: sign * v)
        assert list(found.actions) == sorted(found.actions, key=lambda one: one.loss)
    assert partly > 0


def test_an_estimate_is_the_same_again_and_costs_what_it_may():
    position = next(positions(RULES, 1, seed=3, fewest=24, most=24))
    once, again = (analyse(position, rules=RULES, nodes=20_000) for _ in range(2))
    assert once.actions == again.actions
    assert not once.exact
    assert not any(one.exact for one in once.actions)
    assert once.depth >= 1
    assert once.nodes <= 30_000
    table = once.table()
    assert list(table.columns) == ["action", "value", "exact", "loss", "line"]
    assert list(table.action) == [one.action for one in once.actions]
    assert (table.loss >= 0).all()
    assert table.line[0].startswith(once.best_actions[0])
    for one in once.actions:
        game = Game.from_position(once.position)
        game.play(" ".join(one.line))
        assert game.actions[0] == one.action


def test_analysis_can_be_stopped_and_still_knows_every_action():
    stop = threading.Event()
    stop.set()
    found = analyse("6/6/6/6/6 Nb g - place", nodes=None, stop=stop)
    assert len(found.actions) == 25
    assert not found.exact


def test_analysis_of_a_game_in_every_phase():
    game = Game()
    for run, count in (("@Nb", 22), ("Gb3", 25), (">Nd", 3)):
        found = analyse(game, nodes=2_000)
        assert len(found.actions) == count == len(game.legal_actions())
        assert found.player == game.player
        game.play(run)
    over = random_play(4)
    found = analyse(over)
    assert (found.actions, found.line, found.exact) == ((), (), True)
    assert found.value == over.scores()[0] - over.scores()[1]


def test_bad_questions():
    with pytest.raises(NotationError):
        analyse("no position")
    with pytest.raises(TypeError, match="42 is not a Game"):
        analyse(42)
    with pytest.raises(ValueError, match="rules: the game has other rules"):
        analyse(Game(), rules=Rules(inauguration_points=0))
    with pytest.raises(ValueError, match="searcher: it searches under other rules"):
        analyse(Game(Rules(inauguration_points=0)), searcher=Searcher(RULES, table_entries=64))
    with pytest.raises(ValueError, match="nodes: 0 is not a positive number"):
        analyse(Game(), nodes=0)
    with pytest.raises(ValueError, match="no turn of it was played"):
        review(Game())
    with pytest.raises(TypeError, match="not a Game, the text of one or a path"):
        review(3)
    with pytest.raises(LanguageError, match="'xx' is not among en, fr"):
        review(Game(), language="xx")


# --- a game looked at again ----------------------------------------------------------------------


def random_play(seed, turns=None):
    """Return a game of random play, or its first turns."""
    game = Game()
    for _, action in next(random_games(RULES, 1, seed=seed))[:-1]:
        game.play(format_action(RULES.board, action))
    if turns is not None:
        game.go_to_turn(turns)
        game = Game.from_text(game.to_text())
    return game


def _note(calls, done, all_of_them):
    calls.append((done, all_of_them))


def test_a_review_says_of_every_turn_what_it_led_to_and_what_was_better(searcher):
    for seed in (11, 12):
        game = random_play(seed)
        searcher.forget()
        calls = []
        found = review(game, nodes=4_000, searcher=searcher, progress=partial(_note, calls))
        count = len(game.turns)
        assert [turn.turn for turn in found.turns] == game.turns
        assert [turn.number for turn in found.turns] == list(range(1, count + 1))
        assert calls == [(number, count) for number in range(1, count + 1)]
        assert found.finished
        assert found.complete
        white, green = game.scores()
        assert (found.turns[-1].value, found.turns[-1].exact) == (white - green, True)
        assert (found.start_value, found.start_exact) == (found.turns[0].best_value, False)
        proven = 0
        game = Game()
        for turn in found.turns:
            sign = 1 if turn.player == Player.WHITE else -1
            assert turn.player == game.player
            assert turn.loss == max(0, sign * (turn.best_value - turn.value))
            better = game.copy()
            better.play(turn.best)
            if turn.best == turn.turn:
                assert turn.loss == 0
            if turn.best_exact:
                assert solve(game.position).margin == turn.best_value
                assert solve(better.position).margin == turn.best_value
                proven += 1
            game.play(turn.turn)
            if turn.exact:
                assert solve(game.position).margin == turn.value
        assert proven >= 8
        assert found.proven_turns >= 8
        assert all(turn.is_sure for turn in found.turns[-found.proven_turns :])
        assert not found.turns[-found.proven_turns - 1].is_sure


def test_turning_points_are_the_largest_swings(searcher):
    found = review(random_play(13), nodes=3_000, searcher=searcher)
    points = found.turning_points
    assert len(points) == 3
    losses = sorted((turn.loss for turn in found.turns), reverse=True)
    assert [turn.loss for turn in points] == losses[:3]
    assert losses[0] > 5
    table = found.table()
    assert len(table) == len(found.turns)
    assert table[table.turning_point].number.tolist() == sorted(turn.number for turn in points)
    assert set(table.player) == {"white", "green"}
    given = table.groupby("player").loss.sum()
    assert given["white"] == pytest.approx(found.given_away(Player.WHITE))
    for language in ("en", "fr"):
        said = found.told(language)
        assert sum(str(turn.best) in " ".join(said) for turn in points) == 3
        assert not set("{}$") & set("".join(said))
    assert str(found).splitlines() == list(found.sentences)


@pytest.mark.slow
def test_a_blunder_near_the_end_is_found_with_what_it_cost(searcher):
    blunders = 0
    for position in positions(RULES, 12, seed=5, fewest=5, most=7):
        values = analyse(position, rules=RULES, searcher=searcher)
        worst = values.actions[-1]
        if worst.loss < 2:
            continue
        game = Game.from_position(values.position)
        game.play(worst.action)
        while not game.is_over:
            game.play(solve(game.position).best_actions[0])
        found = review(game, searcher=searcher)
        assert found.proven_turns == len(found.turns)
        assert found.start_value == values.value
        assert [turn.number for turn in found.turning_points] == [1]
        assert found.turning_points[0].loss == worst.loss
        assert "gave away" in found.sentences[1]
        assert found.sentences[-1] == "All of this is proven."
        lost_the_lead = found.turns[0].best_value * found.turns[0].value < 0
        assert any("lost the lead" in one for one in found.sentences) == lost_the_lead
        blunders += 1
    assert blunders > 4


def test_a_review_of_an_unfinished_game_and_of_its_text(searcher, tmp_path):
    game = random_play(14, turns=6)
    path = tmp_path / "game.txt"
    game.save(path)
    searcher.forget()
    found = review(game, nodes=2_000, searcher=searcher, language="fr")
    for same in (game.to_text(), path):
        searcher.forget()
        assert review(same, nodes=2_000, searcher=searcher, language="fr").turns == found.turns
    assert not found.finished
    assert len(found.turns) == 6
    assert found.sentences[0].startswith("La partie n’est pas finie")


def test_a_review_can_be_stopped(searcher):
    stop = threading.Event()
    game = random_play(15)
    found = review(
        game,
        nodes=2_000,
        searcher=searcher,
        stop=stop,
        progress=lambda done, _: stop.set() if done == 5 else None,
    )
    assert not found.complete
    assert [turn.turn for turn in found.turns] == game.turns[-5:]
    assert f"turn {len(game.turns) - 4} and those after it" in found.sentences[1]
    nothing = review(game, nodes=2_000, searcher=searcher, stop=stop)
    assert nothing.turns == ()
    assert len(nothing.sentences) == 1
    assert list(nothing.table().columns) == list(found.table().columns)


def test_the_front_of_the_game_loads_the_search_only_when_asked():
    code = (
        "import sys\n"
        "from zebres_lib import zebres\n"
        "searching = lambda: 'zebres_lib.zebres.computer.search' in sys.modules\n"
        "before = searching()\n"
        "zebres.analyse, zebres.hint, zebres.review, zebres.levels.level\n"
        "print(before, searching())"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["False", "True"]
