"""The course of many games: what a table of final results has forgotten.

The games are those of :func:`~zebres_lib.zebres.simulate` with the same settings, game by
game, played once more by a loop that looks at every decision and at the running score.

============================ ===================================================================
``decisions``                actions taken, the guardian's first post and declined swaps included
``real_decisions``           those among them where more than one action was legal
``options``                  legal actions, added up over all decisions
``turns_behind``             turns after which the eventual winner was behind
``drama``                    see :func:`~zebres_lib.zebres.metrics.definitions.drama`
``comeback``                 greatest deficit of the eventual winner after a turn, in points
``decided_turn``             first turn after which the winner's lead beat every lead that the
                             loser had in the whole game; the last turn if none did, and in a draw
``settled_turn``             first turn from which on the winner was ahead without a break; the
                             last turn in a draw
``course``                   a digest of all actions: other actions, another one, almost certainly
============================ ===================================================================

A turn is an animal placed with its effects; the score after it is that of a game ended there.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from ... import jit
from ...jit import bit_count, compilable, pointer
from ...randomness import Stream
from ...randomness import begin as start_stream
from ..players import Player
from ..position import (
    MOVE,
    MOVE_GUARDIAN,
    OVER,
    PLACE,
    POST_GUARDIAN,
    SETUP,
    SWAP,
    action_kind,
    species_in_hand,
)
from ..rules import (
    CompiledRules,
    Position,
    RuleTables,
    apply,
    guardian_stops,
    open_squares,
    score,
    start,
    swappable,
)
from ..variant import bind
from .kernels import chooser, sign
from .simulation import Simulation

if TYPE_CHECKING:
    import pandas as pd

    from ...experiments import Block

COLUMNS = (
    "decisions",
    "real_decisions",
    "options",
    "turns_behind",
    "drama",
    "comeback",
    "decided_turn",
    "settled_turn",
    "course",
)
"""What the loop writes, after the points of White and Green."""

_MOST_TURNS = 512
"""More than the squares and all gazelles that 60 lions can send home."""

_DIGEST = (48_271, 2_147_483_647)
"""Multiplier and modulus of Park and Miller's generator, here to mix the actions of a game."""


@compilable
def count_actions(rules: RuleTables, position: Position) -> int:
    """Return how many actions are legal, without making a list of them."""
    if position.phase == PLACE:
        hand = species_in_hand(rules, position, position.player)
        return bit_count(open_squares(rules, position)) * bit_count(hand)
    if position.phase == SWAP:
        return bit_count(swappable(rules, position)) + 1
    if position.phase == MOVE:
        return bit_count(guardian_stops(rules, position))
    return rules.post_count if position.phase == SETUP else 0


def course_kernel(white: Player, green: Player) -> Callable[..., int]:
    """Return the loop that plays a block of games and writes the course of each.

    Its arguments: tables of the rules, start positions of even and of odd games, state of the
    stream, number of the first game, rows to write, room for the margins of one game.
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
        room: Any,
    ) -> int:
        rules, randomness, margins = bind(tables), pointer(state), pointer(room)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            position = begin if (first + game) & 1 == 0 else other
            decisions, real, options, turns, digest = 0, 0, 0, 0, 0
            while position.phase != OVER:
                count = count_actions(rules, position)
                decisions += 1
                options += count
                if count > 1:
                    real += 1
                action = int(choose(rules, position, randomness))
                digest = (digest * _DIGEST[0] + action + 1) % _DIGEST[1]
                position = apply(rules, position, action)
                kind = action_kind(action)
                if kind != MOVE_GUARDIAN and kind != POST_GUARDIAN and position.phase != SWAP:
                    white_points, green_points = score(rules, position)
                    margins[turns] = white_points - green_points
                    turns += 1
            winner = sign(margins[turns - 1])
            behind, comeback, roots = 0, 0, 0.0
            for turn in range(turns):
                deficit = -winner * margins[turn]
                if deficit > 0:
                    behind += 1
                    comeback = max(comeback, deficit)
                    roots += sqrt(deficit)
            decided, settled = turns, turns
            if winner != 0:
                for turn in range(turns, 0, -1):
                    if winner * margins[turn - 1] > comeback:
                        decided = turn
                while settled > 1 and winner * margins[settled - 2] > 0:
                    settled -= 1
            rows[game, 0], rows[game, 1] = score(rules, position)
            rows[game, 2] = decisions
            rows[game, 3] = real
            rows[game, 4] = options
            rows[game, 5] = behind
            rows[game, 6] = roots / behind if behind > 0 else 0.0
            rows[game, 7] = comeback
            rows[game, 8] = decided
            rows[game, 9] = settled
            rows[game, 10] = digest
        return len(rows)

    return play_block


@dataclass(frozen=True)
class Course:
    """The courses of the games of a simulation: an experiment of :mod:`zebres_lib.experiments`."""

    simulation: Simulation
    name: str = field(default="zebres.metrics", init=False)

    @property
    def kernel(self) -> Callable[..., int]:
        """The loop that plays a block, as plain Python."""
        return course_kernel(*self.simulation.choosers)

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        code = jit.fingerprint(self.kernel)
        return {**self.simulation.settings(), "columns": "course", "code": code}

    def play(self, block: "Block") -> "pd.DataFrame":
        """Return the courses of a block of games; the same in any process and at either speed."""
        import pandas as pd

        rules, stream = self.simulation.rules, Stream(block.seed)
        sides = {"white": (0, 0), "green": (1, 1), "alternate": (0, 1)}
        begin, other = (start(player) for player in sides[self.simulation.first_player])
        rows = np.zeros((block.count, 2 + len(COLUMNS)))
        room = np.zeros(_MOST_TURNS, dtype=np.int64)
        if self.simulation.compiled:
            play = jit.compiled(self.kernel)
            play(rules.compiled(), begin, other, stream.state(), block.first, rows, room)
        else:
            self.kernel(rules, begin, other, stream, block.first, rows, room)
        points = rows[:, :2].astype(np.int64)
        table = pd.DataFrame(
            {
                "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
                "white_points": points[:, 0],
                "green_points": points[:, 1],
            }
        )
        for column, name in enumerate(COLUMNS, start=2):
            values = rows[:, column]
            table[name] = values if name == "drama" else values.astype(np.int64)
        table["drama"] /= sqrt(max(points_in_play(rules), 1))
        return table


def points_in_play(rules: RuleTables) -> int:
    """Return the points of all animals of both hands and of the Inauguration token together."""
    worth = sum(
        int(count) * int(value) for count, value in zip(rules.counts, rules.values, strict=True)
    )
    return 2 * worth + int(rules.inauguration_points)
