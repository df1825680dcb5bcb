"""Metrics of a variant, with intervals: measure it, compare it, turn its numbers one by one.

>>> from zebres_lib.zebres import Rules, metrics
>>> found = metrics.measure(Rules(), ["advantage", "draws"], games=100, seed=1)
>>> found.index.to_list()
['advantage', 'draws']

:data:`METRICS` has them all; each ``definition`` says what it is and where it comes from.
"""

from ...simulation.measures import METRICS, Metric
from .comparing import compare, compare_tables, ruling_effects
from .growing import growing
from .measuring import How, difference, estimate, label, measure, play, summary, unit_name
from .sensitivity import sensitivity
from .value_search import EvenValue, find_value

__all__ = [
    "METRICS",
    "EvenValue",
    "How",
    "Metric",
    "compare",
    "compare_tables",
    "difference",
    "estimate",
    "find_value",
    "growing",
    "label",
    "measure",
    "play",
    "ruling_effects",
    "sensitivity",
    "summary",
    "unit_name",
]
