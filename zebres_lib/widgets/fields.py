"""Fields of a form as plain data, and the whole numbers that are written into them."""

from collections.abc import Sequence
from typing import Any

from ..explain import LANGUAGES, phrase
from .refusals import Refused

LARGEST = 2**31 - 1


def language_words(language: str) -> dict[str, Any]:
    """Return what a page needs to let its reader choose a language, each by its own name."""
    return {
        "language": language,
        "languages": [[code, phrase("language-name", code)] for code in LANGUAGES],
        "language-label": phrase("language", language),
    }


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


def check_field(name: str, label: str, value: bool) -> dict[str, Any]:
    """Return a field to tick."""
    return {"name": name, "type": "check", "label": label, "value": value}


def whole(name: str, given: object, otherwise: int) -> int:
    """Return the number in a field, or ``otherwise`` if it is empty.

    Raises :class:`~zebres_lib.widgets.refusals.Refused` for what is no whole number from 0 on.
    """
    if given is None or given == "":
        return otherwise
    try:
        number = int(str(given))
    except ValueError:
        raise Refused("field-not-whole", field=name, value=repr(given)) from None
    if not 0 <= number <= LARGEST:
        raise Refused(
            "field-out-of-range", field=name, value=str(number), least="0", most=str(LARGEST)
        )
    return number
