"""A panel against the computer: hints, branches to try, the review; still without a widget."""

from collections.abc import Sequence
from dataclasses import replace

from ...explain import phrase
from ...zebres.computer.levels import level
from ...zebres.drawing import Advice
from ...zebres.game import Game
from ...zebres.rules import Player, Position
from ..boards.view import BoardView, Button, Message, Note
from ..refusals import Refused
from .advice import advice, places_of_last_turn
from .game import ComputerGame


class ComputerController(ComputerGame):
    """What a click does in a :class:`~zebres_lib.widgets.ComputerPanel`.

    It takes what :class:`~.computer_game.ComputerGame` takes.

    A *branch* is a copy of the game in which both sides are played by hand, from here or from any
    earlier position; :meth:`toggle_branch` returns to the game where it was left.
    """

    # --- buttons -------------------------------------------------------------------------------

    def press(self, button: str) -> None:
        """Take a press of ``"hint"``, ``"stop"``, ``"branch"``, ``"answer"`` or ``"review"``.

        Also of the buttons of :class:`~.controller.Controller`.
        """
        match button:
            case "hint":
                self.toggle_hint()
            case "stop":
                self.stop()
            case "branch":
                self.toggle_branch()
            case "answer":
                self.answer()
            case "review":
                self.start_review()
            case _:
                super().press(button)

    def toggle_hint(self) -> None:
        """Show what to play here and why, as soon as it is found; or hide it again."""
        if not self.hints:
            self._refuse_phrase("computer-no-hints")
        elif self.game.is_over or self.is_its_turn:
            self._refuse_phrase("computer-no-hint-now")
        else:
            with self._reporting():
                position = Position(*self.game.position)
                self._failed.discard(position)
                self._advised = None if self.is_advised else position

    def stop(self) -> None:
        """End what is being thought about: the best found so far is taken."""
        for work in (self._mind, self._analyst):
            if work.can_stop:
                with self._reporting():
                    work.stop()
                    self._said = Message(phrase("computer-stopping", self.language), "done")
                return
        if self.is_compiling:
            self._refuse_phrase("computer-compiling")
        else:
            self._refuse_phrase("computer-nothing-to-stop")

    def answer(self) -> None:
        """Have the computer decide: in a branch for whoever is next, or once more after an error.

        In the game it decides by itself when it is its turn.
        """
        if self.game.is_over or not (self.in_branch or self.is_its_turn):
            self._refuse_phrase("computer-not-its-turn")
            return
        with self._reporting():
            self._failed.discard(self._here())
            if self.in_branch:
                self._asked = self._here()

    # --- branches ------------------------------------------------------------------------------

    def toggle_branch(self) -> None:
        """Leave the game for a branch that begins here, or return to where the game was left."""
        with self._reporting():
            if self._trunk is None:
                self._enter(self.game.copy())
                text = phrase("computer-branch-entered", self.language)
            else:
                self.game, self._trunk = self._trunk, None
                self._serial += 1
                self._asked = self._advised = None
                self._moved_in_time()
                text = phrase("computer-branch-left", self.language)
            self._said = Message(self._then(text), "done")

    def show_turn(self, number: int) -> None:
        """Begin a branch before a turn of the game reviewed, with the better turn pointed out."""
        with self._reporting():
            if self.review is None or self.reviewed is None:
                raise Refused("computer-no-review")
            turn = next((turn for turn in self.review.turns if turn.number == number), None)
            if turn is None:
                raise Refused("computer-no-turn", number=number)
            branch = self.reviewed.copy()
            branch.go_to_turn(number - 1)
            self._enter(branch)
            self._advised = Position(*branch.position)
            key = "computer-was-best" if turn.best == turn.turn else "computer-was-better"
            text = phrase(
                key, self.language,
                number=number, player=turn.player, turn=turn.turn, best=turn.best,
            )  # fmt: skip
            self._said = Message(text, "done")

    def _enter(self, branch: Game) -> None:
        if self._trunk is None:
            self._trunk = self.game
        self.game = branch
        self._serial += 1
        self._asked = self._advised = None
        self._moved_in_time()

    # --- settings ------------------------------------------------------------------------------

    def set_option(self, name: str, value: object) -> None:
        """Take a setting: ``"level"`` or ``"human"`` (by name), ``"hints"`` or ``"evaluation"``."""
        with self._reporting():
            match name, value:
                case "level", str(chosen):
                    self.opponent = level(chosen)
                    title = self.opponent.title(self.language)
                    text = self.opponent.description(self.language)
                    said = phrase("computer-level-set", self.language, level=title, text=text)
                    self._said = Message(said, "done")
                case "human", "white" | "green":
                    self.human = Player[str(value).upper()]
                    text = phrase("computer-side-set", self.language, player=self.human)
                    self._said = Message(self._then(text), "done")
                case "hints", bool(wanted):
                    self.hints = wanted
                    self._advised = self._advised if wanted else None
                case "evaluation", bool(wanted):
                    self.evaluation = wanted
                case _:
                    raise Refused("computer-no-setting", name=repr(name), value=repr(value))
            if name in ("level", "human"):
                self._mind.abandon()
                self._failed.clear()

    # --- what to show --------------------------------------------------------------------------

    def view(self) -> BoardView:
        """Return what the board shows now."""
        view = super().view()
        marks, targets = view.marks, view.targets
        if self.game.steps:
            marks = replace(marks, last=places_of_last_turn(self.game))
        marks = replace(marks, line=self.arrows())
        if self.is_its_turn:
            targets = ()
            marks = replace(marks, legal_squares=(), legal_posts=(), arrows=())
        return replace(view, marks=marks, targets=targets, buttons=self._buttons(view.buttons))

    def _news(self, notes: Sequence[Note]) -> list[str]:
        if self._said is None and self.is_advised and self.hint and not self.selected:
            return list(self.hint.told(self.language))
        return super()._news(notes)

    def message(self) -> Message:
        """Return what is said now: of the last thing done, or whose decision it is."""
        return self._said or self._situation()

    def _situation(self) -> Message:
        message = self._turn()
        language, player = self.language, self.game.player
        if self.is_its_turn:
            if self._mind.is_compiling:
                text = phrase("computer-compiling", language)
            elif self._here() in self._failed:
                text = phrase("computer-gave-up", language, player=player)
            else:
                title = self.opponent.title(language)
                text = phrase("computer-thinking", language, player=player, level=title)
            message = Message(text)
        if self.in_branch:
            text = phrase("computer-in-branch", language, message=message.text)
            return Message(text, message.kind)
        return message

    def arrows(self) -> tuple[Advice, ...]:
        """Return the line that is advised here, as arrows; empty unless it is to be shown."""
        if not self.is_advised:
            return ()
        rules, position = self.game.rules, Position(*self.game.position)
        if self.hint is not None:
            return advice(rules, position, self.hint.line)
        review, turns = self.review, len(self.game.turns)
        if review is None or not self.in_branch:
            return ()
        # Until it is looked at again, what the review found better.
        for turn in review.turns:
            if turn.number == turns + 1:
                trial = self.game.copy()
                trial.play(turn.best)
                return advice(rules, position, trial.actions[len(self.game.actions) :])
        return ()

    def _buttons(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        def button(name: str, key: str, enabled: bool = True, primary: bool = False) -> Button:
            label = phrase(f"computer-{key}", self.language)
            return Button(
                name, label, enabled, phrase(f"computer-{key}-hint", self.language), primary
            )

        shown = [each for each in buttons if each.id != "stay" or not self.is_its_turn]
        open_now = not self.game.is_over and not self.is_its_turn
        if self.hints:
            key = "hide-hint" if self.is_advised else "hint"
            shown.append(button("hint", key, open_now))
        can_stop = self._mind.can_stop or self._analyst.can_stop
        shown.append(button("stop", "stop", can_stop, primary=self._mind.can_stop))
        stuck = self.is_its_turn and self._here() in self._failed
        if self.in_branch or stuck:
            shown.append(button("answer", "answer", open_now or stuck))
        key = "leave-branch" if self.in_branch else "branch"
        shown.append(button("branch", key, primary=self.in_branch))
        if self.played.is_over:
            busy = self.is_reviewing
            fresh = self.review is None
            shown.append(button("review", "review", not busy, primary=fresh and not self.in_branch))
        return tuple(shown)
