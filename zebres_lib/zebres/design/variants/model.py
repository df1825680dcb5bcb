"""What a variant is: rules, a name and notes, perhaps in several languages."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ....errors import MessageError
from ....explain.messages import Message
from ...variant import Rules


class VariantError(MessageError, ValueError):
    """A variant that cannot be read, or not be played.

    It says where (file, line, key), what stands there and what would be right.

    Attributes
    ----------
    source
        The file, or how else the text was called.
    line
        The line, from 1, or None where no single line is to blame.
    """

    def __init__(self, reason: Message, source: str = "", line: int | None = None) -> None:
        place = "nowhere" if not source else "source" if line is None else "line"
        super().__init__(
            "variants-error", place=place, source=source, line=str(line), reason=reason
        )
        self.source = source
        self.line = line


def wrong(key: str, reason: str, /, **arguments: object) -> Message:
    """Return what is wrong with the value of a key, as :class:`VariantError` takes it."""
    return at(key, Message(f"variants-error-{reason}", arguments))


def at(key: str, reason: Message) -> Message:
    """Return a reason with the key that it is about."""
    return Message("variants-error-at", {"where": key, "reason": reason}) if key else reason


class Told(NamedTuple):
    """Name and notes of a variant in one language."""

    name: str
    notes: str = ""


@dataclass(frozen=True)
class Variant:
    """A variant of the game.

    Parameters
    ----------
    name
        How people call it; not empty, on one line.
    rules
        What is played.
    notes
        What it is for, what was found; any text.
    translations
        Name and notes in further languages, by language code.

    Raises
    ------
    VariantError
        If the name is empty or has several lines, or the rules are no :class:`Rules`.
    """

    name: str
    rules: Rules = field(default_factory=Rules)
    notes: str = ""
    translations: tuple[tuple[str, Told], ...] = ()

    def __post_init__(self) -> None:
        given: tuple[object, object] = (self.name, self.rules)
        if not isinstance(given[0], str) or not self.name.strip() or len(self.name.split("\n")) > 1:
            raise VariantError(wrong("name", "line", value=repr(self.name)))
        if not isinstance(given[1], Rules):
            raise VariantError(wrong("rules", "rules", value=repr(self.rules)))

    def told(self, language: str = "en") -> Told:
        """Return name and notes in a language, or as they were first written."""
        return dict(self.translations).get(language, Told(self.name, self.notes))

    def __str__(self) -> str:
        return self.name
