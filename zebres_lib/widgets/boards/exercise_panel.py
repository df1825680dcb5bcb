"""An exercise in a lesson, answered on the board and checked by the engine."""

from ...zebres.exercises import Answer, Exercise
from .exercise import ExercisePresenter
from .widget import BoardWidget


class ExercisePanel(BoardWidget):
    """An exercise to answer on a live board; where there is no kernel, its question and position.

    Parameters
    ----------
    exercise
        Made by a function of :mod:`zebres_lib.zebres.exercises`.
    language, theme
        ``"en"`` or ``"fr"``; ``"auto"``, ``"light"`` or ``"dark"``.
    """

    def __init__(self, exercise: Exercise, *, language: str = "en", theme: str = "auto") -> None:
        self._exercise = ExercisePresenter(exercise, language=language)
        # Points and the result would give answers away; hands are needed only to place animals.
        hands = exercise.form == Answer.ACTION
        super().__init__(self._exercise, hands=hands, score=False, theme=theme)

    @property
    def exercise(self) -> ExercisePresenter:
        """What takes the answer and gives the verdict."""
        return self._exercise
