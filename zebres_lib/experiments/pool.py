"""A process pool that can be stopped, survives nobody, and needs no guard in the caller's script.

Its processes start fresh (``spawn``): nothing half done is inherited, and code that was edited
meanwhile is read anew. They end when the run stops and when its process is killed.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import types
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from .blocks import Block, Experiment
from .frames import checked
from .store import Store

if TYPE_CHECKING:
    import pandas as pd


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


def play_packed(packet: bytes, block: Block) -> pd.DataFrame:
    """Play a block of a packed experiment: what is sent to an executor."""
    try:
        return checked(block, _unpacked(packet).play(block))
    except Exception as error:
        raise _sendable(error) from None


def _sendable(error: Exception) -> Exception:
    # An exception class of a script or notebook is unknown to pickle here.
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


# --- In the caller's process --------------------------------------------------------------------


@contextmanager
def process_pool(workers: int, packet: bytes, store: Store | None) -> Iterator[ProcessPoolExecutor]:
    """Start processes that play blocks with :func:`work`, and end them in any case.

    Left by an exception, blocks that are being played are given up at once.
    """
    context = multiprocessing.get_context("spawn")
    listener, speaker = context.Pipe(duplex=False)
    pool = _Pool(
        max_workers=workers,
        mp_context=context,
        initializer=_begin,
        initargs=(listener, packet, store),
    )
    try:
        yield pool
    except BaseException:
        with interrupts_held():
            speaker.send_bytes(b"stop")
            pool.shutdown(wait=True, cancel_futures=True)
        raise
    else:
        pool.shutdown(wait=True)
    finally:
        listener.close()
        speaker.close()


class _Pool(ProcessPoolExecutor):
    # Processes are started as work is submitted.
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with interrupts_held(), _script_hidden():
            return super().submit(fn, *args, **kwargs)


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


_hiding = threading.Lock()


@contextmanager
def _script_hidden() -> Iterator[None]:
    # New processes would run the caller's script again, up to the line that starts this run. They
    # need nothing from it: the experiment is packed with all that the script defines for it.
    with _hiding:
        script = sys.modules["__main__"]
        sys.modules["__main__"] = types.ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = script


# --- In the worker's process --------------------------------------------------------------------


class _Worker:
    """One process of the pool; it may be stopped while it plays, but never while it answers.

    An answer cut off in the middle would leave the caller waiting for its end.
    """

    def __init__(self, listener: Connection, packet: bytes, store: Store | None) -> None:
        self.packet = packet
        self.store = store
        self._guard = threading.Lock()
        self._playing = False
        self._stopped = False
        threading.Thread(target=self._listen, args=(listener,), daemon=True).start()

    def _listen(self, listener: Connection) -> None:
        # The word "stop" is for all workers, so nobody takes it out of the pipe. The pipe is at
        # its end, which looks the same, when the caller's process is gone.
        wait([listener])
        with self._guard:
            self._stopped = True
            if self._playing:
                os._exit(1)
        caller = multiprocessing.parent_process()
        if caller is not None:
            caller.join()
        os._exit(1)

    def work(self, block: Block) -> pd.DataFrame | None:
        with self._guard:
            if self._stopped:
                raise RuntimeError("the run was stopped")
            self._playing = True
        try:
            frame = play_packed(self.packet, block)
            if self.store is None:
                return frame
            self.store.write(block, frame)
            return None
        finally:
            with self._guard:
                self._playing = False


_worker: _Worker | None = None


def _begin(listener: Connection, packet: bytes, store: Store | None) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = _Worker(listener, packet, store)


def work(block: Block) -> pd.DataFrame | None:
    """Play a block in a process of :func:`process_pool`.

    Returns its rows, or ``None`` when they were written to the store.
    """
    if _worker is None:
        raise RuntimeError("work is for the processes of process_pool")
    return _worker.work(block)
