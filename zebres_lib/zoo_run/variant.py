"""The numbers of both games of Zoo Run as data: :class:`FreeRules` and :class:`RaceRules`.

A variant of a game is its rules with other values and nothing else. The rule functions read their
tables from them: tuples for plain Python, the same names holding arrays for compiled loops
(``rules.compiled()``).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, Protocol, cast

from .cards import DECKS, RECONSTRUCTED, Deck
from .decks.tables import MOST_COUNT, DeckTables, packed

BY_PLAYERS: Any = None
"""Stands for what the rulebook's table gives for this number of players."""

PATH_TOKENS = {1: 10, 2: 7, 3: 6, 4: 5, 5: 5}
"""Path tokens by number of players (``free.setup``)."""
TOKENS = {1: 3, 2: 4, 3: 6, 4: 7, 5: 8}
"""Tokens of each animal by number of players (``free.setup``)."""


class RulesError(ValueError):
    """Rules that cannot be played; the message names the field and the rule."""


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
        _set(self, path_tokens=_whole("path_tokens", path, 1, 99, "free.setup"))
        _set(self, tokens=self._checked_tokens())
        if not any(self.tokens):
            raise RulesError("tokens: there is no animal to free; one token or more (free.setup)")
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
                f"tokens: {given!r} is not {len(animals)} whole numbers, one for each of "
                f"{', '.join(animals)} (free.setup)"
            )
        return tuple(
            _whole(f"tokens: {animal}", number, 0, MOST_COUNT, "free.setup")
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
        _set(self, track_length=_whole("track_length", self.track_length, 1, 999, "race.finish"))
        favourites = self._checked_favourites()
        _set(self, favourites=favourites)
        numbers = [self.deck.animals.index(animal) for animal in favourites]
        # As many as there are seats, so that compiled code meets one type for all.
        _set(self, favourite_animals=tuple((numbers + [0] * 5)[:5]))
        if not any(self.cards.joints):
            raise RulesError(
                f"deck: no two cards of the deck {self.deck.name!r} make an animal, so that no "
                "pawn would ever move (race.finish)"
            )

    def _checked_favourites(self) -> tuple[str, ...]:
        animals = self.deck.animals
        if self.players > len(animals):
            raise RulesError(
                f"players: {self.players} players need {self.players} different favourites, but "
                f"the deck has only {', '.join(animals)} (race.setup)"
            )
        given: object = self.favourites
        if given is BY_PLAYERS:
            return animals[: self.players]
        names = list(given) if isinstance(given, Iterable) and not isinstance(given, str) else []
        if len(names) != self.players:
            raise RulesError(
                f"favourites: {given!r} is not {self.players} animals, one for each player "
                "(race.setup)"
            )
        chosen = tuple(animals[_animal("favourites", n, self.deck, "race.setup")] for n in names)
        for seat, animal in enumerate(chosen):
            if animal in chosen[:seat]:
                raise RulesError(
                    f"favourites: players {chosen.index(animal) + 1} and {seat + 1} both have "
                    f"{animal}; each player takes a different animal (race.setup)"
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
        raise RulesError(
            f"deck: {deck!r} is not a Deck; use Deck.from_csv(...), or a name among "
            f"{', '.join(DECKS)} ({rule})"
        )
    _set(rules, deck=deck, cards=deck.tables())
    _set(rules, players=_whole("players", rules.players, fewest, 5, rule))
    _set(rules, hand_size=_whole("hand_size", rules.hand_size, 2, 5, rule))
    needed = rules.players * rules.hand_size
    if needed > len(deck):
        raise RulesError(
            f"hand_size: {rules.players} hands of {rules.hand_size} cards are {needed} cards, but "
            f"the deck has only {len(deck)} ({rule})"
        )


def _set(rules: FreeRules | RaceRules, **values: object) -> None:
    for name, value in values.items():
        object.__setattr__(rules, name, value)


def _whole(where: str, given: object, least: int, most: int, rule: str) -> int:
    # Numbers from an array or a slider are integers too, as long as they index like one.
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise RulesError(f"{where}: {given!r} is not a whole number ({rule})")
    number = cast(int, given).__index__()
    if not least <= number <= most:
        raise RulesError(f"{where}: {number} is not from {least} to {most} ({rule})")
    return number


def _animal(where: str, given: object, deck: Deck, rule: str) -> int:
    """Return the number of an animal of the deck that is given by name."""
    name = str(given).strip().lower()
    if name not in deck.animals:
        raise RulesError(
            f"{where}: {given!r} is not an animal of the deck; choose among "
            f"{', '.join(deck.animals)} ({rule})"
        )
    return deck.animals.index(name)


def _differences(rules: FreeRules | RaceRules, usual: FreeRules | RaceRules) -> dict[str, Any]:
    return {
        f.name: getattr(rules, f.name)
        for f in fields(rules)
        if f.init and getattr(rules, f.name) != getattr(usual, f.name)
    }
