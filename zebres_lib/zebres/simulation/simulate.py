"""Many games at once: :func:`simulate` returns a table with one row a game.

Columns of the table
--------------------
============================ ===================================================================
``game``                     number of the game, from 0
``white_points``             points of White at the end, the Inauguration token included
``green_points``             points of Green
``margin``                   points, White's minus Green's
``winner``                   ``white``, ``green`` or ``draw``
``first_player``             who posted the guardian, ``white`` or ``green``
``post``                     the guardian's first post, such as ``Nb``
``inauguration``             who holds the token at the end, ``white``, ``green`` or ``nobody``
``inauguration_placement``   the placement that took it, from 1; 0 if nobody did
``placements``               animals placed
``hidden_zebras``            zebras face down at the end (tokens)
``hidden_gazelles``          gazelles face down at the end (tokens)
``gazelles_sent_home``       gazelles that lions sent home
``swaps``                    swaps of crocodiles with gazelles
``chains``                   swaps among them that were not the first of their turn
``jumps``                    times the guardian jumped beyond his ordinary steps
``solo_placements``          animals placed while one player alone had tokens
``lead_changes``             times the lead passed from one player to the other, as if the game
                             ended after each turn; level scores are passed over
``owner_A``, ``points_A`` …  for each territory its owner, ``white``, ``green`` or ``nobody``, and
                             the points that the owner scores there
============================ ===================================================================

``table.attrs`` says which games these are: ``games``, ``seed``, ``white``, ``green``, ``rules``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..rules import Rules

# What plays and stores games takes a while to import, and not everybody plays many.
if TYPE_CHECKING:
    from concurrent.futures import Executor
    from pathlib import Path

    import pandas as pd

    from .. import players


BLOCK_GAMES = 10_000
"""Games of a block: the unit of work, of seeding and of storing."""

FirstPlayer = Literal["white", "green", "alternate"]
Columns = Literal["all", "points"]


def simulate(
    games: int = 10_000,
    *,
    white: str | players.Policy = "random",
    green: str | players.Policy = "random",
    seed: int = 0,
    rules: Rules | None = None,
    first_player: FirstPlayer = "white",
    columns: Columns = "all",
    compiled: bool | None = None,
    executor: Executor | None = None,
    workers: int | None = None,
    store: str | Path | None = None,
    progress: bool | None = None,
) -> pd.DataFrame:
    """Play many games and return a table, a row a game; the columns are listed in the module.

    Parameters
    ----------
    games
        How many.
    white, green
        A player's name (``"random"``, ``"greedy"``), or a function of (rules, position,
        randomness) that returns a legal action. One marked with
        :func:`zebres_lib.jit.compilable` plays at full speed, any other in plain Python.
    seed
        The same seed gives the same table, for any number of workers, compiled or not. Two
        settings played with one seed are paired game by game.
    rules
        Classic by default.
    first_player
        Who posts the guardian (``setup.guardian``): ``"white"``, ``"green"``, or ``"alternate"``
        for White in the games of even number.
    columns
        ``"all"``, or ``"points"`` for the points, the margin and the winner only.
    compiled
        True or False to insist; by default compiled where Numba is and both players are marked.
    executor, workers
        Any ``concurrent.futures`` executor, such as that of a Dask cluster; without one, threads
        where the games are compiled, for they run side by side, and processes otherwise.
        ``workers=1`` stays in this thread.
    store
        A folder to keep finished blocks in: a run that was killed goes on from there.
    progress
        Show a bar with games a second and time left; by default on a long run at a terminal.

    Raises
    ------
    TypeError, ValueError
        For a bad argument, naming it.
    SimulationError
        If a player chose an action that is not legal, naming game and action.
    zebres_lib.experiments.StoreError
        If the store holds other games.

    >>> simulate(100, seed=1).equals(simulate(100, seed=1, compiled=False))
    True
    """
    from .recorders import FACTS, POINTS
    from .simulation import Simulation

    if columns not in ("all", "points"):
        raise ValueError(f"columns: {columns!r} is not all or points")
    simulation = Simulation.of(
        rules,
        white,
        green,
        first_player=first_player,
        recorder=FACTS if columns == "all" else POINTS,
        compiled=compiled,
    )
    return simulation.run(
        games,
        seed=seed,
        block_size=BLOCK_GAMES,
        executor=executor,
        workers=workers,
        store=store,
        progress=progress,
    )


def hidden_by_square(
    games: int = 10_000,
    *,
    white: str | players.Policy = "random",
    green: str | players.Policy = "random",
    seed: int = 0,
    rules: Rules | None = None,
    compiled: bool | None = None,
    executor: Executor | None = None,
    workers: int | None = None,
) -> pd.DataFrame:
    """Return where zebras stand and hide at the end of many games: a row a square.

    Columns: ``square`` (name), ``games`` (played), ``zebras`` (games that end with a zebra there)
    and ``hidden`` (those with a face-down one). Arguments and errors as for :func:`simulate`.
    """
    import numpy as np
    import pandas as pd

    from .final_positions import FINAL_POSITIONS
    from .simulation import Simulation

    simulation = Simulation.of(rules, white, green, recorder=FINAL_POSITIONS, compiled=compiled)
    played = simulation.run(
        games,
        seed=seed,
        block_size=BLOCK_GAMES,
        executor=executor,
        workers=workers,
        progress=False,
    )
    board = simulation.rules.board
    zebras, hidden = played["zebras"].to_numpy(), played["hidden"].to_numpy()
    squares = range(board.square_count)
    table = pd.DataFrame(
        {
            "square": list(board.square_names),
            "games": len(played),
            "zebras": [np.count_nonzero(zebras >> square & 1) for square in squares],
            "hidden": [np.count_nonzero((zebras & hidden) >> square & 1) for square in squares],
        }
    )
    table.attrs.update(simulation.description(), games=len(played), seed=int(seed))
    return table
