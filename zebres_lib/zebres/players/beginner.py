"""The beginner: half of the decisions as the random player takes them, half as the greedy one."""

from ...jit import compilable
from ...randomness import Randomness, below
from ..position import Position
from ..rules import RuleTables
from .greedy import choose as choose_greedily
from .random import choose as choose_at_random


@compilable
def choose(rules: RuleTables, position: Position, randomness: Randomness) -> int:
    """Return a legal action: at the toss of a coin any of them, or one that scores most at once.

    Raises ``ValueError`` if the game is over, when there is none.
    """
    if below(randomness, 2) == 0:
        return choose_at_random(rules, position, randomness)
    return choose_greedily(rules, position, randomness)
