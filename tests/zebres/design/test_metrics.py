"""Metrics against their definitions: by hand, by full enumeration, and on recorded games."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import sqrt

import numpy as np
import pandas as pd
import pytest

from zebres_lib.errors import SimulationError
from zebres_lib.explain import LANGUAGES
from zebres_lib.jit import compiled, is_available
from zebres_lib.randomness import Stream
from zebres_lib.zebres import players
from zebres_lib.zebres.board import Board
from zebres_lib.zebres.design import metrics, variants
from zebres_lib.zebres.design.metrics import METRICS, find_value
from zebres_lib.zebres.players.greedy import choose as greedy
from zebres_lib.zebres.players.random import choose as uniform
from zebres_lib.zebres.rules import (
    ActionKind,
    Phase,
    Player,
    Rules,
    action_kind,
    apply,
    is_over,
    legal_actions,
    score,
    start,
)
from zebres_lib.zebres.simulation.course import COLUMNS, points_in_play, record_course
from zebres_lib.zebres.simulation.loop import playing_loop
from zebres_lib.zebres.simulation.simulate import simulate

ONE = Rules(board=Board.from_ascii("A"), counts=(0, 1, 0, 0, 0))
"""One square, one zebra each: the opponent places it and the game is over."""

TINY = Rules(
    board=Board.from_ascii("ABB"), counts=(1, 0, 0, 0, 1), guardian_steps=2, inauguration_points=2
)
"""Three squares, a gazelle and a lion each: small enough to play in every possible way."""

SWAMP = Rules(board=Board.from_ascii("ABA", split_territories=True), counts=(1, 0, 1, 0, 0))
"""Three squares and rivers between all of them: crocodiles swap, twice if they may."""


# --- a plain reading of the definitions ---------------------------------------------------------


def walk(rules, actions, first_player="white"):
    """Replay a game and return one value for each metric, from the definitions in words."""
    position = start(Player[first_player.upper()])
    options, margins, placed, swaps, jumps = [], [], 0, [], 0
    solo = 0
    for action in actions:
        options.append(len(legal_actions(rules, position)))
        assert action in legal_actions(rules, position)
        before, kind = position, action_kind(action)
        position = apply(rules, position, action)
        if kind == ActionKind.PLACE_ANIMAL:
            placed += 1
            hands = [
                rules.hand_size - tokens.bit_count() for tokens in (before.white, before.green)
            ]
            solo += 0 in hands
            swaps.append(0)
        elif kind == ActionKind.SWAP:
            swaps[-1] += 1
        elif kind == ActionKind.MOVE_GUARDIAN:
            gone = (position.guardian - before.guardian) % rules.post_count or rules.post_count
            jumps += gone > rules.guardian_steps
        if kind not in (ActionKind.POST_GUARDIAN, ActionKind.MOVE_GUARDIAN) and (
            position.phase != Phase.SWAP
        ):
            margins.append(score(rules, position)[0] - score(rules, position)[1])
    assert is_over(position)
    final = margins[-1]
    winner = (final > 0) - (final < 0)
    first = 1 if first_player == "white" else -1
    leads = [margin * winner for margin in margins]
    behind = [-lead for lead in leads if lead < 0]
    comeback = max(behind, default=0)
    turns = len(margins)
    decided = [turn for turn, lead in enumerate(leads, 1) if winner and lead > comeback]
    not_ahead = [turn for turn, lead in enumerate(leads, 1) if lead <= 0]
    settled = turns if not winner else max(not_ahead, default=0) + 1
    signs = [np.sign(margin) for margin in margins if margin]
    fell = placed - rules.board.square_count
    bonus = {Player.WHITE: 1, Player.GREEN: -1}.get(position.inauguration, 0)
    without = final - bonus * rules.inauguration_points
    hidden = position.hidden.bit_count()
    shows = [hidden > 0, fell > 0, sum(swaps) > 0, max(swaps) > 1, jumps > 0, solo > 1]
    most = points_in_play(rules)
    return {
        "advantage": winner * first,
        "balance": winner * first,
        "white_advantage": winner,
        "draws": winner == 0,
        "margin": abs(final),
        "first_margin": final * first,
        "length": placed,
        "decisions": len(options),
        "branching": sum(options) / len(options),
        "real_decisions": sum(count > 1 for count in options) / len(options),
        "lead_changes": sum(one != other for one, other in pairwise(signs)),
        "behind": len(behind) / turns,
        "drama": sum(sqrt(each / most) for each in behind) / max(len(behind), 1),
        "comeback": comeback,
        "decided_at": min(decided, default=turns) / turns,
        "settled_at": settled / turns,
        "hiding": shows[0],
        "fleeing": shows[1],
        "swapping": shows[2],
        "chaining": shows[3],
        "jumping": shows[4],
        "solo": shows[5],
        "coverage": sum(shows) / 6,
        "hidden": hidden,
        "inauguration_wins": bonus != 0 and bonus == winner,
        "inauguration_decides": np.sign(without) != winner,
    }


def recorded(rules, games, seed, white=uniform, green=uniform):
    """Yield the actions of games as ``simulate`` plays them, with who came first."""
    stream = Stream(seed)
    for game in range(games):
        stream.begin(game)
        first = "white" if game % 2 == 0 else "green"
        position, actions = start(Player[first.upper()]), []
        while not is_over(position):
            chooser = white if position.player == Player.WHITE else green
            actions.append(chooser(rules, position, stream))
            position = apply(rules, position, actions[-1])
        yield actions, first


@pytest.mark.parametrize(
    "rules",
    [Rules(), Rules(board="president", guardian_while_solo=True), TINY, SWAMP]
    + [variants.find(name).rules for name in ("even_lands", "pond", "no_bonus")],
    ids=["classic", "president", "tiny", "swamp", "even", "pond", "no bonus"],
)
def test_every_metric_is_what_its_definition_says_on_recorded_games(rules):
    table = metrics.play(rules, games=40, seed=5, compiled=False)
    wanted = [walk(rules, *game) for game in recorded(rules, 40, 5)]
    for name, one in METRICS.items():
        expected = [each[name] for each in wanted]
        assert one.values(table).to_list() == pytest.approx(expected), name
    assert set(wanted[0]) == set(METRICS)


def test_greedy_games_are_measured_in_the_same_way():
    table = metrics.play(Rules(), games=4, seed=2, white="greedy", compiled=False)
    for row, game in enumerate(recorded(Rules(), 4, 2, white=greedy)):
        wanted = walk(Rules(), *game)
        for name, one in METRICS.items():
            assert one.values(table).iloc[row] == pytest.approx(wanted[name]), name


# --- small enough for paper ---------------------------------------------------------------------


def test_a_game_of_one_square_by_hand():
    # The opponent of the first player places its zebra (6 points) and takes the token (5).
    found = metrics.measure(ONE, games=100, seed=1, compiled=False)["value"].to_dict()
    assert found == {
        "advantage": -1,
        "balance": 0,
        "white_advantage": 0,
        "draws": 0,
        "margin": 11,
        "first_margin": -11,
        "length": 1,
        "decisions": 2,
        "branching": 2.5,
        "real_decisions": 0.5,
        "lead_changes": 0,
        "behind": 0,
        "drama": 0,
        "comeback": 0,
        "decided_at": 1,
        "settled_at": 1,
        "hiding": 0,
        "fleeing": 0,
        "swapping": 0,
        "chaining": 0,
        "jumping": 0,
        "solo": 0,
        "coverage": 0,
        "hidden": 0,
        "inauguration_wins": 1,
        "inauguration_decides": 0,
    }
    # With a zebra that is worth nothing the token alone decides; without either it is a draw.
    poor = variants.changed(ONE, "values.zebra", 0)
    names = ["draws", "advantage", "inauguration_decides", "decided_at"]
    found = metrics.measure(poor, names, games=50, compiled=False)["value"]
    assert found.to_dict() == dict(zip(names, (0, -1, 1, 1), strict=True))
    poorest = variants.changed(poor, "inauguration_points", 0)
    found = metrics.measure(poorest, names, games=50, compiled=False)["value"]
    assert found.to_dict() == dict(zip(names, (1, 0, 0, 1), strict=True))


@cache
def all_games(rules):
    """Return every game of uniformly random players: (actions, its probability)."""
    found, waiting = [], [(start(), (), Fraction(1))]
    while waiting:
        position, actions, chance = waiting.pop()
        if is_over(position):
            found.append((actions, chance))
            continue
        legal = legal_actions(rules, position)
        for action in legal:
            after = apply(rules, position, action)
            waiting.append((after, (*actions, action), chance / len(legal)))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not is_available(), reason="counting on 20 000 games needs Numba")
@pytest.mark.parametrize("rules", [TINY, SWAMP], ids=["tiny", "swamp"])
def test_every_metric_comes_out_as_full_enumeration_says(rules):
    games = all_games(rules)
    assert sum(chance for _, chance in games) == 1
    exact: Counter[str] = Counter()
    for actions, chance in games:
        for name, value in walk(rules, actions).items():
            exact[name] += float(chance) * float(value)
    found = metrics.measure(rules, games=20_000, seed=3, first_player="white", confidence=0.9999)
    for name, row in found.iterrows():
        value = 1 - abs(exact[name]) if METRICS[name].folded else exact[name]
        # Room for sums of fractions; where every game is alike the interval has no width.
        assert row["low"] - 1e-9 <= value <= row["high"] + 1e-9, name


# --- both speeds, any cut -----------------------------------------------------------------------


@pytest.mark.slow
def test_compiled_courses_are_the_plain_ones_and_new_rules_compile_nothing():
    pytest.importorskip("numba")
    for rules in (Rules(), Rules(board="president", values={"zebra": 9}), TINY):
        plain = metrics.play(rules, games=30, seed=7, compiled=False)
        quick = metrics.play(rules, games=30, seed=7)
        pd.testing.assert_frame_equal(plain, quick)
    loop = playing_loop(((0, uniform),), record_course, checked=False)
    assert len(compiled(loop).signatures) == 1
    # Threads that share the games out change nothing.
    parts = metrics.play(Rules(), games=10_050, seed=7, workers=2)
    whole = metrics.play(Rules(), games=10_050, seed=7, workers=1)
    pd.testing.assert_frame_equal(parts, whole)
    pd.testing.assert_frame_equal(whole[:30], metrics.play(Rules(), games=30, seed=7))


def test_games_are_those_of_simulate_and_courses_are_played_only_where_needed():
    how = {"games": 25, "seed": 4, "compiled": False}
    table = metrics.play(Rules(), ["draws", "length"], **how)
    assert not set(COLUMNS) & set(table)
    same = simulate(first_player="alternate", **how)
    pd.testing.assert_frame_equal(table[list(same)], same)
    assert (table["bonus"] == 5).all()
    assert table.attrs["seed"] == 4
    assert set(COLUMNS) <= set(metrics.play(Rules(), ["drama"], **how))


def test_players_of_ones_own_and_bad_ones():
    def last(rules, position, randomness):
        return np.int64(legal_actions(rules, position)[-1])

    table = metrics.play(Rules(), games=3, seed=1, white=last, green=last)
    # Who is first changes no action of players who never choose otherwise.
    assert table["course"].nunique() == 1
    assert table["first_player"].nunique() == 2

    chance = np.random.default_rng(1)

    def elsewhere(rules, position, randomness):
        return uniform(rules, position, chance)

    with pytest.raises(SimulationError, match="game 0 went otherwise when it was played again"):
        metrics.play(Rules(), games=3, seed=1, white=elsewhere)
    with pytest.raises(ValueError, match="player 'nobody' is not among"):
        metrics.play(Rules(), games=3, white="nobody")
    assert "greedy" in players.names()


def test_arguments_are_checked():
    with pytest.raises(ValueError, match="metric 'fun' is not among advantage, balance"):
        metrics.measure(Rules(), ["fun"], games=10)
    with pytest.raises(ValueError, match="none is chosen"):
        metrics.measure(Rules(), [], games=10)
    table = metrics.play(Rules(), ["draws"], games=10, compiled=False)
    with pytest.raises(ValueError, match=r"no column drama, which drama needs; make it with"):
        metrics.summary(table, ["drama"])
    assert "drama" not in metrics.summary(table).index


def test_metrics_have_a_definition_and_a_name_and_a_unit_in_every_language():
    for name, one in METRICS.items():
        assert len(one.definition) > 40, name
        for language in LANGUAGES:
            assert metrics.label(name, language)
            assert metrics.unit_name(name, language)
    sources = " ".join(one.definition for one in METRICS.values())
    assert "Browne" in sources
    assert "Ludii" in sources


# --- intervals ----------------------------------------------------------------------------------


def made_up(values, seed=1):
    """Return a table of games whose first player wins (1), draws (0) or loses (-1)."""
    names = np.array(["green", "draw", "white"])[np.asarray(values) + 1]
    table = pd.DataFrame({"game": range(len(names)), "winner": names, "first_player": "white"})
    table.attrs = {"seed": seed, "games": len(names)}
    return table


def test_the_balance_is_folded_and_its_interval_too():
    one = METRICS["balance"]
    even = metrics.estimate(one, made_up([1, -1] * 50))
    assert (even.value, even.high) == (1, 1)
    assert 0.7 < even.low < 0.9
    tilted = metrics.estimate(one, made_up([-1] * 90 + [1] * 10))
    advantage = metrics.estimate(METRICS["advantage"], made_up([-1] * 90 + [1] * 10))
    assert tilted.value == pytest.approx(0.2)
    assert (tilted.low, tilted.high) == (1 + advantage.low, 1 + advantage.high)


def test_the_difference_of_balances_covers_the_truth():
    generator = np.random.default_rng(8)
    one, truth = METRICS["balance"], abs(0.1) - abs(-0.3)
    held = 0
    for _ in range(200):
        first = generator.choice([1, -1], 400, p=[0.55, 0.45])
        second = generator.choice([1, -1], 400, p=[0.35, 0.65])
        held += truth in metrics.difference(one, made_up(first), made_up(second))
    # 95 % at the least: 178 or fewer of 200 would happen once in two thousand times.
    assert held > 178


# --- comparison ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(not is_available(), reason="many games need Numba")
def test_variants_that_are_alike_are_called_different_no_more_often_than_stated():
    # A board in the mirror, with a guardian who walks the other way round, is the same game, but
    # the same chance leads to other moves: pairs in which nothing is shared but the law.
    chosen = ["advantage", "balance", "length", "drama", "chaining", "margin"]
    experiments, games = 100, 120
    rules = Rules()
    mirror = Rules(board=rules.board.mirrored())
    both = [
        metrics.play(one, chosen, games=experiments * games, seed=11) for one in (rules, mirror)
    ]
    assert not both[0]["course"].equals(both[1]["course"])
    wrong = 0
    for number in range(experiments):
        part = slice(number * games, (number + 1) * games)
        tables = {"classic": both[0][part], "mirror": both[1][part]}
        found = metrics.compare_tables(tables, chosen)
        wrong += bool(found["different"].fillna(False).any())
    # 5 % at the most; 14 or more of 100 would happen once in two thousand times.
    assert wrong < 14


def test_a_variant_is_not_different_from_itself_and_pairing_narrows():
    how = {"games": 300, "seed": 1, "compiled": is_available()}
    same = metrics.compare({"one": Rules(), "two": Rules()}, ["margin", "draws", "drama"], **how)
    assert (same["difference"].dropna() == 0).all()
    assert not same["different"].fillna(False).any()
    assert same.attrs["comparisons"] == 3
    assert "rules" not in same.attrs

    found = metrics.compare(["classic", "no_bonus"], ["margin", "draws"], language="fr", **how)
    assert found["variant"].tolist() == ["Classique"] * 2 + ["Sans prime"] * 2
    assert found["label"].iloc[0] == "écart du gagnant"
    first, second = (metrics.play(variants.find(name), **how) for name in ("classic", "no_bonus"))
    margin = found.set_index(["variant", "metric"]).loc[("Sans prime", "margin")]
    change = second["margin"].abs() - first["margin"].abs()
    assert margin["difference"] == pytest.approx(change.mean())
    assert margin["relative_width"] < 0.6
    assert margin["simultaneous_low"] < margin["difference_low"]
    assert margin["simultaneous_high"] > margin["difference_high"]
    # Without the odd bonus some games are drawn, with it none can be.
    assert found.set_index(["variant", "metric"]).loc[("Sans prime", "draws"), "different"]


def test_a_handful_of_games_decides_nothing():
    tables = {"one": made_up([1] * 5), "two": made_up([-1] * 5)}
    found = metrics.compare_tables(tables, ["advantage"])
    assert found["difference"].iloc[1] == -2
    assert not found["different"].iloc[1]
    tables = {"one": made_up([1] * 50), "two": made_up([-1] * 50)}
    assert metrics.compare_tables(tables, ["advantage"])["different"].iloc[1]


def test_comparisons_need_pairs_and_names():
    tables = {"one": made_up([1, 0]), "two": made_up([1, 0], seed=2)}
    with pytest.raises(ValueError, match="two: seed 2 where the first variant has 1"):
        metrics.compare_tables(tables, ["advantage"])
    with pytest.raises(ValueError, match="two: other games than the first variant"):
        metrics.compare_tables({"one": made_up([1, 0]), "two": made_up([1] * 3)}, ["advantage"])
    with pytest.raises(ValueError, match="1 given; a comparison needs two or more"):
        metrics.compare(["classic"])
    with pytest.raises(ValueError, match="two are called 'Classic'"):
        metrics.compare(["classic", "classic"])
    with pytest.raises(TypeError, match="is not a variant nor the name of one"):
        metrics.compare([Rules(), Rules(board="president")])


# --- rulings ------------------------------------------------------------------------------------


def test_ruling_effects_are_games_that_go_otherwise():
    how = {"games": 60, "seed": 2, "compiled": False}
    rules = SWAMP
    found = metrics.ruling_effects(rules, **how).set_index("parameter")
    assert found["rule"].to_dict() == {
        "hidden_gazelles_flee": "ruling.hidden-gazelle",
        "crocodile_chain": "ruling.chain",
        "guardian_while_solo": "ruling.solo",
        "inauguration_points": "score.inauguration",
    }
    base = list(recorded(rules, 60, 2))
    for parameter, row in found.iterrows():
        other_rules = variants.changed(rules, parameter, row["other"])
        other = list(recorded(other_rules, 60, 2))
        went = np.mean([one != two for one, two in zip(base, other, strict=True)])
        won = [
            [walk(each, *game)["white_advantage"] for game in games]
            for each, games in ((rules, base), (other_rules, other))
        ]
        assert row["course_changed"] == pytest.approx(went), parameter
        assert row["winner_changed"] == pytest.approx(np.mean(np.not_equal(*won))), parameter
    # No lion, so no gazelle to flee; points change no random move.
    assert found.loc["hidden_gazelles_flee", "course_changed"] == 0
    assert found.loc["inauguration_points", "course_changed"] == 0
    assert found.loc["inauguration_points", "winner_changed"] > 0
    assert found.loc["crocodile_chain", "course_changed"] > 0
    none = metrics.ruling_effects(variants.changed(rules, "inauguration_points", 0), **how)
    assert "inauguration_points" not in set(none["parameter"])


# --- one number at a time -----------------------------------------------------------------------


def test_sensitivity_changes_one_number_at_a_time():
    how = {"games": 40, "seed": 3, "compiled": False}
    found = metrics.sensitivity(
        Rules(),
        ["margin", "length"],
        numbers=["inauguration_points", "counts.zebra", "crocodile_chain"],
        step=2,
        language="fr",
        **how,
    )
    steps = found[found["metric"] == "margin"]
    assert steps[["parameter", "change", "old", "new"]].to_numpy().tolist() == [
        ["inauguration_points", "down", 5, 3],
        ["inauguration_points", "up", 5, 7],
        ["counts.zebra", "down", 5, 3],
        ["counts.zebra", "up", 5, 7],
        ["crocodile_chain", "turned", 1, 0],
    ]
    refused = found[found["parameter"].eq("counts.zebra") & found["change"].eq("down")]
    assert refused["refused"].str.startswith("counts: two hands hold 26 tokens").all()
    assert refused["difference"].isna().all()
    assert refused["different"].isna().all()
    assert found.attrs["comparisons"] == 8
    assert found["label"].iloc[0] == "points de l’Inauguration"
    more = metrics.play(Rules(inauguration_points=7), ["margin"], **how)
    base = metrics.play(Rules(), ["margin"], **how)
    row = steps.iloc[1]
    assert row["base"] == pytest.approx(base["margin"].abs().mean())
    assert row["difference"] == pytest.approx((more["margin"].abs() - base["margin"].abs()).mean())
    with pytest.raises(ValueError, match="step: 0 is not a whole number from 1"):
        metrics.sensitivity(Rules(), step=0)
    with pytest.raises(ValueError, match=r"'zebra' is not among counts\.gazelle"):
        metrics.sensitivity(Rules(), numbers=["zebra"])
    with pytest.raises(
        ValueError, match="numbers: no change can be played; values: crocodile: -100"
    ):
        metrics.sensitivity(Rules(), numbers=["values.crocodile"], step=100, **how)


# --- a value searched for -----------------------------------------------------------------------


QUICK = {"games": 200, "seed": 6, "compiled": False}


def test_a_number_is_found_where_the_line_crosses():
    # The opponent makes 6 points and the bonus: the first player's margin is -(6 + bonus).
    answer = find_value(
        ONE, "inauguration_points", 0, 30, metric="first_margin", target=-20, **QUICK
    )
    assert (answer.status, answer.value, answer.best) == ("found", 14, 14)
    assert (answer.low, answer.high, answer.low_open, answer.high_open) == (14, 14, False, False)
    assert answer.is_monotone
    assert str(answer) == "inauguration_points = 14.00 [14.00, 14.00] (95 %)"
    half = find_value(
        ONE, "inauguration_points", 0, 30, metric="first_margin", target=-20.25, **QUICK
    )
    assert half.value == half.low == half.high == pytest.approx(14.25)
    assert half.best == 14
    values = find_value(
        ONE,
        lambda value: Rules(board=ONE.board, counts=ONE.counts, values=(0, value, 0, 0, 0)),
        0,
        50,
        metric="margin",
        target=20,
        **QUICK,
    )
    assert (values.parameter, values.value) == ("value", 15)


def test_the_search_is_honest_where_there_is_no_answer():
    answer = find_value(ONE, "inauguration_points", 0, 30, **QUICK)
    assert (answer.status, answer.value, answer.low, answer.high) == ("none", None, None, None)
    assert str(answer) == (
        "no inauguration_points from 0 to 30 brings advantage to 0: it stays below (95 %)"
    )
    # With two random players of even chances the bonus is nobody's: any value may be right.
    open_answer = find_value(TINY, "inauguration_points", 0, 6, metric="white_advantage", **QUICK)
    assert open_answer.status == "undecided"
    assert (open_answer.low, open_answer.high) == (0, 6)
    assert open_answer.low_open
    assert open_answer.high_open
    assert "is undecided; if so, between at most 0.00 and at least 6.00" in str(open_answer)


def test_a_metric_that_turns_round_is_noticed():
    # The metric falls to the middle and rises again.
    def bent(value):
        return Rules(board=ONE.board, counts=ONE.counts, values=(0, abs(value - 10), 0, 0, 0))

    answer = find_value(ONE, bent, 0, 20, metric="margin", target=8, **QUICK)
    assert answer.status == "found"
    assert answer.value == 7
    assert not answer.is_monotone


@pytest.mark.slow
@pytest.mark.skipif(not is_available(), reason="many games need Numba")
def test_the_interval_of_the_answer_covers_it_as_often_as_stated():
    # What a bonus makes of the winning margin, from very many games, is the truth ...
    rules, target, experiments, games = Rules(), 20.0, 25, 400
    truth = find_value(
        rules, "inauguration_points", 5, 15, metric="margin", target=target, games=60_000, seed=1
    )
    assert truth.value is not None
    held = 0
    for seed in range(experiments):
        found = find_value(
            rules,
            "inauguration_points",
            5,
            15,
            metric="margin",
            target=target,
            games=games,
            seed=100 + seed,
        )
        if found.status == "none":
            continue
        ends = (
            -1 if found.low_open else found.low,
            99 if found.high_open else found.high,
        )
        held += ends[0] <= truth.value <= ends[1]
    # ... and 18 or fewer of 25 intervals of 95 % would hold it once in five thousand times.
    assert held > 18


def test_search_arguments_are_checked():
    with pytest.raises(ValueError, match="'board' is not among"):
        find_value(Rules(), "board")
    with pytest.raises(ValueError, match="balance turns round at its best"):
        find_value(Rules(), metric="balance")
    with pytest.raises(ValueError, match="highest: 100 cannot be played; inauguration_points: 100"):
        find_value(Rules(), highest=100)
    with pytest.raises(ValueError, match="lowest: 5 is not below highest, 5"):
        find_value(Rules(), lowest=5, highest=5)
    with pytest.raises(ValueError, match=r"lowest: 0\.5 is not a whole number"):
        find_value(Rules(), lowest=0.5)
