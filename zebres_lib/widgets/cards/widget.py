"""Cards and what stands around them as one widget: its JavaScript knows no rule."""

from itertools import count
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..boards.widget import show, widget_view
from .view import ZooPresenter, static_bundle, words_of

HERE = Path(__file__).parents[1] / "page"

# Ids of pictures on one page must differ, and they must not come from anything random.
_numbers = count(1)


class ZooWidget(anywidget.AnyWidget):
    """Shows what a presenter decides, and tells it what was chosen and moved.

    Parameters
    ----------
    presenter
        A :class:`~zebres_lib.widgets.cards.hand.HandController` (one hand of cards) or one of the
        tables of :mod:`~zebres_lib.widgets.cards.table` (a whole game).
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.

    At the end of a cell, and with ``display``, it leaves pictures and text in the output and the
    live widget right after them. The page shows one of the two: the live widget where it lives, the
    picture elsewhere.
    """

    _esm = HERE / "zoo_widget.js"
    _css = HERE / "zoo_widget.css"

    hand = traitlets.Dict().tag(sync=True)
    picture = traitlets.Dict().tag(sync=True)
    status = traitlets.Dict().tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    seats: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    buttons: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    notes: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    log: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    form: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    handled = traitlets.Int(0).tag(sync=True)
    """How many messages of the page have been dealt with: the page waits for it to grow."""

    def __init__(self, presenter: ZooPresenter, *, theme: str = "auto") -> None:
        self._presenter = presenter
        self._theme = theme
        self._unanswered = 0
        self._picture_id = f"zoo{next(_numbers)}"
        # The first state is part of the message that makes the widget.
        super().__init__(**self._state())
        presenter.subscribe(self.refresh)
        self.on_msg(self._receive)

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
        view = self._presenter.view()
        hand = view.hand
        svg = view.draw_hand(f"{self._picture_id}-hand", self._theme)
        words = words_of(view.language)
        return {
            "hand": {
                "svg": svg,
                "label": words["hand"],
                "labels": view.labels(),
                "order": list(hand.cards) if hand else [],
                "mode": hand.mode if hand else "look",
                "lifted": hand.lifted if hand and hand.lifted >= 0 else None,
            },
            "picture": {"svg": view.draw_picture(f"{self._picture_id}-table", self._theme)},
            "status": {"text": view.message.text, "kind": view.message.kind},
            "announcement": view.announcement,
            "seats": [seat.as_json() for seat in view.seats],
            "buttons": [button.as_json() for button in view.buttons],
            "notes": [note.as_json() for note in view.notes],
            "log": [turn.as_json() for turn in view.log],
            "form": list(view.form),
            "words": words,
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
            case {"type": "choose", "card": int(card)}:
                presenter.choose(card)
            case {"type": "lift", "card": int(card)}:
                presenter.lift(card)
            case {"type": "move", "card": int(card), "to": int(to)}:
                presenter.move(card, to)
            case {"type": "drop"}:
                presenter.drop()
            case {"type": "cancel"}:
                presenter.cancel()
            case {"type": "ask", "joint": int(joint)}:
                presenter.ask(joint)
            case {"type": "press", "id": str(button)}:
                presenter.press(button)
            case {"type": "seat", "seat": int(seat)}:
                presenter.seat(seat)
            case {"type": "new-game", "fields": dict(fields)}:
                presenter.new_game(fields)
            case {"type": "language", "language": str(language)}:
                presenter.set_language(language)
            case _:
                raise ValueError(f"not a message of the cards: {content!r}")

    # --- where there is no kernel --------------------------------------------------------------

    def static(self) -> dict[str, str]:
        """Return everything as a MIME bundle that needs no kernel, the same for the same state."""
        return static_bundle(self._presenter.view())

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        return {**self.static(), **widget_view(self)}, {}

    def _ipython_display_(self) -> None:
        show(self, self.static())
