"""Who plays in a tournament: players and levels by name, functions, levels with a budget."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import FunctionType
from typing import Any

from .... import jit
from ... import players
from .. import levels
from ..levels import Level

Given = str | players.Policy | Level
"""What a player may be given as."""

DRAW = "draw"


@dataclass(frozen=True)
class Contestant:
    """A policy under the name that stands in the table.

    Attributes
    ----------
    name
        The name.
    policy
        A function that chooses, or a level that searches.
    """

    name: str
    policy: Any

    @property
    def searches(self) -> bool:
        """Whether it is a level that looks ahead."""
        return isinstance(self.policy, Level)

    @property
    def is_marked(self) -> bool:
        """Whether it is a function that may be compiled."""
        return not self.searches and jit.is_marked(self.policy)

    def fresh(self) -> Any:
        """Return who chooses, with a memory of its own if it has one."""
        if self.searches:
            return Level(self.policy.name, self.policy.recipe)
        return self.policy

    def settings(self) -> dict[str, object]:
        """Return what decides how it plays, as JSON can hold it."""
        if not self.searches:
            plays, code = players.name_of(self.policy), jit.fingerprint(self.policy)
            return {"name": self.name, "plays": plays, "code": code}
        # Only a tournament with levels needs the search, which takes a while to load.
        from ..search import alphabeta

        recipe = self.policy.recipe
        return {
            "name": self.name,
            "plays": {"depth": recipe.depth, "nodes": recipe.nodes},
            "code": jit.fingerprint(alphabeta.search),
        }


def names() -> tuple[str, ...]:
    """Return the names that a tournament knows: those of players, then those of levels.

    >>> "random" in names(), "expert" in names()
    (True, True)
    """
    return tuple(dict.fromkeys([*players.names(), *levels.names()]))


def contestants(given: Iterable[Given] | Mapping[str, Given]) -> tuple[Contestant, ...]:
    """Return the players of a tournament in the order given.

    Raises ``TypeError`` or ``ValueError`` naming the player that cannot take part, and why.
    """
    if isinstance(given, str):
        raise TypeError(f"players: {given!r} is one name; give a list of at least two players")
    if isinstance(given, Mapping):
        found = [Contestant(name, _policy(one)) for name, one in given.items()]
    elif isinstance(given, Iterable):
        found = [Contestant(_name(one), _policy(one)) for one in given]
    else:
        raise TypeError(f"players: {given!r} is neither a list of players nor a dict by name")
    if len(found) < 2:
        raise ValueError(f"players: {len(found)} given; a tournament needs at least two")
    seen: set[str] = set()
    for one in found:
        if not isinstance(one.name, str) or not one.name:
            raise TypeError(f"players: {one.name!r} is not a name")
        if one.name == DRAW:
            raise ValueError(
                f"players: nobody can be named {DRAW!r}, which stands for a drawn game"
            )
        if one.name in seen:
            raise ValueError(
                f"players: {one.name!r} is there twice; give names of their own with a dict"
            )
        seen.add(one.name)
    return tuple(found)


def _name(given: Given) -> str:
    if isinstance(given, str):
        return given
    return given.name if isinstance(given, Level) else players.name_of(given)


def _policy(given: Given) -> Any:
    """Return the function or the searching level that chooses."""
    if isinstance(given, str):
        if given in levels.names():
            given = levels.level(given)
        elif given in players.names():
            return players.find(given)
        else:
            near = get_close_matches(given, names(), n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names())}"
            raise ValueError(f"players: {given!r} is neither a player nor a level; {hint}")
    if isinstance(given, Level):
        if not given.searches:
            return given.recipe.policy
        if given.recipe.seconds is not None:
            raise ValueError(
                f"players: {given.name!r} thinks by the clock, so its games could not be played "
                f"again; limit it by decisions: levels.level({given.name!r}, nodes=50_000)"
            )
        return given
    if not isinstance(given, FunctionType):
        raise TypeError(
            f"players: {given!r} is not a name, a level or a function of "
            "(rules, position, randomness)"
        )
    return given
