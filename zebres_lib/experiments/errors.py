"""What can go wrong in a long run, each with what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

    from .blocks import Block
    from .store import Store


class StoreError(RuntimeError):
    """A store cannot be used as asked; the message names the file or field and the way out."""


class StoreWarning(UserWarning):
    """Something in a store's folder does not belong to it, and was left alone."""


class BlockError(RuntimeError):
    """A block could not be played; its cause is chained.

    Attributes
    ----------
    blocks
        The block that failed. When a worker died, all blocks that were being played, for nobody
        knows which of them was the reason.
    """

    def __init__(self, message: str, blocks: Sequence[Block]) -> None:
        super().__init__(message)
        self.blocks = tuple(blocks)

    def __reduce__(self) -> tuple[type[BlockError], tuple[str, tuple[Block, ...]]]:
        return type(self), (str(self), self.blocks)


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
