"""The catalogues of sentences: one Fluent bundle a language, each message read when first needed.

A language exists because ``catalogues/<language>.ftl`` does. Files named
``<room>.<language>.ftl``, such as ``panel.fr.ftl``, hold further messages of that language.
"""

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:  # Fluent loads slowly, and who plays without sentences does not need it.
    from fluent.runtime import FluentBundle

LONGEST_ARGUMENT = 800
"""Characters of an argument: Fluent refuses parts over 2,500, where a few may come together."""

_CATALOGUES = files(__package__) / "catalogues"

FILES: tuple[str, ...] = tuple(
    sorted(entry.name for entry in _CATALOGUES.iterdir() if entry.name.endswith(".ftl"))
)
"""Names of all catalogue files."""

LANGUAGES: tuple[str, ...] = tuple(
    name.removesuffix(".ftl") for name in FILES if name.count(".") == 1
)
"""Codes of the languages that have a catalogue, such as ``"en"``."""


class LanguageError(ValueError):
    """A language without a catalogue; the message names those that have one."""


class CatalogueError(LookupError):
    """A message that a catalogue has not, or cannot format with what it was given."""


@runtime_checkable
class Sayable(Protocol):
    """What can be said in any language, such as a :class:`~zebres_lib.errors.MessageError`."""

    def sentence(self, language: str) -> str:
        """Return it in a language."""


def source(name: str) -> str:
    """Return the text of a catalogue file."""
    return (_CATALOGUES / name).read_text(encoding="utf-8")


def check_language(language: str) -> str:
    """Return ``language``; raises :class:`LanguageError` if it has no catalogue."""
    if language not in LANGUAGES:
        raise LanguageError(
            f"no catalogue for the language {language!r}; available: {', '.join(LANGUAGES)}"
        )
    return language


_ENTRY = re.compile(r"^(?=-?[a-z])", re.MULTILINE | re.IGNORECASE)
_READING = RLock()  # what one thread reads, another may ask for
_IDENTIFIER = re.compile(r"-?[a-z][\w-]*", re.ASCII | re.IGNORECASE)


@cache
def _entries(language: str) -> dict[str, str]:
    """Return the entries of a language that are yet to be read, as they stand in its files."""
    check_language(language)
    entries: dict[str, str] = {}
    for name in FILES:
        if name.split(".")[-2] == language:
            for entry in _ENTRY.split(source(name)):
                if found := _IDENTIFIER.match(entry):
                    entries.setdefault(found.group(), entry)
    return entries


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


def _read(language: str, message: str) -> "FluentBundle":
    """Return the messages of a language, this one and all it refers to among them."""
    from fluent.runtime import FluentResource

    # Reading all the files takes longer than drawing a board, which needs ten messages.
    with _READING:
        entries, messages = _entries(language), _bundle(language)
        if message in entries:
            entry = entries.pop(message)
            if message not in NO_BREAK:
                entry = _unbroken(language).sub("\N{NO-BREAK SPACE}", entry)
            messages.add_resource(FluentResource(entry))
            for word in _IDENTIFIER.findall(entry):
                _read(language, word)
    return messages


NO_BREAK = ("no-break-before", "no-break-after")
"""Messages of the signs that no line may part from their word."""


@cache
def _unbroken(language: str) -> re.Pattern[str]:
    """Find spaces that must not break: ordinary ones in the files, where the two look the same."""
    before, after = ("|".join(map(re.escape, message_text(language, m).split())) for m in NO_BREAK)
    return re.compile(rf" (?=(?:{before or '(?!)'})(?:\s|$))|(?<={after or '(?!)'}) ", re.MULTILINE)


def message_id(rule: str) -> str:
    """Return the id of a rule's message: dots are not allowed there, and no rule id has a ``_``."""
    return rule.replace(".", "_")


def has_message(language: str, message: str, attribute: str = "") -> bool:
    """Tell whether the catalogue of a language has this message, or this attribute of it."""
    messages = _read(language, message)
    if not messages.has_message(message):
        return False
    found = messages.get_message(message)
    return attribute in found.attributes if attribute else found.value is not None


def message_text(
    language: str, message: str, attribute: str = "", arguments: Mapping[str, object] | None = None
) -> str:
    """Return a message, or an attribute of it, formatted in a language.

    Arguments are text, whole numbers, ``bool`` (as ``true`` or ``false``) or members of an enum (as
    their names in lower case), or an error that can be told in any language; text that is too
    long for a sentence is shortened. Raises :class:`LanguageError`, or :class:`CatalogueError` if
    the message does not exist or an argument is missing: half a sentence is never shown.
    """
    if not has_message(language, message, attribute):
        where = f"{message}.{attribute}" if attribute else message
        raise CatalogueError(f"the catalogue {language!r} has no message {where!r}")
    messages = _bundle(language)
    found = messages.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    given: dict[str, Any] = {
        name: _argument(value, language) for name, value in (arguments or {}).items()
    }
    text, errors = messages.format_pattern(pattern, given)  # type: ignore[arg-type]
    if errors:
        raise CatalogueError(
            f"the message {message!r} of the catalogue {language!r} cannot be formatted: "
            f"{'; '.join(str(error) for error in errors)} "
            f"(given: {', '.join(given) or 'no arguments'})"
        )
    return str(text)


def _argument(value: object, language: str) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, int):
        return value
    if not isinstance(value, str):
        value = value.sentence(language) if isinstance(value, Sayable) else str(value)
    return shortened(value, LONGEST_ARGUMENT)


def shortened(text: str, most: int) -> str:
    """Return text of at most so many characters, with an ellipsis for what is left out."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
