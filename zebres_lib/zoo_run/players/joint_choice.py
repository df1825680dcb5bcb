"""The exact joint choice of a team: every combination of line-ups is looked at.

Players line up one after the other. Each takes their part of a best joint choice with what those
before them have lined up; so the team as a whole takes one of its best joint choices, and with ties
at random each of them is equally likely.
"""

from typing import NamedTuple

from ...jit import compilable
from ...randomness import Randomness, below
from ..decks.tables import COUNT_BITS, MOST_ANIMALS, MOST_COUNT, total
from ..free_the_animals import FreeState, FreeTables, tokens_after
from ..position import LINE_UP_CARDS, encode, order_made
from .hand_tables import FreeHands, rank_of

MOST_TOKENS = MOST_ANIMALS * MOST_COUNT + 1


class Found(NamedTuple):
    """The best joint choices so far: one of them, how good they are, and how many."""

    choice: int  # of the player who chooses
    left: int  # tokens
    squares: int  # of the tokens left of each animal, summed
    ties: int


@compilable
def joint_choice(
    rules: FreeTables,
    state: FreeState,
    randomness: Randomness,
    tables: FreeHands,
    foresight: bool,
) -> int:
    """Return the next player's part of a joint choice that leaves fewest tokens this turn.

    With ``foresight``, of those one with the smallest sum of squares of the tokens of each animal.
    Two joint choices are different if what any player makes is different; all best ones are
    equally likely.
    """
    tokens = state.tokens
    for seat in range(state.player):
        earlier = order_made(rules.cards, state.orders[seat], rules.hand_size)
        tokens = tokens_after(tokens, earlier)
    first, made, me = tables.first, tables.made, state.player
    others = rules.players - 1 - me
    found = Found(0, MOST_TOKENS, 0, 0)
    rank_a = seat_rank(rules, state, tables, me)
    rank_b = seat_rank(rules, state, tables, me + 1)
    # What two players make still fits into a packed count.
    if others <= 1:
        for a in range(first[rank_a], first[rank_a + 1]):
            for b in range(first[rank_b], first[rank_b + 1]):
                left = tokens_after(tokens, int(made[a]) + int(made[b]))
                found = better(found, a, left, foresight, randomness)
        return encode(LINE_UP_CARDS, int(tables.orders[found.choice]))
    # One loop a player: there are never more than five, and an empty seat has one choice.
    rank_c = seat_rank(rules, state, tables, me + 2)
    rank_d = seat_rank(rules, state, tables, me + 3)
    rank_e = seat_rank(rules, state, tables, me + 4)
    for a in range(first[rank_a], first[rank_a + 1]):
        left_a = tokens_after(tokens, int(made[a]))
        for b in range(first[rank_b], first[rank_b + 1]):
            for c in range(first[rank_c], first[rank_c + 1]):
                left_c = tokens_after(left_a, int(made[b]) + int(made[c]))
                for d in range(first[rank_d], first[rank_d + 1]):
                    for e in range(first[rank_e], first[rank_e + 1]):
                        left = tokens_after(left_c, int(made[d]) + int(made[e]))
                        found = better(found, a, left, foresight, randomness)
    return encode(LINE_UP_CARDS, int(tables.orders[found.choice]))


@compilable
def better(found: Found, choice: int, left: int, foresight: bool, randomness: Randomness) -> Found:
    """Return the best joint choices with another one looked at, which leaves these tokens."""
    number = total(left)
    if number > found.left:
        return found
    squares = sum_of_squares(left) if foresight else 0
    if number < found.left or squares < found.squares:
        return Found(choice, number, squares, 1)
    if squares > found.squares:
        return found
    ties = found.ties + 1
    # So each of the equal ones is as likely as any other in the end.
    chosen = choice if below(randomness, ties) == 0 else found.choice
    return Found(chosen, number, squares, ties)


@compilable
def seat_rank(rules: FreeTables, state: FreeState, tables: FreeHands, seat: int) -> int:
    """Return the rank of the hand of a seat, or that of an empty seat beyond the last."""
    if seat >= rules.players:
        return tables.empty
    return rank_of(tables.binomials, state.hands[seat])


@compilable
def sum_of_squares(tokens: int) -> int:
    """Return the sum of the squares of the counts of each animal, of packed counts."""
    number = 0
    while tokens:
        number += (tokens & MOST_COUNT) ** 2
        tokens >>= COUNT_BITS
    return number
