"""Counts of action sequences by depth: any change of the rules shows here first."""

from collections import Counter

import pytest

from tests.helpers import every_ruling, rules_id
from zebres_lib.zebres.board import CLASSIC, PRESIDENT
from zebres_lib.zebres.rules import Position, Rules, apply, legal_actions, start
from zebres_lib.zebres.text.positions import parse_position


def count_sequences(rules: Rules, position: Position, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, … ``depth`` actions there are from a position.

    Positions reached in several ways are looked at once, with the number of ways.
    """
    ways = Counter({position: 1})
    counts = []
    for ply in range(depth):
        following: Counter[Position] = Counter()
        total = 0
        for here, number in ways.items():
            actions = legal_actions(rules, here)
            total += number * len(actions)
            if ply + 1 < depth:
                for action in actions:
                    following[apply(rules, here, action)] += number
        counts.append(total)
        ways = following
    return counts


def test_from_the_start():
    # Twelve posts face a column of five squares, ten a row of six; five animals; three stops.
    assert 12 * 5 * 5 + 10 * 6 * 5 == 600
    assert count_sequences(Rules(), start(), 5) == [22, 600, 1800, 48600, 145714]


def test_from_one_opening():
    opening = parse_position(Rules(), "6/6/6/6/6 Nb g - place")
    assert count_sequences(Rules(), opening, 6) == [25, 75, 1875, 5621, 134274, 402977]


@pytest.mark.parametrize("board", [CLASSIC, PRESIDENT], ids=lambda board: board.name)
def test_the_start_is_the_same_on_both_boards(board):
    assert count_sequences(Rules(board=board), start(), 4) == [22, 600, 1800, 48600]


# Gazelles on both sides of rivers for a chain, a face-down one for a lion.
MIDDLE = "6/1z4/2Gg2/2g!3/1g4 Nb w - place"
MIDDLE_COUNTS = {
    "classic-TTT": [15, 43, 801, 2529],
    "classic-TTF": [15, 43, 801, 2529],
    "classic-TFT": [15, 43, 802, 2583],
    "classic-TFF": [15, 43, 802, 2583],
    "classic-FTT": [15, 43, 796, 2514],
    "classic-FTF": [15, 43, 796, 2514],
    "classic-FFT": [15, 43, 797, 2568],
    "classic-FFF": [15, 43, 797, 2568],
    "president-TTT": [15, 43, 802, 2559],
    "president-TTF": [15, 43, 802, 2559],
    "president-TFT": [15, 43, 802, 2559],
    "president-TFF": [15, 43, 802, 2559],
    "president-FTT": [15, 43, 797, 2544],
    "president-FTF": [15, 43, 797, 2544],
    "president-FFT": [15, 43, 797, 2544],
    "president-FFF": [15, 43, 797, 2544],
}

# Three squares of column f and one of column d are empty, few tokens in hand, lions among them.
LATE = "gzggg1/zzzzG1/ceC1CL/ZZZZZE/GGGGG1 Nf g g place"
LATE_COUNTS = {
    "classic-TTT": [9, 23, 47, 80, 176, 242],
    "classic-TTF": [12, 80, 275, 500, 752, 707],
    "classic-TFT": [9, 23, 47, 80, 176, 242],
    "classic-TFF": [12, 80, 275, 500, 752, 707],
    "classic-FTT": [9, 23, 47, 79, 174, 238],
    "classic-FTF": [12, 80, 273, 471, 598, 485],
    "classic-FFT": [9, 23, 47, 79, 174, 238],
    "classic-FFF": [12, 80, 273, 471, 598, 485],
    "president-TTT": [9, 22, 46, 88, 188, 291],
    "president-TTF": [12, 72, 241, 530, 1009, 1337],
    "president-TFT": [9, 22, 47, 88, 182, 287],
    "president-TFF": [12, 72, 249, 562, 957, 1146],
    "president-FTT": [9, 22, 46, 87, 186, 286],
    "president-FTF": [12, 72, 239, 505, 872, 1068],
    "president-FFT": [9, 22, 47, 87, 179, 282],
    "president-FFF": [12, 72, 247, 537, 818, 849],
}


@every_ruling
def test_from_a_middle_game(rules):
    position = parse_position(rules, MIDDLE)
    assert count_sequences(rules, position, 4) == MIDDLE_COUNTS[rules_id(rules)]


@every_ruling
def test_from_a_late_game(rules):
    position = parse_position(rules, LATE)
    assert count_sequences(rules, position, 6) == LATE_COUNTS[rules_id(rules)]
