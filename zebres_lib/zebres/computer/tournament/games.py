"""The games of a tournament: how a pair begins, and the loop that plays.

The loop is plain Python, compiled unchanged where all who play in it are marked.
"""

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, NamedTuple

from ....jit import compilable, pointer
from ....randomness import Randomness, Stream
from ....randomness import begin as start_stream
from ...players import Player, random
from ...position import OVER, PLACE, PLACE_ANIMAL, WHITE, Position, start
from ...rules import (
    CompiledRules,
    Rules,
    RuleTables,
    action_kind,
    action_target,
    apply,
    is_legal,
    is_over,
    score,
)
from ...simulation.kernels import Kernel
from ...text.notation import format_action
from ...text.positions import format_position
from ...variant import bind
from ..search.frames import load

SIZE = len(Position._fields)
"""Numbers of a position."""

COLUMNS = ("white_points", "green_points", "inauguration", "placements")
"""What the loop writes of each game, in this order; placements without those of the opening."""

Chooser = Callable[[int, RuleTables, Position, Randomness], int]
"""How the player of a number chooses."""


class TournamentError(RuntimeError):
    """Games that cannot be played; the message says which player did what wrong, or what to do."""


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


def chooser(players: Sequence[Player]) -> Chooser:
    """Return one function for several players, by number."""
    first = players[0]
    if len(players) == 1:

        @compilable
        def choose_alone(
            which: int, rules: RuleTables, position: Position, randomness: Randomness
        ) -> int:
            return first(rules, position, randomness)

        return choose_alone
    others = chooser(players[1:])

    @compilable
    def choose(which: int, rules: RuleTables, position: Position, randomness: Randomness) -> int:
        if which == 0:
            return first(rules, position, randomness)
        return others(which - 1, rules, position, randomness)

    return choose


def games_kernel(players: Sequence[Player], *, checked: bool) -> Kernel:
    """Return the loop that plays games between players by number.

    It takes the tables of the rules, the positions to begin with (:data:`SIZE` numbers each), two
    players a game (White, Green), the state of a stream, the numbers of the games, each of which
    begins its own part of the stream, and rows to write into (:data:`COLUMNS`). It returns how many
    games were played: fewer than asked for if an action was not legal.
    """
    choose = chooser(players)

    @compilable
    def play_games(
        tables: CompiledRules, begins: Any, seats: Any, state: Any, numbers: Any, rows: Any
    ) -> int:
        rules, randomness = bind(tables), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, numbers[game])
            position = load(begins, game * SIZE)
            placements = 0
            while position.phase != OVER:
                which = seats[2 * game] if position.player == WHITE else seats[2 * game + 1]
                action = choose(which, rules, position, randomness)
                if checked and not is_legal(rules, position, action):
                    return game
                if action_kind(action) == PLACE_ANIMAL:
                    placements += 1
                position = apply(rules, position, action)
            rows[game, 0], rows[game, 1] = score(rules, position)
            rows[game, 2] = position.inauguration
            rows[game, 3] = placements
        return len(rows)

    return play_games


def watched(name: str, player: Any, rules: Rules) -> Player:
    """Return a player in plain Python that is given the rules themselves, and whose actions count.

    Its numbers may be those of NumPy, which the rules do not take. It raises
    :class:`TournamentError` for an action that is not legal.
    """

    def choose(_: RuleTables, position: Position, randomness: Randomness) -> int:
        action = player(rules, position, randomness)
        if not hasattr(action, "__index__") or not is_legal(rules, position, index(action)):
            raise TournamentError(
                f"{name} chose {_action_text(rules, action)}, which is not legal in "
                f"{format_position(rules, position)}; choose among legal_actions(rules, position)"
            )
        return index(action)

    return choose


def _action_text(rules: Rules, action: Any) -> str:
    try:
        return format_action(rules.board, index(action))
    except (ValueError, IndexError, TypeError):
        return repr(action)
