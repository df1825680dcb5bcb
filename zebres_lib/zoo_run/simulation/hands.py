"""Many hands drawn from a full deck, each on its own."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...experiments import Block
from ...experiments.simulation import Loop, speed
from ...jit import compilable, pointer
from ...randomness import begin as start_stream
from ..decks.tables import DeckTables, bind, count, total
from ..position import drawn, nth_order, order_count, order_made
from ..race import advance
from ..variant import FreeRules
from .games import DeckSimulation

if TYPE_CHECKING:
    import pandas as pd


class Columns(NamedTuple):
    """What the loop writes: the most animals that a hand makes, then two columns an animal.

    They are, for the animal as a favourite, the most spaces, and the most crowns with so many.
    """

    best: int
    spaces: int
    crowns: int


AT = Columns(0, 1, 2)


def hands_loop() -> Loop:
    """Return the loop that deals hands from a full deck and lines each of them up in every order.

    It writes :class:`Columns`.
    """

    @compilable
    def deal_hands(given: DeckTables, cards: int, state: Any, games: Any, rows: Any) -> int:
        tables, randomness = bind(given), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, games[game])
            pile, hand = (1 << tables.size) - 1, 0
            for _ in range(cards):
                bit = 1 << drawn(pile, randomness)
                pile, hand = pile ^ bit, hand | bit
            for number in range(order_count(cards)):
                made = order_made(tables, nth_order(hand, cards, number), cards)
                animals = total(made)
                rows[game, AT.best] = max(animals, rows[game, AT.best])
                for favourite in range(tables.animals):
                    spaces, crowns = advance(made, favourite), count(made, favourite)
                    in_spaces, in_crowns = AT.spaces + 2 * favourite, AT.crowns + 2 * favourite
                    if spaces > rows[game, in_spaces]:
                        rows[game, in_spaces] = spaces
                        rows[game, in_crowns] = crowns
                    elif spaces == rows[game, in_spaces]:
                        rows[game, in_crowns] = max(crowns, rows[game, in_crowns])
        return len(rows)

    return deal_hands


@dataclass(frozen=True, kw_only=True)
class HandSimulation(DeckSimulation):
    """Many hands, each lined up in the best way."""

    name: ClassVar[str] = "zoo_run.simulate_hands"

    rules: FreeRules

    @classmethod
    def of(cls, rules: FreeRules, *, compiled: bool | None = None) -> "HandSimulation":
        """Return the simulation of hands of these rules, whatever the number of players."""
        return cls(rules=rules, compiled=speed(compiled, []))

    @cached_property
    def loop(self) -> Loop:
        """The loop that deals, as plain Python that may be compiled."""
        return hands_loop()

    def watched_loop(self) -> Loop:
        """Return the loop for plain Python: the best line-up needs no choice."""
        return self.loop

    def description(self) -> dict[str, Any]:
        """Return what kind of hands these are."""
        return {"deck": self.rules.deck.name, "cards": self.rules.hand_size}

    def _memory(self, games: int) -> tuple[NDArray[Any], int]:
        width = AT.spaces + 2 * len(self.rules.deck.animals)
        return np.zeros((games, width), dtype=np.int16, order="F"), 0

    def _arguments(self, compiled: bool) -> tuple[Any, Any]:
        deck = self.rules.deck
        return deck.compiled() if compiled else deck.tables(), self.rules.hand_size

    def _table(self, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
        import pandas as pd

        table: dict[str, Any] = {
            "hand": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "best": rows[:, AT.best],
        }
        for animal, name in enumerate(self.rules.deck.animals):
            table[f"spaces_{name}"] = rows[:, AT.spaces + 2 * animal]
            table[f"crowns_{name}"] = rows[:, AT.crowns + 2 * animal]
        return pd.DataFrame(table)
