"""Many races of the year."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from ... import jit
from ...randomness import Stream
from .. import race
from ..players import Player, find
from ..position import LINE_UP, OVER
from ..variant import PATH_TOKENS, CompiledRaceRules, RaceRules
from .games import Decision, Simulation, categories, deck_settings, speed, whole_numbers
from .kernels import RACE_FACTS, Choose, Kernel, by_seat, draw_favourites, race_kernel

if TYPE_CHECKING:
    import pandas as pd

    from ...experiments import Block

SEATS = tuple(f"player_{players}" for players in PATH_TOKENS)
"""Categories of the column ``winner``, before ``shared``."""

_MASKS = range(1 << len(SEATS))
_IN_MASK = np.array([mask.bit_count() for mask in _MASKS], dtype=np.int16)
_WINNER = np.array(
    [mask.bit_length() - 1 if mask.bit_count() == 1 else len(SEATS) for mask in _MASKS]
)

ForEach = str | Choose | Player | Sequence[str | Choose | Player]
"""A player for all seats, or one for each."""


def for_each(name: str, given: ForEach, seats: int) -> Sequence[str | Choose | Player]:
    """Return a player for each seat; ``ValueError`` naming the argument if that is not possible."""
    if isinstance(given, str) or callable(given):
        return [given] * seats
    if len(given) != seats:
        raise ValueError(
            f"{name}: {len(given)} players for {seats} seats; give one for each, or just one"
        )
    return given


@dataclass(frozen=True)
class RaceSimulation(Simulation):
    """Many races of the year."""

    rules: RaceRules
    line_up: tuple[Player, ...]
    keep: tuple[Player, ...]
    shuffled: bool
    name: str = field(default="zoo_run.simulate_race", init=False)

    @classmethod
    def of(
        cls,
        rules: RaceRules,
        line_up: ForEach = "spaces",
        keep: ForEach = "best",
        *,
        shuffled: bool = False,
        compiled: bool | None = None,
    ) -> "RaceSimulation":
        """Check the settings and return the simulation that they make.

        ``line_up`` and ``keep`` are one player for all seats or one for each; with ``shuffled``,
        favourites are drawn for each game.
        """
        lining = tuple(find("line_up", one) for one in for_each("line_up", line_up, rules.players))
        keeping = tuple(find("keep", one) for one in for_each("keep", keep, rules.players))
        made = cls(speed(compiled, [*lining, *keeping]), "", rules, lining, keeping, shuffled)
        return replace(made, code=jit.fingerprint(made.kernel))

    def players(self) -> Sequence[Player]:
        """Return who lines up and who chooses cards to keep, seat by seat."""
        return (*self.line_up, *self.keep)

    @cached_property
    def kernel(self) -> Kernel:
        """The loop that plays a block, as plain Python."""
        whole = {player: whole_numbers(player) for player in self.players()}
        return race_kernel(
            by_seat([whole[player] for player in self.line_up]),
            by_seat([whole[player] for player in self.keep]),
            checked=self.checked,
            shuffled=self.shuffled,
        )

    def told(self) -> dict[str, Any]:
        """Return what kind of races these are, for people and for stores."""
        rules = self.rules
        return {
            "players": rules.players,
            "line_up": _told(self.line_up),
            "keep": _told(self.keep),
            "deck": rules.deck.name,
            "track_length": rules.track_length,
            "favourites": "random" if self.shuffled else list(rules.favourites),
            "hand_size": rules.hand_size,
        }

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {**self.told(), "deck": deck_settings(self.rules.deck), "code": self.code}

    def _rows(self, games: int) -> np.ndarray:
        return np.zeros(
            (games, len(RACE_FACTS) + 3 * self.rules.players), dtype=np.int16, order="F"
        )

    def _arguments(self) -> tuple[Any, Any]:
        tables = self.keep[0].tables(self.rules, compiled=self.compiled)
        if self.compiled:
            given = self.rules.compiled()
            return given._replace(favourite_animals=np.array(self._favourites())), tables
        rules = self.rules
        return CompiledRaceRules(
            rules.cards, rules.players, rules.hand_size, rules.track_length, self._favourites()
        ), tables

    def _favourites(self) -> list[int]:
        """Return favourites with room for all animals, where the loop may write others."""
        room = max(len(self.rules.favourite_animals), len(self.rules.deck.animals))
        return [*self.rules.favourite_animals, *[0] * room][:room]

    def _decisions(self, seed: int, game: int) -> Iterator[Decision]:
        rules, stream = self.rules, Stream(seed)
        stream.begin(game)
        if self.shuffled:
            given = self._arguments()[0]._replace(favourite_animals=self._favourites())
            draw_favourites(given, stream)
            animals = given.favourite_animals[: rules.players]
            rules = replace(rules, favourites=tuple(rules.deck.animals[one] for one in animals))
        tables, state = self.keep[0].tables(rules), race.start(rules)
        while state.phase != OVER:
            state = race.deal_all(rules, state, stream)
            players = self.line_up if state.phase == LINE_UP else self.keep
            player = players[state.player]
            action = player.choose(rules, state, stream, tables)
            whole = hasattr(action, "__index__")
            legal = whole and race.is_legal(rules, state, index(action))
            yield Decision(player, rules, state, action, legal)
            state = race.apply(rules, state, index(action))

    def _table(self, block: "Block", rows: np.ndarray) -> "pd.DataFrame":
        import pandas as pd

        seats, winners = range(self.rules.players), rows[:, 2]
        number = _IN_MASK[winners]
        table: dict[str, Any] = {
            "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "turns": rows[:, 0],
            "finishers": _IN_MASK[rows[:, 1]],
            "winners": number,
            "shared": number > 1,
            "winner": categories(_WINNER[winners], (*SEATS, "shared")),
        }
        for seat in seats:
            column = len(RACE_FACTS) + 3 * seat
            favourite = categories(rows[:, column], self.rules.deck.animals)
            table[f"favourite_{seat + 1}"] = favourite
            table[f"spaces_{seat + 1}"] = rows[:, column + 1]
            table[f"crowns_{seat + 1}"] = rows[:, column + 2]
            table[f"won_{seat + 1}"] = winners & 1 << seat != 0
        return pd.DataFrame(table)


def _told(players: tuple[Player, ...]) -> str | list[str]:
    """Return the name of a player for all seats, or the names by seat."""
    names = [player.name for player in players]
    return names[0] if len(set(players)) == 1 else names
