"""What lessons show: :class:`BoardEditor` and :class:`PositionEditor`."""

from typing import Any

import ipywidgets

from ...explain import phrase
from ...zebres.board import Board
from ...zebres.game import Game
from ...zebres.position import Position
from ...zebres.rules import Rules
from ...zebres.text.positions import format_position
from ..boards.board_view import BoardView
from ..boards.panels import PlayPanel
from ..boards.widget import BoardWidget
from ..live import ShownBox
from ..static_output import static_output
from .board_editor import BoardEditorPresenter
from .editor_view import EditorPresenter, EditorView
from .position_editor import PositionEditorPresenter


class EditorWidget(BoardWidget):
    """A board that is edited: shows what a presenter decides, and tells it what was done.

    Parameters
    ----------
    presenter
        A :class:`~zebres_lib.widgets.editors.board_editor.BoardEditorPresenter` or a
        :class:`~zebres_lib.widgets.editors.position_editor.PositionEditorPresenter`.
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.
    """

    def __init__(self, presenter: EditorPresenter, *, theme: str = "auto") -> None:
        super().__init__(presenter, hands=True, score=False, theme=theme)

    def _state_of(self, view: BoardView) -> dict[str, Any]:
        state = super()._state_of(view)
        if not isinstance(view, EditorView):
            raise TypeError(f"an editor shows an EditorView, not {type(view).__name__}")
        own = {"copied": phrase("copied", view.language)} | dict(view.words)
        return state | {
            "tools": [group.as_json(self._picture_id, self._theme) for group in view.tools],
            "sections": [section.as_json() for section in view.sections],
            "paints": view.paints,
            "words": state["words"] | own,
        }

    def _do(self, message: Any) -> None:
        editor: EditorPresenter = self._presenter
        match message:
            case {"type": "pick", "group": str(group), "tool": str(tool)}:
                editor.pick(group, tool)
            case {"type": "stroke", "number": str(number), "targets": list(targets)}:
                editor.stroke(number, tuple(map(str, targets)))
            case {"type": "press", "id": str(button), "values": dict(values)}:
                editor.press(button, values)
            case {"type": "fill", "name": str(name), "value": value}:
                editor.fill(name, value)
            case {"type": "download", "id": str(name)}:
                file, text = editor.download(name)
                self.send({"type": "download", "name": file, "text": text})
            case _:
                super()._do(message)

    def static(self) -> dict[str, Any]:
        """Return what is edited as a MIME bundle that needs no kernel."""
        view: EditorView = self._presenter.view()
        picture = view.draw("board", "auto", hands=True, score=False)
        return static_output(
            view.language, view.message.text, [(view.short, picture)], view.long, view.notes
        )


class _EditorPanel(ShownBox, ipywidgets.VBox):  # type: ignore[misc]
    """An editor, and below it, once it is asked for, a panel to play what was edited."""

    def __init__(self, widget: EditorWidget, theme: str) -> None:
        self._widget, self._theme = widget, theme
        self.play_panel: PlayPanel | None = None
        super().__init__(children=[widget])
        self.add_class("zebres-editor")

    def _play(self, game: Game, language: str) -> None:
        if self.play_panel is None:
            self.play_panel = PlayPanel(game, language=language, theme=self._theme)
            self.children = [self._widget, self.play_panel]
        else:
            self.play_panel.controller.load(game)
            self.play_panel.controller.set_language(language)

    def static(self) -> dict[str, Any]:
        """Return what is edited as a MIME bundle that needs no kernel."""
        return self._widget.static()


class BoardEditor(_EditorPanel):
    """Territories to paint, by mouse, touch or keyboard; the rivers follow.

    Parameters
    ----------
    board
        The board to begin with; that of the rules by default.
    rules
        Everything but the board, classic by default: hands must be able to fill it.
    language, theme
        ``"en"`` or ``"fr"``; ``"auto"``, ``"light"`` or ``"dark"``.
    play
        Whether the button of the editor opens a panel to play below it; without,
        ``editor.on_use(hook)`` alone says what it does.

    ``editor.board`` is the board, or None with ``editor.reasons`` in sentences; ``editor.rules``
    are the rules with it. ``editor.play_panel`` is the panel below, once it is there.
    """

    def __init__(
        self,
        board: Board | None = None,
        *,
        rules: Rules | None = None,
        language: str = "en",
        theme: str = "auto",
        play: bool = True,
    ) -> None:
        self._presenter = BoardEditorPresenter(board, rules=rules, language=language)
        super().__init__(EditorWidget(self._presenter, theme=theme), theme)
        if play:
            self.on_use(lambda rules: self._play(Game(rules), self._presenter.language))

    @property
    def presenter(self) -> BoardEditorPresenter:
        """What decides what is painted."""
        return self._presenter

    @property
    def board(self) -> Board | None:
        """The board, or None as long as there are :attr:`reasons` why it cannot be played on."""
        return self._presenter.board

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the board cannot be played on yet, in sentences; empty if it can."""
        return self._presenter.reasons

    @property
    def rules(self) -> Rules:
        """The rules with this board; raises :class:`~zebres_lib.zebres.RulesError` with reasons."""
        return self._presenter.rules

    def on_use(self, hook: Any) -> Any:
        """Call ``hook(rules)`` when the reader takes the board; return how to stop that."""
        return self._presenter.on_use(hook)


class PositionEditor(_EditorPanel):
    """A position to set up, by mouse, touch, keyboard or text, and to play from.

    Parameters
    ----------
    position
        A game, a position or its text to begin with; the start of a game by default.
    rules
        Rules of a position; a game has its own, classic ones otherwise.
    language, theme
        ``"en"`` or ``"fr"``; ``"auto"``, ``"light"`` or ``"dark"``.

    ``editor.position`` is the position, or None with ``editor.reasons`` in sentences;
    ``editor.game()`` begins a game there. ``editor.play_panel`` is the panel below, once the
    reader plays. Raises :class:`~zebres_lib.zebres.NotationError` for a text that is no position.
    """

    def __init__(
        self,
        position: Game | Position | str | None = None,
        *,
        rules: Rules | None = None,
        language: str = "en",
        theme: str = "auto",
    ) -> None:
        if isinstance(position, Game):
            if rules is not None and rules != position.rules:
                raise ValueError("rules: a game has its own; leave rules out, or give a position")
            rules, position = position.rules, format_position(position.rules, position.position)
        self._presenter = PositionEditorPresenter(position, rules=rules, language=language)
        super().__init__(EditorWidget(self._presenter, theme=theme), theme)
        self._presenter.on_play(lambda game: self._play(game, self._presenter.language))

    @property
    def presenter(self) -> PositionEditorPresenter:
        """What decides what stands where."""
        return self._presenter

    @property
    def position(self) -> Position | None:
        """The position, or None as long as there are :attr:`reasons` why it cannot be played on."""
        return self._presenter.position

    @property
    def text(self) -> str:
        """What is on the board as text, whether it can be played on or not."""
        return self._presenter.text

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the position cannot be played on, in a sentence; empty if it can."""
        return self._presenter.reasons

    def game(self) -> Game:
        """Return a game that begins here; raises ``NotationError`` with the reason if none can."""
        return self._presenter.game()
