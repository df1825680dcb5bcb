"""Who wants to know that what a panel shows has changed."""

from collections.abc import Callable


class Changing:
    """Something that others show, and that tells them when it has changed."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], object]] = []

    def subscribe(self, hook: Callable[[], object]) -> Callable[[], None]:
        """Call ``hook`` after every change; return how to stop that."""
        self._listeners.append(hook)
        return lambda: self._listeners.remove(hook) if hook in self._listeners else None

    def _changed(self) -> None:
        for hook in tuple(self._listeners):
            hook()
