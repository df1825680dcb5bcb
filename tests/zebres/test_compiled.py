"""The rule functions compiled unchanged by Numba agree with plain Python."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.helpers import ALL_RULES, random_games, rules_id
from zebres_lib import jit
from zebres_lib.zebres.players import random as random_player
from zebres_lib.zebres.rules import Rules, apply, legal_actions, score, start

numba = pytest.importorskip("numba")

SEVERAL = [*ALL_RULES[:3], ALL_RULES[-1], Rules(guardian_steps=2, values={"zebra": 7})]


@pytest.fixture(scope="module")
def compiled():
    """Loops over whole games, the rules inside them compiled."""
    jit.enable()

    @numba.njit
    def replay(rules, begin, actions, offered, scores):
        """Write down how many actions were offered, a mix of them, and the score at each step."""
        position = begin
        for ply in range(len(actions)):
            legal = legal_actions(rules, position)
            offered[ply, 0] = len(legal)
            for action in legal:
                offered[ply, 1] = (offered[ply, 1] * 31 + action) % 1000003
            scores[ply, 0], scores[ply, 1] = score(rules, position)
            position = apply(rules, position, actions[ply])
        return position

    @numba.njit
    def play_out(rules, begin, randomness):
        return random_player.play_out(rules, begin, randomness)

    return replay, play_out


@pytest.mark.slow
@pytest.mark.parametrize("rules", SEVERAL, ids=rules_id)
def test_compiled_rules_agree(compiled, rules):
    replay, play_out = compiled
    for game in random_games(rules, 20, seed=70):
        actions = np.array([action for _, action in game[:-1]], dtype=np.int64)
        offered = np.zeros((len(actions), 2), dtype=np.int64)
        scores = np.zeros((len(actions), 2), dtype=np.int64)
        final = replay(rules.compiled(), start(), actions, offered, scores)
        assert final == game[-1][0]
        for ply, (position, _) in enumerate(game[:-1]):
            legal = legal_actions(rules, position)
            mix = 0
            for action in legal:
                mix = (mix * 31 + action) % 1000003
            assert tuple(offered[ply]) == (len(legal), mix)
            assert tuple(scores[ply]) == score(rules, position)
    one, other = np.random.default_rng(71), np.random.default_rng(71)
    for _ in range(20):
        plain = random_player.play_out(rules, start(), one)
        assert play_out(rules.compiled(), start(), other) == plain


def test_the_marker_changes_nothing():
    def function(mask: int) -> int:
        return mask + 1

    before = len(jit._marked)
    try:
        assert jit.compilable(function) is function
    finally:
        del jit._marked[before:]
    assert function(1) == 2
    assert type(apply) is type(function)
    assert [jit.lowest_bit(1 << bit) for bit in range(62)] == list(range(62))
    assert jit.bit_count(0b1011) == 3


def test_the_library_does_not_import_numba():
    program = (
        "import sys, zebres_lib.zebres as z, zebres_lib.zebres.players.random;"
        "z.Game().play('@Nb');"
        "print(sorted({'numba', 'pandas', 'matplotlib', 'ipywidgets'} & set(sys.modules)))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == "[]"
