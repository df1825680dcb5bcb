"""The design panel's sliders, charts and tables as one widget; its JavaScript knows no rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .controller import DesignController
from .view import panel_state

HERE = Path(__file__).parents[1] / "page"


class DesignWidget(anywidget.AnyWidget):
    """Shows what a controller has, and tells it what the reader does.

    Parameters
    ----------
    controller
        What decides what a change does.
    on_edit
        Called when the reader wants to edit the board.
    """

    _esm = HERE / "design_panel.js"
    _css = HERE / "design_panel.css"

    state = traitlets.Dict().tag(sync=True)
    picture = traitlets.Bytes().tag(sync=True)
    comparison = traitlets.Bytes().tag(sync=True)
    stamp = traitlets.Unicode("").tag(sync=True)
    """Which message of the page was dealt with last: the page waits for it."""

    def __init__(self, controller: DesignController, on_edit: Callable[[], object]) -> None:
        self._controller, self._on_edit = controller, on_edit
        self._answered = ""
        # The first state is part of the message that makes the widget.
        super().__init__(**self._all())
        controller.subscribe(self.refresh)
        self.on_msg(self._receive)

    def refresh(self) -> None:
        """Show the controller as it is now; all in one message, so that nothing shows alone."""
        try:
            state = self._all()
        except Exception as error:  # a callback has no other place to show it
            self._controller.fail(error)
            said = self._controller.message
            message = {"text": said.text, "kind": said.kind}
            state = {"state": {**self.state, "message": message}, "stamp": self._answered}
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def _all(self) -> dict[str, Any]:
        controller = self._controller
        result = controller.result
        compared = controller.comparison if controller.compares else None
        return {
            "state": panel_state(controller),
            "picture": result.picture if result is not None else b"",
            "comparison": compared.picture if compared is not None else b"",
            "stamp": self._answered,
        }

    def _receive(self, _: object, content: Any, __: object) -> None:
        with self._controller.attending():
            stamp = content.get("stamp") if isinstance(content, dict) else None
            if isinstance(stamp, str):
                self._answered = stamp
            try:
                self._do(content)
            except Exception as error:  # a callback has no other place to show it
                self._controller.fail(error)
            if self.stamp != self._answered:
                self.refresh()

    def _do(self, content: Any) -> None:
        controller = self._controller
        match content:
            case {"type": "change", "parameter": str(name), "value": int(value)}:
                controller.change(name, value)
            case {"type": "board", "name": str(name)}:
                controller.choose_board(name)
            case {"type": "player", "side": str(side), "name": str(name)}:
                controller.choose_player(side, name)
            case {"type": "look", "look": dict(look)}:
                controller.set_look(**look)
            case {"type": "keep"}:
                controller.keep()
            case {"type": "drop", "name": str(name)}:
                controller.drop(name)
            case {"type": "refer", "name": str(name)}:
                controller.refer(name)
            case {"type": "take", "name": str(name)}:
                controller.take(name)
            case {"type": "compare", "on": bool(on)}:
                controller.compare(on)
            case {"type": "name", "text": str(text)}:
                controller.rename(text)
            case {"type": "notes", "text": str(text)}:
                controller.note(text)
            case {"type": "save", "overwrite": bool(overwrite)}:
                controller.save(overwrite=overwrite)
            case {"type": "load", "id": str(choice)}:
                controller.load(choice)
            case {"type": "play"}:
                controller.play()
            case {"type": "edit"}:
                self._on_edit()
            case _:
                raise ValueError(f"not a message of the panel: {content!r}")
