"""What an action did and did not do, told as events.

The rules decide in :mod:`~zebres_lib.zoo_run.free_the_animals` and :mod:`~zebres_lib.zoo_run.race`;
this room and those beside it compare the state before an action with the one after it and tell.
"""

from ..events import Event
from ..race import RaceState
from ..text.notation import AnyRules
from ..variant import FreeRules, RaceRules
from .free import describe_free
from .race import describe_race
from .refusals import AnyState


def describe(rules: AnyRules, before: AnyState, action: int, after: AnyState) -> list[Event]:
    """Return the events of a legal action that led from ``before`` to ``after``, in order."""
    if isinstance(rules, RaceRules):
        assert isinstance(before, RaceState)
        assert isinstance(after, RaceState)
        return list(describe_race(rules, before, action, after))
    assert isinstance(rules, FreeRules)
    assert not isinstance(before, RaceState)
    assert not isinstance(after, RaceState)
    return list(describe_free(rules, before, action, after))
