"""Endgames solved: the same margins and best actions as trying everything, or not called exact."""

import threading
import time

import numpy as np
import pytest

from tests.helpers import FLAGS, every_ruling, random_games, rules_id
from tests.zebres.computer.minimax import action_margins, margin, reference_margin
from tests.zebres.reference import Reference
from zebres_lib.errors import NotationError
from zebres_lib.zebres import solve
from zebres_lib.zebres.board import CLASSIC, Board
from zebres_lib.zebres.computer.search import LEAP, Searcher, Solution
from zebres_lib.zebres.game import Game
from zebres_lib.zebres.rules import (
    Phase,
    Player,
    Position,
    Rules,
    apply,
    is_over,
    legal_actions,
    score,
    start,
)
from zebres_lib.zebres.text.notation import format_action, parse_action
from zebres_lib.zebres.text.positions import format_position

TINY = Rules(board=Board.from_ascii("AB/AB"), counts=(1, 0, 0, 0, 1))
SMALL = Rules(board=Board.from_ascii("AAB/ABB"), counts=(1, 1, 0, 0, 1))
EVEN = Rules(board=Board.from_ascii("AABB/AABC/DDCC"), counts=(2, 2, 1, 0, 1))
OTHER_RULES = [
    SMALL,
    EVEN,
    Rules(counts={"lion": 3, "elephant": 0, "zebra": 4}),
    Rules(counts={"crocodile": 4}, values={"crocodile": 3, "lion": 9}, guardian_steps=1),
    Rules(inauguration_points=0, values=(6, 2, 0, 0, 0), crocodile_chain=False),
    Rules(board=CLASSIC.mirrored(), inauguration_points=30, guardian_while_solo=True),
]


def empty_squares(rules: Rules, position: Position) -> int:
    return (rules.all_squares & ~(position.white | position.green)).bit_count()


def endgames(rules: Rules, count: int, most: int, seed: int) -> list[Position]:
    """Return positions of random games, in any phase, with at most so many empty squares."""
    chance = np.random.default_rng(seed)
    found = []
    for game in random_games(rules, count, seed):
        late = [one for one, _ in game[:-1] if empty_squares(rules, one) <= most]
        found.append(late[chance.integers(len(late))])
    return found


def with_empty(rules: Rules, count: int, empty: int, seed: int) -> list[Position]:
    """Return positions of random games where an animal is placed on one of so many squares."""
    found: list[Position] = []
    while len(found) < count:
        for game in random_games(rules, 1, seed):
            late = [one for one, _ in game if empty_squares(rules, one) == empty]
            found += [one for one in late if one.phase == Phase.PLACE][:1]
        seed += 1
    return found


def check(rules: Rules, searcher: Searcher, position: Position) -> None:
    """Compare what a searcher finds with what trying everything finds."""
    text = format_position(rules, position)
    found = searcher.search(position, depth=searcher.longest(position), all_best=True)
    margins = action_margins(rules, position)
    best = (max if position.player == Player.WHITE else min)(margins.values())
    assert found.exact, text
    assert found.value == best, text
    wanted = [format_action(rules.board, one) for one in sorted(margins) if margins[one] == best]
    assert list(found.best_actions) == wanted, text


def follow(rules: Rules, position: Position, line: tuple[str, ...]) -> Position:
    """Return the position after a line, all of whose actions must be legal."""
    for action in line:
        assert action in [format_action(rules.board, one) for one in legal_actions(rules, position)]
        position = apply(rules, position, parse_action(rules.board, action))
    return position


@pytest.mark.slow
@every_ruling
def test_it_finds_what_trying_everything_finds(rules):
    searcher = Searcher(rules)
    for position in endgames(rules, 20, 6, seed=5):
        check(rules, searcher, position)


@pytest.mark.parametrize("rules", OTHER_RULES, ids=lambda rules: rules.board.name)
def test_under_other_rules_too(rules):
    searcher = Searcher(rules)
    for position in endgames(rules, 15, 5, seed=7):
        check(rules, searcher, position)


@pytest.mark.parametrize("player", [Player.WHITE, Player.GREEN])
def test_a_whole_small_game(player):
    solution = solve(start(player), rules=TINY, seconds=None)
    assert solution.exact
    assert solution.margin == margin(TINY, start(player))
    final = follow(TINY, start(player), solution.line)
    white, green = score(TINY, final)
    assert is_over(final)
    assert white - green == solution.margin


@every_ruling
def test_against_a_second_statement_of_the_rules(rules):
    flags = {flag: getattr(rules, flag) for flag in FLAGS}
    reference = Reference(rules.board.map, **flags)
    searcher = Searcher(rules)
    for position in endgames(rules, 3, 3, seed=11):
        found = searcher.search(position, depth=searcher.longest(position))
        assert found.value == reference_margin(reference, format_position(rules, position))


@pytest.mark.parametrize("rules", [Rules(), OTHER_RULES[2]], ids=rules_id)
def test_without_a_memory_too(rules):
    # A handful of positions: hardly any is still known when it is met again.
    searcher = Searcher(rules, table_entries=4)
    for position in endgames(rules, 8, 6, seed=13):
        check(rules, searcher, position)


def test_gazelles_sent_home_make_the_game_longer():
    rules = OTHER_RULES[2]  # with three lions a player
    searcher, longer = Searcher(rules), 0
    for position in with_empty(rules, 40, 3, seed=41):
        check(rules, searcher, position)
        line = searcher.search(position, depth=searcher.longest(position)).line
        longer += sum(action[0] in "GZCEL" for action in line) > 3
    assert longer


@pytest.mark.parametrize("empty", [8, 9])
def test_the_line_ends_with_the_margin(empty):
    rules = Rules()
    for position in with_empty(rules, 5, empty, seed=17):
        solution = solve(position)
        assert solution.exact
        assert solution.line[0] in solution.best_actions
        final = follow(rules, position, solution.line)
        white, green = score(rules, final)
        assert is_over(final)
        assert white - green == solution.margin


def test_colours_exchanged():
    for position in with_empty(Rules(), 5, 9, seed=19):
        exchanged = position._replace(
            white=position.green,
            green=position.white,
            player=1 - position.player,
            inauguration=(1, 0, 2)[position.inauguration],
        )
        one, other = solve(position), solve(exchanged)
        assert one.margin == -other.margin
        assert one.best_actions == other.best_actions


def test_plain_python_finds_the_same_by_the_same_way():
    pytest.importorskip("numba")
    for position in with_empty(Rules(), 3, 6, seed=23):
        plain, fast = (solve(position, compiled=compiled) for compiled in (False, True))
        assert plain.exact
        assert _apart_from_time(plain) == _apart_from_time(fast)


def _apart_from_time(solution: Solution) -> tuple[object, ...]:
    return solution.margin, solution.best_actions, solution.line, solution.nodes


def test_what_is_not_finished_is_not_called_exact():
    (position,) = with_empty(Rules(), 1, 16, seed=29)
    solution = solve(position, nodes=500)
    assert not solution.exact
    assert len(solution.best_actions) == 1
    follow(Rules(), position, solution.best_actions)
    follow(Rules(), position, solution.line)


def test_a_budget_in_time():
    begin = time.perf_counter()
    Searcher().compile()
    compiled = time.perf_counter()
    solution = solve(start(), seconds=0.2)
    assert not solution.exact
    # Ten times as long as allowed, on a machine with other work to do.
    assert time.perf_counter() - compiled < 2 < solution.seconds + 2
    assert begin <= compiled


def test_it_can_be_stopped_from_another_thread():
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    solution = solve(start(), seconds=None, stop=stop)
    assert not solution.exact
    assert solution.seconds < 20


def test_stopped_before_it_begins():
    stop = threading.Event()
    stop.set()
    solution = solve(start(), stop=stop)
    assert not solution.exact
    assert solution.nodes == 0
    follow(Rules(), start(), solution.best_actions)


def test_a_game_that_is_over():
    game = next(random_games(Rules(), 1, 31))
    final = game[-1][0]
    white, green = score(Rules(), final)
    solution = solve(final)
    assert (solution.margin, solution.exact) == (white - green, True)
    assert solution.best_actions == solution.line == ()


def test_rules_come_from_the_argument_or_the_position():
    rules = Rules(inauguration_points=50)
    game = Game.from_position("z1l1gE/Zz!CZZG/eL1gzz/Z2GC1/1Zczcg Sf w - place")
    assert game.position.player == Player.WHITE
    rich = Game.from_position(str(game.position), rules)
    assert solve(rich.position).margin == solve(game.position, rules=rules).margin
    assert solve(str(game.position), rules=rules).margin == solve(rich.position).margin
    assert solve(rich.position).margin != solve(game.position).margin


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"seconds": 0}, ValueError, "seconds: 0 is not a positive number"),
        ({"nodes": -1}, ValueError, "nodes: -1 is not a positive number"),
        ({"table_entries": 1}, ValueError, "table_entries: 1 is less than 4"),
        ({"rules": "classic"}, TypeError, "rules: 'classic' is not a Rules"),
    ],
)
def test_settings_that_cannot_be(options, error, words):
    with pytest.raises(error, match=words):
        solve(start(), **options)


def test_text_that_is_no_position():
    with pytest.raises(NotationError):
        solve("6/6/6/6/6 Nb g -")


def test_the_leap_to_the_end_changes_no_answer(monkeypatch):
    import zebres_lib.zebres.computer.search.engine as engine

    positions = with_empty(Rules(), 3, 9, seed=37)
    answers = [solve(position) for position in positions]
    monkeypatch.setattr(engine, "LEAP", LEAP - 4)
    for position, answer in zip(positions, answers, strict=True):
        again = solve(position)
        assert again.nodes != answer.nodes
        assert (again.margin, again.best_actions) == (answer.margin, answer.best_actions)
