"""How far a run has come: a bar where somebody watches, and a hook for panels."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

ProgressHook = Callable[[int, int, float], object]
"""Called with games finished, games asked for, and seconds since the run began."""

_PATIENCE = 2.0


class Meter:
    """Counts finished games, or other units of work, for one run.

    Parameters
    ----------
    total, done
        Games asked for, and those already stored by an earlier run, which do not count as speed.
    progress
        ``True``: a bar on standard error with games a second and time left. ``False``: none.
        ``None``: one that appears after two seconds and goes away at the end, and only where
        somebody watches: in a terminal, or in a notebook run by hand. A notebook that a tool runs
        stays clean.
    on_progress
        Called in the caller's thread at the start and after every block.
    unit
        What is counted, as the bar names it.
    """

    def __init__(
        self,
        *,
        total: int,
        done: int,
        progress: bool | None,
        on_progress: ProgressHook | None,
        unit: str = " games",
    ) -> None:
        self.total = total
        self.done = done
        self._hook = on_progress
        self._start = time.perf_counter()
        wanted = progress or _wanted(progress)
        self._bar = _bar(total, done, progress, unit) if wanted else None
        self._tell()

    def add(self, games: int) -> None:
        """Count games that have just been finished."""
        self.done += games
        if self._bar is not None:
            self._bar.update(games)
        self._tell()

    def tick(self) -> None:
        """Let the bar's clock go on while nothing is finished."""
        if self._bar is not None:
            self._bar.update(0)

    @property
    def is_shown(self) -> bool:
        """Whether there is a bar."""
        return self._bar is not None

    def note(self, text: str) -> None:
        """Write a few words behind the bar."""
        if self._bar is not None:
            self._bar.set_postfix_str(text, refresh=False)

    def close(self) -> None:
        """Finish the bar."""
        if self._bar is not None:
            self._bar.close()
            self._bar = None

    def _tell(self) -> None:
        if self._hook is not None:
            self._hook(self.done, self.total, time.perf_counter() - self._start)


def _wanted(progress: bool | None) -> bool:
    if progress is not None:
        return progress
    return (sys.stderr is not None and sys.stderr.isatty()) or _in_live_notebook()


def _in_live_notebook() -> bool:
    # A notebook that is run by hand can ask its reader questions; tools that run one cannot.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return bool(getattr(getattr(shell, "kernel", None), "_allow_stdin", False))


def _bar(total: int, done: int, progress: bool | None, unit: str) -> Any:
    try:
        from tqdm import tqdm
    except ImportError:
        if progress:
            raise
        return None

    class Bar(tqdm):  # type: ignore[misc]
        # No thread of its own: the run itself keeps the clock going.
        monitor_interval = 0

    return Bar(
        total=total,
        initial=done,
        unit=unit,
        unit_scale=True,
        miniters=0,
        mininterval=0.2,
        dynamic_ncols=True,
        leave=bool(progress),
        delay=0 if progress else _PATIENCE,
        file=sys.stderr,
    )
