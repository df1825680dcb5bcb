"""What all editors have in common: a state that changes whole or not at all, and who is told."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, TypeVar

from ...errors import MessageError
from ...explain import LANGUAGES, phrase
from ...explain.catalogue import check_language
from ..changes import Changing
from ..controls import Button, Status
from ..refusals import Refused, error_text
from .editor_view import Field

State = TypeVar("State")


class NotNow(MessageError, ValueError):
    """A wish that cannot be granted as things are."""


class Editing(Changing, Generic[State]):
    """An editor without a screen: its whole content is one immutable ``state``.

    Methods that take what a reader did report its errors in the message line and then leave the
    state as it was; none raises.
    """

    def __init__(self, state: State, language: str) -> None:
        super().__init__()
        self.state = state
        self._language = check_language(language)
        self._said: Status | None = None
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
            raise Refused("no-such-slider", value=str(value))

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

    def _message(self, error: Exception, wrong_text: str) -> Status:
        if isinstance(error, NotNow):
            return Status(error.sentence(self.language), "refused")
        return Status(error_text(error, self.language, wrong_text or "not-allowed"), "error")


def language_field(language: str) -> Field:
    """Return the field to choose the language with."""
    options = tuple((code, code.upper()) for code in LANGUAGES)
    return Field("language", phrase("language", language), "select", language, options=options)


def button(name: str, enabled: bool, label: str, language: str, *, primary: bool = False) -> Button:
    """Return a button of an editor; its hint is the phrase ``editor-<name>-hint``."""
    hint = phrase(f"editor-{name}-hint", language)
    return Button(name, phrase(label, language), enabled, hint, primary)


def tell(*sentences: str) -> str:
    """Return sentences one after the other, without those that say nothing."""
    return " ".join(sentence for sentence in sentences if sentence)


def first_error(messages: Sequence[str]) -> Status | None:
    """Return the first of the reasons why something cannot be played, as the message line."""
    return Status(messages[0], "refused") if messages else None
