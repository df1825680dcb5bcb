"""The team with foresight: a joint choice that frees most this turn and leaves an even mixture.

Ties are broken towards the smallest sum of squares of the tokens left of each animal, for ten
animals of one kind are harder to free than two of each; then at random.
"""

from ....jit import compilable
from ....randomness import Randomness
from ...free_the_animals import FreeState, FreeTables
from ..hand_tables import FreeHands, useful_free_hands
from ..joint_choice import joint_choice

prepare = useful_free_hands


@compilable
def choose(rules: FreeTables, state: FreeState, randomness: Randomness, tables: FreeHands) -> int:
    """Return the next player's part of a best joint choice, all of them equally likely."""
    return joint_choice(rules, state, randomness, tables, True)
