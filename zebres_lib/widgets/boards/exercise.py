"""An exercise on a board: takes an answer and gives the verdict; nothing here knows of widgets."""

from dataclasses import replace

from ...explain import phrase
from ...zebres.drawing import Marks
from ...zebres.exercises import Answer, Exercise, Verdict
from ...zebres.rules import Phase
from ..changes import Changing
from ..controls import Button, Note, Slider, Status
from .board_view import BoardView
from .controller import Controller

MOST_POINTS = 101
"""All animals and the Inauguration token of the classic game: the end of the slider for numbers."""


class ExercisePresenter(Changing):
    """Shows the position of an exercise, takes an answer on the board, and gives the verdict.

    Squares are chosen and let go one by one; an action is played on a copy of the game and judged
    at once; a rule is chosen among buttons, a number with the slider.
    """

    def __init__(self, exercise: Exercise, *, language: str = "en") -> None:
        super().__init__()
        self.exercise = exercise
        self._controller = Controller(exercise.game.copy(), language=language, resettable=True)
        self._home = len(self._controller.game.steps)
        self._squares: set[str] = set()
        self._number = 0
        self._verdict: Verdict | None = None
        self._failure: Status | None = None

    @property
    def language(self) -> str:
        """Code of the language of everything shown."""
        return self._controller.language

    @property
    def verdict(self) -> Verdict | None:
        """What was said of the last answer, if anything was."""
        return self._verdict

    # --- answering -----------------------------------------------------------------------------

    def choose(self, target: str) -> None:
        """Take a click: a square of the answer, or a part of the action that is the answer."""
        self._failure = None
        kind, _, name = target.partition(":")
        if self.exercise.form == Answer.ACTION:
            self._controller.choose(target)
            self._judge_actions()
        elif (
            self.exercise.form == Answer.SQUARES
            and kind == "square"
            and name in self.exercise.game.rules.board.square_numbers
        ):
            self._verdict = None
            self._squares ^= {name}
        self._changed()

    def key(self, key: str) -> None:
        """Take an animal's letter where an action is asked for."""
        if self.exercise.form == Answer.ACTION:
            self._controller.key(key)
            self._judge_actions()
            self._changed()

    def cancel(self) -> None:
        """Let go of what is selected."""
        self._controller.cancel()
        self._changed()

    def press(self, button: str) -> None:
        """Take a press of ``"check"``, ``"reveal"``, ``"clear"``, ``"stay"`` or a rule's button."""
        self._failure = None
        if button == "check":
            answer = str(self._number)
            if self.exercise.form == Answer.SQUARES:
                answer = " ".join(sorted(self._squares))
            self._verdict = self.exercise.check(answer, self.language)
        elif button == "reveal":
            self._clear()
            self._verdict = self.exercise.solution(self.language)
        elif button == "clear":
            self._clear()
        elif button == "stay":
            self._controller.press(button)
            self._judge_actions()
        elif button in self.exercise.options:
            self._verdict = self.exercise.check(button, self.language)
        else:
            self.fail(ValueError(f"{button!r} is no button of this exercise"))
        self._changed()

    def slide(self, value: int) -> None:
        """Take a move of the slider: a number as the answer."""
        self._failure, self._verdict, self._number = None, None, value
        self._changed()

    def fail(self, error: Exception) -> None:
        """Show an error that was met elsewhere, in drawing the board for instance."""
        self._failure = Status(f"{type(error).__name__}: {error}", "error")

    def _clear(self) -> None:
        self._squares.clear()
        self._verdict, self._number = None, 0
        self._controller.reset()

    def _judge_actions(self) -> None:
        """Judge what was played as soon as it is played; what was refused is told by the board."""
        game = self._controller.game
        played = game.actions[self._home :]
        self._verdict = self.exercise.check("".join(played), self.language) if played else None
        if self._verdict is None or self._verdict.correct:
            return
        if game.phase == Phase.SWAP:
            # A crocodile that may still swap has not finished its answer.
            self._verdict = None
        else:
            # What was wrong is taken back, so that another answer can be tried.
            self._controller.reset()

    # --- what to show --------------------------------------------------------------------------

    def view(self) -> BoardView:
        """Return what to show now."""
        view = self._controller.view()
        prompt = Status(self.exercise.prompt(self.language))
        message = self._failure or prompt
        notes: tuple[Note, ...] = ()
        if self._verdict is not None:
            text = f"{prompt.text} {self._verdict.message}"
            message = Status(text, "done" if self._verdict.correct else "refused")
            notes = tuple(Note(sentence, "") for sentence in self._verdict.explanations)
        elif self.exercise.form == Answer.ACTION and view.message.kind in ("refused", "error"):
            message = view.message
        marks, targets = view.marks, view.targets
        if self.exercise.form == Answer.ACTION:
            solved = self._verdict is not None and self._verdict.correct
            targets = () if solved else view.targets
        else:
            squares = self.exercise.game.rules.board.square_names
            marks = Marks(legal_squares=tuple(name for name in squares if name in self._squares))
            asked = self.exercise.form == Answer.SQUARES
            targets = tuple(f"square:{name}" for name in squares) if asked else ()
        told = " ".join(note.text for note in notes)
        return replace(
            view,
            marks=marks,
            targets=targets,
            message=message,
            announcement=f"{message.text} {told}".strip(),
            buttons=self._buttons(),
            slider=self._slider(),
            notes=notes,
        )

    def _slider(self) -> Slider | None:
        if self.exercise.form != Answer.NUMBER:
            return None
        label = phrase("exercise-answer", self.language)
        return Slider(label, self._number, MOST_POINTS, f"{label}: {self._number}")

    def _buttons(self) -> tuple[Button, ...]:
        form, language = self.exercise.form, self.language
        buttons = []
        if form == Answer.CHOICE:
            buttons = [
                Button(option, self.exercise.option_label(option, language), hint=option)
                for option in self.exercise.options
            ]
        elif form != Answer.ACTION:
            label = phrase("exercise-check", language)
            buttons = [Button("check", label, primary=True)]
        elif self._controller.view().buttons[0].id == "stay":
            buttons = [Button("stay", phrase("stay", language), primary=True)]
        answered = bool(self._squares or self._number) or self._verdict is not None
        return (
            *buttons,
            Button("clear", phrase("exercise-clear", language), answered),
            Button("reveal", phrase("exercise-reveal", language)),
        )
