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


def compared(name: str, ax: Axes | None) -> Axes:
    variants = {"classic": Rules(), name: Rules(inauguration_points=3)}
    table = metrics.compare(variants, ["margin"], games=40, seed=1, compiled=False)
    return charts.variants_compared(table, ax)


NAMED: dict[str, Callable[[str, Axes | None], Axes]] = {
    "intervals": lambda name, ax: charts.intervals(
        {name: estimates.share(1, 9)}, ax, title=name, label=name, note=name
    ),
    "verdicts": lambda name, ax: charts.verdicts({name: games()}, ax, label=name),
    "animals_left": lambda name, ax: charts.animals_left({name: games()}, ax),
    "race_turns": lambda name, ax: charts.race_turns({name: games(turns=True)}, ax),
    "two_settings": lambda name, ax: charts.two_settings(
        simulation(), simulation(shift=3), ax, names=(name, name), label=name
    ),
    "variants_compared": compared,
    "convergence": lambda name, ax: charts.convergence(simulation(), "margin", ax, label=name),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("chart", NAMED)
@pytest.mark.parametrize("own_axes", [False, True])
def test_a_name_is_no_formula(own_axes: bool, chart: str, name: str) -> None:
    ax = NAMED[chart](name, plt.subplots()[1] if own_axes else None)
    ax.figure.canvas.draw()  # type: ignore[union-attr]
    shown = [text for text in ax.figure.findobj(Text) if name in text.get_text()]  # type: ignore[union-attr]
    assert shown
    assert not any(text.get_parse_math() for text in shown)
    plt.close("all")


def test_powers_of_ten_at_a_scale_are_formulas_still() -> None:
    ax = charts.convergence(simulation(), "margin")
    ax.figure.canvas.draw()  # type: ignore[union-attr]
    powers = [label for label in ax.get_xticklabels() if "10" in label.get_text()]
    assert powers
    assert all(label.get_parse_math() for label in powers)
