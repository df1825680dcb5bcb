"""What simulations of both games have in common: a deck, and policies that are watched."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any

from ...errors import SimulationError
from ...experiments.simulation import Simulation
from ...randomness import Randomness
from ..players import Choose, Policy
from ..position import LINE_UP, card_indices
from ..text.notation import format_action
from ..variant import FreeRules, RaceRules


@dataclass(frozen=True, kw_only=True)
class DeckSimulation(Simulation):
    """Many games, or hands, with a deck."""

    rules: FreeRules | RaceRules

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        deck = self.rules.deck
        cards = [[card.number, *card.bodies, *card.heads] for card in deck.cards]
        return {**self.description(), "deck": [[*deck.animals], *cards], "code": self.code}


def watched(
    policy: Policy, rules: FreeRules | RaceRules, is_legal: Callable[[Any, Any, int], bool]
) -> Choose:
    """Return how a policy chooses in plain Python; one that is not the library's is watched.

    Its numbers may be those of NumPy, which the rules do not take. It raises
    :class:`~zebres_lib.errors.SimulationError` for an action that is not legal.
    """
    if policy.known:
        return policy.choose

    def choose(tables: Any, state: Any, randomness: Randomness, hands: Any) -> int:
        action: Any = policy.choose(tables, state, randomness, hands)
        if not hasattr(action, "__index__") or not is_legal(tables, state, index(action)):
            hand = card_indices(state.hands[state.player])
            numbers = ", ".join(str(rules.deck.cards[card].number) for card in hand)
            does = "lines up" if state.phase == LINE_UP else "keeps one of"
            raise SimulationError(
                f"{policy.name} chose {_action_text(rules, action)}, which is not legal where "
                f"player {state.player + 1} {does} the cards {numbers}; "
                "choose among legal_actions(rules, state)"
            )
        return index(action)

    return choose


def _action_text(rules: FreeRules | RaceRules, action: Any) -> str:
    try:
        return format_action(rules, index(action))
    except (ValueError, IndexError, TypeError):
        return repr(action)
