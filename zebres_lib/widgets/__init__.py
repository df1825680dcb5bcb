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

What a click does is decided in :mod:`~zebres_lib.widgets.controller` and
:mod:`~zebres_lib.widgets.replay`, which need no notebook; the widgets only show it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .board_editor import BoardEditorPresenter
    from .board_widget import BoardWidget
    from .computer import ComputerController
    from .computer_panel import ComputerPanel
    from .controller import Controller
    from .deck_editor import DeckEditor
    from .deck_grid import DeckGrid
    from .design_controller import DesignController
    from .design_panel import DesignPanel
    from .designer_panel import DesignerPanel
    from .editor_panels import BoardEditor, PositionEditor
    from .exercise import ExercisePresenter
    from .exercise_panel import ExercisePanel
    from .panels import LiveBoard, PlayPanel, ReplayPanel, board
    from .position_editor import PositionEditorPresenter
    from .replay import Replay
    from .simulation_panel import SimulationPanel
    from .zoo_games import FreeTable, RaceTable
    from .zoo_hand import HandController
    from .zoo_panels import FreePanel, HandWidget, RacePanel, hand
    from .zoo_widget import ZooWidget

# Widgets take half a second to import; the controllers must not wait for them.
_ROOMS = {
    "BoardEditor": "editor_panels",
    "BoardEditorPresenter": "board_editor",
    "BoardWidget": "board_widget",
    "ComputerController": "computer",
    "ComputerPanel": "computer_panel",
    "Controller": "controller",
    "DeckEditor": "deck_editor",
    "DeckGrid": "deck_grid",
    "DesignController": "design_controller",
    "DesignPanel": "design_panel",
    "DesignerPanel": "designer_panel",
    "ExercisePanel": "exercise_panel",
    "ExercisePresenter": "exercise",
    "FreePanel": "zoo_panels",
    "FreeTable": "zoo_games",
    "HandController": "zoo_hand",
    "HandWidget": "zoo_panels",
    "LiveBoard": "panels",
    "PlayPanel": "panels",
    "PositionEditor": "editor_panels",
    "PositionEditorPresenter": "position_editor",
    "RacePanel": "zoo_panels",
    "RaceTable": "zoo_games",
    "Replay": "replay",
    "ReplayPanel": "panels",
    "SimulationPanel": "simulation_panel",
    "ZooWidget": "zoo_widget",
    "board": "panels",
    "hand": "zoo_panels",
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
