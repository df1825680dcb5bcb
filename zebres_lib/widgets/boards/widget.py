"""A board, and what stands beside it in a play panel, each as one widget."""

from typing import Any

from ..live import LiveWidget, page
from .board_view import BoardView, Presenter, board_words, static_bundle
from .controller import Controller
from .score_sheet import ScoreSheet


class BoardWidget(LiveWidget):
    """A board that shows what a presenter decides, and tells it what was chosen.

    Parameters
    ----------
    presenter
        A :class:`~zebres_lib.widgets.boards.controller.Controller` (a game to play) or a
        :class:`~zebres_lib.widgets.boards.replay.Replay` (a game to look at).
    hands, score
        Show the tokens in hand; show who holds each territory, as if the game ended now.
    notes
        Show below the board what the last action did, and what it did not do.
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.
    """

    _esm, _css = page("board", "zebres-board")

    def __init__(
        self,
        presenter: Presenter,
        *,
        hands: bool = True,
        score: bool = True,
        notes: bool = True,
        theme: str = "auto",
    ) -> None:
        self._hands, self._score, self._notes, self._theme = hands, score, notes, theme
        super().__init__(presenter)

    @property
    def presenter(self) -> Presenter:
        """Who decides what is shown."""
        presenter: Presenter = self._presenter
        return presenter

    def _state(self) -> dict[str, Any]:
        return self._state_of(self._presenter.view())

    def _state_of(self, view: BoardView) -> dict[str, Any]:
        board = view.rules.board
        return {
            "svg": view.draw(self._picture_id, self._theme, hands=self._hands, score=self._score),
            "labels": view.labels(),
            "targets": list(view.targets),
            "selection": view.selection,
            "status": {"text": view.message.text, "kind": view.message.kind},
            "announcement": view.announcement,
            "buttons": [button.as_json() for button in view.buttons],
            "slider": vars(view.slider) | {} if view.slider else None,
            "notes": [note.as_json() for note in view.notes] if self._notes else [],
            "words": board_words(view.language, board.columns, board.rows),
        }

    def _do(self, message: Any) -> None:
        presenter = self._presenter
        match message:
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
                super()._do(message)

    def static(self) -> dict[str, Any]:
        """Return the board as a MIME bundle that needs no kernel, the same for the same state."""
        return static_bundle(
            self._presenter.view(), hands=self._hands, score=self._score, notes=self._notes
        )


class BesideWidget(LiveWidget):
    """Score, log, texts to copy and paste, a form for a new game, the choice of language.

    One widget for all of it, where a widget for each button and field would make some sixty.
    """

    _esm, _css = page("beside", "zebres-side")
    _growing = ("turns",)
    _kind: Any = ScoreSheet

    def __init__(self, controller: Controller) -> None:
        self._sheet: ScoreSheet = self._kind(controller)
        super().__init__(controller)

    def _state(self) -> dict[str, Any]:
        message = self._presenter.message()
        return self._sheet.state() | {"status": {"text": message.text, "kind": message.kind}}

    def _do(self, message: Any) -> None:
        self._sheet.handle(message)
