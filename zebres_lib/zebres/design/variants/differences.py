"""How two variants differ, in words."""

from itertools import pairwise

from ....explain.catalogue import message_text
from ....explain.lists import MOST_IN_A_LIST, joined
from ...board import BOARDS, Board
from ...drawing.spoken import board_name
from ...variant import Rules, Species, ruled_fields
from .model import Variant


def differences(one: Rules | Variant, other: Rules | Variant, language: str = "en") -> list[str]:
    """Return in words what changes from one variant to the other, a sentence a change.

    Names and notes do not count; two variants that play alike give an empty list.

    >>> differences(Rules(), Rules(values={"zebra": 7}, crocodile_chain=False))
    ['A zebra is worth 7 points instead of 6.', 'A crocodile swaps at most once a turn.']
    """
    old, new = (each.rules if isinstance(each, Variant) else each for each in (one, other))
    said = _board_differences(old.board, new.board, language)
    for each in ruled_fields():
        was, now = getattr(old, each.name), getattr(new, each.name)
        if was == now:
            continue
        if isinstance(now, tuple):
            said += [
                _say(each.name, language, animal=species, old=was[species], new=now[species])
                for species in Species
                if was[species] != now[species]
            ]
        else:
            said.append(_say(each.name, language, old=was, new=now))
    return said


def _say(message: str, language: str, /, **given: object) -> str:
    return message_text(language, f"variants-{message.replace('_', '-')}", arguments=given)


def _board_differences(old: Board, new: Board, language: str) -> list[str]:
    if old == new:
        return []
    said = []
    names = [_board_name(board, language) for board in (old, new)]
    if names[0] != names[1]:
        said.append(_say("board", language, old=names[0], new=names[1]))
    if (old.columns, old.rows) != (new.columns, new.rows):
        before = {"old-columns": old.columns, "old-rows": old.rows}
        said.append(_say("board-size", language, columns=new.columns, rows=new.rows, **before))
    elif (gone := _rivers(old) - _rivers(new)) | (found := _rivers(new) - _rivers(old)):
        said.append(_say("rivers", language, new=len(found), gone=len(gone)))
    elif old.map != new.map:
        said.append(_say("letters", language))
    if sorted(old.territory_sizes) != sorted(new.territory_sizes):
        sizes = [
            joined(
                tuple(map(str, sorted(board.territory_sizes))), "list-and", language, MOST_IN_A_LIST
            )
            for board in (old, new)
        ]
        said.append(_say("sizes", language, old=sizes[0], new=sizes[1]))
    for name in ("clockwise", "split_territories"):
        value = getattr(new, name)
        if getattr(old, name) != value:
            said.append(_say(name, language, new=value))
    return said


def _board_name(board: Board, language: str) -> str:
    published = next((name for name, each in BOARDS.items() if each == board), "own")
    return _say("board-name", language, board=published, name=board_name(board.name, language))


def _rivers(board: Board) -> set[tuple[int, int]]:
    """Return the pairs of squares with a river between them."""
    width = board.columns
    rows = [range(start, start + width) for start in range(0, board.square_count, width)]
    columns = [range(start, board.square_count, width) for start in range(width)]
    touching = [pair for line in (*rows, *columns) for pair in pairwise(line)]
    return {(a, b) for a, b in touching if board.territory_of[a] != board.territory_of[b]}
