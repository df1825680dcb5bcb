"""What stands beside the board in a play panel, as one widget."""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .controller import Controller
from .score_sheet import ScoreSheet

HERE = Path(__file__).parents[1] / "page"


class SideWidget(anywidget.AnyWidget):
    """Score, log, texts to copy and paste, a form for a new game, the choice of language.

    One widget for all of it, where a widget for each button and field would make some sixty.
    """

    _esm: Path | str = HERE / "side_widget.js"
    _css: Path | str = HERE / "side_widget.css"

    state = traitlets.Dict().tag(sync=True)
    message = traitlets.Dict().tag(sync=True)
    handled = traitlets.Int(0).tag(sync=True)

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._sheet = self._sheet_of(controller)
        super().__init__(state=self._state())
        controller.subscribe(self.refresh)
        self.on_msg(self._receive)

    def _sheet_of(self, controller: Controller) -> ScoreSheet:
        return ScoreSheet(controller)

    def _state(self) -> dict[str, Any]:
        return self._sheet.state()

    def refresh(self) -> None:
        """Show what stands beside the board now."""
        try:
            self.state = self._state()
        except Exception as error:  # a callback has no other place to show it
            self.message = {"text": f"{type(error).__name__}: {error}", "kind": "error"}
            self.handled += 1

    def _receive(self, _: object, content: Any, __: object) -> None:
        # The answer is one message to the page, with all that changed.
        with self.hold_sync():
            self._do(content)
            said = self._controller.message()
            self.message = {"text": said.text, "kind": said.kind}
            self.handled += 1

    def _do(self, content: Any) -> None:
        self._sheet.handle(content)
