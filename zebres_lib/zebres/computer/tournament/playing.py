"""A tournament as an experiment: blocks of games over any executor, kept and continued."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .... import jit
from ....experiments.blocks import Block, whole_number
from ....experiments.playing import play_games
from ....randomness import Stream
from ... import players as known_players
from ...rules import Rules
from ...simulation.kernels import Kernel
from ...simulation.simulation import WHO, Simulation
from ...text.positions import format_position
from .contestants import DRAW, Contestant, Given, contestants
from .games import COLUMNS, Opening, TournamentError, games_kernel, opening, watched

if TYPE_CHECKING:
    from concurrent.futures import Executor

    import pandas as pd

COMPILE_FROM = 500
"""So many games between marked players are worth the seconds that compiling them takes."""

SMALL_BLOCK, LARGE_BLOCK = 10, 2_000
"""Games of a block: with players who think, and with quick ones alone."""

_OPENINGS, _GAMES = 0, 1


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
    table: pd.DataFrame = play_games(
        entered, games, seed=seed, block_size=entered.block_size, executor=executor,
        workers=workers, store=store, progress=progress, refusal=TournamentError,
    )  # fmt: skip
    table.attrs.update(entered.told(), games=games, rounds=rounds, seed=seed)
    return table


@dataclass(frozen=True)
class Tournament:
    """What decides the games of a tournament, and how a block of them is played.

    An experiment in the sense of :mod:`zebres_lib.experiments`. Games are numbered round by round,
    match by match in a round, so that more rounds leave the first ones as they are.
    """

    contestants: tuple[Contestant, ...]
    matches: tuple[tuple[int, int], ...]
    opening_turns: int
    rules: Rules
    compiles_games: bool
    code: str
    name: str = field(default="zebres.tournament", init=False)

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
        given: object = rules
        if given is not None and not isinstance(given, Rules):
            raise TypeError(f"rules: {given!r} is not a Rules; write rules=Rules(...)")
        turns = whole_number(opening_turns, "opening_turns", lowest=0)
        if compiled and not jit.is_available():
            raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
        met = _matches([one.name for one in entered], matches)
        quick = [one for one in met if all(entered[seat].is_marked for seat in one)]
        if compiled is None:
            compiled = jit.is_available() and 2 * rounds * len(quick) >= COMPILE_FROM
        rules = rules if rules is not None else Rules()
        made = cls(entered, met, turns, rules, compiled and bool(quick), "")
        return cls(entered, met, turns, rules, made.compiles_games, made._code_now())

    def __getstate__(self) -> dict[str, Any]:
        # Kernels are made again where they are wanted; they would not survive the way there.
        made = ("_marked_kernel", "_play_marked")
        return {name: value for name, value in vars(self).items() if name not in made}

    @property
    def block_size(self) -> int:
        """Games of a block: the unit of work and of storing."""
        # Whether games are compiled must not matter here, for a store holds blocks of one size.
        return LARGE_BLOCK if all(one.is_marked for one in self.contestants) else SMALL_BLOCK

    @property
    def compiled(self) -> bool:
        """Whether what takes time runs compiled, side by side in threads."""
        if not all(one.is_marked or one.searches for one in self.contestants):
            return False
        return self.compiles_games or (self._searches and jit.is_available())

    @property
    def is_compiled(self) -> bool:
        """Whether nothing is left to compile in this process."""
        if self.compiles_games and not getattr(self._play_marked, "signatures", ()):
            return False
        if not self._searches:
            return True
        from ..search import alphabeta

        return jit.is_ready(alphabeta.search)

    @property
    def is_importable(self) -> bool:
        """Whether another process finds the functions that play by their names."""
        return all(
            jit.is_importable(each)
            for function in (self._marked_kernel, *self._functions)
            for each in jit.reachable(function)
            if each.__module__ != games_kernel.__module__
        )

    def compile(self) -> None:
        """Compile the loop and the search now, rather than when the first block is played."""
        if self.compiles_games:
            nothing = np.zeros(0, dtype=np.int64)
            rows = np.zeros((0, len(COLUMNS)), dtype=np.int16)
            state = Stream(0).state()
            self._play_marked(self.rules.compiled(), nothing, nothing, state, nothing, rows)
        for one in self.contestants:
            if one.searches:
                one.player.prepare(self.rules)
                break

    def told(self) -> dict[str, Any]:
        """Return what kind of games these are, for people."""
        return {
            "players": [one.name for one in self.contestants],
            "opening_turns": self.opening_turns,
            "rules": self._like_them.told()["rules"],
        }

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {
            "rules": self._like_them.settings_of_rules(),
            "players": [one.settings() for one in self.contestants],
            "matches": [list(one) for one in self.matches],
            "opening_turns": self.opening_turns,
            "code": self.code,
        }

    def play(self, block: Block) -> "pd.DataFrame":
        """Return the rows of a block of games; the same in any process and at either speed."""
        if self._code_now() != self.code:
            raise TournamentError(
                "the rules or a player were edited in one process and not in the other that "
                "should play this block; play it where they were edited, with workers=1"
            )
        games = np.arange(block.first, block.first + block.count, dtype=np.int64)
        seats, rounds = self._seats(games)
        openings = self._openings(rounds, block.seed)
        begins = np.array([one.position for one in openings], dtype=np.int64)
        rows = np.zeros((block.count, len(COLUMNS)), dtype=np.int16)
        stream = Stream(np.random.SeedSequence(block.seed, spawn_key=(_GAMES,)))
        marked = np.array([one.is_marked for one in self.contestants])[seats].all(axis=1)
        quick = np.flatnonzero(marked & self.compiles_games)
        slow = np.flatnonzero(~(marked & self.compiles_games))
        if quick.size:
            rows[quick] = self._compiled_rows(begins[quick], seats[quick], stream, games[quick])
        if slow.size:
            rows[slow] = self._plain_rows(begins[slow], seats[slow], stream, games[slow])
        return self._table(games, seats, rounds, openings, rows)

    # --- inside ------------------------------------------------------------------------------

    @property
    def _functions(self) -> list[Any]:
        return [one.player for one in self.contestants if not one.searches]

    @property
    def _searches(self) -> bool:
        return any(one.searches for one in self.contestants)

    @property
    def _like_them(self) -> Simulation:
        return Simulation.of(self.rules, "random", "random", columns="points", compiled=False)

    @cached_property
    def _marked_kernel(self) -> Kernel:
        """The loop for marked players, by their number among all."""
        # Players that come with the library play legally; others are watched.
        ours = [known_players.find(name) for name in known_players.names()]
        marked = [one.player for one in self.contestants if one.is_marked]
        return games_kernel(marked or ours[:1], checked=any(one not in ours for one in marked))

    @cached_property
    def _play_marked(self) -> Kernel:
        return jit.compiled(self._marked_kernel)

    def _code_now(self) -> str:
        unmarked = [one for one in self._functions if not jit.is_marked(one)]
        used = [self._marked_kernel, *unmarked]
        return " ".join(jit.fingerprint(one) for one in used)

    def _seats(self, games: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return for each game who has White and who Green, by number, and the round."""
        rounds, within = np.divmod(games, 2 * len(self.matches))
        seats = np.array(self.matches)[within // 2]
        exchanged = within % 2 == 1
        seats[exchanged] = seats[exchanged][:, ::-1]
        return seats, rounds

    def _openings(self, rounds: np.ndarray, seed: int) -> list[Opening]:
        stream = Stream(np.random.SeedSequence(seed, spawn_key=(_OPENINGS,)))
        drawn = {
            int(number): opening(self.rules, stream, int(number), self.opening_turns)
            for number in np.unique(rounds)
        }
        return [drawn[int(number)] for number in rounds]

    def _compiled_rows(
        self, begins: np.ndarray, seats: np.ndarray, stream: Stream, games: np.ndarray
    ) -> np.ndarray:
        rows = np.zeros((len(games), len(COLUMNS)), dtype=np.int16)
        among = np.cumsum([one.is_marked for one in self.contestants]) - 1
        done = self._play_marked(
            self.rules.compiled(), begins.ravel(), among[seats].ravel(), stream.state(), games, rows
        )
        if done < len(games):
            self._plain_rows(begins[done:], seats[done:], stream, games[done:])
            raise TournamentError(
                f"game {games[done]}: a player chose an action that is not legal, but not when "
                "the game was played again; chance must come from randomness alone"
            )
        return rows

    def _plain_rows(
        self, begins: np.ndarray, seats: np.ndarray, stream: Stream, games: np.ndarray
    ) -> np.ndarray:
        who = [watched(one.name, one.fresh(), self.rules) for one in self.contestants]
        loop = games_kernel(who, checked=False)
        rows = np.zeros((len(games), len(COLUMNS)), dtype=np.int16)
        # The rules take plain numbers only.
        for place in range(len(games)):
            number = int(games[place])
            begin, seat = begins[place].tolist(), seats[place].tolist()
            try:
                loop(self.rules, begin, seat, stream, [number], rows[place : place + 1])
            except TournamentError as error:
                raise TournamentError(f"game {number}: {error}") from None
        return rows

    def _table(
        self,
        games: np.ndarray,
        seats: np.ndarray,
        rounds: np.ndarray,
        openings: list[Opening],
        rows: np.ndarray,
    ) -> "pd.DataFrame":
        import pandas as pd

        def category(codes: Any, names: Sequence[str]) -> Any:
            return pd.Categorical.from_codes(np.asarray(codes), categories=pd.Index(names))

        white, green = rows[:, 0], rows[:, 1]
        sides = np.select([white > green, green > white], [0, 1], 2)
        names = [one.name for one in self.contestants]
        winner = np.select([sides == 0, sides == 1], [seats[:, 0], seats[:, 1]], len(names))
        starts = {one: format_position(self.rules, one.position) for one in set(openings)}
        placed = np.array([one.placements for one in openings], dtype=np.int16)
        return pd.DataFrame(
            {
                "game": games,
                "pair": games // 2,
                "round": rounds,
                "white": category(seats[:, 0], names),
                "green": category(seats[:, 1], names),
                "post": category([one.post for one in openings], self.rules.board.post_names),
                "start": pd.Series([starts[one] for one in openings], dtype="str"),
                "white_points": white,
                "green_points": green,
                "margin": white - green,
                "winner": category(np.where(sides == 2, WHO.index(DRAW), sides), WHO),
                "won_by": category(winner, [*names, DRAW]),
                "inauguration": category(rows[:, 2], WHO),
                "placements": rows[:, 3] + placed,
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
