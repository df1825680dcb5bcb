"""Estimates with their uncertainty: shares, means, paired differences, whole summaries.

Every estimate names its interval's method and confidence and how many games it rests on::

    from zebres_lib import estimates

    estimates.share(5_000, 10_000)              # a share with its Wilson interval
    estimates.mean(table["margin"])             # a mean with its interval
    estimates.summary(table)                    # a whole simulation, one row a quantity
    estimates.games_needed(0.01, share=0.5)     # how many games for plus or minus one per cent
"""

from .compare import PairedDifference as PairedDifference, paired_difference
from .intervals import Estimate, games_needed, mean, share
from .strengths import bradley_terry as bradley_terry
from .tabulate import Quantity as Quantity, running as running, summarize as summarize, summary

__all__ = ["Estimate", "games_needed", "mean", "paired_difference", "share", "summary"]
