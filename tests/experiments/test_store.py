"""What is kept on disk: continued, extended, verified, and never mistaken for something else."""

import json
import os
import random
import shutil
from pathlib import Path
from typing import Any

import pandas as pd
import psutil
import pyarrow.parquet as pq
import pytest

from tests.experiments.toy import (
    Dice,
    expected,
    fingerprint,
    start,
    stored_blocks,
    wait_for,
)
from zebres_lib.experiments import Interrupted, StoreError, StoreWarning, open_store, read, run


def stored(folder: Path, total: int, **options: Any) -> pd.DataFrame:
    return run(Dice(), total, seed=7, block_size=100, store=folder, **options)


class NeverPlayed(Dice):
    """Fails if a block is played that was already there."""

    def play(self, block: Any) -> pd.DataFrame:
        raise AssertionError(f"{block} is played again")


def test_a_stored_run_has_the_same_rows_and_is_not_played_again(tmp_path: Path) -> None:
    assert fingerprint(stored(tmp_path / "s", 950)) == expected(950)
    again = run(NeverPlayed(), 950, seed=7, block_size=100, store=tmp_path / "s")
    assert fingerprint(again) == expected(950)
    assert again.attrs == {"experiment": "toy.dice", "seed": 7, "total": 950}
    assert fingerprint(read(tmp_path / "s")) == expected(950)


def test_the_store_says_what_it_holds(tmp_path: Path) -> None:
    store = run(Dice(), 950, seed=7, block_size=100, store=tmp_path, collect=False)
    assert store == open_store(tmp_path)
    assert (store.name, store.seed, store.block_size) == ("toy.dice", 7, 100)
    assert store.settings == {"dice": {"sides": 6, "number": 3}, "labels": ["low", "high"]}
    assert store.finished() == 950
    assert store.finished(120) == 120
    assert fingerprint(store.read(120)) == expected(120)


def test_pandas_reads_the_block_files_as_one_data_set(tmp_path: Path) -> None:
    stored(tmp_path, 950)
    files = sorted(tmp_path.glob("block-*.parquet"))
    assert files[3].name == "block-000003.parquet"
    pd.testing.assert_frame_equal(pd.read_parquet(files), read(tmp_path), check_categorical=False)


def test_a_run_is_extended_and_a_shorter_one_is_read_from_it(tmp_path: Path) -> None:
    for total in (130, 450, 1_020):
        assert fingerprint(stored(tmp_path, total)) == expected(total)
    for total in (1_020, 1_010, 300, 45):
        again = run(NeverPlayed(), total, seed=7, block_size=100, store=tmp_path)
        assert fingerprint(again) == expected(total)
    assert open_store(tmp_path).finished() == 1_020


def test_only_the_last_block_grows_and_others_stay_untouched(tmp_path: Path) -> None:
    stored(tmp_path, 250)
    before = {path.name: path.read_bytes() for path in tmp_path.glob("block-*")}
    played = []
    experiment = type(
        "Watched", (Dice,), {"play": lambda self, block: played.append(block) or Dice().play(block)}
    )()
    run(experiment, 380, seed=7, block_size=100, store=tmp_path)
    assert [(block.index, block.count) for block in played] == [(2, 100), (3, 80)]
    after = {path.name: path.read_bytes() for path in tmp_path.glob("block-*")}
    assert [name for name in before if before[name] != after[name]] == ["block-000002.parquet"]


# --- Refused or left alone ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "name", "seed", "block_size", "message"),
    [
        (8, "toy.dice", 7, 100, r"settings\.dice\.sides is 6 there and 8 here"),
        (6, "toy.coins", 7, 100, 'name is "toy.dice" there and "toy.coins" here'),
        (6, "toy.dice", 8, 100, "seed is 7 there and 8 here"),
        (6, "toy.dice", 7, 50, "block_size is 100 there and 50 here"),
    ],
)
def test_a_store_of_something_else_is_refused(
    sides: int, name: str, seed: int, block_size: int, message: str, tmp_path: Path
) -> None:
    stored(tmp_path, 250)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(StoreError, match=message):
        run(Dice(sides, name=name), 400, seed=seed, block_size=block_size, store=tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def truncate(path: Path, folder: Path) -> None:
    path.write_bytes(path.read_bytes()[:-50])


def empty(path: Path, folder: Path) -> None:
    path.write_bytes(b"")


def from_elsewhere(path: Path, folder: Path) -> None:
    pd.DataFrame({"total": range(100)}).to_parquet(path)


def from_other_block(path: Path, folder: Path) -> None:
    shutil.copy(path.with_name("block-000001.parquet"), path)


def from_other_seed(path: Path, folder: Path) -> None:
    run(Dice(), 400, seed=8, block_size=100, store=folder)
    shutil.copy(folder / path.name, path)


def short_of_rows(path: Path, folder: Path) -> None:
    table = pq.read_table(path)
    pq.write_table(table.slice(0, 40), path)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (truncate, "block-000003.parquet is truncated or no Parquet file"),
        (empty, "block-000003.parquet is truncated or no Parquet file"),
        (from_elsewhere, "block-000003.parquet is a Parquet file from elsewhere"),
        (from_other_block, "block-000003.parquet belongs elsewhere: its index is 1"),
        (from_other_seed, "block-000003.parquet belongs elsewhere: its experiment is"),
        (short_of_rows, "block-000003.parquet belongs elsewhere: its count is 100"),
    ],
)
def test_a_damaged_or_foreign_block_is_named_and_left_alone(
    damage: Any, message: str, tmp_path: Path
) -> None:
    folder = tmp_path / "store"
    stored(folder, 950)
    path = folder / "block-000003.parquet"
    damage(path, tmp_path / "other")
    content = path.read_bytes()
    for act in (lambda: stored(folder, 950), lambda: read(folder)):
        with pytest.raises(StoreError, match=f"{message}.*move them away"):
            act()
    assert path.read_bytes() == content
    path.rename(tmp_path / "away.parquet")
    with pytest.raises(StoreError, match=r"0 of the 100 rows of block 3 \(games 300 to 399\)"):
        read(folder)
    assert len(open_store(folder).read(gaps=True)) == 850
    assert fingerprint(stored(folder, 950)) == expected(950)


def test_bytes_changed_inside_a_block_are_noticed(tmp_path: Path) -> None:
    stored(tmp_path, 400)
    path = tmp_path / "block-000002.parquet"
    content = bytearray(path.read_bytes())
    content[200] ^= 0xFF
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"block-000002\.parquet is damaged.*move it away"):
        stored(tmp_path, 400)
    assert path.read_bytes() == content


def test_other_files_in_the_folder_are_named_and_not_counted(tmp_path: Path) -> None:
    stored(tmp_path, 250)
    (tmp_path / "notes.txt").write_text("mine")
    shutil.copy(tmp_path / "block-000001.parquet", tmp_path / "block-1.parquet")
    with pytest.warns(StoreWarning, match=r"block-1\.parquet, notes\.txt.*left alone"):
        frame = stored(tmp_path, 250)
    assert fingerprint(frame) == expected(250)
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_what_a_killed_write_left_is_cleared(tmp_path: Path) -> None:
    stored(tmp_path, 250)
    left = tmp_path / f".block-000003.parquet.{'0a' * 16}.tmp"
    left.write_bytes(b"PAR1 half")
    other = tmp_path / ".mine.tmp"
    other.write_bytes(b"mine")
    assert fingerprint(stored(tmp_path, 950)) == expected(950)
    assert not left.exists()
    assert other.exists()


def test_a_folder_of_other_things_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("mine")
    with pytest.raises(StoreError, match=r"holds thesis\.tex; give an empty or new folder"):
        stored(tmp_path, 250)
    with pytest.raises(StoreError, match=r"thesis\.tex is a file; store= takes a folder"):
        stored(tmp_path / "thesis.tex", 250)
    with pytest.raises(StoreError, match=r"is no store: it has no experiment\.json"):
        open_store(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"format": 1, "na', "is damaged"),
        ("[]", "no description of an experiment"),
        ('{"format": 1, "name": "toy.dice"}', "settings is missing"),
        (
            json.dumps({"format": 9, "name": "", "settings": {}, "seed": 1, "block_size": 1}),
            "has format 9; this version reads 1",
        ),
    ],
)
def test_a_damaged_description_is_named(text: str, message: str, tmp_path: Path) -> None:
    stored(tmp_path, 250)
    (tmp_path / "experiment.json").write_text(text)
    with pytest.raises(StoreError, match=message):
        stored(tmp_path, 250)
    assert (tmp_path / "experiment.json").read_text() == text


def test_two_runs_at_once_do_not_write_into_one_store(tmp_path: Path) -> None:
    def meanwhile(done: int, total: int, seconds: float) -> None:
        if done == 100:
            with pytest.raises(StoreError, match="another run is writing"):
                stored(tmp_path, 500)

    assert fingerprint(stored(tmp_path, 300, on_progress=meanwhile)) == expected(300)
    assert fingerprint(stored(tmp_path, 500)) == expected(500)


# --- Killed and stopped processes ---------------------------------------------------------------

LONG = """
import sys
from tests.experiments.toy import Dice, fingerprint
from zebres_lib.experiments import Interrupted, run

folder, workers, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
store = folder if folder != "-" else None
try:
    frame = run(Dice(seconds=seconds), 3_950, seed=7, block_size=100, workers=workers, store=store)
except Interrupted as stop:
    print(stop.done, 0 if stop.partial is None else len(stop.partial))
    print(stop, file=sys.stderr)
else:
    print(fingerprint(frame))
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_run_goes_on_and_ends_with_the_rows_of_an_unbroken_one(
    workers: int, tmp_path: Path
) -> None:
    chance = random.Random()
    folder = tmp_path / "store"
    for _ in range(4 - workers):
        before = stored_blocks(folder)
        process = start(tmp_path / "script.py", LONG, folder, workers, 0.01)
        aim = before + chance.randint(1, 6)
        wait_for("the next blocks", lambda aim=aim: stored_blocks(folder) >= aim)
        children = psutil.Process(process.pid).children(recursive=True)
        process.kill()
        _, orphans = psutil.wait_procs(children, timeout=10)
        for orphan in orphans:
            orphan.kill()
        assert not orphans
        process.communicate(timeout=10)
        kept = open_store(folder).counts()
        assert len(kept) >= aim
        assert set(kept.values()) <= {100, 50}
    process = start(tmp_path / "script.py", LONG, folder, workers, 0.0)
    output, errors = process.communicate(timeout=60)
    assert output.strip() == expected(3_950), errors
    assert not list(folder.glob(".*.tmp"))


@pytest.mark.slow
def test_another_process_is_kept_out_while_one_writes(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    process = start(tmp_path / "script.py", LONG, folder, 1, 0.05)
    try:
        wait_for("the first block", lambda: stored_blocks(folder) > 0)
        with pytest.raises(StoreError, match="another run is writing"):
            stored(folder, 3_950)
        assert open_store(folder).finished() > 0
    finally:
        process.kill()
        process.communicate()
    assert fingerprint(stored(folder, 3_950)) == expected(3_950)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows cannot send Ctrl-C to another process group")
@pytest.mark.parametrize(("workers", "keeps"), [(1, True), (2, True), (2, False)])
def test_ctrl_c_ends_cleanly_and_keeps_finished_blocks(
    workers: int, keeps: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "store"
    process = start(tmp_path / "script.py", LONG, folder if keeps else "-", workers, 0.1)
    inside = psutil.Process(process.pid)
    if keeps:
        wait_for("the first blocks", lambda: stored_blocks(folder) >= 3)
    else:
        wait_for("the workers", lambda: len(inside.children()) >= workers)
    children = inside.children(recursive=True)
    os.killpg(process.pid, 2)
    output, errors = process.communicate(timeout=20)
    done, rows = map(int, output.split())
    assert f"stopped after {done:,} of 3,950 games" in errors
    assert errors.count("\n") == 1, errors
    assert done == rows < 3_950
    _, orphans = psutil.wait_procs(children, timeout=5)
    for orphan in orphans:
        orphan.kill()
    assert not orphans
    if keeps:
        assert done == open_store(folder).finished() >= 300
        assert not list(folder.glob(".*.tmp"))
        assert fingerprint(stored(folder, 3_950)) == expected(3_950)


def test_an_interrupted_run_shows_its_rows_even_with_gaps(tmp_path: Path) -> None:
    stored(tmp_path, 950)
    (tmp_path / "block-000002.parquet").unlink()
    store = open_store(tmp_path)
    stop = Interrupted(done=850, total=950, store=store, frame=None)
    assert stop.partial is not None
    assert len(stop.partial) == 850
