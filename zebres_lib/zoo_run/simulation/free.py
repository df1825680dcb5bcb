"""Many games of Let's free the animals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from ... import jit
from ...randomness import Stream
from .. import free_the_animals
from ..players import Player, find
from ..position import OVER
from ..variant import FreeRules
from .games import Decision, Simulation, categories, deck_settings, speed, whole_numbers
from .kernels import FREE_FACTS, Choose, Kernel, free_kernel

if TYPE_CHECKING:
    import pandas as pd

    from ...experiments import Block

VERDICTS = tuple(verdict.name.lower() for verdict in free_the_animals.Verdict)
"""Categories of the column ``verdict``, the best first (``free.verdict``)."""


@dataclass(frozen=True)
class FreeSimulation(Simulation):
    """Many games of Let's free the animals."""

    rules: FreeRules
    team: Player
    name: str = field(default="zoo_run.simulate_free_the_animals", init=False)

    @classmethod
    def of(
        cls, rules: FreeRules, team: str | Choose | Player, *, compiled: bool | None = None
    ) -> "FreeSimulation":
        """Check the settings and return the simulation that they make."""
        player = find("free", team)
        made = cls(speed(compiled, [player]), "", rules, player)
        return replace(made, code=jit.fingerprint(made.kernel))

    def players(self) -> Sequence[Player]:
        """Return the one who decides for the team."""
        return (self.team,)

    @cached_property
    def kernel(self) -> Kernel:
        """The loop that plays a block, as plain Python."""
        return free_kernel(whole_numbers(self.team), checked=self.checked)

    def told(self) -> dict[str, Any]:
        """Return what kind of games these are, for people and for stores."""
        rules = self.rules
        return {
            "players": rules.players,
            "team": self.team.name,
            "deck": rules.deck.name,
            "path_tokens": rules.path_tokens,
            "tokens": list(rules.tokens),
            "hand_size": rules.hand_size,
        }

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {**self.told(), "deck": deck_settings(self.rules.deck), "code": self.code}

    def _rows(self, games: int) -> np.ndarray:
        return np.zeros(
            (games, len(FREE_FACTS) + len(self.rules.deck.animals)), dtype=np.int16, order="F"
        )

    def _arguments(self) -> tuple[Any, Any]:
        rules: Any = self.rules.compiled() if self.compiled else self.rules
        return rules, self.team.tables(self.rules, compiled=self.compiled)

    def _decisions(self, seed: int, game: int) -> Iterator[Decision]:
        rules, state = self.rules, free_the_animals.start(self.rules)
        tables, stream = self.team.tables(rules), Stream(seed)
        stream.begin(game)
        while state.phase != OVER:
            state = free_the_animals.deal_all(rules, state, stream)
            action = self.team.choose(rules, state, stream, tables)
            whole = hasattr(action, "__index__")
            legal = whole and free_the_animals.is_legal(rules, state, index(action))
            yield Decision(self.team, rules, state, action, legal)
            state = free_the_animals.apply(rules, state, index(action))

    def _table(self, block: "Block", rows: np.ndarray) -> "pd.DataFrame":
        import pandas as pd

        rules, left = self.rules, rows[:, len(FREE_FACTS) :]
        remaining = np.zeros(block.count, dtype=np.int16)
        for animal in range(left.shape[1]):
            remaining += left[:, animal]
        verdicts = np.array([free_the_animals.verdict(n) for n in range(sum(rules.tokens) + 1)])
        won = remaining == 0
        table = {
            "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "remaining": remaining,
            "verdict": categories(verdicts[remaining], VERDICTS),
            "turns": rules.path_tokens - rows[:, 0] + won.astype(np.int16),
            "freed": np.int16(sum(rules.tokens)) - remaining,
        }
        for animal, name in enumerate(rules.deck.animals):
            table[f"left_{name}"] = left[:, animal]
        return pd.DataFrame(table)
