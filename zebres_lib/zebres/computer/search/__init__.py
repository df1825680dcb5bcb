"""Good play computed: positions evaluated, searched, and solved where the end is near.

* :mod:`.outlook` tells what can still change in a position, :mod:`.evaluation` what it looks worth;
* :mod:`.alphabeta` looks ahead, with the memory of :mod:`.frames` and :mod:`.table`;
* :mod:`.engine` asks it about positions within a :mod:`.budget`, :mod:`.solving` in one call;
* :mod:`.mcts` is a second way to look ahead that shares none of this.
"""

from .budget import Budget, Stop
from .engine import LEAP, TABLE_ENTRIES, Searcher, SearchResult
from .evaluation import Evaluation, evaluate
from .mcts import ActionEstimate, TreeSearch, mcts
from .solving import Solution, look_ahead, solve

__all__ = [
    "LEAP",
    "TABLE_ENTRIES",
    "ActionEstimate",
    "Budget",
    "Evaluation",
    "SearchResult",
    "Searcher",
    "Solution",
    "Stop",
    "TreeSearch",
    "evaluate",
    "look_ahead",
    "mcts",
    "solve",
]
