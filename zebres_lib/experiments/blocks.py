"""Work cut into blocks, each with randomness of its own, and the rows that come of them."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    import pandas as pd

BLOCK_SIZE = 10_000
"""Games in a block when nothing else is asked for."""


@dataclass(frozen=True)
class Block:
    """One piece of work: ``count`` games, the first of which has the number ``first``.

    Attributes
    ----------
    index
        Number of the block, from 0.
    first, count
        Number of its first game, from 0, and how many games it has.
    seed
        The seed of the whole experiment.
    """

    index: int
    first: int
    count: int
    seed: int

    def generator(self) -> np.random.Generator:
        """Return this block's own generator, fresh at every call.

        It is ``PCG64`` on child ``index`` of ``SeedSequence(seed)``, the one that
        ``SeedSequence(seed).spawn(index + 1)[index]`` gives, so streams of different blocks are
        independent and no block needs to know of another.
        """
        sequence = np.random.SeedSequence(self.seed, spawn_key=(self.index,))
        return np.random.Generator(np.random.PCG64(sequence))

    def __str__(self) -> str:
        return f"block {self.index} (games {self.first} to {self.first + self.count - 1})"


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


class Experiment(Protocol):
    """What can be run: a name, the settings that decide the rows, and how to play a block.

    A run with several workers pickles the experiment (``cloudpickle``, so classes and functions of
    a notebook or script can be sent as well).
    """

    @property
    def name(self) -> str:
        """What is played, for instance ``"zebres.simulate"``."""
        ...

    def settings(self) -> Mapping[str, object]:
        """Return everything that decides the rows, as JSON values.

        The seed, the number of games and how they are shared out do not belong here. What code
        decides does: a stored run is only continued where the settings are equal, so let a
        version or a hash of the code be one of them if the code may change.
        """
        ...

    def play(self, block: Block) -> pd.DataFrame:
        """Return the rows of a block, one a game, in order.

        All randomness comes from ``block.generator()``, or from the seed and the number of each
        game, which makes the rows the same however games are cut; nothing is kept between calls.
        Columns and their types are the same for every block. A block with a smaller ``count`` has
        the first rows of the longer one: play game after game, each from where the last one left
        the generator.
        """
        ...


def cut(total: int, block_size: int, seed: int, *, start: int = 0) -> Iterator[Block]:
    """Yield the blocks of ``total`` games from block ``start`` on; only the last may be shorter."""
    for index in range(start, math.ceil(total / block_size)):
        first = index * block_size
        yield Block(index, first, min(block_size, total - first), seed)


def whole_number(value: object, name: str, *, lowest: int) -> int:
    """Return ``value`` as an ``int``.

    Raises ``TypeError`` for what is no whole number, ``ValueError`` below ``lowest``.
    """
    if isinstance(value, bool | np.bool_) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    number = operator.index(value)
    if number < lowest:
        raise ValueError(f"{name} must be at least {lowest}, not {number}")
    return number


def plain_settings(experiment: Experiment) -> dict[str, Any]:
    """Return the experiment's settings as they read back from JSON, tuples as lists.

    Raises ``TypeError`` or ``ValueError`` naming the field that JSON cannot hold exactly.
    """
    settings = experiment.settings()
    if not isinstance(settings, Mapping):
        raise TypeError(f"settings() of {experiment.name} must return a dict, not {settings!r}")
    plain: dict[str, Any] = _plain(settings, "settings")
    return plain


def _plain(value: object, where: str) -> Any:
    if value is None or isinstance(value, bool) or type(value) in (int, str):
        return value
    if type(value) is float:
        if not math.isfinite(value):
            raise ValueError(f"{where} is {value!r}; JSON has finite numbers only")
        return value
    if isinstance(value, Mapping):
        for key in value:
            if type(key) is not str:
                raise TypeError(f"{where} has the key {key!r}; keys must be texts")
        return {key: _plain(one, f"{where}.{key}") for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one, f"{where}[{index}]") for index, one in enumerate(value)]
    raise TypeError(
        f"{where} is {value!r}, a {type(value).__name__}; use a plain int, float, str, bool, "
        "None, list or dict, which JSON can hold"
    )


# --- The rows of blocks ------------------------------------------------------------------------


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
