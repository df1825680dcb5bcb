"""What all editors have in common: a state that changes whole or not at all, and who is told."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, TypeVar

from ...errors import MessageError, sentence_of
from ...explain import LANGUAGES, phrase
from ...explain.catalogue import check_language
from ..boards.view import Message
from ..changes import Changing
from .tools import Field

State = TypeVar("State")


class Refusal(ValueError):
    """A wish that cannot be granted, told in the reader's language."""


class ChoiceError(ValueError):
    """A choice that names nothing in the editor."""


class Editing(Changing, Generic[State]):
    """An editor without a screen: its whole content is one immutable ``state``.

    Methods that take what a reader did report its errors in the message line and then leave the
    state as it was; none raises.
    """

    def __init__(self, state: State, language: str) -> None:
        super().__init__()
        self.state = state
        self._language = check_language(language)
        self._said: Message | None = None
        self._told = ""

    @property
    def language(self) -> str:
        """Code of the language of everything shown."""
        return self._language

    def set_language(self, language: str) -> None:
        """Go on in another language."""
        with self._reporting():
            self._language = check_language(language)

    def cancel(self) -> None:
        """Let go of what the message line says."""
        with self._reporting():
            pass

    def slide(self, value: int) -> None:
        """Say that there is no slider."""
        with self._reporting():
            raise ChoiceError(f"no slider here takes {value}")

    def fail(self, error: Exception) -> None:
        """Show an error that was met elsewhere, in drawing the board for instance."""
        self._said = self._message(error, "")

    @contextmanager
    def _reporting(self, wrong_text: str = "") -> Iterator[None]:
        """Show errors in the message line, with the state as it was; tell of the change."""
        before = self.state
        self._said, self._told = None, ""
        try:
            yield
        except Exception as error:  # a widget's callback has no other place to show it
            self.state = before
            self._told = ""
            self._said = self._message(error, wrong_text)
        self._changed()

    def _message(self, error: Exception, wrong_text: str) -> Message:
        if isinstance(error, Refusal):
            return Message(str(error), "refused")
        if isinstance(error, (MessageError, ChoiceError)):
            said = sentence_of(error, self.language)
            return Message(
                phrase(wrong_text or "not-allowed", self.language, message=said), "error"
            )
        text = phrase("failed", self.language, message=f"{type(error).__name__}: {error}")
        return Message(text, "error")


def language_field(language: str) -> Field:
    """Return the field to choose the language with."""
    options = tuple((code, code.upper()) for code in LANGUAGES)
    return Field("language", phrase("language", language), "select", language, options=options)


Hook = TypeVar("Hook")


def add_hook(hooks: list[Hook], hook: Hook) -> Callable[[], None]:
    """Add a hook to those that are called; return how to take it out again."""
    hooks.append(hook)
    return lambda: hooks.remove(hook) if hook in hooks else None


def tell(*sentences: str) -> str:
    """Return sentences one after the other, without those that say nothing."""
    return " ".join(sentence for sentence in sentences if sentence)


def first_error(messages: Sequence[str]) -> Message | None:
    """Return the first of the reasons why something cannot be played, as the message line."""
    return Message(messages[0], "refused") if messages else None
