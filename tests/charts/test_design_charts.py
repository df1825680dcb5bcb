"""Charts of the design lab draw the numbers of their table, and say what is beyond chance."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

from tests.charts.conftest import simulation
from zebres_lib.charts import design
from zebres_lib.zebres.board import Board
from zebres_lib.zebres.design import metrics
from zebres_lib.zebres.rules import Rules

TINY = Rules(board=Board.from_ascii("ABB"), counts=(1, 0, 0, 0, 1), guardian_steps=2)
QUICK = {"games": 40, "seed": 6, "compiled": False}


@pytest.fixture(scope="module")
def compared():
    tables = {"Mine": simulation(), "Same": simulation(), "Shifted": simulation(shift=6)}
    return metrics.compare_tables(tables, ["first_margin", "white_advantage"])


@pytest.fixture(scope="module")
def steps():
    numbers = ["inauguration_points", "values.gazelle", "counts.lion", "guardian_while_solo"]
    return metrics.sensitivity(TINY, ["margin", "advantage"], numbers=numbers, **QUICK)


@pytest.fixture(scope="module")
def answer():
    return metrics.find_value(TINY, metric="margin", target=12, **QUICK)


def note(ax):
    (found,) = [text.get_text() for text in ax.texts if text.get_gid() == "note"]
    return found.replace("\n", " ")


def labels(ax):
    return [text.get_text() for text in ax.get_yticklabels()]


def test_every_chart_draws_where_it_is_told_and_states_n_and_seed(compared, steps, answer):
    for draw, given, said in (
        (design.variants_compared, compared, "n = 600 games, seed 3"),
        (design.tornado, steps, "n = 40 games, seed 6"),
        (design.value_search, answer, "n = 40 games, seed 6"),
    ):
        figure, axes = plt.subplots(ncols=2)
        assert draw(given, axes[1]) is axes[1]
        assert not axes[0].has_data()
        assert note(axes[1]).startswith(said)
        assert "95\N{NO-BREAK SPACE}% intervals" in note(axes[1])
        assert axes[1].get_xlabel()
        french = draw(given, language="fr")
        assert "parties, graine" in note(french)
        assert french.figure is not figure
        with pytest.raises(ValueError, match="de"):
            draw(given, language="de")


def test_variants_are_drawn_with_their_intervals_and_verdicts(compared):
    ax = design.variants_compared(compared)
    rows = compared[compared["metric"] == "first_margin"]
    marks = list(ax.containers)
    for container, (_, row) in zip(marks, rows.iterrows(), strict=True):
        point, _, (bars,) = container
        assert point.get_xdata()[0] == pytest.approx(row["value"])
        assert bars.get_segments()[0][:, 0] == pytest.approx([row["low"], row["high"]])
    faces = [container[0].get_markerfacecolor() for container in marks]
    assert faces[0] == faces[1] == "white"
    assert (faces[2] != "white") == bool(rows["different"].iloc[2])
    assert [label.partition("\n")[0] for label in labels(ax)] == ["Mine", "Same", "Shifted"]
    assert ax.get_xlabel() == "first player’s margin (points)"
    assert "differs from Mine beyond chance, all 4 differences" in note(ax)
    # A share is drawn in per cent.
    ax = design.variants_compared(compared, metric="white_advantage", language="fr")
    share = compared[compared["metric"] == "white_advantage"]["value"].iloc[0]
    assert ax.containers[0][0].get_xdata()[0] == pytest.approx(100 * share)
    assert ax.get_xlabel() == "avantage de Blanc (%)"
    with pytest.raises(ValueError, match="no metric 'drama'; it has first_margin, white_adv"):
        design.variants_compared(compared, metric="drama")
    with pytest.raises(ValueError, match="the table has no column different"):
        design.variants_compared(compared.drop(columns="different"))


def test_a_tornado_has_the_greatest_effect_on_top(steps):
    ax = design.tornado(steps)
    rows = steps[(steps["metric"] == "margin") & steps["difference"].notna()]
    greatest = rows.groupby("label")["difference"].agg(lambda one: one.abs().max())
    assert set(labels(ax)) == set(greatest.index)
    assert greatest[labels(ax)].is_monotonic_decreasing
    drawn = sorted(bar.get_width() for bar in ax.patches if bar.get_width())
    assert drawn == pytest.approx(sorted(rows["difference"][rows["difference"] != 0]))
    refused = int((steps[steps["metric"] == "margin"]["refused"] != "").sum())
    assert refused == 1
    assert "one change cannot be played" in note(ax)
    legend = [text.get_text() for text in ax.get_legend().get_texts()]
    assert legend == ["one step down", "one step up", "the other reading"]
    few = design.tornado(steps, metric="advantage", most=1, language="fr")
    assert len(labels(few)) == 1
    assert few.get_xlabel().replace("\n", " ") == (
        "avantage du premier joueur\N{NO-BREAK SPACE}: changement (points de pourcentage)"
    )
    with pytest.raises(ValueError, match="most is 0"):
        design.tornado(steps, most=0)


def test_a_search_is_drawn_with_its_answer(answer):
    ax = design.value_search(answer)
    line = ax.containers[0][0]
    assert line.get_xdata().tolist() == answer.trials["value"].tolist()
    assert line.get_ydata() == pytest.approx(answer.trials["estimate"])
    (band,) = [patch for patch in ax.patches if patch.get_hatch()]
    ends = band.get_extents().transformed(ax.transData.inverted()).intervalx
    assert np.allclose(ends, [answer.low, answer.high])
    assert ax.get_xlabel() == "points of the Inauguration"
    none = metrics.find_value(TINY, metric="margin", target=1000, **QUICK)
    ax = design.value_search(none, language="fr")
    texts = [text.get_text() for text in ax.get_legend().get_texts()]
    assert "aucune valeur dans ce domaine" in texts
    assert not [patch for patch in ax.patches if patch.get_hatch()]
