"""Why an action is not allowed: the rule that forbids it, as an event that did not happen."""

from ..events import Event, Token, token_at, tokens_in
from ..rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    action_kind,
    action_species,
    action_target,
    guardian_stops,
    in_hand,
    legal_actions,
    open_squares,
    swappable,
)


def refusal(rules: Rules, position: Position, action: int) -> Event | None:
    """Return why the rules forbid an action in a position, or None if they allow it.

    The event's ``rule`` is the id of the rule that forbids it, its ``happened`` is False.
    """
    if action in legal_actions(rules, position):
        return None
    kind = ActionKind(action_kind(action))
    player = Player(position.player)
    if position.phase == Phase.OVER:
        return Event(rule="end.full-board", case="forbids", happened=False, player=player)
    if position.phase == Phase.SETUP:
        return Event(rule="setup.guardian", case="post-first", happened=False, player=player)
    if kind == ActionKind.POST_GUARDIAN:
        post = rules.board.post_names[position.guardian]
        return Event(
            rule="setup.guardian",
            case="already-posted",
            happened=False,
            player=player,
            posts=(post,),
        )
    if kind == ActionKind.PLACE_ANIMAL and position.phase == Phase.PLACE:
        return _no_placement(
            rules, position, action_target(action), Species(action_species(action))
        )
    if kind == ActionKind.MOVE_GUARDIAN and position.phase == Phase.MOVE:
        return _no_move(rules, position, action_target(action))
    if kind == ActionKind.SWAP and position.phase == Phase.SWAP:
        return _no_swap(rules, position, action_target(action))
    if kind in (ActionKind.SWAP, ActionKind.STAY):
        return Event(rule="crocodile.swap", case="not-offered", happened=False, player=player)
    if position.phase == Phase.SWAP:
        crocodile = token_at(rules.board, position, position.crocodile)
        gazelles = tokens_in(rules.board, position, swappable(rules, position))
        return Event(
            rule="turn.order",
            case="swap-first",
            happened=False,
            player=player,
            tokens=(crocodile, *gazelles),
        )
    case = "place-first" if position.phase == Phase.PLACE else "move-first"
    return Event(rule="turn.order", case=case, happened=False, player=player)


def _no_placement(rules: Rules, position: Position, square: int, species: Species) -> Event:
    board, player = rules.board, Player(position.player)
    name = board.square_names[square]
    allowed = open_squares(rules, position)
    if (position.white | position.green) >> square & 1:
        return Event(
            rule="place.line",
            case="occupied",
            happened=False,
            player=player,
            tokens=(token_at(board, position, square),),
            squares=(name, *board.squares(allowed)),
        )
    if not allowed >> square & 1:
        return Event(
            rule="place.line",
            case="off-line",
            happened=False,
            player=player,
            squares=(name, *board.squares(allowed)),
            posts=(board.post_names[position.guardian],),
        )
    assert in_hand(rules, position, player, species) == 0
    return Event(
        rule="place.line",
        case="none-left",
        happened=False,
        player=player,
        tokens=(Token(player, species, name),),
    )


def _no_swap(rules: Rules, position: Position, square: int) -> Event:
    board, player = rules.board, Player(position.player)
    bit = 1 << square
    crocodile = token_at(board, position, position.crocodile)
    name = board.square_names[square]
    if not position.gazelles & bit:
        return Event(
            rule="crocodile.swap",
            case="no-gazelle",
            happened=False,
            player=player,
            tokens=(crocodile,),
            squares=(name,),
        )
    if not rules.neighbours[position.crocodile] & bit:
        rule, case = "crocodile.swap", "not-adjacent"
    elif position.swapped & bit:
        rule, case = "ruling.chain", "already-swapped"
    elif not rules.across[position.crocodile] & bit:
        rule, case = "crocodile.river", "same-territory"
    else:
        # Without chains no second swap is ever offered, so only hiding is left as a reason.
        rule, case = "crocodile.hidden", "face-down"
    return Event(
        rule=rule,
        case=case,
        happened=False,
        player=player,
        tokens=(token_at(board, position, square), crocodile),
    )


def _no_move(rules: Rules, position: Position, post: int) -> Event:
    board, player = rules.board, Player(position.player)
    posts = len(board.post_names)
    stops = guardian_stops(rules, position)
    allowed = [
        board.post_names[(position.guardian + step) % posts]
        for step in range(1, posts + 1)
        if stops >> (position.guardian + step) % posts & 1
    ]
    steps = (post - position.guardian) % posts
    empty = rules.all_squares & ~(position.white | position.green)
    within = 1 <= steps <= rules.guardian_steps
    walks = any(
        stops >> (position.guardian + step) % posts & 1
        for step in range(1, rules.guardian_steps + 1)
    )
    if not rules.lines[post] & empty:
        rule, case = "guardian.steps", "line-full"
    elif not walks:
        rule, case = "guardian.jump", "must-jump"
    else:
        assert not within
        rule, case = "guardian.steps", "too-far"
    return Event(
        rule=rule,
        case=case,
        happened=False,
        player=player,
        posts=(board.post_names[post], *allowed),
        numbers=(("steps", steps), ("most", rules.guardian_steps)),
    )
