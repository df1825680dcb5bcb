"""The chart of a review as a page shows it: an image in an address."""

import io
from base64 import b64encode
from functools import lru_cache
from typing import Any

from ...zebres.computer.analysis import Review


@lru_cache(maxsize=8)
def chart_address(review: Review, language: str) -> str:
    """Return the chart of a review as an image's data address, the same for the same review.

    Empty if no turn was looked at.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from ...charts.search import value_by_turn

    if not review.turns:
        return ""
    # A figure of its own: pyplot would show it a second time at the end of the cell.
    figure = Figure(figsize=(5.2, 3.8), layout="constrained")
    FigureCanvasAgg(figure)
    spoken: Any = language
    value_by_turn(review, figure.subplots(), language=spoken)
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=170)
    return f"data:image/png;base64,{b64encode(buffer.getvalue()).decode()}"
