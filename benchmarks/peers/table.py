"""What was measured, as Markdown."""

import os
import platform
import statistics
from collections.abc import Iterable, Sequence
from itertools import pairwise

from .entrants import OURS
from .measuring import Measured

AIM = 3.0
# The share of its cores that an entrant must get for its figures to say what it can do.
ENOUGH = 0.9
HEAD = (
    "program", "game", "cores", "games a second", "decisions a game",
    "decisions a second", "zebres-lab plays … times its games",
)  # fmt: skip
SAYS = (
    "The games differ, so this compares what a user gets from one call, not how good the programs "
    "are: in Connect Four a decision is one of at most seven columns, while in Drôles de Zèbres it "
    "is a square and an animal, a swap or the guardian's next post, with the effects that the "
    "rules give it."
)


def markdown(measured: Sequence[Measured], rounds: int) -> str:
    """Return the table, with what it does not say before it and after it."""
    ours = next((one for one in measured if one.entrant == OURS and one.rounds), None)
    lines = [
        f"{rounds} rounds in turns, median (lowest–highest); {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores. Imports and compiling are not timed.",
        "",
        row(HEAD),
        row(["---"] * 3 + ["---:"] * 4),
        *(row(cells(one, ours)) for one in measured),
        "",
        SAYS,
        "",
        *(f"- {one.entrant.name}: {one.described}" for one in measured if one.rounds),
        "",
        verdict(measured, ours),
    ]
    # Without a single description two blank lines would follow one another.
    kept = [lines[0], *(line for before, line in pairwise(lines) if before or line)]
    return "\n".join(kept)


def row(texts: Iterable[str]) -> str:
    """Return one line of the table."""
    return f"| {' | '.join(text.replace('|', '/') for text in texts)} |"


def cells(one: Measured, ours: Measured | None) -> list[str]:
    """Return the texts of a row; one that could not be measured gives the reason instead."""
    if not one.rounds:
        reason = " ".join(one.reason.split())
        return [one.entrant.name, one.entrant.game, "", f"not measured: {reason}", "", "", ""]
    rates = [each.rate for each in one.rounds]
    decisions = sum(each.decisions for each in one.rounds) / sum(each.games for each in one.rounds)
    ratio = ""
    if ours is not None and ours is not one:
        times = ratios(ours, one)
        ratio = f"{statistics.median(times):.1f} ({min(times):.1f}–{max(times):.1f})"
    return [
        one.entrant.name,
        one.entrant.game,
        f"{one.busy:.1f} of {one.cores}",
        f"{thousands(statistics.median(rates))} ({thousands(min(rates))}–{thousands(max(rates))})",
        f"{decisions:.1f}",
        thousands(statistics.median(each.decisions / each.seconds for each in one.rounds)),
        ratio,
    ]


def ratios(ours: Measured, other: Measured) -> list[float]:
    """Return our games a second over the other's, round by round."""
    return [mine.rate / theirs.rate for mine, theirs in zip(ours.rounds, other.rounds, strict=True)]


def verdict(measured: Sequence[Measured], ours: Measured | None) -> str:
    """Say whether the aim is met: so many times the games of the fastest peer on any cores."""
    peers = [one for one in measured if one.entrant != OURS and one.rounds]
    if ours is None or not peers:
        return "Aim not judged: it needs zebres-lab and at least one of the others."
    fastest = max(peers, key=lambda one: statistics.median(each.rate for each in one.rounds))
    times = statistics.median(ratios(ours, fastest))
    return "\n\n".join(
        [
            f"Aim: on one core, {AIM:.0f} times the games of the fastest of the others, which is "
            f"{fastest.entrant.name}: {times:.1f} times, {'met' if times >= AIM else 'missed'}.",
            *(
                f"Measure again on a quiet machine: {one.entrant.name} kept only {one.busy:.1f} of "
                f"{one.cores} cores busy."
                for one in (ours, *peers)
                if one.busy < ENOUGH * one.cores
            ),
            *(
                f"Not in this judgement: {one.entrant.name}, which could not be measured."
                for one in measured
                if not one.rounds
            ),
        ]
    )


def thousands(number: float) -> str:
    """Return a number in three figures, with spaces between the thousands."""
    exact = float(f"{number:.3g}")
    return f"{exact:,.0f}".replace(",", "\N{NO-BREAK SPACE}")
