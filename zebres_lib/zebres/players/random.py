"""The uniformly random player: the measuring rod for every other one.

At each decision: square and animal uniform over the legal pairs; then staying or one of the swaps
uniform, repeated; then the guardian's stop uniform.
"""

from ...jit import bit_count, compilable, nth_bit
from ...randomness import Randomness, below
from ..position import (
    MOVE,
    MOVE_GUARDIAN,
    PLACE,
    PLACE_ANIMAL,
    POST_GUARDIAN,
    SETUP,
    STAY,
    SWAP,
    SWAP_GAZELLE,
    Position,
    encode,
)
from ..rules import (
    RuleTables,
    apply,
    guardian_stops,
    is_over,
    open_squares,
    species_in_hand,
    swappable,
)

# Choosing from sets of squares, species and posts is the same as choosing from the list of all
# legal actions, and spares making the list.


@compilable
def choose(rules: RuleTables, position: Position, randomness: Randomness) -> int:
    """Return one of the legal actions, all equally likely.

    Raises ``ValueError`` if the game is over, when there is none.
    """
    if position.phase == PLACE:
        squares = open_squares(rules, position)
        hand = species_in_hand(rules, position, position.player)
        square = nth_bit(squares, below(randomness, bit_count(squares)))
        species = nth_bit(hand, below(randomness, bit_count(hand)))
        return encode(PLACE_ANIMAL, square, species)
    if position.phase == MOVE:
        stops = guardian_stops(rules, position)
        stop = nth_bit(stops, below(randomness, bit_count(stops)))
        return encode(MOVE_GUARDIAN, stop, 0)
    if position.phase == SWAP:
        gazelles = swappable(rules, position)
        answers = bit_count(gazelles) + 1
        answer = below(randomness, answers)
        if answer == answers - 1:
            return encode(STAY, 0, 0)
        return encode(SWAP_GAZELLE, nth_bit(gazelles, answer), 0)
    if position.phase == SETUP:
        return encode(POST_GUARDIAN, below(randomness, rules.post_count), 0)
    raise ValueError("the game is over; there is no action to choose (end.full-board)")


@compilable
def play_out(rules: RuleTables, position: Position, randomness: Randomness) -> Position:
    """Play random actions until the game is over and return the final position."""
    while not is_over(position):
        position = apply(rules, position, choose(rules, position, randomness))
    return position
