"""Alpha-beta search as a loop that can be left and gone on with.

A decision is a node of the tree; the same player may take several in a row (an animal, swaps, the
guardian), so a value changes its sign only where the player changes. Looking ahead is counted in
placements. Every action but the first of a decision is only asked whether it is better (principal
variation search), most often without looking at all that it leads to.

Sources: D. E. Knuth, R. W. Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6
(1975); T. A. Marsland, M. Campbell, Parallel search of strongly ordered game trees, ACM Computing
Surveys 14 (1982), for the scouting; J. Fishburn, Another optimization of alpha-beta search, SIGART
Newsletter 84 (1983), for values outside the window; D. J. Slate, L. R. Atkin, CHESS 4.5, in Chess
Skill in Man and Machine (1977), for the transposition table and iterative deepening.
"""

from typing import Any

from ....jit import bit_count, compilable, pointer
from ...position import (
    MOVE,
    OVER,
    PLACE,
    PLACE_ANIMAL,
    WHITE,
    action_kind,
    action_target,
    encode,
    load_position,
    save_position,
)
from ...rules import apply, score
from ...variant import CompiledRules, RuleTables, bind
from .evaluation import UNIT, terms
from .frames import (
    ACTION,
    ACTIONS,
    ALPHA,
    BEST,
    BETA,
    CHECK,
    COUNT,
    DEPTH,
    DIGEST,
    EMPTY,
    FLOOR,
    HINT,
    HISTORY,
    KILLER,
    KILLER_BEFORE,
    LENGTH,
    NEXT,
    PHASE,
    PLAYER,
    REPLY,
    SCOUT,
    SETTLED,
    advised_stop,
    current_action,
    next_action,
    take_line,
    write_actions,
)
from .outlook import survey
from .table import FULL, NO_BOUND, advice, depth_of, find, lower_bound, store, upper_bound

# What the search keeps between two calls; then the value of each action of the first decision.
NODES, LIMIT, PLY, MODE, VALUE, TIES, GENERATION, FRAME_SIZE, BUCKETS, CONTROLS = range(10)

REACHED, GO_ON, ANSWERED, DONE = range(4)
"""Where the search stands at a decision: about to look at it, to try an action, to go back."""

NONE = -1
INFINITE = 1 << 30
UNKNOWN = 1 << 40


@compilable
def search(
    tables: CompiledRules,
    coin_table: Any,
    frame_memory: Any,
    table_memory: Any,
    history_memory: Any,
    note_memory: Any,
    control_memory: Any,
    width: int,
) -> None:
    """Go on with a search until it is done or its limit of nodes is reached.

    The first frame holds the position, the window and the depth; afterwards it holds the value
    (``BEST``), the best action and the line. All values are in :data:`~.evaluation.UNIT`-ths of a
    point, for the player who decides. ``width`` is how many actions a decision may have.
    """
    rules, coins = bind(tables), pointer(coin_table)
    frames, table = pointer(frame_memory), pointer(table_memory)
    history, notes = pointer(history_memory), pointer(note_memory)
    control = pointer(control_memory)
    nodes, limit, ply = control[NODES], control[LIMIT], control[PLY]
    mode, value, ties = control[MODE], control[VALUE], control[TIES]
    size, buckets, line = control[FRAME_SIZE], control[BUCKETS], ACTIONS + width
    generation = control[GENERATION]
    while mode != DONE:
        at = ply * size
        if mode == REACHED:
            if nodes >= limit:
                break
            nodes += 1
            value = reach(rules, coins, frames, at, size, table, buckets, history, notes)
            mode = GO_ON if value == UNKNOWN else ANSWERED
        elif mode == GO_ON:
            if frames[at + BEST] >= frames[at + BETA] or frames[at + NEXT] == frames[at + COUNT]:
                value = frames[at + BEST]
                if frames[at + PHASE] == PLACE:
                    remember(frames, at, table, buckets, generation)
                mode = ANSWERED
            else:
                try_next(rules, frames, at, at + size)
                ply += 1
                mode = REACHED
        elif ply == 0:
            mode = DONE
        else:
            ply -= 1
            before = at - size
            if frames[at + PLAYER] != frames[before + PLAYER]:
                value = -value
            if look_again(frames, before, at, value):
                ply += 1
                mode = REACHED
            else:
                mode = GO_ON
                if ply == 0:
                    # A value outside the window is a bound only, and no equal.
                    known = value > frames[ALPHA]
                    control[CONTROLS + frames[NEXT] - 1] = value if known else -INFINITE
                slack = ties if ply == 0 else 0
                take_answer(frames, before, at, value, slack, history, line)
    control[NODES], control[PLY] = nodes, ply
    control[MODE], control[VALUE] = mode, value


@compilable
def reach(
    rules: RuleTables,
    coins: Any,
    frames: Any,
    at: int,
    size: int,
    table: Any,
    buckets: int,
    history: Any,
    notes: Any,
) -> int:
    """Return the value of a decision if it can be told at once, else ``UNKNOWN`` and its actions.

    It can where the game is over, where nothing that may still happen reaches into the window,
    where the search is to look no farther, and where the table knows enough.
    """
    position = load_position(frames, at)
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    frames[at + LENGTH] = 0
    sign = 1 if position.player == WHITE else -1
    if position.phase == OVER:
        white, green = score(rules, position)
        return sign * UNIT * (white - green)
    squares = bit_count(rules.all_squares)
    advised = NONE
    if position.phase == PLACE:
        view = survey(rules, position, notes)
        least = UNIT * (view.lower if sign > 0 else -view.upper)
        greatest = UNIT * (view.upper if sign > 0 else -view.lower)
        # The best line is followed to its end, so that it can be shown.
        scouting = beta - alpha == 1
        if scouting and greatest <= alpha:
            return greatest
        if scouting and least >= beta:
            return least
        depth: int = frames[at + DEPTH]
        if depth == 0:
            one, two, three, four = terms(rules, position, coins, squares, notes, view)
            return min(max(sign * (one + two + three + four), least), greatest)
        if depth >= view.placements:
            depth = FULL
        settled = sign * UNIT * view.settled
        frames[at + DEPTH], frames[at + SETTLED] = depth, settled
        frames[at + DIGEST], frames[at + CHECK] = view.digest, view.check
        frames[at + HINT] = 0
        packed = find(table, buckets, view.digest, view.check)
        if packed != 0:
            if scouting and depth_of(packed) >= depth:
                least = lower_bound(packed) + settled
                greatest = upper_bound(packed) + settled
                if least >= beta:
                    return least
                if greatest <= alpha:
                    return greatest
            known = advice(packed)
            advised = encode(PLACE_ANIMAL, 0, 0) | known & 511
            frames[at + HINT] = known >> 9
    elif position.phase == MOVE and at > 0:
        advised = advised_stop(frames, at - size)
    write_actions(rules, position, frames, at, history, advised)
    frames[at + EMPTY] = squares - bit_count(position.white | position.green)
    frames[at + BEST] = -INFINITE
    frames[at + ACTION] = NONE
    frames[at + REPLY] = 0
    frames[at + FLOOR] = alpha
    return UNKNOWN


@compilable
def try_next(rules: RuleTables, frames: Any, at: int, child: int) -> None:
    """Take the most promising action not tried, and ask of all but the first if it is better."""
    action = next_action(frames, at)
    save_position(frames, child, apply(rules, load_position(frames, at), action))
    depth = frames[at + DEPTH]
    if action_kind(action) == PLACE_ANIMAL and depth != FULL:
        depth -= 1
    frames[child + DEPTH] = depth
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    frames[at + SCOUT] = 0
    if frames[at + NEXT] > 1 and beta - alpha > 1:
        frames[at + SCOUT] = 1
        beta = alpha + 1
    open_window(frames, at, child, alpha, beta)


@compilable
def open_window(frames: Any, at: int, child: int, alpha: int, beta: int) -> None:
    """Give the window of a decision to the one it leads to, as its player sees it."""
    if frames[child + PLAYER] == frames[at + PLAYER]:
        frames[child + ALPHA], frames[child + BETA] = alpha, beta
    else:
        frames[child + ALPHA], frames[child + BETA] = -beta, -alpha


@compilable
def look_again(frames: Any, at: int, child: int, value: int) -> bool:
    """Tell whether an action has turned out better, and is to be looked at in full."""
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    if frames[at + SCOUT] == 0 or value <= alpha or value >= beta:
        return False
    frames[at + SCOUT] = 0
    open_window(frames, at, child, alpha, beta)
    return True


@compilable
def take_answer(
    frames: Any, at: int, child: int, value: int, slack: int, history: Any, line: int
) -> None:
    """Note what the action being tried is worth; a ``slack`` of 1 lets its equals be found too."""
    action = current_action(frames, at)
    beta = frames[at + BETA]
    if value > frames[at + BEST]:
        frames[at + BEST] = value
        frames[at + ACTION] = action
        frames[at + REPLY] = 0
        if frames[child + PHASE] == MOVE and frames[child + ACTION] != NONE:
            frames[at + REPLY] = 1 + action_target(frames[child + ACTION])
        if beta - frames[at + FLOOR] > 1 and value > frames[at + ALPHA]:
            take_line(frames, at, child, action, line)
        frames[at + ALPHA] = max(frames[at + ALPHA], value - slack)
    if frames[at + BEST] >= beta:
        if frames[at + KILLER] != action:
            frames[at + KILLER_BEFORE] = frames[at + KILLER]
            frames[at + KILLER] = action
        work = frames[at + EMPTY]
        history[HISTORY * frames[at + PLAYER] + action] += work * work


@compilable
def remember(frames: Any, at: int, table: Any, buckets: int, generation: int) -> None:
    """Write what a decision has turned out to be worth into the table."""
    best, settled = frames[at + BEST], frames[at + SETTLED]
    store(
        table,
        buckets,
        frames[at + DIGEST],
        frames[at + CHECK],
        best - settled if best > frames[at + FLOOR] else -NO_BOUND,
        best - settled if best < frames[at + BETA] else NO_BOUND,
        frames[at + REPLY] << 9 | frames[at + ACTION] & 511,
        frames[at + DEPTH],
        frames[at + EMPTY],
        generation,
    )
