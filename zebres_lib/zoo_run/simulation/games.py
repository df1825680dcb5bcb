"""What simulations of both games have in common: how a block of games becomes rows of a table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from ... import jit
from ...randomness import Randomness, Stream
from ..cards import Deck
from ..players import Player
from ..position import LINE_UP, card_indices
from ..text.notation import format_action
from ..variant import FreeRules, RaceRules
from .kernels import Choose, Kernel
from .simulate import SimulationError

if TYPE_CHECKING:
    import pandas as pd

    from ...experiments import Block

_GAME = __name__.removesuffix(".simulation.games")
_MAKERS = {f"{_GAME}.kernels", f"{_GAME}.players", __name__}
"""Modules that make functions anew, which another process does as well."""


class Decision(NamedTuple):
    """Who chose what in which state of which rules, and whether it is legal."""

    player: Player
    rules: FreeRules | RaceRules
    state: Any
    action: object
    legal: bool


@dataclass(frozen=True)
class Simulation:
    """What both games have in common: an experiment in the sense of the library's experiments."""

    compiled: bool
    code: str

    def players(self) -> Sequence[Player]:
        """Return all who decide something, those that decide for a seat by seat."""
        raise NotImplementedError

    @cached_property
    def kernel(self) -> Kernel:
        """The loop that plays a block, as plain Python."""
        raise NotImplementedError

    @property
    def checked(self) -> bool:
        """Whether actions are checked: players that come with the library play legally."""
        return not all(player.known for player in self.players())

    def __getstate__(self) -> dict[str, Any]:
        # Kernels are made again where they are wanted; they would not survive the way there.
        made = ("kernel", "_play_block")
        return {name: value for name, value in vars(self).items() if name not in made}

    @cached_property
    def _play_block(self) -> Kernel:
        """The loop at its right speed, made from the same code as when the simulation was set."""
        if jit.fingerprint(self.kernel) != self.code:
            raise SimulationError(
                "the rules or a player were edited in one process and not in the other that "
                "should play this block; play it where they were edited, with workers=1"
            )
        return jit.compiled(self.kernel) if self.compiled else self.kernel

    @property
    def is_compiled(self) -> bool:
        """Whether the loop that plays has been compiled in this process."""
        return bool(getattr(self._play_block, "signatures", ()))

    def compile(self) -> None:
        """Compile the loop that plays now, rather than when the first block is played."""
        rules, tables = self._arguments()
        self._play_block(rules, tables, Stream(0).state(), 0, self._rows(0))

    @property
    def is_importable(self) -> bool:
        """Whether another process finds the very functions that play here by their names."""
        return all(
            jit.is_importable(each)
            for each in jit.reachable(self.kernel)
            if each.__module__ not in _MAKERS
        )

    def play(self, block: "Block") -> "pd.DataFrame":
        """Return the rows of a block of games; the same in any process and at either speed."""
        rows = self._rows(block.count)
        rules, tables = self._arguments()
        # A game's part of the stream depends on its own number alone, not on how games are cut.
        stream = Stream(block.seed)
        state: Any = stream.state() if self.compiled else stream
        try:
            done = int(self._play_block(rules, tables, state, block.first, rows))
        except TypeError:
            # The rules take whole numbers only; perhaps a player chose something else.
            for game in range(block.first, block.first + block.count):
                self._watch(block.seed, game)
            raise
        if done < block.count:
            game = block.first + done
            self._watch(block.seed, game)
            raise SimulationError(
                f"game {game}: a player chose an action that is not legal, but not when the game "
                "was played again; chance must come from randomness alone"
            )
        return self._table(block, rows)

    def _rows(self, games: int) -> np.ndarray:
        raise NotImplementedError

    def _arguments(self) -> tuple[Any, Any]:
        """Return rules and tables, as arrays or for plain Python."""
        raise NotImplementedError

    def _table(self, block: "Block", rows: np.ndarray) -> "pd.DataFrame":
        raise NotImplementedError

    def _decisions(self, seed: int, game: int) -> Iterator[Decision]:
        """Play a game again, slowly, and yield each decision before it is applied."""
        raise NotImplementedError

    def _watch(self, seed: int, game: int) -> None:
        """Play a game again, slowly, and say which action was not legal, if one was not."""
        for player, rules, state, action, legal in self._decisions(seed, game):
            if not legal:
                hand = card_indices(state.hands[state.player])
                numbers = ", ".join(str(rules.deck.cards[card].number) for card in hand)
                does = "lines up" if state.phase == LINE_UP else "keeps one of"
                raise SimulationError(
                    f"game {game}: {player.name} chose {_action_text(rules, action)}, which is not "
                    f"legal where player {state.player + 1} {does} the cards {numbers}; "
                    "choose among legal_actions(rules, state)"
                )


def deck_settings(deck: Deck) -> list[list[object]]:
    """Return what decides games with a deck, as JSON can hold it: its animals, then its cards."""
    cards: list[list[object]] = [[c.number, *c.bodies, *c.heads] for c in deck.cards]
    return [[*deck.animals], *cards]


def categories(codes: np.ndarray, names: Sequence[str]) -> Any:
    """Return a column of names by their numbers."""
    import pandas as pd

    return pd.Categorical.from_codes(
        codes.astype(np.int8), dtype=_category_type(tuple(names)), validate=False
    )


@cache
def _category_type(names: tuple[str, ...]) -> Any:
    import pandas as pd

    # One type for all blocks: two that are only equal are slow to compare and to join.
    return pd.CategoricalDtype(pd.Index(names))


def speed(compiled: bool | None, players: Sequence[Player]) -> bool:
    """Return whether games of these players are played compiled; raise if they cannot be."""
    unmarked = [player for player in players if not player.is_marked]
    if compiled is None:
        return jit.is_available() and not unmarked
    if compiled and not jit.is_available():
        raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
    if compiled and unmarked:
        name = unmarked[0].name
        raise ValueError(f"compiled: {name} is not marked; write @compilable above it")
    return bool(compiled)


def whole_numbers(player: Player) -> Choose:
    """Return how a player chooses; numbers of NumPy become plain ones, which the rules take."""
    if player.is_marked:
        return player.choose

    def choose(rules: Any, state: Any, randomness: Randomness, tables: Any) -> int:
        return index(player.choose(rules, state, randomness, tables))

    return choose


def _action_text(rules: FreeRules | RaceRules, action: object) -> str:
    try:
        return format_action(rules, index(cast(int, action)))
    except (ValueError, IndexError, TypeError):
        return repr(action)
