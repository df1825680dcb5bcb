"""The panel with sliders: what it shows is what the games say."""

import pytest

from zebres_lib import estimates, zebres
from zebres_lib.widgets import SimulationPanel


@pytest.fixture(scope="module")
def panel() -> SimulationPanel:
    return SimulationPanel(games=100, seed=3)


def test_it_begins_with_a_run_of_its_own(panel: SimulationPanel) -> None:
    assert panel.table.equals(zebres.simulate(100, seed=3))
    share = estimates.share((panel.table.winner == "white").sum(), 100)
    assert f"{share.value:.3f}" in panel.figures.value
    assert bytes(panel.picture.value).startswith(b"\x89PNG")


def test_a_slider_plays_again_with_the_new_rules(panel: SimulationPanel) -> None:
    before = bytes(panel.picture.value)
    panel.bonus.value = 15
    rules = zebres.Rules(inauguration_points=15)
    assert panel.table.equals(zebres.simulate(100, seed=3, rules=rules))
    assert bytes(panel.picture.value) != before
    panel.bonus.value = 5


def test_an_error_is_shown_as_text(panel: SimulationPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("no <b>games</b>")

    monkeypatch.setattr("zebres_lib.widgets.design.simulation_panel.simulate", fail)
    panel.refresh()
    assert "no &lt;b&gt;games&lt;/b&gt;" in panel.message.value
    assert not panel.play.disabled


def test_its_static_form_is_the_figures(panel: SimulationPanel) -> None:
    bundle = panel.static()
    assert "White wins" in bundle["text/plain"]
    assert "<table>" in bundle["text/html"]
    assert bundle == panel.static()
