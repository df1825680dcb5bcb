"""Cards, enclosure and race track as plain text that a terminal shows and a reader hears."""

from collections.abc import Sequence

from ...explain import phrase
from ...svg import language_of
from ..cards import Card, Deck
from ..drawing.enclosure import Enclosure, keeper_words
from ..drawing.spoken import animal_codes, animal_name, animals_of, joints_of, listed
from ..drawing.track import Track, pawn_words
from ..lineups import RowCase


def text_hand(deck: Deck, cards: Sequence[Card | int], *, language: str = "en") -> str:
    """Return cards in a line as text, without trailing spaces or a final newline.

    A card shows its bodies left and its heads right, by the first letters of their names; where
    two cards meet, ``=`` is a made animal and ``~`` a head whose body waits in another row. Raises
    ``ValueError`` for an unknown language, :class:`~zebres_lib.zoo_run.DeckError` for other cards.

    >>> from zebres_lib.zoo_run import RECONSTRUCTED
    >>> print(text_hand(RECONSTRUCTED, [3]))
    ┌────3────┐
    │ El ┊ Ly │
    │ ·  ┊ Pa │
    │ ·  ┊ Tu │
    └─────────┘
    El elephant, Ly lynx, Pa panda, Tu turtle
    """
    language = language_of(language)
    line = [deck.cards[index] for index in deck.indices(cards)]
    codes = animal_codes(deck.animals, language)
    width = max([2, *map(len, codes.values())])
    inside = 2 * width + 5
    found = joints_of(line)
    rows = [" ".join(f"┌{str(card.number).center(inside, '─')}┐" for card in line)]
    for row in range(3):
        text = ""
        for place, card in enumerate(line):
            body, head = (
                codes[animal].ljust(width) if animal else "·".ljust(width)
                for animal in (card.bodies[row], card.heads[row])
            )
            text += f"│ {body} ┊ {head} │"
            if place < len(found):
                case = found[place].rows[row].case
                text += {RowCase.MATCH: "=", RowCase.OTHER_ROW: "~"}.get(case, " ")
        rows.append(text)
    rows.append(" ".join(f"└{'─' * inside}┘" for _ in line))
    seen = {animal for card in line for animal in (*card.bodies, *card.heads) if animal}
    names = sorted(f"{codes[animal]} {animal_name(animal, language)}" for animal in seen)
    rows.append(listed(names, language, ""))
    if found:
        made = [animal for each in found for animal in each.animals]
        rows.append(phrase("zoo-line-title", language, cards=animals_of(made, language)))
    return "\n".join(rows)


def text_enclosure(enclosure: Enclosure, *, language: str = "en") -> str:
    """Return the enclosure and the keeper's path as text, a line an animal.

    ``●`` is a token in the enclosure, ``○`` a free one; on the path ``K`` is the keeper, a dot a
    token that has gone into the box. Raises ``ValueError`` for an unknown language.
    """
    language = language_of(language)
    codes = animal_codes(enclosure.animals, language)
    lines = []
    numbers = zip(enclosure.animals, enclosure.tokens, enclosure.left, strict=True)
    for animal, tokens, left in numbers:
        freed = tokens - left
        said = phrase(
            "zoo-left-of-kind",
            language,
            animal=animal_name(animal, language),
            left=left,
            freed=freed,
        )
        lines.append(f"{codes[animal]:<4}{'●' * left}│{'○' * freed}  {said}")
    steps = [
        "K" if place == enclosure.keeper else "·" if place < enclosure.keeper else str(place + 1)
        for place in range(enclosure.path_tokens)
    ]
    hut, goal = phrase("zoo-hut", language), phrase("zoo-enclosure", language)
    lines.append(f"{hut} {' '.join(steps)} {goal}")
    lines.append(keeper_words(enclosure, language))
    return "\n".join(lines)


def text_track(track: Track, *, language: str = "en") -> str:
    """Return the race track as text, a line a player.

    ``>`` is the pawn, ``|`` the finish line. Raises ``ValueError`` for an unknown language.
    """
    language = language_of(language)
    scale = max(1, -(-track.length // 40))
    lines = [phrase("zoo-track-title", language, length=track.length)]
    for pawn in track.pawns:
        lane = ["·"] * -(-track.length // scale)
        name = animal_name(pawn.animal, language)
        beyond = ""
        if pawn.spaces < track.length:
            lane[pawn.spaces // scale] = ">"
        else:
            beyond = ">"
        said = pawn_words(pawn, track, name, language)
        lines.append(f"{''.join(lane)}|{beyond:<2} {said}")
    return "\n".join(lines)
