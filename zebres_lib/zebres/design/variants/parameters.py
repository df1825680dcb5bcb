"""Every number and ruling of :class:`Rules` by a name of its own, such as ``values.zebra``."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ....explain.catalogue import message_text
from ...variant import Rules, Species, ruled_fields

RULINGS: dict[str, str] = {
    each.name: each.metadata["rule"] for each in ruled_fields() if isinstance(each.default, bool)
}
"""The rulings by the field of :class:`Rules` that decides each, with their rule ids."""

NUMBERS: tuple[str, ...] = tuple(
    name
    for each in ruled_fields()
    if each.name not in RULINGS
    for name in (
        [f"{each.name}.{species.name.lower()}" for species in Species]
        if isinstance(each.default, tuple)
        else [each.name]
    )
)
"""The names of all numbers, in the order of the rules."""


def parameters() -> tuple[str, ...]:
    """Return the names of all numbers and rulings; the board is not among them."""
    return (*NUMBERS, *RULINGS)


def value_of(rules: Rules, parameter: str) -> int | bool:
    """Return a number or ruling of the rules; raises ``ValueError`` for a name that is none.

    >>> value_of(Rules(), "values.zebra")
    6
    """
    name, species = _parts(parameter)
    value: Any = getattr(rules, name)
    return value if species is None else int(value[species])


def changed(rules: Rules, parameter: str, value: int | bool) -> Rules:
    """Return the rules with one number or ruling changed.

    Raises ``ValueError`` for a name that is none, and ``RulesError`` if the rules would not be
    playable.

    >>> changed(Rules(), "values.zebra", 7).values
    (2, 7, 0, 5, 1)
    """
    name, species = _parts(parameter)
    if species is None:
        return replace(rules, **{name: value})  # type: ignore[arg-type]
    numbers: Sequence[int] = getattr(rules, name)
    kept = (*numbers[:species], value, *numbers[species + 1 :])
    return replace(rules, **{name: kept})  # type: ignore[arg-type]


def parameter_name(parameter: str, language: str = "en") -> str:
    """Return what people call a number or ruling; raises ``ValueError`` for a name that is none."""
    name, species = _parts(parameter)
    given = {} if species is None else {"animal": Species(species)}
    return message_text(language, f"variants-of-{name.replace('_', '-')}", arguments=given)


def _parts(parameter: str) -> tuple[str, int | None]:
    """Return the field of the rules and, where it holds a number a species, which one."""
    if parameter not in parameters():
        raise ValueError(f"parameter {parameter!r} is not among {', '.join(parameters())}")
    name, _, animal = parameter.partition(".")
    return name, int(Species[animal.upper()]) if animal else None
