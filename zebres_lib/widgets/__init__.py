"""Boards and panels for notebooks: live where there is a kernel, a picture where there is none.

::

    from zebres_lib.widgets import PlayPanel, ReplayPanel, board

    PlayPanel()                      # two people at one board
    board(game)                      # an example to look at and to try
    ReplayPanel(game)                # a recorded game, step by step

What a click does is decided in :mod:`~zebres_lib.widgets.controller` and
:mod:`~zebres_lib.widgets.replay`, which need no notebook; the widgets only show it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .board_widget import BoardWidget
    from .controller import Controller
    from .exercise import ExercisePresenter
    from .exercise_panel import ExercisePanel
    from .panels import LiveBoard, PlayPanel, ReplayPanel, board
    from .replay import Replay
    from .simulation_panel import SimulationPanel

# Widgets take half a second to import; the controllers must not wait for them.
_ROOMS = {
    "BoardWidget": "board_widget",
    "Controller": "controller",
    "ExercisePanel": "exercise_panel",
    "ExercisePresenter": "exercise",
    "LiveBoard": "panels",
    "PlayPanel": "panels",
    "Replay": "replay",
    "ReplayPanel": "panels",
    "SimulationPanel": "simulation_panel",
    "board": "panels",
}

__all__ = [
    "BoardWidget",
    "Controller",
    "ExercisePanel",
    "ExercisePresenter",
    "LiveBoard",
    "PlayPanel",
    "Replay",
    "ReplayPanel",
    "SimulationPanel",
    "board",
]


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_ROOMS[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
