"""Many games that one loop plays, compiled where it can be, as rows of a table.

What both games share; a game adds its loop, what the loop is given, and what its rows mean.
"""

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .. import jit
from ..errors import SimulationError
from ..randomness import Stream
from .blocks import Block, BlockError, whole_number
from .pool import usable_cpus
from .running import Interrupted, run

if TYPE_CHECKING:
    import pandas as pd

Loop = Callable[..., int]
"""Plays ``len(rows)`` games and returns how many were played: fewer if an action was illegal.

Its arguments: the rules, what else is given, a stream or its state, some numbers a game, of which
the first is the game's own, rows to write into, and room to work in if it needs any.
"""

Arguments = Callable[[bool], tuple[Any, Any]]
"""Gives the rules and what else a loop is given: as arrays if it is compiled, or for Python."""

Seed = int | np.random.SeedSequence

_LIBRARY = __name__.partition(".")[0]


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """What decides the rows of many games, and how a block of them is played.

    An experiment in the sense of this room.

    Attributes
    ----------
    compiled
        Whether the loop is played compiled.
    code
        A digest of all code that decides the rows.
    """

    name: ClassVar[str]
    refusal: ClassVar[type[SimulationError]] = SimulationError
    _arrived: ClassVar[bool] = False

    compiled: bool
    code: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", jit.fingerprint(*self._functions()))

    # --- what a game adds --------------------------------------------------------------------

    def description(self) -> dict[str, Any]:
        """Return what kind of games these are, for people."""
        raise NotImplementedError

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        raise NotImplementedError

    @cached_property
    def loop(self) -> Loop:
        """The loop that plays, as plain Python that may be compiled; it checks foreign actions."""
        raise NotImplementedError

    def watched_loop(self) -> Loop:
        """Return the loop for plain Python; foreign policies are watched and raise a refusal."""
        raise NotImplementedError

    def _functions(self) -> Sequence[Callable[..., Any]]:
        """Return the functions that decide the rows, with all that they call."""
        return [self.loop]

    def _arguments(self, compiled: bool) -> tuple[Any, Any]:
        """Return the rules and what else the loop is given, as arrays or for plain Python."""
        raise NotImplementedError

    def _games(self, block: Block) -> NDArray[np.int64]:
        """Return the numbers that tell the games of a block apart, a row a game."""
        return np.arange(block.first, block.first + block.count, dtype=np.int64)[:, None]

    def _memory(self, games: int) -> tuple[NDArray[Any], int]:
        """Return rows for the loop to write into, and how many numbers more it works with."""
        raise NotImplementedError

    def _table(self, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
        raise NotImplementedError

    # --- a block -----------------------------------------------------------------------------

    def play(self, block: Block) -> "pd.DataFrame":
        """Return the table of a block of games; the same in any process and at either speed."""
        return self._table(block, self.rows(block))

    def rows(self, block: Block) -> NDArray[Any]:
        """Return what the loop writes of a block of games."""
        return self._played(self._games(block), block.seed, self._arguments, self.compiled)

    def _played(
        self, games: NDArray[np.int64], seed: Seed, arguments: Arguments, compiled: bool
    ) -> NDArray[Any]:
        if self._arrived and self._is_other:
            raise self.refusal(
                "the rules or a player were edited in one process and not in the other that "
                "should play this block; play it where they were edited, with workers=1"
            )
        # A game's part of the stream depends on its own number alone, not on how games are cut.
        stream = Stream(seed)
        if not compiled:
            return self._played_plainly(games, stream, arguments)
        rows, room = self._memory(len(games))
        work = [np.zeros(room, dtype=np.result_type(rows, np.int64))] if room else []
        done = self._compiled_loop(*arguments(True), stream.state(), games.ravel(), rows, *work)
        if done < len(games):
            self._played_plainly(games[done : done + 1], stream, arguments)
            raise self.refusal(
                f"game {games[done, 0]}: a player chose an action that is not legal, but not when "
                "the game was played again; chance must come from randomness alone"
            )
        return rows

    def _played_plainly(
        self, games: NDArray[np.int64], stream: Stream, arguments: Arguments
    ) -> NDArray[Any]:
        loop, (rules, given) = self.watched_loop(), arguments(False)
        rows, room = self._memory(len(games))
        work = [[0] * room] if room else []
        # The rules take Python's own numbers only.
        for place, game in enumerate(games.tolist()):
            try:
                loop(rules, given, stream, game, rows[place : place + 1], *work)
            except SimulationError as error:
                raise self.refusal(f"game {game[0]}: {error}") from None
        return rows

    # --- code --------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        # Loops are made again where they are wanted; they would not survive the way there.
        kept = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**kept, "_arrived": True}

    @cached_property
    def _is_other(self) -> bool:
        """Whether the code is not the same as when the simulation was set."""
        return jit.fingerprint(*self._functions()) != self.code

    @cached_property
    def _compiled_loop(self) -> Loop:
        return jit.compiled(self.loop)

    @property
    def in_threads(self) -> bool:
        """Whether blocks run side by side in threads, for what takes time is compiled."""
        return self.compiled

    @property
    def is_compiled(self) -> bool:
        """Whether nothing is left to compile in this process."""
        return not self.compiled or bool(getattr(self._compiled_loop, "signatures", ()))

    @property
    def is_importable(self) -> bool:
        """Whether another process finds the very functions that play here by their names."""
        return all(
            jit.is_importable(each)
            for each in jit.reachable(*self._functions())
            # What the library makes anew, another process makes as well.
            if each.__module__.partition(".")[0] != _LIBRARY or "<locals>" not in each.__qualname__
        )

    def compile(self) -> None:
        """Compile what plays now, rather than when the first block is played."""
        self._played(self._games(Block(0, 0, 0, 0)), 0, self._arguments, compiled=True)

    # --- many blocks -------------------------------------------------------------------------

    def run(
        self,
        games: int,
        *,
        seed: int,
        block_size: int,
        executor: Executor | None = None,
        workers: int | None = None,
        store: str | Path | None = None,
        progress: bool | None = None,
    ) -> "pd.DataFrame":
        """Return the rows of many games; the arguments are those of :func:`~.running.run`.

        Compiled games run side by side in threads, others in processes. Raises what
        :func:`~.running.run` raises, but a :class:`~zebres_lib.errors.SimulationError` in a block
        as it is: it says itself which game cannot be played.
        """
        games = whole_number(games, "games", lowest=1)
        seed = whole_number(seed, "seed", lowest=0)
        if workers is not None:
            workers = whole_number(workers, "workers", lowest=1)
        if self.in_threads and not self.is_compiled:
            self._compile_aloud()
        if games <= block_size and executor is None and store is None and not progress:
            table = self._play_alone(Block(0, 0, games, seed))
        else:
            how = {"seed": seed, "block_size": block_size, "store": store, "progress": progress}
            table = self._play_blocks(games, executor, workers, how)
        table.attrs = {"experiment": self.name, "seed": seed, "total": games}
        table.attrs.update(self.description(), games=games)
        return table

    def _play_alone(self, block: Block) -> "pd.DataFrame":
        try:
            return self.play(block)
        except SimulationError:
            raise
        except KeyboardInterrupt as stop:
            raise Interrupted(done=0, total=block.count, store=None, frame=None) from stop
        except Exception as error:
            kind = type(error).__name__
            raise BlockError(f"{self.name}: {block} failed: {kind}: {error}", [block]) from error

    def _play_blocks(
        self, games: int, executor: Executor | None, workers: int | None, how: dict[str, Any]
    ) -> "pd.DataFrame":
        table: pd.DataFrame
        try:
            if executor is None and self.in_threads and games > how["block_size"]:
                workers = workers if workers is not None else usable_cpus()
                if workers > 1:
                    with ThreadPoolExecutor(workers) as threads:
                        table = run(self, games, executor=threads, workers=workers, **how)
                        return table
            if executor is None and not self.is_importable:
                # Another process would not find what was defined or edited in this one.
                workers = 1
            table = run(self, games, executor=executor, workers=workers, **how)
            return table
        except BlockError as error:
            if isinstance(error.__cause__, SimulationError):
                raise error.__cause__ from None
            raise

    def _compile_aloud(self) -> None:
        """Compile before the clock runs, and say so: the first time takes some seconds."""
        python = sys.modules.get("IPython")
        in_notebook = hasattr(python.get_ipython() if python else None, "kernel")
        if in_notebook or sys.stderr.isatty():
            stream = sys.stdout if in_notebook else sys.stderr
            print("Compiling the games, once for these players: some seconds ...", file=stream)
        self.compile()


def speed(compiled: bool | None, policies: Sequence[Callable[..., Any]]) -> bool:
    """Return whether games of these policies are played compiled.

    Raises ``ValueError`` if they shall be and cannot.
    """
    if compiled and not jit.is_available():
        raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
    for policy in policies:
        if not jit.is_marked(policy):
            if compiled:
                name = getattr(policy, "__qualname__", repr(policy))
                raise ValueError(f"compiled: {name} is not marked; write @compilable above it")
            return False
    return jit.is_available() if compiled is None else bool(compiled)


def categories(codes: NDArray[Any], names: Sequence[str]) -> Any:
    """Return a column of names by their numbers."""
    import pandas as pd

    codes = codes.astype(np.int8 if len(names) < 127 else np.int16)
    return pd.Categorical.from_codes(codes, dtype=_category_type(tuple(names)), validate=False)


@cache
def _category_type(names: tuple[str, ...]) -> Any:
    import pandas as pd

    # One type for all blocks: two that are only equal are slow to compare and to join.
    return pd.CategoricalDtype(pd.Index(names))
