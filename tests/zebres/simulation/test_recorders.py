"""A recorder of one's own: it is called with what happened, at either speed."""

from typing import Any

import numpy as np
import pandas as pd
import pytest

from zebres_lib.jit import compilable, is_available
from zebres_lib.zebres import Rules, simulate
from zebres_lib.zebres.position import MOVE_GUARDIAN, OVER, PLACE_ANIMAL, action_kind, action_target
from zebres_lib.zebres.simulation.recorders import Recorder
from zebres_lib.zebres.simulation.simulation import Simulation

PLACED, WALKED, LAST, ENDS = range(4)


@compilable
def record_walks(rules: Any, before: Any, action: int, after: Any, row: Any) -> None:
    """Count placements and the guardian's walks; keep the last square and how often it ended."""
    if action_kind(action) == PLACE_ANIMAL:
        row[PLACED] += 1
        row[LAST] = action_target(action)
    elif action_kind(action) == MOVE_GUARDIAN:
        row[WALKED] += before.guardian != after.guardian
    row[ENDS] += after.phase == OVER


def walks_table(rules: Rules, block: Any, rows: np.ndarray) -> pd.DataFrame:
    return pd.DataFrame(rows, columns=["placed", "walked", "last", "ends"])


WALKS = Recorder("walks", record_walks, 4, walks_table)


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [("random", "random"), ("greedy", "random")])
def test_a_recorder_sees_all_that_happens_and_begins_each_game_anew(compiled, players):
    if compiled and not is_available():
        pytest.skip("Numba is not installed")
    white, green = players
    simulation = Simulation.of(None, white, green, recorder=WALKS, compiled=compiled)
    table = simulation.run(25, seed=3, block_size=10, workers=1)
    games = simulate(25, seed=3, white=white, green=green, compiled=False)
    assert table["placed"].tolist() == games["placements"].tolist()
    assert table["last"].between(0, 29).all()
    assert (table["ends"] == 1).all()
    # The guardian walks after each placement but those that end the game or hand the turn over.
    assert table["walked"].between(1, table["placed"]).all()
    assert table.attrs["white"] == white


def test_what_is_noted_decides_which_store_may_go_on():
    settings = [
        Simulation.of(None, "random", "random", recorder=recorder, compiled=False).settings()
        for recorder in (WALKS, Recorder("walks", record_walks, 4, walks_table))
    ]
    assert settings[0] == settings[1]
    facts = Simulation.of(None, "random", "random", compiled=False).settings()
    assert settings[0]["columns"] != facts["columns"]
    assert settings[0]["code"] != facts["code"]
