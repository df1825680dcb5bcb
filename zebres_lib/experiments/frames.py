"""The rows of blocks, checked and put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .blocks import Block
from .errors import BlockError

if TYPE_CHECKING:
    import pandas as pd


def checked(block: Block, frame: object) -> pd.DataFrame:
    """Return the rows of a block, numbered from 0 and without attributes.

    Raises :class:`BlockError` for anything but a ``DataFrame`` of as many rows as asked for.
    """
    import pandas as pd

    if not isinstance(frame, pd.DataFrame):
        raise BlockError(
            f"{block}: play returned a {type(frame).__name__}, not a DataFrame", [block]
        )
    if len(frame) != block.count:
        raise BlockError(f"{block}: play returned {len(frame)} rows, not {block.count}", [block])
    frame = frame.reset_index(drop=True)
    frame.attrs = {}
    return frame


def same_columns(first: pd.DataFrame, block: Block, frame: pd.DataFrame) -> None:
    """Raise :class:`BlockError` unless a block has the columns and types of the first one."""
    columns, types = first.columns.tolist(), first.dtypes.tolist()
    if columns != frame.columns.tolist():
        raise BlockError(
            f"{block} has the columns {frame.columns.tolist()}, others have {columns}",
            [block],
        )
    for column, known, new in zip(columns, types, frame.dtypes.tolist(), strict=True):
        if known is not new and known != new:
            raise BlockError(
                f"{block}: column {column!r} is {new!r}, in other blocks it is {known!r}; "
                "give it the same type whatever the rows hold",
                [block],
            )


def joined(blocks: Sequence[Block], frames: Sequence[pd.DataFrame], *, name: str) -> pd.DataFrame:
    """Return the rows of blocks, given in order, as one frame numbered from 0.

    Its ``attrs`` hold ``experiment`` (the name), ``seed`` and ``total`` (the number of rows).
    """
    import pandas as pd

    for block, frame in zip(blocks, frames, strict=True):
        same_columns(frames[0], block, frame)
    whole = pd.concat(frames, ignore_index=True)
    whole.attrs = {"experiment": name, "seed": blocks[0].seed, "total": len(whole)}
    return whole
