"""What all editors have in common: a state that changes whole or not at all, and who is told."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from ...errors import MessageError
from ...explain import LANGUAGES, phrase
from ..controls import Button, Status
from ..refusals import Refused
from ..reporting import Reporting
from .editor_view import Field

State = TypeVar("State")


class NotNow(MessageError, ValueError):
    """A wish that cannot be granted as things are."""


class Editing(Reporting, Generic[State]):
    """An editor without a screen: its whole content is one immutable ``state``.

    Methods that take what a reader did report its errors in the message line and then leave the
    state as it was; none raises.
    """

    def __init__(self, state: State, language: str) -> None:
        super().__init__(language)
        self.state = state
        self._told = ""

    def cancel(self) -> None:
        """Let go of what the message line says."""
        with self._reporting():
            pass

    def slide(self, value: int) -> None:
        """Say that there is no slider."""
        with self._reporting():
            raise Refused("no-such-slider", value=str(value))

    def _save(self) -> Callable[[], None]:
        before, self._told = self.state, ""

        def undo() -> None:
            self.state, self._told = before, ""

        return undo

    def _status_of(self, error: Exception, key: str = "not-allowed") -> Status:
        if isinstance(error, NotNow):
            return Status(error.sentence(self.language), "refused")
        return super()._status_of(error, key)


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
