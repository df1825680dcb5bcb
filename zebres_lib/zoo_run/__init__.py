"""Zoo Run: cards, line-ups and two games with them.

>>> from zebres_lib import zoo_run
>>> [best.numbers for best in zoo_run.best_line_ups(zoo_run.RECONSTRUCTED, [1, 2, 3])]
[(1, 3, 2)]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

# What stands here twice, as `X as X`, is at hand for types and tests, and no part of ``__all__``.
from ..errors import IllegalAction, NotationError, RulesError, SimulationError as SimulationError
from ..explain import Telling as Telling, explain, explain_all as explain_all, rule, rule_ids, tell
from .cards import (
    ANIMALS as ANIMALS,
    DECKS as DECKS,
    RECONSTRUCTED,
    ROWS as ROWS,
    Card,
    Deck,
    DeckError,
    DeckTables as DeckTables,
    Mistake as Mistake,
)
from .drawing import hand_svg as hand_svg
from .events import Event as Event
from .exact.hands import Hint as Hint, hand_distribution, hand_table, hint
from .exact.races import race_spaces as race_spaces
from .free_the_animals import FreeState as FreeState, Verdict
from .game import FreeTheAnimals, Race
from .lineups import (
    Joint as Joint,
    LineUp as LineUp,
    RowCase as RowCase,
    RowMatch as RowMatch,
    best_line_ups,
    joint,
    line_up as line_up,
    line_ups,
)
from .position import ActionKind as ActionKind, Phase
from .race import RaceState as RaceState
from .simulation.simulate import (
    simulate_free_the_animals,
    simulate_hands,
    simulate_race,
)
from .text.boards import text_hand
from .text.notation import format_action as format_action, parse_action as parse_action
from .variant import FreeRules, RaceRules as RaceRules

if TYPE_CHECKING:
    from . import design as designer, figures

_MODULES = {"designer": "design", "figures": "figures"}

__all__ = [
    "RECONSTRUCTED",
    "Card",
    "Deck",
    "DeckError",
    "FreeRules",
    "FreeTheAnimals",
    "IllegalAction",
    "NotationError",
    "Phase",
    "Race",
    "RulesError",
    "Verdict",
    "best_line_ups",
    "designer",
    "explain",
    "figures",
    "hand_distribution",
    "hand_table",
    "hint",
    "joint",
    "line_ups",
    "rule",
    "rule_ids",
    "simulate_free_the_animals",
    "simulate_hands",
    "simulate_race",
    "tell",
    "text_hand",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f"{__name__}.{_MODULES[name]}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
