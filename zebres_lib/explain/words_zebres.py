"""What a sentence of Drôles de Zèbres may use, built from what its event carries."""

from functools import lru_cache
from typing import TYPE_CHECKING

from .catalogue import message_text
from .words import MOST_IN_A_LIST, listed

if TYPE_CHECKING:  # See the package: the game imports this room, not the other way round.
    from ..zebres.events import Event, Token

MOST_TOKENS_IN_A_LIST = 4
"""A token takes five words where a square takes one; a square has four neighbours."""


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
        given |= listed(name, phrases, language, MOST_TOKENS_IN_A_LIST)
    for kind, names in (("square", event.squares), ("post", event.posts)):
        if names:
            given[kind] = names[0]
        given |= listed(f"{kind}s", names, language, MOST_IN_A_LIST)
        given |= listed(f"{kind}s-rest", names[1:], language, MOST_IN_A_LIST)
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
