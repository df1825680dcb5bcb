"""Other processes that play blocks; they end when the run stops and when its process is killed.

They are loky's: started fresh, so that nothing half done is inherited and code that was edited
meanwhile is read anew, from a script that needs no guard, with what a notebook or script defines.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .blocks import Block, Experiment, checked
from .store import Store

if TYPE_CHECKING:
    import pandas as pd

_PARENT_PULSE = 0.5
"""Seconds between two looks of a worker at whether its parent is still there."""


def usable_cpus() -> int:
    """Return how many processors this process may use; 1 where it cannot start others."""
    if sys.platform == "emscripten" or multiprocessing.current_process().daemon:
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def packed(experiment: Experiment) -> bytes:
    """Return the experiment pickled, with classes and functions of a notebook or script in it.

    Raises ``TypeError`` when it cannot be pickled.
    """
    import cloudpickle

    try:
        packet: bytes = cloudpickle.dumps(experiment)
    except Exception as error:
        raise TypeError(
            f"{experiment.name} cannot be sent to other processes ({error}); leave open files, "
            "locks and the like out of it, or use workers=1"
        ) from error
    return packet


@lru_cache(maxsize=4)
def _unpacked(packet: bytes) -> Experiment:
    try:
        experiment: Experiment = pickle.loads(packet)
    except Exception as error:
        raise RuntimeError(
            f"the experiment cannot be loaded by the worker ({type(error).__name__}: {error}); "
            "what it is made of must be installed there as well"
        ) from error
    return experiment


def play_packed(packet: bytes, block: Block, store: Store | None = None) -> pd.DataFrame | None:
    """Play a block of a packed experiment: what is sent to an executor.

    Returns its rows, or ``None`` when they were written to a store.
    """
    try:
        frame = checked(block, _unpacked(packet).play(block))
        if store is None:
            return frame
        store.write(block, frame)
    except Exception as error:
        raise _sendable(error) from None
    return None


def _sendable(error: Exception) -> Exception:
    # An exception class of a script or notebook is unknown to pickle here.
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


@contextmanager
def process_pool(workers: int) -> Iterator[Executor]:
    """Start processes that play blocks, and end them in any case.

    Left by an exception, blocks that are being played are given up at once.
    """
    from loky import ProcessPoolExecutor

    class Pool(ProcessPoolExecutor):  # type: ignore[misc]
        # Processes are started as work is submitted.
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            with interrupts_held():
                future: Future[Any] = super().submit(fn, *args, **kwargs)
            return future

    pool = Pool(workers, initializer=_begin, initargs=(os.getpid(),))
    try:
        yield pool
    except BaseException:
        with interrupts_held():
            pool.shutdown(wait=True, kill_workers=True)
        raise
    else:
        pool.shutdown(wait=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Put Ctrl-C off; processes started meanwhile do not hear it, for their parent does."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(parent: int) -> None:
    """Let a worker leave Ctrl-C to its parent, and end with it even in the middle of a block."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # On Windows nobody inherits an orphan, so there a worker ends after the block it is playing.
    if hasattr(os, "getppid") and os.getppid() == parent:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_PARENT_PULSE)
    os._exit(1)
