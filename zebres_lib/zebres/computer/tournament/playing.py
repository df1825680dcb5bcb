"""A tournament as an experiment: blocks of games over any executor, kept and continued."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .... import jit
from ....errors import TournamentError
from ....experiments.blocks import Block, whole_number
from ....experiments.simulation import Loop, categories
from ....jit import compilable
from ....randomness import Stream
from ... import players as known_players
from ...players import random
from ...position import OVER, PLACE_ANIMAL, Position, action_kind
from ...rules import Rules, RuleTables, score
from ...simulation.loop import GAME_NUMBERS, lasting_loop, playing_loop, watched
from ...simulation.recorders import WHO, Recorder, points_table
from ...simulation.simulation import Games, checked_rules
from ...text.positions import format_position
from .contestants import DRAW, Contestant, Given, contestants
from .openings import Opening, opening

if TYPE_CHECKING:
    from concurrent.futures import Executor

    import pandas as pd

COMPILE_FROM = 500
"""So many games between marked players are worth the seconds that compiling them takes."""

SMALL_BLOCK, LARGE_BLOCK = 10, 2_000
"""Games of a block: with players who think, and with quick ones alone."""

_OPENINGS, _GAMES = 0, 1


class Columns(NamedTuple):
    """What is noted of each game; placements without those of the opening."""

    white_points: int
    green_points: int
    inauguration: int
    placements: int


AT = Columns(*range(len(Columns._fields)))


@compilable
def record_result(
    rules: RuleTables, before: Position, action: int, after: Position, row: Any
) -> None:
    """Write :class:`Columns`."""
    if action_kind(action) == PLACE_ANIMAL:
        row[AT.placements] += 1
    if after.phase == OVER:
        row[AT.white_points], row[AT.green_points] = score(rules, after)
        row[AT.inauguration] = after.inauguration


RESULT = Recorder("result", record_result, len(AT), points_table)


def play(
    players: "Iterable[Given] | Mapping[str, Given]",
    rounds: int = 50,
    *,
    matches: Iterable[tuple[str, str]] | None = None,
    opening_turns: int = 2,
    seed: int = 0,
    rules: Rules | None = None,
    compiled: bool | None = None,
    executor: "Executor | None" = None,
    workers: int | None = None,
    store: str | Path | None = None,
    progress: bool | None = None,
) -> "pd.DataFrame":
    """Play a tournament and return a table, a row a game; the columns are listed in the package.

    In each round every two players play a pair of games from the same start, each with White once.
    A start is the guardian's first post and some turns, all at random: without them two players who
    leave nothing to chance would play the same few games again and again.

    Parameters
    ----------
    players
        Names of players or levels (:func:`names`), functions of (rules, position, randomness) that
        return a legal action, or levels with a budget of their own
        (``levels.level("no mercy", nodes=50_000)``); or a dict of these by names to call them. A
        function must depend on its arguments alone, and take its chance from ``randomness``.
    rounds
        Pairs of games that every two players play.
    matches
        Pairs of names: who plays whom; by default everybody plays everybody.
    opening_turns
        Random turns of a start, after the guardian's post.
    seed
        The same seed gives the same table for any number of workers, compiled or not; more rounds
        add rows and change none.
    rules
        Classic by default.
    compiled
        Whether games between marked players are played compiled; by default where Numba is
        installed and there are at least 500 of them. Levels compile their search in any case.
    executor, workers
        Any ``concurrent.futures`` executor; without one, threads where the players are compiled or
        search, processes if there are others. ``workers=1`` stays in this thread.
    store
        A folder to keep finished blocks in: a tournament that was killed goes on from there.
    progress
        Show a bar; by default on a long run at a terminal or in a notebook.

    Raises
    ------
    TypeError, ValueError
        For a bad argument, naming it; among them a level that thinks by the clock.
    TournamentError
        If a player chose an action that is not legal, naming game, player and action.
    zebres_lib.experiments.StoreError
        If the store holds other games.
    """
    rounds = whole_number(rounds, "rounds", lowest=1)
    seed = whole_number(seed, "seed", lowest=0)
    entered = Tournament.of(
        players, rounds, matches=matches, opening_turns=opening_turns, rules=rules,
        compiled=compiled,
    )  # fmt: skip
    games = 2 * len(entered.matches) * rounds
    table = entered.run(
        games, seed=seed, block_size=entered.block_size, executor=executor, workers=workers,
        store=store, progress=progress,
    )  # fmt: skip
    table.attrs["rounds"] = rounds
    return table


@dataclass(frozen=True, kw_only=True)
class Tournament(Games):
    """What decides the games of a tournament, and how a block of them is played.

    Games are numbered round by round, match by match in a round, so that more rounds leave the
    first ones as they are. ``compiled`` is whether games between marked policies are.
    """

    name: ClassVar[str] = "zebres.tournament"
    refusal: ClassVar[type[TournamentError]] = TournamentError

    contestants: tuple[Contestant, ...]
    matches: tuple[tuple[int, int], ...]
    opening_turns: int

    @classmethod
    def of(
        cls,
        players: "Iterable[Given] | Mapping[str, Given]",
        rounds: int,
        *,
        matches: Iterable[tuple[str, str]] | None,
        opening_turns: int,
        rules: Rules | None,
        compiled: bool | None,
    ) -> "Tournament":
        """Check the settings and return the tournament that they make."""
        entered = contestants(players)
        rules = checked_rules(rules)
        turns = whole_number(opening_turns, "opening_turns", lowest=0)
        if compiled and not jit.is_available():
            raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
        met = _matches([one.name for one in entered], matches)
        quick = [one for one in met if all(entered[seat].is_marked for seat in one)]
        if compiled is None:
            compiled = jit.is_available() and 2 * rounds * len(quick) >= COMPILE_FROM
        return cls(
            rules=rules,
            recorder=RESULT,
            contestants=entered,
            matches=met,
            opening_turns=turns,
            compiled=compiled and bool(quick),
        )

    @property
    def block_size(self) -> int:
        """Games of a block: the unit of work and of storing."""
        # Whether games are compiled must not matter here, for a store holds blocks of one size.
        return LARGE_BLOCK if all(one.is_marked for one in self.contestants) else SMALL_BLOCK

    @cached_property
    def loop(self) -> Loop:
        """The loop for marked policies."""
        marked = tuple(
            (number, one.policy) for number, one in enumerate(self.contestants) if one.is_marked
        )
        known = all(known_players.is_known(policy) for _, policy in marked)
        return lasting_loop(marked or ((0, random.choose),), record_result, checked=not known)

    def watched_loop(self) -> Loop:
        """Return the loop for plain Python, where everybody is watched."""
        who = tuple(
            (number, watched(one.name, one.fresh(), self.rules))
            for number, one in enumerate(self.contestants)
        )
        return playing_loop(who, record_result, checked=False)

    @property
    def in_threads(self) -> bool:
        """Whether what takes time runs compiled, side by side in threads."""
        if not all(one.is_marked or one.searches for one in self.contestants):
            return False
        return self.compiled or (self._searches and jit.is_available())

    @property
    def is_compiled(self) -> bool:
        """Whether nothing is left to compile in this process."""
        if not super().is_compiled or not self._searches:
            return super().is_compiled
        from ..search import alphabeta

        return jit.is_ready(alphabeta.search)

    def compile(self) -> None:
        """Compile the loop and the search now, rather than when the first block is played."""
        if self.compiled:
            super().compile()
        for one in self.contestants:
            if one.searches:
                one.policy.prepare(self.rules)
                break

    def description(self) -> dict[str, Any]:
        """Return what kind of games these are, for people."""
        return {
            "players": [one.name for one in self.contestants],
            "opening_turns": self.opening_turns,
            **super().description(),
        }

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {
            "rules": self.settings_of_rules(),
            "players": [one.settings() for one in self.contestants],
            "matches": [list(one) for one in self.matches],
            "opening_turns": self.opening_turns,
            "code": self.code,
        }

    def play(self, block: Block) -> "pd.DataFrame":
        """Return the rows of a block of games; the same in any process and at either speed."""
        games = self._games(block)
        seats, rounds = games[:, 2:], self._rounds(block)
        openings = self._openings(rounds, block.seed)
        given = partial(self._arguments, begins=[one.position for one in openings])
        chance = np.random.SeedSequence(block.seed, spawn_key=(_GAMES,))
        rows = self._memory(block.count)[0]
        marked = np.array([one.is_marked for one in self.contestants])[seats].all(axis=1)
        for compiled in (True, False):
            chosen = np.flatnonzero((marked & self.compiled) == compiled)
            if chosen.size:
                rows[chosen] = self._played(games[chosen], chance, given, compiled)
        return self._result(block, seats, rounds, openings, rows)

    # --- inside ------------------------------------------------------------------------------

    def _functions(self) -> list[Any]:
        return [self.loop, *(one.policy for one in self.contestants if not one.searches)]

    @property
    def _searches(self) -> bool:
        return any(one.searches for one in self.contestants)

    def _rounds(self, block: Block) -> NDArray[np.int64]:
        return np.arange(block.first, block.first + block.count) // (2 * len(self.matches))

    def _games(self, block: Block) -> NDArray[np.int64]:
        games = np.zeros((block.count, GAME_NUMBERS), dtype=np.int64)
        games[:, 0] = np.arange(block.first, block.first + block.count)
        games[:, 1] = np.arange(block.count)
        within = games[:, 0] % (2 * len(self.matches))
        games[:, 2:] = np.array(self.matches)[within // 2]
        exchanged = within % 2 == 1
        games[exchanged, 2:] = games[exchanged, 3:1:-1]
        return games

    def _openings(self, rounds: NDArray[np.int64], seed: int) -> list[Opening]:
        stream = Stream(np.random.SeedSequence(seed, spawn_key=(_OPENINGS,)))
        drawn = {
            int(number): opening(self.rules, stream, int(number), self.opening_turns)
            for number in np.unique(rounds)
        }
        return [drawn[int(number)] for number in rounds]

    def _result(
        self,
        block: Block,
        seats: NDArray[np.int64],
        rounds: NDArray[np.int64],
        openings: list[Opening],
        rows: NDArray[Any],
    ) -> "pd.DataFrame":
        import pandas as pd

        points = points_table(self.rules, block, rows)
        names = [one.name for one in self.contestants]
        won = points["winner"].cat.codes.to_numpy()
        winner = np.select([won == 0, won == 1], [seats[:, 0], seats[:, 1]], len(names))
        starts = {one: format_position(self.rules, one.position) for one in set(openings)}
        placed = np.array([one.placements for one in openings], dtype=np.int16)
        posts = np.array([one.post for one in openings])
        return pd.DataFrame(
            {
                "game": points["game"],
                "pair": points["game"] // 2,
                "round": rounds,
                "white": categories(seats[:, 0], names),
                "green": categories(seats[:, 1], names),
                "post": categories(posts, self.rules.board.post_names),
                "start": pd.Series([starts[one] for one in openings], dtype="str"),
                "white_points": points["white_points"],
                "green_points": points["green_points"],
                "margin": points["margin"],
                "winner": points["winner"],
                "won_by": categories(winner, [*names, DRAW]),
                "inauguration": categories(rows[:, AT.inauguration], WHO),
                "placements": rows[:, AT.placements] + placed,
            }
        )


def _matches(
    names: list[str], given: Iterable[tuple[str, str]] | None
) -> tuple[tuple[int, int], ...]:
    """Return who plays whom, by number; raise naming a match that cannot be."""
    if given is None:
        return tuple(combinations(range(len(names)), 2))
    found: list[tuple[int, int]] = []
    for match in given:
        if isinstance(match, str) or len(match) != 2:
            raise ValueError(f"matches: {match!r} is not a pair of names")
        for name in match:
            if name not in names:
                raise ValueError(f"matches: {name!r} is not among {', '.join(names)}")
        one, other = names.index(match[0]), names.index(match[1])
        if one == other:
            raise ValueError(f"matches: {match[0]!r} cannot play against itself")
        if (one, other) in found or (other, one) in found:
            raise ValueError(f"matches: {match[0]!r} and {match[1]!r} are there twice")
        found.append((one, other))
    if not found:
        raise ValueError("matches: there is none")
    return tuple(found)
