"""The uniformly random player: the measuring rod for every other one.

At each decision: square and animal uniform over the legal pairs; then staying or one of the swaps
uniform, repeated; then the guardian's stop uniform.
"""

from typing import Protocol

from ..rules import Position, Rules, apply, is_over, legal_actions


class Randomness(Protocol):
    """Where chance comes from; ``numpy.random.Generator`` and nothing global."""

    def integers(self, low: int, /) -> int:
        """Return a whole number from 0 to ``low - 1``, all equally likely."""


def choose(rules: Rules, position: Position, randomness: Randomness) -> int:
    """Return one of the legal actions, all equally likely.

    Raises ``ValueError`` if the game is over, when there is none.
    """
    actions = legal_actions(rules, position)
    if not actions:
        raise ValueError("the game is over; there is no action to choose (end.full-board)")
    return actions[randomness.integers(len(actions))]


def play_out(rules: Rules, position: Position, randomness: Randomness) -> Position:
    """Play random actions until the game is over and return the final position."""
    while not is_over(position):
        position = apply(rules, position, choose(rules, position, randomness))
    return position
