"""Events as a list that a notebook shows: a sentence each, with its rule id."""

from collections.abc import Iterable
from html import escape

from .sentences import Tellable, explain


class Telling:
    """A list of events in words, for the end of a notebook cell.

    As text (``print``, ``str``) it is one line an event; in a notebook an HTML list. Events that
    did not happen where one might expect it, the near misses, are marked by an open circle.
    """

    def __init__(self, events: Iterable[Tellable], language: str = "en") -> None:
        self.events = tuple(events)
        self.language = language

    def __str__(self) -> str:
        return "\n".join(
            f"{'●' if event.happened else '○'} {explain(event, self.language)} [{event.rule}]"
            for event in self.events
        )

    __repr__ = __str__

    def _repr_html_(self) -> str:
        items = "".join(
            "<li style='list-style:none;margin:.15em 0'>"
            f"{'●' if event.happened else '○'} {escape(explain(event, self.language))} "
            f"<code style='opacity:.75;font-size:.85em'>{escape(event.rule)}</code></li>"
            for event in self.events
        )
        return f"<ul lang='{escape(self.language)}' style='padding-left:.4em'>{items}</ul>"


def tell(events: Iterable[Tellable], language: str = "en") -> Telling:
    """Return events in words, as a notebook shows them best; see :class:`Telling`."""
    return Telling(events, language)
