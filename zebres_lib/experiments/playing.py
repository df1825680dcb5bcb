"""Games that may be compiled, run as an experiment: threads if they are, processes if not."""

from __future__ import annotations

import sys
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from .blocks import BlockError, Experiment, whole_number
from .pool import usable_cpus
from .running import run

if TYPE_CHECKING:
    import pandas as pd


class PlayedGames(Experiment, Protocol):
    """An experiment whose loop may be compiled."""

    @property
    def compiled(self) -> bool:
        """Whether the loop is played compiled."""
        ...

    @property
    def is_compiled(self) -> bool:
        """Whether the loop has been compiled in this process."""
        ...

    @property
    def is_importable(self) -> bool:
        """Whether another process finds the functions that play by their names."""
        ...

    def compile(self) -> None:
        """Compile the loop now."""
        ...


def play_games(
    simulation: PlayedGames,
    games: int,
    *,
    seed: int,
    block_size: int,
    executor: Executor | None,
    workers: int | None,
    store: str | Path | None,
    progress: bool | None,
    refusal: type[Exception],
) -> pd.DataFrame:
    """Return the rows of many games; the arguments are those of :func:`~.running.run`.

    Compiled games run side by side in threads, others in processes. Raises what ``run`` raises, but
    an error of type ``refusal`` in a block as it is: it says itself which game cannot be played.
    """
    games = whole_number(games, "games", lowest=1)
    seed = whole_number(seed, "seed", lowest=0)
    if workers is not None:
        workers = whole_number(workers, "workers", lowest=1)
    options: dict[str, Any] = {
        "seed": seed,
        "block_size": block_size,
        "store": store,
        "progress": progress,
    }
    try:
        if simulation.compiled:
            compile_aloud(simulation)
            count = workers if workers is not None else usable_cpus()
            if executor is None and count > 1 and games > block_size:
                with ThreadPoolExecutor(count) as threads:
                    table: pd.DataFrame = run(
                        simulation, games, executor=threads, workers=count, **options
                    )
                    return table
        if executor is None and not simulation.is_importable:
            # Another process would not find what was defined or edited in this one.
            workers = 1
        rows: pd.DataFrame = run(simulation, games, executor=executor, workers=workers, **options)
        return rows
    except BlockError as error:
        if isinstance(error.__cause__, refusal):
            raise error.__cause__ from None
        raise


def compile_aloud(simulation: PlayedGames) -> None:
    """Compile before the clock runs, and say so: the first time takes some seconds."""
    if simulation.is_compiled:
        return
    python = sys.modules.get("IPython")
    in_notebook = hasattr(python.get_ipython() if python else None, "kernel")
    if in_notebook or sys.stderr.isatty():
        stream = sys.stdout if in_notebook else sys.stderr
        print("Compiling the games, once for these players: some seconds ...", file=stream)
    simulation.compile()
