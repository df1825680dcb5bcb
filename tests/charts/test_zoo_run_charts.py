"""Charts of Zoo Run draw the numbers of their tables, and say how many games and which deck."""

from collections.abc import Callable

import numpy as np
import pandas as pd
import pytest
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from zebres_lib import charts, estimates
from zebres_lib.charts.zoo_run import VERDICTS
from zebres_lib.explain import CatalogueError, phrase, phrase_keys

ANIMALS = ("lynx", "turtle", "panda", "elephant", "llama")


def exact(favourite: str | None = None) -> pd.DataFrame:
    column = "spaces" if favourite else "animals"
    hands = [10, 20, 10] if favourite != "panda" else [4, 16, 20]
    table = pd.DataFrame({column: [1, 2, 3], "hands": hands})
    table["probability"] = table["hands"] / 40
    table.attrs = {"deck": "made-up", "cards": 3}
    return table


def games(count: int = 400, seed: int = 5) -> pd.DataFrame:
    random = np.random.default_rng(seed)
    table = pd.DataFrame({f"left_{name}": random.integers(0, 3, count) for name in ANIMALS})
    left = table.sum(axis=1)
    table["verdict"] = np.select(
        [left == 0, left == 1, left < 4, left < 6], VERDICTS[:4], VERDICTS[4]
    )
    table["turns"] = random.integers(3, 8, count)
    table.attrs = {"seed": seed, "deck": "made-up"}
    return table


FAVOURITES = {"lynx": exact("lynx"), "panda": exact("panda")}
Draw = Callable[..., Axes]
CHARTS: dict[str, Draw] = {
    "hands": lambda ax=None, **more: charts.hand_distribution(exact(), [1, 2, 2, 3], ax, **more),
    "verdicts": lambda ax=None, **more: charts.verdicts({2: games(), 3: games()}, ax, **more),
    "left": lambda ax=None, **more: charts.animals_left({2: games(), 3: games(90)}, ax, **more),
    "turns": lambda ax=None, **more: charts.race_turns({20: games(), 30: games()}, ax, **more),
    "spaces": lambda ax=None, **more: charts.turn_spaces(FAVOURITES, ax, **more),
    "intervals": lambda ax=None, **more: charts.intervals(
        {"A": estimates.share(10, 40), "B": estimates.share(30, 40)}, ax, exact={"A": 0.3}, **more
    ),
}
NOTES = {
    "hands": ("n = 40 hands, all there are, made-up deck", "n = 40 mains, toutes"),
    "verdicts": ("n = 400 games a bar, seed 5, made-up deck", "n = 400 parties par barre"),
    "left": ("n = 90–400 games each, seed 5, made-up deck", "n = 90–400 parties chacun"),
    "turns": ("n = 400 games each, seed 5, made-up deck", "n = 400 parties chacun"),
    "spaces": ("exact, made-up deck", "exact, paquet made-up"),
    "intervals": ("n = 40 games each, 95\u00a0% intervals", "n = 40 parties chacun"),
}


def note(ax: Axes) -> str:
    (found,) = (text.get_text() for text in ax.texts if text.get_gid() == "note")
    return str(found).replace("\n", " ")


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_draws_where_it_is_told_and_says_what_it_rests_on(name: str) -> None:
    figure, axes = plt.subplots(ncols=2)
    assert CHARTS[name](axes[1]) is axes[1]
    assert not axes[0].has_data()
    assert plt.get_fignums() == [figure.number]
    assert note(axes[1]).startswith(NOTES[name][0])
    assert axes[1].get_xlabel() or name == "left"


@pytest.mark.parametrize("name", CHARTS)
def test_charts_speak_french(name: str) -> None:
    ax = CHARTS[name](language="fr")
    assert note(ax).startswith(NOTES[name][1])
    legend = ax.get_legend()
    shown = [text.get_text() for text in legend.get_texts()] + [legend.get_title().get_text()]
    shown += [ax.get_xlabel(), ax.get_ylabel()]
    for key in (key for key in phrase_keys() if key.startswith("chart-")):
        try:
            english, french = phrase(key), phrase(key, "fr")
        except CatalogueError:  # with gaps to fill
            continue
        if len(english) > 5 and english != french:
            assert english not in " ".join(shown), key
    with pytest.raises(ValueError, match="available: en, fr"):
        CHARTS[name](language="de")


@pytest.mark.parametrize("name", ["verdicts", "animals_left", "race_turns", "turn_spaces"])
def test_no_table_and_a_wrong_one_are_refused(name: str) -> None:
    draw = getattr(charts, name)
    with pytest.raises(ValueError, match="there is no table"):
        draw({})
    with pytest.raises(ValueError, match="no column"):
        draw({"a": pd.DataFrame({"game": [0, 1]})})


def test_exact_bars_and_simulated_points() -> None:
    ax = charts.hand_distribution(exact(), [1, 2, 2, 3])
    bars, points = ax.containers
    assert [bar.get_height() for bar in bars] == [25, 50, 25]
    assert points.lines[0].get_ydata().tolist() == [25, 50, 25]
    with pytest.raises(ValueError, match="simulated holds no hand"):
        charts.hand_distribution(exact(), [])


def test_verdicts_fill_each_bar() -> None:
    table = games()
    ax = charts.verdicts({"2": table})
    widths = [bars[0].get_width() for bars in ax.containers]
    assert widths == pytest.approx([(table.verdict == one).mean() * 100 for one in VERDICTS])
    assert sum(widths) == pytest.approx(100)
    won = estimates.share(int((table.verdict == "all_free").sum()), len(table))
    assert any(f"{won.value * 100:.1f}"[:3] in text.get_text() for text in ax.texts)


@pytest.mark.parametrize("draw", [charts.verdicts, charts.animals_left, charts.race_turns])
def test_the_note_names_only_the_seed_and_the_deck_that_all_tables_share(draw: Draw) -> None:
    tables = {name: games() for name in ("one", "two")}
    tables["two"].attrs["deck"] = "another"
    assert "seed 5" in note(draw(tables))
    assert "deck" not in note(draw(tables))
    tables["two"].attrs = {"seed": 6, "deck": "made-up"}
    assert "made-up deck" in note(draw(tables))
    assert "seed" not in note(draw(tables))
    for table in tables.values():
        table.attrs = {}
    assert phrase("chart-no-seed") in note(draw(tables))


def test_means_of_animals_left_and_of_turns() -> None:
    table = games()
    ax = charts.animals_left({"2": table})
    means = [table[f"left_{name}"].mean() for name in ANIMALS]
    assert ax.containers[0].lines[0].get_ydata() == pytest.approx(means)
    assert [text.get_text() for text in ax.get_xticklabels()] == list(ANIMALS)
    ax = charts.race_turns({"20": table})
    shares = table["turns"].value_counts(normalize=True).sort_index() * 100
    assert ax.lines[0].get_ydata() == pytest.approx(shares.to_numpy())


def test_spaces_of_each_favourite() -> None:
    ax = charts.turn_spaces(FAVOURITES, language="fr")
    assert ax.lines[1].get_ydata() == pytest.approx([10, 40, 50])
    labels = [text.get_text() for text in ax.get_legend().get_texts()]
    assert labels == ["lynx\u00a0: moyenne 2,000", "panda\u00a0: moyenne 2,400"]


def test_intervals_and_exact_values() -> None:
    found = {"A": estimates.share(10, 40), "B": estimates.share(30, 40)}
    ax = charts.intervals(found, exact={"B": 0.7}, scale=100, label="won (%)", title="T", note="x")
    assert ax.containers[0].lines[0].get_xdata().tolist() == [25, 75]
    crosses = next(line for line in ax.lines if line.get_marker() == "x")
    assert (list(crosses.get_xdata()), list(crosses.get_ydata())) == ([70], [1])
    assert note(ax).endswith(", x")
    with pytest.raises(ValueError, match="there is no estimate"):
        charts.intervals({})
    with pytest.raises(ValueError, match="'C' is not the name"):
        charts.intervals(found, exact={"C": 1.0})
