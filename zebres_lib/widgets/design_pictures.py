"""Charts of the design panel as PNG, drawn outside of pyplot so that a thread may draw them."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from ..explain.catalogue import check_language
from ..zebres.metrics import METRICS

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

Kind = Literal["margin", "points"]
KINDS: tuple[Kind, ...] = ("margin", "points")

_DPI = 110
_WIDE, _NARROW = 7.0, 3.6
"""Widths in inches; the charts set their words otherwise below 3.6 inches between the axes."""


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
    from .. import charts

    language: Any = look.language
    draw = charts.margin_distribution if look.kind == "margin" else charts.points_distribution
    return _png(lambda ax: draw(table, ax, language=language), 4.2 if look.narrow else 3.8, look)


def comparison(table: "pd.DataFrame", metric: str, look: Look) -> bytes:
    """Return the chart of one metric of all variants compared as PNG."""
    from .. import charts

    language: Any = look.language
    height = 1.9 + 0.42 * table["variant"].nunique()
    return _png(
        lambda ax: charts.variants_compared(table, ax, metric=metric, language=language),
        height + (0.5 if look.narrow else 0),
        look,
    )


def _png(draw: "Callable[[Axes], object]", height: float, look: Look) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    size = (_NARROW if look.narrow else _WIDE, height)
    figure = Figure(figsize=size, dpi=_DPI, layout="constrained")
    FigureCanvasAgg(figure)
    draw(figure.subplots())
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=_DPI)
    return buffer.getvalue()
