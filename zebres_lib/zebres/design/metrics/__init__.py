"""Metrics of a variant, with intervals: measure it, compare it, turn its numbers one by one.

>>> from zebres_lib.zebres import Rules, metrics
>>> found = metrics.measure(Rules(), ["advantage", "draws"], games=100, seed=1)
>>> found.index.to_list()
['advantage', 'draws']

:data:`METRICS` has them all; each ``definition`` says what it is and where it comes from.
"""

from ...simulation.measures import METRICS as METRICS, Metric as Metric
from .comparing import (
    compare as compare,
    compare_tables as compare_tables,
    ruling_effects as ruling_effects,
)
from .growing import growing as growing
from .measuring import (
    How as How,
    difference as difference,
    estimate as estimate,
    label as label,
    measure as measure,
    play as play,
    summary as summary,
    unit_name as unit_name,
)
from .sensitivity import sensitivity as sensitivity
from .value_search import EvenValue as EvenValue, find_value as find_value
