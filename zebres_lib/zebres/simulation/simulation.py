"""A simulation: what decides its games, and how a block of them becomes rows of a table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from operator import index
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ... import jit
from ...randomness import Randomness, Stream
from .. import players
from ..rules import Player, Position, Rules, RuleTables, apply, is_legal, is_over, start
from ..text.notation import format_action
from ..text.positions import format_position
from .kernels import FACTS, POINTS, Kernel, chooser, facts_kernel, hiding_kernel, points_kernel
from .simulate import SimulationError

if TYPE_CHECKING:
    import pandas as pd

    from ...experiments import Block


@dataclass(frozen=True)
class Simulation:
    """What decides the rows of a simulation, and how a block of them is played.

    An experiment in the sense of :mod:`zebres_lib.experiments`.
    """

    rules: Rules
    white: players.Player
    green: players.Player
    first_player: str
    columns: str
    compiled: bool
    code: str
    name: str = field(default="zebres.simulate", init=False)

    @classmethod
    def of(
        cls,
        rules: Rules | None,
        white: str | players.Player,
        green: str | players.Player,
        *,
        first_player: str = "white",
        columns: str = "all",
        compiled: bool | None = None,
    ) -> "Simulation":
        """Check the settings and return the simulation that they make."""
        if first_player not in ("white", "green", "alternate"):
            raise ValueError(f"first_player: {first_player!r} is not white, green or alternate")
        if columns not in _MAKERS:
            raise ValueError(f"columns: {columns!r} is not among {', '.join(_MAKERS)}")
        given: object = rules
        if given is not None and not isinstance(given, Rules):
            raise TypeError(f"rules: {given!r} is not a Rules; write rules=Rules(...)")
        one, other = players.find(white), players.find(green)
        unmarked = [each for each in (one, other) if not jit.is_marked(each)]
        if compiled is None:
            compiled = jit.is_available() and not unmarked
        elif compiled and not jit.is_available():
            raise ValueError("compiled: Numba is not installed; pip install 'zebres-lab[fast]'")
        elif compiled and unmarked:
            name = getattr(unmarked[0], "__qualname__", repr(unmarked[0]))
            raise ValueError(f"compiled: {name} is not marked; write @compilable above it")
        made = cls(
            rules if rules is not None else Rules(), one, other, first_player, columns, compiled, ""
        )
        return cls(
            made.rules, one, other, first_player, columns, compiled, jit.fingerprint(made.kernel)
        )

    @cached_property
    def kernel(self) -> Kernel:
        """The loop that plays a block, as plain Python."""
        # Players that come with the library play legally; others are watched.
        known = [players.find(name) for name in players.names()]
        checked = self.white not in known or self.green not in known
        return _MAKERS[self.columns](*self.choosers, checked=checked)

    @property
    def choosers(self) -> tuple[players.Player, players.Player]:
        """Who chooses for White and for Green in a loop that plays; the same twice if they are."""
        white = self.white if jit.is_marked(self.white) else _plain(self.white, self.rules)
        if self.green is self.white:
            return white, white
        return white, self.green if jit.is_marked(self.green) else _plain(self.green, self.rules)

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
        rows, extra = self._arrays(0)
        state = Stream(0).state()
        self._play_block(self.rules.compiled(), start(), start(), state, 0, rows, extra)

    @property
    def is_importable(self) -> bool:
        """Whether another process finds the very functions that play here by their names."""
        inner = ("kernels", "simulation")
        return all(
            jit.is_importable(each)
            for each in jit.reachable(self.kernel)
            if each.__module__.rpartition(".")[2] not in inner
        )

    def told(self) -> dict[str, Any]:
        """Return what kind of games these are, for people: players and rules."""
        changed = ", ".join(f"{name}={value}" for name, value in self.settings_of_rules().items())
        return {
            "white": player_name(self.white),
            "green": player_name(self.green),
            "rules": changed or "classic",
        }

    def settings_of_rules(self) -> dict[str, Any]:
        """Return the rules that are not classic, as plain data."""
        given = self.rules.differences()
        if "board" in given:
            board = self.rules.board
            given["board"] = "/".join(board.map) + ("" if board.clockwise else " counterclockwise")
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in given.items()
        }

    def settings(self) -> dict[str, object]:
        """Return everything that decides the rows, as JSON can hold it."""
        return {
            "rules": self.settings_of_rules(),
            "white": player_name(self.white),
            "green": player_name(self.green),
            "first_player": self.first_player,
            "columns": self.columns,
            "code": self.code,
        }

    def play(self, block: "Block") -> "pd.DataFrame":
        """Return the rows of a block of games; the same in any process and at either speed."""
        play = self._play_block
        stream = self._stream(block)
        sides = {"white": (0, 0), "green": (1, 1), "alternate": (0, 1)}[self.first_player]
        begin, other = (start(player) for player in sides)
        rows, extra = self._arrays(block.count)
        if self.compiled:
            state, first = stream.state(), block.first
            done = play(self.rules.compiled(), begin, other, state, first, rows, extra)
        else:
            try:
                done = play(self.rules, begin, other, stream, block.first, rows, extra)
            except TypeError:
                # The rules take whole numbers only; perhaps a player chose something else.
                for game in range(block.count):
                    self._watch(block, game, (begin, other))
                raise
        if done < block.count:
            game = int(done)
            self._watch(block, game, (begin, other))
            raise SimulationError(
                f"game {block.first + game}: a player chose an action that is not legal, but not "
                "when the game was played again; chance must come from randomness alone"
            )
        return self._table(block, rows, extra)

    @staticmethod
    def _stream(block: "Block") -> Stream:
        # A game's part of the stream depends on its own number alone, not on how games are cut.
        return Stream(block.seed)

    def _arrays(self, games: int) -> tuple[np.ndarray, np.ndarray]:
        board = self.rules.board
        widths = {"points": len(POINTS), "hiding": 0}
        width = widths.get(self.columns, len(FACTS) + 2 * len(board.territories))
        rows = np.zeros((games, width), dtype=np.int16)
        return rows, np.zeros(max(2 * board.square_count, 2), dtype=np.int64)

    def _watch(self, block: "Block", game: int, begins: tuple[Position, Position]) -> None:
        """Play a game again, slowly, and say which action was not legal, if one was not."""
        choose = chooser(self.white, self.green)
        stream = self._stream(block)
        stream.begin(block.first + game)
        position = begins[(block.first + game) % 2]
        while not is_over(position):
            action = choose(self.rules, position, stream)
            if not hasattr(action, "__index__") or not is_legal(self.rules, position, int(action)):
                side = Player(position.player)
                chosen = self.white if side == Player.WHITE else self.green
                raise SimulationError(
                    f"game {block.first + game}: {player_name(chosen)}, playing "
                    f"{side.name.lower()}, chose {_action_text(self.rules, action)}, which is not "
                    f"legal in {format_position(self.rules, position)}; "
                    "choose among legal_actions(rules, position)"
                )
            position = apply(self.rules, position, int(action))

    def _table(self, block: "Block", rows: np.ndarray, extra: np.ndarray) -> "pd.DataFrame":
        import pandas as pd

        board = self.rules.board
        if self.columns == "hiding":
            counts = extra[: 2 * board.square_count].reshape(-1, 2)
            return pd.DataFrame(
                {
                    "square": list(board.square_names),
                    "games": block.count,
                    "zebras": counts[:, 0],
                    "hidden": counts[:, 1],
                }
            )
        white, green = rows[:, 0], rows[:, 1]
        table: dict[str, Any] = {
            "game": np.arange(block.first, block.first + block.count, dtype=np.int64),
            "white_points": white,
            "green_points": green,
            "margin": white - green,
            "winner": _category(np.select([white > green, green > white], [0, 1], 3), WHO),
        }
        if self.columns == "all":
            named = {"first_player": WHO, "post": board.post_names, "inauguration": WHO}
            for column, name in enumerate(FACTS[2:], start=2):
                values = rows[:, column]
                table[name] = _category(values, named[name]) if name in named else values
            for territory, letter in enumerate(board.territory_letters):
                column = len(FACTS) + 2 * territory
                table[f"owner_{letter}"] = _category(rows[:, column], WHO)
                table[f"points_{letter}"] = rows[:, column + 1]
        return pd.DataFrame(table)


WHO = ("white", "green", "nobody", "draw")
"""Categories of every column that says who, so that such columns can be compared."""

_MAKERS: dict[str, Callable[..., Kernel]] = {
    "all": facts_kernel,
    "points": points_kernel,
    "hiding": hiding_kernel,
}


@cache
def _category_type(names: tuple[str, ...]) -> Any:
    import pandas as pd

    return pd.CategoricalDtype(pd.Index(names))


def _category(codes: np.ndarray, names: tuple[str, ...]) -> Any:
    import pandas as pd

    # One type for all blocks: two that are only equal are slow to compare and to join.
    return pd.Categorical.from_codes(
        codes.astype(np.int8), dtype=_category_type(names), validate=False
    )


def _plain(player: players.Player, rules: Rules) -> players.Player:
    """Return a player that is given the rules themselves, and not their tables alone.

    Its numbers may be those of NumPy, which the rules do not take.
    """

    def choose(_: RuleTables, position: Position, randomness: Randomness) -> int:
        return index(player(rules, position, randomness))

    return choose


def player_name(player: players.Player) -> str:
    """Return the name that a player is found by, or that of its function."""
    for name in players.names():
        if players.find(name) is player:
            return name
    own = getattr(player, "__qualname__", None) or getattr(player, "name", None)
    return own if isinstance(own, str) else type(player).__name__


def _action_text(rules: Rules, action: object) -> str:
    try:
        return format_action(rules.board, int(cast(int, action)))
    except (ValueError, IndexError, TypeError):
        return repr(action)
