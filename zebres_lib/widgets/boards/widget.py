"""The board as one widget: its synced traits are the whole state, its JavaScript knows no rule."""

from itertools import count
from pathlib import Path
from typing import Any

import anywidget
import traitlets
from IPython.display import publish_display_data

from ...explain import phrase
from .view import BoardView, Presenter, static_bundle

HERE = Path(__file__).parents[1] / "page"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"

# Ids of pictures on one page must differ, and they must not come from anything random.
_numbers = count(1)


class BoardWidget(anywidget.AnyWidget):
    """A board that shows what a presenter decides, and tells it what was chosen.

    Parameters
    ----------
    presenter
        A :class:`~zebres_lib.widgets.Controller` (a game to play) or a
        :class:`~zebres_lib.widgets.Replay` (a game to look at).
    hands, score
        Show the tokens in hand; show who holds each territory, as if the game ended now.
    notes
        Show below the board what the last action did, and what it did not do.
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.

    At the end of a cell, and with ``display``, it leaves a picture and a text board in the output
    (:func:`~zebres_lib.widgets.boards.view.static_bundle`) and the live board right after them.
    The page shows one of the two: the live board where it lives, the picture elsewhere.
    """

    _esm = HERE / "board_widget.js"
    _css = HERE / "board_widget.css"

    svg = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    targets: traitlets.List[str] = traitlets.List().tag(sync=True)
    selection = traitlets.Unicode().tag(sync=True)
    status = traitlets.Dict().tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    buttons: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    slider = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    notes: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    handled = traitlets.Int(0).tag(sync=True)
    """How many messages of the page have been dealt with: the page waits for it to grow."""

    def __init__(
        self,
        presenter: Presenter,
        *,
        hands: bool = True,
        score: bool = True,
        notes: bool = True,
        theme: str = "auto",
    ) -> None:
        self._presenter = presenter
        self._hands, self._score, self._notes, self._theme = hands, score, notes, theme
        self._unanswered = 0
        self._board_id = f"zebres{next(_numbers)}"
        # The first state is part of the message that makes the widget.
        super().__init__(**self._state())
        presenter.subscribe(self.refresh)
        self.on_msg(self._receive)

    @property
    def presenter(self) -> Presenter:
        """Who decides what is shown."""
        return self._presenter

    def refresh(self) -> None:
        """Show what the presenter shows now."""
        try:
            state = self._state()
        except Exception as error:  # a callback has no other place to show it
            self._presenter.fail(error)
            message = {"text": f"{type(error).__name__}: {error}", "kind": "error"}
            state = {"status": message, "announcement": message["text"]}
        # The answer is one message to the page, sent before anybody else begins to compute.
        state["handled"] = self.handled + self._unanswered
        self._unanswered = 0
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def _state(self) -> dict[str, Any]:
        return self._state_of(self._presenter.view())

    def _state_of(self, view: BoardView) -> dict[str, Any]:
        language, board = view.language, view.rules.board
        size = {"columns": board.columns, "rows": board.rows}
        return {
            "svg": view.draw(self._board_id, self._theme, hands=self._hands, score=self._score),
            "labels": view.labels(),
            "targets": list(view.targets),
            "selection": view.selection,
            "status": {"text": view.message.text, "kind": view.message.kind},
            "announcement": view.announcement,
            "buttons": [button.as_json() for button in view.buttons],
            "slider": vars(view.slider) | {} if view.slider else None,
            "notes": [note.as_json() for note in view.notes] if self._notes else [],
            "words": {
                "language": language,
                "board": phrase("board-label", language, **size),
                "role": phrase("board-role", language),
                "help": phrase("board-help", language),
                "how-to": phrase("how-to", language),
                "log": phrase("log", language),
                "no-answer": phrase("no-answer", language),
            },
        }

    def _receive(self, _: object, content: Any, __: object) -> None:
        self._unanswered = 1
        try:
            self._do(content)
        except Exception as error:  # a callback has no other place to show it
            self._presenter.fail(error)
            self.refresh()
        if self._unanswered:
            self.handled += 1

    def _do(self, content: Any) -> None:
        presenter = self._presenter
        match content:
            case {"type": "choose", "target": str(target)}:
                presenter.choose(target)
            case {"type": "key", "key": str(key)}:
                presenter.key(key)
            case {"type": "press", "id": str(button)}:
                presenter.press(button)
            case {"type": "slide", "value": int(value)}:
                presenter.slide(value)
            case {"type": "cancel"}:
                presenter.cancel()
            case _:
                raise ValueError(f"not a message of the board: {content!r}")

    # --- where there is no kernel --------------------------------------------------------------

    def static(self) -> dict[str, str]:
        """Return the board as a MIME bundle that needs no kernel, the same for the same state."""
        return static_bundle(
            self._presenter.view(), hands=self._hands, score=self._score, notes=self._notes
        )

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        return {**self.static(), **widget_view(self)}, {}

    def _ipython_display_(self) -> None:
        show(self, self.static())


def widget_view(widget: Any) -> dict[str, Any]:
    """Return the MIME bundle that asks the page for the live widget, and nothing else."""
    view = {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}
    return {WIDGET_VIEW: view}


def show(widget: Any, static: dict[str, str]) -> None:
    """Leave a static board in the output of a cell, and the live widget right after it.

    Two outputs, because in one JupyterLab shows the view of a widget that is gone, an error, in
    preference to any picture beside it.
    """
    publish_display_data(static)  # type: ignore[no-untyped-call]
    publish_display_data(widget_view(widget))  # type: ignore[no-untyped-call]
