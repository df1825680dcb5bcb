"""How the games of a round begin: the guardian's first post and some turns, all by chance."""

from typing import NamedTuple

from ....errors import TournamentError
from ....randomness import Stream
from ...players import random
from ...position import PLACE, PLACE_ANIMAL, Position, start
from ...rules import Rules, action_kind, action_target, apply, is_over


class Opening(NamedTuple):
    """Where the games of a round begin.

    Attributes
    ----------
    post
        The guardian's first post.
    placements
        Animals placed before the players take over.
    position
        The position in which they do.
    """

    post: int
    placements: int
    position: Position


def opening(rules: Rules, stream: Stream, number: int, turns: int) -> Opening:
    """Draw the start of a round: the guardian's post, and then so many random turns.

    Raises :class:`TournamentError` if the game is over by then.
    """
    stream.begin(number)
    position = start()
    action = random.choose(rules, position, stream)
    post, placements = action_target(action), 0
    position = apply(rules, position, action)
    while position.phase != PLACE or placements < turns:
        if is_over(position):
            raise TournamentError(
                f"opening_turns: round {number} is over after {placements} random turns; "
                f"on this board give fewer than {placements}"
            )
        action = random.choose(rules, position, stream)
        placements += action_kind(action) == PLACE_ANIMAL
        position = apply(rules, position, action)
    return Opening(post, placements, position)
