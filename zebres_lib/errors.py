"""Errors that readers see: their sentences stand in the catalogues, in every language.

An error that only a programmer can cause keeps its English text; one that a reader of a lesson, a
panel or a file can cause is a :class:`MessageError`, so that a panel tells it in their language.
"""

from typing import Any, cast

from .explain.messages import Message
from .explain.sentences import Tellable


class SimulationError(RuntimeError):
    """Games that cannot be played; the message says which player did what wrong, or what to do."""


class TournamentError(SimulationError):
    """Games of a tournament that cannot be played."""


class MessageError(Exception):
    """An error that is told by a message of the catalogues; ``str`` tells it in English.

    Subclasses add what they must, such as ``ValueError`` or where in a text the mistake stands.

    Attributes
    ----------
    message
        What is wrong, where, and what would be right, to be told in any language.
    """

    def __init__(self, key: str, /, **arguments: object) -> None:
        super().__init__(key)
        self.message = Message(key, arguments)

    def __str__(self) -> str:
        return self.message.text("en")

    def sentence(self, language: str = "en") -> str:
        """Return what is wrong, in a language.

        Raises :class:`~zebres_lib.explain.LanguageError` if it has no catalogue.
        """
        return self.message.text(language)

    def __reduce__(self) -> tuple[Any, ...]:
        # Arguments by name are no part of ``args``, and workers send their errors back.
        return _rebuild, (type(self), self.args, self.__dict__)


def sentence_of(error: Exception, language: str) -> str:
    """Return what an error says, in a language if it can be told in it."""
    return error.sentence(language) if isinstance(error, MessageError) else str(error)


class RulesError(MessageError, ValueError):
    """Rules of a game that cannot be played.

    Parameters
    ----------
    key, arguments
        The reason, as a message.
    field
        The field of the rules that it is about, and what of it: ``"counts: zebra"``.

    Attributes
    ----------
    field, reason
        The same: the reason is a :class:`~zebres_lib.explain.messages.Message`.
    """

    def __init__(self, key: str, /, *, field: str, **arguments: object) -> None:
        self.field, self.reason = field, Message(key, arguments)
        super().__init__("rules-error", field=field, reason=self.reason)


def checked_number(field: str, given: object, least: int, most: int, rule: str) -> int:
    """Return a number of the rules of a game, or raise :class:`RulesError`."""
    # Numbers from an array or a slider are integers too, as long as they index like one.
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise RulesError("rules-number", field=field, value=repr(given), rule=rule)
    number = cast(int, given).__index__()
    if not least <= number <= most:
        raise RulesError(
            "rules-range", field=field, value=str(number), least=least, most=most, rule=rule
        )
    return number


class NotationError(MessageError, ValueError):
    """Text that is not what it should be: says where, and what was expected there.

    Attributes
    ----------
    text
        The text that was read.
    index
        Where it went wrong, counted in characters from 0.
    """

    def __init__(self, key: str, /, *, text: str, index: int, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.text = text
        self.index = index


class IllegalAction(NotationError):
    """A text that cannot be played here; nothing of it was played.

    Attributes
    ----------
    reason
        The refusal, an event whose ``rule`` names what forbids the action, or None where the text
        is not an action at all.
    index
        Where in the text the action stands that cannot be played, in characters from 0.
    """

    def __init__(
        self,
        key: str,
        /,
        *,
        text: str,
        index: int,
        reason: Tellable | None = None,
        **arguments: object,
    ) -> None:
        super().__init__(key, text=text, index=index, **arguments)
        self.reason = reason


def _rebuild(kind: type[MessageError], args: tuple[Any, ...], state: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error
