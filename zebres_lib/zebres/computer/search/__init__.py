"""Good play computed: positions evaluated, searched, and solved where the end is near.

* :mod:`.outlook` tells what can still change in a position, :mod:`.evaluation` what it looks worth;
* :mod:`.alphabeta` looks ahead, with the memory of :mod:`.frames` and :mod:`.table`;
* :mod:`.engine` asks it about positions within a :mod:`.budget`, :mod:`.solving` in one call;
* :mod:`.mcts` is a second way to look ahead that shares none of this.
"""

from .budget import Budget as Budget, Stop as Stop
from .engine import (
    LEAP as LEAP,
    TABLE_ENTRIES as TABLE_ENTRIES,
    Searcher as Searcher,
    SearchResult as SearchResult,
)
from .evaluation import Evaluation as Evaluation, evaluate as evaluate
from .mcts import ActionEstimate as ActionEstimate, TreeSearch as TreeSearch, mcts as mcts
from .solving import Solution as Solution, look_ahead as look_ahead, solve as solve
