"""Lists within a sentence: joined by "and" or "or", and shortened if they are long."""

from functools import lru_cache

from .catalogue import message_text

MOST_IN_A_LIST = 6
"""Longer lists of squares, posts or cards are shortened: a sentence is to be read."""


def listed(name: str, items: tuple[str, ...], language: str, most: int) -> dict[str, object]:
    """Return a list joined by "and", the same joined by "or", and how many items it has."""
    if not items:
        return {f"{name}-count": 0}
    return {
        name: joined(items, "list-and", language, most),
        f"{name}-or": joined(items, "list-or", language, most),
        f"{name}-count": len(items),
    }


@lru_cache(maxsize=4096)
def joined(items: tuple[str, ...], last: str, language: str, most: int) -> str:
    """Return items as one text, the last after ``last``, shortened if there are over ``most``."""
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
