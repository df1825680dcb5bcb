"""The line-up with most spaces, and among those with most crowns."""

from ....jit import compilable
from ....randomness import Randomness
from ...position import LINE_UP_CARDS, encode
from ...race import RaceState, RaceTables
from ..hand_tables import RaceHands, rank_of


@compilable
def choose(rules: RaceTables, state: RaceState, randomness: Randomness, tables: RaceHands) -> int:
    """Return the first such line-up of the next player; the others are worth the same now."""
    favourite = rules.favourite_animals[state.player]
    rank = rank_of(tables.binomials, state.hands[state.player])
    return encode(LINE_UP_CARDS, int(tables.orders[favourite * tables.hands + rank]))
