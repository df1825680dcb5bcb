"""Any card of the hand, all equally likely: the measuring rod for the others."""

from ....jit import bit_count, compilable, nth_bit
from ....randomness import Randomness, below
from ...position import KEEP_CARD, encode
from ...race import RaceState, RaceTables
from ..hand_tables import RaceHands


@compilable
def choose(rules: RaceTables, state: RaceState, randomness: Randomness, tables: RaceHands) -> int:
    """Return one of the cards of the next player to keep."""
    hand = state.hands[state.player]
    return encode(KEEP_CARD, nth_bit(hand, below(randomness, bit_count(hand))))
