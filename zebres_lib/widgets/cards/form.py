"""The form for a new game: its fields as plain data, and the numbers filled in."""

from collections.abc import Sequence
from typing import Any

from ...explain import phrase
from .line import LineError

_MOST = 2**31 - 1


def number_field(
    name: str, label: str, value: int | None, least: int, most: int, hint: str = ""
) -> dict[str, Any]:
    """Return a field for a whole number; ``hint`` says what holds where it is left empty."""
    return {
        "name": name,
        "type": "number",
        "label": label,
        "value": value,
        "least": least,
        "most": most,
        "hint": hint,
    }


def select_field(
    name: str, label: str, value: object, options: Sequence[tuple[str, str]]
) -> dict[str, Any]:
    """Return a field with (value, text) options to choose from."""
    return {
        "name": name,
        "type": "select",
        "label": label,
        "value": str(value),
        "options": [list(option) for option in options],
    }


def players_field(players: int, least: int, most: int, language: str) -> dict[str, Any]:
    """Return the field for the number of players."""
    return select_field("players", phrase("zoo-players", language), players, _counts(least, most))


def computers_field(computers: int, language: str) -> dict[str, Any]:
    """Return the field for the number of players that the computer plays."""
    label = phrase("zoo-computers", language)
    return select_field("computers", label, computers, _counts(0, 4))


def _counts(least: int, most: int) -> list[tuple[str, str]]:
    return [(str(count), str(count)) for count in range(least, most + 1)]


def seed_field(seed: int, language: str) -> dict[str, Any]:
    """Return the field for the seed of a new game; left empty, the next one is taken."""
    hint = phrase("zoo-next-seed", language, seed=seed + 1)
    return number_field("seed", phrase("zoo-seed", language), None, 0, _MOST, hint)


def whole(name: str, given: object, otherwise: int) -> int:
    """Return the number in a field, or ``otherwise`` if it is empty.

    Raises :class:`~zebres_lib.widgets.cards.line.LineError` for what is no whole number from 0 on.
    """
    if given is None or given == "":
        return otherwise
    try:
        number = int(str(given))
    except ValueError:
        raise LineError(f"{name}: {given!r} is not a whole number") from None
    if not 0 <= number <= _MOST:
        raise LineError(f"{name}: {number} is not from 0 to {_MOST}")
    return number
