"""Many games at once: tables with one row a game.

Columns of :func:`simulate_free_the_animals`
--------------------------------------------
=================== ============================================================================
``game``            number of the game, from 0
``remaining``       animal tokens left in the enclosure at the end
``verdict``         ``all_free``, ``one_left``, ``two_or_three_left``, ``four_or_five_left`` or
                    ``more_left`` (``free.verdict``)
``turns``           turns played
``freed``           animal tokens freed
``left_lynx`` …     for each animal of the deck, its tokens left at the end
=================== ============================================================================

``table.attrs`` says which games these are: ``games``, ``seed``, ``players``, ``team``, ``deck``
(its name), ``path_tokens``, ``tokens`` (of each animal), ``hand_size``.

Columns of :func:`simulate_race`
--------------------------------
=================== ============================================================================
``game``            number of the game, from 0
``turns``           turns played
``finishers``       players whose pawns pass the finish line
``winners``         players who win
``shared``          whether several share the victory
``winner``          ``player_1`` … ``player_5``, or ``shared``
``favourite_1`` …   for each seat, the player's favourite animal
``spaces_1`` …      for each seat, spaces advanced in all
``crowns_1`` …      for each seat, crowns
``won_1`` …         for each seat, whether the player wins, alone or with others
=================== ============================================================================

``table.attrs``: ``games``, ``seed``, ``players``, ``line_up``, ``keep``, ``deck``,
``track_length``, ``favourites``, ``hand_size``.

Columns of :func:`simulate_hands`
---------------------------------
=================== ============================================================================
``hand``            number of the hand, from 0
``best``            animals that its best line-up makes
``spaces_lynx`` …   for each animal of the deck as a favourite, the most spaces
``crowns_lynx`` …   for each, the most crowns with so many spaces
=================== ============================================================================

``table.attrs``: ``games`` (the number of hands), ``seed``, ``deck``, ``cards``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..cards import RECONSTRUCTED, Deck
from ..variant import BY_PLAYERS, FreeRules, RaceRules

# What plays and stores games takes a while to import, and not everybody plays many.
if TYPE_CHECKING:
    from concurrent.futures import Executor
    from pathlib import Path

    import pandas as pd

    from ..players import Choose, Policy
    from . import FreeSimulation, HandSimulation, RaceSimulation


BLOCK_GAMES = 50_000
"""Games of a block, the unit of work and of storing, where they are compiled."""
PLAIN_BLOCK_GAMES = 1_000
"""The same in plain Python, which takes about as long. The rows do not depend on it."""


def simulate_free_the_animals(
    games: int = 10_000,
    players: int = 2,
    *,
    team: str | Choose | Policy = "team",
    deck: Deck | str = RECONSTRUCTED,
    path_tokens: int | None = BY_PLAYERS,
    tokens: int | Sequence[int] | Mapping[str, int] | None = BY_PLAYERS,
    hand_size: int = 3,
    seed: int = 0,
    compiled: bool | None = None,
    executor: Executor | None = None,
    workers: int | None = None,
    store: str | Path | None = None,
    progress: bool | None = None,
) -> pd.DataFrame:
    """Play many games of Let's free the animals: a row a game, columns as listed in the module.

    Parameters
    ----------
    games, players
        How many games, and players, 1 to 5.
    team
        How line-ups are chosen: ``"independent"`` (each makes most animals), ``"team"`` (a joint
        choice that frees most this turn), ``"foresight"`` (of those, one that leaves the most even
        mixture), or a function of (rules, state, randomness) that returns a legal action for the
        next player. One marked with :func:`zebres_lib.jit.compilable` plays at full speed, any
        other in plain Python.
    deck, path_tokens, tokens, hand_size
        As in :class:`~zebres_lib.zoo_run.FreeRules`: by default the reconstructed deck, on which
        all results depend, and the rulebook's table.
    seed
        The same seed gives the same table, for any number of workers, compiled or not. Two
        settings played with one seed are paired game by game.
    compiled
        True or False to insist; by default compiled where Numba is and the player is marked.
    executor, workers
        Any ``concurrent.futures`` executor; without one, threads where the games are compiled and
        processes otherwise. ``workers=1`` stays in this thread.
    store
        A folder to keep finished blocks in: a run that was killed goes on from there.
    progress
        Show a bar with games a second and time left; by default on a long run at a terminal.

    Raises
    ------
    TypeError, ValueError
        For a bad argument, naming it; :class:`~zebres_lib.zoo_run.RulesError` among them.
    SimulationError
        If a player chose an action that is not legal, naming game and action.
    zebres_lib.experiments.StoreError
        If the store holds other games.

    >>> table = simulate_free_the_animals(200, players=2, seed=1, compiled=False)
    >>> table.verdict.value_counts().sum()
    np.int64(200)
    """
    from . import FreeSimulation

    rules = FreeRules(players, deck, path_tokens, tokens, hand_size)  # type: ignore[arg-type]
    simulation = FreeSimulation.of(rules, team, compiled=compiled)
    return _run(simulation, games, seed, executor, workers, store, progress)


def simulate_race(
    games: int = 10_000,
    players: int = 3,
    *,
    keep: str | Choose | Policy | Sequence[str | Choose | Policy] = "best",
    line_up: str | Choose | Policy | Sequence[str | Choose | Policy] = "spaces",
    deck: Deck | str = RECONSTRUCTED,
    track_length: int = 20,
    favourites: Sequence[str] | None = None,
    hand_size: int = 4,
    seed: int = 0,
    compiled: bool | None = None,
    executor: Executor | None = None,
    workers: int | None = None,
    store: str | Path | None = None,
    progress: bool | None = None,
) -> pd.DataFrame:
    """Play many races of the year: a row a game, columns as listed in the module.

    Parameters
    ----------
    games, players
        How many games, and players, 2 to 5.
    keep
        How the kept card is chosen: ``"random"``, ``"best"`` (best exact mean next line-up over
        all draws from the rest of the deck), ``"seen"`` (the same over the cards that can still
        come), or a function of (rules, state, randomness) that returns a legal action. One for
        all, or a list with one for each seat.
    line_up
        How cards are lined up: ``"spaces"`` (most spaces, then crowns) or a function, likewise.
    deck, track_length, hand_size
        As in :class:`~zebres_lib.zoo_run.RaceRules`. The rulebook's text does not tell the length
        of the track, and the deck is a reconstruction; results depend on both.
    favourites
        The favourite animal of each seat; by default drawn for each game, all different.
    seed, compiled, executor, workers, store, progress
        As for :func:`simulate_free_the_animals`, and so are the errors raised.

    >>> table = simulate_race(50, players=2, seed=1, compiled=False)
    >>> bool((table.shared == (table.winners > 1)).all())
    True
    """
    from . import RaceSimulation

    animals = BY_PLAYERS if favourites is None else favourites
    rules = RaceRules(players, deck, track_length, animals, hand_size)  # type: ignore[arg-type]
    simulation = RaceSimulation.of(
        rules, line_up, keep, shuffled=favourites is None, compiled=compiled
    )
    return _run(simulation, games, seed, executor, workers, store, progress)


def simulate_hands(
    hands: int = 10_000,
    cards: int = 3,
    *,
    deck: Deck | str = RECONSTRUCTED,
    seed: int = 0,
    compiled: bool | None = None,
    executor: Executor | None = None,
    workers: int | None = None,
    store: str | Path | None = None,
    progress: bool | None = None,
) -> pd.DataFrame:
    """Deal many hands, each from a full deck, and line them up in the best way: a row a hand.

    The same quantities as :func:`~zebres_lib.zoo_run.hand_table` has for all hands, by chance.
    ``cards`` is from 2 to 5; the other arguments are those of :func:`simulate_free_the_animals`,
    and so are the errors raised.

    >>> simulate_hands(100, seed=1, compiled=False)["best"].min() >= 1
    np.True_
    """
    from . import HandSimulation

    rules = FreeRules(1, deck, hand_size=cards)  # type: ignore[arg-type]
    simulation = HandSimulation.of(rules, compiled=compiled)
    return _run(simulation, hands, seed, executor, workers, store, progress)


def _run(
    simulation: FreeSimulation | HandSimulation | RaceSimulation,
    games: int,
    seed: int,
    executor: Executor | None,
    workers: int | None,
    store: str | Path | None,
    progress: bool | None,
) -> pd.DataFrame:
    return simulation.run(
        games,
        seed=seed,
        block_size=BLOCK_GAMES if simulation.compiled else PLAIN_BLOCK_GAMES,
        executor=executor,
        workers=workers,
        store=store,
        progress=progress,
    )
