"""Who wants to know that what a panel shows has changed."""

from collections.abc import Callable
from typing import TypeVar

Hook = TypeVar("Hook")


def add_hook(hooks: list[Hook], hook: Hook) -> Callable[[], None]:
    """Add a hook to those that are called; return how to take it out again."""
    hooks.append(hook)
    return lambda: hooks.remove(hook) if hook in hooks else None


class Changing:
    """Something that others show, and that tells them when it has changed."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], object]] = []

    def subscribe(self, hook: Callable[[], object]) -> Callable[[], None]:
        """Call ``hook`` after every change; return how to stop that."""
        return add_hook(self._listeners, hook)

    def _changed(self) -> None:
        for hook in tuple(self._listeners):
            hook()
