"""Runs of actions, read and checked: from text to steps, whole or not at all."""

from typing import NamedTuple

from .events import Event
from .rules import ActionKind, Phase, Position, Rules, action_kind, apply, encode
from .telling.refusals import refusal
from .text.notation import NotationError, parse_actions


class IllegalAction(NotationError):
    """A text that cannot be played here; nothing of it was played.

    Attributes
    ----------
    reason
        The refusal, an event whose ``rule`` names what forbids the action, or None where the text
        is not an action at all.
    index
        Where in the text the action stands that cannot be played, in characters from 0.
    """

    def __init__(self, message: str, text: str, index: int, reason: Event | None = None) -> None:
        super().__init__(message, text, index)
        self.reason = reason


class Step(NamedTuple):
    """One action of a record: where it was taken, what it was, where it led."""

    before: Position
    action: int
    after: Position


def resolve(rules: Rules, position: Position, moves: str, text: str) -> list[Step]:
    """Return the steps of a run of actions from a position; stays left out are put in.

    ``moves`` is what is read; ``text`` is what errors quote, with the same places.
    """
    steps: list[Step] = []
    try:
        written = parse_actions(rules.board, moves)
    except NotationError as error:
        raise IllegalAction(str(error), text, error.index) from error
    for number, (action, begin, end) in enumerate(written, start=1):
        decides = action_kind(action) in (ActionKind.SWAP, ActionKind.STAY)
        if steps and position.phase == Phase.SWAP and not decides:
            stay = encode(ActionKind.STAY)
            steps.append(Step(position, stay, apply(rules, position, stay)))
            position = steps[-1].after
        reason = refusal(rules, position, action)
        if reason is not None:
            from ..explain import explain

            where = f"action {number}, " if len(written) > 1 else ""
            raise IllegalAction(
                f"{where}{moves[begin:end]!r} at character {begin + 1}: {explain(reason)}",
                text,
                begin,
                reason,
            )
        steps.append(Step(position, action, apply(rules, position, action)))
        position = steps[-1].after
    return steps
