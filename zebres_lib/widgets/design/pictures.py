"""Charts of the design panel as PNG, drawn outside of pyplot so that a thread may draw them."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ...explain.catalogue import check_language
from ...zebres.design.metrics import METRICS

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

Kind = Literal["margin", "points"]
KINDS: tuple[Kind, ...] = ("margin", "points")

_DPI = 110
_WIDTH = {False: 7.0, True: 3.6}
"""Inches; the charts set their words otherwise where the axes are narrower than 3.6 inches."""

_HEIGHT = {False: 3.8, True: 4.3}
_PLACE = {False: (0.095, 0.19, 0.885, 0.635), True: (0.185, 0.23, 0.765, 0.51)}
"""Left, bottom, width and height of the axes in the figure, where these stay in their place: a
chart does not jump while a slider moves, and is drawn in two thirds of the time.
"""


@dataclass(frozen=True)
class Look:
    """How charts are drawn: which distribution, which compared metric, language, width.

    Raises ``ValueError`` for what there is not.
    """

    language: str = "en"
    kind: Kind = "margin"
    metric: str = "advantage"
    narrow: bool = False

    def __post_init__(self) -> None:
        check_language(self.language)
        for name, value, known in (
            ("kind", self.kind, KINDS),
            ("metric", self.metric, tuple(METRICS)),
            ("narrow", self.narrow, (True, False)),
        ):
            if value not in known:
                raise ValueError(f"{name}: {value!r} is not among {', '.join(map(str, known))}")


def distribution(table: "pd.DataFrame", look: Look) -> bytes:
    """Return the chart of the margin or of both players' points as PNG."""
    from ... import charts

    draw = charts.margin_distribution if look.kind == "margin" else charts.points_distribution
    return _png(
        lambda ax: draw(table, ax, language=look.language), _HEIGHT[look.narrow], look, True
    )


def comparison(table: "pd.DataFrame", metric: str, look: Look) -> bytes:
    """Return the chart of one metric of all variants compared as PNG."""
    from ... import charts

    height = 1.9 + 0.42 * table["variant"].nunique()
    return _png(
        lambda ax: charts.variants_compared(table, ax, metric=metric, language=look.language),
        height + (0.5 if look.narrow else 0),
        look,
    )


def _png(
    draw: "Callable[[Axes], object]", height: float, look: Look, is_placed: bool = False
) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    size = (_WIDTH[look.narrow], height)
    figure = Figure(figsize=size, dpi=_DPI, layout=None if is_placed else "constrained")
    FigureCanvasAgg(figure)
    draw(figure.add_axes(_PLACE[look.narrow]) if is_placed else figure.subplots())
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=_DPI)
    return buffer.getvalue()
