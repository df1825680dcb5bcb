"""How tokens are put on a board by hand, and what no game would have brought about."""

from dataclasses import dataclass
from typing import NamedTuple

from ...zebres.position import NOBODY
from ...zebres.rules import (
    NOWHERE,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    by_species,
    in_hand,
    own_squares,
    swappable,
)

_FIELDS = tuple(f"{species.name.lower()}s" for species in Species)

SIDES = {"w": Player.WHITE, "g": Player.GREEN, "-": Player.NOBODY}
"""Players by the letters of the text notation."""

TOKENS = tuple(f"{side}:{species.letter}" for side in "wg" for species in Species)
"""All tokens as they are chosen in a hand, such as ``"w:Z"``."""


@dataclass(frozen=True)
class PositionEditing:
    """What is edited: the position, the way back and forth, and what a click puts down.

    ``tool`` is a token such as ``"w:Z"``, ``"erase"`` or ``"swap"``.
    """

    position: Position
    past: tuple[Position, ...] = ()
    future: tuple[Position, ...] = ()
    tool: str = "w:G"
    face_down: bool = False


class Standing(NamedTuple):
    """A token that stands on a square."""

    owner: Player
    species: Species
    hidden: bool = False


class Oddity(NamedTuple):
    """What no game would have brought about, the rule that says why, and where it is."""

    kind: str
    rule: str
    places: tuple[str, ...]


def may_hide(species: Species) -> bool:
    """Tell whether an animal may lie face down (``zebra.beside-lion``, ``gazelle.beside-lion``)."""
    return species in (Species.GAZELLE, Species.ZEBRA)


def standing(position: Position, square: int) -> Standing | None:
    """Return the token on a square, or None if it is empty."""
    bit = 1 << square
    for species, squares in zip(Species, by_species(position), strict=True):
        if squares & bit:
            owner = Player.WHITE if position.white & bit else Player.GREEN
            return Standing(owner, species, bool(position.hidden & bit))
    return None


def has_in_hand(rules: Rules, position: Position, owner: Player, species: Species) -> bool:
    """Tell whether a player has such a token that is not on the board."""
    return in_hand(rules, position, int(owner), int(species)) > 0


def clear_square(position: Position, square: int) -> Position:
    """Return the position with a square empty."""
    kept = ~(1 << square)
    names = ("white", "green", "hidden", "swapped", *_FIELDS)
    return position._replace(**{name: getattr(position, name) & kept for name in names})


def put_token(position: Position, square: int, token: Standing) -> Position:
    """Return the position with a token on an empty square."""
    bit = 1 << square
    names = ["white" if token.owner == Player.WHITE else "green", _FIELDS[token.species]]
    names += ["hidden"] if token.hidden else []
    return position._replace(**{name: getattr(position, name) | bit for name in names})


def crocodiles_that_swap(rules: Rules, position: Position) -> tuple[int, ...]:
    """Return the squares of crocodiles of the player who decides that could swap now."""
    mine = position.crocodiles & own_squares(position, position.player)
    phase = int(Phase.SWAP)
    return tuple(
        square
        for square in range(rules.board.square_count)
        if mine >> square & 1
        and swappable(rules, position._replace(phase=phase, crocodile=square, swapped=0))
    )


def follow(rules: Rules, position: Position) -> Position:
    """Return the position with the phase that what stands on the board asks for.

    A token or the guardian on the board ends the setup, a full board the game; a crocodile that
    swaps must be there.
    """
    phase = position.phase
    occupied = position.white | position.green
    full = occupied == rules.all_squares
    if phase == Phase.SETUP and (occupied or position.guardian != NOWHERE):
        phase = Phase.PLACE
    if phase == Phase.SWAP:
        mine = position.crocodiles & own_squares(position, position.player)
        if mine >> position.crocodile & 1:
            return position._replace(swapped=position.swapped & position.gazelles)
        phase = Phase.PLACE
    if phase == Phase.OVER and not full:
        phase = Phase.PLACE
    elif phase in (Phase.PLACE, Phase.MOVE) and full:
        phase = Phase.OVER
    return position._replace(phase=int(phase), crocodile=NOWHERE, swapped=0)


def oddities(rules: Rules, position: Position) -> tuple[Oddity, ...]:
    """Return what no game would have brought about; such positions can be played on all the same.

    Lions stay where they are, so zebras and gazelles lie face down beside a lion and nowhere else
    (``zebra.beside-lion``, ``gazelle.beside-lion``). Somebody holds the Inauguration token once a
    territory is full (``inauguration.first-full``).
    """
    board = rules.board
    found = []
    beside = 0
    for square in range(board.square_count):
        if position.lions >> square & 1:
            beside |= board.neighbours[square]
    for name, squares in (("gazelle", position.gazelles), ("zebra", position.zebras)):
        for kind, odd in (
            ("face-up", squares & beside & ~position.hidden),
            ("face-down", squares & position.hidden & ~beside),
        ):
            if odd:
                found.append(Oddity(kind, f"{name}.beside-lion", board.squares(odd)))
    occupied = position.white | position.green
    if position.phase in (Phase.PLACE, Phase.MOVE, Phase.OVER) and position.inauguration == NOBODY:
        full = tuple(
            letter
            for letter, territory in zip(board.territory_letters, board.territories, strict=True)
            if occupied & territory == territory
        )
        if full:
            found.append(Oddity("no-inauguration", "inauguration.first-full", full))
    return tuple(found)
