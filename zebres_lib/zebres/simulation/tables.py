"""Facts about a game as tidy pandas tables."""

from typing import TYPE_CHECKING

from ...randomness import Stream
from ..board import Board
from ..game import Game
from ..players.random import choose
from ..rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    action_kind,
    apply,
    is_over,
    score,
    start,
    territory_owner,
    territory_points,
)

if TYPE_CHECKING:
    import pandas as pd


def board_table(board: Board) -> "pd.DataFrame":
    """Return the territories of a board, one row each.

    Columns: ``territory`` (letter), ``size`` (squares), ``majority`` (tokens that make one sure to
    own it), ``squares`` (their names). Rule ``score.majority``.
    """
    import pandas as pd

    return pd.DataFrame(
        {
            "territory": letter,
            "size": mask.bit_count(),
            "majority": mask.bit_count() // 2 + 1,
            "squares": " ".join(board.squares(mask)),
        }
        for letter, mask in zip(board.territory_letters, board.territories, strict=True)
    )


def territory_table(game: Game) -> "pd.DataFrame":
    """Return how every territory scores as the board stands: one row a territory.

    Columns: ``territory`` (letter), ``squares`` (its size), ``white_tokens`` and ``green_tokens``
    (tokens of each player, face-down ones included), ``face_down`` (tokens among them that score
    nothing), ``owner`` (``white``, ``green`` or ``nobody``), ``worth`` (points of its face-up
    animals), ``white_points`` and ``green_points`` (what each player scores there, in points).
    Rules ``score.majority``, ``score.all-animals``, ``score.face-down``. The Inauguration token is
    not a territory; :meth:`Game.scores` adds it.
    """
    import pandas as pd

    rules, position = game.rules, game.position
    rows = []
    for letter, mask in zip(rules.board.territory_letters, rules.territories, strict=True):
        owner = Player(territory_owner(position, mask))
        worth = territory_points(rules, position, mask)
        rows.append(
            {
                "territory": letter,
                "squares": mask.bit_count(),
                "white_tokens": (mask & position.white).bit_count(),
                "green_tokens": (mask & position.green).bit_count(),
                "face_down": (mask & position.hidden).bit_count(),
                "owner": owner.name.lower(),
                "worth": worth,
                "white_points": worth if owner == Player.WHITE else 0,
                "green_points": worth if owner == Player.GREEN else 0,
            }
        )
    return pd.DataFrame(rows)


def score_by_turn(game: Game) -> "pd.DataFrame":
    """Return the running score of a recorded game: one row a turn.

    Columns: ``turn`` (from 1), ``player`` (``white`` or ``green``, who took it), ``text`` (its
    actions run together), ``white_points``, ``green_points`` (as if the game ended after it, in
    points) and ``margin`` (White minus Green, in points). Rules ``score.*``.
    """
    import pandas as pd

    rows = []
    replay = Game.from_position(str(game.start), game.rules)
    for turn, text in enumerate(game.turns, start=1):
        player = replay.player
        replay.play(text)
        white, green = replay.scores()
        rows.append(
            {
                "turn": turn,
                "player": player.name.lower(),
                "text": text,
                "white_points": white,
                "green_points": green,
                "margin": white - green,
            }
        )
    return pd.DataFrame(rows)


def random_games(games: int, *, seed: int, rules: Rules | None = None) -> "pd.DataFrame":
    """Return how uniformly random games end: one row a game, the same for the same seed.

    Columns, in points: ``white_points``, ``green_points``, ``total`` and ``margin`` (White minus
    Green); in tokens: ``hidden_zebras``, ``hidden_gazelles`` (face down at the end),
    ``gazelles_sent_home`` (by lions) and ``placements``. Raises ``ValueError`` for a number of
    games that is negative.
    """
    import numpy as np
    import pandas as pd

    if games < 0:
        raise ValueError(f"games: {games} is negative; a whole number from 0 is right")
    rules = rules if rules is not None else Rules()
    randomness = np.random.default_rng(seed)
    rows = []
    for _ in range(games):
        final, placements = start(), 0
        while not is_over(final):
            action = choose(rules, final, randomness)
            placements += action_kind(action) == ActionKind.PLACE_ANIMAL
            final = apply(rules, final, action)
        white, green = score(rules, final)
        rows.append(
            {
                "white_points": white,
                "green_points": green,
                "total": white + green,
                "margin": white - green,
                "hidden_zebras": (final.hidden & final.zebras).bit_count(),
                "hidden_gazelles": (final.hidden & final.gazelles).bit_count(),
                "gazelles_sent_home": placements - (final.white | final.green).bit_count(),
                "placements": placements,
            }
        )
    return pd.DataFrame(rows)


def random_positions(
    count: int, *, empty: int, seed: int, rules: Rules | None = None
) -> list[Position]:
    """Return positions of uniformly random games, an animal to be placed on one of few squares.

    Each comes from a game of its own, the first time that so many squares are empty before a
    placement; the same seed gives the same positions.

    Parameters
    ----------
    count
        How many.
    empty
        Empty squares of each, from 1 to all of the board.
    seed, rules
        Of the games; the classic rules by default.

    Raises
    ------
    ValueError
        For a number that is out of range, naming it.

    >>> [bin(one.white | one.green).count("1") for one in random_positions(3, empty=4, seed=1)]
    [26, 26, 26]
    """
    rules = rules if rules is not None else Rules()
    squares = rules.board.square_count
    if count < 0:
        raise ValueError(f"count: {count} is negative; a whole number from 0 is right")
    if not 1 <= empty <= squares:
        raise ValueError(f"empty: {empty} is not from 1 to {squares}")
    randomness = Stream(seed)
    found: list[Position] = []
    while len(found) < count:
        position = start()
        while not is_over(position):
            taken = (position.white | position.green).bit_count()
            if position.phase == Phase.PLACE and squares - taken == empty:
                found.append(position)
                break
            position = apply(rules, position, choose(rules, position, randomness))
    return found
