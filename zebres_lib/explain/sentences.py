"""From an event to its sentence, with where the rule comes from."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeGuard

from .cards import bracket
from .catalogue import message_id, message_text


class Tellable(Protocol):
    """An event of any game, as far as telling it goes."""

    @property
    def rule(self) -> str:
        """Rule id of the ledger."""

    @property
    def case(self) -> str:
        """Which of the things this rule can tell."""

    @property
    def happened(self) -> bool:
        """False for a near miss and for a forbidden action."""

    def arguments(self, language: str) -> Mapping[str, object]:
        """Return everything that the sentence of the event may use, by name."""


def is_event(value: object) -> TypeGuard[Tellable]:
    """Tell whether this is an event of a game."""
    # Asking a protocol takes a fifth of the time that the whole sentence does.
    return hasattr(value, "rule") and hasattr(value, "arguments")


def explain(
    event: Tellable | Sequence[Tellable], language: str = "en", *, section: bool = True
) -> str:
    """Return what an event means: a sentence or two, then in brackets where the rule comes from.

    Parameters
    ----------
    event
        An event of an action, of the score, or of why an action is forbidden; of several, each is
        told on a line of its own.
    language
        Code of a language among ``LANGUAGES``.
    section
        Whether the source follows in brackets, such as ``(rulebook: Lion)``.

    Raises
    ------
    LanguageError
        If there is no catalogue for the language; names those there are.
    UnknownRuleError, CatalogueError
        If the event names a rule or a case that is not the ledger's.
    TypeError
        If it is no event.

    >>> from zebres_lib.zebres.events import Event
    >>> explain(Event(rule="end.full-board", case="over"))
    'The board is full, so the game is over. Now the points are counted. (rulebook: Scoring)'
    """
    if isinstance(event, (list, tuple)):
        return "\n".join(explain_all(event, language, section=section))
    if not is_event(event):
        raise TypeError(f"event: {event!r} is neither an event nor a list of events")
    text = sentence(event, language)
    if not section:
        return text
    parts = {"sentence": text, "where": bracket(event.rule, language)}
    return message_text(language, "bracket", arguments=parts)


def explain_all(
    events: Iterable[Tellable], language: str = "en", *, section: bool = True
) -> list[str]:
    """Return what each event means, in order; see :func:`explain`."""
    return [explain(event, language, section=section) for event in events]


def sentence(event: Tellable, language: str) -> str:
    """Return the sentence of an event, without its source.

    What it may use of its event is said at the start of the English catalogue of each game.
    Raises :class:`~zebres_lib.explain.catalogue.LanguageError`, or
    :class:`~zebres_lib.explain.catalogue.CatalogueError` for an event that no rule tells.
    """
    given = event.arguments(language)
    text = message_text(language, message_id(event.rule), event.case, given)
    # Noun phrases stand at the start of a sentence or in its middle; only here is it known which.
    return text[:1].upper() + text[1:]
