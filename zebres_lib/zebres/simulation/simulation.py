"""A simulation: what decides its games, and how the loop plays a block of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ...experiments import Block
from ...experiments.simulation import Loop, Simulation as AnySimulation, speed
from .. import players
from ..position import GREEN, WHITE, Position, start
from ..rules import Rules
from .loop import GAME_NUMBERS, Numbered, lasting_loop, playing_loop, watched
from .recorders import FACTS, Recorder

if TYPE_CHECKING:
    import pandas as pd

_SIDES = {"white": (0, 0), "green": (1, 1), "alternate": (0, 1)}


@dataclass(frozen=True, kw_only=True)
class Games(AnySimulation):
    """What decides games of any kind, and how the loop plays them: rules, and what is noted."""

    rules: Rules
    recorder: Recorder

    def settings_of_rules(self) -> dict[str, Any]:
        """Return the rules that are not classic, as plain data."""
        given = self.rules.differences()
        for name, value in given.items():
            if name == "board":
                given[name] = "/".join(value.map) + ("" if value.clockwise else " counterclockwise")
            elif isinstance(value, tuple):
                given[name] = list(value)
        return given

    def description(self) -> dict[str, Any]:
        """Return what kind of games these are, for people: the rules."""
        changed = self.settings_of_rules()
        if not changed:
            return {"rules": "classic"}
        return {"rules": ", ".join(f"{name}={value}" for name, value in changed.items())}

    def _arguments(
        self, compiled: bool, begins: Sequence[Position] = (start(WHITE), start(GREEN))
    ) -> tuple[Any, Any]:
        """Return the rules and the positions that games begin with."""
        numbers = np.array(begins, dtype=np.int64).ravel()
        return (self.rules.compiled(), numbers) if compiled else (self.rules, numbers.tolist())

    def _memory(self, games: int) -> tuple[NDArray[Any], int]:
        width = self.recorder.width(self.rules)
        return np.zeros((games, width), self.recorder.dtype), width + self.recorder.notes


@dataclass(frozen=True, kw_only=True)
class Simulation(Games):
    """Games of two policies."""

    name: ClassVar[str] = "zebres.simulate"

    white: players.Policy
    green: players.Policy
    first_player: str

    @classmethod
    def of(
        cls,
        rules: Rules | None,
        white: str | players.Policy,
        green: str | players.Policy,
        *,
        first_player: str = "white",
        recorder: Recorder = FACTS,
        compiled: bool | None = None,
    ) -> "Simulation":
        """Check the settings and return the simulation that they make."""
        if first_player not in _SIDES:
            raise ValueError(f"first_player: {first_player!r} is not white, green or alternate")
        one, other = players.find(white), players.find(green)
        return cls(
            rules=checked_rules(rules),
            white=one,
            green=other,
            first_player=first_player,
            recorder=recorder,
            compiled=speed(compiled, [one, other]),
        )

    @cached_property
    def loop(self) -> Loop:
        """The loop that plays, as plain Python that may be compiled."""
        policies: Numbered = ((0, self.white), (1, self.green))
        if self.white is self.green:
            policies = policies[:1]
        known = players.is_known(self.white) and players.is_known(self.green)
        make = lasting_loop if self.compiled else playing_loop
        return make(policies, self.recorder.record, checked=not known)

    def watched_loop(self) -> Loop:
        """Return the loop for plain Python; policies of others are watched."""
        policies = tuple(
            (number, policy)
            if players.is_known(policy)
            else (
                number,
                watched(f"{players.name_of(policy)}, playing {side},", policy, self.rules),
            )
            for number, (side, policy) in enumerate((("white", self.white), ("green", self.green)))
        )
        return playing_loop(policies, self.recorder.record, checked=False)

    def description(self) -> dict[str, Any]:
        """Return what kind of games these are, for people: policies and rules."""
        white, green = players.name_of(self.white), players.name_of(self.green)
        return {"white": white, "green": green, **super().description()}

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {
            "rules": self.settings_of_rules(),
            "white": players.name_of(self.white),
            "green": players.name_of(self.green),
            "first_player": self.first_player,
            "columns": self.recorder.name,
            "code": self.code,
        }

    def _games(self, block: Block) -> NDArray[np.int64]:
        games = np.zeros((block.count, GAME_NUMBERS), dtype=np.int64)
        games[:, 0] = np.arange(block.first, block.first + block.count)
        games[:, 1] = np.array(_SIDES[self.first_player])[games[:, 0] % 2]
        games[:, 3] = 1
        return games

    def _table(self, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
        return self.recorder.table(self.rules, block, rows)


@cache
def _classic() -> Rules:
    return Rules()


def checked_rules(rules: Rules | None) -> Rules:
    """Return the rules, classic by default; ``TypeError`` for anything else."""
    given: object = rules
    if given is not None and not isinstance(given, Rules):
        raise TypeError(f"rules: {given!r} is not a Rules; write rules=Rules(...)")
    return rules if rules is not None else _classic()
