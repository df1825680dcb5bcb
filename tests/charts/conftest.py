"""A made-up simulation with the documented columns, and room for figures."""

from collections.abc import Iterator

import matplotlib as mpl
import numpy as np
import pandas as pd
import pytest

mpl.use("Agg")

from matplotlib import pyplot as plt

from zebres_lib.zebres.board import CLASSIC


@pytest.fixture(autouse=True)
def closed_figures() -> Iterator[None]:
    yield
    plt.close("all")


def simulation(seed: int = 3, games: int = 600, shift: float = 0.0) -> pd.DataFrame:
    """Numbers that look like games, a row a game; the same seed shares most of its chance."""
    random = np.random.default_rng(seed)
    zebras, gazelles = random.integers(0, 4, games), random.integers(0, 3, games)
    total = 101 - 6 * zebras - 2 * gazelles
    white = np.clip((total / 2 + shift + random.normal(0, 9, games)).astype(int), 0, total)
    margin = 2 * white - total
    winner = np.where(margin > 0, "white", "green")
    loser = np.where(margin > 0, "green", "white")
    columns: dict[str, object] = {
        "game": np.arange(games),
        "white_points": white,
        "green_points": total - white,
        "margin": margin,
        # Categories that differ from column to column, as they come from a store.
        "winner": pd.Categorical(winner, categories=["white", "green", "draw"]),
        "first_player": pd.Categorical(random.choice(["white", "green"], games)),
        "post": random.choice(CLASSIC.post_names[:-1], games),
        "inauguration": pd.Categorical(
            np.where(
                random.random(games) < 0.1,
                "nobody",
                np.where(random.random(games) < 0.6, winner, loser),
            )
        ),
        "hidden_zebras": zebras,
    }
    for letter in CLASSIC.territory_letters:
        columns[f"owner_{letter}"] = random.choice(["white", "green"], games)
        columns[f"points_{letter}"] = random.poisson(10, games)
    table = pd.DataFrame(columns)
    table.attrs = {"seed": seed, "games": games, "white": "random", "green": "greedy"}
    return table


@pytest.fixture
def table() -> pd.DataFrame:
    return simulation()


@pytest.fixture
def squares() -> pd.DataFrame:
    hidden = np.random.default_rng(5).integers(0, 100, CLASSIC.square_count)
    frame = pd.DataFrame({"square": CLASSIC.square_names, "games": 600, "hidden": hidden})
    frame.attrs = {"seed": 3}
    return frame
