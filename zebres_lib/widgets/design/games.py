"""The games behind the design panel: a few first, then more, and what is compared with them."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING

from ...zebres.design import metrics
from ...zebres.design.variants import Variant
from ...zebres.rules import Rules
from . import pictures as design_pictures
from .pictures import Look
from .settings import Settings

if TYPE_CHECKING:
    import pandas as pd

KEY_METRICS = (
    "advantage", "white_advantage", "draws", "margin", "lead_changes", "drama", "settled_at",
    "length", "branching", "coverage", "inauguration_decides",
)  # fmt: skip
"""What the panel measures; White's advantage only where White and Green play differently."""

PATIENCE = 1.0
"""Seconds to wait for the second step without showing the first."""

MOST_REMEMBERED = 10
"""Variants whose games are kept in memory, the last ones looked at."""


@dataclass(frozen=True)
class Result:
    """What the games of some settings show.

    Attributes
    ----------
    change
        The number of the change that asked for it.
    rules, settings, look
        What was played, and how it is drawn.
    table, figures
        The games, and their metrics (:func:`~zebres_lib.zebres.metrics.summary`).
    picture
        The chart as PNG.
    is_final
        Whether no more games are to come.
    """

    change: int
    rules: Rules
    settings: Settings
    look: Look
    table: "pd.DataFrame" = field(repr=False)
    figures: "pd.DataFrame" = field(repr=False)
    picture: bytes = field(repr=False)
    is_final: bool


@dataclass(frozen=True)
class Comparison:
    """What was kept and what is on the sliders, side by side.

    Attributes
    ----------
    change
        The number of the change that asked for it.
    table
        As :func:`~zebres_lib.zebres.metrics.compare` returns it; the first variant is the one that
        the others are compared with.
    metric, picture
        Which metric the chart shows, and the chart as PNG.
    """

    change: int
    metric: str
    table: "pd.DataFrame" = field(repr=False)
    picture: bytes = field(repr=False)


@dataclass(frozen=True)
class Wish:
    """What shall be played and shown: settings, how it looks, and what it is compared with."""

    change: int
    settings: Settings
    look: Look
    compared: tuple[Variant, ...] = ()
    label: str = ""


class Games:
    """Plays what is wished for in steps, and remembers the games of the last variants.

    Parameters
    ----------
    sizes
        How many games there are after each step.
    seed
        The seed of all games, so that variants are compared on equal chance.
    compiled
        As for :func:`~zebres_lib.zebres.simulate`.
    patience
        Seconds: the first step is not shown where the second seems to come within that time, as
        to draw its chart would take about as long.
    """

    def __init__(
        self,
        sizes: Iterable[int],
        seed: int,
        compiled: bool | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.sizes = tuple(sizes)
        self.seed = seed
        self._compiled = compiled
        self._patience = patience
        self._known: OrderedDict[tuple[Rules, str, str], pd.DataFrame] = OrderedDict()
        self._lock = Lock()

    def first(self, wish: Wish, games: int) -> Result:
        """Play so many games now and return what they show."""
        table = next(self._grow(wish.settings, (games,), lambda: True))
        return self._result(wish, table)

    def work(self, wish: Wish, goes_on: Callable[[], bool]) -> "Iterator[Result | Comparison]":
        """Yield what more and more games show, and after each step but the first the comparison."""
        begin = perf_counter()
        for table in self._tables(wish.settings, goes_on):
            if self._next_is_near(len(table), perf_counter() - begin):
                continue
            yield self._result(wish, table)
            if wish.compared and (len(table) > self.sizes[0] or len(self.sizes) == 1):
                compared = self._compared(wish, table, goes_on)
                if compared is None:
                    return
                yield compared

    def _next_is_near(self, games: int, seconds: float) -> bool:
        """Tell whether the step after the first comes so soon that the first need not be shown."""
        if games != self.sizes[0] or len(self.sizes) == 1:
            return False
        return seconds * (self.sizes[1] - games) / games < self._patience

    def _result(self, wish: Wish, table: "pd.DataFrame") -> Result:
        names = measured(wish.settings)
        figures = metrics.summary(table, names, language=wish.look.language)
        picture = design_pictures.distribution(table, wish.look)
        is_final = len(table) >= self.sizes[-1]
        rules = wish.settings.rules
        return Result(
            wish.change, rules, wish.settings, wish.look, table, figures, picture, is_final
        )

    def _compared(
        self, wish: Wish, table: "pd.DataFrame", goes_on: Callable[[], bool]
    ) -> Comparison | None:
        """Return the comparison over the games of a table, None if it is not wanted any more."""
        tables = {}
        for variant in wish.compared:
            settings = wish.settings.with_rules(variant.rules)
            other = self._recall(settings)
            if other is None or len(other) < len(table):
                other = next(self._grow(settings, (len(table),), goes_on), None)
            if other is None or not goes_on():
                return None
            rows = other.head(len(table))
            rows.attrs = {**other.attrs, "games": len(table)}
            tables[variant.name] = rows
        tables[wish.label] = table
        found = metrics.compare_tables(tables, measured(wish.settings), language=wish.look.language)
        there = measured(wish.settings)
        metric = wish.look.metric if wish.look.metric in there else there[0]
        picture = design_pictures.comparison(found, metric, wish.look)
        return Comparison(wish.change, metric, found, picture)

    def _tables(self, settings: Settings, goes_on: Callable[[], bool]) -> "Iterator[pd.DataFrame]":
        known = self._recall(settings)
        done = 0 if known is None else len(known)
        if known is not None:
            yield known
        sizes = tuple(size for size in self.sizes if size > done)
        if sizes:
            yield from self._grow(settings, sizes, goes_on)

    def _grow(
        self, settings: Settings, sizes: tuple[int, ...], goes_on: Callable[[], bool]
    ) -> "Iterator[pd.DataFrame]":
        rules = settings.rules
        for table in metrics.growing(
            rules,
            KEY_METRICS,
            sizes,
            goes_on=goes_on,
            seed=self.seed,
            white=settings.white,
            green=settings.green,
            compiled=self._compiled,
        ):
            needed = {column for name in KEY_METRICS for column in metrics.METRICS[name].columns}
            columns = [
                name
                for name in table.columns
                if name in needed or name in ("game", "white_points", "green_points")
            ]
            kept = table[columns]
            kept.attrs = dict(table.attrs)
            with self._lock:
                self._known[rules, settings.white, settings.green] = kept
                self._known.move_to_end((rules, settings.white, settings.green))
                while len(self._known) > MOST_REMEMBERED:
                    self._known.popitem(last=False)
            yield kept

    def _recall(self, settings: Settings) -> "pd.DataFrame | None":
        with self._lock:
            return self._known.get((settings.rules, settings.white, settings.green))


def measured(settings: Settings) -> tuple[str, ...]:
    """Return the names of the metrics that say something about these settings."""
    alike = settings.white == settings.green
    return tuple(name for name in KEY_METRICS if name != "white_advantage" or not alike)
