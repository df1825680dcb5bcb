"""The uniformly random player: the measuring rod for every other one.

At each decision: square and animal uniform over the legal pairs; then staying or one of the swaps
uniform, repeated; then the guardian's stop uniform.
"""

from typing import Protocol

from ...jit import bit_count, compilable, lowest_bit
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


class Randomness(Protocol):
    """Where chance comes from; ``numpy.random.Generator`` and nothing global."""

    def random(self) -> float:
        """Return a number from 0 up to but not including 1, uniformly."""


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
        kinds = bit_count(hand)
        pair = int(randomness.random() * (bit_count(squares) * kinds))
        return encode(PLACE_ANIMAL, nth_bit(squares, pair // kinds), nth_bit(hand, pair % kinds))
    if position.phase == MOVE:
        stops = guardian_stops(rules, position)
        stop = int(randomness.random() * bit_count(stops))
        return encode(MOVE_GUARDIAN, nth_bit(stops, stop), 0)
    if position.phase == SWAP:
        gazelles = swappable(rules, position)
        answers = bit_count(gazelles) + 1
        answer = int(randomness.random() * answers)
        if answer == answers - 1:
            return encode(STAY, 0, 0)
        return encode(SWAP_GAZELLE, nth_bit(gazelles, answer), 0)
    if position.phase == SETUP:
        return encode(POST_GUARDIAN, int(randomness.random() * len(rules.lines)), 0)
    raise ValueError("the game is over; there is no action to choose (end.full-board)")


@compilable
def play_out(rules: RuleTables, position: Position, randomness: Randomness) -> Position:
    """Play random actions until the game is over and return the final position."""
    while not is_over(position):
        position = apply(rules, position, choose(rules, position, randomness))
    return position


@compilable
def nth_bit(mask: int, number: int) -> int:
    """Return the index of the set bit of ``mask`` that has ``number`` set bits below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest_bit(mask)
