"""What an action did, and what it notably did not do, each with its rule id.

An :class:`Event` is a fact without a sentence: the catalogues of :mod:`zebres_lib.explain` have the
sentences, and it says what one may use (:meth:`Event.arguments`). Near
misses (``happened=False``) are events too, since they teach more than the hits: a head and a body
in different rows, an animal with no token left, a pawn one space short of the line.

Who tells them: :mod:`~zebres_lib.zoo_run.telling.narration` of actions,
:mod:`~zebres_lib.zoo_run.telling.lineups` of line-ups,
:mod:`~zebres_lib.zoo_run.telling.refusals` of what is not allowed.
"""

from dataclasses import dataclass

from ..explain.catalogue import message_text
from ..explain.lists import MOST_IN_A_LIST, listed


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened, or did not happen where a learner would expect it.

    Attributes
    ----------
    rule
        Rule id of the ledger, such as ``"lineup.match"``.
    case
        Which of the things this rule can tell, such as ``"made"``.
    happened
        False for a near miss and for a forbidden action.
    player
        Number of the player concerned, from 1, or None where it concerns all.
    players
        Numbers of several players concerned.
    animal
        Name of the animal concerned, or empty.
    cards
        Numbers of the cards concerned; those of a line-up from left to right.
    better
        Numbers of the cards of another line-up, from left to right.
    rows
        Names of the rows concerned: ``"top"``, ``"middle"``, ``"bottom"``.
    numbers
        Named whole numbers of the sentence (animals, tokens, spaces).
    """

    rule: str
    case: str
    happened: bool = True
    player: int | None = None
    players: tuple[int, ...] = ()
    animal: str = ""
    cards: tuple[int, ...] = ()
    better: tuple[int, ...] = ()
    rows: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()

    def number(self, name: str) -> int:
        """Return the number of this name; ``KeyError`` if the event has none."""
        return dict(self.numbers)[name]

    def arguments(self, language: str) -> dict[str, object]:
        """Return everything that the sentence of this event may use, by name.

        The names are explained at the start of the English catalogue of this game.
        """
        given: dict[str, object] = dict(self.numbers)
        if self.player is not None:
            given["player"] = self.player
        if self.animal:
            given["animal"] = self.animal
        for name, card in zip(("card", "card-to"), self.cards, strict=False):
            given[name] = card
        given["order"] = "-".join(map(str, self.cards))
        given["better"] = "-".join(map(str, self.better))
        for name, row in zip(("row", "row-to"), self.rows, strict=False):
            given[name] = message_text(language, "row-name", arguments={"row": row})
        for name, numbers in (
            ("players", self.players),
            ("cards", self.cards),
            ("cards-rest", self.cards[1:]),
        ):
            given |= listed(name, tuple(map(str, numbers)), language, MOST_IN_A_LIST)
        return given
