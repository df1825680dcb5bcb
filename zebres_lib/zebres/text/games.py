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
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from itertools import pairwise
from typing import Any
from unicodedata import normalize

from ...errors import RulesError
from ..board import BOARDS, Board, BoardError
from ..rules import ActionKind, Position, Rules, action_kind, start
from .notation import NotationError, format_action
from .positions import format_position, parse_position

GAME_NAME = "Drôles de Zèbres"

_HEADER = re.compile(r'\[(\w+)[ \t]+"((?:[^"\\\n]|\\.)*)"\][ \t]*$')
_TURN_NUMBER = re.compile(r"(?<!\S)[0-9]+\.+")
_OWN_HEADERS = ("Game", "Board", "Rules", "Start", "Result")


@dataclass(frozen=True)
class GameText:
    """What a game text says, before its actions are played.

    ``moves`` is the whole text with everything that is not an action blanked out, so that places
    in it are places in the text.
    """

    rules: Rules
    start: Position
    moves: str
    result: str = "*"
    headers: dict[str, str] = field(default_factory=dict)
    result_index: int = 0


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
    result: str = "*",
    headers: dict[str, str] | None = None,
) -> str:
    """Return the text of a game, ending in a newline, as :func:`parse_game` reads it.

    Raises ``ValueError`` for a header name that could not be read back.
    """
    board = rules.board
    for name in headers or {}:
        if not re.fullmatch(r"\w+", name):
            raise ValueError(f"header {name!r}: a name is letters, digits and _ only")
    lines = {"Game": GAME_NAME, "Board": _format_board(board), "Rules": _format_rules(rules)}
    if begin != start():
        lines["Start"] = format_position(rules, begin)
    lines |= {name: value for name, value in (headers or {}).items() if name not in _OWN_HEADERS}
    lines["Result"] = result
    text = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in lines.items()) + "\n"
    turns = split_turns(actions)
    for number, (begin_index, end) in enumerate(turns, start=1):
        run = format_run(board, actions[begin_index:end])
        # Within the game this turn's stay may be left out: the next turn implies it.
        if end < len(actions) and run.endswith("-") and len(run) > 1:
            run = run[:-1]
        text += f"{number}. {run}\n"
    return text


def parse_game(text: str) -> GameText:
    """Read the headers of a game text and find its actions; playing them is the caller's part.

    Raises :class:`NotationError` for a header that cannot be read, naming where and why.
    """
    headers: dict[str, str] = {}
    places: dict[str, int] = {}
    blanked = ""
    offset = 0
    in_headers = True
    for line in text.splitlines(keepends=True):
        bare = line.rstrip("\r\n\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
        if in_headers and bare.strip().startswith("["):
            match = _HEADER.match(bare.strip())
            if match is None:
                raise _error(text, offset, f"{bare.strip()[:60]!r}", '[Name "value"]')
            name = match.group(1)
            if name in headers:
                raise _error(text, offset, f"a second header {name}", "each header once")
            headers[name] = re.sub(r"\\(.)", r"\1", match.group(2))
            places[name] = offset
            blanked += " " * len(line)
        else:
            in_headers = in_headers and not bare.strip()
            blanked += _TURN_NUMBER.sub(lambda number: " " * len(number.group()), line)
        offset += len(line)
    # Some systems paste an accent as a character of its own.
    if normalize("NFC", headers.get("Game", GAME_NAME)) != GAME_NAME:
        raise _error(text, places["Game"], repr(headers["Game"]), f"the game {GAME_NAME!r}")
    board = _parse_board(text, places.get("Board", 0), headers.get("Board", "classic"))
    rules = _parse_rules(text, places.get("Rules", 0), headers.get("Rules", "classic"), board)
    begin = start()
    if "Start" in headers:
        try:
            begin = parse_position(rules, headers["Start"])
        except NotationError as error:
            raise NotationError(
                f"game text, character {places['Start'] + 1}, header Start: {error}",
                text,
                places["Start"],
            ) from error
    result = headers.get("Result", "*")
    if not re.fullmatch(r"\*|[0-9]{1,6}-[0-9]{1,6}", result):
        raise _error(text, places["Result"], repr(result), "points such as 51-36, or *")
    others = {name: value for name, value in headers.items() if name not in _OWN_HEADERS}
    return GameText(rules, begin, blanked, result, others, places.get("Result", 0))


def _format_board(board: Board) -> str:
    for name, published in BOARDS.items():
        if board == published:
            return name
    flags = [("counterclockwise", not board.clockwise), ("split", board.split_territories)]
    return " ".join(["/".join(board.map), *(flag for flag, on in flags if on)])


def _parse_board(text: str, index: int, value: str) -> Board:
    if value in BOARDS:
        return BOARDS[value]
    map_text, *flags = value.split() or [""]
    unknown = sorted(set(flags) - {"counterclockwise", "split"})
    if unknown:
        raise _error(text, index, repr(unknown[0]), "counterclockwise or split after a board map")
    try:
        return Board.from_ascii(
            map_text, clockwise="counterclockwise" not in flags, split_territories="split" in flags
        )
    except BoardError as error:
        names = ", ".join(BOARDS)
        raise _error(text, index, f"board {value!r} ({error})", f"{names} or a map") from error


def _format_rules(rules: Rules) -> str:
    parts = []
    for name, value in rules.differences().items():
        if name != "board":
            number = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            parts.append(f"{name}={number}")
    return " ".join(parts) or "classic"


def _parse_rules(text: str, index: int, value: str, board: Board) -> Rules:
    known = [f.name for f in fields(Rules) if f.init and f.name != "board"]
    settings: dict[str, Any] = {}
    for part in value.split() if value != "classic" else []:
        name, equals, given = part.partition("=")
        if not equals or name not in known:
            raise _error(text, index, repr(part), f"name=value with a name of {', '.join(known)}")
        settings[name] = _parse_setting(text, index, part, given)
    try:
        return Rules(board=board, **settings)
    except RulesError as error:
        raise _error(
            text, index, f"rules {value!r}", f"rules that can be played: {error}"
        ) from error


def _parse_setting(text: str, index: int, part: str, given: str) -> bool | int | tuple[int, ...]:
    if given in ("True", "False"):
        return given == "True"
    if re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6})*", given):
        numbers = tuple(int(number) for number in given.split(","))
        return numbers if "," in given else numbers[0]
    raise _error(text, index, repr(part), "True, False, a whole number, or five with commas")


def _escape(value: str) -> str:
    flat = " ".join(value.splitlines())
    return flat.replace("\\", "\\\\").replace('"', '\\"')


def _error(text: str, index: int, found: str, expected: str) -> NotationError:
    return NotationError(
        f"game text, character {index + 1}: found {found}, expected {expected}", text, index
    )
