"""What a sentence of Zoo Run may use, built from what its event carries."""

from typing import TYPE_CHECKING

from .catalogue import message_text
from .words import MOST_IN_A_LIST, listed

if TYPE_CHECKING:  # See the package: the game imports this room, not the other way round.
    from ..zoo_run.events import Event


def arguments(event: "Event", language: str) -> dict[str, object]:
    """Return everything that the sentence of this event may use, by name.

    The names are explained at the start of the English catalogue of this game.
    """
    given: dict[str, object] = dict(event.numbers)
    if event.player is not None:
        given["player"] = event.player
    if event.animal:
        given["animal"] = event.animal
    for name, card in zip(("card", "card-to"), event.cards, strict=False):
        given[name] = card
    given["order"] = "-".join(map(str, event.cards))
    given["better"] = "-".join(map(str, event.better))
    for name, row in zip(("row", "row-to"), event.rows, strict=False):
        given[name] = message_text(language, "told-row", arguments={"row": row})
    for name, numbers in (
        ("players", event.players),
        ("cards", event.cards),
        ("cards-rest", event.cards[1:]),
    ):
        given |= listed(name, tuple(map(str, numbers)), language, MOST_IN_A_LIST)
    return given
