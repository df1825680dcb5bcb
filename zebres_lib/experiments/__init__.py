"""Long experiments: blocks of games over any executor, kept on disk, continued, with progress.

:func:`run` plays; :func:`open_store` and :func:`read` look at what a run has kept. Nothing here
knows a game: an :class:`Experiment` does, by playing one :class:`Block` after another.
"""

from .blocks import BLOCK_SIZE, Block, BlockError, Experiment, cut
from .progress import ProgressHook
from .running import Interrupted, run
from .store import Store, StoreError, StoreWarning, open_store, read

__all__ = [
    "BLOCK_SIZE",
    "Block",
    "BlockError",
    "Experiment",
    "Interrupted",
    "ProgressHook",
    "Store",
    "StoreError",
    "StoreWarning",
    "cut",
    "open_store",
    "read",
    "run",
]
