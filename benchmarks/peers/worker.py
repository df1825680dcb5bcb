"""Plays the games of one entrant in an interpreter of its own, a round whenever it is asked to.

Not meant to be called by hand: ``python worker.py GAMES CORES SECONDS`` imports the module GAMES
from beside this file, warms it up until a round takes about SECONDS, and then answers each line on
standard input with one line of JSON. CORES is ``one`` or ``all``. It needs only what the
module GAMES needs, so it runs where zebres-lab is not installed.
"""

import importlib
import json
import os
import platform
import sys
import time
from pathlib import Path
from typing import Any, Protocol


class Player(Protocol):
    """What a module of games gives: a class named ``Player``, made with the number of cores."""

    def play(self, games: int) -> tuple[int, int | None]:
        """Play about so many games; return how many it were, and their decisions if counted."""

    def decisions_a_game(self) -> float:
        """Return the mean decisions a game, from a sample; asked only where ``play`` has none."""

    def describe(self) -> str:
        """Return versions and settings, in a few words."""


def hold_to_one_core() -> None:
    """Keep this process, and all threads it will start, on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def usable_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def round_size(player: Player, seconds: float) -> int:
    """Return the number of games that take about so many seconds, found by playing."""
    games = 1
    while True:
        begin = time.perf_counter()
        played, _ = player.play(games)
        taken = time.perf_counter() - begin
        if taken >= seconds / 3:
            return max(1, round(played * seconds / taken))
        games = 4 * max(games, played)


def play_round(player: Player, games: int) -> dict[str, Any]:
    """Play one round and return its counts and seconds: by the clock and of the processor."""
    processor, begin = processor_seconds(), time.perf_counter()
    played, decisions = player.play(games)
    seconds = time.perf_counter() - begin
    return {
        "games": played,
        "decisions": decisions,
        "seconds": seconds,
        "processor": processor_seconds() - processor,
    }


def processor_seconds() -> float:
    """Return the processor's time of this process, its threads and its finished children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> None:
    """Warm up, then play a round for each line read."""
    name, cores, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    # Whatever a library prints must not come between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def answer(what: dict[str, Any]) -> None:
        print(json.dumps(what), file=answers, flush=True)

    if cores == "one":
        hold_to_one_core()
    sys.path.insert(0, str(Path(__file__).parent))
    try:
        entitled = 1 if cores == "one" else usable_cores()
        player: Player = importlib.import_module(name).Player(entitled)
        # The first game compiles, where anything is compiled.
        counted = player.play(1)[1] is not None
        games = round_size(player, seconds)
        mean = None if counted else player.decisions_a_game()
        described = f"{player.describe()}, Python {platform.python_version()}"
    except Exception as error:
        # Whatever goes wrong belongs into the table of the caller, who gives up on this entrant.
        answer({"error": f"{type(error).__name__}: {error}"})
        raise SystemExit(1) from error
    answer({"described": described, "cores": entitled, "decisions_a_game": mean})
    for _ in sys.stdin:
        answer(play_round(player, games))


if __name__ == "__main__":
    main()
