"""Looking ahead a number of placements, and the Monte-Carlo tree search beside it."""

import math
import threading

import pytest

from tests.helpers import random_games
from zebres_lib.zebres.computer.search import Budget, Searcher, evaluate, look_ahead, mcts, solve
from zebres_lib.zebres.computer.search.outlook import new_notes, survey
from zebres_lib.zebres.rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    action_kind,
    apply,
    legal_actions,
    score,
    start,
)
from zebres_lib.zebres.text.notation import format_action, parse_action

RULES = Rules()


def positions(empty: int, count: int, seed: int) -> list[Position]:
    """Return positions of random games where an animal is placed on one of so many squares."""
    found: list[Position] = []
    while len(found) < count:
        (game,) = random_games(RULES, 1, seed)
        found += [
            one
            for one, _ in game
            if one.phase == Phase.PLACE and 30 - (one.white | one.green).bit_count() == empty
        ][:1]
        seed += 1
    return found


def ahead(position: Position, depth: float) -> float:
    """Return what a position is worth so many placements ahead, by trying everything."""
    if position.phase == Phase.OVER:
        white, green = score(RULES, position)
        return white - green
    if position.phase == Phase.PLACE:
        view = survey(RULES, position, new_notes(RULES))
        if depth == 0:
            return min(max(evaluate(position).total, view.lower), view.upper)
        if depth >= view.placements:
            depth = math.inf
    values = []
    for action in legal_actions(RULES, position):
        placed = action_kind(action) == ActionKind.PLACE_ANIMAL
        values.append(ahead(apply(RULES, position, action), depth - placed))
    return max(values) if position.player == Player.WHITE else min(values)


@pytest.mark.parametrize(("empty", "depth"), [(26, 1), (14, 1), (9, 2), (6, 3)])
def test_so_many_placements_ahead(empty, depth):
    for position in positions(empty, 4, seed=1):
        plain = Searcher(compiled=False)
        found = plain.search(position, depth=depth)
        assert found.value == ahead(position, depth)
        assert found.depth == depth or found.exact
        assert found.best_action is not None
        action = parse_action(RULES.board, found.best_action)
        assert ahead(apply(RULES, position, action), depth - 1) == found.value


def test_the_line_is_legal_and_as_long_as_the_search():
    (position,) = positions(12, 1, seed=2)
    found = look_ahead(position, depth=2, compiled=False)
    for text in found.line:
        assert text in [format_action(RULES.board, one) for one in legal_actions(RULES, position)]
        position = apply(RULES, position, parse_action(RULES.board, text))
    assert sum(text[0] in "GZCEL" for text in found.line) == 2


def test_the_first_post_and_a_swap_are_decisions_too():
    assert look_ahead(start(), depth=1, compiled=False).best_action[0] == "@"
    games = random_games(RULES, 20, 3)
    swap = next(one for game in games for one, _ in game if one.phase == Phase.SWAP)
    assert look_ahead(swap, depth=1, compiled=False).best_action[0] in "x-"


def test_forgetting_makes_an_answer_depend_on_its_question_alone():
    one, other = positions(12, 2, seed=4)
    searcher = Searcher(compiled=False)
    first = searcher.search(one, depth=2)
    searcher.search(other, depth=2)
    searcher.forget()
    again = searcher.search(one, depth=2)
    assert (first.value, first.line, first.nodes) == (again.value, again.line, again.nodes)
    remembered = searcher.search(one, depth=2)
    assert remembered.value == first.value
    assert remembered.nodes < first.nodes


def test_an_edited_rule_is_seen(monkeypatch):
    """What a searcher remembers from before an edit does not speak afterwards."""
    import zebres_lib.zebres.computer.search.alphabeta as alphabeta

    (position,) = positions(4, 1, seed=5)
    searcher = Searcher(compiled=False)
    before = searcher.search(position, depth=4)
    monkeypatch.setattr(alphabeta, "score", lambda rules, position: (7, 0))
    assert searcher.search(position, depth=4).value == 7 != before.value


def test_nodes_end_a_search():
    (position,) = positions(14, 1, seed=6)
    short, longer = (look_ahead(position, nodes=nodes, compiled=False) for nodes in (1_000, 4_000))
    assert short.nodes <= 1_000 < longer.nodes <= 4_000
    assert short.depth <= longer.depth
    again = look_ahead(position, nodes=4_000, compiled=False)
    assert (again.value, again.line) == (longer.value, longer.line)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "a search needs a limit"),
        ({"depth": 0}, "depth: 0 is less than one placement"),
        ({"seconds": -1.0}, "seconds: -1.0 is not a positive number"),
        ({"nodes": True}, "nodes: True is not a positive number"),
    ],
)
def test_budgets_that_cannot_be(options, words):
    with pytest.raises(ValueError, match=words):
        look_ahead(start(), compiled=False, **options)


def test_a_budget_is_spent():
    budget = Budget(nodes=10)
    assert not budget.is_spent
    assert budget.portion(7) == 7
    budget.used = 8
    assert budget.portion(7) == 2
    budget.used = 10
    assert budget.is_spent
    assert Budget(seconds=1e-9).is_spent


# --- Monte-Carlo tree search --------------------------------------------------------------------


@pytest.mark.slow
def test_tree_search_agrees_with_the_exact_value():
    pytest.importorskip("numba")
    for position in positions(5, 8, seed=7):
        exact = solve(position, compiled=False)
        found = mcts(position, games=10_000, seed=1)
        assert found.best_action in exact.best_actions
        assert found.margin == pytest.approx(exact.margin, abs=1)


def test_tree_search_compiled_and_not():
    pytest.importorskip("numba")
    for position in [start(), *positions(8, 2, seed=8)]:
        plain, fast = (mcts(position, games=60, seed=2, compiled=one) for one in (False, True))
        assert plain.actions == fast.actions
        assert (plain.nodes, plain.games) == (fast.nodes, fast.games) == (fast.nodes, 60)


def test_tree_search_tries_every_action():
    (position,) = positions(9, 1, seed=9)
    found = mcts(position, games=200, seed=3, compiled=False)
    legal = [format_action(RULES.board, one) for one in legal_actions(RULES, position)]
    assert sorted(one.action for one in found.actions) == sorted(legal)
    assert sum(one.visits for one in found.actions) == 200
    visits = [one.visits for one in found.actions]
    assert visits == sorted(visits, reverse=True)


def test_tree_search_of_another_seed():
    (position,) = positions(12, 1, seed=10)
    one, other = (mcts(position, games=50, seed=seed, compiled=False) for seed in (1, 2))
    assert one.actions != other.actions


def test_tree_search_of_a_game_that_is_over():
    final = next(random_games(RULES, 1, 11))[-1][0]
    found = mcts(final, games=10, seed=1, compiled=False)
    assert found.best_action is None
    assert found.games == 0


def test_tree_search_stops():
    stop = threading.Event()
    stop.set()
    for budget in ({"stop": stop}, {"seconds": 1e-9}):
        found = mcts(start(), seed=1, compiled=False, **budget)
        assert 0 < found.games < 100
        assert found.best_action[0] == "@"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "a search needs a limit: games, seconds or stop"),
        ({"games": 0}, "games: 0 is not a positive number"),
        ({"games": 5, "exploration": 0}, "exploration: 0 is not a positive number of points"),
    ],
)
def test_tree_searches_that_cannot_be(options, words):
    with pytest.raises(ValueError, match=words):
        mcts(start(), seed=1, compiled=False, **options)
