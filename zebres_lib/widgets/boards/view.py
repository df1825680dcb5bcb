"""What a board shows, as plain data: the state of a widget, decided without one."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Literal, Protocol
from urllib.parse import quote

from ...explain import explain, phrase
from ...zebres.drawing import Marks, labels, svg
from ...zebres.events import Event
from ...zebres.game import Game
from ...zebres.rules import ActionKind, Phase, Player, Position, Rules, action_kind, action_target
from ...zebres.text.boards import text_board
from ...zebres.text.positions import format_position

MessageKind = Literal["turn", "done", "refused", "error", "over"]


@dataclass(frozen=True)
class Message:
    """The status line: a sentence, and how it is meant."""

    text: str
    kind: MessageKind = "turn"


@dataclass(frozen=True)
class Note:
    """One thing that happened, or did not (``happened`` false), with the rule it comes from."""

    text: str
    rule: str
    happened: bool = True

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return {"text": self.text, "rule": self.rule, "happened": self.happened}


@dataclass(frozen=True)
class Button:
    """A button below the board; ``press(id)`` is what it does.

    ``repeat`` names a button that this one, a switch, presses again and again.
    """

    id: str
    label: str
    enabled: bool = True
    hint: str = ""
    primary: bool = False
    repeat: str = ""

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return vars(self) | {}


@dataclass(frozen=True)
class Slider:
    """A slider below the board, from 0 to ``most``; ``slide(value)`` is what it does."""

    label: str
    value: int
    most: int
    text: str = ""


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
    """

    position: Position
    rules: Rules
    marks: Marks
    language: str
    message: Message
    announcement: str = ""
    targets: tuple[str, ...] = ()
    selection: str = ""
    buttons: tuple[Button, ...] = ()
    slider: Slider | None = None
    notes: tuple[Note, ...] = ()

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


def turn_message(game: Game, language: str) -> Message:
    """Return whose decision it is and of what kind, or how the game ended."""
    player, phase = game.player, game.phase
    if phase != Phase.OVER:
        key = {
            Phase.SETUP: "choose-post",
            Phase.PLACE: "choose-animal",
            Phase.SWAP: "choose-swap",
            Phase.MOVE: "move-guardian",
        }[phase]
        return Message(phrase(key, language, player=player))
    white, green = game.scores()
    totals = {"white": white, "green": green}
    if white == green:
        return Message(phrase("game-over-draw", language, **totals), "over")
    winner = Player.WHITE if white > green else Player.GREEN
    return Message(phrase("game-over-won", language, player=winner, **totals), "over")


# --- where there is no kernel ------------------------------------------------------------------

STATIC_CLASS = "zebres-static"

# A notebook that was saved after a run and opened again holds a view whose widget is gone, and
# JupyterLab says so in place of it. The picture right before it says more; a view that is alive
# has children and is not touched.
_HIDE_LOST_VIEW = (
    f"<style>.jp-OutputArea-child:has(.{STATIC_CLASS}) + .jp-OutputArea-child "
    "> .jupyter-widgets:not(:has(*)){display:none}</style>"
)


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


def static_output(
    language: str,
    message: str,
    pictures: Sequence[tuple[str, str]],
    text: str,
    notes: Sequence[Note],
) -> dict[str, str]:
    """Return a message line, pictures, the same as text and notes as a MIME bundle.

    ``pictures`` are pairs of a short text and SVG. Each becomes an image with a data address:
    JupyterLab shows it also in a notebook that is not trusted yet, where it strips SVG and scripts.
    """
    images = []
    for short, picture in pictures:
        # What may stand in an address stays as it is, so that two pictures can be compared.
        address = "data:image/svg+xml," + quote(picture, safe=" =:/;,()'.-_~!*$&+@?")
        images.append(f'<img alt="{escape(short)}" src="{escape(address)}">')
    items = "".join(f"<li>{_bullet(note)} {escape(note.text)}</li>" for note in notes)
    html = (
        f'<div class="{STATIC_CLASS}" lang="{language}">{_HIDE_LOST_VIEW}'
        f"<p><strong>{escape(message)}</strong></p>"
        f"{''.join(images)}"
        f"<details><summary>{escape(phrase('text-board', language))}</summary>"
        f"<pre>{escape(text)}</pre></details>"
        + (f'<ul style="list-style:none;padding:0">{items}</ul>' if items else "")
        + "</div>"
    )
    lines = [message, "", text]
    if notes:
        lines += ["", *(f"{_bullet(note)} {note.text}" for note in notes)]
    return {"text/html": html, "text/plain": "\n".join(lines)}


def _bullet(note: Note) -> str:
    return "●" if note.happened else "○"
