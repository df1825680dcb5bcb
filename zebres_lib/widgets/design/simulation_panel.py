"""Sliders and a chart: change a number or a player, play thousands of games, see what it does."""

from html import escape
from typing import Any

import ipywidgets

from ...explain import phrase
from ...explain.numbers import number
from ...zebres import players
from ...zebres.computer.levels import name_within
from ...zebres.rules import Rules
from ...zebres.simulation.simulate import simulate
from ..live import ShownBox
from ..static_output import STATIC_CLASS, hidden_beside
from .pictures import Look, distribution

GAMES = (100, 1_000, 10_000, 100_000)
QUANTITIES = {
    "White wins": "white-wins",
    "White's points": "white-points",
    "Green's points": "green-points",
    "Inauguration holder wins": "inauguration-wins",
}
"""What of :func:`~zebres_lib.estimates.summary` is shown, and its key in the catalogues."""


class SimulationPanel(ShownBox, ipywidgets.VBox):  # type: ignore[misc]
    """Play many games with chosen players and bonus, and show the margins and key figures.

    Parameters
    ----------
    games, seed
        Games at first, and the seed of all runs, so that settings are compared on equal chance.
    language
        ``"en"`` or ``"fr"``.

    Where there is no kernel, a table with the figures of the first run stands in its place. Errors
    are shown below the controls. ``panel.table`` is the last run's table.
    """

    def __init__(self, games: int = 10_000, *, seed: int = 1, language: str = "en") -> None:
        self._seed, self._language = seed, language

        wide = {"description_width": "initial"}
        names = [(name_within(name, language), name) for name in players.names()]
        self.white = ipywidgets.Dropdown(
            options=names, value="random", description=self._say("white"), style=wide
        )
        self.green = ipywidgets.Dropdown(
            options=names, value="random", description=self._say("green"), style=wide
        )
        self.bonus = ipywidgets.IntSlider(
            5, 0, 20, description=self._say("bonus"), style=wide, continuous_update=False
        )
        self.games = ipywidgets.SelectionSlider(
            options=sorted({*GAMES, games}),
            value=games,
            description=self._say("games"),
            style=wide,
            continuous_update=False,
        )
        self.play = ipywidgets.Button(description=self._say("play"), button_style="primary")
        shape = {"width": "100%", "max_width": "720px"}
        self.picture = ipywidgets.Image(format="png", layout=shape)
        self.figures = ipywidgets.HTML()
        self.message = ipywidgets.HTML()
        self.play.on_click(lambda _: self.refresh())
        for control in (self.white, self.green, self.bonus, self.games):
            control.observe(lambda _: self.refresh(), "value")
        rows = [
            ipywidgets.HBox([self.white, self.green], layout={"flex_flow": "row wrap"}),
            ipywidgets.HBox([self.bonus, self.games], layout={"flex_flow": "row wrap"}),
            self.play,
        ]
        super().__init__([*rows, self.message, self.picture, self.figures])
        self.add_class("zebres-simulation")
        self.refresh()

    def refresh(self) -> None:
        """Play with the settings chosen now, and show what comes out."""
        self.play.disabled = True
        self.message.value = ""
        try:
            self.table = simulate(
                self.games.value,
                white=self.white.value,
                green=self.green.value,
                seed=self._seed,
                rules=Rules(inauguration_points=self.bonus.value),
            )
            self.figures.value = self._figures_html()
            self.picture.value = distribution(self.table, Look(self._language))
        except Exception as error:  # a callback has no other place to show it
            text = phrase("failed", self._language, message=f"{type(error).__name__}: {error}")
            self.message.value = f'<strong role="alert">{escape(text)}</strong>'
        finally:
            self.play.disabled = False

    def _summary(self) -> Any:
        from ... import estimates

        found = estimates.summary(self.table).loc[list(QUANTITIES)]
        found.index = [self._say(key) for key in QUANTITIES.values()]
        found["unit"] = [self._say("unit", unit=unit) for unit in found["unit"]]
        return found

    def _figures_html(self) -> str:
        rows = "".join(
            f"<tr><th scope='row' style='text-align:left'>{escape(str(name))}</th>"
            f"<td>{self._number(row.value)}</td>"
            f"<td>{self._number(row.low)} – {self._number(row.high)}</td>"
            f"<td>{escape(row.unit)}</td></tr>"
            for name, row in self._summary().iterrows()
        )
        caption = self._say("caption", games=len(self.table), seed=self._seed)
        return f"<table><caption>{escape(caption)}</caption>{rows}</table>"

    def _say(self, key: str, **given: object) -> str:
        return phrase(f"simulation-{key}", self._language, **given)

    def _number(self, value: float) -> str:
        return number(value, 3, self._language)

    def static(self) -> dict[str, Any]:
        """Return the figures as a MIME bundle that needs no kernel."""
        found = self._summary()[["value", "low", "high", "unit"]].round(3)
        found.columns = [self._say(name) for name in ("value", "low", "high", "units")]
        text = found.rename_axis(self._say("quantity")).to_string()
        style = hidden_beside("zebres-simulation")
        html = f'<div class="{STATIC_CLASS}">{style}{self._figures_html()}</div>'
        return {"text/html": html, "text/plain": text}
