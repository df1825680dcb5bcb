"""An experiment that costs nothing: three dice a game, with a column of every usual type."""

import hashlib
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd

from zebres_lib.experiments import Block, run

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Dice:
    """Throws dice; can be slow, fail in a game, or kill its process in a game."""

    sides: int = 6
    seconds: float = 0.0
    fails_in: int = -1
    dies_in: int = -1
    name: str = "toy.dice"

    def settings(self) -> dict[str, object]:
        return {"dice": {"sides": self.sides, "number": 3}, "labels": ("low", "high")}

    def play(self, block: Block) -> pd.DataFrame:
        time.sleep(self.seconds)
        games = np.arange(block.first, block.first + block.count)
        if self.fails_in in games:
            raise ZeroDivisionError(f"game {self.fails_in} went wrong")
        if self.dies_in in games:
            os._exit(7)
        dice = block.generator().integers(1, self.sides + 1, size=(block.count, 3))
        total = dice.sum(axis=1)
        kinds = pd.CategoricalDtype(["low", "never", "high"])
        return pd.DataFrame(
            {
                "game": games,
                "total": total.astype(np.int16),
                "mean": dice.mean(axis=1),
                "triple": (dice[:, :1] == dice).all(axis=1),
                "kind": pd.Categorical(np.where(total > 10, "high", "low"), dtype=kinds),
                "first": np.where(dice[:, 0] > 3, "drôle", "zèbre"),
            }
        ).astype({"first": "str"})


def fingerprint(frame: pd.DataFrame) -> str:
    """A hash of values, types, names and index."""
    rows = pd.util.hash_pandas_object(frame, index=True).to_numpy().tobytes()
    types = repr([(name, repr(dtype)) for name, dtype in frame.dtypes.items()])
    return hashlib.sha256(rows + types.encode() + repr(frame.index).encode()).hexdigest()


def expected(total: int, *, seed: int = 7, block_size: int = 100, sides: int = 6) -> str:
    """The fingerprint of an unbroken run in this process."""
    return fingerprint(run(Dice(sides), total, seed=seed, block_size=block_size, workers=1))


def start(script: Path, code: str, *arguments: object) -> "subprocess.Popen[str]":
    """Start a script in a process group of its own, in which Ctrl-C does what it does by itself."""
    # A test run in the background of a shell ignores Ctrl-C, and its children inherit that.
    begin = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    script.write_text(begin + code, "utf-8")
    return subprocess.Popen(
        [sys.executable, script, *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=script.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def stored_blocks(folder: Path) -> int:
    return len(list(folder.glob("block-*.parquet")))


def wait_for(what: str, true: "object", seconds: float = 30.0) -> None:
    """Wait until a function answers yes."""
    end = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end, f"{what} did not happen within {seconds} s"
        time.sleep(0.005)
