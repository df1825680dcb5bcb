"""What a variant is: rules, a name and notes, perhaps in several languages."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ...variant import Rules


class VariantError(ValueError):
    """A variant that cannot be read, or not be played.

    The message says where (file, line, key), what stands there and what would be right.

    Attributes
    ----------
    source
        The file, or how else the text was called.
    line
        The line, from 1, or None where no single line is to blame.
    """

    def __init__(self, reason: str, source: str = "", line: int | None = None) -> None:
        where = source if line is None else f"{source}, line {line}"
        super().__init__(f"{where}: {reason}" if where else reason)
        self.source = source
        self.line = line


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
            raise VariantError(f"name: {self.name!r} is not a text of one line that says something")
        if not isinstance(given[1], Rules):
            raise VariantError(f"rules: {self.rules!r} is not a Rules; write rules=Rules(...)")

    def told(self, language: str = "en") -> Told:
        """Return name and notes in a language, or as they were first written."""
        return dict(self.translations).get(language, Told(self.name, self.notes))

    def __str__(self) -> str:
        return self.name
