"""What a click on the board does: a game, what is selected, and what to say about it.

Nothing here knows of notebooks or widgets, and no rule is decided here: the game accepts an action
or names the rule that forbids it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields

from ...errors import IllegalAction, RulesError
from ...explain import explain, phrase
from ...record import Step
from ...zebres.board import BOARDS, Board
from ...zebres.drawing import Marks, legal_marks
from ...zebres.events import Event
from ...zebres.game import Game
from ...zebres.rules import Phase, Player, Position, Rules, Species
from ...zebres.telling.narration import describe
from ..changes import add_hook
from ..controls import Note, Status
from ..refusals import Refused
from ..reporting import Reporting
from .board_view import (
    SIDES,
    BoardView,
    buttons_of,
    letters_in_hand,
    marks_of,
    notes_of,
    targets_of,
    turn_message,
)

_LETTERS = {species.letter: species for species in Species}
_GAME_TEXT = re.compile(r"\s*\[|\s*[0-9]+\.")


class Controller(Reporting):
    """A game at which people choose animals, squares and posts.

    Parameters
    ----------
    game
        The game to play; a new classic one by default.
    language
        ``"en"`` or ``"fr"``; raises :class:`~zebres_lib.explain.LanguageError` for others.
    marks
        What else to point out as long as the game stands where it stands now.
    resettable
        Offer to go back to where the game stands now instead of to redo what was taken back.

    Every method that takes what a reader did reports its errors in the message line and then
    leaves the game as it was; none raises.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        language: str = "en",
        marks: Marks | None = None,
        resettable: bool = False,
    ) -> None:
        super().__init__(language)
        self.game = game if game is not None else Game()
        self.marks = marks
        self.resettable = resettable
        self.selected: str | None = None
        self._last_steps: tuple[Step[Position], ...] = ()
        self._home = self.game.copy()
        self._marked = self.game.position
        self._hooks: list[Callable[[Event], object]] = []
        self._notes: dict[Step[Position], tuple[Note, ...]] = {}

    # --- who wants to know ---------------------------------------------------------------------

    def on_event(self, hook: Callable[[Event], object]) -> Callable[[], None]:
        """Call ``hook`` with every event played here, also in later games; return how to stop."""
        return add_hook(self._hooks, hook)

    def _save(self) -> Callable[[], None]:
        game, saved, shown, selected = self.game, self.game.copy(), self._last_steps, self.selected

        def undo() -> None:
            self.game, self.selected, self._last_steps = game, selected, shown
            game.restore(saved)

        return undo

    def _status_of(self, error: Exception, key: str = "not-allowed") -> Status:
        if not isinstance(error, IllegalAction) or error.reason is None:
            return super()._status_of(error, key)
        text = explain(error.reason, self.language)
        if key != "not-allowed":
            place = error.index + 1
            text = phrase("at-character", self.language, place=place, message=text)
        return Status(text, "refused")

    # --- choosing on the board -----------------------------------------------------------------

    def choose(self, target: str) -> None:
        """Choose a square (``"square:c4"``), post, hand token (``"hand:w:Z"``), or ``"stay"``.

        An animal and then a square places it, or the other way round. What the rules forbid is
        answered with the rule.
        """
        with self._reporting():
            kind, _, name = target.partition(":")
            board = self.game.rules.board
            if target == "stay":
                self._play("-")
            elif kind == "square" and name in board.square_numbers:
                self._choose_square(name)
            elif kind == "post" and name in board.post_numbers:
                self._play(("@" if self.game.phase == Phase.SETUP else ">") + name)
            elif kind == "hand" and name[:2] in ("w:", "g:") and name[2:] in _LETTERS:
                self._choose_animal(Player("wg".index(name[0])), name[2:])
            else:
                raise Refused("no-such-place", target=repr(target))

    def _choose_square(self, name: str) -> None:
        game = self.game
        if game.phase == Phase.SWAP:
            crocodile = game.rules.board.square_names[game.position.crocodile]
            self._play("-" if name == crocodile else f"x{name}")
        elif game.phase == Phase.PLACE and not self._animal:
            if self.selected == f"square:{name}":
                self.selected = None
                return
            # Whichever animal is asked for: the refusal concerns the square.
            reason = game.why_not(f"{letters_in_hand(self.game)[0]}{name}")
            if reason is not None:
                raise IllegalAction(
                    "notation-refused-here", text="", index=0, reason=reason, refusal=reason
                )
            self.selected = f"square:{name}"
        else:
            self._play(f"{self._animal or 'G'}{name}")

    def _choose_animal(self, player: Player, letter: str) -> None:
        game = self.game
        if game.phase != Phase.PLACE:
            self._play(f"{letter}{game.rules.board.square_names[0]}")
        elif player != game.player:
            text = phrase("other-hand", self.language, player=game.player)
            self._said = Status(text, "refused")
        elif self._square:
            self._play(f"{letter}{self._square}")
        elif letter not in letters_in_hand(self.game):
            self._play(f"{letter}{legal_marks(game.rules, game.position).legal_squares[0]}")
        else:
            chosen = f"hand:{SIDES[player]}:{letter}"
            self.selected = None if self.selected == chosen else chosen

    def _play(self, actions: str) -> None:
        for event in self._take(actions):
            for hook in tuple(self._hooks):
                hook(event)

    def _take(self, actions: str) -> list[Event]:
        """Play actions and show what they did; nobody else is told."""
        before = len(self.game.steps)
        events = self.game.play(actions)
        self._last_steps = self.game.steps[before:]
        if len(self._last_steps) == 1:
            self._notes[self._last_steps[0]] = notes_of(events, self.language)
        self.selected = None
        return events

    def key(self, key: str) -> None:
        """Take an animal's letter (choose it from the hand), or ``-`` (the crocodile stays)."""
        if key == "-":
            self.choose("stay")
        elif key.upper() in _LETTERS:
            self.choose(f"hand:{SIDES[self.game.player]}:{key.upper()}")

    def cancel(self) -> None:
        """Let go of the animal or square that is selected."""
        with self._reporting():
            self.selected = None

    # --- buttons -------------------------------------------------------------------------------

    def press(self, button: str) -> None:
        """Take a press of ``"stay"``, ``"undo"``, ``"redo"`` or ``"reset"``."""
        if button == "stay":
            self.choose("stay")
        elif button == "undo":
            self.undo()
        elif button == "redo":
            self.redo()
        elif button == "reset":
            self.reset()
        else:
            with self._reporting():
                raise Refused("no-such-button", button=repr(button))

    def slide(self, value: int) -> None:
        """Go to the position after ``value`` actions."""
        with self._reporting():
            self.game.go_to(value)
            self._moved_in_time()

    def undo(self) -> None:
        """Take back one action, or say that there is none."""
        with self._reporting():
            if not self.game.can_undo:
                self._said = Status(phrase("nothing-to-undo", self.language), "refused")
                return
            action = self.game.undo()
            self._moved_in_time()
            self._said = Status(self._then(phrase("undone", self.language, action=action)), "done")

    def redo(self) -> None:
        """Play the action again that was taken back last, or say that there is none."""
        with self._reporting():
            if not self.game.can_redo:
                self._said = Status(phrase("nothing-to-redo", self.language), "refused")
                return
            action = self.game.redo()
            self._moved_in_time()
            self._said = Status(self._then(phrase("redone", self.language, action=action)), "done")

    def reset(self) -> None:
        """Go back to where the game stood when it was handed over."""
        with self._reporting():
            self.game.restore(self._home)
            self._moved_in_time()

    def _moved_in_time(self) -> None:
        self.selected = None
        self._last_steps = self.game.steps[-1:]

    # --- another game --------------------------------------------------------------------------

    def new_game(self, settings: Mapping[str, object] | None = None) -> None:
        """Begin a new game.

        ``settings`` are fields of :class:`~zebres_lib.zebres.Rules` by name, ``board`` by its name
        or as a map, and ``first_player``, ``"white"`` or ``"green"``. Without any, the rules stay.
        """
        with self._reporting("error-rules"):
            given = dict(settings or {})
            first = str(given.pop("first_player", "white")).upper()
            if first not in ("WHITE", "GREEN"):
                raise RulesError(
                    "rules-first-player", field="first_player", value=repr(first.lower())
                )
            rules = self.game.rules
            if given:
                rules = Rules(**self._rule_fields(given))  # type: ignore[arg-type]
            self._replace(Game(rules, first_player=Player[first]))
            text = phrase("started", self.language, player=self.game.player)
            self._said = Status(text, "done")

    def _rule_fields(self, given: dict[str, object]) -> dict[str, object]:
        known = {each.name for each in fields(Rules) if each.init}
        unknown = sorted(set(given) - known)
        if unknown:
            raise RulesError("rules-no-field", field=unknown[0], known=", ".join(sorted(known)))
        board = given.get("board")
        if isinstance(board, str) and board not in BOARDS:
            given["board"] = Board.from_ascii(board)
        return given

    def paste(self, text: str) -> None:
        """Load a position text or a whole game, or play a run of actions: whichever it is.

        A position is loaded under the rules of the game on the board.
        """
        if _GAME_TEXT.match(text):
            with self._reporting("error-game"):
                self._replace(Game.from_text(text))
                self._moved_in_time()
                self._said = Status(self._then(phrase("loaded-game", self.language)), "done")
        elif "/" in text.partition(" ")[0] or len(text.split()) == 5:
            with self._reporting("error-position"):
                self._replace(Game.from_position(text.strip(), self.game.rules))
                self._said = Status(self._then(phrase("loaded-position", self.language)), "done")
        else:
            with self._reporting("error-action"):
                self._play(text)

    def load(self, game: Game) -> None:
        """Put another game (itself, not a copy) on the board."""
        with self._reporting():
            self._replace(game)

    def _replace(self, game: Game) -> None:
        self.game, self.selected, self._last_steps = game, None, ()
        self._home = game.copy()
        self._notes.clear()

    def set_language(self, language: str) -> None:
        """Go on in another language."""
        self._notes.clear()
        super().set_language(language)

    # --- what to show --------------------------------------------------------------------------

    @property
    def _animal(self) -> str:
        """The letter of the selected animal, or nothing."""
        return self.selected[-1] if self.selected and self.selected.startswith("hand:") else ""

    @property
    def _square(self) -> str:
        """The name of the selected square, or nothing."""
        return self.selected[7:] if self.selected and self.selected.startswith("square:") else ""

    def _then(self, text: str) -> str:
        return f"{text} {self._turn().text}"

    def _turn(self) -> Status:
        player, language = self.game.player, self.language
        if self._animal:
            species = _LETTERS[self._animal]
            return Status(phrase("choose-square", language, player=player, species=species))
        if self._square:
            text = phrase("choose-animal-for", language, player=player, square=self._square)
            return Status(text)
        return turn_message(self.game, language)

    def message(self) -> Status:
        """Return what is said now: of the last thing done, or whose decision it is."""
        return self._said or self._turn()

    def view(self) -> BoardView:
        """Return what the board shows now."""
        game, message = self.game, self.message()
        notes = tuple(note for step in self._last_steps for note in self.notes(step))
        offered = legal_marks(game.rules, game.position)
        given = self.marks if self.marks and game.position == self._marked else None
        return BoardView(
            position=game.position,
            rules=game.rules,
            marks=marks_of(game, offered, self.selected, given),
            language=self.language,
            message=message,
            announcement=" ".join([*self._news(notes), message.text]),
            targets=targets_of(game, offered, self.selected),
            selection=self.selected or "",
            buttons=buttons_of(
                game, self._home if self.resettable else None, language=self.language
            ),
            notes=notes,
        )

    def _news(self, notes: Sequence[Note]) -> list[str]:
        """Return what is read aloud before the message, of what is shown besides."""
        return [note.text for note in notes] if self._said is None and not self.selected else []

    def notes(self, step: Step[Position]) -> tuple[Note, ...]:
        """Return the sentences of an action of the record; they are made once."""
        if step not in self._notes:
            self._notes[step] = notes_of(describe(self.game.rules, *step), self.language)
        return self._notes[step]
