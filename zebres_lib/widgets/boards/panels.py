"""What lessons show: boards, panels to play and to replay games, exercises."""

from typing import Any

import ipywidgets

from ...zebres.drawing import Marks
from ...zebres.exercises import Answer, Exercise
from ...zebres.game import BoardPosition, Game
from ...zebres.rules import Player, Position, Rules
from ..live import ShownBox
from .controller import Controller
from .exercise import ExercisePresenter
from .replay import Replay
from .widget import BesideWidget, BoardWidget


def board(
    game: Game | Position | str | None = None,
    *,
    rules: Rules | None = None,
    marks: Marks | None = None,
    language: str = "en",
    hands: bool = True,
    score: bool = False,
    notes: bool = True,
    theme: str = "auto",
) -> "LiveBoard":
    """Return a live board for a lesson: an example to look at and to try.

    Parameters
    ----------
    game
        A game (a copy of it is played, its last action explained), a position, the text of a
        position, or nothing for the start of a game.
    rules
        Rules of a position; a game has its own, classic ones otherwise.
    marks
        What to point out at first, besides where one may play.
    language, theme
        ``"en"`` or ``"fr"``; ``"auto"``, ``"light"`` or ``"dark"``.
    hands, score, notes
        Show the tokens in hand; who holds each territory; what the last action did.

    Raises :class:`~zebres_lib.zebres.NotationError` for a text that is no position.
    """
    return LiveBoard(
        _game_of(game, rules),
        marks=marks,
        language=language,
        hands=hands,
        score=score,
        notes=notes,
        theme=theme,
    )


def _game_of(game: Game | Position | str | None, rules: Rules | None) -> Game:
    if isinstance(game, Game):
        if rules is not None and rules != game.rules:
            raise ValueError("rules: a game has its own; leave rules out, or give a position")
        return game.copy()
    if game is None:
        return Game(rules)
    if isinstance(game, BoardPosition):
        rules = rules or game.rules
    if isinstance(game, Position):
        from ...zebres.text.positions import format_position

        rules = rules or Rules()
        game = format_position(rules, game)
    return Game.from_position(game, rules)


class LiveBoard(BoardWidget):
    """A board with a game of its own, that can be played, taken back and started over.

    Made by :func:`board`. ``live_board.game`` is the game on it.
    """

    def __init__(
        self,
        game: Game,
        *,
        marks: Marks | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        self._controller = Controller(game, language=language, marks=marks, resettable=True)
        if game.can_undo:
            self._controller._moved_in_time()
        super().__init__(self._controller, **options)

    @property
    def controller(self) -> Controller:
        """What decides what a click does."""
        return self._controller

    @property
    def game(self) -> Game:
        """The game on the board."""
        return self._controller.game


class GamePanel(ShownBox, ipywidgets.Box):  # type: ignore[misc]
    """A live board and what stands beside it, in one box; where there is no kernel, the board."""

    def __init__(self, board: BoardWidget, beside: BesideWidget) -> None:
        self._board = board
        super().__init__(children=[board, beside])
        self.add_class("zebres-play")

    def static(self) -> dict[str, Any]:
        """Return the board as a MIME bundle that needs no kernel, the same for the same state."""
        return self._board.static()


class PlayPanel(GamePanel):
    """Two people at one board: the board, the score, what happened, other games and rules.

    Parameters
    ----------
    game
        The game to play (itself, not a copy); a new one by default.
    rules, first_player
        For a new game only.
    language
        ``"en"`` or ``"fr"``; readers can change it.
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.

    ``panel.game`` is the game on the board, ``panel.controller`` what decides what a click does;
    ``panel.controller.on_event(hook)`` calls ``hook`` with every event.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        rules: Rules | None = None,
        first_player: Player = Player.WHITE,
        language: str = "en",
        theme: str = "auto",
    ) -> None:
        if game is not None and rules is not None:
            raise ValueError("rules: a game has its own; leave rules out, or give no game")
        self._controller = Controller(
            game if game is not None else Game(rules, first_player=first_player),
            language=language,
        )
        super().__init__(
            BoardWidget(self._controller, notes=False, theme=theme), BesideWidget(self._controller)
        )

    @property
    def controller(self) -> Controller:
        """What decides what a click does."""
        return self._controller

    @property
    def game(self) -> Game:
        """The game on the board."""
        return self._controller.game


class ReplayPanel(BoardWidget):
    """A recorded game to go through, forwards and backwards, each action with its explanation.

    Parameters
    ----------
    game
        The recorded game; a copy of it is shown.
    ply
        Number of actions played at first.
    language, theme
        ``"en"`` or ``"fr"``; ``"auto"``, ``"light"`` or ``"dark"``.
    """

    def __init__(
        self, game: Game, *, ply: int = 0, language: str = "en", theme: str = "auto"
    ) -> None:
        self._replay = Replay(game, language=language, ply=ply)
        super().__init__(self._replay, theme=theme)

    @property
    def replay(self) -> Replay:
        """What decides which position is shown."""
        return self._replay

    @property
    def game(self) -> Game:
        """The game as far as it is shown."""
        return self._replay.game


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
