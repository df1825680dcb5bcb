"""Names that readers give stand on charts as they were written; none is a formula."""

from collections.abc import Callable

import pandas as pd
import pytest
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.text import Text

from tests.charts.conftest import simulation
from zebres_lib import charts, estimates, zoo_run
from zebres_lib.zebres import Rules, metrics

NAMES = ("$x^{$", "5$ or 6$", "a_b^c \\alpha")


def games(turns: bool = False) -> pd.DataFrame:
    if turns:
        return zoo_run.simulate_race(30, players=2, seed=1, compiled=False)
    return zoo_run.simulate_free_the_animals(30, players=2, seed=1, compiled=False)


def compared(name: str) -> Axes:
    variants = {"classic": Rules(), name: Rules(inauguration_points=3)}
    table = metrics.compare(variants, ["margin"], games=40, seed=1, compiled=False)
    return charts.variants_compared(table)


NAMED: dict[str, Callable[[str], Axes]] = {
    "intervals": lambda name: charts.intervals(
        {name: estimates.share(1, 9)}, title=name, label=name, note=name
    ),
    "verdicts": lambda name: charts.verdicts({name: games()}, label=name),
    "animals_left": lambda name: charts.animals_left({name: games()}),
    "race_turns": lambda name: charts.race_turns({name: games(turns=True)}),
    "two_settings": lambda name: charts.two_settings(
        simulation(), simulation(shift=3), names=(name, name), label=name
    ),
    "variants_compared": compared,
    "convergence": lambda name: charts.convergence(simulation(), "margin", label=name),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("chart", NAMED)
def test_a_name_is_no_formula(chart: str, name: str) -> None:
    ax = NAMED[chart](name)
    ax.figure.canvas.draw()  # type: ignore[union-attr]
    shown = [text for text in ax.figure.findobj(Text) if name in text.get_text()]  # type: ignore[union-attr]
    assert shown
    assert not any(text.get_parse_math() for text in shown)
    plt.close("all")
