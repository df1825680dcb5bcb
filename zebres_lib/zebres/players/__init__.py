"""Policies: who chooses an action, one a file, each with a function ``choose``.

A policy is a plain function of (rules, position, randomness) that returns one of the legal actions.
Marked :func:`~zebres_lib.jit.compilable`, it can be compiled with the loop that plays many games.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ...randomness import Randomness
from ..rules import Position, RuleTables

Policy = Callable[[RuleTables, Position, Randomness], int]


@cache
def names() -> tuple[str, ...]:
    """Return the names of the policies that come with the library, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def find(policy: str | Policy) -> Policy:
    """Return a policy by its name, or a function as it is.

    Raises ``ValueError`` naming the policies there are.
    """
    if callable(policy):
        return policy
    if policy not in names():
        raise ValueError(f"player {policy!r} is not among {', '.join(names())}, nor a function")
    choose: Policy = import_module(f".{policy}", __name__).choose
    return choose


def is_known(policy: Policy) -> bool:
    """Tell whether a policy comes with the library; those play legally."""
    room, _, name = getattr(policy, "__module__", "").rpartition(".")
    return room == __name__ and find(name) is policy


def name_of(policy: Policy) -> str:
    """Return the name that a policy is found by, or that of its function."""
    if is_known(policy):
        return policy.__module__.rpartition(".")[2]
    own = getattr(policy, "__qualname__", None) or getattr(policy, "name", None)
    return own if isinstance(own, str) else type(policy).__name__
