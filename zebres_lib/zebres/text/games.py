r"""Whole games as text: headers, then the turns, as one would paste them into a message.

::

    [Game "Drôles de Zèbres"]
    [Board "classic"]
    [Rules "classic"]
    [Result "*"]

    1. @Nb
    2. Gb3>Nd
    3. Zd1>E1

``Board`` is a published board's name or a map with ``/`` between the rows, followed by
``counterclockwise`` or ``split`` where they apply. ``Rules`` is ``classic`` or the fields that
differ, such as ``inauguration_points=0 values=2,7,0,5,1``. ``Start`` is a position text where the
game does not begin at the classic start. ``Result`` is White's points, ``-``, Green's, or ``*`` for
a game that goes on. Other headers are kept as they are; ``\"`` and ``\\`` stand for ``"`` and
``\``. A stay is left out of a turn, as in every run of actions, unless the record would begin or
end with it.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple
from unicodedata import normalize

from ...errors import NotationError
from ...explain.messages import Message
from ...notation import (
    GameText,
    format_headers,
    format_settings,
    parse_headers,
    parse_settings,
    quoted,
)
from ..board import BOARDS, Board, BoardError
from ..rules import ActionKind, Position, Rules, action_kind, start
from .notation import format_action
from .positions import format_position, parse_position

GAME_NAME = "Drôles de Zèbres"

_OWN_HEADERS = ("Game", "Board", "Rules", "Start", "Result")


class ParsedGame(NamedTuple):
    """What a game text says, before its actions are played."""

    rules: Rules
    start: Position
    game: GameText


def format_run(board: Board, actions: Sequence[int]) -> str:
    """Return actions run together, stays left out except at either end."""
    last = len(actions) - 1
    return "".join(
        format_action(board, action)
        for index, action in enumerate(actions)
        if action_kind(action) != ActionKind.STAY or index in (0, last)
    )


def split_turns(actions: Sequence[int]) -> list[tuple[int, int]]:
    """Return the (begin, end) of each turn in a list of actions: a placement begins a new one."""
    begins = [
        index
        for index, action in enumerate(actions)
        if index == 0 or action_kind(action) == ActionKind.PLACE_ANIMAL
    ]
    return list(pairwise([*begins, len(actions)]))


def format_game(
    rules: Rules,
    begin: Position,
    actions: Sequence[int],
    *,
    result: str,
    headers: Mapping[str, str],
) -> str:
    """Return the text of a game, ending in a newline, as :func:`parse_game` reads it.

    Raises ``ValueError`` for a header name that could not be read back.
    """
    board = rules.board
    differences = {name: value for name, value in rules.differences().items() if name != "board"}
    values = {
        "Game": GAME_NAME,
        "Board": _format_board(board),
        "Rules": format_settings(differences),
    }
    if begin != start():
        values["Start"] = format_position(rules, begin)
    text = format_headers(values, headers, _OWN_HEADERS, result)
    turns = split_turns(actions)
    for number, (begin_index, end) in enumerate(turns, start=1):
        run = format_run(board, actions[begin_index:end])
        # Within the game this turn's stay may be left out: the next turn implies it.
        if end < len(actions) and run.endswith("-") and len(run) > 1:
            run = run[:-1]
        text += f"{number}. {run}\n"
    return text


def parse_game(text: str) -> ParsedGame:
    """Read the headers of a game text and find its actions; playing them is the caller's part.

    Raises :class:`NotationError` for a header that cannot be read, naming where and why.
    """
    game = parse_headers(text, _OWN_HEADERS)
    # Some systems paste an accent as a character of its own.
    name = game.values.get("Game", GAME_NAME)
    if normalize("NFC", name) != GAME_NAME:
        expected = Message("notation-game-name", {"name": repr(GAME_NAME)})
        game.fail("Game", quoted(name), expected)
    fixed = {"board": _parse_board(game)}
    rules = parse_settings(game, Rules, fixed, Message("notation-setting-value"))
    begin = start()
    if "Start" in game.values:
        try:
            begin = parse_position(rules, game.values["Start"])
        except NotationError as error:
            index = game.places["Start"]
            raise NotationError(
                "notation-game-start",
                text=text,
                index=index,
                character=str(index + 1),
                error=error,
            ) from error
    result = game.values.get("Result", "*")
    if not re.fullmatch(r"\*|[0-9]{1,6}-[0-9]{1,6}", result):
        game.fail("Result", quoted(result), Message("notation-points"))
    return ParsedGame(rules, begin, game)


def _format_board(board: Board) -> str:
    for name, published in BOARDS.items():
        if board == published:
            return name
    flags = [("counterclockwise", not board.clockwise), ("split", board.split_territories)]
    return " ".join(["/".join(board.map), *(flag for flag, on in flags if on)])


def _parse_board(game: GameText) -> Board:
    value = game.values.get("Board", "classic")
    if value in BOARDS:
        return BOARDS[value]
    map_text, *flags = value.split() or [""]
    unknown = sorted(set(flags) - {"counterclockwise", "split"})
    if unknown:
        game.fail("Board", quoted(unknown[0]), Message("notation-board-flags"))
    try:
        return Board.from_ascii(
            map_text, clockwise="counterclockwise" not in flags, split_territories="split" in flags
        )
    except BoardError as error:
        found = Message("notation-board", {"board": quoted(value), "error": error})
        game.fail("Board", found, Message("notation-board-kinds", {"names": ", ".join(BOARDS)}))
