"""What lessons show of Zoo Run: :func:`hand`, :class:`FreePanel` and :class:`RacePanel`."""

from collections.abc import Callable, Sequence
from typing import Any

from ...zoo_run.cards import RECONSTRUCTED, Card, Deck
from ...zoo_run.events import Event
from ...zoo_run.game import FreeTheAnimals, Race
from .hand import HandController
from .table import FreeTable, RaceTable
from .widget import ZooWidget


def hand(
    cards: Sequence[Card | int],
    *,
    deck: Deck = RECONSTRUCTED,
    favourite: str | None = None,
    language: str = "en",
    theme: str = "auto",
) -> "HandWidget":
    """Return cards to put in order by drag, touch and keyboard, with what they make lit up.

    Parameters
    ----------
    cards
        Two to five cards or their numbers, from left to right.
    deck
        Our reconstruction by default.
    favourite
        An animal that counts twice, as in the race: spaces and crowns are told then.
    language, theme
        ``"en"`` or ``"fr"``; ``"auto"``, ``"light"`` or ``"dark"``.

    Raises :class:`~zebres_lib.zoo_run.DeckError` for cards or a favourite that the deck has not.
    """
    return HandWidget(cards, deck=deck, favourite=favourite, language=language, theme=theme)


class HandWidget(ZooWidget):
    """Cards to put in order. Made by :func:`hand`; ``widget.cards`` are as they lie."""

    def __init__(self, cards: Sequence[Card | int], *, theme: str = "auto", **options: Any) -> None:
        self._controller = HandController(cards, **options)
        super().__init__(self._controller, theme=theme)

    @property
    def controller(self) -> HandController:
        """What decides what a click does."""
        return self._controller

    @property
    def cards(self) -> tuple[int, ...]:
        """Numbers of the cards from left to right."""
        return self._controller.cards


class _TablePanel(ZooWidget):
    _game: type[FreeTheAnimals | Race]
    _kind: type[FreeTable | RaceTable]

    def __init__(
        self,
        game: FreeTheAnimals | Race | None = None,
        *,
        players: int = 2,
        seed: int = 1,
        computers: int = 0,
        language: str = "en",
        theme: str = "auto",
        **rules: Any,
    ) -> None:
        if game is not None and rules:
            raise ValueError(f"{', '.join(rules)}: a game has its own rules; leave these out")
        played: Any = game if game is not None else self._game(players=players, **rules)
        self._table = self._kind(played, seed=seed, computers=computers, language=language)
        super().__init__(self._table, theme=theme)

    @property
    def table(self) -> FreeTable | RaceTable:
        """What decides what a click does."""
        return self._table

    @property
    def game(self) -> FreeTheAnimals | Race:
        """The game that is played."""
        return self._table.game

    def on_event(self, hook: Callable[[Event], object]) -> Callable[[], None]:
        """Call ``hook`` with every event played here, also in later games; return how to stop."""
        return self._table.on_event(hook)


class FreePanel(_TablePanel):
    """Let's free the animals for 1 to 5 players at one screen.

    Parameters
    ----------
    game
        The game to play (itself, not a copy); a new one by default.
    players, rules
        For a new game only: how many players, and fields of
        :class:`~zebres_lib.zoo_run.variant.FreeRules` such as ``path_tokens``.
    seed
        Of the deals, so that a game can be played again with the same cards.
    computers
        How many of the last players the computer plays.
    language, theme
        ``"en"`` or ``"fr"``, readers can change it; ``"auto"``, ``"light"`` or ``"dark"``.

    ``panel.game`` is the game, ``panel.on_event(hook)`` calls ``hook`` with every event.
    """

    _game, _kind = FreeTheAnimals, FreeTable


class RacePanel(_TablePanel):
    """The race of the year for 2 to 5 players at one screen.

    The parameters are those of :class:`FreePanel`; ``rules`` are fields of
    :class:`~zebres_lib.zoo_run.variant.RaceRules` such as ``track_length`` or ``favourites``.
    """

    _game, _kind = Race, RaceTable
