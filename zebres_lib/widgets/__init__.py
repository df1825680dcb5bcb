"""Boards and panels for notebooks: live where there is a kernel, a picture where there is none.

::

    from zebres_lib.widgets import PlayPanel, ReplayPanel, board

    PlayPanel()                      # two people at one board
    ComputerPanel(level="cunning")   # against the computer
    board(game)                      # an example to look at and to try
    ReplayPanel(game)                # a recorded game, step by step
    BoardEditor(), PositionEditor()  # a board to paint, a position to set up
    DeckEditor(), DesignerPanel()    # a deck in a grid, and a search for one
    DesignPanel()                    # change a rule, see what it does
    hand([3, 17, 8])                 # cards of Zoo Run to put in order
    FreePanel(), RacePanel()         # its two games, everybody at one screen

What a click does is decided in :mod:`~zebres_lib.widgets.boards.controller` and
:mod:`~zebres_lib.widgets.boards.replay`, which need no notebook; the widgets only show it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .boards.panels import ExercisePanel, PlayPanel, ReplayPanel, board
    from .cards.panels import FreePanel, RacePanel, hand
    from .computer.panel import ComputerPanel
    from .decks.designer_panel import DesignerPanel
    from .decks.editor import DeckEditor
    from .design.panel import DesignPanel
    from .design.simulation_panel import SimulationPanel
    from .editors.panels import BoardEditor, PositionEditor

# Widgets take half a second to import; the controllers must not wait for them.
_ROOMS = {
    "BoardEditor": "editors.panels",
    "ComputerPanel": "computer.panel",
    "DeckEditor": "decks.editor",
    "DesignPanel": "design.panel",
    "DesignerPanel": "decks.designer_panel",
    "ExercisePanel": "boards.panels",
    "FreePanel": "cards.panels",
    "PlayPanel": "boards.panels",
    "PositionEditor": "editors.panels",
    "RacePanel": "cards.panels",
    "ReplayPanel": "boards.panels",
    "SimulationPanel": "design.simulation_panel",
    "board": "boards.panels",
    "hand": "cards.panels",
}

__all__ = [
    "BoardEditor",
    "ComputerPanel",
    "DeckEditor",
    "DesignPanel",
    "DesignerPanel",
    "ExercisePanel",
    "FreePanel",
    "PlayPanel",
    "PositionEditor",
    "RacePanel",
    "ReplayPanel",
    "SimulationPanel",
    "board",
    "hand",
]


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_ROOMS[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
