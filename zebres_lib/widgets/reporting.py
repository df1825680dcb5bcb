"""What takes what a reader did, and does it whole or reports why not, with all as it was."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..explain.catalogue import check_language
from .changes import Changing
from .controls import Status
from .refusals import error_text


class Reporting(Changing):
    """Something that a reader changes, with a status line that says what could not be done.

    Raises :class:`~zebres_lib.explain.LanguageError` for a language that there is not.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = check_language(language)
        self._said: Status | None = None

    def _save(self) -> Callable[[], None]:
        """Return how to make undone whatever happens from now on."""
        raise NotImplementedError

    @contextmanager
    def _reporting(self, key: str = "not-allowed") -> Iterator[None]:
        """Show errors in the status line, with all as it was; tell of the change.

        ``key`` is the phrase around what is wrong.
        """
        undo = self._save()
        self._said = None
        try:
            yield
        except Exception as error:
            # Whatever a hook of a lesson or a bug of ours raises: a widget's callback has no
            # other place to show it.
            undo()
            self._said = self._status_of(error, key)
        self._changed()

    def _status_of(self, error: Exception, key: str = "not-allowed") -> Status:
        return Status(error_text(error, self.language, key), "error")

    def fail(self, error: Exception) -> None:
        """Show an error that was met elsewhere, in drawing for instance."""
        self._said = self._status_of(error)

    def set_language(self, language: str) -> None:
        """Go on in another language."""
        with self._reporting():
            self.language = check_language(language)
