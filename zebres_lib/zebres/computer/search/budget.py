"""How long a search may take, and how it is stopped."""

import time
from dataclasses import dataclass, field
from typing import Protocol


class Stop(Protocol):
    """What can stop a search from another thread: a ``threading.Event``, say."""

    def is_set(self) -> bool:
        """Tell whether the search is to stop."""


@dataclass
class Budget:
    """What a search may use up; ``None`` is no limit.

    Parameters
    ----------
    seconds
        Time on the clock.
    nodes
        Decisions looked at; with this limit alone a search gives the same answer on any machine.
    stop
        Asked again and again whether the search is to stop.

    Raises
    ------
    ValueError
        For a limit that is not a positive number.
    """

    seconds: float | None = None
    nodes: int | None = None
    stop: Stop | None = None
    used: int = field(default=0, init=False)
    _begin: float = field(default=0.0, init=False)

    def __post_init__(self) -> None:
        for name in ("seconds", "nodes"):
            limit = getattr(self, name)
            if limit is not None and (isinstance(limit, bool) or not limit > 0):
                raise ValueError(f"{name}: {limit!r} is not a positive number; None is no limit")
        self._begin = time.perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds on the clock since the search began."""
        return time.perf_counter() - self._begin

    @property
    def is_spent(self) -> bool:
        """Whether the search has to end."""
        return (
            (self.nodes is not None and self.used >= self.nodes)
            or (self.seconds is not None and self.elapsed >= self.seconds)
            or (self.stop is not None and self.stop.is_set())
        )

    def portion(self, most: int) -> int:
        """Return how many decisions to look at before asking again, at most so many."""
        return most if self.nodes is None else max(0, min(most, self.nodes - self.used))
