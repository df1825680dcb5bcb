"""The chart of a reviewed game draws the numbers of the review and names its turning points."""

from dataclasses import replace

import matplotlib.pyplot as plt
import pytest

from zebres_lib import charts
from zebres_lib.zebres.computer.analysis import Review, TurnReview
from zebres_lib.zebres.rules import Player

WHITE, GREEN = Player.WHITE, Player.GREEN


def turn(number, player, value, exact, best_value):
    loss = abs(best_value - value)
    best = "Gf2" if loss else "Zc4>Sb"
    return TurnReview(number, player, "Zc4>Sb", value, exact, best, best_value, exact, loss)


@pytest.fixture
def reviewed():
    turns = (
        turn(1, WHITE, -2.5, False, -2.5),
        turn(2, GREEN, 6.0, False, -2.5),
        turn(3, WHITE, 4, True, 6),
        turn(4, GREEN, 4, True, 4),
    )
    return Review(turns, -1.5, False, "en", True, True, 12_345, 0.5)


def texts(ax):
    return {text.get_gid(): text.get_text() for text in ax.texts if text.get_gid()}


def drawn(ax, label):
    (line,) = [line for line in ax.get_lines() if line.get_label() == label]
    return list(line.get_xdata()), list(line.get_ydata()), line


def test_it_draws_every_value_where_it_is_told(reviewed):
    _, axes = plt.subplots(ncols=2)
    assert charts.value_by_turn(reviewed, axes[1]) is axes[1]
    assert not axes[0].has_data()
    ax = axes[1]
    assert drawn(ax, "estimated")[:2] == ([0, 1, 2, 3], [-1.5, -2.5, 6.0, 4])
    assert drawn(ax, "proven")[:2] == ([3, 4], [4, 4])
    assert drawn(ax, "after a turn of White")[:2] == ([1, 3], [-2.5, 4])
    assert drawn(ax, "after a turn of Green")[:2] == ([2, 4], [6.0, 4])
    assert ax.get_ylabel() == "margin, White minus Green (points)"
    assert "12,345 decisions" in texts(ax)["note"].replace("\n", " ")


def test_it_is_read_without_colour(reviewed):
    ax = charts.value_by_turn(reviewed)
    assert drawn(ax, "estimated")[2].get_linestyle() != drawn(ax, "proven")[2].get_linestyle()
    white, green = (drawn(ax, f"after a turn of {name}")[2] for name in ("White", "Green"))
    assert white.get_marker() != green.get_marker()


def test_turning_points_are_named(reviewed):
    ax = charts.value_by_turn(reviewed)
    named = [text.get_text() for text in ax.texts if text.get_gid() == "turning point"]
    assert named == ["2. Zc4>Sb", "3. Zc4>Sb"]
    quiet = replace(reviewed, turns=reviewed.turns[:1])
    assert "turning point" not in texts(charts.value_by_turn(quiet))


def test_all_of_it_may_be_proven_or_none(reviewed):
    proven = replace(
        reviewed, start_exact=True, turns=tuple(replace(t, exact=True) for t in reviewed.turns)
    )
    labels = {line.get_label() for line in charts.value_by_turn(proven).get_lines()}
    assert "estimated" not in labels
    guessed = replace(reviewed, turns=tuple(replace(t, exact=False) for t in reviewed.turns))
    labels = {line.get_label() for line in charts.value_by_turn(guessed).get_lines()}
    assert "proven" not in labels


def test_french_and_bad_input(reviewed):
    ax = charts.value_by_turn(reviewed, language="fr")
    assert ax.get_xlabel() == "tour"
    assert "décisions" in texts(ax)["note"]
    with pytest.raises(ValueError, match="'de'"):
        charts.value_by_turn(reviewed, language="de")
    with pytest.raises(ValueError, match="no turn"):
        charts.value_by_turn(replace(reviewed, turns=()))
