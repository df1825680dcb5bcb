"""Lines of play as arrows on a board, and what the computer's last turn touched."""

from collections.abc import Sequence

from ...zebres.drawing import Advice
from ...zebres.game import Game
from ...zebres.rules import (
    ActionKind,
    Position,
    Rules,
    Species,
    action_kind,
    action_species,
    action_target,
    apply,
    is_solo,
)
from ...zebres.text.notation import parse_action
from ..boards.board_view import places_of

MOST_TURNS = 3
"""More arrows than those of three turns cannot be told apart."""


def advice(rules: Rules, position: Position, line: Sequence[str]) -> tuple[Advice, ...]:
    """Return a line of action texts as arrows: its first turns, numbered from 1."""
    found: list[Advice] = []
    turn = 0
    for text in line:
        action = parse_action(rules.board, text)
        begins = action_kind(action) == ActionKind.PLACE_ANIMAL
        turn += begins or not turn
        if turn > MOST_TURNS:
            break
        # Within a turn it goes without saying; as the whole of what is advised it does not.
        if not found or action_kind(action) != ActionKind.STAY:
            found.append(_step(rules, position, action, turn))
        position = apply(rules, position, action)
    return tuple(found)


def _step(rules: Rules, position: Position, action: int, turn: int) -> Advice:
    board, target, player = rules.board, action_target(action), int(position.player)
    later = turn > 1
    post = board.post_names[position.guardian]
    match ActionKind(action_kind(action)):
        case ActionKind.POST_GUARDIAN:
            return Advice("", board.post_names[target], str(turn), player, later)
        case ActionKind.PLACE_ANIMAL:
            # Once one player alone places, the guardian does not matter any more (ruling.solo).
            free = is_solo(rules, position) and not rules.guardian_while_solo
            label = f"{turn}{Species(action_species(action)).letter}"
            return Advice("" if free else post, board.square_names[target], label, player, later)
        case ActionKind.SWAP:
            crocodile = board.square_names[position.crocodile]
            return Advice(crocodile, board.square_names[target], "", player, later, True)
        case ActionKind.STAY:
            crocodile = board.square_names[position.crocodile]
            return Advice("", crocodile, str(turn), player, later)
        case ActionKind.MOVE_GUARDIAN:
            end = board.post_names[target]
            return Advice("" if end == post else post, end, "", player, later)


def places_of_last_turn(game: Game) -> tuple[str, ...]:
    """Return the squares and posts that the last turn of a game concerned, all its actions."""
    steps = game.steps
    places: dict[str, None] = {}
    for step in reversed(steps):
        if step.before.player != steps[-1].before.player:
            break
        places |= dict.fromkeys(places_of(game.rules, step.before, step.action))
        if action_kind(step.action) == ActionKind.PLACE_ANIMAL:
            break
    return tuple(places)
