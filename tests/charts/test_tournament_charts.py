"""Charts of tournaments draw the numbers of their tables, also those without an end."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
from matplotlib.patches import Rectangle

from zebres_lib import charts
from zebres_lib.estimates import bradley_terry
from zebres_lib.zebres.computer import tournament

ATTRS = {"seed": 3, "games": 60, "opening_turns": 2}
NAMES = ["random", "greedy", "expert", "mine"]


@pytest.fixture
def crossed():
    """Everybody against everybody but greedy against mine."""
    rows = []
    for one, name in enumerate(NAMES):
        for other, opponent in enumerate(NAMES[:one]):
            if (opponent, name) == ("greedy", "mine"):
                continue
            for number in range(12):
                wins = number < 3 * other
                white, green = (name, opponent) if number % 2 else (opponent, name)
                winner = opponent if wins else name
                rows.append((white, green, 4 if winner == white else -4, winner))
    table = pd.DataFrame(rows, columns=["white", "green", "margin", "won_by"])
    table.attrs = {**ATTRS, "players": NAMES}
    return tournament.cross_table(table)


@pytest.fixture
def rated():
    names = ["expert", "greedy", "mine", "random", "other"]
    rows = np.array(
        [[0, 9, 9, 9, 0], [0, 0, 6, 9, 0], [0, 3, 0, 9, 0], [0] * 5, [0] * 5], dtype=float
    )
    table = bradley_terry(pd.DataFrame(rows, names, names))
    table.attrs |= ATTRS
    return table


def note(ax):
    (found,) = [text.get_text() for text in ax.texts if text.get_gid() == "note"]
    return found.replace("\n", " ")


def labels(axis):
    return [text.get_text() for text in axis.get_ticklabels()]


def test_charts_draw_where_they_are_told_in_both_languages(crossed, rated):
    for draw, given in ((charts.cross_table, crossed), (charts.player_ratings, rated)):
        _, axes = plt.subplots(ncols=2)
        assert draw(given, axes[1]) is axes[1]
        assert not axes[0].has_data()
        assert note(axes[1]).startswith("n = 60 games, seed 3, 95\N{NO-BREAK SPACE}% intervals")
        assert "2 random turns first" in note(axes[1])
        french = draw(given, language="fr")
        assert "n = 60 parties, graine 3" in note(french)
        assert "2 tours au hasard d’abord" in note(french)
        with pytest.raises(ValueError, match="de"):
            draw(given, language="de")
        with pytest.raises(ValueError, match="no column"):
            draw(given.drop(columns="low"))
        with pytest.raises(ValueError, match="no game"):
            draw(given.head(0))


def test_a_cross_table_has_every_share_with_its_interval(crossed):
    ax = charts.cross_table(crossed)
    order = ["expert", "mine", "greedy", "random"]
    assert labels(ax.yaxis) == labels(ax.xaxis) == ["Expert", "mine", "Greedy", "Random"]
    texts = {(text.get_position()[0], round(text.get_position()[1])): [] for text in ax.texts}
    for text in ax.texts:
        texts[text.get_position()[0], round(text.get_position()[1])].append(text.get_text())
    for row in crossed.to_dict("records"):
        place = order.index(row["opponent"]), order.index(row["player"])
        if row["games"]:
            share, interval = texts[place]
            assert share == f"{100 * row['share']:.0f}"
            assert interval == f"{100 * row['low']:.0f}–{100 * row['high']:.0f}"
        else:
            assert place not in texts
    hatched = [one for one in ax.patches if isinstance(one, Rectangle) and one.get_hatch()]
    assert len(hatched) == 2
    assert "hatched: did not meet" in note(ax)
    assert labels(charts.cross_table(crossed, language="fr").yaxis)[-1] == "Hasard"
    _, small = plt.subplots(figsize=(2.4, 2.4), layout="constrained")
    charts.cross_table(crossed, small)
    assert not [text for text in small.texts if "–" in text.get_text()]
    widest = 50 * (crossed["high"] - crossed["low"]).max()
    assert f"of at most ±{widest:.0f}" in note(small)


def test_ratings_are_drawn_with_their_intervals_and_arrows(rated):
    ax = charts.player_ratings(rated)
    bars = [one for one in ax.containers if hasattr(one, "lines")]
    for container, name in zip(bars, ["greedy", "mine"], strict=True):
        point, _, (ends,) = container.lines
        assert point.get_xdata()[0] == pytest.approx(rated.loc[name, "rating"])
        assert ends.get_segments()[0][:, 0] == pytest.approx(
            rated.loc[name, ["low", "high"]].to_numpy(dtype=float)
        )
    marks = {line.get_gid(): line for line in ax.lines if str(line.get_gid()).startswith("rating")}
    assert set(marks) == {"rating expert", "rating random"}
    assert marks["rating expert"].get_xdata()[0] == pytest.approx(rated.loc["expert", "low"])
    assert marks["rating random"].get_xdata()[1] == pytest.approx(rated.loc["random", "high"])
    arrows = [line.get_marker() for line in ax.lines if line.get_marker() in ("<", ">")]
    assert arrows == [">", "<"]
    said = labels(ax.yaxis)
    assert said[0] == f"Expert\nat least {rated.loc['expert', 'low']:.0f}"
    assert said[3].startswith("Random\nat most −")
    assert said[4] == "other\nthe games do not tell"
    assert ax.get_xlabel().endswith("0 is the mean of the rated players")
    assert np.isfinite(ax.get_xlim()).all()
    rated.attrs["anchor"] = "greedy"
    assert charts.player_ratings(rated, language="fr").get_xlabel().endswith("0 est Gourmand")
