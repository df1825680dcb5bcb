"""The greedy player: whatever changes the running score best at once, ties at random.

It looks one action ahead and no further. A move of the guardian changes no score, so its guardian
walks at random.
"""

from ...jit import compilable
from ...randomness import Randomness, below
from ..position import WHITE, Position
from ..rules import RuleTables, apply, legal_actions, score


@compilable
def choose(rules: RuleTables, position: Position, randomness: Randomness) -> int:
    """Return a legal action after which the player's margin is greatest, in points.

    Raises ``ValueError`` if the game is over, when there is none.
    """
    actions = legal_actions(rules, position)
    if len(actions) == 0:
        raise ValueError("the game is over; there is no action to choose (end.full-board)")
    best, ties = 0, 0
    for index in range(len(actions)):
        gain = lead(rules, apply(rules, position, actions[index]), position.player)
        if ties == 0 or gain > best:
            best, ties = gain, 1
            actions[0] = actions[index]
        elif gain == best:
            # The best ones so far are gathered at the front of the list.
            actions[ties] = actions[index]
            ties += 1
    return actions[below(randomness, ties)]


@compilable
def lead(rules: RuleTables, position: Position, player: int) -> int:
    """Return by how many points a player is ahead, as if the game ended now."""
    white, green = score(rules, position)
    return white - green if player == WHITE else green - white
