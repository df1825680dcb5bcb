"""What the sliders of the design panel say, playable or not."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from ...errors import RulesError
from ...explain import phrase
from ...zebres import players
from ...zebres.board import BOARDS, Board
from ...zebres.design.variants import NUMBERS, RULINGS, parameters, shipped, value_of
from ...zebres.design.variants.remarks import token_remarks
from ...zebres.rules import Rules
from ...zebres.variant import limits, ruled_fields

MOST = {"counts": 12, "values": 20, "inauguration_points": 30}
"""How far the slider of a number goes, where that is less than the rules allow."""


@cache
def boards() -> Mapping[str, Board]:
    """Return the boards there are to choose from by name: published, then those of variants."""
    found = dict(BOARDS)
    for variant in shipped().values():
        if variant.rules.board not in found.values():
            found[variant.rules.board.name] = variant.rules.board
    return MappingProxyType(found)


@dataclass(frozen=True)
class Settings:
    """Everything that decides which games are played; unlike rules, it may be impossible.

    Parameters
    ----------
    numbers
        Every number and ruling by its name, such as ``values.zebra``.
    board
        The board.
    white, green
        Names of the players.
    """

    numbers: Mapping[str, int | bool]
    board: Board
    white: str = field(default="random")
    green: str = field(default="random")

    @classmethod
    def of(cls, rules: Rules, white: str = "random", green: str = "random") -> "Settings":
        """Return the settings that say just these rules."""
        numbers = {name: value_of(rules, name) for name in parameters()}
        return cls(numbers, rules.board, white, green)

    def with_rules(self, rules: Rules) -> "Settings":
        """Return these players with other rules."""
        return Settings.of(rules, self.white, self.green)

    def changed(self, parameter: str, value: int | bool) -> "Settings":
        """Return the settings with one number or ruling changed.

        Raises ``ValueError`` for a name that there is not and for a value that no slider has.
        """
        if parameter in NUMBERS:
            least, most = self.span(parameter)
            if isinstance(value, bool) or not least <= value <= most:
                raise ValueError(f"{parameter}: {value!r} is not from {least} to {most}")
        elif parameter not in RULINGS:
            raise ValueError(f"parameter {parameter!r} is not among {', '.join(parameters())}")
        elif not isinstance(value, bool):
            raise ValueError(f"{parameter}: {value!r} is neither True nor False")
        return replace(self, numbers={**self.numbers, parameter: value})

    def with_player(self, side: str, name: str) -> "Settings":
        """Return the settings with another player for ``white`` or ``green``, by name."""
        if side not in ("white", "green") or name not in players.names():
            raise ValueError(f"{side}: {name!r} is not among {', '.join(players.names())}")
        return replace(self, white=name) if side == "white" else replace(self, green=name)

    def span(self, number: str) -> tuple[int, int]:
        """Return the least and the largest value that the slider of a number has."""
        now = int(self.numbers[number])
        name = number.partition(".")[0]
        least, most = limits(name, self.board)
        return least, max(now, min(most, MOST.get(name, most)))

    @property
    def board_name(self) -> str:
        """The name of the board among :func:`boards`, empty if it is none of them."""
        return next((name for name, board in boards().items() if board == self.board), "")

    @property
    def rules(self) -> Rules:
        """The rules; raises :class:`~zebres_lib.zebres.RulesError` if they cannot be played."""
        fields: dict[str, Any] = {
            each.name: self._numbers(each.name)
            if isinstance(each.default, tuple)
            else self.numbers[each.name]
            for each in ruled_fields()
        }
        return Rules(board=self.board, **fields)

    def problem(self, language: str) -> str:
        """Return why these settings cannot be played, in a sentence; empty if they can."""
        for remark in token_remarks(self.board, sum(self._numbers("counts"))):
            if remark.is_error:
                return remark.text(language)
        steps, (_, most) = int(self.numbers["guardian_steps"]), limits("guardian_steps", self.board)
        if steps > most:
            return phrase("design-panel-steps", language, steps=steps, most=most)
        try:
            _ = self.rules
        except RulesError as error:
            return error.sentence(language)
        return ""

    def _numbers(self, name: str) -> tuple[int, ...]:
        return tuple(int(self.numbers[one]) for one in NUMBERS if one.startswith(f"{name}."))
