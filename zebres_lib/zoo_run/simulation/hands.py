"""Many hands drawn from a full deck, each on its own."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ... import jit
from ..players import Player
from ..variant import FreeRules
from .games import Simulation, deck_settings, speed
from .kernels import Kernel, hands_kernel

if TYPE_CHECKING:
    import pandas as pd

    from ...experiments import Block


@dataclass(frozen=True)
class HandSimulation(Simulation):
    """Many hands, each lined up in the best way."""

    rules: FreeRules
    name: str = field(default="zoo_run.simulate_hands", init=False)

    @classmethod
    def of(cls, rules: FreeRules, *, compiled: bool | None = None) -> "HandSimulation":
        """Return the simulation of hands of these rules, whatever the number of players."""
        made = cls(speed(compiled, []), "", rules)
        return replace(made, code=jit.fingerprint(made.kernel))

    def players(self) -> Sequence[Player]:
        """Return nobody: the best line-up needs no choice."""
        return ()

    @cached_property
    def kernel(self) -> Kernel:
        """The loop that deals a block, as plain Python."""
        return hands_kernel()

    def told(self) -> dict[str, Any]:
        """Return what kind of hands these are."""
        return {"deck": self.rules.deck.name, "cards": self.rules.hand_size}

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {**self.told(), "deck": deck_settings(self.rules.deck), "code": self.code}

    def _rows(self, games: int) -> np.ndarray:
        return np.zeros((games, 1 + 2 * len(self.rules.deck.animals)), dtype=np.int16, order="F")

    def _arguments(self) -> tuple[Any, Any]:
        deck = self.rules.deck
        return deck.compiled() if self.compiled else deck.tables(), self.rules.hand_size

    def _table(self, block: "Block", rows: np.ndarray) -> "pd.DataFrame":
        import pandas as pd

        table: dict[str, Any] = {
            "hand": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "best": rows[:, 0],
        }
        for animal, name in enumerate(self.rules.deck.animals):
            table[f"spaces_{name}"] = rows[:, 1 + 2 * animal]
            table[f"crowns_{name}"] = rows[:, 2 + 2 * animal]
        return pd.DataFrame(table)
