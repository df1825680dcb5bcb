"""Both games as the record sees them, and runs of actions: from text to steps, whole or not."""

from collections.abc import Sequence
from typing import NamedTuple

from ..randomness import Randomness, Stream
from . import free_the_animals, race
from .events import Event
from .race import RaceState
from .telling.refusals import AnyState, refusal
from .text.notation import AnyRules, NotationError, parse_actions
from .variant import FreeRules, RaceRules


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

    before: AnyState
    action: int
    after: AnyState


def start(rules: AnyRules) -> AnyState:
    """Return the state before the first card is dealt (``free.setup``, ``race.setup``)."""
    if isinstance(rules, RaceRules):
        return race.start(rules)
    return free_the_animals.start(rules)


def apply(rules: AnyRules, state: AnyState, action: int) -> AnyState:
    """Return the state after a legal action of the game whose rules these are."""
    if isinstance(rules, RaceRules):
        return race.apply(rules, _of_race(state), action)
    return free_the_animals.apply(rules, _of_free(state), action)


def legal_actions(rules: AnyRules, state: AnyState) -> list[int]:
    """Return all actions that may come next in the game whose rules these are."""
    if isinstance(rules, RaceRules):
        return race.legal_actions(rules, _of_race(state))
    return free_the_animals.legal_actions(rules, _of_free(state))


def chance_outcomes(rules: AnyRules, state: AnyState) -> Sequence[tuple[int, float]]:
    """Return (action, probability) for each card that may be dealt next."""
    if isinstance(rules, RaceRules):
        return race.chance_outcomes(rules, _of_race(state))
    return free_the_animals.chance_outcomes(rules, _of_free(state))


def chance_of(randomness: Randomness | int) -> Randomness:
    """Return a generator as it is, or the stream of a seed; ``TypeError`` if it is neither."""
    if hasattr(randomness, "random"):
        return randomness
    if isinstance(randomness, bool) or not hasattr(randomness, "__index__"):
        raise TypeError(
            f"randomness: {randomness!r} is neither a seed, a whole number, nor a generator "
            "such as numpy.random.default_rng(1)"
        )
    return Stream(int(randomness))


def result(rules: AnyRules, state: AnyState) -> str:
    """Return how a game ended, or ``*`` while it goes on.

    That is the number of animals left (``free.verdict``), or the winners' numbers with commas
    between them (``race.winner``).
    """
    if isinstance(rules, RaceRules):
        racing = _of_race(state)
        won = race.winners(rules, racing) if race.is_over(racing) else 0
        return ",".join(str(seat + 1) for seat in range(rules.players) if won >> seat & 1) or "*"
    freeing = _of_free(state)
    over = free_the_animals.is_over(freeing)
    return str(free_the_animals.animals_left(freeing)) if over else "*"


def resolve(rules: AnyRules, state: AnyState, moves: str, text: str) -> list[Step]:
    """Return the steps of a run of actions from a state.

    ``moves`` is what is read; ``text`` is what errors quote, with the same places. Raises
    :class:`IllegalAction` for text that is no action and for an action that the rules forbid.
    """
    steps: list[Step] = []
    try:
        actions = parse_actions(rules, moves)
    except NotationError as error:
        raise IllegalAction(str(error), text, error.index) from error
    for number, written in enumerate(actions, start=1):
        reason = refusal(rules, state, written)
        if reason is not None:
            from ..explain import explain

            where = f"action {number}, " if len(actions) > 1 else ""
            raise IllegalAction(
                f"{where}{moves[written.start : written.end]!r} at character {written.start + 1}: "
                f"{explain(reason)}",
                text,
                written.start,
                reason,
            )
        steps.append(Step(state, written.action, apply(rules, state, written.action)))
        state = steps[-1].after
    return steps


def _of_race(state: AnyState) -> RaceState:
    if not isinstance(state, RaceState):
        raise TypeError(f"state: {type(state).__name__} is not a RaceState, as RaceRules need")
    return state


def _of_free(state: AnyState) -> free_the_animals.FreeState:
    if not isinstance(state, free_the_animals.FreeState):
        raise TypeError(f"state: {type(state).__name__} is not a FreeState, as FreeRules need")
    return state


__all__ = [
    "AnyState",
    "FreeRules",
    "IllegalAction",
    "RaceRules",
    "Step",
    "apply",
    "chance_of",
    "chance_outcomes",
    "legal_actions",
    "resolve",
    "result",
    "start",
]
