"""The memory of the search: one frame of plain numbers a decision, on a stack of its own.

The search is a loop and not a recursion, because compiled loops can be left and gone on with: all
that it knows is in these arrays.
"""

from typing import Any

from ....jit import bit_count, compilable, lowest_bit
from ...position import (
    CROCODILE,
    GAZELLE,
    LION,
    MOVE,
    MOVE_GUARDIAN,
    PLACE,
    PLACE_ANIMAL,
    POST_GUARDIAN,
    SETUP,
    SPECIES_COUNT,
    STAY,
    SWAP_GAZELLE,
    Position,
    encode,
    species_in_hand,
)
from ...rules import guardian_stops, open_squares, swappable
from ...variant import Rules, RuleTables

# What a frame holds: a position first, of which these two are looked at alone.
PLAYER, PHASE = 9, 11
(
    ALPHA,  # what the player is sure of elsewhere
    BETA,  # what the opponent is sure of elsewhere
    FLOOR,  # alpha when the decision was reached
    BEST,  # the best value so far, for the player
    ACTION,  # its action
    COUNT,  # legal actions
    NEXT,  # how many of them have been tried
    DEPTH,  # placements to look ahead
    SCOUT,  # 1 while an action is only asked whether it is better than the best
    DIGEST,
    CHECK,
    SETTLED,  # what nothing can change any more, for the player
    EMPTY,  # squares
    HINT,  # the guardian's stop that the table advises, counted from 1, or 0
    KILLER,  # the last two actions that were too good here
    KILLER_BEFORE,
    REPLY,  # the guardian's stop that goes with the best action, counted from 1, or 0
    LENGTH,  # of the line that follows
) = range(14, 32)
ACTIONS = 32
"""Where the actions begin; the line follows them."""

ACTION_BITS = 13
_ACTION = (1 << ACTION_BITS) - 1
HISTORY = 5 << 10
"""Different actions there can be, of one player."""

FROM_TABLE, FROM_KILLER, FROM_KILLER_BEFORE = 1 << 40, 1 << 38, 1 << 36


@compilable
def write_actions(
    rules: RuleTables, position: Position, frames: Any, at: int, history: Any, advised: int
) -> None:
    """Write the legal actions into a frame, each with how promising it is.

    First the ``advised`` one, then those that refuted something at the same height (killers), then
    by how often each refuted something anywhere (the history heuristic).

    Sources: S. G. Akl, M. M. Newborn, The principal continuation and the killer heuristic, ACM
    Annual Conference 1977; J. Schaeffer, The history heuristic and alpha-beta search enhancements
    in practice, IEEE Transactions on Pattern Analysis and Machine Intelligence 11 (1989).
    """
    count = 0
    own = HISTORY * position.player
    if position.phase == PLACE:
        squares = open_squares(rules, position)
        hand = species_in_hand(rules, position, position.player)
        while squares:
            square = lowest_bit(squares)
            squares &= squares - 1
            for species in range(SPECIES_COUNT):
                if hand >> species & 1:
                    action = encode(PLACE_ANIMAL, square, species)
                    frames[at + ACTIONS + count] = history[own + action] << ACTION_BITS | action
                    count += 1
    elif position.phase == MOVE:
        stops = guardian_stops(rules, position)
        empty = rules.all_squares & ~(position.white | position.green)
        while stops:
            post = lowest_bit(stops)
            stops &= stops - 1
            action = encode(MOVE_GUARDIAN, post, 0)
            # The fewer squares the opponent may choose among, the better, all else equal.
            score = 64 - bit_count(rules.lines[post] & empty)
            frames[at + ACTIONS + count] = score << ACTION_BITS | action
            count += 1
    elif position.phase == SETUP:
        for post in range(rules.post_count):
            frames[at + ACTIONS + count] = encode(POST_GUARDIAN, post, 0)
            count += 1
    else:
        squares = swappable(rules, position)
        while squares:
            square = lowest_bit(squares)
            squares &= squares - 1
            action = encode(SWAP_GAZELLE, square, 0)
            frames[at + ACTIONS + count] = (1 + history[own + action]) << ACTION_BITS | action
            count += 1
        frames[at + ACTIONS + count] = encode(STAY, 0, 0)
        count += 1
    for index in range(at + ACTIONS, at + ACTIONS + count):
        action = frames[index] & _ACTION
        if action == advised:
            frames[index] |= FROM_TABLE << ACTION_BITS
        elif action == frames[at + KILLER]:
            frames[index] |= FROM_KILLER << ACTION_BITS
        elif action == frames[at + KILLER_BEFORE]:
            frames[index] |= FROM_KILLER_BEFORE << ACTION_BITS
    frames[at + COUNT] = count
    frames[at + NEXT] = 0


@compilable
def advised_stop(frames: Any, before: int) -> int:
    """Return the guardian's move that the table advised with the animal just placed, or -1.

    The table knows whole turns; the advice holds if the animal it names was played.
    """
    if frames[before + HINT] == 0 or frames[before + NEXT] != 1:
        return -1
    return encode(MOVE_GUARDIAN, frames[before + HINT] - 1, 0)


@compilable
def current_action(frames: Any, at: int) -> int:
    """Return the action of a frame that is being tried."""
    action: int = frames[at + ACTIONS + frames[at + NEXT] - 1] & _ACTION
    return action


@compilable
def next_action(frames: Any, at: int) -> int:
    """Return the most promising action of a frame that has not been tried."""
    first = at + ACTIONS + frames[at + NEXT]
    best = first
    for index in range(first + 1, at + ACTIONS + frames[at + COUNT]):
        if frames[index] > frames[best]:
            best = index
    chosen: int = frames[best]
    frames[best] = frames[first]
    frames[first] = chosen
    frames[at + NEXT] += 1
    return chosen & _ACTION


@compilable
def take_line(frames: Any, at: int, child: int, action: int, line: int) -> None:
    """Make the line of a frame an action and then its child's line; ``line`` is where it begins."""
    length = frames[child + LENGTH]
    frames[at + line] = action
    for index in range(length):
        frames[at + line + 1 + index] = frames[child + line + index]
    frames[at + LENGTH] = length + 1


def plies(rules: Rules) -> int:
    """Return how many decisions a game can have: placements, swaps and the guardian's moves."""
    squares = rules.board.square_count
    # A lion sends home at most four gazelles, each placed again; a crocodile swaps with each once.
    placements = squares + 8 * rules.counts[LION]
    swaps = 2 * rules.counts[CROCODILE] * min(squares, 2 * rules.counts[GAZELLE])
    return 2 * placements + swaps + 2
