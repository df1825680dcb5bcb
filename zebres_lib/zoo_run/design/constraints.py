"""What a deck is asked to be, read off a deck, and what a deck lacks of it, in words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import comb
from typing import Any

from ...errors import MessageError
from ...explain import phrase
from ...explain.numbers import number
from ..cards import ANIMALS, DECK_SIZE, ROWS, Deck, DeckError
from ..decks.animals import declared
from ..decks.tables import MOST_ANIMALS, MOST_CARDS
from ..exact.hands import hint as hint_of
from ..players import Choose, Policy, find

HAND_SIZE = 3
"""Cards of a hand in game no. 1 (``free.setup``), and in the hint (``lineup.hint``)."""
MOST_PLAYERS = 5
LEAST_TOLERANCE = 0.001
_EDGES = (5, 5, 20)


class ConstraintsError(MessageError, ValueError):
    """Constraints that no deck can meet, or that are none; the message says which and why."""

    def __init__(self, case: str, field: str, **arguments: object) -> None:
        super().__init__(f"deck-lab-error-{case}", field=field, **arguments)
        self.case, self.field = case, field

    def text(self, language: str = "en", names: Mapping[str, str] | None = None) -> str:
        """Return what is wrong, in a language; ``names`` are what a form calls the fields."""
        field = (names or {}).get(self.field, self.field)
        return replace(self.message, arguments={**self.message.arguments, "field": field}).text(
            language
        )


@dataclass(frozen=True)
class WantedChance:
    """How often all animals shall be freed in game no. 1 (``free.all-free``).

    Parameters
    ----------
    wanted
        The probability of winning that the deck shall have, between 0 and 1.
    players
        How many play, 1 to 5, with the path and animal tokens of the rulebook (``free.setup``).
    team
        How they choose line-ups: ``"independent"``, ``"team"``, ``"foresight"``, or a function of
        your own as for :func:`~zebres_lib.zoo_run.simulation.simulate.simulate_free_the_animals`.
    tolerance
        How far the probability may be from the one wanted. The whole 95 % interval of the estimate
        must lie within.

    Raises :class:`ConstraintsError` for a number out of range, ``ValueError`` for an unknown team.
    """

    wanted: float
    players: int = 2
    team: "str | Choose | Policy" = "team"
    tolerance: float = 0.02

    def __post_init__(self) -> None:
        for name, least, most in (("wanted", 0.0, 1.0), ("tolerance", LEAST_TOLERANCE, 0.5)):
            value: object = getattr(self, name)
            number = value if isinstance(value, (int, float)) else float("nan")
            # What is no number compares as false, as bool must here too.
            if isinstance(value, bool) or not least <= number <= most:
                raise ConstraintsError(
                    "range", field=name, value=repr(value), least=least, most=most
                )
        object.__setattr__(self, "players", _whole("players", self.players, 1, MOST_PLAYERS))
        find("free", self.team)


@dataclass(frozen=True)
class Constraints:
    """What a deck is asked to be; those of the reconstructed deck by default.

    Parameters
    ----------
    cards
        Number of cards, 2 to 60.
    head_edges, body_edges
        How many right edges show one, two and three heads; left edges one, two and three bodies.
    animals
        The animals that the cards show; names, or how many of the five of the game.
    spread
        How much more often one (row, animal) pair may be on the edges of a side than another: 0
        for exactly as often, ``None`` for any difference.
    different
        Whether all cards must differ.
    hint
        Whether any three cards must be able to make an animal (``lineup.hint``).
    chance
        How often the animals shall be freed, or ``None``.

    Raises :class:`ConstraintsError` for what is not of this kind and for what no deck can meet,
    with the reason.

    >>> Constraints().head_edges
    (5, 5, 20)
    >>> Constraints(cards=29)
    Traceback (most recent call last):
    zebres_lib...ConstraintsError: head_edges: 5 + 5 + 20 edges are 30, but there are 29 cards
    """

    cards: int = DECK_SIZE
    head_edges: tuple[int, int, int] = _EDGES
    body_edges: tuple[int, int, int] = _EDGES
    animals: tuple[str, ...] = ANIMALS
    spread: int | None = 0
    different: bool = True
    hint: bool = True
    chance: WantedChance | None = field(default=None)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _whole("cards", self.cards, 2, MOST_CARDS))
        object.__setattr__(self, "animals", _animals(self.animals))
        for name in ("head_edges", "body_edges"):
            object.__setattr__(self, name, _edges(name, getattr(self, name), self.cards))
        if self.spread is not None:
            object.__setattr__(self, "spread", _whole("spread", self.spread, 0, MOST_CARDS))
        for name in ("different", "hint"):
            if not isinstance(getattr(self, name), bool):
                raise ConstraintsError("flag", field=name, value=repr(getattr(self, name)))
        if self.chance is not None and not isinstance(self.chance, WantedChance):
            raise ConstraintsError("chance", "chance", value=repr(self.chance))
        self._check_balance()
        if self.different:
            self._check_variety()
        if self.hint:
            self._check_hint()
        if self.chance is not None and self.chance.players * HAND_SIZE > self.cards:
            raise ConstraintsError(
                "hands",
                "chance",
                players=self.chance.players,
                needed=self.chance.players * HAND_SIZE,
                cards=self.cards,
            )

    @property
    def pairs(self) -> int:
        """Number of (row, animal) pairs on a side."""
        return len(ROWS) * len(self.animals)

    def _check_balance(self) -> None:
        if self.spread != 0:
            return
        for name in ("head_edges", "body_edges"):
            animals = _shown(getattr(self, name))
            if animals % self.pairs:
                below = animals - animals % self.pairs
                raise ConstraintsError(
                    "balance",
                    field=name,
                    shown=animals,
                    pairs=self.pairs,
                    animals=len(self.animals),
                    # No edge shows nothing, so none is the wrong thing to advise.
                    near=" / ".join(str(n) for n in (below, below + self.pairs) if n),
                )

    def _check_variety(self) -> None:
        sides = (("head_edges", self.body_edges), ("body_edges", self.head_edges))
        for name, others in sides:
            kinds = [_kinds(length, len(self.animals)) for length in (1, 2, 3)]
            facing = sum(kinds[place] for place in range(3) if others[place])
            for place, edges in enumerate(getattr(self, name)):
                if edges > kinds[place] * facing:
                    raise ConstraintsError(
                        "variety",
                        field=name,
                        number=edges,
                        length=place + 1,
                        most=kinds[place] * facing,
                    )

    def _check_hint(self) -> None:
        """Refuse what has too few matching pairs: Mantel's bound, as in ``hint``."""
        needed = comb(self.cards, 2) - self.cards**2 // 4
        heads, bodies = _shown(self.head_edges), _shown(self.body_edges)
        spread = self.cards if self.spread is None else self.spread
        # No pair is on more edges than its fair share and the spread, nor on more than there are.
        most = [min(self.cards, number // self.pairs + spread) for number in (heads, bodies)]
        possible = min(most[0] * bodies, most[1] * heads)
        if possible < needed:
            raise ConstraintsError(
                "hint", "hint", cards=self.cards, needed=needed, possible=possible
            )


@dataclass(frozen=True)
class Unmet:
    """One constraint that a deck does not meet.

    Attributes
    ----------
    constraint
        The name of the field.
    case
        A short name of what is wrong.
    arguments
        The numbers of it, by name.
    """

    constraint: str
    case: str
    arguments: tuple[tuple[str, Any], ...] = ()

    def text(self, language: str = "en") -> str:
        """Return what is wrong, in words."""
        words = {name: _said(value, language) for name, value in self.arguments}
        return phrase(f"deck-lab-unmet-{self.case}", language, **words)

    def __str__(self) -> str:
        return self.text()


def constraints_of(deck: Deck, chance: WantedChance | None = None) -> Constraints:
    """Return the strictest constraints that a deck meets, read off its cards.

    ``chance`` is taken as it is given: how often a deck wins is not read off its cards but played.

    Raises :class:`ConstraintsError` for a chance that needs more cards than there are.

    >>> from zebres_lib.zoo_run import RECONSTRUCTED
    >>> constraints_of(RECONSTRUCTED) == Constraints()
    True
    """
    return Constraints(
        cards=len(deck),
        head_edges=lengths(card.heads for card in deck.cards),
        body_edges=lengths(card.bodies for card in deck.cards),
        animals=deck.animals,
        spread=max(spreads(deck)),
        different=not cards_alike(deck),
        hint=hint_of(deck).holds,
        chance=chance,
    )


def unmet(deck: Deck, constraints: Constraints) -> tuple[Unmet, ...]:
    """Return what a deck lacks of constraints, all but the chance of winning."""
    found = []
    if len(deck) != constraints.cards:
        found.append(_unmet("cards", "cards", number=len(deck), wanted=constraints.cards))
    foreign = [animal for animal in deck.animals if animal not in constraints.animals]
    if foreign:
        found.append(_unmet("animals", "animals", foreign=tuple(foreign)))
    for name, edges in (
        ("head_edges", (card.heads for card in deck.cards)),
        ("body_edges", (card.bodies for card in deck.cards)),
    ):
        now, wanted = lengths(edges), getattr(constraints, name)
        if now != wanted:
            side = "heads" if name == "head_edges" else "bodies"
            found.append(_unmet(name, "edges", side=side, now=_listed(now), wanted=_listed(wanted)))
    if constraints.spread is not None:
        for side, spread in zip(("bodies", "heads"), spreads(deck, constraints), strict=True):
            if spread > constraints.spread:
                found.append(
                    _unmet("spread", "spread", side=side, now=spread, wanted=constraints.spread)
                )
    alike = cards_alike(deck)
    if constraints.different and alike:
        numbers = tuple(" = ".join(map(str, group)) for group in alike)
        found.append(_unmet("different", "different", cards=numbers))
    if constraints.hint:
        hint = hint_of(deck)
        if not hint.holds:
            first = tuple(str(card.number) for card in hint.counterexamples[0])
            found.append(_unmet("hint", "hint", count=len(hint.counterexamples), cards=first))
    return tuple(found)


def lengths(edges: Iterable[Sequence[str | None]]) -> tuple[int, int, int]:
    """Return how many edges show one, two and three animals."""
    number = Counter(sum(1 for animal in edge if animal) for edge in edges)
    return number[1], number[2], number[3]


def spreads(deck: Deck, constraints: Constraints | None = None) -> tuple[int, int]:
    """Return how much more often one (row, animal) pair is shown than another: bodies, heads."""
    animals = deck.animals if constraints is None else constraints.animals
    found = []
    for part in ("bodies", "heads"):
        shown = Counter(
            (row, animal)
            for card in deck.cards
            for row, animal in enumerate(getattr(card, part))
            if animal
        )
        often = [shown[row, animal] for row in range(len(ROWS)) for animal in animals]
        found.append(max(often) - min(often))
    return found[0], found[1]


def cards_alike(deck: Deck) -> tuple[tuple[int, ...], ...]:
    """Return the numbers of cards that show the same, a group for each kind of card."""
    groups: dict[object, list[int]] = {}
    for card in deck.cards:
        groups.setdefault((card.bodies, card.heads), []).append(card.number)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def _unmet(constraint: str, case: str, **arguments: object) -> Unmet:
    return Unmet(constraint, case, tuple(arguments.items()))


def _said(value: object, language: str) -> object:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, float):
        return number(value, 3, language)
    return value


def _listed(numbers: Sequence[int]) -> str:
    return " + ".join(map(str, numbers))


def _shown(edges: Sequence[int]) -> int:
    """Return how many animals edges show in all."""
    return sum(number * (place + 1) for place, number in enumerate(edges))


def _kinds(length: int, animals: int) -> int:
    """Return how many different edges of a length there are."""
    return comb(len(ROWS), length) * int(animals**length)


def _whole(name: str, value: object, least: int, most: int) -> int:
    whole = hasattr(value, "__index__") and not isinstance(value, bool)
    if not whole or not least <= value.__index__() <= most:  # type: ignore[attr-defined]
        raise ConstraintsError("whole", field=name, value=repr(value), least=least, most=most)
    return int(value.__index__())  # type: ignore[attr-defined]


def _edges(name: str, value: object, cards: int) -> tuple[int, int, int]:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(ROWS):
        raise ConstraintsError("edges", field=name, value=repr(value))
    one, two, three = (_whole(name, number, 0, MOST_CARDS) for number in value)
    if one + two + three != cards:
        edges = _listed((one, two, three))
        raise ConstraintsError("sum", field=name, edges=edges, sum=one + two + three, cards=cards)
    return one, two, three


def _animals(value: object) -> tuple[str, ...]:
    if hasattr(value, "__index__"):
        return ANIMALS[: _whole("animals", value, 1, len(ANIMALS))]
    try:
        names = declared(value)  # type: ignore[arg-type]
    except DeckError as error:
        raise ConstraintsError("animals", "animals", message=error.message) from None
    except TypeError as error:
        raise ConstraintsError("animals", "animals", message=error) from None
    if len(names) > MOST_ANIMALS:
        raise ConstraintsError("many-animals", "animals", number=len(names), most=MOST_ANIMALS)
    return names
