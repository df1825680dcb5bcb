"""The team: a joint choice that frees most animals this turn, ties at random."""

from ....jit import compilable
from ....randomness import Randomness
from ...free_the_animals import FreeState, FreeTables
from ..hand_tables import FreeHands, useful_free_hands
from ..joint_choice import joint_choice

prepare = useful_free_hands


@compilable
def choose(rules: FreeTables, state: FreeState, randomness: Randomness, tables: FreeHands) -> int:
    """Return the next player's part of a best joint choice, all of them equally likely."""
    return joint_choice(rules, state, randomness, tables, False)
