"""Text notation of positions, both ways, and why a position cannot occur.

A position is five fields, ``rows post side inauguration phase``, for example
``6/6/1g4/6/6 Nb g - move``: upper case is White, lower case Green, ``!`` after a letter a
face-down token, a digit that many empty squares. Hands are not written; they are what does not
stand on the board.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from ..board import Board
from ..rules import (
    NOWHERE,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    by_species,
    holds_tokens,
    is_solo,
    open_squares,
    own_squares,
    swappable,
)
from .notation import (
    DIGITS,
    SPECIES_BY_LETTER,
    NotationError,
    counted,
    fail,
    post_range,
    square_range,
)

SIDE_LETTERS = {Player.WHITE: "w", Player.GREEN: "g", Player.NOBODY: "-"}
MAY_HIDE = (Species.GAZELLE, Species.ZEBRA)


def format_position(rules: Rules, position: Position) -> str:
    """Return the five-field text of a position.

    >>> from zebres_lib.zebres.rules import start
    >>> format_position(Rules(), start())
    '6/6/6/6/6 - w - setup'
    """
    board = rules.board
    rows = []
    for row in range(board.rows):
        text, empty = "", 0
        for square in range(row * board.columns, (row + 1) * board.columns):
            token = format_token(position, square)
            if token:
                text += (str(empty) if empty else "") + token
                empty = 0
            else:
                empty += 1
        rows.append(text + (str(empty) if empty else ""))
    post = "-" if position.guardian == NOWHERE else board.post_names[position.guardian]
    phase = Phase(position.phase).name.lower()
    if position.phase == Phase.SWAP:
        squares = (board.square_names[position.crocodile], *board.squares(position.swapped))
        phase += ":" + ",".join(squares)
    side = SIDE_LETTERS[Player(position.player)]
    holder = SIDE_LETTERS[Player(position.inauguration)]
    return " ".join(["/".join(rows), post, side, holder, phase])


def format_token(position: Position, square: int) -> str:
    """Return the letters of the token on a square, such as ``z!``, or nothing if it is empty."""
    bit = 1 << square
    for species, squares in zip(Species, by_species(position), strict=True):
        if squares & bit:
            letter = species.letter if position.white & bit else species.letter.lower()
            return letter + ("!" if position.hidden & bit else "")
    return ""


def parse_position(rules: Rules, text: str) -> Position:
    """Return the position that five fields of text describe.

    Raises :class:`NotationError`, naming the character, the field and what was expected, for
    text of another form, for more tokens than the rules give a player, and for a position from
    which the rules offer no decision (a guardian facing a full line, say).
    """
    fields = list(re.finditer(r"\S+", text))
    names = ("rows", "post", "side", "inauguration", "phase")
    if len(fields) != len(names):
        index = fields[len(names)].start() if len(fields) > len(names) else len(text)
        fail("position", text, index, counted(len(fields), "field"), "five: " + " ".join(names))
    rows, post, side, holder, phase = fields
    board = rules.board
    tokens = _parse_rows(rules, text, rows.start(), rows.group())
    guardian = NOWHERE
    if post.group() != "-":
        if post.group() not in board.post_numbers:
            expected = post_range(board) + ", or - before setup"
            fail("position", text, post.start(), repr(post.group()), expected)
        guardian = board.post_numbers[post.group()]
    players = {letter: player for player, letter in SIDE_LETTERS.items()}
    if side.group() not in ("w", "g"):
        fail("position", text, side.start(), repr(side.group()), "the side to decide, w or g")
    if holder.group() not in players:
        expected = "the holder of the Inauguration token, w, g or -"
        fail("position", text, holder.start(), repr(holder.group()), expected)
    kind, crocodile, swapped = _parse_phase(board, text, phase.start(), phase.group())
    position = Position(
        **tokens,
        guardian=guardian,
        player=int(players[side.group()]),
        inauguration=int(players[holder.group()]),
        phase=int(kind),
        crocodile=crocodile,
        swapped=swapped,
    )
    problem = position_problem(rules, position)
    if problem is not None:
        match = fields[names.index(problem.field)]
        where = f"character {match.start() + 1} ({problem.field} {match.group()!r})"
        raise NotationError(
            f"position, {where}: {problem.message}",
            text,
            match.start(),
        )
    return position


def _parse_rows(rules: Rules, text: str, offset: int, rows: str) -> dict[str, int]:
    board = rules.board
    masks = dict.fromkeys(
        ("white", "green", "gazelles", "zebras", "crocodiles", "elephants", "lions", "hidden"), 0
    )
    on_board: dict[tuple[Player, Species], int] = {}
    row, column, index = 0, 0, 0
    while index < len(rows):
        character, at = rows[index], offset + index
        index += 1
        if character == "/":
            _check_row(board, text, at, row, column)
            row, column = row + 1, 0
            if row == board.rows:
                fail(
                    "position",
                    text,
                    at,
                    "one more row",
                    f"{counted(board.rows, 'row')} on this board",
                )
        elif character in DIGITS:
            # Only a row of ten squares or more can hold a run of ten empty ones.
            while board.columns > 9 and index < len(rows) and rows[index] in DIGITS:
                character += rows[index]
                index += 1
            if character.startswith("0"):
                fail("position", text, at, repr(character), "1 or more empty squares")
            # Longer numbers than a board can hold need not be read to the end.
            column += int(character[:4])
            _check_width(board, text, at, row, column)
        elif character.upper() in SPECIES_BY_LETTER and character.isascii():
            column += 1
            _check_width(board, text, at, row, column)
            species = SPECIES_BY_LETTER[character.upper()]
            player = Player.WHITE if character.isupper() else Player.GREEN
            bit = 1 << row * board.columns + column - 1
            masks["white" if player == Player.WHITE else "green"] |= bit
            masks[f"{species.name.lower()}s"] |= bit
            count = on_board[player, species] = on_board.get((player, species), 0) + 1
            if count > rules.counts[species]:
                found = f"{player.name.lower()} {species.name.lower()} number {count}"
                expected = f"at most {rules.counts[species]} under these rules"
                fail("position", text, at, found, expected)
            if index < len(rows) and rows[index] == "!":
                if species not in MAY_HIDE:
                    found = f"a face-down {species.name.lower()}"
                    fail("position", text, at + 1, found, "'!' after G, g, Z or z only")
                masks["hidden"] |= bit
                index += 1
        else:
            expected = "G Z C E L or g z c e l, '!' after one, a number of empty squares, or '/'"
            fail("position", text, at, repr(character), expected)
    _check_row(board, text, offset + len(rows), row, column)
    if row + 1 != board.rows:
        fail(
            "position",
            text,
            offset + len(rows),
            counted(row + 1, "row"),
            counted(board.rows, "row"),
        )
    return masks


def _check_width(board: Board, text: str, index: int, row: int, column: int) -> None:
    if column > board.columns:
        found = f"{counted(column, 'square')} in row {row + 1}"
        fail("position", text, index, found, f"{counted(board.columns, 'square')} a row")


def _check_row(board: Board, text: str, index: int, row: int, column: int) -> None:
    if column != board.columns:
        found = f"{counted(column, 'square')} in row {row + 1}"
        fail("position", text, index, found, f"{counted(board.columns, 'square')} a row")


def _parse_phase(board: Board, text: str, offset: int, phase: str) -> tuple[Phase, int, int]:
    simple = {kind.name.lower(): kind for kind in Phase if kind != Phase.SWAP}
    if phase in simple:
        return simple[phase], NOWHERE, 0
    if not phase.startswith("swap:"):
        expected = "setup, place, swap:<square>, move or over"
        fail("position", text, offset, repr(phase), expected)
    index = offset + len("swap:")
    squares = []
    for name in phase[len("swap:") :].split(","):
        if name not in board.square_numbers:
            fail("position", text, index, repr(name), square_range(board))
        squares.append(board.square_numbers[name])
        index += len(name) + 1
    crocodile, gazelles = squares[0], squares[1:]
    if any(one >= other for one, other in pairwise(gazelles)):
        found = "gazelles out of order"
        fail("position", text, offset, found, f"each once, from a1 to {board.square_names[-1]}")
    return Phase.SWAP, crocodile, sum(1 << square for square in gazelles)


class Problem(NamedTuple):
    """Why a position cannot occur.

    ``field`` is the one of the text that is wrong, ``kind`` names the reason for a program,
    ``message`` tells it in English, and ``square`` is where it is, if it is somewhere.
    """

    field: str
    kind: str
    message: str
    square: str = ""


def position_problem(rules: Rules, position: Position) -> Problem | None:
    """Return why a position cannot occur, or None if it can be played on.

    Takes any position whose tokens fit the board and the hands, with the squares that its phase
    needs.
    """
    board = rules.board
    phase = Phase(position.phase)
    occupied = position.white | position.green
    full = occupied == rules.all_squares
    side = Player(position.player).name.lower()
    if phase == Phase.SETUP:
        return _setup_problem(position, occupied)
    if position.guardian == NOWHERE:
        return Problem(
            "post",
            "no-guardian",
            "the guardian stands on a post once the game has begun (setup.guardian)",
        )
    if phase == Phase.OVER:
        message = "the board is not full (end.full-board)"
        return None if full else Problem("phase", "not-full", message)
    if phase == Phase.SWAP:
        return _swap_problem(rules, position, side)
    if full:
        return Problem("phase", "full", "the board is full; expected over (end.full-board)")
    if phase == Phase.MOVE:
        if is_solo(rules, position) and not rules.guardian_while_solo:
            message = "the guardian stays while one player alone has tokens (ruling.solo)"
            return Problem("phase", "solo", message)
        return None
    if not holds_tokens(rules, position, position.player):
        message = f"{side} has no token left to place (solo.finish)"
        return Problem("side", "empty-hand", message)
    if not open_squares(rules, position):
        post = board.post_names[position.guardian]
        message = "the line that the guardian faces is full (guardian.steps)"
        return Problem("post", "full-line", message, post)
    return None


def _setup_problem(position: Position, occupied: int) -> Problem | None:
    if occupied:
        message = "tokens stand on the board before setup (setup.guardian)"
        return Problem("phase", "setup-tokens", message)
    if position.guardian != NOWHERE:
        message = "the guardian has no post before setup; expected - (setup.guardian)"
        return Problem("post", "setup-guardian", message)
    if position.inauguration != Player.NOBODY:
        message = "nobody holds the token before setup; expected -"
        return Problem("inauguration", "setup-inauguration", message)
    return None


def _swap_problem(rules: Rules, position: Position, side: str) -> Problem | None:
    board = rules.board
    name = board.square_names[position.crocodile]
    if not position.crocodiles & own_squares(position, position.player) & 1 << position.crocodile:
        message = f"no {side} crocodile stands on {name} (crocodile.swap)"
        return Problem("phase", "no-crocodile", message, name)
    if position.swapped & ~position.gazelles:
        square = board.squares(position.swapped & ~position.gazelles)[0]
        message = f"no gazelle stands on {square} (ruling.chain)"
        return Problem("phase", "no-gazelle", message, square)
    if not swappable(rules, position):
        message = "this crocodile has no gazelle to swap with (crocodile.swap)"
        return Problem("phase", "no-swap", message, name)
    return None
