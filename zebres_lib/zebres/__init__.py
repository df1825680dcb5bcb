"""Drôles de Zèbres: rules, boards, notation, games, explanations and drawings.

>>> from zebres_lib import zebres
>>> game = zebres.Game()
>>> events = game.play("@Nb")
>>> events = game.play("Gb3>Nd")
>>> str(game.position)
'6/6/1g4/6/6 Nd w - place'
"""

from ..explain import Telling, explain, explain_all, rule, rule_ids, tell
from ..jit import compilable
from .board import CLASSIC, PRESIDENT, Board, BoardError
from .draw import Marks, lightning_squares, svg, text_board
from .events import Event, Token
from .examples import EXAMPLES, Example, example
from .game import BoardPosition, Game
from .notation import NotationError, format_action, parse_action
from .position_text import format_position, parse_position
from .rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    RulesError,
    Species,
    apply,
    is_over,
    legal_actions,
    score,
    start,
)
from .runs import IllegalAction
from .scoring import score_events, territory_events
from .simulate import SimulationError, hidden_by_square, simulate

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
    "apply",
    "compilable",
    "example",
    "explain",
    "explain_all",
    "format_action",
    "format_position",
    "hidden_by_square",
    "is_over",
    "legal_actions",
    "lightning_squares",
    "parse_action",
    "parse_position",
    "rule",
    "rule_ids",
    "score",
    "score_events",
    "simulate",
    "start",
    "svg",
    "tell",
    "territory_events",
    "text_board",
]
