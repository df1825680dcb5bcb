"""Drôles de Zèbres: rules, boards, notation, games, explanations and drawings.

>>> from zebres_lib import zebres
>>> game = zebres.Game()
>>> events = game.play("@Nb")
>>> events = game.play("Gb3>Nd")
>>> str(game.position)
'6/6/1g4/6/6 Nd w - place'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

# What stands here twice, as `X as X`, is at hand for types and tests, and no part of ``__all__``.
from ..errors import IllegalAction, NotationError, RulesError, SimulationError as SimulationError
from ..explain import Telling as Telling, explain, explain_all as explain_all, rule, rule_ids, tell
from ..jit import compilable
from .board import CLASSIC, PRESIDENT, Board, BoardError as BoardError
from .drawing import Marks as Marks, lightning_squares as lightning_squares, svg
from .events import Event as Event, Token as Token
from .examples import EXAMPLES as EXAMPLES, Example as Example, example
from .game import BoardPosition as BoardPosition, Game
from .rules import (
    ActionKind as ActionKind,
    Phase,
    Player,
    Position as Position,
    Rules,
    Species,
    apply as apply,
    is_over as is_over,
    legal_actions,
    score,
    start,
)
from .simulation.simulate import hidden_by_square, simulate
from .telling.scoring import score_events as score_events, territory_events as territory_events
from .text.boards import text_board
from .text.notation import format_action, parse_action as parse_action
from .text.positions import format_position as format_position, parse_position

if TYPE_CHECKING:
    from . import exercises, studies
    from .computer import levels, tournament
    from .computer.analysis import analyse, hint, review
    from .computer.search import evaluate, solve
    from .computer.search.tree import game_tree
    from .design import metrics, variants
    from .design.painting import Painting
    from .simulation.counting import count_sequences
    from .simulation.final_positions import animal_worth, play_finals, results
    from .simulation.tables import (
        board_table,
        random_games,
        random_positions,
        score_by_turn,
        territory_table,
    )

# What searches, measures or makes tables is loaded when it is first asked for, so that whoever only
# plays need not wait.
_MODULES = {
    "exercises": "exercises",
    "levels": "computer.levels",
    "metrics": "design.metrics",
    "studies": "studies",
    "tournament": "computer.tournament",
    "variants": "design.variants",
}
_HOMES = {
    "Painting": "design.painting",
    "analyse": "computer.analysis",
    "animal_worth": "simulation.final_positions",
    "board_table": "simulation.tables",
    "count_sequences": "simulation.counting",
    "evaluate": "computer.search",
    "game_tree": "computer.search.tree",
    "hint": "computer.analysis",
    "play_finals": "simulation.final_positions",
    "random_games": "simulation.tables",
    "random_positions": "simulation.tables",
    "results": "simulation.final_positions",
    "review": "computer.analysis",
    "score_by_turn": "simulation.tables",
    "solve": "computer.search",
    "territory_table": "simulation.tables",
}

__all__ = [
    "CLASSIC",
    "PRESIDENT",
    "Board",
    "Game",
    "IllegalAction",
    "NotationError",
    "Painting",
    "Phase",
    "Player",
    "Rules",
    "RulesError",
    "Species",
    "analyse",
    "animal_worth",
    "board_table",
    "compilable",
    "count_sequences",
    "evaluate",
    "example",
    "exercises",
    "explain",
    "format_action",
    "game_tree",
    "hidden_by_square",
    "hint",
    "legal_actions",
    "levels",
    "metrics",
    "parse_position",
    "play_finals",
    "random_games",
    "random_positions",
    "results",
    "review",
    "rule",
    "rule_ids",
    "score",
    "score_by_turn",
    "simulate",
    "solve",
    "start",
    "studies",
    "svg",
    "tell",
    "territory_table",
    "text_board",
    "tournament",
    "variants",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f"{__name__}.{_MODULES[name]}")
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
