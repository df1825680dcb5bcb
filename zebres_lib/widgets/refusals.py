"""What a page asks for and cannot have: one error for all panels, and how errors are told there."""

from ..errors import MessageError
from ..explain import phrase


class Refused(MessageError, ValueError):
    """What was asked for cannot be done, or names nothing that is there; nothing was changed."""


def error_text(error: Exception, language: str, key: str = "not-allowed") -> str:
    """Return how a panel tells of an error: what is wrong, or that it was none of the reader's.

    ``key`` is the phrase around what is wrong, such as ``"error-position"``.
    """
    if isinstance(error, MessageError):
        return phrase(key, language, message=error.sentence(language))
    return phrase("failed", language, message=f"{type(error).__name__}: {error}")
