"""Long work in the background, of which only the last that was asked for may show anything."""

from collections.abc import Callable, Iterator
from threading import Condition, RLock, Thread
from typing import Generic, TypeVar

Result = TypeVar("Result")
Work = Callable[[Callable[[], bool]], Iterator[Result]]
"""Takes what tells whether it is still wanted, and yields its results, the best last."""


class Latest(Generic[Result]):
    """Does one thing at a time in a thread of its own: always the last that was asked for.

    Parameters
    ----------
    show
        Called with each result, and with nothing else in between: what is asked for meanwhile
        waits until it returns. A result of what is no longer wanted never comes to it.
    fail
        Called in the same way with an error of work that is still wanted.
    end
        Called in the same way when work that is still wanted has come to its end.

    Both may be called from the thread. :attr:`lock` is held while they are; who wants to change
    what they read takes it too.
    """

    def __init__(
        self,
        show: Callable[[Result], object],
        fail: Callable[[Exception], object],
        end: Callable[[], object],
    ) -> None:
        self.lock = RLock()
        self._idle = Condition(self.lock)
        self._show, self._fail, self._end = show, fail, end
        self._number = 0
        self._waiting: tuple[int, Work[Result]] | None = None
        self._thread: Thread | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or waits to be."""
        with self.lock:
            return self._thread is not None

    def ask(self, work: Work[Result]) -> None:
        """Do this from now on; whatever was asked for before is not wanted any more."""
        with self.lock:
            self._number += 1
            self._waiting = (self._number, work)
            if self._thread is None:
                self._thread = Thread(target=self._run, daemon=True, name="zebres-design")
                self._thread.start()

    def forget(self) -> None:
        """Want nothing any more: what is being done ends soon and shows nothing."""
        with self.lock:
            self._number += 1
            self._waiting = None

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until there is nothing to do, at most so many seconds; tell whether that is so."""
        with self.lock:
            return self._idle.wait_for(lambda: self._thread is None, seconds)

    def _run(self) -> None:
        while True:
            with self.lock:
                if self._waiting is None:
                    self._thread = None
                    self._idle.notify_all()
                    return
                number, work = self._waiting
                self._waiting = None
            self._do(number, work)

    def _do(self, number: int, work: Work[Result]) -> None:
        def is_wanted() -> bool:
            return self._number == number

        try:
            for result in work(is_wanted):
                with self.lock:
                    if not is_wanted():
                        return
                    self._show(result)
            with self.lock:
                if is_wanted():
                    self._end()
        except Exception as error:  # a thread has no other place to show it
            with self.lock:
                if is_wanted():
                    self._fail(error)
