"""Pictures of Zoo Run as SVG text: cards in a line, the enclosure, the race track.

Every picture is one self-contained text, the same bytes for the same input, in which every id
begins with ``picture_id``. Hooks for a program that shows it: every card of a line is a ``<g
data-card="7">``, every joint a ``<g data-joint="0">`` counted from the left, each with a rectangle
of class ``hit`` that takes pointer events over its whole area.
"""

from collections.abc import Sequence

from ...explain import phrase
from ..cards import Card, Deck
from ..text.boards import text_enclosure, text_hand, text_track
from .cards import card_group, chosen_mark, hand_size, joint_group
from .enclosure import Enclosure, enclosure_svg
from .frame import Pictures, check_language, frame, rect
from .track import Pawn, Track, track_svg
from .words import card_label, joint_label, joints_of

__all__ = [
    "Enclosure",
    "Pawn",
    "Track",
    "enclosure_svg",
    "hand_labels",
    "hand_svg",
    "text_enclosure",
    "text_hand",
    "text_track",
    "track_svg",
]

NOTHING = -1


def hand_svg(
    deck: Deck,
    cards: Sequence[Card | int],
    *,
    lifted: int = NOTHING,
    chosen: int = NOTHING,
    asked: int = NOTHING,
    joints: bool = True,
    language: str = "en",
    picture_id: str = "hand",
    theme: str = "auto",
) -> str:
    """Return cards in a line, left to right, with what their joints make and just miss.

    Parameters
    ----------
    deck, cards
        The deck, and one or more of its cards or their numbers, from left to right.
    lifted, chosen
        Number of the card that is being moved, or that is chosen; none by default.
    asked
        The joint, from 0 at the left, that is pointed out.
    joints
        Show what the joints make (``lineup.match``) and the heads whose body waits in another row.
    language, theme
        ``"en"`` or ``"fr"``; ``"light"``, ``"dark"`` or ``"auto"`` (that of JupyterLab, or of the
        reader's system).
    picture_id
        A name for this picture, starting with a letter; pictures on one page need different ones.

    Raises :class:`~zebres_lib.zoo_run.DeckError` for a card that is not in the deck or comes twice,
    and ``ValueError`` for an unknown language or theme, a bad ``picture_id``, or no card at all.

    >>> from zebres_lib.zoo_run import RECONSTRUCTED
    >>> hand_svg(RECONSTRUCTED, [3, 1, 2]).startswith("<svg ")
    True
    """
    check_language(language)
    line = _line(deck, cards)
    pictures = Pictures(picture_id, deck.animals, language)
    crowded = len(line) > 3
    places = {card.number: place for place, card in enumerate(line)}
    found = joints_of(line) if joints else []
    # In order of their numbers, wherever they lie: a page that shows a new order moves each card.
    drawn = {
        card.number: card_group(
            card,
            places[card.number],
            pictures,
            lifted=card.number == lifted,
            crowded=crowded,
        )
        for card in sorted(line, key=lambda card: card.number)
    }
    above = drawn.pop(lifted, "")
    meetings = [
        joint_group(
            place,
            each,
            pictures,
            faded=lifted in (each.left.number, each.right.number),
            asked=place == asked,
            crowded=crowded,
        )
        for place, each in enumerate(found)
    ]
    made = [animal for each in found for animal in each.animals]
    width, height = hand_size(len(line))
    if len(line) == 1:
        title = phrase("zoo-card-title", language, card=line[0].number)
    else:
        title = phrase("zoo-hand-title", language, cards=len(line), made=len(made))
    said = [card_label(card, language) for card in line]
    said += [joint_label(each, language) for each in found]
    return frame(
        picture_id,
        theme,
        language,
        (width, height),
        title,
        ". ".join(said) + ".",
        [
            rect("page", 0.75, 0.75, width - 1.5, height - 1.5, 14),
            *drawn.values(),
            *meetings,
            above,
            f'<g class="lit">{chosen_mark(places[chosen]) if chosen in places else ""}</g>',
        ],
        pictures,
    )


def hand_labels(
    deck: Deck,
    cards: Sequence[Card | int],
    language: str = "en",
    *,
    lifted: int = NOTHING,
    chosen: int = NOTHING,
) -> dict[str, str]:
    """Return a spoken label for every card and joint of a line.

    The keys are ``"card:7"`` and ``"joint:0"``. Raises what :func:`hand_svg` raises.
    """
    check_language(language)
    line = _line(deck, cards)
    labels = {}
    for place, card in enumerate(line):
        label = card_label(card, language, place, len(line))
        for word, number in (("zoo-lifted", lifted), ("zoo-chosen", chosen)):
            if number == card.number:
                label = f"{label}, {phrase(word, language)}"
        labels[f"card:{card.number}"] = label
    for place, each in enumerate(joints_of(line)):
        labels[f"joint:{place}"] = joint_label(each, language)
    return labels


def _line(deck: Deck, cards: Sequence[Card | int]) -> list[Card]:
    if not cards:
        raise ValueError("cards: none given; a line has at least one")
    return [deck.cards[index] for index in deck.indices(cards)]
