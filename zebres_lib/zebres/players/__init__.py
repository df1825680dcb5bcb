"""Who chooses an action: one strategy a file, each with a function ``choose``.

A player is a plain function of (rules, position, randomness) that returns one of the legal actions.
Marked :func:`~zebres_lib.jit.compilable`, it can be compiled with the loops that play many games.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from ...randomness import Randomness
from ..rules import Position, RuleTables

Player = Callable[[RuleTables, Position, Randomness], int]


def names() -> tuple[str, ...]:
    """Return the names of the players that come with the library, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def find(player: str | Player) -> Player:
    """Return a player by its name, or a function as it is.

    Raises ``ValueError`` naming the players there are.
    """
    if callable(player):
        return player
    if player not in names():
        raise ValueError(f"player {player!r} is not among {', '.join(names())}, nor a function")
    choose: Player = import_module(f".{player}", __name__).choose
    return choose
