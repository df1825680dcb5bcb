"""Many games of Let's free the animals."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...experiments import Block
from ...experiments.simulation import Loop, categories, speed
from ...jit import compilable, pointer
from ...randomness import begin as start_stream
from ..decks.tables import bind, count
from ..free_the_animals import (
    Verdict,
    deal_all,
    end_turn,
    is_legal,
    start,
    verdict,
    with_order,
)
from ..players import Choose, Policy, find
from ..players.hand_tables import bind_free
from ..position import OVER, action_argument
from ..variant import CompiledFreeRules, FreeRules
from .games import DeckSimulation, watched

if TYPE_CHECKING:
    import pandas as pd

VERDICTS = tuple(verdict.name.lower() for verdict in Verdict)
"""Categories of the column ``verdict``, the best first (``free.verdict``)."""


class Columns(NamedTuple):
    """What the loop writes: the path tokens left, then the tokens left of each animal in turn."""

    path: int
    left: int


AT = Columns(0, 1)


@compilable
def bind_free_rules(rules: CompiledFreeRules) -> CompiledFreeRules:
    """Return the tables of the rules in the form that is quickest to pass on."""
    return CompiledFreeRules(
        bind(rules.cards), rules.players, rules.hand_size, rules.path_tokens, rules.packed_tokens
    )


def free_loop(choose: Choose, *, checked: bool) -> Loop:
    """Return the loop that plays game no. 1 and writes :class:`Columns`."""

    @compilable
    def play_games(given: CompiledFreeRules, made: Any, state: Any, games: Any, rows: Any) -> int:
        rules, tables, randomness = bind_free_rules(given), bind_free(made), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, games[game])
            now = start(rules)
            while now.phase != OVER:
                now = deal_all(rules, now, randomness)
                # What one line-up after another comes to, with a whole new state once a turn only.
                for _ in range(rules.players):
                    action = choose(rules, now, randomness, tables)
                    if checked and not is_legal(rules, now, action):
                        return game
                    now = with_order(now, action_argument(action))
                now = end_turn(rules, now)
            rows[game, AT.path] = now.path
            for animal in range(rules.cards.animals):
                rows[game, AT.left + animal] = count(now.tokens, animal)
        return len(rows)

    return play_games


@dataclass(frozen=True, kw_only=True)
class FreeSimulation(DeckSimulation):
    """Many games of Let's free the animals."""

    name: ClassVar[str] = "zoo_run.simulate_free_the_animals"

    rules: FreeRules
    team: Policy

    @classmethod
    def of(
        cls, rules: FreeRules, team: str | Choose | Policy, *, compiled: bool | None = None
    ) -> "FreeSimulation":
        """Check the settings and return the simulation that they make."""
        policy = find("free", team)
        return cls(rules=rules, team=policy, compiled=speed(compiled, [policy.given]))

    @cached_property
    def loop(self) -> Loop:
        """The loop that plays, as plain Python that may be compiled."""
        return free_loop(self.team.choose, checked=not self.team.known)

    def watched_loop(self) -> Loop:
        """Return the loop for plain Python; the policy of somebody else is watched."""
        return free_loop(watched(self.team, self.rules, is_legal), checked=False)

    def description(self) -> dict[str, Any]:
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

    def _memory(self, games: int) -> tuple[NDArray[Any], int]:
        width = AT.left + len(self.rules.deck.animals)
        return np.zeros((games, width), dtype=np.int16, order="F"), 0

    def _arguments(self, compiled: bool) -> tuple[Any, Any]:
        rules: Any = self.rules.compiled() if compiled else self.rules
        return rules, self.team.tables(self.rules, compiled=compiled)

    def _table(self, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
        import pandas as pd

        rules, left = self.rules, rows[:, AT.left :]
        remaining = np.zeros(block.count, dtype=np.int16)
        for animal in range(left.shape[1]):
            remaining += left[:, animal]
        verdicts = np.array([verdict(number) for number in range(sum(rules.tokens) + 1)])
        won = remaining == 0
        table = {
            "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "remaining": remaining,
            "verdict": categories(verdicts[remaining], VERDICTS),
            "turns": rules.path_tokens - rows[:, AT.path] + won.astype(np.int16),
            "freed": np.int16(sum(rules.tokens)) - remaining,
        }
        for animal, name in enumerate(rules.deck.animals):
            table[f"left_{name}"] = left[:, animal]
        return pd.DataFrame(table)
