"""What a position and an action are: plain integers with names."""

from enum import IntEnum
from typing import Any, Final, NamedTuple, Protocol

from ..jit import bit_count, compilable
from .variant import Rules, RuleTables, Species


class Player(IntEnum):
    """Who: a colour, or nobody where a thing has no owner."""

    WHITE = 0
    GREEN = 1
    NOBODY = 2

    @property
    def opponent(self) -> "Player":
        """The other colour."""
        return Player(1 - self)


class Phase(IntEnum):
    """What kind of decision comes next."""

    SETUP = 0
    PLACE = 1
    SWAP = 2
    MOVE = 3
    OVER = 4


class ActionKind(IntEnum):
    """The five kinds of action, ``@Nb``, ``Gc3``, ``xd3``, ``-`` and ``>E2`` in the notation."""

    POST_GUARDIAN = 0
    PLACE_ANIMAL = 1
    SWAP = 2
    STAY = 3
    MOVE_GUARDIAN = 4


# Compiled code takes plain integers; these are the members above under their own names.
WHITE: Final = int(Player.WHITE)
GREEN: Final = int(Player.GREEN)
NOBODY: Final = int(Player.NOBODY)
GAZELLE: Final = int(Species.GAZELLE)
ZEBRA: Final = int(Species.ZEBRA)
CROCODILE: Final = int(Species.CROCODILE)
ELEPHANT: Final = int(Species.ELEPHANT)
LION: Final = int(Species.LION)
SETUP: Final = int(Phase.SETUP)
PLACE: Final = int(Phase.PLACE)
SWAP: Final = int(Phase.SWAP)
MOVE: Final = int(Phase.MOVE)
OVER: Final = int(Phase.OVER)
POST_GUARDIAN: Final = int(ActionKind.POST_GUARDIAN)
PLACE_ANIMAL: Final = int(ActionKind.PLACE_ANIMAL)
SWAP_GAZELLE: Final = int(ActionKind.SWAP)
STAY: Final = int(ActionKind.STAY)
MOVE_GUARDIAN: Final = int(ActionKind.MOVE_GUARDIAN)
SPECIES_COUNT: Final = len(Species)

NOWHERE: Final = -1
"""The guardian before setup, the swapping crocodile outside the swap phase."""


class Position(NamedTuple):
    """Everything that decides how a game goes on; immutable, hashable, comparable."""

    white: int  # squares with a white token
    green: int  # squares with a green token
    gazelles: int  # squares by species, of both players, face up or down
    zebras: int
    crocodiles: int
    elephants: int
    lions: int
    hidden: int  # squares with a face-down token
    guardian: int  # post, or NOWHERE before setup
    player: int  # who decides next; in phase OVER, who placed last
    inauguration: int  # holder of the Inauguration token, or NOBODY
    phase: int
    crocodile: int  # square of the crocodile that may swap, or NOWHERE
    swapped: int  # squares where gazelles stand that were swapped this turn


POSITION_SIZE: Final = len(Position._fields)
"""How many numbers a position is."""


@compilable
def load_position(numbers: Any, at: int) -> Position:
    """Return the position whose numbers begin at a place."""
    return Position(
        numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4],
        numbers[at + 5], numbers[at + 6], numbers[at + 7], numbers[at + 8], numbers[at + 9],
        numbers[at + 10], numbers[at + 11], numbers[at + 12], numbers[at + 13],
    )  # fmt: skip


@compilable
def save_position(numbers: Any, at: int, position: Position) -> None:
    """Write the numbers of a position from a place on."""
    numbers[at] = position.white
    numbers[at + 1] = position.green
    numbers[at + 2] = position.gazelles
    numbers[at + 3] = position.zebras
    numbers[at + 4] = position.crocodiles
    numbers[at + 5] = position.elephants
    numbers[at + 6] = position.lions
    numbers[at + 7] = position.hidden
    numbers[at + 8] = position.guardian
    numbers[at + 9] = position.player
    numbers[at + 10] = position.inauguration
    numbers[at + 11] = position.phase
    numbers[at + 12] = position.crocodile
    numbers[at + 13] = position.swapped


class Record(Protocol):
    """Whatever stands at a position under its rules, as a game does."""

    @property
    def position(self) -> Position:
        """Where it stands."""

    @property
    def rules(self) -> Rules:
        """Its rules."""


_CLASSIC_RULES = Rules()


def position_and_rules(
    shown: Position | Record, rules: Rules | None = None
) -> tuple[Position, Rules]:
    """Return the position that is meant, and the rules it stands under.

    A game brings its rules along, and so does a position that knows them; ``rules`` come first,
    and the classic rules last. Raises ``TypeError`` for anything else.
    """
    position = shown if isinstance(shown, Position) else getattr(shown, "position", None)
    if not isinstance(position, Position):
        raise TypeError(f"position: {type(shown).__name__} is neither a position nor a game")
    found = getattr(shown, "rules", _CLASSIC_RULES) if rules is None else rules
    if not isinstance(found, Rules):
        raise TypeError(f"rules: {type(found).__name__} is not Rules")
    return position, found


# --- actions -----------------------------------------------------------------------------------
# One action is one integer: kind, then a post or a square, then a species.


@compilable
def encode(kind: int, target: int = 0, species: int = 0) -> int:
    """Return the action of this kind at this post or square, with this species if it places one."""
    return (kind << 10) | (target << 3) | species


@compilable
def action_kind(action: int) -> int:
    """Return the :class:`ActionKind` of an action, as a plain integer."""
    return action >> 10


@compilable
def action_target(action: int) -> int:
    """Return the post or square of an action."""
    return (action >> 3) & 127


@compilable
def action_species(action: int) -> int:
    """Return the species that an action places."""
    return action & 7


# --- looking at a position ---------------------------------------------------------------------


def start(player: int = WHITE) -> Position:
    """Return the start position; ``player`` is the first player (``setup.guardian``)."""
    return Position(0, 0, 0, 0, 0, 0, 0, 0, NOWHERE, int(player), NOBODY, SETUP, NOWHERE, 0)


@compilable
def animals(position: Position, species: int) -> int:
    """Return the squares with an animal of this species, either player's, face up or down."""
    if species == GAZELLE:
        return position.gazelles
    if species == ZEBRA:
        return position.zebras
    if species == CROCODILE:
        return position.crocodiles
    if species == ELEPHANT:
        return position.elephants
    return position.lions


@compilable
def by_species(position: Position) -> tuple[int, int, int, int, int]:
    """Return the squares with an animal of each species, in the order of :class:`Species`."""
    return (
        position.gazelles,
        position.zebras,
        position.crocodiles,
        position.elephants,
        position.lions,
    )


@compilable
def own_squares(position: Position, player: int) -> int:
    """Return the squares with a token of this player."""
    return position.white if player == WHITE else position.green


@compilable
def in_hand(rules: RuleTables, position: Position, player: int, species: int) -> int:
    """Return how many tokens of this species the player has not on the board."""
    on_board = bit_count(own_squares(position, player) & animals(position, species))
    return int(rules.counts[species]) - on_board


@compilable
def species_in_hand(rules: RuleTables, position: Position, player: int) -> int:
    """Return the species of which the player has a token left, as a mask with bit ``species``."""
    own = own_squares(position, player)
    hand = 0
    for species in range(SPECIES_COUNT):
        if bit_count(own & animals(position, species)) < rules.counts[species]:
            hand |= 1 << species
    return hand


@compilable
def holds_tokens(rules: RuleTables, position: Position, player: int) -> bool:
    """Tell whether the player has a token left to place."""
    return bit_count(own_squares(position, player)) < rules.hand_size


@compilable
def is_solo(rules: RuleTables, position: Position) -> bool:
    """Tell whether at most one player still has tokens to place (``solo.finish``)."""
    return (
        bit_count(position.white) == rules.hand_size or bit_count(position.green) == rules.hand_size
    )


@compilable
def is_over(position: Position) -> bool:
    """Tell whether the game is over (``end.full-board``)."""
    return position.phase == OVER
