"""Long work beside a panel: done in a thread, its result handed over where the panel is used.

What a thread has found is put in a queue and taken out by the kernel between two messages of the
page, or by whoever waits (:meth:`Inbox.wait`). A kernel may deal with cells in one thread and with
messages of the page in another, so :attr:`Inbox.lock` is held by whoever changes a panel.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Event, Lock, RLock, Thread
from typing import Any, Protocol

_COMPILING = Lock()
"""Held by who compiles: two threads that need the same code would make it twice."""


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

    def meet(self) -> None:
        """Have things done also in this thread from now on, between its messages."""
        self._latest = _running_loop() or self._latest

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

    def wait(self, is_busy: Callable[[], bool], seconds: float) -> bool:
        """Do what comes in until nothing is being worked on; tell whether that came in time."""
        until = time.monotonic() + seconds
        self.do_all()
        while is_busy():
            left = until - time.monotonic()
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


class Thinker:
    """Does one piece of work at a time in a thread; a new one takes the place of it.

    Parameters
    ----------
    inbox
        Where results are handed over.
    changed
        Called, where results are handed over, when work begins or ends compiling.

    Work that has been given up (:meth:`abandon`, or by :meth:`start`) is asked to stop, and what
    it finds is never handed over, however late it comes.
    """

    def __init__(self, inbox: Inbox, changed: Callable[[], object]) -> None:
        self._inbox, self._changed = inbox, changed
        self._thread: Thread | None = None
        self._job: Job | None = None

    @property
    def key(self) -> object:
        """What is being worked on, or None."""
        return self._job.key if self._job is not None else None

    @property
    def is_compiling(self) -> bool:
        """Whether the work is held up by compiling, which cannot be stopped."""
        return self._job is not None and self._job.compiling

    @property
    def can_stop(self) -> bool:
        """Whether there is work that :meth:`stop` would end."""
        job = self._job
        return job is not None and not job.compiling and not job.stop.is_set()

    def start(
        self,
        key: object,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """Begin ``work(job)``; ``done(result)`` or ``failed(error)`` is called with its outcome."""
        self.abandon()
        self._job = Job(key)
        given = (self._thread, self._job, work, done, failed)
        # Nobody who leaves waits for it: what it would find is of no use then.
        self._thread = Thread(target=self._run, args=given, name="zebres-thinker", daemon=True)
        self._thread.start()

    def _run(
        self,
        before: Thread | None,
        job: Job,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
    ) -> None:
        if before is not None:
            before.join()  # two searches must not share what one searcher remembers
        if self._job is not job:
            return
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
        if self._job is not None:
            self._job.stop.set()

    def abandon(self) -> None:
        """Give the work up: it is asked to stop, and its result is not wanted."""
        self.stop()
        self._job = None
