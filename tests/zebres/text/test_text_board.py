"""The text board shows exactly what the position holds."""

import random
import re

import pytest

from zebres_lib.zebres import rules as r
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.game import Game
from zebres_lib.zebres.text.boards import text_board
from zebres_lib.zebres.text.positions import format_position, parse_position
from zebres_lib.zebres.variant import Rules

MIDDLE = "zGc1e1/1g2Z1/Gg!LE1z/1Z!2gc/G4z! Nd w - place"

MIDDLE_BOARD = """\
      a    b    c   [d]   e    f
    ┌────┰────┰───────────────────┐
  1 │ z  ┃ G  ┃ c    .C   e    .C │ 1
    │    ┃    ┗━━━━┓    ┏━━━━━━━━━┥
  2 │ .A ┃ g    .B ┃ .C ┃ Z    .D │ 2
    │    ┗━━━━┓    ┃    ┗━━━━┓    │
  3 │ G    g! ┃ L  ┃ E    .C ┃ z  │ 3
    ┝━━━━┓    ┃    ┗━━━━━━━━━╋━━━━┥
  4 │ .E ┃ Z! ┃ .B   .B   g  ┃ c  │ 4
    │    ┗━━━━╋━━━━━━━━━━━━━━┛    │
  5 │ G    .E ┃ .F   .F   .F   z! │ 5
    └─────────┸───────────────────┘
      a    b    c    d    e    f
! face down    .A empty square of territory A    [ ] guardian
White (upper case): G3 Z3 C2 E0 L0
Green (lower case): g3 z2 c0 e0 l1
Guardian: Nd
Inauguration (+5): not taken yet
White to place an animal"""


def random_positions(rules: Rules, seed: int) -> list[r.Position]:
    choose = random.Random(seed)
    position = r.start()
    positions = [position]
    while not r.is_over(position):
        position = r.apply(rules, position, choose.choice(r.legal_actions(rules, position)))
        positions.append(position)
    return positions


def test_a_position_in_the_middle_of_a_game() -> None:
    rules = Rules()
    assert text_board(parse_position(rules, MIDDLE), rules) == MIDDLE_BOARD


def test_the_footer_in_french() -> None:
    rules = Rules()
    lines = text_board(parse_position(rules, MIDDLE), rules, language="fr").splitlines()
    assert lines[:13] == MIDDLE_BOARD.splitlines()[:13]
    assert lines[13:] == [
        "! face cachée    .A case vide du territoire A    [ ] gardien",
        "Blanc (majuscules) : G3 Z3 C2 E0 L0",
        "Vert (minuscules) : g3 z2 c0 e0 l1",
        "Gardien : Nd",
        "Inauguration (+5) : pas encore pris",
        "Blanc pose un animal",
    ]


def test_before_setup_and_after_the_end() -> None:
    rules = Rules()
    assert "Guardian: not posted yet" in text_board(r.start(), rules)
    assert "[" not in text_board(r.start(), rules).split("!")[0]
    last = random_positions(rules, 1)[-1]
    assert text_board(last, rules).endswith("\nGame over")
    assert "not taken yet" not in text_board(last, rules)


@pytest.mark.parametrize("board", [CLASSIC, PRESIDENT])
def test_shows_the_tokens_of_the_position_and_nothing_else(board: Board) -> None:
    rules = Rules(board=board)
    for position in random_positions(rules, 7)[::3]:
        rows = text_board(position, rules).splitlines()[2 : 2 * board.rows + 1 : 2]
        shown = [
            cell
            for row in rows
            for cell in re.findall(r"[A-Za-z]!?|\.[A-Z]", row[row.index("│") : row.rindex("│")])
        ]
        expected = [
            cell or f".{board.territory_name(square)}"
            for square, cell in enumerate(_cells(format_position(rules, position)))
        ]
        assert shown == expected


def _cells(position_text: str) -> list[str]:
    cells: list[str] = []
    for token in re.findall(r"\d+|[A-Za-z]!?", position_text.split()[0]):
        cells += [""] * int(token) if token.isdigit() else [token]
    return cells


@pytest.mark.parametrize(
    "text", ["A", "AB", "A/B", "ABCABC/ABCABC", "AB/BA", "ABA/CBC/ABA", "AABBAABBAA/AABBAABBAA"]
)
def test_any_board_is_framed(text: str) -> None:
    board = Board.from_ascii(text, split_territories=True)
    rules = Rules(board=board, guardian_steps=1)
    lines = text_board(r.start(), rules).splitlines()[1 : 2 * board.rows + 2]
    assert {len(line.rstrip(" 0123456789")) for line in lines} == {5 + 5 * board.columns}
    assert lines[0].strip()[0] + lines[0].strip()[-1] == "┌┐"
    assert lines[-1].strip()[0] + lines[-1].strip()[-1] == "└┘"


def test_a_river_between_two_territories_and_none_inside_one() -> None:
    rules = Rules(board=Board.from_ascii("AAB"))
    row = text_board(r.start(), rules).splitlines()[2]
    assert row == "  1 │ .A   .A ┃ .B │ 1"


def test_no_trailing_space_and_no_final_newline() -> None:
    rules = Rules()
    for position in random_positions(rules, 3):
        text = text_board(position, rules)
        assert not re.search(r"[ \t]$", text, re.MULTILINE)
        assert not text.endswith("\n")


def test_a_game_brings_its_rules() -> None:
    game = Game(Rules(board=PRESIDENT))
    assert text_board(game) == text_board(game.position, game.rules)
    with pytest.raises(TypeError, match="position: str is neither a position nor a game"):
        text_board("6/6/6/6/6 - w - setup")  # type: ignore[arg-type]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language: 'de' is not one of en, fr"):
        text_board(r.start(), language="de")
