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

from ..errors import IllegalAction, NotationError, RulesError, SimulationError
from ..explain import Telling, explain, explain_all, rule, rule_ids, tell
from ..jit import compilable
from .board import CLASSIC, PRESIDENT, Board, BoardError
from .drawing import Marks, lightning_squares, svg
from .events import Event, Token
from .examples import EXAMPLES, Example, example
from .game import BoardPosition, Game
from .rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    apply,
    is_over,
    legal_actions,
    score,
    start,
)
from .simulation.simulate import hidden_by_square, simulate
from .telling.scoring import score_events, territory_events
from .text.boards import text_board
from .text.notation import format_action, parse_action
from .text.positions import format_position, parse_position

if TYPE_CHECKING:
    from .computer import levels, tournament
    from .computer.analysis import analyse, hint, review
    from .computer.search import evaluate, solve

# What searches is loaded when it is first asked for, so that whoever only plays need not wait.
_LATER = {
    "analyse": "computer.analysis",
    "evaluate": "computer.search",
    "hint": "computer.analysis",
    "levels": "computer",
    "metrics": "design",
    "review": "computer.analysis",
    "solve": "computer.search",
    "tournament": "computer",
    "variants": "design",
}

__all__ = [
    "CLASSIC",
    "EXAMPLES",
    "PRESIDENT",
    "ActionKind",
    "Board",
    "BoardError",
    "BoardPosition",
    "Event",
    "Example",
    "Game",
    "IllegalAction",
    "Marks",
    "NotationError",
    "Phase",
    "Player",
    "Position",
    "Rules",
    "RulesError",
    "SimulationError",
    "Species",
    "Telling",
    "Token",
    "analyse",
    "apply",
    "compilable",
    "evaluate",
    "example",
    "explain",
    "explain_all",
    "format_action",
    "format_position",
    "hidden_by_square",
    "hint",
    "is_over",
    "legal_actions",
    "levels",
    "lightning_squares",
    "parse_action",
    "parse_position",
    "review",
    "rule",
    "rule_ids",
    "score",
    "score_events",
    "simulate",
    "solve",
    "start",
    "svg",
    "tell",
    "territory_events",
    "text_board",
    "tournament",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = f"{__name__}.{_LATER[name]}"
    try:
        return getattr(import_module(home), name)
    except AttributeError:
        return import_module(f"{home}.{name}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
