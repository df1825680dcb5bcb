"""How games end, position by position: what a row of numbers no longer tells.

>>> finals = play_finals(3, white="random", green="random", seed=1)
>>> list(finals.columns)
['game', 'post', 'final']
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...experiments import Block
from ...jit import compilable
from ...randomness import Randomness
from .. import players
from ..players import random
from ..position import (
    GREEN,
    OVER,
    PLACE,
    POSITION_SIZE,
    POST_GUARDIAN,
    SETUP,
    WHITE,
    action_kind,
    save_position,
)
from ..rules import (
    Position,
    Rules,
    RuleTables,
    Species,
    by_species,
    score,
    territory_owner,
)
from ..text.positions import format_position, parse_position
from .recorders import Recorder
from .simulation import Simulation

if TYPE_CHECKING:
    import pandas as pd

POST = POSITION_SIZE
"""Column of the guardian's first post, after the numbers of the last position."""


@compilable
def record_final(
    rules: RuleTables, before: Position, action: int, after: Position, row: Any
) -> None:
    """Write the last position and the guardian's first post, which it has forgotten."""
    if action_kind(action) == POST_GUARDIAN:
        row[POST] = after.guardian
    if after.phase == OVER:
        save_position(row, 0, after)


def finals_table(rules: Rules, block: Block, rows: NDArray[Any]) -> "pd.DataFrame":
    """Return the numbers of each last position."""
    import pandas as pd

    columns = dict(zip((*Position._fields, "post"), rows.T, strict=True))
    games = np.arange(block.first, block.first + block.count, dtype=np.int64)
    return pd.DataFrame({"game": games, **columns})


FINAL_POSITIONS = Recorder("final", record_final, POST + 1, finals_table, dtype=np.int64)


def play_finals(
    games: int,
    *,
    white: str | Callable[..., int],
    green: str | Callable[..., int],
    seed: int,
    first: int = 0,
    opening_turns: int = 0,
    rules: Rules | None = None,
    played: Callable[[int], object] | None = None,
) -> "pd.DataFrame":
    """Play games in plain Python and return how each ends: one row a game.

    Columns: ``game`` (its number), ``post`` (the guardian's first one), ``final`` (text of the last
    position). White posts the guardian. Games of the same players and seed are those of
    :func:`~zebres_lib.zebres.simulate`, number by number.

    Parameters
    ----------
    games
        How many.
    white, green
        Names of players, or functions of (rules, position, randomness), levels among them.
    seed
        Of their chance.
    first
        The number of the first game.
    opening_turns
        Turns after the guardian's post that are played by chance: players who leave nothing to
        chance play the same game again from the same post.
    rules
        The classic ones by default.
    played
        Called with the number of games played after each.

    Raises
    ------
    ValueError
        If a number is negative.
    SimulationError
        If a player chose an action that is not legal, naming game and action.
    """
    import pandas as pd

    numbers = {"games": games, "first": first, "opening_turns": opening_turns}
    for name, number in numbers.items():
        if number < 0:
            raise ValueError(f"{name}: {number} is negative; a whole number from 0 is right")
    opening = _Opening(opening_turns)
    simulation = Simulation.of(
        rules,
        opening.before(players.find(white)),
        opening.before(players.find(green)),
        recorder=FINAL_POSITIONS,
        compiled=False,
    )
    board, ends = simulation.rules.board, []
    for game in range(first, first + games):
        row = simulation.rows(Block(0, game, 1, seed))[0].tolist()
        final = Position(*row[:POSITION_SIZE])
        text = format_position(simulation.rules, final)
        ends.append((game, board.post_names[row[POST]], text))
        if played is not None:
            played(len(ends))
    return pd.DataFrame(ends, columns=["game", "post", "final"])


class _Opening:
    """So many turns by chance after the guardian's post, whoever takes them."""

    def __init__(self, turns: int) -> None:
        self._turns, self._taken = turns, 0

    def before(self, policy: players.Policy) -> players.Policy:
        """Return a policy that begins with this opening."""
        if self._turns == 0:
            return policy

        def choose(rules: RuleTables, position: Position, randomness: Randomness) -> int:
            if position.phase == SETUP:
                self._taken = 0
            self._taken += position.phase == PLACE
            by_chance = 0 < self._taken <= self._turns
            return (random.choose if by_chance else policy)(rules, position, randomness)

        choose.__qualname__ = players.name_of(policy)
        return choose


def results(finals: "pd.DataFrame", rules: Rules | None = None) -> "pd.DataFrame":
    """Return the points of games from their last positions: one row a game.

    Columns, as :func:`~zebres_lib.zebres.simulate` names them: ``game``, ``white_points``,
    ``green_points``, ``margin``, ``winner``, ``first_player``, ``post``, ``inauguration``. Raises
    ``ValueError`` if a column is missing, ``NotationError`` for what is not a position.
    """
    import pandas as pd

    rules = rules if rules is not None else Rules()
    rows = []
    for one in _rows(finals):
        final = parse_position(rules, one.final)
        white, green = score(rules, final)
        winner = "white" if white > green else "green" if green > white else "draw"
        holder = {WHITE: "white", GREEN: "green"}.get(final.inauguration, "nobody")
        rows.append(
            {
                "game": one.game,
                "white_points": white,
                "green_points": green,
                "margin": white - green,
                "winner": winner,
                "first_player": "white",
                "post": one.post,
                "inauguration": holder,
            }
        )
    table = pd.DataFrame(rows)
    table.attrs.update(finals.attrs)
    return table


def animal_worth(finals: "pd.DataFrame", rules: Rules | None = None) -> "pd.DataFrame":
    """Return what a token of each animal brings its owner: one row an animal.

    Columns: ``tokens`` (those on the board at the end of all games), ``value`` (points of one that
    lies face up), ``own``, ``theirs``, ``hidden`` (shares of the tokens that end face up in a
    territory of their owner, face up in one of the opponent, and face down), and ``worth``: the
    points that a token brings its owner's margin on average, ``value`` times ``own`` less
    ``theirs``. That a token counts for the majority, wherever it lies, is not in it
    (``score.majority``, ``score.all-animals``, ``score.face-down``).
    """
    import pandas as pd

    rules = rules if rules is not None else Rules()
    counts = [[0, 0, 0, 0] for _ in Species]
    for one in _rows(finals):
        final = parse_position(rules, one.final)
        owned = {WHITE: 0, GREEN: 0}
        for mask in rules.territories:
            owner = territory_owner(final, mask)
            if owner in owned:
                owned[owner] |= mask
        for count, squares in zip(counts, by_species(final), strict=True):
            shown = squares & ~final.hidden
            count[0] += squares.bit_count()
            count[1] += (shown & final.white & owned[WHITE]).bit_count()
            count[1] += (shown & final.green & owned[GREEN]).bit_count()
            count[2] += (shown & final.white & owned[GREEN]).bit_count()
            count[2] += (shown & final.green & owned[WHITE]).bit_count()
            count[3] += (squares & final.hidden).bit_count()
    table = pd.DataFrame(
        counts,
        index=pd.Index([species.name.lower() for species in Species], name="animal"),
        columns=["tokens", "own", "theirs", "hidden"],
    )
    shares = table[["own", "theirs", "hidden"]].div(table["tokens"], axis=0)
    table = pd.concat([table[["tokens"]], shares], axis=1)
    table.insert(1, "value", list(rules.values))
    table["worth"] = table["value"] * (table["own"] - table["theirs"])
    return table


class _Row(NamedTuple):
    game: int
    post: str
    final: str


def _rows(finals: "pd.DataFrame") -> list[_Row]:
    missing = [name for name in _Row._fields if name not in finals.columns]
    if missing:
        raise ValueError(f"the table has no column {', '.join(missing)}")
    return [_Row(*row) for row in finals[list(_Row._fields)].itertuples(index=False)]
