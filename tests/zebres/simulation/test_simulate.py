"""Tables of many games: the same whoever plays them, and true to games that are looked at."""

import hashlib
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context

import distributed
import numpy as np
import pandas as pd
import pytest

from tests.helpers import told
from zebres_lib.experiments import BlockError, StoreError
from zebres_lib.jit import compilable
from zebres_lib.randomness import Stream, below
from zebres_lib.zebres import (
    PRESIDENT,
    Board,
    SimulationError,
    hidden_by_square,
    simulate as simulate_function,
)
from zebres_lib.zebres.players import find
from zebres_lib.zebres.position import SWAP
from zebres_lib.zebres.rules import (
    Position,
    Rules,
    RuleTables,
    apply,
    is_over,
    is_solo,
    legal_actions,
    score,
    start,
)
from zebres_lib.zebres.simulation.simulate import BLOCK_GAMES, __doc__ as columns_text
from zebres_lib.zebres.telling.narration import describe

# Nobody watches the tests, so no bar and no process that was not asked for.
simulate = partial(simulate_function, workers=1)

SMALL = Board.from_ascii("AAB/ACB/CCB", name="small")
VARIANTS = {
    "classic": Rules(),
    "president": Rules(board=PRESIDENT),
    "small": Rules(board=SMALL, counts=(2, 2, 1, 0, 1), values=(1, 2, 3, 4, 5)),
    "rulings": Rules(
        hidden_gazelles_flee=False,
        crocodile_chain=False,
        guardian_while_solo=True,
        guardian_steps=1,
        inauguration_points=0,
        counts=(5, 2, 5, 1, 4),
    ),
}
variants = pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
SIDES = {0: "white", 1: "green", 2: "nobody"}


def table_hash(table: pd.DataFrame) -> str:
    """A digest of names, types and values, the index included."""
    digest = hashlib.sha256(str(list(table.dtypes.items())).encode())
    digest.update(pd.util.hash_pandas_object(table).to_numpy().tobytes())
    return digest.hexdigest()


def last_action(rules: RuleTables, position: Position, randomness: object) -> int:
    """A pupil's first idea, in plain Python."""
    return legal_actions(rules, position)[-1]


def pupil(rules: RuleTables, position: Position, randomness: object) -> int:
    """A pupil's second idea, not marked."""
    legal = legal_actions(rules, position)
    return legal[below(randomness, len(legal)) // 2]


@compilable
def quick_pupil(rules: RuleTables, position: Position, randomness: object) -> int:
    """The same, marked."""
    legal = legal_actions(rules, position)
    return legal[below(randomness, len(legal)) // 2]


@compilable
def cheat(rules: RuleTables, position: Position, randomness: object) -> int:
    """Plays by the rules until the board is nearly full."""
    legal = legal_actions(rules, position)
    if position.white & 1 and position.green & 2 and position.phase == 1:
        return 1024 + (64 << 3)
    return legal[below(randomness, len(legal))]


# --- the same table whoever plays -----------------------------------------------------------------


@pytest.fixture(scope="module")
def reference() -> pd.DataFrame:
    """Three blocks, the last one short."""
    return simulate(2 * BLOCK_GAMES + 500, seed=11)


def test_attributes_and_types(reference):
    assert {name: reference.attrs[name] for name in ("games", "seed", "white", "green")} == {
        "games": 20_500,
        "seed": 11,
        "white": "random",
        "green": "random",
    }
    assert reference.attrs["rules"] == "classic"
    assert reference.game.tolist() == list(range(20_500))
    for name, dtype in reference.dtypes.items():
        words = ("winner", "first_player", "post", "inauguration")
        if name in words or name.startswith("owner_"):
            assert isinstance(dtype, pd.CategoricalDtype)
        else:
            assert dtype == (np.int64 if name == "game" else np.int16)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 8])
def test_any_number_of_workers(reference, workers):
    table = simulate_function(len(reference), seed=11, workers=workers)
    assert table_hash(table) == table_hash(reference)


@pytest.mark.slow
def test_threads_and_processes(reference):
    with ThreadPoolExecutor(3) as threads:
        table = simulate_function(len(reference), seed=11, executor=threads)
    assert table_hash(table) == table_hash(reference)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        table = simulate_function(len(reference), seed=11, executor=processes)
    assert table_hash(table) == table_hash(reference)


@pytest.mark.slow
def test_a_dask_cluster(reference):
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=True, dashboard_address=":0"
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor = client.get_executor()
        table = simulate_function(len(reference), seed=11, executor=executor, workers=2)
    assert table_hash(table) == table_hash(reference)


def test_plain_python(reference):
    table = simulate(300, seed=11, compiled=False)
    assert table_hash(table) == table_hash(reference.head(300))
    table = simulate(300, seed=11, compiled=False, columns="points")
    assert table_hash(table) == table_hash(reference.iloc[:300, :5])


@pytest.mark.slow
def test_plain_python_in_processes(monkeypatch):
    # The package holds the function under the name of the module.
    module = sys.modules["zebres_lib.zebres.simulation.simulate"]
    monkeypatch.setattr(module, "BLOCK_GAMES", 100)
    table = simulate_function(250, seed=11, compiled=False, workers=2)
    assert table_hash(table) == table_hash(simulate(250, seed=11, compiled=False))


def test_points_only_are_the_first_columns(reference):
    table = simulate(len(reference), seed=11, columns="points")
    assert table_hash(table) == table_hash(reference[list(table)])
    assert list(table) == ["game", "white_points", "green_points", "margin", "winner"]


@pytest.mark.parametrize("games", [1, 777, BLOCK_GAMES, BLOCK_GAMES + 1])
def test_a_longer_run_begins_with_the_rows_of_a_shorter_one(reference, games):
    assert table_hash(simulate(games, seed=11)) == table_hash(reference.head(games))


@pytest.mark.parametrize("size", [1, 64, 7777])
def test_how_games_are_cut_into_blocks_changes_nothing(reference, monkeypatch, size):
    monkeypatch.setattr(sys.modules["zebres_lib.zebres.simulation.simulate"], "BLOCK_GAMES", size)
    games = min(20 * size, len(reference))
    for first_player in ("white", "alternate"):
        table = simulate(games, seed=11, first_player=first_player, workers=1)
        whole = reference
        if first_player == "alternate":
            monkeypatch.undo()
            whole = simulate(games, seed=11, first_player=first_player)
        assert table_hash(table) == table_hash(whole.head(games))


def test_seeds(reference):
    assert not simulate(100, seed=12).equals(reference.head(100))
    assert not reference.iloc[:500, 1:].equals(
        reference.iloc[BLOCK_GAMES : BLOCK_GAMES + 500, 1:].reset_index(drop=True)
    )


def test_a_store_goes_on(reference, tmp_path):
    folder = tmp_path / "games"
    first = simulate(BLOCK_GAMES + 100, seed=11, store=folder)
    assert table_hash(first) == table_hash(reference.head(BLOCK_GAMES + 100))
    kept = {path: path.stat().st_mtime_ns for path in folder.rglob("*.parquet")}
    assert kept
    table = simulate_function(len(reference), seed=11, store=folder, workers=2)
    assert table_hash(table) == table_hash(reference)
    assert min(kept) in set(folder.rglob("*.parquet"))
    assert min(kept).stat().st_mtime_ns == kept[min(kept)]
    with pytest.raises(StoreError, match="white"):
        simulate(100, seed=11, white=pupil, store=folder)
    with pytest.raises(StoreError, match="rules"):
        simulate(100, seed=11, rules=Rules(guardian_steps=2), store=folder)


def test_a_store_is_not_continued_with_edited_rules(tmp_path, monkeypatch):
    simulate(50, seed=11, compiled=False, store=tmp_path / "games")
    monkeypatch.setattr("zebres_lib.zebres.rules.SPECIES_COUNT", 2)
    with pytest.raises(StoreError, match="code"):
        simulate(50, seed=11, compiled=False, store=tmp_path / "games")


# --- what must come out ---------------------------------------------------------------------------


@pytest.mark.slow
def test_a_million_games_agree_with_an_independent_program():
    games = 1_000_000
    table = simulate_function(games, seed=1, columns="points")
    for side in ("white", "green"):
        points = table[f"{side}_points"]
        error = points.std() / games**0.5
        # The independent program's means are known to 0.05 points.
        assert abs(points.mean() - 41.2) < 4 * error + 0.05
    share = (table.winner == "white").mean()
    assert abs(share - 0.499) < 4 * (0.25 / games) ** 0.5 + 0.0005


def check_identities(table: pd.DataFrame, rules: Rules) -> None:
    """Check what holds in every row, whatever the rules."""
    board = rules.board
    bonus = rules.inauguration_points
    for side in ("white", "green"):
        total = bonus * (table.inauguration == side).astype(int)
        for letter in board.territory_letters:
            total += table[f"points_{letter}"].where(table[f"owner_{letter}"] == side, 0)
        assert (total == table[f"{side}_points"]).all()
    for letter in board.territory_letters:
        assert (table.loc[table[f"owner_{letter}"] == "nobody", f"points_{letter}"] == 0).all()
    assert (table.margin == table.white_points - table.green_points).all()
    winner = np.select([table.margin > 0, table.margin < 0], ["white", "green"], "draw")
    assert (table.winner.astype(str) == winner).all()
    assert (table.placements == board.square_count + table.gazelles_sent_home).all()
    # A full board has full territories, so somebody took the token.
    assert (table.inauguration != "nobody").all()
    assert table.inauguration_placement.between(min(board.territory_sizes), table.placements).all()
    assert (table.chains <= table.swaps).all()
    if not rules.crocodile_chain:
        assert (table.chains == 0).all()
    assert (table.hidden_zebras <= 2 * rules.counts[1]).all()
    assert (table.hidden_gazelles <= 2 * rules.counts[0]).all()
    assert (table.solo_placements < table.placements).all()
    assert set(table.post) == set(board.post_names)


@variants
def test_identities(rules):
    table = simulate(2500, seed=21, rules=rules)
    check_identities(table, rules)


def test_classic_identities(reference):
    total = reference.white_points + reference.green_points
    assert (total == 101 - 6 * reference.hidden_zebras - 2 * reference.hidden_gazelles).all()
    assert (total % 2 == 1).all()
    assert set(reference.winner) == {"white", "green"}
    assert reference.placements.between(30, 38).all()
    assert reference.post.value_counts().between(700, 1170).all()


def test_every_column_is_documented(reference):
    lines = [line for line in columns_text.splitlines() if line.startswith("``")]
    names = [line.split("``")[1] for line in lines if not line.startswith("``table.attrs")]
    told_once = [name for name in reference if not name.startswith(("owner_", "points_"))]
    assert names == [*told_once, "owner_A"]
    assert "``owner_A``, ``points_A`` …" in columns_text
    letters = [name[-1] for name in reference if name.startswith("owner_")]
    assert letters == list("ABCDEF")
    assert list(reference)[-12:] == [
        f"{what}_{letter}" for letter in letters for what in ("owner", "points")
    ]


def replay(seed: int, games: int, rules: Rules, white: str = "random", first: str = "white"):
    """Yield for each game its steps (before, action, after), by the seeds that are documented."""
    stream = Stream(seed)
    choose = (find(white), find("random"))
    for game in range(games):
        stream.begin(game)
        player = {"white": 0, "green": 1, "alternate": game % 2}[first]
        position, steps = start(player), []
        while not is_over(position):
            action = choose[position.player](rules, position, stream)
            after = apply(rules, position, action)
            steps.append((position, action, after))
            position = after
        yield steps


def counted(rules: Rules, steps: list[tuple[Position, int, Position]]) -> dict[str, object]:
    """Count from a game's events what the table says of it."""
    final = steps[-1][2]
    white, green = score(rules, final)
    events = [(step, event) for step in steps for event in describe(rules, *step)]

    def number(rule: str, case: str) -> int:
        return len(told([event for _, event in events], rule, case))

    placed = [step for step, event in events if event.case == "placed"]
    taken = [
        len([one for one in placed if steps.index(one) <= steps.index(step)])
        for step, event in events
        if event.case == "taken"
    ]
    margins = []
    for _, _, after in steps:
        if after.phase != SWAP:
            one, other = score(rules, after)
            margins.append(np.sign(one - other))
    leaders = [leader for leader in margins if leader != 0]
    chains = number("crocodile.chain", "again")
    return {
        "white_points": white,
        "green_points": green,
        "first_player": SIDES[steps[0][0].player],
        "post": rules.board.post_names[steps[0][2].guardian],
        "inauguration": SIDES[final.inauguration],
        "inauguration_placement": taken[0],
        "placements": len(placed),
        "hidden_zebras": (final.hidden & final.zebras).bit_count(),
        "hidden_gazelles": (final.hidden & final.gazelles).bit_count(),
        "gazelles_sent_home": number("lion.gazelle-flees", "flees"),
        "swaps": number("crocodile.swap", "swapped") + chains,
        "chains": chains,
        "jumps": number("guardian.jump", "jumped"),
        "solo_placements": sum(is_solo(rules, before) for before, _, _ in placed),
        "lead_changes": sum(one != other for one, other in pairwise(leaders)),
    }


@pytest.mark.parametrize(
    ("rules", "white", "first", "games"),
    [
        (VARIANTS["classic"], "random", "white", 80),
        (VARIANTS["classic"], "greedy", "alternate", 25),
        (VARIANTS["president"], "random", "green", 40),
        (VARIANTS["small"], "random", "alternate", 150),
        (VARIANTS["rulings"], "random", "white", 60),
    ],
    ids=["classic", "greedy", "president", "small", "rulings"],
)
def test_rows_are_what_the_events_tell(rules, white, first, games):
    plain = {"compiled": False} if white == "greedy" else {}
    table = simulate(games, seed=31, rules=rules, white=white, first_player=first, **plain)
    rows = [counted(rules, steps) for steps in replay(31, games, rules, white, first)]
    expected = pd.DataFrame(rows)
    for name in expected:
        assert table[name].tolist() == expected[name].tolist(), name
    seen = expected.sum(numeric_only=True)
    for name in ("swaps", "gazelles_sent_home", "lead_changes"):
        assert seen[name] > 0
    if rules is VARIANTS["classic"] and white == "random":
        assert seen.astype(int).min() > 0


def test_owners_and_points_of_territories():
    rules = VARIANTS["president"]
    table = simulate(40, seed=31, rules=rules)
    for game, steps in enumerate(replay(31, 40, rules)):
        final = steps[-1][2]
        for letter, mask in zip(rules.board.territory_letters, rules.territories, strict=True):
            white, green = (mask & final.white).bit_count(), (mask & final.green).bit_count()
            owner = "white" if white > green else "green" if green > white else "nobody"
            shown = [
                value * (mask & squares & ~final.hidden).bit_count()
                for value, squares in zip(rules.values, final[2:7], strict=True)
            ]
            points = 0 if owner == "nobody" else sum(shown)
            assert table.loc[game, f"owner_{letter}"] == owner
            assert table.loc[game, f"points_{letter}"] == points


def test_first_player():
    table = simulate(6, seed=1, first_player="alternate")
    assert table.first_player.tolist() == ["white", "green"] * 3
    assert set(simulate(6, seed=1, first_player="green").first_player) == {"green"}
    # Random players do not care for colours: the same games with the colours exchanged.
    one, other = simulate(50, seed=1), simulate(50, seed=1, first_player="green")
    assert one.white_points.tolist() == other.green_points.tolist()
    assert one.lead_changes.tolist() == other.lead_changes.tolist()


def test_hidden_by_square():
    rules = VARIANTS["president"]
    table = hidden_by_square(150, seed=41, rules=rules)
    zebras, hidden = Counter(), Counter()
    for steps in replay(41, 150, rules):
        final = steps[-1][2]
        zebras.update(rules.board.squares(final.zebras))
        hidden.update(rules.board.squares(final.zebras & final.hidden))
    assert table.square.tolist() == list(rules.board.square_names)
    assert set(table.games) == {150}
    assert table.zebras.tolist() == [zebras[square] for square in table.square]
    assert table.hidden.tolist() == [hidden[square] for square in table.square]
    assert table.zebras.sum() == 150 * 10
    games = simulate(150, seed=41, rules=rules)
    assert table.hidden.sum() == games.hidden_zebras.sum()
    assert table.attrs["seed"] == 41


# --- players --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_greedy_beats_random_on_either_side():
    forth = simulate(1000, seed=51, white="greedy", first_player="alternate")
    back = simulate(1000, seed=52, green="greedy", first_player="alternate", compiled=False)
    wins = (forth.winner == "white").sum() + (back.winner == "green").sum()
    assert wins >= 0.85 * 2000
    assert (forth.attrs["white"], forth.attrs["green"]) == ("greedy", "random")


@pytest.mark.slow
def test_a_pupil_plays_at_either_speed():
    table = simulate(60, seed=61, white=pupil)
    quick = simulate(60, seed=61, white=quick_pupil)
    slow = simulate(60, seed=61, white=quick_pupil, compiled=False)
    assert table_hash(table) == table_hash(quick) == table_hash(slow)
    assert (table.attrs["white"], quick.attrs["white"]) == ("pupil", "quick_pupil")


def test_a_pupil_of_a_notebook_plays():
    def mine(rules, position, randomness):
        return max(legal_actions(rules, position), key=lambda action: -action)

    table = simulate_function(5, seed=1, white=mine, green=last_action)
    assert len(table) == 5
    assert table.placements.min() >= 30


@pytest.mark.parametrize(
    "speed", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["plain", "compiled"]
)
def test_an_action_against_the_rules_is_named(speed):
    with pytest.raises(SimulationError) as caught:
        simulate(50, seed=71, green=cheat, compiled=speed)
    message = str(caught.value)
    assert message.startswith("game ")
    assert "cheat, playing green, chose " in message
    assert "legal_actions(rules, position)" in message
    number = int(message.split()[1].rstrip(":"))
    assert len(simulate(50, seed=71, compiled=False)) == 50
    if number:
        assert len(simulate(number, seed=71, green=cheat, compiled=speed)) == number


@pytest.mark.parametrize("answer", [None, 1.5, "Gc3", -1, 10**6, []])
def test_an_answer_that_is_no_action_is_named(answer):
    def silly(rules, position, randomness):
        return answer if position.phase else legal_actions(rules, position)[0]

    with pytest.raises(SimulationError, match=r"game 0: .*silly, playing green, chose "):
        simulate(3, seed=1, white=silly, green=silly)


def test_an_answer_of_numpy_is_an_action():
    def scientific(rules, position, randomness):
        return np.array(legal_actions(rules, position))[0]

    def plain(rules, position, randomness):
        return legal_actions(rules, position)[0]

    table = simulate(5, seed=1, white=scientific, green=scientific)
    assert table.equals(simulate(5, seed=1, white=plain, green=plain))


def test_a_mistake_of_a_player_is_its_own():
    def broken(rules, position, randomness):
        return legal_actions(rules, position)[0] + None

    def divided(rules, position, randomness):
        return 1 // 0

    with pytest.raises(BlockError, match=r"TypeError: unsupported operand"):
        simulate(3, white=broken, green=broken)
    with pytest.raises(BlockError, match="ZeroDivisionError"):
        simulate(3, white=divided)


# --- bad arguments --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"games": 0}, "games must be at least 1"),
        ({"games": -5}, "games must be at least 1"),
        ({"games": "many"}, "games must be a whole number, not 'many'"),
        ({"games": 1.5}, "games must be a whole number"),
        ({"seed": -1}, "seed must be at least 0"),
        ({"seed": None}, "seed must be a whole number"),
        ({"workers": 0}, "workers must be at least 1"),
        ({"white": "gredy"}, r"'gredy' is not among .*greedy, random"),
        ({"green": 3}, r"3 is not among"),
        ({"first_player": "blue"}, "first_player: 'blue' is not white, green or alternate"),
        ({"columns": "some"}, "columns: 'some' is not all or points"),
        ({"columns": "hiding"}, "columns: 'hiding' is not all or points"),
        ({"white": pupil, "compiled": True}, r"compiled: pupil is not marked.*@compilable"),
        ({"rules": "classic"}, "rules: 'classic'.*Rules"),
        ({"executor": 3}, "executor must be a concurrent.futures.Executor"),
    ],
)
def test_bad_arguments_are_named(arguments, words):
    with pytest.raises((TypeError, ValueError), match=words):
        simulate_function(**{"games": 10, "compiled": False, **arguments})


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"games": 0}, "games must be at least 1"),
        ({"workers": -1}, "workers must be at least 1"),
        ({"rules": 3}, "rules: 3"),
    ],
)
def test_bad_arguments_of_hidden_by_square_are_named(arguments, words):
    with pytest.raises((TypeError, ValueError), match=words):
        hidden_by_square(**{"games": 10, "compiled": False, **arguments})
