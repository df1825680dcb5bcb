"""The short words of the play panel and the board, in the reader's language."""

from difflib import get_close_matches
from functools import cache
from typing import NoReturn

from .cards import ledger
from .catalogue import FILES, CatalogueError, has_message, message_text, source


@cache
def phrase_keys() -> tuple[str, ...]:
    """Return the keys of all phrases, in the order of the English files.

    The sentences of the rules, in files named after their games, are no phrases.
    """
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    games = {entry.game for entry in ledger().values()}
    return tuple(
        entry.id.name
        for name in FILES
        if name.endswith(".en.ftl") and name.split(".")[0] not in games
        for entry in FluentResource(source(name)).body
        if isinstance(entry, ast.Message)
    )


def phrase(key: str, language: str = "en", **arguments: object) -> str:
    """Return a short text of the user interface, such as a button's label.

    Arguments are given by name: text, whole numbers, ``bool``, or members of ``Player`` and
    ``Species``. Raises :class:`~zebres_lib.explain.catalogue.LanguageError`, or
    :class:`~zebres_lib.explain.catalogue.CatalogueError` for an unknown key or a missing argument.

    >>> phrase("hand", "fr", player="white")
    'Main de Blanc'
    """
    if not arguments:
        return _word(key, language)
    try:
        return message_text(language, key, arguments=arguments)
    except CatalogueError:
        if not has_message(language, key):
            _unknown(key)
        raise


@cache
def _word(key: str, language: str) -> str:
    if not has_message(language, key):
        _unknown(key)
    return message_text(language, key)


def _unknown(key: str) -> NoReturn:
    near = get_close_matches(key, phrase_keys(), n=3)
    hint = f"did you mean {' or '.join(near)}?" if near else "phrase_keys() lists all keys"
    raise CatalogueError(f"no phrase has the key {key!r}; {hint}")
