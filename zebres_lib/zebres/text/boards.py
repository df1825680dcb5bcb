"""A position as plain text that a terminal shows and a screen reader reads line by line."""

from ..board import Board
from ..drawing.words import words_of
from ..position import NOBODY, NOWHERE, Phase, Position
from ..rules import animals, in_hand, own_squares
from ..variant import Rules, Species

CLASSIC_RULES = Rules()


def text_board(position: Position, rules: Rules = CLASSIC_RULES, *, language: str = "en") -> str:
    """Return the position as a text board, without trailing spaces or a final newline.

    Letters are those of the text notation: upper case is White, lower case Green, ``!`` face down.
    Heavy lines are rivers. An empty square shows its territory after a dot, and the guardian's
    post stands in brackets. Raises ``ValueError`` for an unknown language.
    """
    words = words_of(language)
    board = rules.board
    guardian = "" if position.guardian == NOWHERE else board.post_names[position.guardian]
    lines = [_column_line("N", board, guardian)]
    for row in range(board.rows + 1):
        lines.append("    " + _border(board, row))
        if row < board.rows:
            west = _post_label("W", str(row + 1), guardian)
            east = _post_label("E", str(row + 1), guardian)
            lines.append(f"{west:>4}{_cells(position, board, row)}{east}")
    lines.append(_column_line("S", board, guardian))
    lines.append(words.legend)
    colon = words.colon
    for player, case in ((0, words.upper_case), (1, words.lower_case)):
        held = " ".join(
            f"{_letter(species, player)}{in_hand(rules, position, player, species)}"
            for species in Species
        )
        lines.append(f"{words.players[player]} ({case}){colon}{held}")
    lines.append(f"{words.guardian.capitalize()}{colon}{guardian or words.no_guardian}")
    holder = position.inauguration
    held_by = words.not_taken if holder == NOBODY else words.held_by[holder]
    lines.append(f"{words.inauguration} (+{rules.inauguration_points}){colon}{held_by}")
    if position.phase == Phase.OVER:
        lines.append(words.over)
    else:
        decision = words.to_decide[Phase(position.phase)]
        lines.append(decision.format(player=words.players[position.player]))
    return "\n".join(line.rstrip() for line in lines)


def _letter(species: Species, player: int) -> str:
    return species.letter if player == 0 else species.letter.lower()


def _post_label(side: str, name: str, guardian: str) -> str:
    return f"[{name}]" if guardian == side + name else f" {name} "


def _column_line(side: str, board: Board, guardian: str) -> str:
    names = board.square_names[: board.columns]
    return "    " + "".join(f" {_post_label(side, name[0], guardian)} " for name in names)


def _cells(position: Position, board: Board, row: int) -> str:
    text = "│"
    for column in range(board.columns):
        square = row * board.columns + column
        cell = f".{board.territory_name(square)}"
        for player in (0, 1):
            if own_squares(position, player) >> square & 1:
                species = next(s for s in Species if animals(position, s) >> square & 1)
                cell = _letter(species, player) + ("!" if position.hidden >> square & 1 else "")
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
