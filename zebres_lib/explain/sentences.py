"""From an event to its sentence: what a catalogue may use, built from what the event carries."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from .cards import bracket
from .catalogue import message_id, message_text

if TYPE_CHECKING:  # See the package: the game imports this room, not the other way round.
    from ..zebres.events import Event, Token

MOST_IN_A_LIST = 6
"""Longer lists of squares or posts are shortened: a sentence is to be read, not looked up in."""

MOST_TOKENS_IN_A_LIST = 4
"""A token takes five words where a square takes one; a square has four neighbours."""


def explain(event: "Event", language: str = "en", *, section: bool = True) -> str:
    """Return what an event means: a sentence or two, then in brackets where the rule comes from.

    Parameters
    ----------
    event
        An event of an action, of the score, or of why an action is forbidden.
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

    >>> from zebres_lib.zebres.events import Event
    >>> explain(Event(rule="end.full-board", case="over"))
    'The board is full, so the game is over. Now the points are counted. (rulebook: Scoring)'
    """
    text = sentence(event, language)
    if not section:
        return text
    told = {"sentence": text, "where": bracket(event.rule, language)}
    return message_text(language, "bracket", arguments=told)


def explain_all(
    events: "Iterable[Event]", language: str = "en", *, section: bool = True
) -> list[str]:
    """Return what each event means, in order; see :func:`explain`."""
    return [explain(event, language, section=section) for event in events]


def sentence(event: "Event", language: str) -> str:
    """Return the sentence of an event, without its source.

    Raises :class:`~zebres_lib.explain.catalogue.LanguageError`, or
    :class:`~zebres_lib.explain.catalogue.CatalogueError` for an event that no rule tells.
    """
    text = message_text(language, message_id(event.rule), event.case, arguments(event, language))
    # Noun phrases stand at the start of a sentence or in its middle; only here is it known which.
    return text[:1].upper() + text[1:]


def arguments(event: "Event", language: str) -> dict[str, object]:
    """Return everything that the sentence of this event may use, by name.

    The names are explained at the start of the English catalogue.
    """
    numbers = dict(event.numbers)
    given: dict[str, object] = dict(numbers)
    given["player"] = "nobody" if event.player is None else event.player
    given["territory"] = event.territory
    given["hidden"] = sum(token.face_down for token in event.tokens)
    if "white" in numbers and "green" in numbers:
        totals = (numbers["white"], numbers["green"])
        given["higher"], given["lower"] = max(totals), min(totals)
    if "own" in numbers and "other" in numbers:
        margin = numbers["own"] - numbers["other"]
        given["majority"] = "own" if margin > 0 else "other" if margin < 0 else "level"
    for name, token in zip(("first", "second"), event.tokens, strict=False):
        given |= _token(name, token, language)
    for name, form in (("rest", "token"), ("rest-of", "token-of")):
        phrases = tuple(_phrase(form, token, language) for token in event.tokens[1:])
        given |= _list(name, phrases, language, MOST_TOKENS_IN_A_LIST)
    for kind, names in (("square", event.squares), ("post", event.posts)):
        if names:
            given[kind] = names[0]
        given |= _list(f"{kind}s", names, language, MOST_IN_A_LIST)
        given |= _list(f"{kind}s-rest", names[1:], language, MOST_IN_A_LIST)
    for name, post in zip(("line", "line-to"), event.posts, strict=False):
        given[name] = _line(post, language)
    if len(event.posts) > 1:
        given["post-to"] = event.posts[1]
    return given


def _token(name: str, token: "Token", language: str) -> dict[str, object]:
    parts = _parts(token)
    return {
        name: _phrase("token", token, language),
        f"{name}-of": _phrase("token-of", token, language),
        f"{name}-short": _phrase("token-short", token, language),
        f"{name}-a": _phrase("a-species", token, language),
        f"{name}-species-name": _phrase("species", token, language),
        **{f"{name}-{part}": value for part, value in parts.items()},
    }


def _parts(token: "Token") -> dict[str, object]:
    return {"species": token.species, "colour": token.player, "square": token.square}


@lru_cache(maxsize=4096)
def _phrase(form: str, token: "Token", language: str) -> str:
    return message_text(language, form, arguments=_parts(token))


@lru_cache(maxsize=256)
def _line(post: str, language: str) -> str:
    kind = "column" if post[0] in "NS" else "row"
    return message_text(language, "line", arguments={"kind": kind, "name": post[1:]})


def _list(name: str, items: tuple[str, ...], language: str, most: int) -> dict[str, object]:
    """Return a list joined by "and", the same joined by "or", and how many items it has."""
    if not items:
        return {f"{name}-count": 0}
    return {
        name: _joined(items, "list-and", language, most),
        f"{name}-or": _joined(items, "list-or", language, most),
        f"{name}-count": len(items),
    }


@lru_cache(maxsize=4096)
def _joined(items: tuple[str, ...], last: str, language: str, most: int) -> str:
    # Leaving out a single item would save nothing, so the last two go together.
    shown = items if len(items) <= most else items[: most - 1]
    text = shown[0]
    middle = shown[1:-1] if shown is items else shown[1:]
    for item in middle:
        text = message_text(language, "list-comma", arguments={"list": text, "next": item})
    if shown is not items:
        left = {"list": text, "count": len(items) - len(shown)}
        return message_text(language, f"{last}-more", arguments=left)
    if len(items) == 1:
        return text
    return message_text(language, last, arguments={"list": text, "next": items[-1]})
