"""The numbers of both games of Zoo Run as data: :class:`FreeRules` and :class:`RaceRules`.

A variant of a game is its rules with other values and nothing else. The rule functions read their
tables from them: tuples for plain Python, the same names holding arrays for compiled loops
(``rules.compiled()``).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, Protocol

from ..errors import RulesError, checked_number
from .cards import DECKS, RECONSTRUCTED, Deck
from .decks.tables import MOST_COUNT, DeckTables, packed

BY_PLAYERS: Any = None
"""Stands for what the rulebook's table gives for this number of players."""

PATH_TOKENS = {1: 10, 2: 7, 3: 6, 4: 5, 5: 5}
"""Path tokens by number of players (``free.setup``)."""
TOKENS = {1: 3, 2: 4, 3: 6, 4: 7, 5: 8}
"""Tokens of each animal by number of players (``free.setup``)."""


class Tables(Protocol):
    """What both games read of their rules."""

    @property
    def cards(self) -> DeckTables:
        """What each joint makes."""

    @property
    def players(self) -> int:
        """Number of players."""

    @property
    def hand_size(self) -> int:
        """Cards of a hand."""


class FreeTables(Tables, Protocol):
    """What the functions of game no. 1 read: a :class:`FreeRules` or its compiled twin."""

    @property
    def path_tokens(self) -> int:
        """Path tokens at the start, which is the number of turns."""

    @property
    def packed_tokens(self) -> int:
        """Animal tokens at the start, packed."""


class RaceTables(Tables, Protocol):
    """What the functions of game no. 2 read: a :class:`RaceRules` or its compiled twin."""

    @property
    def track_length(self) -> int:
        """Spaces that take a pawn past the finish line."""

    @property
    def favourite_animals(self) -> Any:
        """Favourite animal, as its number in the deck, by seat."""


class CompiledFreeRules(NamedTuple):
    """The tables of :class:`FreeRules` with arrays in place of tuples, for compiled loops."""

    cards: DeckTables
    players: int
    hand_size: int
    path_tokens: int
    packed_tokens: int


class CompiledRaceRules(NamedTuple):
    """The tables of :class:`RaceRules` with arrays in place of tuples, for compiled loops."""

    cards: DeckTables
    players: int
    hand_size: int
    track_length: int
    favourite_animals: Any


@dataclass(frozen=True)
class FreeRules:
    """Every number of game no. 1, Let's free the animals.

    Parameters
    ----------
    players
        How many play together, 1 to 5.
    deck
        The cards; also accepted by name, such as ``"reconstructed"``.
    path_tokens
        Path tokens, which is how many turns the keeper gives (``free.setup``, ``free.keeper``).
    tokens
        Tokens of each animal: one whole number, or one for each animal in the order of the deck, or
        a mapping such as ``{"panda": 3}`` for those that differ from the table (``free.setup``).
        The attribute holds one for each animal.
    hand_size
        Cards dealt to each player, 2 to 5 (``free.setup``).

    ``path_tokens`` and ``tokens`` are by default what the rulebook's table says for the number of
    players. Raises :class:`RulesError` naming the field, what it was given and what it takes.

    >>> FreeRules(players=2).path_tokens, FreeRules(players=2).tokens
    (7, (4, 4, 4, 4, 4))
    """

    players: int = 2
    deck: Deck = RECONSTRUCTED
    path_tokens: int = BY_PLAYERS
    tokens: tuple[int, ...] = BY_PLAYERS
    hand_size: int = 3

    cards: DeckTables = field(init=False, repr=False, compare=False)
    packed_tokens: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _common(self, fewest=1, rule="free.setup")
        given: object = self.path_tokens
        path = PATH_TOKENS[self.players] if given is BY_PLAYERS else given
        _set(self, path_tokens=checked_number("path_tokens", path, 1, 99, "free.setup"))
        _set(self, tokens=self._checked_tokens())
        if not any(self.tokens):
            raise RulesError("rules-nothing-to-free", field="tokens")
        _set(self, packed_tokens=packed(self.tokens))

    def _checked_tokens(self) -> tuple[int, ...]:
        given: object = self.tokens
        animals = self.deck.animals
        numbers: list[Any] = [TOKENS[self.players]] * len(animals)
        if isinstance(given, Mapping):
            for animal, number in given.items():
                numbers[_animal("tokens", animal, self.deck, "free.setup")] = number
        elif isinstance(given, Iterable) and not isinstance(given, (str, bytes)):
            numbers = list(given)
        elif given is not BY_PLAYERS:
            numbers = [given] * len(animals)
        if len(numbers) != len(animals):
            raise RulesError(
                "rules-each-animal",
                field="tokens",
                value=repr(given),
                count=len(animals),
                animals=", ".join(animals),
                rule="free.setup",
            )
        return tuple(
            checked_number(f"tokens: {animal}", number, 0, MOST_COUNT, "free.setup")
            for animal, number in zip(animals, numbers, strict=True)
        )

    def compiled(self) -> CompiledFreeRules:
        """Return the same tables with arrays of 64-bit integers, as compiled loops want them."""
        return CompiledFreeRules(
            self.deck.compiled(),
            self.players,
            self.hand_size,
            self.path_tokens,
            self.packed_tokens,
        )

    def differences(self) -> dict[str, Any]:
        """Return the fields other than players and deck that differ from the rulebook, by name."""
        return _differences(self, FreeRules(players=self.players, deck=self.deck))


@dataclass(frozen=True)
class RaceRules:
    """Every number of game no. 2, the race of the year.

    Parameters
    ----------
    players
        How many race against each other, 2 to 5.
    deck
        The cards; also accepted by name, such as ``"reconstructed"``.
    track_length
        How many spaces take a pawn past the finish line; the rulebook's text does not say
        (``race.finish``).
    favourites
        The favourite animal of each player, all different; by default the first of the deck
        (``race.setup``).
    hand_size
        Cards of each player, 2 to 5 (``race.setup``).

    Raises :class:`RulesError` naming the field, what it was given and what it takes.

    >>> RaceRules(players=3).favourites
    ('lynx', 'turtle', 'panda')
    """

    players: int = 2
    deck: Deck = RECONSTRUCTED
    track_length: int = 20
    favourites: tuple[str, ...] = BY_PLAYERS
    hand_size: int = 4

    cards: DeckTables = field(init=False, repr=False, compare=False)
    favourite_animals: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _common(self, fewest=2, rule="race.setup")
        _set(
            self,
            track_length=checked_number("track_length", self.track_length, 1, 999, "race.finish"),
        )
        favourites = self._checked_favourites()
        _set(self, favourites=favourites)
        numbers = [self.deck.animals.index(animal) for animal in favourites]
        # As many as there are seats, so that compiled code meets one type for all.
        _set(self, favourite_animals=tuple((numbers + [0] * 5)[:5]))
        if not any(self.cards.joints):
            raise RulesError("rules-no-joint", field="deck", deck=repr(self.deck.name))

    def _checked_favourites(self) -> tuple[str, ...]:
        animals = self.deck.animals
        if self.players > len(animals):
            raise RulesError(
                "rules-too-few-animals",
                field="players",
                players=self.players,
                animals=", ".join(animals),
            )
        given: object = self.favourites
        if given is BY_PLAYERS:
            return animals[: self.players]
        names = list(given) if isinstance(given, Iterable) and not isinstance(given, str) else []
        if len(names) != self.players:
            raise RulesError(
                "rules-favourites", field="favourites", value=repr(given), players=self.players
            )
        chosen = tuple(animals[_animal("favourites", n, self.deck, "race.setup")] for n in names)
        for seat, animal in enumerate(chosen):
            if animal in chosen[:seat]:
                raise RulesError(
                    "rules-same-favourite",
                    field="favourites",
                    one=chosen.index(animal) + 1,
                    other=seat + 1,
                    animal=animal,
                )
        return chosen

    def compiled(self) -> CompiledRaceRules:
        """Return the same tables with arrays of 64-bit integers, as compiled loops want them."""
        import numpy as np

        return CompiledRaceRules(
            self.deck.compiled(),
            self.players,
            self.hand_size,
            self.track_length,
            np.array(self.favourite_animals, dtype=np.int64),
        )

    def differences(self) -> dict[str, Any]:
        """Return the fields other than players and deck that differ from the defaults, by name."""
        return _differences(self, RaceRules(players=self.players, deck=self.deck))


def _common(rules: FreeRules | RaceRules, fewest: int, rule: str) -> None:
    """Check what both games have: the deck, the number of players and of cards in a hand."""
    deck: object = rules.deck
    if isinstance(deck, str) and deck in DECKS:
        deck = DECKS[deck]
    if not isinstance(deck, Deck):
        known = ", ".join(DECKS)
        raise RulesError("rules-no-deck", field="deck", value=repr(deck), known=known, rule=rule)
    _set(rules, deck=deck, cards=deck.tables())
    _set(rules, players=checked_number("players", rules.players, fewest, 5, rule))
    _set(rules, hand_size=checked_number("hand_size", rules.hand_size, 2, 5, rule))
    needed = rules.players * rules.hand_size
    if needed > len(deck):
        raise RulesError(
            "rules-too-few-cards",
            field="hand_size",
            players=rules.players,
            hand=rules.hand_size,
            needed=needed,
            cards=len(deck),
            rule=rule,
        )


def _set(rules: FreeRules | RaceRules, **values: object) -> None:
    for name, value in values.items():
        object.__setattr__(rules, name, value)


def _animal(where: str, given: object, deck: Deck, rule: str) -> int:
    """Return the number of an animal of the deck that is given by name."""
    name = str(given).strip().lower()
    if name not in deck.animals:
        known = ", ".join(deck.animals)
        raise RulesError("rules-no-animal", field=where, value=repr(given), known=known, rule=rule)
    return deck.animals.index(name)


def _differences(rules: FreeRules | RaceRules, usual: FreeRules | RaceRules) -> dict[str, Any]:
    return {
        f.name: getattr(rules, f.name)
        for f in fields(rules)
        if f.init and getattr(rules, f.name) != getattr(usual, f.name)
    }
