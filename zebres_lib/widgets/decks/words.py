"""Sentences about a deck that is edited: its hint, its edges, and what is wrong with a file."""

from ...explain import phrase
from ...zoo_run.cards import Card
from ...zoo_run.decks.mistakes import Mistake, shown
from ...zoo_run.design.constraints import Constraints
from ...zoo_run.exact.hands import Hint

# A sentence of a mistake says where and what; those that are none of these say it by themselves.
_CASES = (
    "unknown-animal",
    "no-body",
    "no-head",
    "twice-number",
    "number",
    "no-heading",
    "unknown-column",
    "twice-column",
    "missing-column",
    "open-quote",
    "empty",
    "spreadsheet",
    "encoding",
    "csv",
)


def hint_sentence(found: Hint | None, language: str) -> str:
    """Return whether the hint holds, in words (``lineup.hint``)."""
    if found is None:
        return phrase("deck-lab-hint-unknown", language)
    return phrase(
        "deck-lab-hint",
        language,
        holds="yes" if found.holds else "no",
        count=len(found.counterexamples),
        matching=found.matching_pairs,
        pairs=found.pairs,
        needed=found.needed_pairs,
    )


def hand_words(cards: tuple[Card, ...], language: str) -> str:
    """Return a hand that makes nothing as a button tells it."""
    return phrase("deck-lab-hand", language, cards=", ".join(str(card.number) for card in cards))


def counts_sentence(constraints: Constraints, language: str) -> str:
    """Return edges and balance of a deck in words."""
    bodies, heads = (
        " + ".join(map(str, edges)) for edges in (constraints.body_edges, constraints.head_edges)
    )
    return phrase(
        "deck-lab-counts",
        language,
        bodies=bodies,
        heads=heads,
        spread=constraints.spread if constraints.spread is not None else 0,
    )


def mistake_sentence(mistake: Mistake, language: str) -> str:
    """Return what is wrong with a file; in English as the reader of files says it.

    But what it says of an unknown animal is for those who call it from code.
    """
    if mistake.case not in _CASES or (language == "en" and mistake.case != "unknown-animal"):
        return mistake.text
    return phrase(
        "deck-lab-mistake",
        language,
        case=mistake.case,
        row=mistake.row,
        column=mistake.column,
        value=shown(mistake.value) if mistake.value else phrase("deck-lab-nothing", language),
    )
