"""Zoo Run: cards, line-ups and two games with them.

>>> from zebres_lib import zoo_run
>>> [best.numbers for best in zoo_run.best_line_ups(zoo_run.RECONSTRUCTED, [1, 2, 3])]
[(1, 3, 2)]
"""

from ..errors import IllegalAction, NotationError, RulesError, SimulationError
from ..explain import Telling, explain, explain_all, rule, rule_ids, tell
from .cards import ANIMALS, DECKS, RECONSTRUCTED, ROWS, Card, Deck, DeckError, DeckTables, Mistake
from .drawing import hand_svg
from .events import Event
from .exact.hands import Hint, hand_distribution, hand_table, hint
from .exact.races import race_spaces
from .free_the_animals import FreeState, Verdict
from .game import FreeTheAnimals, Race
from .lineups import Joint, LineUp, RowCase, RowMatch, best_line_ups, joint, line_up, line_ups
from .position import ActionKind, Phase
from .race import RaceState
from .simulation.simulate import (
    simulate_free_the_animals,
    simulate_hands,
    simulate_race,
)
from .text.boards import text_hand
from .text.notation import format_action, parse_action
from .variant import FreeRules, RaceRules

__all__ = [
    "ANIMALS",
    "DECKS",
    "RECONSTRUCTED",
    "ROWS",
    "ActionKind",
    "Card",
    "Deck",
    "DeckError",
    "DeckTables",
    "Event",
    "FreeRules",
    "FreeState",
    "FreeTheAnimals",
    "Hint",
    "IllegalAction",
    "Joint",
    "LineUp",
    "Mistake",
    "NotationError",
    "Phase",
    "Race",
    "RaceRules",
    "RaceState",
    "RowCase",
    "RowMatch",
    "RulesError",
    "SimulationError",
    "Telling",
    "Verdict",
    "best_line_ups",
    "explain",
    "explain_all",
    "format_action",
    "hand_distribution",
    "hand_svg",
    "hand_table",
    "hint",
    "joint",
    "line_up",
    "line_ups",
    "parse_action",
    "race_spaces",
    "rule",
    "rule_ids",
    "simulate_free_the_animals",
    "simulate_hands",
    "simulate_race",
    "tell",
    "text_hand",
]
