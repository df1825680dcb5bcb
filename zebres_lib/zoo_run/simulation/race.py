"""Many races of the year."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...experiments import Block
from ...experiments.simulation import Loop, categories, speed
from ...jit import compilable, is_marked, pointer
from ...randomness import Randomness, begin as start_stream, below
from ..decks.tables import bind
from ..players import Choose, Policy, find
from ..players.hand_tables import bind_race
from ..position import OVER, action_argument
from ..race import (
    deal_all,
    end_keeping,
    end_line_ups,
    finishers,
    is_legal,
    start,
    winners,
    with_kept,
    with_order,
)
from ..variant import PATH_TOKENS, CompiledRaceRules, RaceRules
from .games import DeckSimulation, watched

if TYPE_CHECKING:
    import pandas as pd


class Columns(NamedTuple):
    """What the loop writes first: who finishes and who wins are masks of seats."""

    turns: int
    finishers: int
    winners: int


class SeatColumns(NamedTuple):
    """What it writes then, for each seat in turn."""

    favourite: int
    spaces: int
    crowns: int


AT = Columns(*range(len(Columns._fields)))
AT_SEAT = SeatColumns(*range(len(SeatColumns._fields)))

SEATS = tuple(f"player_{players}" for players in PATH_TOKENS)
"""Categories of the column ``winner``, before ``shared``."""

_MASKS = range(1 << len(SEATS))
_IN_MASK = np.array([mask.bit_count() for mask in _MASKS], dtype=np.int16)
_WINNER = np.array(
    [mask.bit_length() - 1 if mask.bit_count() == 1 else len(SEATS) for mask in _MASKS]
)

ForEach = str | Choose | Policy | Sequence[str | Choose | Policy]
"""A player for all seats, or one for each."""


def for_each(name: str, given: ForEach, seats: int) -> Sequence[str | Choose | Policy]:
    """Return a player for each seat; ``ValueError`` naming the argument if that is not possible."""
    if isinstance(given, str) or callable(given):
        return [given] * seats
    if len(given) != seats:
        raise ValueError(
            f"{name}: {len(given)} players for {seats} seats; give one for each, or just one"
        )
    return given


@compilable
def bind_race_rules(rules: CompiledRaceRules) -> CompiledRaceRules:
    """Return the tables of the rules in the form that is quickest to pass on."""
    return CompiledRaceRules(
        bind(rules.cards),
        rules.players,
        rules.hand_size,
        rules.track_length,
        pointer(rules.favourite_animals),
    )


def race_loop(
    choose_line_up: Choose, choose_card: Choose, *, checked: bool, shuffled: bool
) -> Loop:
    """Return the loop that plays game no. 2 and writes :class:`Columns` and :class:`SeatColumns`.

    With ``shuffled`` the favourites are drawn anew for each game, all different; they are written
    over those in the rules, which must be a copy with room for all animals of the deck.
    """

    @compilable
    def play_games(given: CompiledRaceRules, made: Any, state: Any, games: Any, rows: Any) -> int:
        rules, tables, randomness = bind_race_rules(given), bind_race(made), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, games[game])
            if shuffled:
                draw_favourites(rules, randomness)
            now = start(rules)
            while now.phase != OVER:
                now = deal_all(rules, now, randomness)
                for _ in range(rules.players):
                    action = choose_line_up(rules, now, randomness, tables)
                    if checked and not is_legal(rules, now, action):
                        return game
                    now = with_order(now, action_argument(action))
                now = end_line_ups(rules, now)
                if now.phase == OVER:
                    break
                for _ in range(rules.players):
                    action = choose_card(rules, now, randomness, tables)
                    if checked and not is_legal(rules, now, action):
                        return game
                    now = with_kept(now, action_argument(action))
                now = end_keeping(rules, now)
            rows[game, AT.turns] = now.turn
            rows[game, AT.finishers] = finishers(rules, now)
            rows[game, AT.winners] = winners(rules, now)
            for seat in range(rules.players):
                column = len(AT) + len(AT_SEAT) * seat
                rows[game, column + AT_SEAT.favourite] = rules.favourite_animals[seat]
                rows[game, column + AT_SEAT.spaces] = now.spaces[seat]
                rows[game, column + AT_SEAT.crowns] = now.crowns[seat]
        return len(rows)

    return play_games


@compilable
def draw_favourites(rules: CompiledRaceRules, randomness: Randomness) -> None:
    """Write a favourite for each seat over those in the rules, all different (``race.setup``)."""
    animals = rules.favourite_animals
    for animal in range(rules.cards.animals):
        animals[animal] = animal
    for seat in range(rules.players):
        other = seat + below(randomness, rules.cards.animals - seat)
        chosen = animals[other]
        animals[other] = animals[seat]
        animals[seat] = chosen


def by_seat(choosers: Sequence[Choose]) -> Choose:
    """Return the function by which players choose, each in their own seat."""
    together = choosers[0]
    for other in dict.fromkeys(choosers[1:]):
        if other is not choosers[0]:
            seats = sum(1 << seat for seat, each in enumerate(choosers) if each is other)
            together = _one_of_two(other, seats, together)
    return together


def _one_of_two(one: Choose, seats: int, other: Choose) -> Choose:
    def choose(rules: Any, state: Any, randomness: Randomness, tables: Any) -> int:
        if seats >> state.player & 1:
            return one(rules, state, randomness, tables)
        return other(rules, state, randomness, tables)

    return compilable(choose) if is_marked(one) and is_marked(other) else choose


@dataclass(frozen=True, kw_only=True)
class RaceSimulation(DeckSimulation):
    """Many races of the year."""

    name: ClassVar[str] = "zoo_run.simulate_race"

    rules: RaceRules
    line_up: tuple[Policy, ...]
    keep: tuple[Policy, ...]
    shuffled: bool

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

        ``line_up`` and ``keep`` are one policy for all seats or one for each; with ``shuffled``,
        favourites are drawn for each game.
        """
        lining = tuple(find("line_up", one) for one in for_each("line_up", line_up, rules.players))
        keeping = tuple(find("keep", one) for one in for_each("keep", keep, rules.players))
        return cls(
            rules=rules,
            line_up=lining,
            keep=keeping,
            shuffled=shuffled,
            compiled=speed(compiled, [policy.given for policy in (*lining, *keeping)]),
        )

    @cached_property
    def loop(self) -> Loop:
        """The loop that plays, as plain Python that may be compiled."""
        return race_loop(
            by_seat([policy.choose for policy in self.line_up]),
            by_seat([policy.choose for policy in self.keep]),
            checked=not all(policy.known for policy in (*self.line_up, *self.keep)),
            shuffled=self.shuffled,
        )

    def watched_loop(self) -> Loop:
        """Return the loop for plain Python; policies of somebody else are watched."""
        return race_loop(
            by_seat([watched(policy, self.rules, is_legal) for policy in self.line_up]),
            by_seat([watched(policy, self.rules, is_legal) for policy in self.keep]),
            checked=False,
            shuffled=self.shuffled,
        )

    def description(self) -> dict[str, Any]:
        """Return what kind of races these are, for people and for stores."""
        rules = self.rules
        return {
            "players": rules.players,
            "line_up": _names(self.line_up),
            "keep": _names(self.keep),
            "deck": rules.deck.name,
            "track_length": rules.track_length,
            "favourites": "random" if self.shuffled else list(rules.favourites),
            "hand_size": rules.hand_size,
        }

    def _memory(self, games: int) -> tuple[NDArray[Any], int]:
        width = len(AT) + len(AT_SEAT) * self.rules.players
        return np.zeros((games, width), dtype=np.int16, order="F"), 0

    def _arguments(self, compiled: bool) -> tuple[Any, Any]:
        rules = self.rules
        tables = self.keep[0].tables(rules, compiled=compiled)
        # Room for all animals, where the loop may write other favourites.
        room = max(len(rules.favourite_animals), len(rules.deck.animals))
        favourites = [*rules.favourite_animals, *[0] * room][:room]
        if compiled:
            return rules.compiled()._replace(favourite_animals=np.array(favourites)), tables
        return CompiledRaceRules(
            rules.cards, rules.players, rules.hand_size, rules.track_length, favourites
        ), tables

    def _table(self, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
        import pandas as pd

        seats, who = range(self.rules.players), rows[:, AT.winners]
        number = _IN_MASK[who]
        table: dict[str, Any] = {
            "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "turns": rows[:, AT.turns],
            "finishers": _IN_MASK[rows[:, AT.finishers]],
            "winners": number,
            "shared": number > 1,
            "winner": categories(_WINNER[who], (*SEATS, "shared")),
        }
        for seat in seats:
            column = len(AT) + len(AT_SEAT) * seat
            favourite = rows[:, column + AT_SEAT.favourite]
            table[f"favourite_{seat + 1}"] = categories(favourite, self.rules.deck.animals)
            table[f"spaces_{seat + 1}"] = rows[:, column + AT_SEAT.spaces]
            table[f"crowns_{seat + 1}"] = rows[:, column + AT_SEAT.crowns]
            table[f"won_{seat + 1}"] = who & 1 << seat != 0
        return pd.DataFrame(table)


def _names(policies: tuple[Policy, ...]) -> str | list[str]:
    """Return the name of a policy for all seats, or the names by seat."""
    names = [policy.name for policy in policies]
    return names[0] if len(set(policies)) == 1 else names
