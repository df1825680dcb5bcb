"""Charts of many games draw the numbers of their table, and say how many games and which seed."""

import re
from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pandas as pd
import pytest
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.patches import Rectangle

from tests.charts.conftest import simulation
from zebres_lib import charts, estimates
from zebres_lib.charts.style import HEAT, interval_text, word
from zebres_lib.zebres.board import CLASSIC, PRESIDENT

Draw = Callable[..., Axes]

CHARTS: dict[str, Draw] = {
    "points": charts.points_distribution,
    "margin": charts.margin_distribution,
    "territories": charts.territory_points,
    "inauguration": charts.inauguration_effect,
    "posts": charts.first_post,
    "convergence": lambda table, ax=None, **more: charts.convergence(table, "margin", ax, **more),
    "settings": lambda table, ax=None, **more: charts.two_settings(
        table, simulation(shift=3), ax, **more
    ),
}
NEEDS = {
    "points": "green_points",
    "margin": "margin",
    "territories": "points_C",
    "inauguration": "inauguration",
    "posts": "post",
    "convergence": "margin",
    "settings": "margin",
}


def heights(bars: object) -> list[float]:
    return [bar.get_height() for bar in bars]  # type: ignore[attr-defined]


def texts(ax: Axes) -> list[str]:
    legend = ax.get_legend()
    own = [text.get_text() for text in ax.texts]
    return own + ([text.get_text() for text in legend.get_texts()] if legend else [])


def note(ax: Axes) -> str:
    found = [text.get_text() for text in ax.texts if text.get_gid() == "note"]
    assert len(found) == 1
    return str(found[0]).replace("\n", " ")


# --- All charts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_draws_on_the_axes_it_is_given(name: str, table: pd.DataFrame) -> None:
    figure, axes = plt.subplots(ncols=2)
    assert CHARTS[name](table, axes[1]) is axes[1]
    assert not axes[0].has_data()
    assert plt.get_fignums() == [figure.number]
    assert CHARTS[name](table).figure is not figure


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_states_n_and_seed_and_labels_both_axes(name: str, table: pd.DataFrame) -> None:
    ax = CHARTS[name](table)
    assert note(ax).startswith("n = 600 games, seed 3")
    assert ax.get_xlabel()
    if name != "posts":
        assert re.search(r"points|%", ax.get_ylabel())
    del table.attrs["seed"]
    assert "seed not recorded" in note(CHARTS[name](table))


@pytest.mark.parametrize("name", CHARTS)
def test_a_missing_column_is_named(name: str, table: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match=f"no column .*{NEEDS[name]}"):
        CHARTS[name](table.drop(columns=NEEDS[name]))


@pytest.mark.parametrize("name", CHARTS)
def test_a_table_without_games_is_refused(name: str, table: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match="no game"):
        CHARTS[name](table.iloc[:0])


def test_a_few_games_are_enough_for_every_chart(table: pd.DataFrame) -> None:
    table["margin"] = table["margin"].abs() + 1
    for name, chart in CHARTS.items():
        if name != "settings":
            assert "n = 2 games" in note(chart(table.iloc[:2]))
    assert "n = 2 games" in note(charts.two_settings(table.iloc[:2], table.iloc[:2]))


@pytest.mark.parametrize("name", CHARTS)
def test_charts_speak_french(name: str, table: pd.DataFrame) -> None:
    ax = CHARTS[name](table, language="fr")
    assert note(ax).startswith("n = 600 parties, graine 3")
    words = " ".join([ax.get_xlabel(), ax.get_ylabel(), *texts(ax)])
    assert not re.search(r"\b(games|wins|mean|share|territory|without)\b", words)
    with pytest.raises(ValueError, match="available: en, fr"):
        CHARTS[name](table, language="nl")


@pytest.mark.parametrize("size", [(7, 3.8), (3.6, 3.8)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", CHARTS)
def test_no_two_labels_overlap_and_none_is_cut(
    name: str, language: str, size: tuple[float, float], table: pd.DataFrame
) -> None:
    figure, ax = plt.subplots(figsize=size, layout="constrained")
    CHARTS[name](table, ax, language=language)
    figure.canvas.draw()
    legend = ax.get_legend()
    labels = [*ax.texts, *(ax.get_xticklabels() + ax.get_yticklabels()), ax.xaxis.label]
    labels += [ax.yaxis.label, *(legend.get_texts() if legend else [])]
    # Ticks beyond the axes are not drawn.
    shown = [one for one in labels if one.get_text().strip() and one.get_visible()]
    low, high = sorted(ax.get_ylim())
    left, right = sorted(ax.get_xlim())
    shown = [
        one
        for one in shown
        if not (one in ax.get_yticklabels() and not low <= one.get_position()[1] <= high)
        and not (one in ax.get_xticklabels() and not left <= one.get_position()[0] <= right)
    ]
    boxes = [one.get_window_extent() for one in shown]
    for index, box in enumerate(boxes):
        text = shown[index].get_text()
        assert box.x0 >= -1, f"{text!r} is cut on the left"
        assert box.x1 <= figure.bbox.x1 + 1, f"{text!r} is cut on the right"
        assert box.y0 >= -1, f"{text!r} is cut at the bottom"
        assert box.y1 <= figure.bbox.y1 + 1, f"{text!r} is cut at the top"
        for other, other_box in enumerate(boxes[:index]):
            across = min(box.x1, other_box.x1) - max(box.x0, other_box.x0)
            down = min(box.y1, other_box.y1) - max(box.y0, other_box.y0)
            assert min(across, down) <= 2, f"{text!r} covers {shown[other].get_text()!r}"


def luminance(color: object) -> float:
    rgb = np.array(to_rgb(color))  # type: ignore[arg-type]
    linear = np.where(rgb > 0.04045, ((rgb + 0.055) / 1.055) ** 2.4, rgb / 12.92)
    return float(linear @ [0.2126, 0.7152, 0.0722])


def test_players_differ_in_grey_and_in_hatching() -> None:
    shades = [luminance(charts.PLAYER_STYLE[one]["facecolor"]) for one in ("white", "green")]
    # Graphical objects need 3 to 1 (WCAG 2, criterion 1.4.11).
    assert (max(shades) + 0.05) / (min(shades) + 0.05) >= 3
    assert len({style["hatch"] for style in charts.PLAYER_STYLE.values()}) == 3


def test_heat_maps_go_from_light_to_dark() -> None:
    shades = [luminance(plt.get_cmap(HEAT)(step)[:3]) for step in np.linspace(0, 1, 50)]
    assert all(darker < lighter for lighter, darker in pairwise(shades))


# --- Each chart's numbers -----------------------------------------------------------------------


def test_points_distribution_draws_the_share_of_each_step(table: pd.DataFrame) -> None:
    ax = charts.points_distribution(table, width=5)
    for player, steps in zip(("white", "green"), ax.patches, strict=True):
        values, edges, _ = steps.get_data()
        points = table[f"{player}_points"]
        expected = [
            ((points >= low) & (points < high)).mean() * 100 for low, high in pairwise(edges)
        ]
        assert values == pytest.approx(expected)
        assert values.sum() == pytest.approx(100)
    means = [line.get_xdata()[0] for line in ax.get_lines()]
    assert means == pytest.approx([table.white_points.mean(), table.green_points.mean()])
    assert any(
        interval_text(estimates.mean(table.white_points), "en") in text for text in texts(ax)
    )
    assert ax.get_xlabel() == "points at the end"
    assert ax.get_ylabel() == "share of games (%)"


def test_margin_distribution_keeps_the_two_sides_apart(table: pd.DataFrame) -> None:
    table.loc[:4, "margin"] = 0
    ax = charts.margin_distribution(table, width=4)
    green, white, draws = ax.containers
    for bars, sign in ((green, -1), (white, 1)):
        for bar in bars:
            near = bar.get_x() if sign > 0 else bar.get_x() + bar.get_width()
            sided = table.margin * sign
            expected = ((sided > sign * near) & (sided <= sign * near + 4)).mean() * 100
            assert bar.get_height() == pytest.approx(expected)
    assert heights(draws) == pytest.approx([5 / 600 * 100])
    assert sum(map(sum, map(heights, ax.containers))) == pytest.approx(100)
    won = estimates.share(int((table.margin > 0).sum()), 600)
    expected_text = f"White wins: {interval_text(won, 'en', scale=100, unit='%')}"
    assert expected_text in texts(ax)
    assert ax.get_xlabel() == "margin, White minus Green (points)"


def test_territory_points_draws_means_intervals_and_owners(table: pd.DataFrame) -> None:
    ax = charts.territory_points(table)
    bars = [one for one in ax.containers if hasattr(one, "patches")]
    for player, drawn in zip(("white", "green"), bars, strict=True):
        scored = [
            table[f"points_{letter}"].where(table[f"owner_{letter}"] == player, 0)
            for letter in CLASSIC.territory_letters
        ]
        assert heights(drawn) == pytest.approx([one.mean() for one in scored])
        for letter in CLASSIC.territory_letters:
            owned = (table[f"owner_{letter}"] == player).mean() * 100
            assert f"{owned:.0f}\N{NO-BREAK SPACE}%" in texts(ax)
    segments = np.concatenate([one.get_segments() for one in ax.collections])
    white_a = table.points_A.where(table.owner_A == "white", 0)
    expected = estimates.mean(white_a)
    assert any(
        segment[:, 1] == pytest.approx([expected.low, expected.high]) for segment in segments
    )


def test_inauguration_effect_draws_wins_with_and_without_the_token(table: pd.DataFrame) -> None:
    ax = charts.inauguration_effect(table)
    drawn = [one.patches[0].get_height() for one in ax.containers if hasattr(one, "patches")]
    holder, winner = table.inauguration.astype(str), table.winner.astype(str)
    expected = [
        (winner == player)[(holder == player) == held].mean() * 100
        for player in ("white", "green")
        for held in (True, False)
    ]
    decided = ((winner == holder) & (table.margin.abs() <= 5)).mean() * 100
    assert drawn == pytest.approx([*expected, decided])
    assert [tick.get_text().replace("\n", " ") for tick in ax.get_xticklabels()] == [
        "White with it",
        "White without",
        "Green with it",
        "Green without",
        "5 points decide",
    ]


def test_inauguration_effect_says_where_nobody_ever_held_the_token(table: pd.DataFrame) -> None:
    table["inauguration"] = "nobody"
    ax = charts.inauguration_effect(table)
    assert texts(ax).count("no games") == 2


def test_first_post_puts_each_post_at_its_place_on_the_ring(table: pd.DataFrame) -> None:
    ax = charts.first_post(table)
    found = {text.get_text().split("\n")[0]: text for text in ax.texts}
    won = (table.winner.astype(str) == table.first_player.astype(str))[table.post == "E2"]
    expected = estimates.share(int(won.sum()), len(won))
    assert found["E2"].get_text().split("\n")[1:] == [
        f"{expected.value * 100:.1f}",
        f"±{expected.half_width * 100:.1f}",
    ]
    places = {name: found[name].get_position() for name in CLASSIC.post_names}
    assert places["Na"] == (0, -1)
    assert places["E2"] == (6, 1)
    assert places["Sf"] == (5, 5)
    assert places["W5"] == (-1, 4)
    assert len(set(places.values())) == 22
    # The last post was never chosen: it is shown, without a number.
    assert found[CLASSIC.post_names[-1]].get_text().split("\n")[1] == "–"


def test_first_post_refuses_the_posts_of_another_board(table: pd.DataFrame) -> None:
    table.loc[0, "post"] = "Nz"
    with pytest.raises(ValueError, match="post Nz is not on the board classic"):
        charts.first_post(table)


def test_hiding_heatmap_colours_each_square_by_its_share(squares: pd.DataFrame) -> None:
    _, ax = plt.subplots(figsize=(7, 5))
    assert charts.hiding_heatmap(squares, CLASSIC, ax) is ax
    cells = {
        (round(cell.get_x() + 0.5), round(cell.get_y() + 0.5)): cell
        for cell in ax.patches
        if isinstance(cell, Rectangle)
    }
    assert len(cells) == 30
    written = {text.get_position(): text.get_text() for text in ax.texts if not text.get_gid()}
    shades = {}
    for row in squares.itertuples():
        number = CLASSIC.square_numbers[str(row.square)]
        place = (number % 6, number // 6)
        assert written[place].split("\n")[0] == f"{row.hidden / 600 * 100:.1f}"
        shades[row.hidden] = luminance(cells[place].get_facecolor()[:3])
    ordered = [shades[hidden] for hidden in sorted(shades)]
    assert ordered == sorted(ordered, reverse=True)
    assert "n = 600 games, seed 3" in note(ax)
    assert "(%)" in ax.figure.axes[-1].get_ylabel()


def test_hiding_heatmap_draws_the_rivers_of_any_board(squares: pd.DataFrame) -> None:
    for board in (CLASSIC, PRESIDENT):
        ax = charts.hiding_heatmap(squares, board)
        rivers = {
            (
                round((line.get_xdata()[0] + line.get_xdata()[1]) / 2, 1),
                round((line.get_ydata()[0] + line.get_ydata()[1]) / 2, 1),
            )
            for line in ax.get_lines()
            if len(line.get_xdata()) == 2
        }
        expected = set()
        for row, letters in enumerate(board.map):
            for column, letter in enumerate(letters):
                if column < 5 and letters[column + 1] != letter:
                    expected.add((column + 0.5, float(row)))
                if row < 4 and board.map[row + 1][column] != letter:
                    expected.add((float(column), row + 0.5))
        assert rivers == expected


def test_hiding_heatmap_refuses_what_it_cannot_place(squares: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match="no column hidden"):
        charts.hiding_heatmap(squares.drop(columns="hidden"))
    with pytest.raises(ValueError, match="square z9 is not on the board classic"):
        charts.hiding_heatmap(squares.replace({"square": {"a1": "z9"}}))


def test_narrow_maps_move_the_intervals_into_the_note(squares: pd.DataFrame) -> None:
    _, ax = plt.subplots(figsize=(2.4, 2.4), layout="constrained")
    charts.hiding_heatmap(squares, ax=ax)
    widest = max(estimates.share(int(hidden), 600).half_width * 100 for hidden in squares["hidden"])
    assert f"intervals of at most ±{widest:.1f}" in note(ax)
    assert not any(text.startswith("±") for line in texts(ax) for text in line.split("\n"))


def test_convergence_draws_the_running_estimate_and_its_band(table: pd.DataFrame) -> None:
    def white(games: pd.DataFrame) -> pd.Series:
        return games["margin"] > 0

    ax = charts.convergence(table, white, reference=0.5, points=40, label="White wins (%)")
    followed = estimates.running(table, white, points=40)
    line = ax.get_lines()[0]
    assert list(line.get_xdata()) == list(followed.n)
    assert list(line.get_ydata()) == pytest.approx(list(followed.value * 100))
    band = ax.collections[0].get_paths()[0].vertices
    assert band[:, 1].max() == pytest.approx(followed.high.max() * 100)
    assert band[:, 1].min() == pytest.approx(followed.low.min() * 100)
    assert ax.get_xscale() == "log"
    assert ax.get_ylabel() == "White wins (%)"
    assert "50" in texts(ax)


def test_two_settings_draws_both_and_the_paired_difference(table: pd.DataFrame) -> None:
    other = simulation(shift=3)
    ax = charts.two_settings(table, other, names=("plain", "shifted"), width=6)
    for frame, steps in zip((table, other), ax.patches, strict=True):
        values, edges, _ = steps.get_data()
        expected = [
            ((frame.margin >= low) & (frame.margin < high)).mean() * 100
            for low, high in pairwise(edges)
        ]
        assert values == pytest.approx(expected)
    pair = estimates.paired_difference(table, other)
    assert pair.relative_width < 0.3
    assert pair.changed is not None
    text = "\n".join(texts(ax))
    assert f"shifted − plain: {interval_text(pair.difference, 'en')}" in text
    assert interval_text(pair.changed, "en", scale=100, unit="%") in text


def test_two_settings_refuses_other_games(table: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match="pairs come from one seed"):
        charts.two_settings(table, simulation(seed=4))


def test_words_refuse_a_language_they_do_not_speak() -> None:
    with pytest.raises(ValueError, match="'nl'"):
        word("draw", "nl")  # type: ignore[arg-type]
