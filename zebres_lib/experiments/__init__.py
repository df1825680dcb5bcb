"""Long experiments: blocks of games over any executor, kept on disk, continued, with progress.

:func:`run` plays; :func:`open_store` and :func:`read` look at what a run has kept. Nothing here
knows a game: an :class:`Experiment` does, by playing one :class:`Block` after another.
"""

from .blocks import (
    BLOCK_SIZE as BLOCK_SIZE,
    Block as Block,
    BlockError as BlockError,
    Experiment as Experiment,
    cut as cut,
)
from .progress import ProgressHook as ProgressHook
from .running import Interrupted as Interrupted, run as run
from .store import (
    Store as Store,
    StoreError,
    StoreWarning as StoreWarning,
    open_store as open_store,
    read,
)

__all__ = ["StoreError", "read"]
