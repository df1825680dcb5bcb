"""Tables of many games: the same whoever plays them, and true to games that are looked at."""

import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context

import numpy as np
import pandas as pd
import pytest

from tests.zoo_run.games_helpers import ROUND, SMALL
from zebres_lib.errors import RulesError
from zebres_lib.experiments import BlockError, StoreError, run
from zebres_lib.jit import compilable
from zebres_lib.randomness import Stream, below
from zebres_lib.zoo_run import SimulationError, free_the_animals, race
from zebres_lib.zoo_run.cards import RECONSTRUCTED
from zebres_lib.zoo_run.decks.tables import unpack
from zebres_lib.zoo_run.players import find
from zebres_lib.zoo_run.position import (
    KEEP_CARD,
    LINE_UP_CARDS,
    OVER,
    Phase,
    card_indices,
    encode,
    nth_order,
)
from zebres_lib.zoo_run.simulation import FreeSimulation, RaceSimulation
from zebres_lib.zoo_run.simulation.race import draw_favourites
from zebres_lib.zoo_run.simulation.simulate import (
    BLOCK_GAMES,
    simulate_free_the_animals,
    simulate_hands,
    simulate_race,
)
from zebres_lib.zoo_run.variant import FreeRules, RaceRules

free = partial(simulate_free_the_animals, workers=1)
races = partial(simulate_race, workers=1)
hands = partial(simulate_hands, workers=1)
GAMES = 2 * BLOCK_GAMES + 500


def same(one: pd.DataFrame, other: pd.DataFrame) -> None:
    pd.testing.assert_frame_equal(one, other.reset_index(drop=True))


@pytest.fixture(scope="module")
def freed() -> pd.DataFrame:
    """Three blocks of co-operative games, the last one short."""
    return free(GAMES, seed=11)


@pytest.fixture(scope="module")
def raced() -> pd.DataFrame:
    """Three blocks of races, the last one short."""
    return races(GAMES, seed=11)


# --- the same table whoever plays -----------------------------------------------------------------


@pytest.mark.slow
def test_any_number_of_workers(freed, raced):
    for workers in (2, 8):
        same(simulate_free_the_animals(GAMES, seed=11, workers=workers), freed)
        same(simulate_race(GAMES, seed=11, workers=workers), raced)


@pytest.mark.slow
def test_threads_and_processes(freed, raced):
    with ThreadPoolExecutor(3) as threads:
        same(simulate_race(GAMES, seed=11, executor=threads), raced)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        same(simulate_free_the_animals(GAMES, seed=11, executor=processes), freed)


@pytest.mark.slow
def test_plain_python_gives_the_same(freed, raced):
    same(free(300, seed=11, compiled=False), freed.head(300))
    same(races(300, seed=11, compiled=False), raced.head(300))
    same(hands(200, 4, seed=11, compiled=False), hands(300, 4, seed=11).head(200))
    for number, team in ((1, "independent"), (5, "foresight")):
        settings = {"players": number, "team": team, "seed": 3, "tokens": 9, "path_tokens": 8}
        same(free(60, compiled=False, **settings), free(80, **settings).head(60))
    for keep in ("random", ["best", "random", "best", "best"]):
        settings = {"players": 4, "keep": keep, "seed": 3, "deck": SMALL, "hand_size": 3}
        same(races(60, compiled=False, **settings), races(80, **settings).head(60))
    settings = {"players": 2, "keep": "seen", "seed": 3, "favourites": ["panda", "llama"]}
    same(races(2, compiled=False, **settings), races(5, **settings).head(2))


@pytest.mark.slow
def test_plain_python_in_processes(monkeypatch):
    monkeypatch.setattr(sys.modules[simulate_race.__module__], "PLAIN_BLOCK_GAMES", 50)
    table = simulate_race(120, seed=11, compiled=False, workers=2)
    same(table, races(120, seed=11, compiled=False))


@pytest.mark.parametrize("games", [1, 777, BLOCK_GAMES + 1])
@pytest.mark.slow
def test_a_longer_run_begins_with_the_rows_of_a_shorter_one(freed, raced, games):
    same(free(games, seed=11), freed.head(games))
    same(races(games, seed=11), raced.head(games))


@pytest.mark.slow
def test_how_games_are_cut_into_blocks_changes_nothing(freed, raced):
    for simulation, whole in (
        (FreeSimulation.of(FreeRules(), "team"), freed),
        (RaceSimulation.of(RaceRules(players=3), shuffled=True), raced),
    ):
        for size in (1, 64, 7777):
            games = min(20 * size, GAMES)
            table = run(simulation, games, seed=11, block_size=size, workers=1, progress=False)
            same(table, whole.head(games))


@pytest.mark.slow
def test_seeds_and_pairs(freed):
    assert not free(100, seed=12).equals(freed.head(100))
    longer = free(300, seed=11, path_tokens=8)
    # The same cards come, so a game that was won stays won.
    won = freed.head(300)["remaining"] == 0
    assert (longer.loc[won, "remaining"] == 0).all()
    assert longer["remaining"].le(freed.head(300)["remaining"]).all()


@pytest.mark.slow
def test_a_store_goes_on(freed, tmp_path):
    folder = tmp_path / "games"
    same(free(BLOCK_GAMES + 100, seed=11, store=folder), freed.head(BLOCK_GAMES + 100))
    kept = min(folder.rglob("*.parquet"))
    written = kept.stat().st_mtime_ns
    same(simulate_free_the_animals(GAMES, seed=11, store=folder, workers=2), freed)
    assert kept.stat().st_mtime_ns == written
    for settings in ({"team": "foresight"}, {"path_tokens": 9}, {"deck": SMALL}):
        with pytest.raises(StoreError, match=next(iter(settings))):
            free(100, seed=11, store=folder, **settings)


@pytest.mark.slow
def test_a_run_that_was_killed_goes_on(raced, tmp_path, monkeypatch):
    folder, play, played = tmp_path / "races", RaceSimulation.play, []

    def killed(self, block):
        if len(played) == 2:
            raise MemoryError("out of memory, say")
        played.append(block.index)
        return play(self, block)

    monkeypatch.setattr(RaceSimulation, "play", killed)
    with pytest.raises(BlockError, match="out of memory"):
        races(GAMES, seed=11, store=folder)
    assert played == [0, 1]
    monkeypatch.setattr(
        RaceSimulation, "play", lambda self, block: played.append(block.index) or play(self, block)
    )
    same(races(GAMES, seed=11, store=folder), raced)
    assert played == [0, 1, 2]


# --- what stands in the tables --------------------------------------------------------------------


def replayed(game, rules, stream, **policies):
    """The last state of a game, played with the rule functions."""
    state = game.start(rules)
    while state.phase != OVER:
        state = game.deal_all(rules, state, stream)
        policy = policies[Phase(state.phase).name.lower()]
        state = game.apply(rules, state, policy(rules, state, stream))
    return state


def test_rows_are_those_of_co_operative_games():
    rules = FreeRules(players=3)
    table = free(30, 3, seed=5, compiled=False)
    for row in table.itertuples():
        stream = Stream(5)
        stream.begin(row.game)
        state = replayed(free_the_animals, rules, stream, line_up=find("free", "team"))
        left = list(unpack(state.tokens, 5))
        assert [getattr(row, f"left_{name}") for name in rules.deck.animals] == left
        assert row.remaining == sum(left) == free_the_animals.animals_left(state)
        verdict = free_the_animals.Verdict(free_the_animals.verdict(sum(left)))
        assert row.verdict == verdict.name.lower()
        assert row.freed == 30 - row.remaining
        assert row.turns == 6 - state.path + (row.remaining == 0)


def test_rows_are_those_of_races():
    table = races(30, 4, seed=5, compiled=False)
    policies = {"line_up": find("line_up", "spaces"), "keep": find("keep", "best")}
    for row in table.itertuples():
        stream = Stream(5)
        stream.begin(row.game)
        rules = RaceRules(players=4)
        drawn = rules.compiled()._replace(favourite_animals=[0] * 5)
        draw_favourites(drawn, stream)
        animals = [rules.deck.animals[animal] for animal in drawn.favourite_animals[:4]]
        rules = replace(rules, favourites=tuple(animals))
        state = replayed(race, rules, stream, **policies)
        seats = range(4)
        assert [getattr(row, f"favourite_{seat + 1}") for seat in seats] == list(rules.favourites)
        assert [getattr(row, f"spaces_{seat + 1}") for seat in seats] == list(state.spaces[:4])
        assert [getattr(row, f"crowns_{seat + 1}") for seat in seats] == list(state.crowns[:4])
        winners = race.winners(rules, state)
        assert [getattr(row, f"won_{seat + 1}") for seat in seats] == [
            bool(winners >> seat & 1) for seat in seats
        ]
        assert row.turns == state.turn
        assert row.finishers == race.finishers(rules, state).bit_count()
        assert row.winners == winners.bit_count()
        assert row.shared == (row.winners > 1)
        alone = f"player_{winners.bit_length()}"
        assert row.winner == ("shared" if row.shared else alone)


@pytest.mark.slow
def test_identities(freed, raced):
    left = freed[[name for name in freed if name.startswith("left_")]]
    assert left.shape == (GAMES, 5)
    assert left.to_numpy().min() >= 0
    assert left.to_numpy().max() <= 4
    assert (left.sum(axis=1) == freed["remaining"]).all()
    assert (freed["freed"] + freed["remaining"] == 20).all()
    assert freed["turns"].between(3, 7).all()
    assert ((freed["turns"] == 7) | (freed["remaining"] == 0)).all()
    assert ((freed["verdict"] == "all_free") == (freed["remaining"] == 0)).all()
    assert ((freed["verdict"] == "more_left") == (freed["remaining"] > 5)).all()
    finished = sum((raced[f"spaces_{seat}"] >= 20).astype(int) for seat in (1, 2, 3))
    assert (raced["finishers"] == finished).all()
    assert raced["winners"].between(1, raced["finishers"]).all()
    favourites = raced[[f"favourite_{seat}" for seat in (1, 2, 3)]].astype(str)
    for one, other in ((1, 2), (1, 3), (2, 3)):
        assert (favourites[f"favourite_{one}"] != favourites[f"favourite_{other}"]).all()
    share = favourites.stack().value_counts(normalize=True)
    assert (share - 0.2).abs().max() < 5 * (0.16 / len(raced)) ** 0.5


def test_settings_are_told_and_types_are_right():
    table = free(20, 2, seed=4, compiled=False, path_tokens=8, tokens={"panda": 2})
    told = {"players": 2, "team": "team", "deck": "reconstructed", "path_tokens": 8}
    told |= {"tokens": [4, 4, 2, 4, 4], "hand_size": 3, "games": 20, "seed": 4}
    assert {name: table.attrs[name] for name in told} == told
    assert table.dtypes.drop(["game", "verdict"]).eq(np.int16).all()
    table = races(20, 2, seed=4, compiled=False, keep=["best", "random"], track_length=9)
    told = {"players": 2, "line_up": "spaces", "keep": ["best", "random"], "track_length": 9}
    told |= {"favourites": "random", "hand_size": 4, "deck": "reconstructed"}
    assert {name: table.attrs[name] for name in told} == told
    assert table["winner"].dtype == pd.CategoricalDtype(
        [*[f"player_{n}" for n in range(1, 6)], "shared"]
    )
    table = races(20, 2, compiled=False, favourites=["llama", "panda"])
    assert set(table["favourite_1"]) == {"llama"}
    assert set(table["favourite_2"]) == {"panda"}
    assert table.attrs["favourites"] == ["llama", "panda"]


def test_every_column_is_documented():
    text = sys.modules[simulate_race.__module__].__doc__
    for table in (
        free(1, compiled=False),
        races(1, 5, compiled=False),
        hands(1, compiled=False),
    ):
        for name in table:
            first = name
            for animal in RECONSTRUCTED.animals:
                first = first.replace(f"_{animal}", "_lynx")
            if first[-1].isdigit():
                first = f"{first[:-1]}1"
            assert f"``{first}``" in text, name


def test_a_deck_of_other_animals():
    table = races(20, 2, deck=ROUND, compiled=False)
    assert set(table["favourite_1"]) | set(table["favourite_2"]) == {"lynx", "panda"}
    table = free(20, 1, deck=ROUND, compiled=False)
    assert [name for name in table if name.startswith("left_")] == ["left_lynx", "left_panda"]


# --- a pupil's own --------------------------------------------------------------------------------


@compilable
def last_order(rules, state, randomness):
    """A pupil's first idea, marked."""
    orders = free_the_animals_legal(rules, state)
    return orders[len(orders) - 1]


free_the_animals_legal = free_the_animals.legal_actions


def plain_last_order(rules, state, randomness):
    """The same in plain Python, with numbers of NumPy."""
    return np.int64(free_the_animals.legal_actions(rules, state)[-1])


@compilable
def first_card(rules, state, randomness):
    """Keeps a card that is not there, once in a while."""
    if below(randomness, 50) == 0:
        return encode(KEEP_CARD, 63)
    return race_legal(rules, state)[0]


race_legal = race.legal_actions


@pytest.mark.slow
def test_a_player_of_ones_own_plays_at_either_speed():
    quick, slow = free(200, seed=2, team=last_order), free(200, seed=2, team=plain_last_order)
    same(quick, slow)
    same(quick, free(200, seed=2, team=last_order, compiled=False))
    assert quick.attrs["team"] == "last_order"
    assert quick["remaining"].mean() > free(200, seed=2)["remaining"].mean()


@pytest.mark.slow
@pytest.mark.parametrize("compiled", [True, False])
def test_an_illegal_choice_is_named(compiled):
    with pytest.raises(
        SimulationError, match=r"game \d+: first_card chose .* where player 2 keeps one of"
    ):
        races(200, seed=2, keep=["best", first_card, "best"], compiled=compiled)


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (lambda rules, state, randomness: None, "chose None"),
        (lambda rules, state, randomness: "1-2-3", "chose '1-2-3'"),
        (lambda rules, state, randomness: encode(LINE_UP_CARDS, 0), "chose 1-1-1"),
        (lambda rules, state, randomness: encode(KEEP_CARD, 3), "chose =4"),
        (lambda rules, state, randomness: -1, "chose "),
    ],
)
def test_what_is_no_line_up_is_named(choose, said):
    with pytest.raises(SimulationError) as caught:
        free(5, seed=2, team=choose)
    text = str(caught.value)
    assert text.startswith("game 0: ")
    assert said in text
    rules = FreeRules()
    stream = Stream(2)
    stream.begin(0)
    state = free_the_animals.deal_all(rules, free_the_animals.start(rules), stream)
    numbers = [str(rules.deck.cards[card].number) for card in card_indices(state.hands[0])]
    assert f"where player 1 lines up the cards {', '.join(numbers)}" in text


def test_a_player_with_chance_of_its_own_is_found_out():
    calls = iter([0] * 3 + [1] * 10_000)

    def moody(rules, state, randomness):
        if next(calls) == 0 and state.player == 1:
            return -5
        return encode(LINE_UP_CARDS, nth_order(state.hands[state.player], rules.hand_size, 0))

    with pytest.raises(SimulationError, match=r"game 0: .*moody chose .* where player 2 lines up"):
        free(3, seed=2, team=moody)


@compilable
def gambler(rules, state, randomness):
    """Draws from chance of its own, which compiled code does not share with Python."""
    if np.random.random() < 0.01:
        return -5
    return encode(LINE_UP_CARDS, nth_order(state.hands[state.player], rules.hand_size, 0))


@pytest.mark.slow
def test_a_compiled_player_with_chance_of_its_own_is_found_out():
    np.random.seed(0)  # so that nothing is wrong when the game is played again
    with pytest.raises(SimulationError, match="chance must come from randomness alone"):
        free(10_000, seed=2, team=gambler)


@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        (lambda: free(0), ValueError, "games"),
        (lambda: free(10, 6), RulesError, "players: 6"),
        (lambda: free(10, team="teem"), ValueError, "teem"),
        (lambda: free(10, path_tokens=0), RulesError, "path_tokens: 0"),
        (lambda: free(10, deck="nothing"), RulesError, "deck: 'nothing'"),
        (lambda: free(10, seed=-1), ValueError, "seed"),
        (lambda: free(10, team=plain_last_order, compiled=True), ValueError, "@compilable"),
        (lambda: races(10, 1), RulesError, "players: 1"),
        (lambda: races(10, keep="worst"), ValueError, "worst"),
        (lambda: races(10, keep=["best"]), ValueError, "keep: 1 players for 3 seats"),
        (lambda: races(10, 2, favourites=["llama"]), RulesError, "favourites"),
        (lambda: races(10, line_up="best"), ValueError, "line_up: 'best'"),
        (lambda: hands(10, 6), RulesError, "6"),
    ],
)
def test_bad_arguments_are_named(call, error, said):
    with pytest.raises(error) as caught:
        call()
    assert said in str(caught.value)
