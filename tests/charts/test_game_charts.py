"""Charts draw the numbers they are given, and say what they show."""

import pandas as pd
import pytest
from matplotlib import pyplot as plt

from zebres_lib import charts, zebres
from zebres_lib.zebres.simulation import tables


@pytest.fixture
def game() -> zebres.Game:
    example = zebres.example("scoring")
    game = example.game()
    game.play(example.decisive)
    return game


def test_points_by_territory_draws_every_number(game: zebres.Game) -> None:
    table = tables.territory_table(game)
    _, ax = plt.subplots()
    assert charts.points_by_territory(table, ax, inauguration=(0, 5)) is ax
    white, green = ([bar.get_height() for bar in bars] for bars in ax.containers)
    assert white == [*table.white_points, 0]
    assert green == [*table.green_points, 5]
    assert ax.get_ylabel() == "points"
    labels = [text.get_text() for text in ax.get_legend().get_texts()]
    assert labels == [f"White: {sum(white)} points", f"Green: {sum(green)} points"]


def test_players_are_told_apart_without_colour() -> None:
    styles = charts.PLAYER_STYLE
    assert styles["white"]["hatch"] != styles["green"]["hatch"]


def test_score_by_turn_draws_both_players(game: zebres.Game) -> None:
    table = tables.score_by_turn(game)
    ax = charts.score_by_turn(table)
    assert [list(line.get_ydata()) for line in ax.get_lines()] == [
        list(table.white_points),
        list(table.green_points),
    ]
    assert ax.get_xlabel() == "turn"


@pytest.mark.parametrize("chart", [charts.points_by_territory, charts.score_by_turn])
def test_a_missing_column_is_named(chart) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=r"the table has no column .*white_points"):
        chart(pd.DataFrame({"territory": [], "squares": [], "turn": [], "green_points": []}))
