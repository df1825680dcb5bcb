"""What happened in a turn of Zoo Run, in sentences and in stages."""

from collections.abc import Sequence

from ...explain import explain, phrase
from ...record import Step
from ...zoo_run.events import Event
from ...zoo_run.position import Phase
from ...zoo_run.telling.narration import describe
from ...zoo_run.telling.refusals import AnyState
from ...zoo_run.variant import FreeRules, RaceRules
from ..boards.view import Note
from .view import TurnView

# At one screen everybody sees the cards that were dealt and who is still to decide.
_UNTOLD = {"waits", "dealt"}
_STAGES = ("start", "lines", "result", "keep")


def stages(
    rules: FreeRules | RaceRules, number: int, steps: Sequence[Step[AnyState]], language: str
) -> tuple[TurnView, ...]:
    """Return the stages of a turn of which there is something to tell, the first one first.

    What came of the line-ups stands apart from what each line-up makes, so that it is not lost
    below the many joints of five players.
    """
    notes: dict[str, list[Note]] = {name: [] for name in _STAGES}
    for step in steps:
        for event in describe(rules, *step):
            if event.case not in _UNTOLD:
                text = explain(event, language)
                notes[_stage(step, event)].append(Note(text, event.rule, event.happened))
    return tuple(
        TurnView(phrase(f"zoo-turn-{name}", language, number=number), tuple(told))
        for name, told in notes.items()
        if told
    )


def _stage(step: Step[AnyState], event: Event) -> str:
    match Phase(step.before.phase):
        case Phase.LINE_UP:
            return "lines" if event.rule.startswith("lineup.") else "result"
        case Phase.KEEP:
            return "keep"
    return "start"
