"""The card with the best mean next line-up over all draws from the rest of the deck.

The mean is exact, over all hands that hold the card, whether or not their other cards can come.
"""

from ....jit import compilable, lowest_bit
from ....randomness import Randomness
from ...position import CARD_MASK, KEEP_CARD, encode
from ...race import RaceState, RaceTables
from ..hand_tables import RaceHands


@compilable
def choose(rules: RaceTables, state: RaceState, randomness: Randomness, tables: RaceHands) -> int:
    """Return the card to keep, the one of lowest index if several are equally good."""
    row = rules.favourite_animals[state.player] * tables.size
    hand = state.hands[state.player]
    best = 0
    while hand:
        best = max(best, tables.preferences[row + lowest_bit(hand)])
        hand &= hand - 1
    return encode(KEEP_CARD, best & CARD_MASK)
