"""What lessons show: :class:`ComputerPanel`, a game against the computer."""

from typing import Any

from ...zebres.computer.levels import Level
from ...zebres.game import Game
from ...zebres.rules import Player, Rules
from ..boards.panels import GamePanel
from ..boards.widget import BesideWidget, BoardWidget
from ..live import page
from .controller import ComputerController
from .score_sheet import ComputerSheet


class ComputerBesideWidget(BesideWidget):
    """What stands beside a board, and of the computer: bar, hint, settings, review."""

    _esm, _css = page("computer", "zebres-side")
    _kind = ComputerSheet


class ComputerPanel(GamePanel):
    """A game against the computer, with hints, branches to try, and a review at the end.

    Parameters
    ----------
    game
        The game to play (itself, not a copy); a new one by default.
    level
        The computer's level by name, from ``"first game"`` to ``"no mercy"``
        (:func:`~zebres_lib.zebres.levels.names`), or one that
        :func:`~zebres_lib.zebres.levels.level` made; readers can change it.
    human
        The side that the reader plays; it can be changed.
    hints, evaluation
        Whether the reader may ask for hints and sees the evaluation bar at first.
    rules, first_player
        For a new game only.
    language
        ``"en"`` or ``"fr"``; readers can change it.
    theme
        ``"auto"`` (that of JupyterLab), ``"light"`` or ``"dark"``.
    more
        What :class:`~zebres_lib.widgets.computer.controller.ComputerController` takes besides:
        ``seed``, ``nodes``, ``review_nodes``, ``compiled``.

    ``panel.game`` is the game, also while a branch of it is on the board. Nothing is searched
    before a page shows the panel; all searching is done in threads, so that the kernel goes on
    answering. Raises ``ValueError`` for a level or a side that there is not.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        level: str | Level = "first game",
        human: Player = Player.WHITE,
        hints: bool = True,
        evaluation: bool = True,
        rules: Rules | None = None,
        first_player: Player = Player.WHITE,
        language: str = "en",
        theme: str = "auto",
        **more: Any,
    ) -> None:
        if game is not None and rules is not None:
            raise ValueError("rules: a game has its own; leave rules out, or give no game")
        self._computer = ComputerController(
            game if game is not None else Game(rules, first_player=first_player),
            opponent=level,
            human=human,
            hints=hints,
            evaluation=evaluation,
            language=language,
            **more,
        )
        super().__init__(
            BoardWidget(self._computer, notes=False, theme=theme),
            ComputerBesideWidget(self._computer),
        )
        self._computer.subscribe(self._show_branch)
        self._computer.on_arrival(self._announce)

    @property
    def controller(self) -> ComputerController:
        """What decides what a click does."""
        return self._computer

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._computer.played

    def _show_branch(self) -> None:
        if self._computer.in_branch:
            self.add_class("zebres-in-branch")
        else:
            self.remove_class("zebres-in-branch")

    def _announce(self) -> None:
        # The page reads aloud what came when the number of things dealt with grows.
        self._board.handled += 1
