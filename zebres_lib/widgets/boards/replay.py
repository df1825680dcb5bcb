"""A recorded game, step by step with its explanations; nothing here knows of widgets."""

from collections.abc import Callable
from dataclasses import replace

from ...explain import phrase
from ...zebres.drawing import Marks
from ...zebres.game import Game
from ..controls import Button, Slider, Status
from .board_view import BoardView, places_of, turn_message
from .controller import Controller


class Replay:
    """Goes through the actions of a game, of which it keeps a copy.

    Parameters
    ----------
    game
        The recorded game; actions taken back in it belong to the record too.
    language
        ``"en"`` or ``"fr"``.
    ply
        Number of actions played at first; the beginning by default.
    """

    def __init__(self, game: Game, *, language: str = "en", ply: int = 0) -> None:
        self._controller = Controller(game.copy(), language=language)
        self.length = len(game.steps)
        while self.game.can_redo:
            self.game.redo()
            self.length += 1
        self.game.go_to(ply)
        self._controller._moved_in_time()
        self._failure: Status | None = None

    @property
    def game(self) -> Game:
        """The game as far as it is shown."""
        return self._controller.game

    @property
    def language(self) -> str:
        """Code of the language of everything shown."""
        return self._controller.language

    @property
    def ply(self) -> int:
        """Number of actions played in the position shown."""
        return len(self.game.steps)

    def subscribe(self, hook: Callable[[], object]) -> Callable[[], None]:
        """Call ``hook`` after every change; return how to stop that."""
        return self._controller.subscribe(hook)

    def choose(self, target: str) -> None:
        """Say that this game is looked at, not played."""
        self.fail(ValueError(phrase("replay-only", self.language)))
        self._controller._changed()

    def key(self, key: str) -> None:
        """Take ``<`` and ``>``: one action back or on."""
        if key in ("<", ">"):
            self.press("previous" if key == "<" else "next")

    def cancel(self) -> None:
        """Do nothing: nothing can be selected."""

    def press(self, button: str) -> None:
        """Take a press of ``"first"``, ``"previous"``, ``"next"`` or ``"last"``."""
        plies = {
            "first": 0,
            "previous": max(0, self.ply - 1),
            "next": min(self.length, self.ply + 1),
            "last": self.length,
        }
        if button not in plies:
            self.fail(ValueError(f"{button!r} is no button of this board"))
            self._controller._changed()
        else:
            self.slide(plies[button])

    def slide(self, value: int) -> None:
        """Show the position after ``value`` actions."""
        self._failure = None
        self._controller.slide(value)

    def fail(self, error: Exception) -> None:
        """Show an error that was met elsewhere, in drawing the board for instance."""
        self._failure = Status(str(error), "refused")

    def view(self) -> BoardView:
        """Return what to show at this point of the game."""
        game, language = self.game, self.language
        view = self._controller.view()
        steps = game.steps
        last: tuple[str, ...] = ()
        text = phrase("replay-start", language)
        if steps:
            last = places_of(game.rules, steps[-1].before, steps[-1].action)
            action = game.actions[-1]
            text = phrase(
                "replay-step", language, number=self.ply, count=self.length, action=action
            )
        message = self._failure or Status(f"{text} {self._turn()}".strip())
        if view.message.kind == "error":
            message = view.message
        told = " ".join(note.text for note in view.notes)
        return replace(
            view,
            marks=Marks(last=last),
            message=message,
            announcement=f"{message.text} {told}".strip(),
            targets=(),
            buttons=self._buttons(),
            slider=Slider(phrase("replay-slider", language), self.ply, self.length, text),
        )

    def _turn(self) -> str:
        game = self.game
        return turn_message(game, self.language).text if game.is_over else ""

    def _buttons(self) -> tuple[Button, ...]:
        before, after = self.ply > 0, self.ply < self.length

        def button(name: str, enabled: bool, *, repeat: str = "") -> Button:
            label = phrase(f"replay-{name}", self.language)
            return Button(name, label, enabled, primary=name == "next", repeat=repeat)

        return (
            button("first", before),
            button("previous", before),
            button("next", after),
            button("last", after),
            button("play", after, repeat="next"),
        )
