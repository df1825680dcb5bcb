"""Running an experiment: blocks played here, in other processes, or by any executor."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from .blocks import (
    BLOCK_SIZE,
    Block,
    BlockError,
    Experiment,
    checked,
    cut,
    joined,
    same_columns,
    whole_number,
)
from .pool import interrupts_held, packed, play_packed, process_pool, usable_cpus
from .progress import Meter, ProgressHook
from .store import Store, prepared

if TYPE_CHECKING:
    import pandas as pd

Submit = Callable[[Block], "Future[pd.DataFrame | None]"]

WORTH_PROCESSES = 10.0
"""Seconds of work left from which on starting other processes is worth it."""

_PULSE = 0.25
_UNKNOWN_EXECUTOR = 16


class Interrupted(KeyboardInterrupt):
    """A run was stopped by Ctrl-C or the notebook's stop button.

    Attributes
    ----------
    done, total
        How many games are finished, and how many were asked for.
    store
        The store that holds the finished blocks, ``None`` for a run without one.
    """

    def __init__(
        self, *, done: int, total: int, store: Store | None, frame: pd.DataFrame | None
    ) -> None:
        if done == 0:
            hint = "no block was finished yet"
        elif store is None:
            hint = "they are in .partial; with store=... a run can be continued"
        else:
            hint = f"they are kept in {store.path}; call again with the same arguments to go on"
        super().__init__(f"stopped after {done:,} of {total:,} games: {hint}")
        self.done = done
        self.total = total
        self.store = store
        self._frame = frame

    @property
    def partial(self) -> pd.DataFrame | None:
        """The rows of all finished blocks in order, ``None`` when no block was finished.

        Blocks can finish out of order, so games may be missing in between.
        """
        if self.store is None or self.done == 0:
            return self._frame
        return self.store.read(self.total, gaps=True)


@overload
def run(
    experiment: Experiment,
    total: int,
    *,
    seed: int,
    block_size: int = ...,
    executor: Executor | None = ...,
    workers: int | None = ...,
    store: str | Path | None = ...,
    progress: bool | None = ...,
    on_progress: ProgressHook | None = ...,
    collect: Literal[True] = ...,
) -> pd.DataFrame: ...


@overload
def run(
    experiment: Experiment,
    total: int,
    *,
    seed: int,
    block_size: int = ...,
    executor: Executor | None = ...,
    workers: int | None = ...,
    store: str | Path,
    progress: bool | None = ...,
    on_progress: ProgressHook | None = ...,
    collect: Literal[False],
) -> Store: ...


def run(
    experiment: Experiment,
    total: int,
    *,
    seed: int,
    block_size: int = BLOCK_SIZE,
    executor: Executor | None = None,
    workers: int | None = None,
    store: str | Path | None = None,
    progress: bool | None = None,
    on_progress: ProgressHook | None = None,
    collect: bool = True,
) -> pd.DataFrame | Store:
    """Play ``total`` games of an experiment and return their rows, one a game, in order.

    The rows depend on the experiment, ``seed`` and ``block_size`` alone: workers, executors and
    the order in which blocks finish change nothing, and a longer run begins with the rows of a
    shorter one.

    Parameters
    ----------
    experiment
        What to play, see :class:`Experiment`.
    total
        How many games, at least 1.
    seed
        A whole number from 0 on.
    block_size
        Games in a block, at least 1. A block is what is handed to a worker, stored, and lost when
        a run is killed; a good one takes between a tenth of a second and some seconds.
    executor
        Any ``concurrent.futures.Executor``, for instance a ``ThreadPoolExecutor``, a
        ``ProcessPoolExecutor`` or ``distributed.Client(...).get_executor()``. It is not shut
        down. ``None``: see ``workers``.
    workers
        Without ``executor``: how many processes to use. 1 plays in this process; ``None`` begins
        here and goes on in one process for each usable processor when more than ten seconds are
        left by then. With ``executor``: how many workers it has; twice as many blocks are handed
        to it at a time. ``None`` asks the executor, and takes 16 where it does not tell.
    store
        A folder, new or of a former run of the same experiment, in which each block is kept as
        soon as it is finished. Blocks found there are not played again, so a run that was stopped
        or killed goes on where it was, and a longer one adds to it. A last block that holds fewer
        games than are now asked for is played again and replaced, its first rows the same; one
        that holds more is read in part. Files that are damaged or belong elsewhere are never
        touched. One run at a time can write into a folder. The folder is best on this machine:
        blocks are written by this process or those that it starts.
    progress
        Whether to show a bar, on standard error. ``None``: only in a long run that somebody
        watches, in a terminal or in a notebook that is run by hand.
    on_progress
        Called as ``on_progress(done, total, seconds)`` at the start and after each block.
    collect
        ``False``: return the :class:`Store` and not its rows, so that memory stays flat however
        many games are played. Needs ``store``.

    Returns
    -------
    pandas.DataFrame
        All rows, numbered from 0. Its ``attrs`` hold ``experiment``, ``seed`` and ``total``.

    Raises
    ------
    BlockError
        A block failed or a worker died; names it. Blocks finished before stay in the store.
    StoreError
        The store is of something else, damaged or in use; names what and what to do.
    Interrupted
        On Ctrl-C or the notebook's stop button; ``.partial`` has the rows of finished blocks.
    TypeError, ValueError
        An argument cannot be used, or the experiment cannot be sent to other processes.
    """
    if not isinstance(getattr(experiment, "name", None), str) or not hasattr(experiment, "play"):
        raise TypeError(f"an experiment has a name, settings() and play(block); got {experiment!r}")
    total = whole_number(total, "the number of games", lowest=1)
    seed = whole_number(seed, "seed", lowest=0)
    block_size = whole_number(block_size, "block_size", lowest=1)
    if workers is not None:
        workers = whole_number(workers, "workers", lowest=1)
    if executor is not None and not isinstance(executor, Executor):
        raise TypeError(
            f"executor must be a concurrent.futures.Executor, not {executor!r}; "
            "a Dask client gives one with client.get_executor()"
        )
    if store is None and not collect:
        raise ValueError("collect=False returns the store, so it needs store=...")

    with ExitStack() as stack:
        kept = None
        if store is not None:
            kept = stack.enter_context(
                prepared(store, experiment, seed=seed, block_size=block_size)
            )
        job = _Job(experiment, total, seed=seed, block_size=block_size, store=kept)
        job.meter = Meter(
            total=total, done=total - job.left, progress=progress, on_progress=on_progress
        )
        stack.callback(job.meter.close)
        try:
            _play(job, executor, workers)
        except KeyboardInterrupt as interrupt:
            with interrupts_held():
                raise job.interrupted() from interrupt
        if kept is not None and not collect:
            return kept
        return job.rows()


class _Job:
    """What one run has finished and what is left of it."""

    meter: Meter

    def __init__(
        self,
        experiment: Experiment,
        total: int,
        *,
        seed: int,
        block_size: int,
        store: Store | None,
    ) -> None:
        self.experiment = experiment
        self.total = total
        self.store = store
        self.frames: dict[int, pd.DataFrame] = {}
        self._seed = seed
        self._block_size = block_size
        self._stored = store.counts() if store is not None else {}
        self.left = sum(block.count - self._known(block) for block in self._blocks())
        self._first: pd.DataFrame | None = None

    def _blocks(self) -> Iterator[Block]:
        return cut(self.total, self._block_size, self._seed)

    def _known(self, block: Block) -> int:
        """How many rows of a block an earlier run has stored."""
        return min(self._stored.get(block.index, 0), block.count)

    def pending(self) -> Iterator[Block]:
        """The blocks to play, in order."""
        return (block for block in self._blocks() if self._known(block) < block.count)

    def accept(self, block: Block, frame: pd.DataFrame | None) -> None:
        """Keep the rows of a block; ``None`` stands for rows that a worker has stored."""
        if frame is not None:
            frame = checked(block, frame)
            if self._first is None:
                self._first = frame
            same_columns(self._first, block, frame)
            if self.store is None:
                self.frames[block.index] = frame
            else:
                self.store.write(block, frame)
        new = block.count - self._known(block)
        self.left -= new
        self.meter.add(new)

    def rows(self) -> pd.DataFrame:
        """All rows that are finished, in order."""
        if self.store is not None:
            return self.store.read(self.total)
        blocks = [block for block in self._blocks() if block.index in self.frames]
        frames = [self.frames[block.index] for block in blocks]
        return joined(blocks, frames, name=self.experiment.name)

    def interrupted(self) -> Interrupted:
        """What to raise when the run was stopped."""
        if self.store is not None:
            done = self.store.finished(self.total)
            return Interrupted(done=done, total=self.total, store=self.store, frame=None)
        frame = self.rows() if self.frames else None
        done = 0 if frame is None else len(frame)
        return Interrupted(done=done, total=self.total, store=None, frame=frame)


# --- Where the blocks are played ----------------------------------------------------------------


def _play(job: _Job, executor: Executor | None, workers: int | None) -> None:
    pending = job.pending()
    if executor is not None:
        known = workers or getattr(executor, "_max_workers", None) or _UNKNOWN_EXECUTOR
        _play_in(job, pending, _submitter(job.experiment, executor), 2 * known)
        return
    packet = None
    if workers is None:
        pending = _play_here(job, pending, until_long=True)
        workers = usable_cpus()
        if job.left and workers > 1:
            try:
                packet = packed(job.experiment)
            except TypeError:
                workers = 1  # nobody asked for other processes
    first = list(itertools.islice(pending, workers))
    pending = itertools.chain(first, pending)
    workers = min(workers, len(first))
    if workers < 2:
        _play_here(job, pending, until_long=False)
        return
    packet = packet or packed(job.experiment)
    with process_pool(workers) as pool:
        _play_in(
            job,
            pending,
            lambda block: pool.submit(play_packed, packet, block, job.store),
            2 * workers,
        )


def _submitter(experiment: Experiment, executor: Executor) -> Submit:
    if isinstance(executor, ThreadPoolExecutor):
        return lambda block: executor.submit(experiment.play, block)
    packet = packed(experiment)
    return lambda block: executor.submit(play_packed, packet, block)


def _play_here(job: _Job, pending: Iterator[Block], *, until_long: bool) -> Iterator[Block]:
    """Play in this process; with ``until_long``, only until processes are worth it.

    Returns the blocks that are left.
    """
    fastest = float("inf")
    for count, block in enumerate(pending, start=1):
        start = time.perf_counter()
        try:
            frame = job.experiment.play(block)
        except Exception as error:
            raise _failure(job, [block], error) from error
        job.accept(block, frame)
        # The first block may have had to compile, so one alone tells nothing.
        fastest = min(fastest, (time.perf_counter() - start) / block.count)
        if until_long and count >= 2 and fastest * job.left > WORTH_PROCESSES:
            break
    return pending


def _play_in(job: _Job, pending: Iterator[Block], submit: Submit, in_flight: int) -> None:
    """Play by handing blocks out, so many at a time, and keeping each as soon as it is back."""
    flying: dict[Future[pd.DataFrame | None], Block] = {}
    try:
        while True:
            for block in itertools.islice(pending, in_flight - len(flying)):
                try:
                    flying[submit(block)] = block
                except BrokenExecutor as error:
                    raise _failure(job, [*flying.values(), block], error) from error
            if not flying:
                return
            done, _ = wait(flying, timeout=_PULSE, return_when=FIRST_COMPLETED)
            _land(job, flying, done)
            job.meter.tick()
    except KeyboardInterrupt:
        with interrupts_held():
            _land(job, flying, {one for one in flying if one.done() and _error(one) is None})
        raise
    finally:
        for future in flying:
            future.cancel()


def _land(
    job: _Job,
    flying: dict[Future[pd.DataFrame | None], Block],
    done: set[Future[pd.DataFrame | None]],
) -> None:
    """Keep what came back, all of it, before reporting a failure."""
    failed = None
    for future in sorted(done, key=lambda one: flying[one].index):
        error = _error(future)
        if error is None:
            job.accept(flying[future], future.result())
            del flying[future]
        else:
            failed = failed or (flying[future], error)
    if failed is not None:
        block, error = failed
        if isinstance(error, KeyboardInterrupt):  # Ctrl-C reached a worker first
            raise error
        blocks = list(flying.values()) if isinstance(error, BrokenExecutor) else [block]
        raise _failure(job, blocks, error) from error


def _error(future: Future[pd.DataFrame | None]) -> BaseException | None:
    if future.cancelled():
        return CancelledError("the executor gave it up")
    return future.exception()


def _failure(job: _Job, blocks: Sequence[Block], error: BaseException) -> BlockError:
    if isinstance(error, BlockError):
        return error
    if isinstance(error, BrokenExecutor):
        message = (
            f"{job.experiment.name}: a worker died (out of memory, or stopped by the system or by "
            f"its own code) while it played {' or '.join(map(str, blocks))}"
        )
    else:
        message = f"{job.experiment.name}: {blocks[0]} failed: {type(error).__name__}: {error}"
    if job.store is not None:
        message += f"; finished blocks are kept in {job.store.path}"
    return BlockError(message, blocks)
