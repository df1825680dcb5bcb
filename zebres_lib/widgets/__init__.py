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
    from .boards.controller import Controller
    from .boards.exercise import ExercisePresenter
    from .boards.panels import ExercisePanel, LiveBoard, PlayPanel, ReplayPanel, board
    from .boards.replay import Replay
    from .boards.widget import BoardWidget
    from .cards.hand import HandController
    from .cards.panels import FreePanel, HandWidget, RacePanel, hand
    from .cards.table import FreeTable, RaceTable
    from .cards.widget import ZooWidget
    from .computer.controller import ComputerController
    from .computer.panel import ComputerPanel
    from .decks.designer_panel import DesignerPanel
    from .decks.editor import DeckEditor
    from .decks.grid import DeckGrid
    from .design.controller import DesignController
    from .design.panel import DesignPanel
    from .design.simulation_panel import SimulationPanel
    from .editors.board_editor import BoardEditorPresenter
    from .editors.panels import BoardEditor, PositionEditor
    from .editors.position_editor import PositionEditorPresenter

# Widgets take half a second to import; the controllers must not wait for them.
_ROOMS = {
    "BoardEditor": "editors.panels",
    "BoardEditorPresenter": "editors.board_editor",
    "BoardWidget": "boards.widget",
    "ComputerController": "computer.controller",
    "ComputerPanel": "computer.panel",
    "Controller": "boards.controller",
    "DeckEditor": "decks.editor",
    "DeckGrid": "decks.grid",
    "DesignController": "design.controller",
    "DesignPanel": "design.panel",
    "DesignerPanel": "decks.designer_panel",
    "ExercisePanel": "boards.panels",
    "ExercisePresenter": "boards.exercise",
    "FreePanel": "cards.panels",
    "FreeTable": "cards.table",
    "HandController": "cards.hand",
    "HandWidget": "cards.panels",
    "LiveBoard": "boards.panels",
    "PlayPanel": "boards.panels",
    "PositionEditor": "editors.panels",
    "PositionEditorPresenter": "editors.position_editor",
    "RacePanel": "cards.panels",
    "RaceTable": "cards.table",
    "Replay": "boards.replay",
    "ReplayPanel": "boards.panels",
    "SimulationPanel": "design.simulation_panel",
    "ZooWidget": "cards.widget",
    "board": "boards.panels",
    "hand": "cards.panels",
}

__all__ = [
    "BoardEditor",
    "BoardEditorPresenter",
    "BoardWidget",
    "ComputerController",
    "ComputerPanel",
    "Controller",
    "DeckEditor",
    "DeckGrid",
    "DesignController",
    "DesignPanel",
    "DesignerPanel",
    "ExercisePanel",
    "ExercisePresenter",
    "FreePanel",
    "FreeTable",
    "HandController",
    "HandWidget",
    "LiveBoard",
    "PlayPanel",
    "PositionEditor",
    "PositionEditorPresenter",
    "RacePanel",
    "RaceTable",
    "Replay",
    "ReplayPanel",
    "SimulationPanel",
    "ZooWidget",
    "board",
    "hand",
]


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_ROOMS[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
