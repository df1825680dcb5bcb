"""Policies: who decides, one a file with a function ``choose``, in a folder for each decision.

========== ==================================================================================
``free``    who lines up in Let's free the animals, for all seats: independent, team, foresight
``line_up`` who lines up in the race: spaces
``keep``    who chooses the card to keep in the race: random, best, seen
========== ==================================================================================

A policy of your own is a plain function of (rules, state, randomness) that returns a legal action.
Marked :func:`~zebres_lib.jit.compilable`, it is compiled with the loops that play many games. Those
that come with the library take the tables of all hands too, see :mod:`.hand_tables`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Literal

from ...jit import compilable, is_marked
from ...randomness import Randomness
from ..cards import Deck
from ..variant import FreeRules, RaceRules
from .hand_tables import plain, race_hands, useful_free_hands

Decision = Literal["free", "line_up", "keep"]
Choose = Callable[..., int]


@dataclass(frozen=True)
class Policy:
    """A way to decide, with the tables it needs.

    Attributes
    ----------
    name
        What it is found by, or the name of a function of your own.
    decision
        What it decides: ``free``, ``line_up`` or ``keep``.
    choose
        Returns an action for (rules, state, randomness, tables).
    given
        The function as it was given: what error messages and stored runs are about.
    prepare
        Makes the tables from a deck and a number of cards in a hand.
    known
        Whether it comes with the library.

    Called with rules, state and randomness it decides at once, in plain Python.
    """

    name: str
    decision: Decision
    choose: Choose = field(repr=False)
    given: Choose = field(repr=False)
    prepare: Callable[..., Any] = field(repr=False)
    known: bool

    def __call__(self, rules: FreeRules | RaceRules, state: Any, randomness: Randomness) -> int:
        """Return the action that the policy takes in a state."""
        return self.choose(rules, state, randomness, self.tables(rules))

    def tables(self, rules: FreeRules | RaceRules, *, compiled: bool = False) -> Any:
        """Return the tables for plain Python, or the same as arrays for compiled loops."""
        prepare = self.prepare if compiled else _plain_tables(self.prepare)
        return prepare(rules.deck, rules.hand_size)

    @property
    def is_marked(self) -> bool:
        """Whether the policy may be compiled."""
        return is_marked(self.given)


def names(decision: Decision) -> tuple[str, ...]:
    """Return the names of the policies for a decision, in alphabetical order.

    >>> names("free")
    ('foresight', 'independent', 'team')
    """
    package = import_module(f".{decision}", __name__)
    return tuple(sorted(module.name for module in iter_modules(package.__path__)))


def find(decision: Decision, policy: "str | Choose | Policy") -> Policy:
    """Return a policy by its name, a function of your own as a policy, or one as it is.

    Raises ``ValueError`` naming the policies there are.
    """
    tables = useful_free_hands if decision == "free" else race_hands
    if isinstance(policy, Policy):
        if policy.decision != decision:
            raise ValueError(
                f"{decision}: the policy {policy.name} decides something else, {policy.decision}"
            )
        return policy
    if callable(policy):
        name = getattr(policy, "__qualname__", type(policy).__name__)
        return Policy(name, decision, _without_tables(policy), policy, tables, False)
    if policy not in names(decision):
        raise ValueError(
            f"{decision}: {policy!r} is not among {', '.join(names(decision))}, nor a function"
        )
    module = import_module(f".{decision}.{policy}", __name__)
    choose: Choose = module.choose
    return Policy(policy, decision, choose, choose, getattr(module, "prepare", tables), True)


@cache
def _plain_tables(prepare: Callable[..., Any]) -> Callable[..., Any]:
    """Return what makes the tables as lists, once for a deck."""

    @lru_cache(maxsize=8)
    def made(deck: Deck, hand_size: int) -> Any:
        return plain(prepare(deck, hand_size))

    return made


def _without_tables(policy: Choose) -> Choose:
    """Return a policy that is handed the tables too and does not look at them."""
    if is_marked(policy):

        @compilable
        def choose(rules: Any, state: Any, randomness: Randomness, tables: Any) -> int:
            return policy(rules, state, randomness)

        return choose

    def choose_plainly(rules: Any, state: Any, randomness: Randomness, tables: Any) -> int:
        return policy(rules, state, randomness)

    return choose_plainly
