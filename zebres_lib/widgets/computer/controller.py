"""A game against the computer: whose turn it is, what is thought about, hints, branches, review.

Nothing here knows of widgets. All searching is done in the background, and what comes of it is
taken only if it still concerns the position on the board.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

import numpy as np

from ...explain import phrase
from ...randomness import Stream
from ...zebres.computer.analysis import Hint, Review, hint, review
from ...zebres.computer.levels import Level, level
from ...zebres.computer.search import Searcher
from ...zebres.drawing import Advice
from ...zebres.game import Game
from ...zebres.rules import Phase, Player, Position, Rules, apply
from ...zebres.text.notation import format_action
from ..background import Background, Inbox, Job
from ..boards.board_view import BoardView
from ..boards.controller import Controller
from ..controls import Button, Note, Status
from ..refusals import Refused
from .advice import advice, places_of_last_turn
from .chart import chart_address

TABLE_ENTRIES = 1 << 20
NODES = {True: 400_000, False: 2_000}
"""Decisions looked at for an evaluation, compiled or in plain Python: some tenths of a second."""

REVIEW_NODES = {True: 200_000, False: 500}
"""The same for each turn of a review."""


class ComputerController(Controller):
    """A game of a person against the computer, which also looks at positions and reviews games.

    A *branch* is a copy of the game in which both sides are played by hand, from here or from any
    earlier position; :meth:`toggle_branch` returns to the game where it was left.

    Parameters
    ----------
    game
        The game to play; a new classic one by default.
    opponent
        A level by name (:func:`~zebres_lib.zebres.levels.names`), or one that
        :func:`~zebres_lib.zebres.levels.level` made.
    human
        Which side the person plays.
    hints, evaluation
        Offer hints; show how the game stands.
    language
        ``"en"`` or ``"fr"``.
    seed
        What the chance of the opponent is drawn from.
    nodes, review_nodes
        Decisions looked at for an evaluation, and for each turn of a review.
    compiled
        Whether evaluations compile their search; by default where Numba is installed.

    Raises ``ValueError`` for a level or a side that there is not.

    Nothing is searched before :meth:`wake`, so that a panel nobody looks at costs nothing. Results
    are handed over where this was made; outside a notebook, :meth:`wait` takes them.

    While a branch is tried, :attr:`game` is the branch and :attr:`played` the game.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        opponent: str | Level = "first game",
        human: Player = Player.WHITE,
        hints: bool = True,
        evaluation: bool = True,
        language: str = "en",
        seed: int = 0,
        nodes: int | None = None,
        review_nodes: int | None = None,
        compiled: bool | None = None,
    ) -> None:
        super().__init__(game, language=language)
        if human not in (Player.WHITE, Player.GREEN):
            raise ValueError(f"human: {human!r} is neither Player.WHITE nor Player.GREEN")
        self.opponent = level(opponent) if isinstance(opponent, str) else opponent
        self.human: Player = human
        self.hints, self.evaluation = hints, evaluation
        self.review: Review | None = None
        self.reviewed: Game | None = None
        self.progress: tuple[int, int] | None = None
        self.last_standing: tuple[float, bool] | None = None
        self._seed, self._compiled = seed, compiled
        self._nodes, self._review_nodes = nodes, review_nodes
        self._trunk: Game | None = None
        self._serial = 0
        self._awake = False
        self._advised: Position | None = None
        self._asked: object = None
        self._failed: set[object] = set()
        self._found: dict[Position, Hint] = {}
        self._arrivals: list[Callable[[], object]] = []
        self._inbox = Inbox()
        self._mind = Background(self._inbox, self._changed)
        self._analyst = Background(self._inbox, self._changed)
        self._searcher = self._new_searcher(self.game.rules)
        if self.is_its_turn and self.game.phase == Phase.SETUP:
            # Where the guardian begins is drawn, and so is there at once.
            self._play(self._turn_of(self.opponent, self.game, Job(None)))

    def _new_searcher(self, rules: Rules) -> Searcher:
        return Searcher(rules, table_entries=TABLE_ENTRIES, compiled=self._compiled)

    # --- who decides, and who is busy ----------------------------------------------------------

    @property
    def played(self) -> Game:
        """The game that is played, also while a branch of it is on the board."""
        return self._trunk if self._trunk is not None else self.game

    @property
    def in_branch(self) -> bool:
        """Whether a branch is on the board."""
        return self._trunk is not None

    @property
    def is_its_turn(self) -> bool:
        """Whether the computer decides, or was asked to."""
        if self.game.is_over:
            return False
        if self.in_branch:
            return self._asked is not None and self._asked == self._here()
        return self.game.player != self.human

    @property
    def is_thinking(self) -> bool:
        """Whether the computer thinks about its turn."""
        return self._mind.is_busy

    @property
    def is_looking(self) -> bool:
        """Whether a position is evaluated or a game reviewed."""
        return self._analyst.is_busy

    @property
    def is_reviewing(self) -> bool:
        """Whether a game is reviewed."""
        return self.progress is not None

    @property
    def is_compiling(self) -> bool:
        """Whether thinking waits until the search is compiled."""
        return self._mind.is_compiling or self._analyst.is_compiling

    @property
    def hint(self) -> Hint | None:
        """What is known of the position on the board, or None."""
        return self._found.get(Position(*self.game.position))

    @property
    def is_advised(self) -> bool:
        """Whether the hint for the position on the board is to be shown."""
        return self._advised == self.game.position

    @property
    def standing(self) -> tuple[float, bool] | None:
        """How the game on the board ends, White minus Green in points, and whether that is proven.

        None if nothing is known of this position (yet).
        """
        if self.game.is_over:
            white, green = self.game.scores()
            return white - green, True
        return (self.hint.margin, self.hint.exact) if self.hint is not None else None

    def wake(self) -> None:
        """Begin to think: somebody is looking."""
        if not self._awake:
            self._awake = True
            self._changed()

    def end(self) -> None:
        """Search nothing any more: nobody is looking."""
        self._awake = False
        self._mind.abandon()
        self._analyst.abandon()

    def wait(self, seconds: float = 60.0) -> bool:
        """Take results until nothing is being worked on; tell whether that came in time.

        Needed only outside a notebook, whose kernel does it between two messages.
        """
        return self._inbox.wait(lambda: self.is_thinking or self.is_looking, seconds)

    def on_arrival(self, hook: Callable[[], object]) -> None:
        """Call ``hook`` when something came that no click asked for just then."""
        self._arrivals.append(hook)

    def _arrived(self) -> None:
        """Tell of a change that is worth being read aloud."""
        self._changed()
        for hook in tuple(self._arrivals):
            hook()

    def attending(self) -> AbstractContextManager[None]:
        """Keep everything else off while a message of the page is dealt with, in this thread."""
        return self._inbox.attending()

    @contextmanager
    def _reporting(self, key: str = "not-allowed") -> Iterator[None]:
        with self._inbox.lock, super()._reporting(key):
            yield

    def _changed(self) -> None:
        self._sync()
        super()._changed()

    # --- what there is to think about ----------------------------------------------------------

    def _here(self) -> tuple[object, ...]:
        return (self._serial, len(self.game.steps), Position(*self.game.position))

    def _sync(self) -> None:
        """Have that thought about which the position on the board asks for, and nothing else."""
        here = self._here()
        turn = here if self._awake and self.is_its_turn and here not in self._failed else None
        if self._mind.key != turn:
            self._mind.abandon()
            if turn is not None:
                opponent, game = self.opponent, self.game.copy()
                self._mind.start(
                    turn,
                    lambda job: self._turn_of(opponent, game, job),
                    lambda actions: self._take_turn(turn, actions),
                    lambda error: self._take_failure(turn, error),
                )
        position = Position(*self.game.position)
        wanted = (self.evaluation and not self.is_its_turn) or self.is_advised
        known = position in self._found or self.game.is_over or position in self._failed
        look = position if self._awake and wanted and not known else None
        if not self.is_reviewing and self._analyst.key != look:
            self._analyst.abandon()
            if look is not None:
                searcher, language = self._searcher, self.language
                self._analyst.start(
                    look,
                    lambda job: self._look(searcher, look, language, job),
                    lambda found: self._take_hint(look, found),
                    lambda error: self._take_failure(look, error),
                )

    # In a thread: these touch nothing that a click may change.

    def _turn_of(self, opponent: Level, game: Game, job: Job) -> str:
        """Return the actions of the computer's turn, run together."""
        rules, position = game.rules, Position(*game.position)
        if opponent.searches and position.phase != Phase.SETUP:
            # What is compiled for one search is compiled for all.
            self._mind.compile(job, Searcher(rules, table_entries=64))
        # The same at every try, so that whoever takes an action back cannot choose the answer.
        stream = Stream(np.random.SeedSequence([self._seed, len(game.steps)]))
        actions: list[str] = []
        while not actions or position.phase in (Phase.SWAP, Phase.MOVE):
            action = opponent.choose(rules, position, stream, job.stop)
            actions.append(format_action(rules.board, action))
            position = apply(rules, position, action)
        return "".join(actions)

    def _look(self, searcher: Searcher, position: Position, language: str, job: Job) -> Hint:
        self._analyst.compile(job, searcher)
        nodes = self._nodes or NODES[searcher.compiled]
        return hint(
            position,
            rules=searcher.rules,
            language=language,
            nodes=nodes,
            stop=job.stop,
            searcher=searcher,
        )

    def _review(self, searcher: Searcher, game: Game, language: str, job: Job) -> Review:
        self._analyst.compile(job, searcher)
        found = review(
            game,
            language=language,
            nodes=self._review_nodes or REVIEW_NODES[searcher.compiled],
            stop=job.stop,
            progress=lambda done, count: self._analyst.tell(
                job, lambda: self._take_progress(done, count)
            ),
            searcher=searcher,
        )
        # Drawn here because the first chart of a session takes seconds; it is remembered.
        chart_address(found, language)
        return found

    # And back where clicks are.

    def _take_turn(self, turn: object, actions: str) -> None:
        if turn == self._here() and self.is_its_turn:  # a cell may have played on meanwhile
            self._failed.add(turn)  # so that a turn that cannot be played is not tried for ever
            with self._reporting():
                self._play(actions)
                self._asked = None
                self._failed.discard(turn)
        self._arrived()

    def _take_hint(self, position: Position, found: Hint) -> None:
        self._found[position] = found
        self.last_standing = (found.margin, found.exact)
        if self.is_advised:
            self._arrived()
        else:
            self._changed()

    def _take_progress(self, done: int, count: int) -> None:
        self.progress = (done, count)
        self._changed()

    def _take_review(self, game: Game, found: Review) -> None:
        self.progress = None
        self.review, self.reviewed = found, game
        self._arrived()

    def _take_failure(self, key: object, error: Exception) -> None:
        self.progress = None
        self._failed.add(key)
        self.fail(error)
        self._arrived()

    # --- playing -------------------------------------------------------------------------------

    def _play(self, actions: str) -> None:
        if not self.in_branch:
            super()._play(actions)
            return
        # What is only tried concerns nobody who listens to the game.
        self._take(actions)

    def choose(self, target: str) -> None:
        """Choose something on the board; refused while the computer decides."""
        if self.is_its_turn:
            self._refuse_phrase("computer-its-turn", player=self.game.player)
        else:
            super().choose(target)

    def _refuse_phrase(self, key: str, **arguments: object) -> None:
        with self._reporting():
            self._said = Status(phrase(key, self.language, **arguments), "refused")

    def start_review(self) -> None:
        """Begin to look at the whole game again; refused while it is not finished."""
        game, language, searcher = self.played.copy(), self.language, self._searcher
        if not game.is_over:
            self._refuse_phrase("computer-not-finished")
            return
        with self._reporting():
            self.progress = (0, len(game.turns))
            self._analyst.start(
                "review",
                lambda job: self._review(searcher, game, language, job),
                lambda found: self._take_review(game, found),
                lambda error: self._take_failure("review", error),
            )

    def undo(self) -> None:
        """Take back the last action in a branch; in the game, all since the person's last one."""
        if self.in_branch:
            super().undo()
            return
        with self._reporting():
            if not any(step.before.player == self.human for step in self.game.steps):
                self._said = Status(phrase("nothing-to-undo", self.language), "refused")
                return
            undone = [self.game.undo()]
            while self.game.player != self.human:
                undone.append(self.game.undo())
            self._moved_in_time()
            text = phrase("undone", self.language, action=" ".join(reversed(undone)))
            self._said = Status(self._then(text), "done")

    def redo(self) -> None:
        """Play again what was taken back, up to the person's next decision."""
        if self.in_branch or not self.game.can_redo:
            super().redo()
            return
        with self._reporting():
            redone = [self.game.redo()]
            while self.game.can_redo and self.game.player != self.human:
                redone.append(self.game.redo())
            self._moved_in_time()
            text = phrase("redone", self.language, action=" ".join(redone))
            self._said = Status(self._then(text), "done")

    def _replace(self, game: Game) -> None:
        if game.rules != self._searcher.rules:
            self._searcher = self._new_searcher(game.rules)
        super()._replace(game)
        self._trunk = self.review = self.reviewed = self.progress = None
        self._advised = self._asked = self.last_standing = None
        self._analyst.abandon()
        self._found.clear()
        self._failed.clear()
        self._serial += 1

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
                    self._said = Status(phrase("computer-stopping", self.language), "done")
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
            self._said = Status(self._then(text), "done")

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
            self._said = Status(text, "done")

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
                    self._said = Status(said, "done")
                case "human", "white" | "green":
                    self.human = Player[str(value).upper()]
                    text = phrase("computer-side-set", self.language, player=self.human)
                    self._said = Status(self._then(text), "done")
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

    def message(self) -> Status:
        """Return what is said now: of the last thing done, or whose decision it is."""
        return self._said or self._situation()

    def _situation(self) -> Status:
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
            message = Status(text)
        if self.in_branch:
            text = phrase("computer-in-branch", language, message=message.text)
            return Status(text, message.kind)
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
