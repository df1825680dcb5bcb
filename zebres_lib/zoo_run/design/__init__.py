"""Decks to order: constraints, a search for a deck that meets them, and what came of it.

>>> design = design_deck(Constraints(cards=6, head_edges=(0, 3, 3), body_edges=(0, 3, 3), animals=1,
...     spread=None), seed=1, compiled=False)
>>> design.found, len(design.deck)
(True, 6)
"""

from collections.abc import Callable
from math import isfinite

from ... import jit
from ...experiments.blocks import whole_number
from ...experiments.progress import Meter
from .constraints import (
    Constraints as Constraints,
    ConstraintsError as ConstraintsError,
    Unmet as Unmet,
    WantedChance as WantedChance,
    constraints_of as constraints_of,
    unmet as unmet,
)
from .result import Design as Design, Progress as Progress, ProgressHook as ProgressHook, spaced
from .search import Search, Stopped, deck_of, is_within


def design_deck(
    constraints: Constraints | None = None,
    *,
    seed: int = 0,
    rounds: int = 20,
    moves: int = 2_000_000,
    games: int = 4_000,
    seconds: float = 300.0,
    compiled: bool | None = None,
    progress: bool | None = None,
    on_progress: ProgressHook | None = None,
    stop: Callable[[], object] | None = None,
) -> Design:
    """Search for a deck that meets constraints, and return it or how close the search came.

    A round begins with a deck drawn by chance that has the right edges and balance, and changes it
    little by little, keeping both, until no hand of three is without an animal and no two cards
    are alike: simulated annealing (Kirkpatrick, Gelatt, Vecchi, Science 220, 1983, 671-680). For a
    wanted chance of winning it then goes on among decks with nothing wrong, towards richer or
    poorer hands, plays games with what it finds, and confirms a deck that looks right with games
    that had no part in finding it. A deck is checked once more, card by card, before it is said
    to be found.

    Parameters
    ----------
    constraints
        Those of the reconstructed deck by default.
    seed
        The same seed gives the same deck, compiled or not, unless time runs out.
    rounds, moves
        Starts before the search gives up, and small changes tried in each.
    games
        Games played with each deck on the way; more, where the tolerance asks for it, at the end.
    seconds
        Time after which the search ends with the best so far.
    compiled
        True or False to insist; by default compiled where Numba is.
    progress
        Show a bar; by default on a long search at a terminal.
    on_progress
        Called with a :class:`Progress` some times a second.
    stop
        Called now and then; once it returns something true, the search ends with the best so far,
        as it does when it is interrupted from the keyboard.

    Raises
    ------
    TypeError, ValueError
        For a bad argument, naming it. A search that finds nothing raises nothing: see
        :attr:`Design.unmet`.
    """
    constraints = Constraints() if constraints is None else constraints
    if not isinstance(constraints, Constraints):
        raise TypeError(f"constraints: {constraints!r} are not Constraints")
    if isinstance(seconds, bool) or not isfinite(seconds) or seconds <= 0:
        raise ValueError(f"seconds: {seconds!r} is not a time above 0")
    if compiled and not jit.is_available():
        raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
    seed = whole_number(seed, "seed", lowest=0)
    meter = Meter(
        total=max(1, round(seconds)), done=0, progress=progress, on_progress=None, unit=" s"
    )

    def tell(now: Progress) -> None:
        if meter.is_shown:
            meter.note(now.text())
        meter.add(int(now.seconds) - meter.done)
        if on_progress is not None:
            on_progress(now)

    search = Search(
        constraints,
        seed=seed,
        rounds=whole_number(rounds, "rounds", lowest=1),
        moves=whole_number(moves, "moves", lowest=1),
        games=whole_number(games, "games", lowest=100),
        seconds=seconds,
        compiled=jit.is_available() if compiled is None else compiled,
        on_progress=tell,
        stop=stop if stop is not None else lambda: False,
    )
    stopped = ""
    try:
        search.run()
    except Stopped as end:
        stopped = str(end)
    except KeyboardInterrupt:
        stopped = "stop"
    finally:
        meter.close()
    return _result(search, constraints, seed, stopped)


def _result(search: Search, constraints: Constraints, seed: int, stopped: str) -> Design:
    chance = constraints.chance
    if chance is not None:
        search.settle(chance)
    best = deck_of(constraints, search.edges, f"designed-{seed}")
    lacking = list(unmet(best, constraints))
    if chance is not None:
        estimate = search.chance
        if estimate is None:
            lacking.append(Unmet("chance", "not-played", (("wanted", chance.wanted),)))
        elif not is_within(estimate, chance):
            numbers: dict[str, float | str] = {
                "value": estimate.value,
                "low": estimate.low,
                "high": estimate.high,
                "wanted": chance.wanted,
                "tolerance": chance.tolerance,
                "games": spaced(estimate.n),
            }
            lacking.append(Unmet("chance", "chance", tuple(numbers.items())))
    return Design(
        deck=None if lacking else best,
        best=best,
        unmet=tuple(lacking),
        chance=search.chance,
        constraints=constraints,
        seed=seed,
        rounds=search.round,
        tries=search.tries,
        decks_played=search.decks_played,
        games=search.games,
        seconds=search.seconds,
        stopped=stopped,
    )
