"""Each for themselves: the line-up that makes most animals, ties at random.

Nobody minds whether tokens of an animal are left, nor what the others make.
"""

from ....jit import compilable
from ....randomness import Randomness, below
from ...free_the_animals import FreeState, FreeTables
from ...position import LINE_UP_CARDS, encode
from ..hand_tables import FreeHands, best_free_hands, rank_of

prepare = best_free_hands


@compilable
def choose(rules: FreeTables, state: FreeState, randomness: Randomness, tables: FreeHands) -> int:
    """Return one of the best line-ups of the next player, all equally likely."""
    rank = rank_of(tables.binomials, state.hands[state.player])
    first = int(tables.first[rank])
    ties = int(tables.first[rank + 1]) - first
    return encode(LINE_UP_CARDS, int(tables.orders[first + below(randomness, ties)]))
