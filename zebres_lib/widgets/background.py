"""Long work beside a panel: done in a thread, what it finds handed over where the panel is used.

What a thread has found is put in a queue and taken out by the kernel between two messages of the
page, or by whoever waits (:meth:`Inbox.wait`). A kernel may deal with cells in one thread and with
messages of the page in another, so :attr:`Inbox.lock` is held by whoever changes a panel.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Event, Lock, RLock, Thread
from typing import Any, NamedTuple, Protocol

_COMPILING = Lock()
"""Held by who compiles: two threads that need the same code would make it twice."""

_PATIENCE = 0.1
"""Seconds after which who waits looks whether somebody else has taken what came."""


class Search(Protocol):
    """What may have to be compiled before its first answer."""

    def compile(self) -> None:
        """Compile it now."""

    @property
    def is_ready(self) -> bool:
        """Whether nothing is left to compile."""


class Inbox:
    """What threads hand over, to be done by the kernel, or by whoever waits.

    Attributes
    ----------
    lock
        Held while something handed over is done.
    """

    def __init__(self) -> None:
        self.lock = RLock()
        self._waiting: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._first = self._latest = _running_loop()

    @contextmanager
    def attending(self) -> Iterator[None]:
        """Keep everything else off while a message of the page is dealt with, in this thread.

        What is handed over is done in this thread too from now on, between its messages.
        """
        with self.lock:
            self._latest = _running_loop() or self._latest
            yield

    def put(self, action: Callable[[], object]) -> None:
        """Have an action done soon; may be called from any thread."""
        self._waiting.put(action)
        # The thread that deals with the page may be gone with it, that of the cells may be busy:
        # whichever comes first does it.
        for loop in {self._first, self._latest}:
            if loop is not None and not loop.is_closed():
                loop.call_soon_threadsafe(self.do_all)

    def do_all(self) -> None:
        """Do everything that has been handed over so far."""
        while self._do_next(0):
            continue

    def wait(self, is_busy: Callable[[], bool], seconds: float | None = None) -> bool:
        """Do what comes in until nothing is being worked on, or for so many seconds at most.

        Returns whether nothing is being worked on any more.
        """
        until = None if seconds is None else time.monotonic() + seconds
        self.do_all()
        while is_busy():
            left = _PATIENCE if until is None else min(_PATIENCE, until - time.monotonic())
            if left <= 0:
                return False
            self._do_next(left)
        return True

    def _do_next(self, seconds: float) -> bool:
        try:
            action = self._waiting.get(timeout=seconds) if seconds else self._waiting.get_nowait()
        except Empty:
            return False
        with self.lock:
            action()
        return True


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:  # no notebook: somebody has to wait
        return None


@dataclass(eq=False)
class Job:
    """One piece of work; ``key`` says what it is about, ``stop`` ends it early."""

    key: object
    stop: Event = field(default_factory=Event)
    compiling: bool = False

    def goes_on(self) -> bool:
        """Tell whether it has not been asked to stop."""
        return not self.stop.is_set()


class _Task(NamedTuple):
    job: Job
    work: Callable[[Job], Any]
    done: Callable[[Any], object]
    failed: Callable[[Exception], object]


class Background:
    """Does one piece of work at a time in a thread; a new one takes the place of it.

    Parameters
    ----------
    inbox
        Where results are handed over; a panel with several kinds of work has one for all.
    changed
        Called, where results are handed over, when work begins or ends compiling.

    Work that has been given up (:meth:`abandon`, or by :meth:`start`) is asked to stop, and what
    it finds is never handed over, however late it comes. The thread ends when there is nothing to
    do, and nobody who leaves waits for it.
    """

    def __init__(self, inbox: Inbox, changed: Callable[[], object] = lambda: None) -> None:
        self._inbox, self._changed = inbox, changed
        self._guard = Lock()
        self._job: Job | None = None
        self._next: _Task | None = None
        self._thread: Thread | None = None

    @property
    def key(self) -> object:
        """What is being worked on, or None."""
        job = self._job
        return job.key if job is not None else None

    @property
    def is_busy(self) -> bool:
        """Whether something is being worked on of which the outcome is wanted."""
        return self._job is not None

    @property
    def is_compiling(self) -> bool:
        """Whether the work is held up by compiling, which cannot be stopped."""
        job = self._job
        return job is not None and job.compiling

    @property
    def can_stop(self) -> bool:
        """Whether there is work that :meth:`stop` would end."""
        job = self._job
        return job is not None and not job.compiling and job.goes_on()

    def start(
        self,
        key: object,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """Begin ``work(job)``; ``done(result)`` or ``failed(error)`` is called with its outcome.

        It begins once the work before it has ended: both may use what remembers.
        """
        self.abandon()
        self._job = Job(key)
        with self._guard:
            self._next = _Task(self._job, work, done, failed)
            if self._thread is None:
                self._thread = Thread(target=self._run, name="zebres-background", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._guard:
                task, self._next = self._next, None
                if task is None:
                    self._thread = None
                    return
            if self._job is task.job:
                self._do(*task)

    def _do(
        self,
        job: Job,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
    ) -> None:
        try:
            result = work(job)
        except Exception as error:  # a thread has no other place to show it
            reason = error
            self._hand_over(job, lambda: failed(reason), ends=True)
        else:
            self._hand_over(job, lambda: done(result), ends=True)

    def _hand_over(self, job: Job, action: Callable[[], object], *, ends: bool = False) -> None:
        def act() -> None:
            if self._job is not job:
                return
            if ends:
                self._job = None
            action()

        self._inbox.put(act)

    def tell(self, job: Job, action: Callable[[], object]) -> None:
        """Have an action done soon unless the work is given up by then; for use by the work."""
        self._hand_over(job, action)

    def compile(self, job: Job, search: Search) -> None:
        """Compile what the work needs, telling when that begins and ends; for use by the work."""
        if search.is_ready:
            return
        job.compiling = True
        self.tell(job, self._changed)
        with _COMPILING:
            search.compile()
        job.compiling = False
        self.tell(job, self._changed)

    def stop(self) -> None:
        """Ask the work to end with what it has found."""
        job = self._job
        if job is not None:
            job.stop.set()

    def abandon(self) -> None:
        """Give the work up: it is asked to stop, and its result is not wanted."""
        self.stop()
        self._job = None
