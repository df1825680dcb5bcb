"""Opponents by name, from one for the first game to one that knows no mercy.

>>> level("greedy").title("fr")
'Gourmand'
>>> names()[0], names()[-1]
('first game', 'no mercy')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from ...explain.catalogue import has_message, message_text
from ...randomness import Randomness
from ..players import beginner, greedy, random
from ..position import MOVE, SETUP, SWAP, Position
from ..rules import Rules, apply, is_over
from ..text.notation import parse_action

if TYPE_CHECKING:
    from .search import Searcher, Stop

TURN_SECONDS = 1.0
"""What the strongest level may think about a turn, unless it is told otherwise."""


@dataclass(frozen=True)
class Recipe:
    """How a level chooses: by a policy, or by looking ahead so far.

    Attributes
    ----------
    policy
        A policy of :mod:`~zebres_lib.zebres.players`, if no search is needed.
    depth
        Placements to look ahead at most.
    nodes
        Decisions to look at for a turn.
    seconds
        Time to think about a turn.
    """

    policy: Any = None
    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


RECIPES: dict[str, Recipe] = {
    "first game": Recipe(policy=beginner.choose),
    "greedy": Recipe(policy=greedy.choose),
    "careful": Recipe(depth=1, nodes=10_000),
    "thoughtful": Recipe(depth=2, nodes=10_000),
    "cunning": Recipe(nodes=1_000),
    "expert": Recipe(nodes=20_000),
    "no mercy": Recipe(seconds=TURN_SECONDS),
}


def names() -> tuple[str, ...]:
    """Return the names of the levels, from the easiest to the strongest."""
    return tuple(RECIPES)


def title(name: str, language: str = "en") -> str:
    """Return what a level, or a policy by its name, is called; a name of one's own stays."""
    key = _key(name)
    return message_text(language, key) if has_message(language, key, "within") else name


def name_within(name: str, language: str = "en") -> str:
    """Return the same as it is called within a sentence.

    >>> name_within("first game", "fr"), name_within("careful after 2 animals", "fr")
    ('première partie', 'prudent après 2 animaux')
    """
    if opened := _OPENED.fullmatch(name):
        given = {"level": name_within(opened[1], language), "animals": int(opened[2])}
        return message_text(language, "levels-opened", arguments=given)
    key = _key(name)
    return message_text(language, key, "within") if has_message(language, key, "within") else name


_OPENED = re.compile(r"(.+) after (\d+) animals")


def _key(name: str) -> str:
    return f"levels-{name.replace(' ', '-')}"


def level(name: str, *, nodes: int | None = None, seconds: float | None = None) -> Level:
    """Return an opponent by the name of its level.

    Parameters
    ----------
    name
        One of :func:`names`.
    nodes, seconds
        What it may use for a turn in place of what its level says: decisions looked at, the same on
        any machine, or time on the clock.

    Raises
    ------
    ValueError
        If there is no such level, both limits are given, a limit is not positive, or the level does
        not search.

    Every call returns a new opponent. The same level plays the same game from the same randomness,
    as long as it is limited by decisions and not by time.
    """
    if name not in RECIPES:
        near = get_close_matches(str(name), names(), n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names())}"
        raise ValueError(f"level: {name!r} is not a level; {hint}")
    recipe = RECIPES[name]
    if nodes is None and seconds is None:
        return Level(name, recipe)
    if nodes is not None and seconds is not None:
        raise ValueError("level: give nodes or seconds, not both")
    if recipe.policy is not None:
        raise ValueError(f"level: {name!r} does not search, so it takes neither nodes nor seconds")
    for limit, value in (("nodes", nodes), ("seconds", seconds)):
        if value is not None and (isinstance(value, bool) or not value > 0):
            raise ValueError(f"{limit}: {value!r} is not a positive number")
    return Level(name, Recipe(depth=recipe.depth, nodes=nodes, seconds=seconds))


class Level:
    """An opponent. Made by :func:`level`; it is also a policy, called like a function.

    Attributes
    ----------
    name
        The name of its level.
    recipe
        How it chooses.
    """

    def __init__(self, name: str, recipe: Recipe) -> None:
        self.name, self.recipe = name, recipe
        self._searcher: Searcher | None = None
        self._plan: dict[Position, int] = {}

    def title(self, language: str = "en") -> str:
        """Return the name in a language."""
        return title(self.name, language)

    def description(self, language: str = "en") -> str:
        """Return in a sentence how this level plays."""
        return message_text(language, _key(self.name), "text")

    @property
    def searches(self) -> bool:
        """Whether it looks ahead, and so may take a while."""
        return self.recipe.policy is None

    def choose(
        self, rules: Rules, position: Position, randomness: Randomness, stop: Stop | None = None
    ) -> int:
        """Return one of the legal actions.

        Parameters
        ----------
        rules, position
            Where it is to decide.
        randomness
            What its chance is drawn from.
        stop
            What may end its thinking, from another thread; it then plays the best it has found.

        Raises
        ------
        ValueError
            If the game is over.

        A level that searches thinks about a whole turn at once, when it places; its guardian
        follows that plan. The guardian's first post is drawn: no search reaches far enough to tell
        one from another.
        """
        if is_over(position):
            raise ValueError("the game is over; there is no action to choose (end.full-board)")
        if self.recipe.policy is not None:
            action: int = self.recipe.policy(rules, position, randomness)
            return action
        if position.phase == SETUP:
            return random.choose(rules, position, randomness)
        now = Position(*(int(number) for number in position))
        known = self._searcher is not None and self._searcher.rules == rules
        if not known or now not in self._plan:
            self._think(rules, now, stop)
        return self._plan[now]

    __call__ = choose

    def prepare(self, rules: Rules | None = None) -> None:
        """Compile its search now, rather than when it is first to choose."""
        if self.searches:
            self._ready(rules if rules is not None else Rules()).compile()

    def after(self, animals: int) -> OpenedLevel:
        """Return a policy that plays by chance until so many animals stand, and then as this level.

        A level that searches leaves nothing to chance, and from one first post it plays the same
        game against itself again and again: many games of it are only worth anything as such if
        they begin differently.
        """
        return OpenedLevel(self, animals)

    def __repr__(self) -> str:
        known = RECIPES.get(self.name)
        own = "" if self.recipe == known else f", {self.recipe}"
        return f"<Level {self.name!r}{own}>"

    def __getstate__(self) -> dict[str, Any]:
        # What a search remembers is large, and of no use in another process.
        return {"name": self.name, "recipe": self.recipe, "_searcher": None, "_plan": {}}

    # --- inside ------------------------------------------------------------------------------

    def _ready(self, rules: Rules) -> Searcher:
        from .search import TABLE_ENTRIES, Searcher

        if self._searcher is None or self._searcher.rules != rules:
            nodes = self.recipe.nodes
            entries = TABLE_ENTRIES if nodes is None else max(1 << 12, min(TABLE_ENTRIES, nodes))
            self._searcher = Searcher(rules, table_entries=entries)
        return self._searcher

    def _think(self, rules: Rules, position: Position, stop: Stop | None) -> None:
        """Search, and write down what to do in this turn."""
        searcher = self._ready(rules)
        recipe = self.recipe
        if recipe.seconds is None:
            # Without this its answer would depend on what it was asked before.
            searcher.forget()
        found = searcher.search(
            position, depth=recipe.depth, nodes=recipe.nodes, seconds=recipe.seconds, stop=stop
        )
        self._plan = {}
        for text in found.line:
            action = parse_action(rules.board, text)
            self._plan[position] = action
            position = apply(rules, position, action)
            if position.phase not in (SWAP, MOVE):
                break


@dataclass(frozen=True)
class OpenedLevel:
    """A level after an opening by chance. Made by :meth:`Level.after`; called like a function."""

    level: Level
    animals: int

    @property
    def name(self) -> str:
        """The name of the level, and how long chance plays."""
        return f"{self.level.name} after {self.animals} animals"

    def __call__(self, rules: Rules, position: Position, randomness: Randomness) -> int:
        """Return one of the legal actions, by chance in the opening."""
        if (position.white | position.green).bit_count() < self.animals:
            return random.choose(rules, position, randomness)
        return self.level.choose(rules, position, randomness)
