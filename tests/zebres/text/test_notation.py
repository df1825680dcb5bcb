"""Actions and positions as text, both ways, and what is said of text that is neither."""

import pytest

from tests.helpers import at
from zebres_lib.errors import NotationError
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.rules import ActionKind, Rules, Species, encode, start
from zebres_lib.zebres.text.notation import (
    format_action,
    parse_action,
    parse_actions,
)
from zebres_lib.zebres.text.positions import format_position, parse_position

POSTS = "a post: Na to Nf, E1 to E5, Sa to Sf or W1 to W5"
SQUARES = "a square from a1 to f5"
ACTIONS = (
    "'@' and a post, an animal letter G Z C E L and a square, 'x' and a square, '-', '>' and a post"
)

# --- actions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("@Na", encode(ActionKind.POST_GUARDIAN, 0)),
        ("@W1", encode(ActionKind.POST_GUARDIAN, 21)),
        ("Ga1", encode(ActionKind.PLACE_ANIMAL, 0, Species.GAZELLE)),
        ("Zc3", encode(ActionKind.PLACE_ANIMAL, 14, Species.ZEBRA)),
        ("Cf5", encode(ActionKind.PLACE_ANIMAL, 29, Species.CROCODILE)),
        ("Ee2", encode(ActionKind.PLACE_ANIMAL, 10, Species.ELEPHANT)),
        ("La5", encode(ActionKind.PLACE_ANIMAL, 24, Species.LION)),
        ("xd3", encode(ActionKind.SWAP, 15)),
        ("-", encode(ActionKind.STAY)),
        (">E2", encode(ActionKind.MOVE_GUARDIAN, 7)),
        (">Sf", encode(ActionKind.MOVE_GUARDIAN, 11)),
        (">W5", encode(ActionKind.MOVE_GUARDIAN, 17)),
    ],
)
def test_an_action_is_written_and_read(text, action):
    assert parse_action(CLASSIC, text) == action
    assert format_action(CLASSIC, action) == text


def test_a_run_is_its_actions_one_after_the_other():
    run = parse_actions(CLASSIC, "Cb2xb3 xc3-\n>E2")
    assert [format_action(CLASSIC, action) for action, _, _ in run] == [
        "Cb2",
        "xb3",
        "xc3",
        "-",
        ">E2",
    ]
    assert [(begin, end) for _, begin, end in run] == [(0, 3), (3, 6), (7, 10), (10, 11), (12, 15)]
    assert parse_actions(CLASSIC, " \n\t") == []
    # E is a side of the board and an elephant.
    assert [w.action for w in parse_actions(CLASSIC, ">E2Ec3")] == [
        encode(ActionKind.MOVE_GUARDIAN, 7),
        encode(ActionKind.PLACE_ANIMAL, 14, Species.ELEPHANT),
    ]


def test_names_of_two_digits():
    board = Board(("AB",) * 12)
    assert parse_actions(board, "Ga12>E10") == [
        (encode(ActionKind.PLACE_ANIMAL, 22, Species.GAZELLE), 0, 4),
        (encode(ActionKind.MOVE_GUARDIAN, board.post_numbers["E10"]), 4, 8),
    ]
    assert format_action(board, encode(ActionKind.SWAP, 23)) == "xb12"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "character 1 of '': found the end of the text, expected exactly one action"),
        ("Q", f"character 1 of 'Q': found 'Q', expected {ACTIONS}"),
        ("gc3", f"character 1 of 'gc3': found 'g', expected {ACTIONS}"),
        ("–", f"character 1 of '–': found '–', expected {ACTIONS}"),
        ("Gc9", f"character 2 of 'Gc9': found 'c9', expected {SQUARES}"),
        ("G", f"character 2 of 'G': found the end of the text, expected {SQUARES}"),
        ("Gc", f"character 2 of 'Gc': found 'c', expected {SQUARES}"),
        ("Gb03", f"character 2 of 'Gb03': found 'b03', expected {SQUARES}"),
        ("Gb٣", f"character 2 of 'Gb٣': found 'b', expected {SQUARES}"),
        ("G c3", f"character 2 of 'G c3': found ' ', expected {SQUARES}"),
        ("xg3", f"character 2 of 'xg3': found 'g3', expected {SQUARES}"),
        ("@", f"character 2 of '@': found the end of the text, expected {POSTS}"),
        ("@nb", f"character 2 of '@nb': found 'n', expected {POSTS}"),
        ("@Ng", f"character 2 of '@Ng': found 'Ng', expected {POSTS}"),
        (">E6", f"character 2 of '>E6': found 'E6', expected {POSTS}"),
        ("Gc3Gd3", "character 4 of 'Gc3Gd3': found 2 actions, expected exactly one action"),
        ("Gb3>Nd,", f"character 7 of 'Gb3>Nd,': found ',', expected {ACTIONS}"),
    ],
)
def test_what_is_wrong_with_an_action(text, message):
    with pytest.raises(NotationError) as caught:
        parse_action(CLASSIC, text)
    assert str(caught.value) == f"action, {message}"
    assert caught.value.text == text
    assert message.startswith(f"character {caught.value.index + 1} ")


def test_of_a_long_text_the_place_is_quoted():
    text = "Gc3 " * 50 + "Gq3 " + "Gc3 " * 50
    with pytest.raises(NotationError, match=r"^action, character 202 of '….*Gq3.*…': found 'q3'"):
        parse_actions(CLASSIC, text)


# --- positions ---------------------------------------------------------------------------------

MIDDLE = "1z!G3/2L3/6/6/5c Nb g w place"


def test_the_texts_of_the_first_positions():
    assert format_position(Rules(), start()) == "6/6/6/6/6 - w - setup"
    game = at("6/6/6/6/6 - w - setup")
    game.play("@Nb")
    assert str(game.position) == "6/6/6/6/6 Nb g - place"
    game.play("Gb3")
    assert str(game.position) == "6/6/1g4/6/6 Nb g - move"


@pytest.mark.parametrize(
    "text",
    [
        MIDDLE,
        "6/6/6/6/6 - g - setup",
        "6/6/1gCg2/6/6 Nc w - swap:c3",
        "6/1g4/1Cgg2/6/6 Nb w - swap:b3,b2",
        "6/2g3/1gCg2/6/6 Nb w - swap:c3,c2,b3",
        "gzgggg/zzzzlc/ceCGCL/ZZZZZE/GGGGGg Nf g w over",
    ],
)
def test_a_position_is_read_and_written(text):
    assert format_position(Rules(), parse_position(Rules(), text)) == text
    spaced = "  " + text.replace(" ", "\n\t ") + "\n"
    assert parse_position(Rules(), spaced) == parse_position(Rules(), text)


def test_what_a_position_text_means():
    position = parse_position(Rules(), MIDDLE)
    square = CLASSIC.square_numbers
    assert position.white == 1 << square["c1"] | 1 << square["c2"]
    assert position.green == 1 << square["b1"] | 1 << square["f5"]
    assert position.zebras == position.hidden == 1 << square["b1"]
    assert position.crocodiles == 1 << square["f5"]
    assert CLASSIC.post_names[position.guardian] == "Nb"
    assert (position.player, position.inauguration) == (1, 0)


def test_other_ways_to_write_the_same():
    position = parse_position(Rules(), MIDDLE)
    assert parse_position(Rules(), "1z!G111/2L12/33/15/5c Nb g w place") == position


def test_runs_of_ten_empty_squares_and_more():
    rules = Rules(board=Board(("AAAAAAAAAAAA", "BBBBBBBBBBBB")))
    text = "12/10G1 Na g - place"
    assert format_position(rules, parse_position(rules, text)) == text
    with pytest.raises(NotationError, match="found 13 squares in row 1, expected 12 squares a row"):
        parse_position(rules, "13/12 Na g - place")
    with pytest.raises(NotationError, match="row 1, expected 12 squares a row"):
        parse_position(rules, "9" * 5000 + "/12 Na g - place")


FULL = "gzgggg/zzzzlc/ceCGCL/ZZZZZE/GGGGGg"
SOLO = "gggggg/zzzzzc/cel3/ZZZZZE/GGGGGG"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "character 1 of '': found the end of the text, expected five: rows post side"),
        ("6/6/6/6/6", "character 10 of .*: found 1 field, expected five"),
        ("6/6/6/6/6 - w - setup x", "character 23 of .*: found 6 fields, expected five"),
        ("6/6/6/6 - w - setup", "character 8 of .*: found 4 rows, expected 5 rows"),
        ("6/6/6/6/6/6 - w - setup", "character 10 of .*: found one more row, expected 5 rows"),
        ("5/6/6/6/6 Na w - place", "character 2 of .*: found 5 squares in row 1, expected 6 squ"),
        ("6/7/6/6/6 Na w - place", "character 3 of .*: found 7 squares in row 2, expected 6 squ"),
        ("GGGGGgg/6/6/6/6 Na w - place", "character 7 of .*: found 7 squares in row 1"),
        ("gggggg/g5/6/6/6 Na w - place", "character 8 .*: found green gazelle number 7, expec.* 6"),
        ("L1L3/6/6/6/6 Na w - place", "character 3 .*: found white lion number 2, expected at mos"),
        (
            "E!5/6/6/6/6 Na w - place",
            "character 2 .*: found a face-down elephant, expected '!' aft",
        ),
        ("!5/6/6/6/6 Na w - place", "character 1 of .*: found '!', expected G Z C E L or g z c e"),
        ("0/6/6/6/6 Na w - place", "character 1 of .*: found '0', expected 1 or more empty"),
        ("²4/6/6/6/6 Na w - place", "character 1 of .*: found '²', expected G Z C E L"),
        ("6/6/6/6/6 Nz w - place", f"character 11 of .*: found 'Nz', expected {POSTS}, or - be"),
        ("6/6/6/6/6 Na x - place", "character 14 of .*: found 'x', expected the side to decide"),
        ("6/6/6/6/6 Na - - place", "character 14 of .*: found '-', expected the side to decide"),
        ("6/6/6/6/6 Na w x place", "character 16 of .*: found 'x', expected the holder of the"),
        ("6/6/6/6/6 Na w - go", "character 18 of .*: found 'go', expected setup, place, swap:<sq"),
        ("6/6/6/6/6 Na w - swap:", f"character 23 of .*: found the end .*, expected {SQUARES}"),
        ("6/6/6/6/6 Na w - swap:c9", f"character 23 of .*: found 'c9', expected {SQUARES}"),
        ("6/6/1gCg2/6/6 Na w - swap:c3,d3,b3", "character 22 .*: found gazelles out of order"),
        ("6/6/1gCg2/6/6 Na w - swap:c3,b3,b3", "character 22 .*: found gazelles out of order"),
        ("6/6/6/6/6 Na w - swap:c3", "character 18 .*no white crocodile .* on c3 .*crocodile.swap"),
        ("6/6/1gCg2/6/6 Na g - swap:c3", "character 22 .*: no green crocodile stands on c3"),
        ("6/6/2C3/6/6 Na w - swap:c3", "character 20 .*no gazelle to swap with .crocodile.swap"),
        ("6/6/1gCg2/6/6 Na w - swap:c3,a1", "character 22 .*: no gazelle stands on a1 .ruling.ch"),
        ("6/6/6/6/6 Na w - over", "character 18 .phase 'over'.: the board is not full .end.full-b"),
        (f"{FULL} Nf w g place", "character 43 .phase.*the board is full; expected over .end.full"),
        (f"{FULL} Nf w g move", "character 43 .phase.*the board is full; expected over .end.full"),
        ("6/6/6/6/6 - w - place", "character 11 .post '-'.: the guardian stands on a post once"),
        ("6/6/6/6/6 Na w - setup", "character 11 .post 'Na'.: the guardian has no post before se"),
        ("6/6/6/6/6 - w w setup", "character 15 .inauguration 'w'.: nobody holds the token befor"),
        ("G5/6/6/6/6 - w - setup", "character 18 .phase 'setup'.: tokens stand on the board befo"),
        ("G5/G5/G5/G5/G5 Na w - place", "character 16 .*the line that the guardian faces is full"),
        (f"{SOLO} Na w - move", "character 41 .phase 'move'.: the guardian stays while one play"),
        (f"{SOLO} Na g - place", "character 37 .side 'g'.: green has no token left to place .solo"),
    ],
)
def test_what_is_wrong_with_a_position(text, message):
    with pytest.raises(NotationError, match=f"^position, {message}") as caught:
        parse_position(Rules(), text)
    assert message.startswith(f"character {caught.value.index + 1} ")
    assert caught.value.text == text


def test_rules_decide_what_a_position_may_hold():
    two_lions = "L1l3/2L3/6/6/6 Na w - place"
    assert parse_position(Rules(counts={"lion": 2}), two_lions)
    solo = f"{SOLO} Na w - move"
    assert parse_position(Rules(guardian_while_solo=True), solo)
    with pytest.raises(NotationError, match="no gazelle to swap with"):
        parse_position(Rules(crocodile_chain=False), "6/1g4/1Cgg2/6/6 Nb w - swap:b3,b2")
    assert parse_position(Rules(board=PRESIDENT), MIDDLE)
