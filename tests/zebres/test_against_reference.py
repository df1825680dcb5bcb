"""The rules against a second statement of them that shares no code: legal actions and results."""

import numpy as np
import pytest

from tests.helpers import FLAGS, every_ruling, random_games, rules_id
from tests.zebres.reference import Reference
from zebres_lib.errors import NotationError
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.rules import Position, Rules, Species, apply, legal_actions, score
from zebres_lib.zebres.text.notation import format_action, parse_action
from zebres_lib.zebres.text.positions import format_position, parse_position

OTHER_RULES = [
    Rules(board=CLASSIC.mirrored()),
    Rules(board=Board.from_ascii("AABB/AABC/DDCC")),
    Rules(guardian_steps=1, guardian_while_solo=True, inauguration_points=3),
    Rules(board=PRESIDENT, guardian_steps=21),
]


def reference_of(rules: Rules) -> Reference:
    return Reference(
        rules.board.map,
        clockwise=rules.board.clockwise,
        guardian_steps=rules.guardian_steps,
        inauguration_points=rules.inauguration_points,
        **{flag: getattr(rules, flag) for flag in FLAGS},
    )


def check(rules: Rules, reference: Reference, position: Position, most_results: int) -> None:
    """Compare legal actions, scores and the results of some actions in one position."""
    board = rules.board
    text = format_position(rules, position)
    actions = [format_action(board, action) for action in legal_actions(rules, position)]
    assert len(set(actions)) == len(actions), text
    assert set(actions) == reference.legal(text), text
    assert score(rules, position) == reference.score(text), text
    step = max(1, len(actions) // most_results)
    for action in actions[::step]:
        after = apply(rules, position, parse_action(board, action))
        assert format_position(rules, after) == reference.apply(text, action), (text, action)


@every_ruling
def test_along_random_games(rules):
    reference = reference_of(rules)
    for game in random_games(rules, games=4, seed=20):
        for position, _ in game:
            check(rules, reference, position, most_results=4)


@pytest.mark.parametrize("rules", OTHER_RULES, ids=range(len(OTHER_RULES)))
def test_along_random_games_of_variants(rules):
    reference = reference_of(rules)
    for game in random_games(rules, games=5, seed=21):
        for position, _ in game:
            check(rules, reference, position, most_results=4)


def scattered(rules: Rules, randomness: np.random.Generator) -> str:
    """Return the text of a position with tokens strewn at random, often one that cannot be."""
    hands = {"w": [], "g": []}
    for side in hands:
        for species in Species:
            letter = species.letter if side == "w" else species.letter.lower()
            hands[side] += [letter] * rules.counts[species]
        randomness.shuffle(hands[side])
    squares = rules.board.square_count
    # Most of the trouble lies near the end of a game, where hands run out.
    empty = int(randomness.choice([1, 2, 3, 5, 12]))
    cells = ["1"] * squares
    white = int(randomness.integers(max(0, squares - empty - 15), 16))
    for place, index in enumerate(randomness.permutation(squares)[: squares - empty]):
        letter = hands["w" if place < white else "g"].pop()
        cells[index] = letter + "!" * (letter in "GgZz" and randomness.random() < 0.2)
    columns = rules.board.columns
    rows = ["".join(cells[i : i + columns]) for i in range(0, squares, columns)]
    post = randomness.choice(rules.board.post_names)
    side, holder = randomness.choice(["w", "g"]), randomness.choice(["w", "g", "-"])
    return f"{'/'.join(rows)} {post} {side} {holder} {randomness.choice(['place', 'move'])}"


@every_ruling
def test_on_scattered_positions(rules):
    reference = reference_of(rules)
    randomness = np.random.default_rng(22)
    checked = 0
    for _ in range(200):
        try:
            position = parse_position(rules, scattered(rules, randomness))
        except NotationError:
            continue
        checked += 1
        check(rules, reference, position, most_results=3)
        # A crocodile's choices lie one action further on.
        for action in legal_actions(rules, position)[:40:9]:
            check(rules, reference, apply(rules, position, action), most_results=2)
    assert checked > 50, rules_id(rules)
