"""What a hand of cards or a Zoo Run panel shows, as plain data, and its words."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from ...explain import phrase
from ...zoo_run.cards import Deck
from ...zoo_run.drawing import Enclosure, Track, enclosure_svg, hand_labels, hand_svg, track_svg
from ...zoo_run.drawing.spoken import animals_of, joint_label
from ...zoo_run.lineups import Joint, LineUp, RowCase, joint
from ...zoo_run.text.boards import text_enclosure, text_hand, text_track
from ..controls import Button, Note, Status
from ..fields import language_words
from ..static_output import static_output

Mode = Literal["arrange", "choose", "look"]
NOTHING = -1


@dataclass(frozen=True)
class HandView:
    """The cards of one hand as they lie, and what may be done with them.

    ``mode`` is whether they can be put in order, one can be chosen, or neither.
    """

    deck: Deck
    cards: tuple[int, ...]
    mode: Mode = "arrange"
    lifted: int = NOTHING
    chosen: int = NOTHING
    asked: int = NOTHING


@dataclass(frozen=True)
class SeatView:
    """A player's button: name, what the cards make, and whether the decision is taken."""

    id: int
    name: str
    text: str
    current: bool
    ready: bool

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return vars(self) | {}


@dataclass(frozen=True)
class TurnView:
    """What happened in one turn."""

    title: str
    notes: tuple[Note, ...]

    def as_json(self) -> dict[str, Any]:
        """Return it as a widget's state carries it."""
        return {"title": self.title, "notes": [note.as_json() for note in self.notes]}


@dataclass(frozen=True)
class ZooView:
    """All that a hand or a panel shows at one moment.

    Attributes
    ----------
    language, message, announcement
        The language of everything, the status line, what a screen reader is told of the change.
    hand
        The cards, or None where there are none to show.
    picture
        The enclosure or the race track, or None.
    seats, buttons
        Buttons of the players and below the cards.
    notes
        Why a joint makes what it makes.
    log
        What happened, the newest turn first.
    form
        Fields of the form for a new game.
    """

    language: str
    message: Status
    announcement: str = ""
    hand: HandView | None = None
    picture: Enclosure | Track | None = None
    seats: tuple[SeatView, ...] = ()
    buttons: tuple[Button, ...] = ()
    notes: tuple[Note, ...] = ()
    log: tuple[TurnView, ...] = ()
    form: tuple[dict[str, Any], ...] = field(default=())

    def draw_hand(self, picture_id: str, theme: str) -> str:
        """Return the cards as SVG text, or nothing."""
        if self.hand is None:
            return ""
        hand = self.hand
        return hand_svg(
            hand.deck,
            hand.cards,
            lifted=hand.lifted,
            chosen=hand.chosen,
            asked=hand.asked,
            language=self.language,
            picture_id=picture_id,
            theme=theme,
        )

    def draw_picture(self, picture_id: str, theme: str) -> str:
        """Return the enclosure or the track as SVG text, or nothing."""
        options = {"language": self.language, "picture_id": picture_id, "theme": theme}
        match self.picture:
            case Enclosure():
                return enclosure_svg(self.picture, **options)
            case Track():
                return track_svg(self.picture, **options)
        return ""

    def labels(self) -> dict[str, str]:
        """Return the spoken label of every card and joint."""
        if self.hand is None:
            return {}
        hand = self.hand
        return hand_labels(
            hand.deck, hand.cards, self.language, lifted=hand.lifted, chosen=hand.chosen
        )

    def texts(self) -> str:
        """Return cards and picture as text."""
        texts = []
        if self.hand is not None:
            texts.append(text_hand(self.hand.deck, self.hand.cards, language=self.language))
        match self.picture:
            case Enclosure():
                texts.append(text_enclosure(self.picture, language=self.language))
            case Track():
                texts.append(text_track(self.picture, language=self.language))
        return "\n\n".join(texts)


def made_words(made: LineUp, favourite: str | None, language: str) -> str:
    """Return what a line-up makes: its animals, and with a favourite its spaces and crowns."""
    animals = animals_of((a for each in made.joints for a in each.animals), language)
    if favourite is None:
        return phrase("zoo-made", language, animals=animals, count=made.total)
    return phrase(
        "zoo-made-race",
        language,
        animals=animals,
        spaces=made.spaces(favourite),
        crowns=made.crowns(favourite),
    )


def joint_notes(found: Joint, language: str) -> tuple[Note, ...]:
    """Return why a joint makes what it makes, row by row, and what it would make turned round.

    Rules ``lineup.match`` and ``lineup.no-offset``.
    """
    notes = []
    for match in found.rows:
        names = {
            which: phrase("zoo-animal", language, animal=animal) if animal else ""
            for which, animal in (("head", match.head), ("body", match.body))
        }
        text = phrase(
            "zoo-why-row",
            language,
            row=phrase("zoo-row-of", language, row=match.row),
            case=match.case.value,
            other=phrase("zoo-row", language, row=match.body_rows[0]) if match.body_rows else "",
            **names,
        )
        near = match.case == RowCase.OTHER_ROW
        rule = "lineup.no-offset" if near else "lineup.match"
        notes.append(Note(text, rule, match.case == RowCase.MATCH))
    turned = joint(found.right, found.left)
    if turned.animals and not found.animals:
        made = animals_of(turned.animals, language)
        cards = {"left": found.right.number, "right": found.left.number}
        text = phrase("zoo-why-turned", language, made=made, **cards)
        notes.append(Note(text, "lineup.match", False))
    return tuple(notes)


def joint_message(found: Joint, language: str) -> str:
    """Return what a joint makes in one sentence."""
    if not found.animals:
        cards = {"left": found.left.number, "right": found.right.number}
        return phrase("zoo-joint-nothing", language, **cards)
    return joint_label(found, language) + "."


@cache
def words_of(language: str) -> dict[str, Any]:
    """Return the words that a page needs by itself."""
    return {
        **language_words(language),
        "hand": phrase("zoo-hand-label", language),
        "role": phrase("zoo-hand-role", language),
        "players": phrase("zoo-players", language),
        "joints": phrase("zoo-joints", language),
        "help": phrase("zoo-help", language),
        "how-to": phrase("how-to", language),
        "log": phrase("log", language),
        "new-game": phrase("choose-rules", language),
        "start": phrase("start", language),
        "no-answer": phrase("no-answer", language),
    }


def static_bundle(view: ZooView) -> dict[str, str]:
    """Return cards and picture as pictures and as text, the same for the same view."""
    pictures = [view.draw_hand("hand", "auto"), view.draw_picture("table", "auto")]
    notes = view.notes or (view.log[0].notes if view.log else ())
    return static_output(
        view.language,
        view.message.text,
        [(view.message.text, picture) for picture in pictures if picture],
        view.texts(),
        notes,
    )
