"""A position as plain text that a terminal shows and a screen reader reads line by line."""

from ...svg import language_of
from ..board import Board
from ..drawing.spoken import guardian_post, status, word
from ..position import Player, Position, Record, position_and_rules
from ..rules import in_hand
from ..variant import Rules, Species
from .positions import format_token


def text_board(
    position: Position | Record, rules: Rules | None = None, *, language: str = "en"
) -> str:
    """Return the position as a text board, without trailing spaces or a final newline.

    Letters are those of the text notation: upper case is White, lower case Green, ``!`` face down.
    Heavy lines are rivers. An empty square shows its territory after a dot, and the guardian's
    post stands in brackets. A game brings its own rules; the classic ones are the default. Raises
    ``ValueError`` for an unknown language, ``TypeError`` for what is no position and no game.
    """
    position, rules = position_and_rules(position, rules)
    language = language_of(language)
    board = rules.board
    guardian = guardian_post(rules, position)
    lines = [_column_line("N", board, guardian)]
    for row in range(board.rows + 1):
        lines.append("    " + _border(board, row))
        if row < board.rows:
            west = _post_label("W", str(row + 1), guardian)
            east = _post_label("E", str(row + 1), guardian)
            lines.append(f"{west:>4}{_cells(position, board, row)}{east}")
    lines.append(_column_line("S", board, guardian))
    lines.append(word("drawing-text-legend", language))
    for player in (Player.WHITE, Player.GREEN):
        held = " ".join(
            f"{species.letter}{in_hand(rules, position, player, species)}" for species in Species
        )
        held = held if player == Player.WHITE else held.lower()
        lines.append(word("drawing-text-hand", language, player=player, held=held))
    lines.append(word("drawing-text-guardian", language, post=guardian or "none"))
    points, holder = str(rules.inauguration_points), Player(position.inauguration)
    lines.append(word("drawing-text-inauguration", language, points=points, holder=holder))
    lines.append(status(rules, position, language, result=False))
    return "\n".join(line.rstrip() for line in lines)


def _post_label(side: str, name: str, guardian: str) -> str:
    return f"[{name}]" if guardian == side + name else f" {name} "


def _column_line(side: str, board: Board, guardian: str) -> str:
    names = board.square_names[: board.columns]
    return "    " + "".join(f" {_post_label(side, name[0], guardian)} " for name in names)


def _cells(position: Position, board: Board, row: int) -> str:
    text = "│"
    for column in range(board.columns):
        square = row * board.columns + column
        cell = format_token(position, square) or f".{board.territory_name(square)}"
        edge = _vertical(board, row, column + 1)
        text += f" {cell:<3}" + (" ", "│", "┃")[edge]
    return text


# An edge is 0 (nothing: one territory on both sides), 1 (the rim of the board) or 2 (a river).


def _vertical(board: Board, row: int, column: int) -> int:
    """Return the edge left of a column in a row; outside the board there is none."""
    if not 0 <= row < board.rows:
        return 0
    if column in (0, board.columns):
        return 1
    left = row * board.columns + column - 1
    return 2 if board.across[left] >> (left + 1) & 1 else 0


def _horizontal(board: Board, row: int, column: int) -> int:
    """Return the edge above a row in a column; outside the board there is none."""
    if not 0 <= column < board.columns:
        return 0
    if row in (0, board.rows):
        return 1
    above = (row - 1) * board.columns + column
    return 2 if board.across[above] >> (above + board.columns) & 1 else 0


# (up, right, down, left) -> the character whose arms have these weights.
_JOINTS = {
    (0, 0, 0, 0): " ",
    (0, 1, 1, 0): "┌",
    (0, 0, 1, 1): "┐",
    (1, 1, 0, 0): "└",
    (1, 0, 0, 1): "┘",
    (0, 1, 0, 1): "─",
    (1, 0, 1, 0): "│",
    (0, 1, 2, 1): "┰",
    (2, 1, 0, 1): "┸",
    (1, 2, 1, 0): "┝",
    (1, 0, 1, 2): "┥",
    (0, 2, 0, 2): "━",
    (2, 0, 2, 0): "┃",
    (0, 2, 2, 0): "┏",
    (0, 0, 2, 2): "┓",
    (2, 2, 0, 0): "┗",
    (2, 0, 0, 2): "┛",
    (2, 2, 2, 0): "┣",
    (2, 0, 2, 2): "┫",
    (0, 2, 2, 2): "┳",
    (2, 2, 0, 2): "┻",
    (2, 2, 2, 2): "╋",
}


def _border(board: Board, row: int) -> str:
    text = ""
    for column in range(board.columns + 1):
        right = _horizontal(board, row, column)
        arms = (
            _vertical(board, row - 1, column),
            right,
            _vertical(board, row, column),
            _horizontal(board, row, column - 1),
        )
        text += _JOINTS[arms]
        if column < board.columns:
            text += (" ", "─", "━")[right] * 4
    return text
