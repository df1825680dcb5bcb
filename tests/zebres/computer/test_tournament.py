"""Tournaments: pairs with sides exchanged, the same for any worker, and ratings that are honest."""

from dataclasses import replace
from functools import partial

import numpy as np
import pandas as pd
import pytest
from scipy.optimize import minimize

from zebres_lib import jit
from zebres_lib.estimates import bradley_terry
from zebres_lib.experiments import Block, Interrupted, StoreError, read as read_store
from zebres_lib.jit import compilable
from zebres_lib.randomness import Stream, below
from zebres_lib.zebres import Board, players
from zebres_lib.zebres.computer import levels, tournament
from zebres_lib.zebres.computer.tournament.playing import SMALL_BLOCK, Tournament, record_result
from zebres_lib.zebres.game import Game
from zebres_lib.zebres.players import find
from zebres_lib.zebres.rules import Rules, apply, is_over, legal_actions, score
from zebres_lib.zebres.simulation.loop import playing_loop
from zebres_lib.zebres.text.positions import parse_position

SMALL = Rules(
    board=Board.from_ascii("AAB/ACB", name="small"), counts=(2, 1, 0, 0, 1), values=(1, 2, 3, 4, 5)
)
STEPS = replace(SMALL, guardian_steps=1)
play = partial(tournament.play, workers=1, compiled=False)
QUICK = partial(play, rounds=3, seed=4, rules=SMALL)


def eager(rules, position, randomness):
    """A pupil's first idea."""
    return legal_actions(rules, position)[-1]


@compilable
def halfway(rules, position, randomness):
    """A marked pupil, who draws."""
    legal = legal_actions(rules, position)
    return legal[below(randomness, len(legal)) // 2]


@compilable
def cheat(rules, position, randomness):
    """Plays by the rules, but where the guardian goes one step only."""
    legal = legal_actions(rules, position)
    if rules.guardian_steps == 1 and position.phase == 1:
        return 1024 + (64 << 3)
    return legal[below(randomness, len(legal)) // 2]


# --- the games --------------------------------------------------------------------------------


def test_pairs_have_one_start_and_sides_exchanged():
    table = play(["random", "greedy", "beginner"], rounds=4, seed=3)
    assert table.attrs["games"] == len(table) == 4 * 3 * 2
    assert table["game"].tolist() == list(range(24))
    for _, pair in table.groupby("pair"):
        one, other = pair.to_dict("records")
        assert (one["white"], one["green"]) == (other["green"], other["white"])
        assert one["start"] == other["start"]
    for number, games in table.groupby("round"):
        assert games["start"].nunique() == games["post"].nunique() == 1
        assert games["pair"].tolist() == [3 * number + place // 2 for place in range(6)]
        met = {frozenset(pair) for pair in zip(games["white"], games["green"], strict=True)}
        assert len(met) == 3
    assert table["start"].nunique() == 4


def test_every_row_is_a_game_that_can_be_played_again():
    rules = Rules()
    table = play({"one": "greedy", "other": halfway}, rounds=2, seed=5)
    who = {"one": find("greedy"), "other": halfway}
    stream = Stream(np.random.SeedSequence(5, spawn_key=(1,)))
    for row in table.to_dict("records"):
        position = parse_position(rules, row["start"])
        assert (position.white | position.green).bit_count() <= 2
        stream.begin(row["game"])
        placed = 2
        while not is_over(position):
            name = row["white"] if position.player == 0 else row["green"]
            placed += position.phase == 1
            position = apply(rules, position, who[name](rules, position, stream))
        assert score(rules, position) == (row["white_points"], row["green_points"])
        assert row["margin"] == row["white_points"] - row["green_points"]
        assert row["placements"] == placed
        side = "white" if row["margin"] > 0 else "green"
        assert (row["winner"], row["won_by"]) == (side, row[side])
        game = Game.from_position(row["start"])
        assert row["post"] in rules.board.post_names
        assert not game.is_over


def test_a_draw_is_half_a_point_for_both():
    table = QUICK(["random", eager], rounds=12)
    drawn = table[table["margin"] == 0]
    assert len(drawn) > 0
    assert set(drawn["winner"]) == set(drawn["won_by"]) == {"draw"}
    crossed = tournament.cross_table(table)
    assert crossed["draws"].tolist() == [len(drawn)] * 2
    assert crossed["points"].sum() == len(table)


def test_more_rounds_leave_the_first_ones_as_they_are():
    short, long = (QUICK(["random", "greedy"], rounds=rounds) for rounds in (2, 5))
    pd.testing.assert_frame_equal(short, long.head(len(short)), check_like=False)
    assert not QUICK(["random", "greedy"], seed=9).equals(QUICK(["random", "greedy"]))
    without = QUICK(["random", "greedy"], opening_turns=0)
    assert set(without["start"].str.split().str[0]) == {"3/3"}


def test_two_equal_players_who_draw_nothing_share_every_pair():
    table = QUICK({"one": eager, "other": eager})
    assert table.groupby("pair")["margin"].nunique().eq(1).all()
    for _, pair in table.groupby("pair"):
        assert pair["won_by"].nunique() == 2 or set(pair["won_by"]) == {"draw"}


@pytest.mark.slow
def test_one_worker_and_two_processes_give_one_table():
    entered = ["random", halfway, eager]  # not all marked: processes, where there are several
    one = QUICK(entered, rounds=4)
    assert len(one) > 2 * SMALL_BLOCK
    two = tournament.play(entered, rounds=4, seed=4, rules=SMALL, compiled=False, workers=2)
    pd.testing.assert_frame_equal(one, two)
    assert one.attrs == two.attrs


@pytest.mark.slow
def test_compiled_games_are_the_same():
    entered = ["random", eager, cheat]
    plain = QUICK(entered, rounds=12)
    for workers in (1, 2):
        fast = tournament.play(entered, 12, seed=4, rules=SMALL, compiled=True, workers=workers)
        pd.testing.assert_frame_equal(plain, fast)
    with pytest.raises(tournament.TournamentError, match=r"game \d+: cheat chose .* not legal in"):
        tournament.play(entered, 1, rules=STEPS, compiled=True, workers=1)
    settings = {"matches": None, "opening_turns": 2, "rules": SMALL, "compiled": None}
    assert Tournament.of(["random", halfway], 250, **settings).compiled
    assert not Tournament.of(["random", halfway], 249, **settings).compiled


def test_all_players_of_the_library_can_share_one_compiled_loop():
    everybody = [find(name) for name in players.names()]
    assert all(jit.is_marked(one) for one in everybody)
    # Making the twins finds what cannot be compiled; compiling waits for the first call.
    loop = playing_loop(tuple(enumerate(everybody)), record_result, checked=False)
    assert not jit.compiled(loop).signatures


def test_levels_play_by_their_names_and_always_the_same(monkeypatch):
    monkeypatch.setattr(jit, "is_available", lambda: False)  # compiling takes longer than playing
    few = {"careful": "careful", "expert": levels.level("expert", nodes=40), "random": "random"}
    table = QUICK(few, rounds=2)
    again = QUICK(few, rounds=2)
    pd.testing.assert_frame_equal(table, again)
    # A game does not depend on those that were played before it, so its block alone gives it.
    part = Tournament.of(few, 2, matches=None, opening_turns=2, rules=SMALL, compiled=False)
    alone = part.play(Block(3, 7, 2, 4))
    for column in ("start", "white_points", "green_points", "placements"):
        assert alone[column].tolist() == table[column].iloc[7:9].tolist()
    greedy = QUICK({"a": "greedy", "b": "random"})
    level = QUICK({"a": levels.level("greedy"), "b": "random"})
    pd.testing.assert_frame_equal(greedy, level)


def test_a_store_continues_what_was_stopped(tmp_path, monkeypatch):
    whole = QUICK(["random", eager], rounds=12)
    assert len(whole) > 2 * SMALL_BLOCK
    kept, blocks = Tournament.play, []

    def stops(self, block):
        if len(blocks) == 1:
            raise KeyboardInterrupt
        blocks.append(block)
        return kept(self, block)

    with monkeypatch.context() as patched:
        patched.setattr(Tournament, "play", stops)
        with pytest.raises(Interrupted):
            QUICK(["random", eager], rounds=12, store=tmp_path / "kept")
    assert len(read_store(tmp_path / "kept")) == SMALL_BLOCK
    played = []

    def counts(self, block):
        played.append(block.index)
        return kept(self, block)

    monkeypatch.setattr(Tournament, "play", counts)
    again = QUICK(["random", eager], rounds=12, store=tmp_path / "kept")
    assert played == [1, 2]
    pd.testing.assert_frame_equal(whole, again)
    with pytest.raises(StoreError, match="players"):
        QUICK(["random", halfway], rounds=12, store=tmp_path / "kept")


def test_players_are_told_what_is_wrong():
    for given, error, said in (
        ("random", TypeError, "one name"),
        (7, TypeError, "neither a list of players nor a dict"),
        (["random"], ValueError, "needs at least two"),
        (["random", "greedi"], ValueError, "did you mean 'greedy'"),
        (["random", "random"], ValueError, "'random' is there twice"),
        ({"draw": "random", "x": "greedy"}, ValueError, "nobody can be named 'draw'"),
        ({"": "random", "x": "greedy"}, TypeError, "not a name"),
        (["random", "no mercy"], ValueError, "thinks by the clock"),
        (["random", partial(eager)], TypeError, "a function of"),
    ):
        with pytest.raises(error, match=said):
            QUICK(given)
    for settings, said in (
        ({"rounds": 0}, "rounds must be at least 1"),
        ({"opening_turns": -1}, "opening_turns must be at least 0"),
        ({"seed": -1}, "seed must be at least 0"),
        ({"matches": [("random", "expert")]}, "'expert' is not among random, greedy"),
        ({"matches": [("random", "random")]}, "cannot play against itself"),
        ({"matches": [("random", "greedy"), ("greedy", "random")]}, "there twice"),
        ({"matches": ["random"]}, "not a pair of names"),
        ({"matches": []}, "there is none"),
    ):
        with pytest.raises(ValueError, match=said):
            QUICK(["random", "greedy"], **settings)
    with pytest.raises(TypeError, match="is not a Rules"):
        play(["random", "greedy"], rules="classic")
    with pytest.raises(tournament.TournamentError, match=r"round 0 is over after \d+ random"):
        QUICK(["random", "greedy"], opening_turns=9)


def test_an_illegal_action_is_named_with_its_game_and_player():
    with pytest.raises(tournament.TournamentError, match=r"game 0: cheat chose .* not legal in"):
        QUICK(["random", cheat], rules=STEPS)
    with pytest.raises(tournament.TournamentError, match=r"game 0: lazy chose None"):
        QUICK({"lazy": lambda rules, position, randomness: None, "other": "random"})


# --- what they show -----------------------------------------------------------------------------


def points(rows, names="ABCDEFGH"):
    labels = list(names[: len(rows)])
    return pd.DataFrame(np.array(rows, dtype=float), labels, labels)


def drawn_points(strengths, games, random):
    found = np.zeros((len(strengths),) * 2)
    for one in range(len(strengths)):
        for other in range(one):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            wins = random.binomial(games, chance)
            found[one, other], found[other, one] = wins, games - wins
    return points(found)


def test_ratings_recover_known_strengths():
    strengths = np.array([-250.0, -60, 10, 100, 200])
    random = np.random.default_rng(8)
    held = total = 0
    for _ in range(8):
        table = bradley_terry(drawn_points(strengths, 60, random)).sort_index()
        held += int(((table["low"] <= strengths) & (strengths <= table["high"])).sum())
        total += len(strengths)
        assert (table["verdict"] == "rated").all()
        assert table["rating"].sum() == pytest.approx(0, abs=1e-6)
    assert held / total >= 0.85
    many = bradley_terry(drawn_points(strengths, 200_000, random)).sort_index()
    assert many["rating"].to_numpy() == pytest.approx(strengths, abs=2)
    assert (many["high"] - many["low"]).max() < 5


def test_ratings_are_the_most_likely_and_intervals_those_of_the_information_matrix_for_many_games():
    won = points([[0, 60, 45], [40, 0, 70], [55, 30, 0]])
    table = bradley_terry(won).sort_index()
    scored = won.to_numpy()

    def loss(free):
        full = np.array([0, *free])
        return (scored * np.log1p(np.exp(full[None, :] - full[:, None]))).sum()

    full = np.array([0, *minimize(loss, [0.0, 0.0], tol=1e-12).x])
    unit = 400 / np.log(10)
    assert table["rating"].to_numpy() == pytest.approx(unit * (full - full.mean()), abs=0.01)
    chance = 1 / (1 + np.exp(full[None, :] - full[:, None]))
    weights = (scored + scored.T) * chance * (1 - chance)
    information = np.diag(weights.sum(axis=1)) - weights
    errors = unit * np.sqrt(np.diag(np.linalg.pinv(information)))
    half = (table["high"] - table["low"]).to_numpy() / 2
    assert half == pytest.approx(1.96 * errors, rel=0.02)
    # Two players: the likelihood-ratio interval of a share, on the scale of ratings.
    two = bradley_terry(points([[0, 30], [10, 0]]), anchor="B")
    for end in (two.loc["A", "low"], two.loc["A", "high"]):
        share = 1 / (1 + 10 ** (-end / 400))
        tested = 2 * (30 * np.log(0.75 / share) + 10 * np.log(0.25 / (1 - share)))
        assert tested == pytest.approx(1.96**2, abs=1e-3)
    assert two.loc["B", ["rating", "low", "high"]].tolist() == [0, 0, 0]


def test_who_always_wins_or_loses_has_no_finite_rating():
    table = bradley_terry(points([[0, 9, 9, 9], [0, 0, 6, 9], [0, 3, 0, 9], [0, 0, 0, 0]]))
    assert table.index.tolist() == ["A", "B", "C", "D"]
    assert table["verdict"].tolist() == ["above", "rated", "rated", "below"]
    assert table.loc["A", "rating"] == table.loc["A", "high"] == np.inf
    assert table.loc["D", "rating"] == table.loc["D", "low"] == -np.inf
    assert table.loc["B", "rating"] < table.loc["A", "low"] < np.inf
    assert -np.inf < table.loc["D", "high"] < table.loc["C", "rating"]
    alone = bradley_terry(points([[0, 6], [3, 0]], "BC"))
    assert table.loc["B", "rating"] == pytest.approx(alone.loc["B", "rating"], abs=0.01)
    # Ten wins in ten: not rejected as long as chance of that is not too small.
    ten = bradley_terry(points([[0, 10], [0, 0]]), anchor="B")
    assert ten.loc["A", "low"] == pytest.approx(
        -400 * np.log10(np.exp(1.959964**2 / 20) - 1), abs=0.1
    )


def test_players_whom_nothing_links_are_not_compared():
    two_worlds = points([[0, 5, 0, 0], [5, 0, 0, 0], [0, 0, 0, 7], [0, 0, 3, 0]])
    table = bradley_terry(two_worlds)
    assert table["verdict"].tolist() == ["rated", "rated", "open", "open"]
    assert table["rating"].isna().tolist() == [False, False, True, True]
    assert table.loc["C", ["low", "high"]].tolist() == [-np.inf, np.inf]
    other = bradley_terry(two_worlds, anchor="D")
    assert set(other.index[other["verdict"] == "rated"]) == {"C", "D"}
    assert other.loc["D", "rating"] == 0
    # A and the rated B and C all lost to D, and A met nobody else.
    common = bradley_terry(points([[0, 0, 0, 0], [0, 0, 6, 0], [0, 4, 0, 0], [4, 4, 0, 0]]))
    assert common["verdict"].to_dict() == {"D": "above", "B": "rated", "C": "rated", "A": "open"}


def test_bad_points_are_refused():
    good = points([[0, 1], [1, 0]])
    for table, said in (
        (good.iloc[:, ::-1], "same order"),
        (points([[0]]), "at least two"),
        (points([[0, 1], [1, 0]], "AA"), "'A' is there twice"),
        (points([[0, -1], [1, 0]]), "'A' against 'B' is -1"),
        (points([[0, np.nan], [1, 0]]), "'A' against 'B' is nan"),
        (points([[1, 1], [1, 0]]), "against itself"),
        (points([[0, 0], [0, 0]]), "there is no game"),
    ):
        with pytest.raises(ValueError, match=said):
            bradley_terry(table)
    with pytest.raises(ValueError, match="anchor: 'Z' is not among A, B"):
        bradley_terry(good, anchor="Z")
    with pytest.raises(ValueError, match="confidence"):
        bradley_terry(good, confidence=1)


def test_a_cross_table_counts_the_games_and_ratings_follow_it():
    table = QUICK(
        ["random", "greedy", eager, halfway],
        rounds=6,
        matches=[("random", "greedy"), ("greedy", "eager"), ("eager", "random")],
    )
    assert set(table["white"]) == {"random", "greedy", "eager"}
    crossed = tournament.cross_table(table).set_index(["player", "opponent"])
    assert len(crossed) == 3 * 2
    for (player, opponent), row in crossed.iterrows():
        mine = table[(table["white"] == player) & (table["green"] == opponent)]
        theirs = table[(table["white"] == opponent) & (table["green"] == player)]
        assert row["games"] == len(mine) + len(theirs) == 12
        assert row["wins"] == (mine["margin"] > 0).sum() + (theirs["margin"] < 0).sum()
        assert row["losses"] == (mine["margin"] < 0).sum() + (theirs["margin"] > 0).sum()
        assert row["margin"] == pytest.approx((mine["margin"].sum() - theirs["margin"].sum()) / 12)
        assert row["low"] <= row["share"] <= row["high"]
        assert row["share"] + crossed.loc[(opponent, player), "share"] == pytest.approx(1)
    rated = tournament.ratings(table, anchor="random")
    assert rated.loc["random", "rating"] == 0
    assert rated["games"].tolist() == [24, 24, 24]
    assert rated["points"].sum() == len(table)
    assert rated.attrs["seed"] == 4
    assert rated.attrs["method"] == "likelihood ratio"
    chain = table[(table["white"] != "random") | (table["green"] != "eager")]
    chain = chain[(chain["white"] != "eager") | (chain["green"] != "random")]
    unmet = tournament.cross_table(chain).set_index(["player", "opponent"])
    assert unmet.loc[("random", "eager"), "games"] == 0
    assert np.isnan(unmet.loc[("random", "eager"), "share"])
    with pytest.raises(ValueError, match="no column won_by"):
        tournament.cross_table(table.drop(columns="won_by"))
    with pytest.raises(ValueError, match="no game"):
        tournament.ratings(table.head(0))
    with pytest.raises(ValueError, match="anchor: 'halfway'"):
        tournament.ratings(table, anchor="halfway")


def test_all_columns_are_documented():
    listed = tournament.__doc__
    for column in QUICK(["random", "greedy"]):
        assert f"``{column}``" in listed
