"""The rule functions compiled unchanged agree with plain Python, also after they are edited."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.helpers import ALL_RULES, random_games, rules_id
from zebres_lib.jit import compilable, compiled, pointer
from zebres_lib.randomness import Stream
from zebres_lib.zebres import rules as rules_module, simulate
from zebres_lib.zebres.players.random import play_out
from zebres_lib.zebres.rules import (
    CompiledRules,
    Rules,
    apply,
    is_legal,
    legal_actions,
    score,
    start,
)
from zebres_lib.zebres.simulation import recorders
from zebres_lib.zebres.variant import bind

pytest.importorskip("numba")

ROOT = Path(__file__).parents[3]
SEVERAL = [*ALL_RULES[:3], ALL_RULES[-1], Rules(guardian_steps=2, values={"zebra": 7})]


@compilable
def replay(tables, begin, actions, offered, scores):
    """Write down how many actions were offered, a mix of them, and the score at each step."""
    rules, position = bind(tables), begin
    for ply in range(len(actions)):
        legal = legal_actions(rules, position)
        offered[ply, 0] = len(legal)
        for action in legal:
            offered[ply, 1] = (offered[ply, 1] * 31 + action) % 1000003
        for action in range(1 << 13):
            offered[ply, 2] += is_legal(rules, position, action)
        scores[ply, 0], scores[ply, 1] = score(rules, position)
        position = apply(rules, position, actions[ply])
    return position


@compilable
def play(tables, begin, state):
    return play_out(bind(tables), begin, pointer(state))


@pytest.mark.slow
@pytest.mark.parametrize("rules", SEVERAL, ids=rules_id)
def test_compiled_rules_agree(rules):
    for game in random_games(rules, 10, seed=70):
        actions = np.array([action for _, action in game[:-1]], dtype=np.int64)
        offered = np.zeros((len(actions), 3), dtype=np.int64)
        scores = np.zeros((len(actions), 2), dtype=np.int64)
        final = compiled(replay)(rules.compiled(), start(), actions, offered, scores)
        assert final == game[-1][0]
        for ply, (position, _) in enumerate(game[:-1]):
            legal = legal_actions(rules, position)
            mix = 0
            for action in legal:
                mix = (mix * 31 + action) % 1000003
            assert tuple(offered[ply]) == (len(legal), mix, len(legal))
            assert tuple(scores[ply]) == score(rules, position)
    stream = Stream(71)
    state = stream.state()
    for _ in range(20):
        plain = play_out(rules, start(), stream)
        assert compiled(play)(rules.compiled(), start(), state) == plain
    assert stream.state().tolist() == state.tolist()


def test_tables_are_bound_in_their_order():
    rules = Rules()
    tables = rules.compiled()
    assert all(
        getattr(bind(tables), name) is getattr(tables, name) for name in CompiledRules._fields
    )
    assert [list(lines) for lines in (tables.lines, tables.across)] == [
        list(rules.lines),
        list(rules.across),
    ]


# --- edits --------------------------------------------------------------------------------------


@compilable
def fewest(position, territory):
    """Return who has fewer tokens in a territory, the edited ``territory_owner``."""
    white, green = territory & position.white, territory & position.green
    while white and green:
        white &= white - 1
        green &= green - 1
    if white:
        return 1
    return 0 if green else 2


def points(speed: bool, **options):
    table = simulate(300, seed=3, columns="points", compiled=speed, workers=1, **options)
    return table[["white_points", "green_points"]].to_numpy().tolist()


@pytest.mark.slow
def test_an_edited_rule_gives_new_results_at_once(monkeypatch):
    original = points(True)
    assert original == points(False)
    with monkeypatch.context() as edit:
        for module in (rules_module, recorders):
            edit.setattr(module, "territory_owner", fewest)
        edited = points(True)
        assert edited != original
        assert edited == points(False)
    with monkeypatch.context() as edit:  # only gazelles and zebras score
        edit.setattr(rules_module, "SPECIES_COUNT", 2)
        fewer = points(True)
        assert fewer not in (original, edited)
        assert fewer == points(False)
    changed = Rules(values={"zebra": 7})
    assert points(True, rules=changed) == points(False, rules=changed) != original
    assert points(True) == original


PROGRAM = """
from zebres_lib.zebres import simulate
options = dict(seed=3, columns="points", workers=1)
for compiled in (True, False):
    table = simulate(300, compiled=compiled, **options)
    print(table.white_points.tolist(), table.green_points.tolist())
"""


def run_elsewhere(folder: Path) -> list[str]:
    """The points of the games that a copy of the library plays, compiled and plain."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("HOME", "XDG_CACHE_HOME", "PYTHONPATH")
        and not name.startswith(("NUMBA_", "COV_", "PYTEST_"))
    }
    environment["PYTHONPATH"] = str(folder)
    ran = subprocess.run(
        [sys.executable, "-B", "-c", PROGRAM],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def listing(folder: Path) -> dict[Path, tuple[int, int]]:
    return {
        path: (path.stat().st_mtime_ns, path.stat().st_size) for path in sorted(folder.rglob("*"))
    }


def allow_writing(folder: Path, *, allowed: bool) -> None:
    writing = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
    for path in [folder, *folder.rglob("*")]:
        mode = path.stat().st_mode
        path.chmod(mode | stat.S_IWUSR if allowed else mode & ~writing)


@pytest.mark.slow
def test_a_rule_edited_between_two_processes_in_a_place_that_cannot_be_written(tmp_path):
    skipped = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "zebres_lib", tmp_path / "zebres_lib", ignore=skipped)
    rules_file = tmp_path / "zebres_lib" / "zebres" / "rules.py"
    results = []
    for edit in (None, ("if difference > 0:", "if difference >= 2:")):
        if edit is not None:
            text = rules_file.read_text("utf-8")
            assert text.count(edit[0]) == 1
            rules_file.write_text(text.replace(*edit), "utf-8")
        allow_writing(tmp_path, allowed=False)
        try:
            before = listing(tmp_path)
            fast, plain = run_elsewhere(tmp_path)
            # The superuser may write where nobody may, so nothing must have appeared either.
            assert listing(tmp_path) == before
        finally:
            allow_writing(tmp_path, allowed=True)
        assert fast == plain
        results.append(fast)
    table = simulate(300, seed=3, columns="points", compiled=False, workers=1)
    assert results[0] == f"{table.white_points.tolist()} {table.green_points.tolist()}"
    assert results[1] != results[0]


def test_the_library_does_not_import_numba():
    program = (
        "import sys, zebres_lib.zebres as z, zebres_lib.zebres.players.random;"
        "z.Game().play('@Nb');"
        "print(sorted({'numba', 'pandas', 'matplotlib', 'ipywidgets'} & set(sys.modules)))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "[]"
