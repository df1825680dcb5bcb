"""Text notation of actions and runs of actions, both ways.

One decision is one action::

    @Nb   the guardian's first post           Gc3   place a gazelle on c3
    xd3   the crocodile swaps with d3         -     the crocodile stays
    >E2   the guardian moves to post E2

A whole turn is its actions run together with ``-`` left out: ``Cb2xb3xc3>E2``.

Positions are read and written in :mod:`~zebres_lib.zebres.text.positions`, whole games in
:mod:`~zebres_lib.zebres.text.games`.
"""

from typing import NamedTuple

from ...explain.messages import Message
from ...notation import checked_text, fail, quoted
from ..board import Board
from ..rules import ActionKind, Species, action_kind, action_species, action_target, encode

SPECIES_BY_LETTER = {species.letter: species for species in Species}

DIGITS = "0123456789"


class WrittenAction(NamedTuple):
    """One action read from text, with the place where it stands."""

    action: int
    start: int
    end: int


# --- actions -----------------------------------------------------------------------------------


def format_action(board: Board, action: int) -> str:
    """Return the text of one action, such as ``Gc3``."""
    kind, target = action_kind(action), action_target(action)
    if kind == ActionKind.POST_GUARDIAN:
        return f"@{board.post_names[target]}"
    if kind == ActionKind.MOVE_GUARDIAN:
        return f">{board.post_names[target]}"
    if kind == ActionKind.SWAP:
        return f"x{board.square_names[target]}"
    if kind == ActionKind.STAY:
        return "-"
    return f"{Species(action_species(action)).letter}{board.square_names[target]}"


def parse_action(board: Board, text: str) -> int:
    """Return the action that ``text`` names on this board, legal or not.

    Raises :class:`NotationError` for anything but exactly one action.
    """
    written = parse_actions(board, text)
    if len(written) != 1:
        index = written[1].start if written else len(text)
        found = counted("notation-actions", len(written)) if text else Message("notation-end")
        fail("notation-action", text, index, found, Message("notation-one-action"))
    return written[0].action


def parse_actions(board: Board, text: str) -> list[WrittenAction]:
    """Return the actions of a run such as ``Cb2xb3>E2``, in order; spaces between them are ignored.

    Raises :class:`NotationError` naming the character where it went wrong.
    """
    written = []
    index = 0
    while index < len(checked_text(text)):
        if text[index].isspace():
            index += 1
            continue
        start, character = index, text[index]
        if character == "-":
            action, index = encode(ActionKind.STAY), index + 1
        elif character in "@>":
            kind = ActionKind.POST_GUARDIAN if character == "@" else ActionKind.MOVE_GUARDIAN
            name, index = _read_name(text, index + 1, "NESW")
            if name not in board.post_numbers:
                fail("notation-action", text, start + 1, quoted(name), post_range(board))
            action = encode(kind, board.post_numbers[name])
        elif character == "x" or character in SPECIES_BY_LETTER:
            name, index = _read_name(text, index + 1, "")
            if name not in board.square_numbers:
                fail("notation-action", text, start + 1, quoted(name), square_range(board))
            square = board.square_numbers[name]
            if character == "x":
                action = encode(ActionKind.SWAP, square)
            else:
                action = encode(ActionKind.PLACE_ANIMAL, square, SPECIES_BY_LETTER[character])
        else:
            fail("notation-action", text, index, repr(character), Message("notation-any-action"))
        written.append(WrittenAction(action, start, index))
    return written


def _read_name(text: str, index: int, prefixes: str) -> tuple[str, int]:
    """Read a square (``c4``) or post (``Nb``, ``E3``) name as far as it looks like one."""
    start = index
    if prefixes and index < len(text) and text[index] in prefixes:
        index += 1
        if text[start] in "NS":
            return text[start : index + 1], min(index + 1, len(text))
    elif index < len(text):
        index += 1
    while index < len(text) and text[index] in DIGITS:
        index += 1
    return text[start:index], index


def post_range(board: Board) -> Message:
    """Return in words which posts this board has."""
    last = board.square_names[-1]
    return Message("notation-post", {"column": last[0], "row": last[1:]})


def square_range(board: Board) -> Message:
    """Return in words which squares this board has."""
    return Message("notation-square", {"last": board.square_names[-1]})


def counted(things: str, count: int, **more: object) -> Message:
    """Return how many there are of a thing, such as ``1 row`` or ``4 rows``."""
    return Message(things, {"count": count, **more})
