"""The same rows whoever plays them; errors that say what failed; bad arguments refused."""

import math
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pandas as pd
import pytest

from tests.experiments.toy import Dice, expected, fingerprint, start
from zebres_lib.experiments import Block, BlockError, Interrupted, cut, open_store, run, running


def test_blocks_have_the_generators_that_the_seed_spawns() -> None:
    children = np.random.SeedSequence(12).spawn(4)
    for block, child in zip(cut(350, 100, 12), children, strict=True):
        own = np.random.Generator(np.random.PCG64(child)).integers(1 << 60, size=5)
        assert block.generator().integers(1 << 60, size=5).tolist() == own.tolist()
    assert [(block.first, block.count) for block in cut(350, 100, 12)] == [
        (0, 100),
        (100, 100),
        (200, 100),
        (300, 50),
    ]


def test_a_run_is_its_blocks_in_order() -> None:
    frame = run(Dice(), 250, seed=7, block_size=100)
    whole = pd.concat([Dice().play(block) for block in cut(250, 100, 7)], ignore_index=True)
    pd.testing.assert_frame_equal(frame, whole)
    assert frame["game"].tolist() == list(range(250))
    assert frame.attrs == {"experiment": "toy.dice", "seed": 7, "total": 250}


def test_a_longer_run_begins_with_the_rows_of_a_shorter_one() -> None:
    long = run(Dice(), 1_000, seed=7, block_size=100)
    for total in (1, 99, 100, 101, 750):
        short = run(Dice(), total, seed=7, block_size=100)
        pd.testing.assert_frame_equal(short, long.head(total))


def test_other_seeds_and_settings_give_other_rows() -> None:
    assert len({expected(300), expected(300, seed=8), expected(300, sides=8)}) == 3


class Backwards(Executor):
    """Finishes blocks late, and in the wrong order."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self.most = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, fn, args))
        self.most = max(self.most, len(self.waiting))
        if len(self.waiting) == 4:
            threading.Timer(0.01, self.finish).start()
        return future

    def finish(self) -> None:
        waiting, self.waiting = self.waiting, []
        for future, fn, args in reversed(waiting):
            future.set_result(fn(*args))


def test_order_of_completion_does_not_matter_and_few_blocks_are_handed_out_at_a_time() -> None:
    executor = Backwards()
    frame = run(Dice(), 3_200, seed=7, block_size=100, executor=executor, workers=2)
    assert fingerprint(frame) == expected(3_200)
    assert executor.most == 4


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 8])
def test_processes_give_the_same_rows(workers: int, tmp_path: Path) -> None:
    folder = tmp_path / "store" if workers == 2 else None
    frame = run(Dice(), 1_950, seed=7, block_size=100, workers=workers, store=folder)
    assert fingerprint(frame) == expected(1_950)


@pytest.mark.slow
def test_executors_of_the_caller_give_the_same_rows_and_stay_open(tmp_path: Path) -> None:
    for make in (ThreadPoolExecutor, ProcessPoolExecutor):
        with make(2) as executor:
            frame = run(Dice(), 1_950, seed=7, block_size=100, executor=executor)
            assert fingerprint(frame) == expected(1_950)
            folder = tmp_path / make.__name__
            stored = run(Dice(), 950, seed=7, block_size=100, executor=executor, store=folder)
            assert fingerprint(stored) == expected(950)
            assert executor.submit(abs, -1).result() == 1


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same_rows(tmp_path: Path) -> None:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor = client.get_executor()
        frame = run(Dice(), 1_950, seed=7, block_size=100, executor=executor, workers=2)
        assert fingerprint(frame) == expected(1_950)
        stored = run(Dice(), 950, seed=7, block_size=100, executor=executor, store=tmp_path / "s")
        assert fingerprint(stored) == expected(950)
        with pytest.raises(BlockError, match=r"block 4 \(games 400 to 499\).*went wrong"):
            run(Dice(fails_in=420), 950, seed=7, block_size=100, executor=executor)


@pytest.mark.slow
def test_a_long_run_goes_on_in_processes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    pools = []
    real = running.process_pool
    monkeypatch.setattr(running, "WORTH_PROCESSES", 0.2)
    monkeypatch.setattr(running, "usable_cpus", lambda: 2)
    monkeypatch.setattr(running, "process_pool", lambda *a: pools.append(a[0]) or real(*a))
    frame = run(Dice(seconds=0.05), 1_000, seed=7, block_size=100)
    assert fingerprint(frame) == expected(1_000)
    assert pools == [2]
    run(Dice(), 1_000, seed=7, block_size=100)
    assert pools == [2], "a short run needs no processes"


UNGUARDED = """
import sys
from dataclasses import dataclass
from pathlib import Path
from tests.experiments.toy import Dice, fingerprint
from zebres_lib.experiments import run

with Path("starts").open("a") as file:
    file.write("x")

@dataclass(frozen=True)
class Mine(Dice):
    extra: object = None
    def play(self, block):
        self.extra()
        return super().play(block)

print(fingerprint(run(Mine(extra=lambda: None), 950, seed=7, block_size=100, workers=2)))
"""


@pytest.mark.slow
def test_a_script_needs_no_guard_and_may_define_the_experiment(tmp_path: Path) -> None:
    output, errors = start(tmp_path / "script.py", UNGUARDED).communicate(timeout=60)
    assert output.strip() == expected(950), errors
    assert errors == ""
    assert (tmp_path / "starts").read_text() == "x"


# --- Failures -----------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_block_that_fails_is_named_and_finished_ones_are_kept(
    workers: int, tmp_path: Path
) -> None:
    with pytest.raises(BlockError, match=r"block 5 \(games 500 to 599\) failed: Zero") as caught:
        run(Dice(fails_in=555), 950, seed=7, block_size=100, workers=workers, store=tmp_path)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert caught.value.blocks == (Block(5, 500, 100, 7),)
    assert str(tmp_path) in str(caught.value)
    kept = set(open_store(tmp_path).counts())
    # Of two workers one may still be at its first block when the other fails.
    assert kept == set(range(5)) if workers == 1 else len(kept) >= 1 and kept <= {*range(10)} - {5}
    frame = run(Dice(), 950, seed=7, block_size=100, store=tmp_path)
    assert fingerprint(frame) == expected(950)


@pytest.mark.slow
def test_a_worker_that_dies_is_reported_and_finished_blocks_are_kept(tmp_path: Path) -> None:
    with pytest.raises(BlockError, match=r"a worker died .* block 8 \(games 800 to 899\)"):
        run(Dice(dies_in=850), 1_200, seed=7, block_size=100, workers=2, store=tmp_path)
    assert 5 <= len(open_store(tmp_path).counts()) <= 11
    frame = run(Dice(), 1_200, seed=7, block_size=100, store=tmp_path)
    assert fingerprint(frame) == expected(1_200)


def test_a_stop_in_this_process_keeps_what_is_finished(tmp_path: Path) -> None:
    def stop(done: int, total: int, seconds: float) -> None:
        if done >= 300:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted, match=r"stopped after 300 of 950 games.*store=") as caught:
        run(Dice(), 950, seed=7, block_size=100, on_progress=stop)
    assert fingerprint(caught.value.partial) == expected(300)
    with pytest.raises(Interrupted, match="call again with the same arguments") as caught:
        run(Dice(), 950, seed=7, block_size=100, on_progress=stop, store=tmp_path)
    assert (caught.value.done, caught.value.total) == (300, 950)
    assert fingerprint(caught.value.partial) == expected(300)
    assert isinstance(caught.value, KeyboardInterrupt)


class Wrong(Dice):
    """Returns what ``rows`` makes of the right rows."""

    def play(self, block: Block) -> pd.DataFrame:
        return self.rows(super().play(block), block.index)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (lambda frame, index: frame.head(99), "block 0 .*returned 99 rows, not 100"),
        (lambda frame, index: frame["total"], "block 0 .*returned a Series"),
        (
            lambda frame, index: frame.drop(columns="mean") if index == 2 else frame,
            "block 2 .*has the columns",
        ),
        (
            lambda frame, index: frame.astype({"total": "int8"}) if index == 1 else frame,
            "block 1 .*column 'total' is dtype..int8",
        ),
    ],
)
def test_rows_that_are_not_what_was_asked_for_are_refused(
    rows: Callable[[pd.DataFrame, int], object], message: str
) -> None:
    experiment = type("Odd", (Wrong,), {"rows": staticmethod(rows)})()
    with pytest.raises(BlockError, match=message):
        run(experiment, 950, seed=7, block_size=100)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"total": 0}, ValueError, "number of games must be at least 1, not 0"),
        ({"total": -5}, ValueError, "number of games must be at least 1, not -5"),
        ({"total": 1e4}, TypeError, "number of games must be a whole number, not 10000.0"),
        ({"block_size": 0}, ValueError, "block_size must be at least 1"),
        ({"seed": -1}, ValueError, "seed must be at least 0"),
        ({"seed": 1.5}, TypeError, "seed must be a whole number, not 1.5"),
        ({"seed": True}, TypeError, "seed must be a whole number, not True"),
        ({"seed": None}, TypeError, "seed must be a whole number, not None"),
        ({"workers": 0}, ValueError, "workers must be at least 1"),
        ({"executor": "dask"}, TypeError, "get_executor"),
        ({"collect": False}, ValueError, "needs store="),
        ({"experiment": "dice"}, TypeError, "an experiment has a name"),
    ],
)
def test_bad_arguments_are_refused(
    arguments: dict[str, Any], error: type[Exception], message: str
) -> None:
    good = {"experiment": Dice(), "total": 100, "seed": 1}
    with pytest.raises(error, match=message):
        run(**(good | arguments))


class Locked(Dice):
    """Cannot be pickled."""

    def __getstate__(self) -> object:
        raise TypeError("a lock cannot travel")


def test_an_experiment_that_cannot_be_sent_is_refused_where_it_must_be_sent() -> None:
    with pytest.raises(TypeError, match=r"toy\.dice cannot be sent.*lock cannot travel.*workers=1"):
        run(Locked(), 950, seed=7, block_size=100, workers=2)
    assert fingerprint(run(Locked(), 950, seed=7, block_size=100)) == expected(950)
    with ThreadPoolExecutor(2) as threads:
        frame = run(Locked(), 950, seed=7, block_size=100, executor=threads)
    assert fingerprint(frame) == expected(950)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (math.nan, r"settings\.rules\.bonus is nan"),
        (np.int64(5), r"settings\.rules\.bonus is .*int64"),
        ({5: 1}, r"settings\.rules\.bonus has the key 5"),
    ],
)
def test_settings_that_json_cannot_hold_are_named(
    value: object, message: str, tmp_path: Path
) -> None:
    odd = type("Odd", (Dice,), {"settings": lambda self: {"rules": {"bonus": value}}})()
    with pytest.raises((TypeError, ValueError), match=message):
        run(odd, 100, seed=1, store=tmp_path)
