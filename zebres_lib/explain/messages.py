"""A message that is yet to be told: its key in the catalogues and what it is about."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .catalogue import message_text
from .sentences import explain, is_event


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence or a word of the catalogues that does not know its language yet.

    Attributes
    ----------
    key
        The message's id in the catalogues.
    arguments
        What it speaks of, by name: as :func:`~zebres_lib.explain.catalogue.message_text` takes
        them, or further messages and events, which are then told in the same language.
    """

    key: str
    arguments: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """Return the message in a language; raises as ``message_text`` does."""
        given = {name: _in(language, value) for name, value in self.arguments.items()}
        return message_text(language, self.key, arguments=given)

    __str__ = text


def _in(language: str, value: object) -> object:
    if isinstance(value, Message):
        return value.text(language)
    return explain(value, language) if is_event(value) else value
