"""The numbers and rulings of Drôles de Zèbres as data: :class:`Rules`.

A variant of the game is ``Rules(...)`` with other values and nothing else. The rule functions of
:mod:`~zebres_lib.zebres.rules` read their tables from it: plain tuples for plain Python, the same
names holding arrays for compiled loops (:meth:`Rules.compiled`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple, Protocol

from ..errors import RulesError, checked_number
from ..jit import compilable, pointer
from .board import BOARDS, CLASSIC, Board


class Species(IntEnum):
    """The five animals, in the order of the rules ledger."""

    GAZELLE = 0
    ZEBRA = 1
    CROCODILE = 2
    ELEPHANT = 3
    LION = 4

    @property
    def letter(self) -> str:
        """The letter that stands for this animal in the text notation."""
        return "GZCEL"[self]


class RuleTables(Protocol):
    """What the rule functions read: a :class:`Rules`, or its :meth:`Rules.compiled` twin."""

    @property
    def neighbours(self) -> Any:
        """Squares that touch a square, by square."""

    @property
    def across(self) -> Any:
        """Squares that touch a square across a river, by square."""

    @property
    def lines(self) -> Any:
        """Squares of the line a post faces, by post."""

    @property
    def territories(self) -> Any:
        """Squares of a territory, by territory."""

    @property
    def territory_of(self) -> Any:
        """Territory of a square, by square."""

    @property
    def counts(self) -> Any:
        """Tokens a player has of a species, by species."""

    @property
    def values(self) -> Any:
        """Points a face-up token is worth, by species."""

    @property
    def post_count(self) -> int:
        """Number of posts of the patrol path."""

    @property
    def territory_count(self) -> int:
        """Number of territories."""

    @property
    def all_squares(self) -> int:
        """Every square of the board."""

    @property
    def hand_size(self) -> int:
        """Tokens a player starts with."""

    @property
    def inauguration_points(self) -> int:
        """Points of the Inauguration token."""

    @property
    def guardian_steps(self) -> int:
        """Farthest ordinary move of the guardian, in posts."""

    @property
    def hidden_gazelles_flee(self) -> bool:
        """Ruling ``ruling.hidden-gazelle``."""

    @property
    def crocodile_chain(self) -> bool:
        """Ruling ``ruling.chain``."""

    @property
    def guardian_while_solo(self) -> bool:
        """Ruling ``ruling.solo``."""


class CompiledRules(NamedTuple):
    """The tables of a :class:`Rules` with arrays in place of tuples, for compiled loops.

    Compiled code copies a whole tuple to index it, and does not copy an array; nothing else
    differs, so the rule functions take either.
    """

    neighbours: Any
    across: Any
    lines: Any
    territories: Any
    territory_of: Any
    counts: Any
    values: Any
    post_count: int
    territory_count: int
    all_squares: int
    hand_size: int
    inauguration_points: int
    guardian_steps: int
    hidden_gazelles_flee: bool
    crocodile_chain: bool
    guardian_while_solo: bool


@compilable
def bind(tables: CompiledRules) -> CompiledRules:
    """Return the tables of the rules in the form that is quickest to pass on."""
    return CompiledRules(
        pointer(tables.neighbours),
        pointer(tables.across),
        pointer(tables.lines),
        pointer(tables.territories),
        pointer(tables.territory_of),
        pointer(tables.counts),
        pointer(tables.values),
        tables.post_count,
        tables.territory_count,
        tables.all_squares,
        tables.hand_size,
        tables.inauguration_points,
        tables.guardian_steps,
        tables.hidden_gazelles_flee,
        tables.crocodile_chain,
        tables.guardian_while_solo,
    )


_MOST = 99


def limits(name: str, board: Board) -> tuple[int, int]:
    """Return the least and the highest number that a field of :class:`Rules` may have."""
    return (1, len(board.post_names) - 1) if name == "guardian_steps" else (0, _MOST)


def _ruled(classic: Any, rule: str) -> Any:
    """Return a field with its classic value and the rule that it decides.

    From these two follow its checks, and how variants write it, read it and tell it.
    """
    return field(default=classic, metadata={"rule": rule})


@dataclass(frozen=True)
class Rules:
    """Every number and ruling of the game, with the classic value as default.

    Parameters
    ----------
    board
        The savannah; also accepted by name, ``"classic"`` or ``"president"``.
    counts
        Tokens of each animal that a player starts with: five whole numbers in the order of
        :class:`Species`, or a mapping such as ``{"zebra": 4}`` for those that differ.
    values
        Points of a face-up token of each animal, given in the same ways.
    inauguration_points
        Points of the Inauguration token (``score.inauguration``).
    guardian_steps
        How many posts the guardian may walk at most (``guardian.steps``).
    hidden_gazelles_flee
        A lion placed beside a face-down gazelle sends it home (``ruling.hidden-gazelle``).
    crocodile_chain
        A crocodile may swap again from its new square (``ruling.chain``).
    guardian_while_solo
        The guardian restricts and moves also while one player alone has tokens (``ruling.solo``).

    Raises
    ------
    RulesError
        Naming the field, what it was given and what it takes.

    >>> Rules(values={"zebra": 7}).values
    (2, 7, 0, 5, 1)
    """

    board: Board = CLASSIC
    counts: tuple[int, ...] = _ruled((6, 5, 2, 1, 1), "place.line")
    values: tuple[int, ...] = _ruled((2, 6, 0, 5, 1), "score.all-animals")
    inauguration_points: int = _ruled(5, "score.inauguration")
    guardian_steps: int = _ruled(3, "guardian.steps")
    hidden_gazelles_flee: bool = _ruled(True, "ruling.hidden-gazelle")
    crocodile_chain: bool = _ruled(True, "ruling.chain")
    guardian_while_solo: bool = _ruled(False, "ruling.solo")

    neighbours: tuple[int, ...] = field(init=False, repr=False, compare=False)
    across: tuple[int, ...] = field(init=False, repr=False, compare=False)
    lines: tuple[int, ...] = field(init=False, repr=False, compare=False)
    territories: tuple[int, ...] = field(init=False, repr=False, compare=False)
    territory_of: tuple[int, ...] = field(init=False, repr=False, compare=False)
    post_count: int = field(init=False, repr=False, compare=False)
    territory_count: int = field(init=False, repr=False, compare=False)
    all_squares: int = field(init=False, repr=False, compare=False)
    hand_size: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        board = self._checked_board()
        self._set("board", board)
        for each in ruled_fields():
            given, rule = getattr(self, each.name), each.metadata["rule"]
            if isinstance(each.default, tuple):
                given = _per_species(each.name, given, each.default, rule)
            elif not isinstance(each.default, bool):
                given = checked_number(each.name, given, *limits(each.name, board), rule)
            elif not isinstance(given, bool):
                raise RulesError("rules-flag", field=each.name, value=repr(given), rule=rule)
            self._set(each.name, given)
        tokens = 2 * sum(self.counts)
        if tokens < board.square_count:
            raise RulesError(
                "rules-too-few-tokens",
                field="counts",
                tokens=str(tokens),
                squares=board.square_count,
                board=board.name,
            )
        self._set("neighbours", board.neighbours)
        self._set("across", board.across)
        self._set("lines", board.lines)
        self._set("territories", board.territories)
        self._set("territory_of", board.territory_of)
        self._set("post_count", len(board.lines))
        self._set("territory_count", len(board.territories))
        self._set("all_squares", board.all_squares)
        self._set("hand_size", sum(self.counts))

    def compiled(self) -> CompiledRules:
        """Return the same tables with arrays of 64-bit integers, as compiled loops want them."""
        import numpy as np

        tables: list[Any] = []
        for name in CompiledRules._fields:
            value = getattr(self, name)
            tables.append(np.array(value, dtype=np.int64) if isinstance(value, tuple) else value)
        return CompiledRules(*tables)

    def differences(self) -> dict[str, Any]:
        """Return the fields that are not classic, by name, with their values."""
        return {
            f.name: getattr(self, f.name)
            for f in fields(self)
            if f.init and getattr(self, f.name) != f.default
        }

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def _checked_board(self) -> Board:
        board: object = self.board
        if isinstance(board, str) and board in BOARDS:
            return BOARDS[board]
        if not isinstance(board, Board):
            known = ", ".join(sorted(BOARDS))
            raise RulesError("rules-no-board", field="board", value=repr(board), known=known)
        return board


@cache
def ruled_fields() -> tuple[Field[Any], ...]:
    """Return the numbers and rulings of :class:`Rules` in their order: all fields but the board.

    ``default`` is the classic value: five whole numbers, one, or a ``bool``;
    ``metadata["rule"]`` the rule id.
    """
    return tuple(each for each in fields(Rules) if "rule" in each.metadata)


def _per_species(name: str, given: object, classic: tuple[int, ...], rule: str) -> tuple[int, ...]:
    numbers: list[Any] = []
    if isinstance(given, Mapping):
        known = {species.name.lower(): species for species in Species}
        numbers = list(classic)
        for animal, number in given.items():
            label = animal.name.lower() if isinstance(animal, Species) else str(animal).lower()
            if label not in known:
                animals = ", ".join(known)
                raise RulesError(
                    "rules-no-species", field=name, value=repr(animal), known=animals, rule=rule
                )
            numbers[known[label]] = number
    elif isinstance(given, Iterable) and not isinstance(given, (str, bytes)):
        numbers = list(given)
    if len(numbers) != len(Species):
        animals = ", ".join(species.name.lower() for species in Species)
        raise RulesError(
            "rules-each-species", field=name, value=repr(given), animals=animals, rule=rule
        )
    return tuple(
        checked_number(f"{name}: {species.name.lower()}", number, 0, _MOST, rule)
        for species, number in zip(Species, numbers, strict=True)
    )
