"""Boards: the two published ones, any other from a map, and maps that are no board."""

import pytest

from tests.helpers import is_told_in_every_language, random_games
from zebres_lib.zebres.board import BOARDS, CLASSIC, PRESIDENT, Board, BoardError
from zebres_lib.zebres.rules import Rules, score
from zebres_lib.zebres.text.positions import format_position, parse_position


def test_the_classic_board():
    assert CLASSIC.to_ascii().splitlines() == [
        "A B C C C C",
        "A B B C D D",
        "A A B C C D",
        "E A B B B F",
        "E E F F F F",
    ]
    assert dict(zip(CLASSIC.territory_letters, CLASSIC.territory_sizes, strict=True)) == {
        "A": 5,
        "B": 7,
        "C": 7,
        "D": 3,
        "E": 3,
        "F": 5,
    }
    assert (CLASSIC.columns, CLASSIC.rows, CLASSIC.square_count) == (6, 5, 30)


def test_the_presidents_reserve():
    assert sorted(PRESIDENT.territory_sizes) == [3, 3, 3, 5, 7, 9]
    assert PRESIDENT.map == ("ABBBCC", "ADDBBC", "ADEEBB", "DDEFFB", "EEEEFB")
    assert BOARDS == {"classic": CLASSIC, "president": PRESIDENT}


def test_the_patrol_path():
    assert " ".join(CLASSIC.post_names) == (
        "Na Nb Nc Nd Ne Nf E1 E2 E3 E4 E5 Sf Se Sd Sc Sb Sa W5 W4 W3 W2 W1"
    )
    lines = dict(zip(CLASSIC.post_names, CLASSIC.lines, strict=True))
    assert CLASSIC.squares(lines["Nc"]) == ("c1", "c2", "c3", "c4", "c5")
    assert lines["Nc"] == lines["Sc"]
    assert CLASSIC.squares(lines["W4"]) == ("a4", "b4", "c4", "d4", "e4", "f4")
    assert lines["W4"] == lines["E4"]
    assert len({*CLASSIC.lines}) == 11


@pytest.mark.parametrize("board", [CLASSIC, PRESIDENT, Board.from_ascii("AAB/ABB")], ids=str)
def test_rivers_run_between_territories_only(board):
    for square in range(board.square_count):
        row, column = divmod(square, board.columns)
        for other in range(board.square_count):
            far_row, far_column = divmod(other, board.columns)
            touches = abs(row - far_row) + abs(column - far_column) == 1
            assert bool(board.neighbours[square] >> other & 1) == touches
            river = touches and board.territory_name(square) != board.territory_name(other)
            assert bool(board.across[square] >> other & 1) == river


def test_a_map_is_read_with_spaces_slashes_and_small_letters():
    board = Board.from_ascii("a a b / a b b", name="mine")
    assert board == Board(("AAB", "ABB"))
    assert board.name == "mine"
    assert Board.from_ascii(board.to_ascii()) == board
    assert str(board.map) in repr(board)


@pytest.mark.parametrize(
    ("map_rows", "message"),
    [
        ((), "row 1: the map is empty"),
        (("",), "row 1: the map is empty"),
        (("AB", "A"), "row 2: the length is 1 where that of row 1 is 2"),
        (("AB", "ABB"), "row 2: the length is 3 where that of row 1 is 2"),
        (("AA", "A1"), "row 2, column 2: '1' is not a territory letter, A to Z"),
        (("ab",), "row 1, column 1: 'a' is not a territory letter"),
        (("A B",), "row 1, column 2: ' ' is not a territory letter"),
        (("AÉ",), "row 1, column 2: 'É' is not a territory letter"),
        (("AB", "BA"), "row 2: territory A is in two pieces, b2 does not touch a1's piece"),
        (("AAA", "BBB", "AAA"), "row 3: territory A is in two pieces, a3 does not touch a1's"),
        (("A" * 27,), "row 1: 27 squares; a row has at most 26"),
        (("A",) * 27, "row 27: a board has at most 26 rows"),
        (("AAAAAAAAAA",) * 7, "row 7: 70 squares so far; a board has at most 60 squares"),
    ],
)
def test_a_bad_map_is_refused_with_the_row_and_the_reason(map_rows, message):
    with pytest.raises(BoardError) as caught:
        Board(map_rows)
    assert str(caught.value).startswith(message)
    assert is_told_in_every_language(caught.value)


@pytest.mark.parametrize("text", ["", " \n ", "/", "A-B", "ßA/AAA", "A/BB"])
def test_text_that_is_no_map_is_refused(text):
    with pytest.raises(BoardError, match=r"^row "):
        Board.from_ascii(text)


def test_split_territories_need_leave():
    board = Board.from_ascii("AB/BA", split_territories=True)
    assert board.territory_sizes == (2, 2)
    assert board.mirrored().split_territories


SIZES = [
    (("A",), {"counts": (1, 0, 0, 0, 0)}),
    (("ABCD",), {}),
    (("AAB", "ABB"), {}),
    (("AAAAAAAAAABBBBBBBBBBCCCCCC", "DDDDDDDDDDDDEEEEEEEEEEEEEE"), {"counts": (10, 10, 3, 2, 2)}),
    (("AAAAABBBBB",) * 3 + ("CCCCCDDDDD",) * 3, {"counts": (12, 10, 4, 2, 2)}),
    (("AABB",) * 8 + ("CCCC",) * 7, {"counts": (14, 10, 5, 2, 3), "guardian_while_solo": True}),
]


@pytest.mark.parametrize(("map_rows", "options"), SIZES, ids=[len("".join(m)) for m, _ in SIZES])
def test_boards_of_other_sizes_are_played_to_the_end(map_rows, options):
    rules = Rules(board=Board(map_rows), **options)
    for game in random_games(rules, 3, seed=60):
        final = game[-1][0]
        assert final.white | final.green == rules.all_squares
        assert sum(score(rules, final)) >= rules.inauguration_points
        for position, _ in game:
            assert parse_position(rules, format_position(rules, position)) == position
