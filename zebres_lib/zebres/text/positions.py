"""Text notation of positions, both ways, and why a position cannot occur.

A position is five fields, ``rows post side inauguration phase``, for example
``6/6/1g4/6/6 Nb g - move``: upper case is White, lower case Green, ``!`` after a letter a
face-down token, a digit that many empty squares. Hands are not written; they are what does not
stand on the board.
"""

import re
from itertools import pairwise
from typing import NamedTuple, NoReturn

from ...errors import NotationError
from ...explain.messages import Message
from ...notation import checked_text, fail, quoted
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
from .notation import DIGITS, SPECIES_BY_LETTER, counted, post_range, square_range

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
    fields = list(re.finditer(r"\S+", checked_text(text)))
    names = ("rows", "post", "side", "inauguration", "phase")
    if len(fields) != len(names):
        index = fields[len(names)].start() if len(fields) > len(names) else len(text)
        found = counted("notation-fields", len(fields)) if text else Message("notation-end")
        expected = Message("notation-five-fields")
        _fail(text, index, found, expected)
    rows, post, side, holder, phase = fields
    board = rules.board
    tokens = _parse_rows(rules, text, rows.start(), rows.group())
    guardian = NOWHERE
    if post.group() != "-":
        if post.group() not in board.post_numbers:
            expected = Message("notation-post-or-none", post_range(board).arguments)
            _fail(text, post.start(), quoted(post.group()), expected)
        guardian = board.post_numbers[post.group()]
    players = {letter: player for player, letter in SIDE_LETTERS.items()}
    if side.group() not in ("w", "g"):
        _fail(text, side.start(), quoted(side.group()), Message("notation-side"))
    if holder.group() not in players:
        _fail(text, holder.start(), quoted(holder.group()), Message("notation-holder"))
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
        raise NotationError(
            "notation-impossible",
            text=text,
            index=match.start(),
            character=str(match.start() + 1),
            field=problem.field,
            found=quoted(match.group()),
            problem=problem.message,
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
            if column != board.columns:
                _fail_row(board, text, at, row, column)
            row, column = row + 1, 0
            if row == board.rows:
                expected = counted("notation-rows-here", board.rows)
                _fail(text, at, Message("notation-row-too-many"), expected)
        elif character in DIGITS:
            # Only a row of ten squares or more can hold a run of ten empty ones.
            while board.columns > 9 and index < len(rows) and rows[index] in DIGITS:
                character += rows[index]
                index += 1
            if character.startswith("0"):
                _fail(text, at, quoted(character), Message("notation-empty-squares"))
            # Longer numbers than a board can hold need not be read to the end.
            column += int(character[:4])
            if column > board.columns:
                _fail_row(board, text, at, row, column)
        elif character.upper() in SPECIES_BY_LETTER and character.isascii():
            column += 1
            if column > board.columns:
                _fail_row(board, text, at, row, column)
            species = SPECIES_BY_LETTER[character.upper()]
            player = Player.WHITE if character.isupper() else Player.GREEN
            bit = 1 << row * board.columns + column - 1
            masks["white" if player == Player.WHITE else "green"] |= bit
            masks[f"{species.name.lower()}s"] |= bit
            count = on_board[player, species] = on_board.get((player, species), 0) + 1
            if count > rules.counts[species]:
                token = {"colour": player, "species": species}
                found = counted("notation-token-too-many", count, **token)
                _fail(text, at, found, counted("notation-most-tokens", rules.counts[species]))
            if index < len(rows) and rows[index] == "!":
                if species not in MAY_HIDE:
                    found = Message("notation-hidden", {"species": species})
                    _fail(text, at + 1, found, Message("notation-may-hide"))
                masks["hidden"] |= bit
                index += 1
        else:
            _fail(text, at, repr(character), Message("notation-token"))
    if column != board.columns:
        _fail_row(board, text, offset + len(rows), row, column)
    if row + 1 != board.rows:
        found, expected = (counted("notation-rows", count) for count in (row + 1, board.rows))
        _fail(text, offset + len(rows), found, expected)
    return masks


def _fail_row(board: Board, text: str, index: int, row: int, column: int) -> NoReturn:
    found = counted("notation-squares-in-row", column, row=str(row + 1))
    _fail(text, index, found, counted("notation-squares-a-row", board.columns))


def _fail(text: str, index: int, found: str | Message, expected: Message) -> NoReturn:
    fail("notation-position", text, index, found, expected)


def _parse_phase(board: Board, text: str, offset: int, phase: str) -> tuple[Phase, int, int]:
    simple = {kind.name.lower(): kind for kind in Phase if kind != Phase.SWAP}
    if phase in simple:
        return simple[phase], NOWHERE, 0
    if not phase.startswith("swap:"):
        _fail(text, offset, quoted(phase), Message("notation-phase"))
    index = offset + len("swap:")
    squares = []
    for name in phase[len("swap:") :].split(","):
        if name not in board.square_numbers:
            _fail(text, index, quoted(name), square_range(board))
        squares.append(board.square_numbers[name])
        index += len(name) + 1
    crocodile, gazelles = squares[0], squares[1:]
    if any(one >= other for one, other in pairwise(gazelles)):
        expected = Message("notation-gazelles-ordered", {"last": board.square_names[-1]})
        _fail(text, offset, Message("notation-gazelles-unordered"), expected)
    return Phase.SWAP, crocodile, sum(1 << square for square in gazelles)


class Problem(NamedTuple):
    """Why a position cannot occur.

    ``field`` is the one of the text that is wrong, ``kind`` names the reason, ``square`` is where
    it is, if it is somewhere, and ``player`` whom it concerns.
    """

    field: str
    kind: str
    player: Player
    square: str = ""

    @property
    def message(self) -> Message:
        """The reason, to be told in any language."""
        given = {"colour": self.player, "square": self.square}
        return Message(f"position-problem-{self.kind}", given)


def position_problem(rules: Rules, position: Position) -> Problem | None:
    """Return why a position cannot occur, or None if it can be played on.

    Takes any position whose tokens fit the board and the hands, with the squares that its phase
    needs.
    """
    found = _problem(rules, position)
    return Problem(found[0], found[1], Player(position.player), *found[2:]) if found else None


def _problem(rules: Rules, position: Position) -> tuple[str, ...] | None:
    """Return the field, the kind and perhaps the square of a problem."""
    phase = position.phase
    full = position.white | position.green == rules.all_squares
    if phase == Phase.SETUP:
        return _setup_problem(position)
    if position.guardian == NOWHERE:
        return "post", "no-guardian"
    if phase == Phase.OVER:
        return None if full else ("phase", "not-full")
    if phase == Phase.SWAP:
        return _swap_problem(rules, position)
    if full:
        return "phase", "full"
    if phase == Phase.MOVE:
        stays = is_solo(rules, position) and not rules.guardian_while_solo
        return ("phase", "solo") if stays else None
    if not holds_tokens(rules, position, position.player):
        return "side", "empty-hand"
    if not open_squares(rules, position):
        return "post", "full-line", rules.board.post_names[position.guardian]
    return None


def _setup_problem(position: Position) -> tuple[str, ...] | None:
    if position.white | position.green:
        return "phase", "setup-tokens"
    if position.guardian != NOWHERE:
        return "post", "setup-guardian"
    if position.inauguration != Player.NOBODY:
        return "inauguration", "setup-inauguration"
    return None


def _swap_problem(rules: Rules, position: Position) -> tuple[str, ...] | None:
    board = rules.board
    name = board.square_names[position.crocodile]
    if not position.crocodiles & own_squares(position, position.player) & 1 << position.crocodile:
        return "phase", "no-crocodile", name
    if position.swapped & ~position.gazelles:
        return "phase", "no-gazelle", board.squares(position.swapped & ~position.gazelles)[0]
    if not swappable(rules, position):
        return "phase", "no-swap", name
    return None
