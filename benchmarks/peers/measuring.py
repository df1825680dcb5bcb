"""Runs the entrants side by side, each in a process of its own, one round at a time."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from .entrants import Entrant

WORKER = Path(__file__).with_name("worker.py")
PATIENCE_SECONDS = 300.0
# One core means one thread; what the process is held to does not keep libraries from starting more.
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")


class CannotPlayError(Exception):
    """An entrant cannot be measured; the message says why, as the table shows it."""


@dataclass(frozen=True)
class Round:
    """One round: its games, their decisions, and the seconds by the clock and of the processor."""

    games: int
    decisions: float
    seconds: float
    processor: float

    @property
    def rate(self) -> float:
        """Games a second."""
        return self.games / self.seconds


@dataclass
class Measured:
    """What came out for an entrant: rounds in order, or the reason why there are none.

    ``cores`` is how many it may use.
    """

    entrant: Entrant
    described: str = ""
    cores: int = 1
    rounds: list[Round] = field(default_factory=list)
    reason: str = ""

    @property
    def busy(self) -> float:
        """How many cores it kept busy in the median round."""
        return statistics.median(each.processor / each.seconds for each in self.rounds)


class Worker:
    """A process that plays an entrant's games; a context manager that ends it.

    Raises ``CannotPlayError`` if the entrant cannot be imported or fails in its first games.
    """

    def __init__(self, entrant: Entrant, python: str, seconds: float) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self.process = subprocess.Popen(
                [python, str(WORKER), entrant.games, "one" if entrant.one_core else "all",
                 str(seconds)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
                text=True, encoding="utf-8",
                env=os.environ | (ONE_THREAD if entrant.one_core else {}),
            )  # fmt: skip
        except OSError as error:
            self.errors.close()
            raise CannotPlayError(f"cannot run {python}: {error.strerror}") from error
        try:
            ready = self.answer()
        except CannotPlayError:
            self.close()
            raise
        self.described: str = ready["described"]
        self.cores: int = ready["cores"]
        self.decisions_a_game: float | None = ready["decisions_a_game"]

    def play(self) -> Round:
        """Have one round played."""
        assert self.process.stdin is not None
        try:
            print("play", file=self.process.stdin, flush=True)
        except OSError as error:
            raise CannotPlayError(self.last_words()) from error
        played = self.answer()
        if played["decisions"] is None:
            played["decisions"] = played["games"] * self.decisions_a_game
        return Round(**played)

    def answer(self) -> dict[str, Any]:
        """Read the next answer of the process."""
        assert self.process.stdout is not None
        too_late = threading.Timer(PATIENCE_SECONDS, self.process.kill)
        too_late.start()
        try:
            line = self.process.stdout.readline()
        finally:
            too_late.cancel()
        if not line:
            raise CannotPlayError(self.last_words())
        read: dict[str, Any] = json.loads(line)
        if "error" in read:
            raise CannotPlayError(read["error"])
        return read

    def last_words(self) -> str:
        """Return why the process ended without an answer, as far as it said so."""
        code = self.process.wait()
        self.errors.seek(0)
        lines = self.errors.read().decode("utf-8", "replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "nothing said")
        return f"ended with status {code}: {said}"

    def close(self) -> None:
        """End the process."""
        # Closing its input ends the process, and its answers are no longer of interest.
        for pipe in (self.process.stdin, self.process.stdout):
            # What could not be written to a process already gone is still in the pipe.
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.errors.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def measure(
    entrants: Sequence[Entrant], pythons: Mapping[str, str], rounds: int, seconds: float
) -> list[Measured]:
    """Play so many rounds of about so many seconds with each entrant, in turns.

    All are warmed up first and then wait while another one plays, so that whatever else the
    machine does falls on all alike. ``pythons`` gives an interpreter for each package.
    """
    measured = [Measured(entrant) for entrant in entrants]
    with ExitStack() as stack:
        workers: dict[int, Worker] = {}
        for number, one in enumerate(measured):
            report(f"warming up: {one.entrant.name}")
            try:
                worker = Worker(one.entrant, pythons[one.entrant.package], seconds)
            except CannotPlayError as error:
                one.reason = str(error)
                report(f"cannot be measured: {one.entrant.name}: {one.reason}")
                continue
            workers[number] = stack.enter_context(worker)
            one.described, one.cores = worker.described, worker.cores
        for turn in range(rounds):
            report(f"round {turn + 1} of {rounds}")
            for number in list(workers):
                one = measured[number]
                try:
                    one.rounds.append(workers[number].play())
                except CannotPlayError as error:
                    one.reason, one.rounds = str(error), []
                    del workers[number]
    return measured


def report(line: str) -> None:
    """Say on standard error how far it has come; the table alone is on standard output."""
    print(line, file=sys.stderr, flush=True)
