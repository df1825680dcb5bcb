"""What a board shows at one moment, as plain data, and what of it follows from the game on it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Protocol

from ...explain import explain, phrase
from ...zebres.drawing import Marks, labels, svg
from ...zebres.events import Event
from ...zebres.game import Game
from ...zebres.rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    action_kind,
    action_target,
    in_hand,
)
from ...zebres.text.boards import text_board
from ...zebres.text.positions import format_position
from ..controls import Button, Note, Slider, Status
from ..static_output import static_output

SIDES = {Player.WHITE: "w", Player.GREEN: "g"}


@dataclass(frozen=True)
class BoardView:
    """All that one board shows at one moment.

    Attributes
    ----------
    position, rules, marks, language
        What is drawn, and in which language.
    targets
        What can be chosen now and leads on: ``"square:c4"``, ``"post:Nb"``, ``"hand:w:Z"``.
    selection
        The target that is chosen, or empty.
    message
        The status line.
    announcement
        What a screen reader is told of the last change.
    buttons, slider
        The controls below the board.
    notes
        What the last action did, and what it did not do.
    below
        Show what stands below the board in its picture.
    """

    position: Position
    rules: Rules
    marks: Marks
    language: str
    message: Status
    announcement: str = ""
    targets: tuple[str, ...] = ()
    selection: str = ""
    buttons: tuple[Button, ...] = ()
    slider: Slider | None = None
    notes: tuple[Note, ...] = ()
    below: bool = True

    def draw(self, board_id: str, theme: str, *, hands: bool, score: bool) -> str:
        """Return the picture as SVG text."""
        return svg(
            self.position,
            self.rules,
            marks=self.marks,
            language=self.language,
            board_id=board_id,
            theme=theme,
            show_hands=hands,
            show_score=score,
            show_below=self.below,
        )

    def labels(self) -> dict[str, str]:
        """Return the spoken label of every square, post and hand token."""
        return labels(self.position, self.rules, self.language, marks=self.marks)

    def text_board(self) -> str:
        """Return the position as a text board."""
        return text_board(self.position, self.rules, language=self.language)


class Presenter(Protocol):
    """Who decides what a board shows and what a choice on it does."""

    @property
    def language(self) -> str:
        """Code of the language of everything shown."""

    def view(self) -> BoardView:
        """Return what to show now."""

    def choose(self, target: str) -> None:
        """Take a click on a square, post or hand token."""

    def key(self, key: str) -> None:
        """Take a key that is neither a movement nor a choice, such as an animal's letter."""

    def cancel(self) -> None:
        """Let go of what is selected."""

    def press(self, button: str) -> None:
        """Take a press of the button with this id."""

    def slide(self, value: int) -> None:
        """Take a move of the slider."""

    def fail(self, error: Exception) -> None:
        """Show an error that was met while showing or doing something."""

    def subscribe(self, hook: Callable[[], object]) -> Callable[[], None]:
        """Call ``hook`` after every change; return how to stop that."""


@cache
def board_words(language: str, columns: int, rows: int) -> dict[str, str]:
    """Return the words that the page of a board of this size needs by itself."""
    return {
        "language": language,
        "board": phrase("board-label", language, columns=columns, rows=rows),
        "role": phrase("board-role", language),
        "help": phrase("board-help", language),
        "how-to": phrase("how-to", language),
        "log": phrase("log", language),
        "no-answer": phrase("no-answer", language),
    }


def notes_of(events: Iterable[Event], language: str) -> tuple[Note, ...]:
    """Return the sentences of events in a language."""
    return tuple(Note(explain(event, language), event.rule, event.happened) for event in events)


def places_of(rules: Rules, before: Position, action: int) -> tuple[str, ...]:
    """Return the squares and posts that an action concerns, for the mark of the last action."""
    board, target = rules.board, action_target(action)
    match ActionKind(action_kind(action)):
        case ActionKind.POST_GUARDIAN | ActionKind.MOVE_GUARDIAN:
            return (board.post_names[target],)
        case ActionKind.PLACE_ANIMAL:
            return (board.square_names[target],)
        case ActionKind.SWAP:
            return (board.square_names[before.crocodile], board.square_names[target])
        case ActionKind.STAY:
            return (board.square_names[before.crocodile],)


def turn_message(game: Game, language: str) -> Status:
    """Return whose decision it is and of what kind, or how the game ended."""
    player, phase = game.player, game.phase
    if phase != Phase.OVER:
        key = {
            Phase.SETUP: "choose-post",
            Phase.PLACE: "choose-animal",
            Phase.SWAP: "choose-swap",
            Phase.MOVE: "move-guardian",
        }[phase]
        return Status(phrase(key, language, player=player))
    white, green = game.scores()
    totals = {"white": white, "green": green}
    if white == green:
        return Status(phrase("game-over-draw", language, **totals), "over")
    winner = Player.WHITE if white > green else Player.GREEN
    return Status(phrase("game-over-won", language, player=winner, **totals), "over")


# --- what a game offers --------------------------------------------------------------------------


def letters_in_hand(game: Game) -> list[str]:
    """Return the letters of the animals that the player who decides still holds."""
    return [
        species.letter
        for species in Species
        if in_hand(game.rules, game.position, game.player, species)
    ]


def targets_of(game: Game, marks: Marks, selected: str | None) -> tuple[str, ...]:
    """Return what can be chosen now and leads on, such as ``"square:c4"`` or ``"hand:w:Z"``."""
    squares = tuple(f"square:{name}" for name in marks.legal_squares)
    posts = tuple(f"post:{name}" for name in marks.legal_posts)
    hand: tuple[str, ...] = ()
    if game.phase == Phase.PLACE:
        hand = tuple(f"hand:{SIDES[game.player]}:{each}" for each in letters_in_hand(game))
    match (selected or "").partition(":")[0]:
        case "hand":
            return squares
        case "square":
            return hand
        case _:
            return (*squares, *posts, *hand)


def marks_of(game: Game, marks: Marks, selected: str | None, given: Marks | None) -> Marks:
    """Return what to mark: ``marks``, the last action, possible swaps, and what is ``given``."""
    more: dict[str, object] = {}
    steps = game.steps
    if steps:
        more["last"] = places_of(game.rules, steps[-1].before, steps[-1].action)
    if game.phase == Phase.SWAP:
        crocodile = game.rules.board.square_names[game.position.crocodile]
        gazelles = [name for name in marks.legal_squares if name != crocodile]
        there = [(crocodile, name) for name in gazelles]
        back = [(name, crocodile) for name in gazelles]
        more["arrows"] = (*there, *back)
    if selected:
        more["selected"] = selected.partition(":")[2]
    if given is not None:
        named = {each.name: getattr(given, each.name) for each in fields(Marks)}
        more |= {name: value for name, value in named.items() if value}
    return replace(marks, **more)  # type: ignore[arg-type]


def buttons_of(game: Game, home: Game | None, *, language: str) -> tuple[Button, ...]:
    """Return the buttons below the board; with a ``home`` to go back to, that one for redo."""
    buttons = [_button("undo", language, game.can_undo)]
    if home is None:
        buttons.append(_button("redo", language, game.can_redo))
    else:
        moved = game.position != home.position or len(game.steps) != len(home.steps)
        buttons.append(_button("reset", language, moved))
    if game.phase == Phase.SWAP:
        buttons.insert(0, _button("stay", language, True, primary=True))
    return tuple(buttons)


@cache
def _button(name: str, language: str, enabled: bool, primary: bool = False) -> Button:
    hint = phrase(f"{name}-hint", language)
    return Button(name, phrase(name, language), enabled, hint, primary)


# --- where there is no kernel --------------------------------------------------------------------


def static_bundle(view: BoardView, *, hands: bool, score: bool, notes: bool) -> dict[str, str]:
    """Return a board as picture and as text, a MIME bundle that is the same for the same view.

    Both begin with the message line and, with ``notes``, end with what the last action did.
    """
    picture = view.draw("board", "auto", hands=hands, score=score)
    return static_output(
        view.language,
        view.message.text,
        [(format_position(view.rules, view.position), picture)],
        view.text_board(),
        view.notes if notes else (),
    )
