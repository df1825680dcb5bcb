"""Estimates side by side, each with its interval."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import Estimate
from ..explain.numbers import number
from .style import INK, axes, chart, finish, intervals_note, word

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@chart
def intervals(
    estimates: "Mapping[object, Estimate]",
    ax: "Axes | None" = None,
    *,
    label: str = "",
    title: str = "",
    exact: "Mapping[object, float] | None" = None,
    note: str = "",
    scale: float = 1,
    language: str = "en",
) -> "Axes":
    """Draw estimates below one another, each a point with its interval, exact values as crosses.

    Parameters
    ----------
    estimates
        Name to estimate (:func:`zebres_lib.estimates.share`, ``mean``).
    ax
        Where to draw; a new figure if None.
    label, title, note
        The horizontal axis' label with its unit, the title, and what else to say below.
    exact
        Values known exactly, by the same names, drawn beside their estimates.
    scale
        Factor for all values: 100 for per cent.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If there is no estimate, or an exact value has none of its name.
    """
    if not estimates:
        raise ValueError("there is no estimate; give at least one, by name")
    names = list(estimates)
    unknown = [name for name in exact or {} if name not in estimates]
    if unknown:
        raise ValueError(f"exact: {unknown[0]!r} is not the name of an estimate")
    ax = axes(ax, (7, 1.5 + 0.32 * len(names)))
    rows = np.arange(len(names))
    found = list(estimates.values())
    values = np.array([one.value for one in found]) * scale
    ends = np.array([[one.value - one.low, one.high - one.value] for one in found]).T * scale
    ax.errorbar(
        values, rows, xerr=np.maximum(ends, 0), fmt="o", color=INK, ecolor=INK, capsize=3,
        markersize=4, linewidth=1.3, label=word("estimate", language),
    )  # fmt: skip
    if exact:
        ax.plot(
            [exact[name] * scale for name in names if name in exact],
            [row for row, name in zip(rows, names, strict=True) if name in exact],
            linestyle="none", marker="x", markersize=8, color="#a83c0a",
            label=word("exact", language),
        )  # fmt: skip
    ax.set_yticks(rows, [str(name) for name in names])
    ax.invert_yaxis()
    ax.set_ylim(len(names) - 0.5, -0.5)
    ax.set_xlabel(label or word("value", language))
    ax.grid(axis="x", color="#e6dcc5", linewidth=0.8)
    ax.set_axisbelow(True)
    sizes = {one.n for one in found}
    confidence = intervals_note(found[0].confidence, language)
    words = [sizes_note(sizes, "each n", language), confidence, note]
    heading = title or word("estimates title", language)
    return finish(
        ax, heading, ", ".join(one for one in words if one), language, legend=2 if exact else 0
    )


def whiskers(
    ax: "Axes",
    x: Any,
    found: Sequence[Estimate],
    *,
    label: str,
    scale: float = 1,
    color: str = "#1f3f8c",
    marker: str = "o",
) -> None:
    """Draw estimates as points with their intervals upright, at the places ``x``."""
    values = np.array([one.value for one in found]) * scale
    ends = np.array([[one.value - one.low, one.high - one.value] for one in found]).T * scale
    ax.errorbar(
        x, values, yerr=np.maximum(ends, 0), fmt=marker, color=color, ecolor=color, capsize=3,
        markersize=4, linewidth=1.3, label=label,
    )  # fmt: skip


def sizes_note(sizes: set[int], name: str, language: str) -> str:
    """Return how many games each series has, from the fewest to the most."""
    shown = sorted({min(sizes), max(sizes)})
    text = "–".join(number(one, 0, language) for one in shown)
    return word(name, language, n=text)
