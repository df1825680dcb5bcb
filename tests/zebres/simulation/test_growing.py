"""Games a few first and then more: the same games as all at once, and an end when asked for."""

import pandas as pd
import pytest

from zebres_lib.jit import is_available
from zebres_lib.zebres.computer import levels
from zebres_lib.zebres.design import metrics, variants
from zebres_lib.zebres.rules import Rules, RuleTables

POND = variants.find("pond")


def test_the_games_are_those_of_play() -> None:
    how = {"seed": 5, "white": "greedy", "green": "random", "compiled": False}
    sizes = [7, 8, 130]
    tables = list(metrics.growing(POND, None, sizes, **how))
    assert [len(table) for table in tables] == sizes
    for table in tables:
        played = metrics.play(POND, None, games=len(table), workers=1, **how)
        pd.testing.assert_frame_equal(table, played)
        assert {name: played.attrs[name] for name in table.attrs} == table.attrs


@pytest.mark.slow
@pytest.mark.skipif(not is_available(), reason="Numba is not installed")
def test_compiled_games_are_the_same() -> None:
    slow, fast = (
        list(metrics.growing(POND, ["margin"], [40, 120], seed=2, compiled=compiled))
        for compiled in (False, True)
    )
    for one, other in zip(slow, fast, strict=True):
        pd.testing.assert_frame_equal(one, other)


def test_it_ends_when_it_is_told_to() -> None:
    going = {"on": True}
    steps = metrics.growing(
        POND, ["margin"], [10, 100_000], compiled=False, goes_on=lambda: going["on"]
    )
    assert len(next(steps)) == 10
    going["on"] = False
    assert list(steps) == []
    never = metrics.growing(POND, ["margin"], [10], compiled=False, goes_on=lambda: False)
    assert list(never) == []


@pytest.mark.parametrize(
    ("sizes", "message"),
    [([], "do not rise"), ([10, 10], "do not rise"), ([20, 10], "do not rise"), ([0], "sizes")],
)
def test_sizes_must_rise(sizes: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        next(metrics.growing(POND, ["margin"], sizes, compiled=False))


def test_a_player_in_plain_python_is_given_the_rules_themselves() -> None:
    seen: list[RuleTables] = []

    def choose(rules, position, randomness):
        seen.append(rules)
        return greedy(rules, position, randomness)

    greedy = levels.level("greedy").choose
    table = metrics.play(POND, ["margin", "drama"], games=2, white=choose, green=choose, workers=1)
    assert len(table) == 2
    assert set(map(type, seen)) == {Rules}
    assert set(seen) == {POND.rules}
