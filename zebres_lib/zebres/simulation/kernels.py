"""The loops that play many games: plain Python functions, compiled unchanged when speed is wanted.

A kernel plays one block of games and writes one row a game into an array of numbers.
:mod:`~zebres_lib.zebres.simulation.simulate` makes tables of them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ...jit import bit_count, compilable, lowest_bit, pointer
from ...randomness import Randomness
from ...randomness import begin as start_stream
from ..players import Player
from ..position import (
    GREEN,
    MOVE_GUARDIAN,
    NOBODY,
    OVER,
    PLACE_ANIMAL,
    POST_GUARDIAN,
    SWAP,
    SWAP_GAZELLE,
    WHITE,
)
from ..rules import (
    CompiledRules,
    Position,
    RuleTables,
    action_kind,
    apply,
    is_legal,
    is_solo,
    score,
    territory_owner,
    territory_points,
)
from ..variant import bind

POINTS = ("white_points", "green_points")
"""What a kernel for points only writes, in this order."""

FACTS = (
    *POINTS,
    "first_player",
    "post",
    "inauguration",
    "inauguration_placement",
    "placements",
    "hidden_zebras",
    "hidden_gazelles",
    "gazelles_sent_home",
    "swaps",
    "chains",
    "jumps",
    "solo_placements",
    "lead_changes",
)
"""What a kernel for all columns writes; then owner and points of each territory in turn."""

Kernel = Callable[..., int]
"""Plays ``len(rows)`` games and returns how many were played: fewer if an action was illegal."""


class Tally(NamedTuple):
    """What is counted while a game is played."""

    final: Position
    placements: int
    first_full: int  # the placement that took the Inauguration token, 0 for none
    swaps: int
    chains: int
    jumps: int
    solo: int
    changes: int
    legal: bool


@compilable
def territory_margin(rules: RuleTables, position: Position, territory: int) -> int:
    """Return what a territory, a mask, is worth to White: negative if Green has it."""
    owner = territory_owner(position, territory)
    if owner == NOBODY:
        return 0
    points = territory_points(rules, position, territory)
    return points if owner == WHITE else -points


@compilable
def changed_squares(before: Position, after: Position) -> int:
    """Return the squares where an action changed who stands there, what, or which side is up."""
    return (
        (before.white ^ after.white)
        | (before.green ^ after.green)
        | (before.hidden ^ after.hidden)
        | (before.gazelles ^ after.gazelles)
        | (before.crocodiles ^ after.crocodiles)
    )


@compilable
def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    if number > 0:
        return 1
    return -1 if number < 0 else 0


def chooser(white: Player, green: Player) -> Player:
    """Return the function by which two players choose, each for their own side."""
    if white is green:
        return white

    @compilable
    def choose(rules: RuleTables, position: Position, randomness: Randomness) -> int:
        if position.player == WHITE:
            return white(rules, position, randomness)
        return green(rules, position, randomness)

    return choose


def points_kernel(white: Player, green: Player, *, checked: bool) -> Kernel:
    """Return the loop that keeps only the points of each game, :data:`POINTS`."""
    choose = chooser(white, green)

    @compilable
    def play_block(
        tables: CompiledRules,
        begin: Position,
        other: Position,
        state: Any,
        first: int,
        rows: Any,
        worth: Any,
    ) -> int:
        rules, randomness = bind(tables), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            position = begin if (first + game) & 1 == 0 else other
            while position.phase != OVER:
                action = choose(rules, position, randomness)
                if checked and not is_legal(rules, position, action):
                    return game
                position = apply(rules, position, action)
            rows[game, 0], rows[game, 1] = score(rules, position)
        return len(rows)

    return play_block


def facts_kernel(white: Player, green: Player, *, checked: bool) -> Kernel:
    """Return the loop that writes all facts of each game, :data:`FACTS` and the territories."""
    choose = chooser(white, green)

    @compilable
    def play_game(rules: RuleTables, begin: Position, randomness: Randomness, worth: Any) -> Tally:
        position = begin
        placements, first_full, swaps, chains, jumps, solo, changes = 0, 0, 0, 0, 0, 0, 0
        margin, leader = 0, 0
        while position.phase != OVER:
            action = choose(rules, position, randomness)
            if checked and not is_legal(rules, position, action):
                return Tally(position, placements, 0, 0, 0, 0, 0, 0, False)
            before = position
            position = apply(rules, before, action)
            kind = action_kind(action)
            if kind == MOVE_GUARDIAN:
                steps = position.guardian - before.guardian
                if steps <= 0:
                    steps += rules.post_count
                if steps > rules.guardian_steps:
                    jumps += 1
            elif kind != POST_GUARDIAN:
                if kind == PLACE_ANIMAL:
                    placements += 1
                    if is_solo(rules, before):
                        solo += 1
                elif kind == SWAP_GAZELLE:
                    swaps += 1
                    if before.swapped:
                        chains += 1
                changed = changed_squares(before, position)
                while changed:
                    territory = rules.territory_of[lowest_bit(changed)]
                    mask = rules.territories[territory]
                    changed &= ~mask
                    now = territory_margin(rules, position, mask)
                    margin += now - worth[territory]
                    worth[territory] = now
                if position.inauguration != before.inauguration:
                    first_full = placements
                    bonus = rules.inauguration_points
                    margin += bonus if position.inauguration == WHITE else -bonus
                if position.phase != SWAP and margin != 0:
                    if leader == -sign(margin):
                        changes += 1
                    leader = sign(margin)
        return Tally(position, placements, first_full, swaps, chains, jumps, solo, changes, True)

    @compilable
    def play_block(
        tables: CompiledRules,
        begin: Position,
        other: Position,
        state: Any,
        first: int,
        rows: Any,
        worth: Any,
    ) -> int:
        rules, randomness, values = bind(tables), pointer(state), pointer(worth)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            opening = begin if (first + game) & 1 == 0 else other
            for territory in range(rules.territory_count):
                values[territory] = 0
            # The first decision is the guardian's post, which the final position has forgotten.
            action = choose(rules, opening, randomness)
            if checked and not is_legal(rules, opening, action):
                return game
            posted = apply(rules, opening, action)
            tally = play_game(rules, posted, randomness, values)
            if not tally.legal:
                return game
            final = tally.final
            white = rules.inauguration_points if final.inauguration == WHITE else 0
            green = rules.inauguration_points if final.inauguration == GREEN else 0
            for territory in range(rules.territory_count):
                margin = values[territory]
                white += max(margin, 0)
                green += max(-margin, 0)
                owner = territory_owner(final, rules.territories[territory])
                rows[game, 15 + 2 * territory] = owner
                rows[game, 16 + 2 * territory] = abs(margin)
            rows[game, 0] = white
            rows[game, 1] = green
            rows[game, 2] = opening.player
            rows[game, 3] = posted.guardian
            rows[game, 4] = final.inauguration
            rows[game, 5] = tally.first_full
            rows[game, 6] = tally.placements
            rows[game, 7] = bit_count(final.hidden & final.zebras)
            rows[game, 8] = bit_count(final.hidden & final.gazelles)
            rows[game, 9] = tally.placements - bit_count(final.white | final.green)
            rows[game, 10] = tally.swaps
            rows[game, 11] = tally.chains
            rows[game, 12] = tally.jumps
            rows[game, 13] = tally.solo
            rows[game, 14] = tally.changes
        return len(rows)

    return play_block


def hiding_kernel(white: Player, green: Player, *, checked: bool) -> Kernel:
    """Return the loop that counts on which squares zebras stand and hide at the end of a game.

    ``rows`` is one row of games; ``worth`` has two numbers a square: zebras, and those face down.
    """
    choose = chooser(white, green)

    @compilable
    def play_block(
        tables: CompiledRules,
        begin: Position,
        other: Position,
        state: Any,
        first: int,
        rows: Any,
        worth: Any,
    ) -> int:
        rules, randomness, counts = bind(tables), pointer(state), pointer(worth)
        squares = bit_count(rules.all_squares)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            position = begin if (first + game) & 1 == 0 else other
            while position.phase != OVER:
                action = choose(rules, position, randomness)
                if checked and not is_legal(rules, position, action):
                    return game
                position = apply(rules, position, action)
            for square in range(squares):
                counts[2 * square] += position.zebras >> square & 1
                counts[2 * square + 1] += (position.zebras & position.hidden) >> square & 1
        return len(rows)

    return play_block
