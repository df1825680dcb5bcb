"""The loop that plays many games: a plain Python function, compiled unchanged when speed is wanted.

Bound into it are the policies that choose and a *recorder*, which is called with what happened:
``record(rules, before, action, after, row)`` writes what it notes of a game into ``row``, numbers
that are 0 when the game begins and are kept when it is over.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import index
from typing import Any, Final

from ...errors import SimulationError
from ...experiments.simulation import Loop
from ...jit import compilable, pointer
from ...randomness import Randomness, begin as start_stream
from ..players import Policy
from ..position import OVER, POSITION_SIZE, WHITE, Position, load_position
from ..rules import CompiledRules, Rules, RuleTables, apply, is_legal
from ..text.notation import format_action
from ..text.positions import format_position
from ..variant import bind

Record = Callable[[RuleTables, Position, int, Position, Any], None]

GAME_NUMBERS: Final = 4
"""Numbers that tell games apart: a game's own, its start's, and those of White's and Green's."""


Numbered = tuple[tuple[int, Policy], ...]
"""Policies, each with the number that it has in the seats of games."""


def playing_loop(policies: Numbered, record: Record, *, checked: bool) -> Loop:
    """Return the loop that plays games between policies by number.

    It takes the tables of the rules; the positions that games begin with, ``POSITION_SIZE`` numbers
    each; the state of a stream, of which each game begins the part of its own number;
    :data:`GAME_NUMBERS` numbers a game; rows to write into, and room for at least one of them, all
    that the recorder works with.
    """
    choose = chooser(policies)

    @compilable
    def play_games(
        tables: CompiledRules, begins: Any, state: Any, games: Any, rows: Any, room: Any
    ) -> int:
        rules, randomness, row = bind(tables), pointer(state), pointer(room)
        starts, numbers = pointer(begins), pointer(games)
        columns = rows.shape[1]
        for game in range(len(rows)):
            at = GAME_NUMBERS * game
            start_stream(randomness, numbers[at])
            position = load_position(starts, POSITION_SIZE * numbers[at + 1])
            white, green = numbers[at + 2], numbers[at + 3]
            for column in range(columns):
                row[column] = 0
            while position.phase != OVER:
                which = white if position.player == WHITE else green
                action = choose(which, rules, position, randomness)
                if checked and not is_legal(rules, position, action):
                    return game
                before = position
                position = apply(rules, before, action)
                record(rules, before, action, position, row)
            for column in range(columns):
                rows[game, column] = row[column]
        return len(rows)

    return play_games


lasting_loop = lru_cache(maxsize=64)(playing_loop)
"""The same, made once for the same policies and recorder."""


def chooser(policies: Numbered) -> Callable[..., int]:
    """Return one function for several policies, by number."""
    (number, first), *rest = policies
    if not rest:

        @compilable
        def choose_alone(
            which: int, rules: RuleTables, position: Position, randomness: Randomness
        ) -> int:
            return first(rules, position, randomness)

        return choose_alone
    others = chooser(tuple(rest))

    @compilable
    def choose(which: int, rules: RuleTables, position: Position, randomness: Randomness) -> int:
        if which == number:
            return first(rules, position, randomness)
        return others(which, rules, position, randomness)

    return choose


def watched(name: str, policy: Policy, rules: Rules) -> Policy:
    """Return a policy for plain Python that is given the rules themselves, and whose actions count.

    Its numbers may be those of NumPy, which the rules do not take. It raises
    :class:`~zebres_lib.errors.SimulationError` for an action that is not legal.
    """

    def choose(_: RuleTables, position: Position, randomness: Randomness) -> int:
        action: Any = policy(rules, position, randomness)
        if not hasattr(action, "__index__") or not is_legal(rules, position, index(action)):
            raise SimulationError(
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
