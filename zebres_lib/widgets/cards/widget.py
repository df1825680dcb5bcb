"""Cards and what stands around them as one widget: its JavaScript knows no rule."""

from typing import Any

from ..live import LiveWidget, page
from .hand import Arranging
from .zoo_view import static_bundle, words_of


class ZooWidget(LiveWidget):
    """Shows what a presenter decides, and tells it what was chosen and moved.

    Parameters
    ----------
    presenter
        A :class:`~zebres_lib.widgets.cards.hand.HandController` (one hand of cards) or one of the
        tables of :mod:`~zebres_lib.widgets.cards.table` (a whole game).
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.
    """

    _esm, _css = page("cards", "zoo")

    def __init__(self, presenter: Arranging, *, theme: str = "auto") -> None:
        self._theme = theme
        super().__init__(presenter)

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
            "turns": [turn.as_json() for turn in view.log],
            "form": list(view.form),
            "words": words,
        }

    def _do(self, message: Any) -> None:
        presenter = self._presenter
        match message:
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
                super()._do(message)

    def static(self) -> dict[str, Any]:
        """Return everything as a MIME bundle that needs no kernel, the same for the same state."""
        return static_bundle(self._presenter.view())
