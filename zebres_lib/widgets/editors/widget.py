"""An editor as one widget: the live board, with tools above it and fields beside or below it."""

from typing import Any

import traitlets

from ...explain import phrase
from ..boards.view import BoardView, static_output
from ..boards.widget import BoardWidget
from .tools import EditorPresenter, EditorView


class EditorWidget(BoardWidget):
    """A board that is edited: shows what a presenter decides, and tells it what was done.

    Parameters
    ----------
    presenter
        A :class:`~zebres_lib.widgets.BoardEditorPresenter` or a
        :class:`~zebres_lib.widgets.PositionEditorPresenter`.
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.
    """

    tools: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    sections: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    paints = traitlets.Bool(False).tag(sync=True)

    def __init__(self, presenter: EditorPresenter, *, theme: str = "auto") -> None:
        self._editor = presenter
        super().__init__(presenter, hands=True, score=False, theme=theme)

    def _state_of(self, view: BoardView) -> dict[str, Any]:
        state = super()._state_of(view)
        if not isinstance(view, EditorView):
            raise TypeError(f"an editor shows an EditorView, not {type(view).__name__}")
        own = {"copied": phrase("copied", view.language)} | dict(view.words)
        return state | {
            "tools": [group.as_json(self._board_id, self._theme) for group in view.tools],
            "sections": [section.as_json() for section in view.sections],
            "paints": view.paints,
            "words": state["words"] | own,
        }

    def _do(self, content: Any) -> None:
        editor = self._editor
        match content:
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
                super()._do(content)

    def static(self) -> dict[str, str]:
        """Return what is edited as a MIME bundle that needs no kernel."""
        view: EditorView = self._editor.view()
        picture = view.draw("board", "auto", hands=True, score=False)
        return static_output(
            view.language, view.message.text, [(view.short, picture)], view.long, view.notes
        )
