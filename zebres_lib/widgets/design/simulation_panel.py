"""Sliders and a chart: change a number or a player, play thousands of games, see what it does."""

import io
from html import escape
from typing import Any

import ipywidgets

from ...explain import phrase
from ...zebres import players
from ...zebres.rules import Rules
from ...zebres.simulation.simulate import simulate
from ..live import ShownBox

GAMES = (100, 1_000, 10_000, 100_000)
QUANTITIES = ("White wins", "White's points", "Green's points", "Inauguration holder wins")


# The live panel shows the same figures, so a page shows those left for readers without a kernel
# only where it has no live one.
_HIDE_BESIDE_LIVE = (
    "<style>.jp-OutputArea-child:has(> .jp-OutputArea-output > .zebres-static)"
    ":has(+ .jp-OutputArea-child .zebres-simulation){display:none}</style>"
)


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

        def label(name: str) -> str:
            return phrase(f"simulation-{name}", language)

        wide = {"description_width": "initial"}
        names = list(players.names())
        self.white = ipywidgets.Dropdown(
            options=names, value="random", description=label("white"), style=wide
        )
        self.green = ipywidgets.Dropdown(
            options=names, value="random", description=label("green"), style=wide
        )
        self.bonus = ipywidgets.IntSlider(
            5, 0, 20, description=label("bonus"), style=wide, continuous_update=False
        )
        self.games = ipywidgets.SelectionSlider(
            options=sorted({*GAMES, games}), value=games, description=label("games"), style=wide,
            continuous_update=False,
        )  # fmt: skip
        self.play = ipywidgets.Button(description=label("play"), button_style="primary")
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
            self.picture.value = self._chart()
        except Exception as error:  # a callback has no other place to show it
            text = phrase("failed", self._language, message=f"{type(error).__name__}: {error}")
            self.message.value = f'<strong role="alert">{escape(text)}</strong>'
        finally:
            self.play.disabled = False

    def _summary(self) -> Any:
        from ... import estimates

        return estimates.summary(self.table).loc[list(QUANTITIES)]

    def _figures_html(self) -> str:
        rows = "".join(
            f"<tr><th scope='row' style='text-align:left'>{escape(str(name))}</th>"
            f"<td>{row.value:.3f}</td><td>{row.low:.3f} – {row.high:.3f}</td>"
            f"<td>{escape(row.unit)}</td></tr>"
            for name, row in self._summary().iterrows()
        )
        caption = phrase(
            "simulation-caption", self._language, games=len(self.table), seed=self._seed
        )
        return f"<table><caption>{escape(caption)}</caption>{rows}</table>"

    def _chart(self) -> bytes:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        from ... import charts

        # A figure of its own: pyplot would show it a second time at the end of the cell.
        figure = Figure(figsize=(7, 3.8), layout="constrained")
        FigureCanvasAgg(figure)
        language: Any = self._language
        charts.margin_distribution(self.table, figure.subplots(), language=language)
        buffer = io.BytesIO()
        figure.savefig(buffer, format="png", dpi=110)
        return buffer.getvalue()

    def static(self) -> dict[str, Any]:
        """Return the figures as a MIME bundle that needs no kernel."""
        text = self._summary()[["value", "low", "high", "unit"]].round(3).to_string()
        html = f'<div class="zebres-static">{_HIDE_BESIDE_LIVE}{self._figures_html()}</div>'
        return {"text/html": html, "text/plain": text}
