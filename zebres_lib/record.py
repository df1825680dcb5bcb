"""A game as a record: its actions from a start, with undo, redo, files and hooks. Knows no game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Generic, NamedTuple, Self, TypeVar

from .errors import IllegalAction, NotationError
from .explain.sentences import Tellable
from .notation import GameText, WrittenAction, checked_text, quoted

R = TypeVar("R")
P = TypeVar("P")
At = TypeVar("At", covariant=True)
E = TypeVar("E", bound=Tellable)


class Step(NamedTuple, Generic[At]):
    """One action of a record: where it was taken, what it was, where it led."""

    before: At
    action: int
    after: At


class Record(ABC, Generic[R, P, E]):
    """What all games share: a record from the start to any position, with undo and redo.

    A game says how its actions are written, allowed, taken and told; it decides nothing here.
    """

    def __init__(self, rules: R, start: P) -> None:
        self.rules = rules
        self.headers: dict[str, str] = {}
        self._start = start
        self._steps: list[Step[P]] = []
        self._undone: list[Step[P]] = []
        self._hooks: list[Callable[[E], object]] = []

    # --- what a game says of itself ------------------------------------------------------------

    @abstractmethod
    def to_text(self) -> str:
        """Return the whole game as text with headers."""

    @property
    @abstractmethod
    def result(self) -> str:
        """How the game ended, or ``*`` while it goes on."""

    @abstractmethod
    def _read_actions(self, text: str) -> Sequence[WrittenAction]:
        """Return the actions of a run; raises :class:`~zebres_lib.errors.NotationError`."""

    @abstractmethod
    def _format_action(self, action: int) -> str:
        """Return the text of an action."""

    @abstractmethod
    def _refusal(self, position: P, written: Any) -> E | None:
        """Return why the rules forbid an action that was read, or None if they allow it."""

    @abstractmethod
    def _apply(self, position: P, action: int) -> P:
        """Return the position after a legal action."""

    @abstractmethod
    def _describe(self, step: Step[P]) -> list[E]:
        """Return what an action did and did not do."""

    def _left_out(self, position: P, action: int) -> int | None:
        """Return the action that may be left out before this one within a run, if any."""
        return None

    # --- files ---------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the game to a UTF-8 text file that :meth:`load` reads."""
        Path(path).write_text(self.to_text(), encoding="utf-8", newline="\n")

    def _replay(self, game: GameText) -> None:
        """Play what a game text says and compare its result with the one it has."""
        self.headers = dict(game.others)
        self._steps = self._resolve(game.moves, game.text)
        found = game.values.get("Result", "*")
        if found not in ("*", self.result):
            index = game.places["Result"]
            raise NotationError(
                "notation-result",
                text=game.text,
                index=index,
                character=str(index + 1),
                found=found,
                expected=self.result,
            )

    def copy(self) -> Self:
        """Return an independent game with the same record and no hooks."""
        twin = copy(self)
        twin._hooks = []
        twin.restore(self)
        return twin

    def restore(self, other: Self) -> None:
        """Take over the rules, record and headers of another game; hooks stay as they are."""
        self.rules, self._start = other.rules, other._start
        self._steps, self._undone = list(other._steps), list(other._undone)
        self.headers = dict(other.headers)

    # --- looking -------------------------------------------------------------------------------

    @property
    def actions(self) -> list[str]:
        """The texts of all actions so far."""
        return [self._format_action(step.action) for step in self._steps]

    @property
    def steps(self) -> tuple[Step[P], ...]:
        """Every action so far with the positions before and after it."""
        return tuple(self._steps)

    def events(self) -> Iterator[tuple[str, list[E]]]:
        """Yield (action text, its events) for every action so far."""
        for step in self._steps:
            yield self._format_action(step.action), self._describe(step)

    # --- playing -------------------------------------------------------------------------------

    def play(self, text: str) -> list[E]:
        """Play an action or a run of actions, whole or not at all, and return its events.

        Every subscribed hook is called with every event after the run has been recorded. Raises
        :class:`~zebres_lib.errors.IllegalAction` with nothing changed, naming the action, its place
        in the text and the rule that forbids it.
        """
        steps = self._resolve(checked_text(text), text)
        if not steps:
            raise IllegalAction("notation-nothing", text=text, index=0)
        return self._record(steps)

    def undo(self) -> str:
        """Take back the last action and return its text; ``IndexError`` if there is none."""
        if not self._steps:
            raise IndexError("there is no action to take back")
        self._undone.append(self._steps.pop())
        return self._format_action(self._undone[-1].action)

    def redo(self) -> str:
        """Play the action taken back last again and return its text; ``IndexError`` if none."""
        if not self._undone:
            raise IndexError("there is no action to play again")
        self._steps.append(self._undone.pop())
        return self._format_action(self._steps[-1].action)

    def go_to(self, ply: int) -> None:
        """Undo or redo until ``ply`` actions have been played; ``IndexError`` if out of range."""
        most = len(self._steps) + len(self._undone)
        if not 0 <= ply <= most:
            raise IndexError(f"ply {ply} is not from 0 to {most}")
        while len(self._steps) > ply:
            self.undo()
        while len(self._steps) < ply:
            self.redo()

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return bool(self._steps)

    @property
    def can_redo(self) -> bool:
        """Whether there is an action to play again."""
        return bool(self._undone)

    def subscribe(self, hook: Callable[[E], object]) -> Callable[[], None]:
        """Call ``hook`` with every event of every later :meth:`play`; return how to stop that."""
        self._hooks.append(hook)

        def unsubscribe() -> None:
            if hook in self._hooks:
                self._hooks.remove(hook)

        return unsubscribe

    # --- within --------------------------------------------------------------------------------

    @property
    def _now(self) -> P:
        return self._steps[-1].after if self._steps else self._start

    def _record(self, steps: Sequence[Step[P]]) -> list[E]:
        """Take up steps that were checked; return their events, which hooks are told."""
        if steps:
            self._steps += steps
            self._undone.clear()
        events = [event for step in steps for event in self._describe(step)]
        for event in events:
            for hook in tuple(self._hooks):
                hook(event)
        return events

    def _resolve(self, moves: str, text: str) -> list[Step[P]]:
        """Return the steps of a run of actions from the position now, whole or not at all.

        ``moves`` is what is read; ``text`` is what errors quote, with the same places. Raises
        :class:`~zebres_lib.errors.IllegalAction` for text that is no action and for an action that
        the rules forbid.
        """
        steps: list[Step[P]] = []
        position = self._now

        def take(action: int) -> None:
            nonlocal position
            steps.append(Step(position, action, self._apply(position, action)))
            position = steps[-1].after

        try:
            run = self._read_actions(moves)
        except NotationError as error:
            given: dict[str, Any] = dict(error.message.arguments)
            raise IllegalAction(error.message.key, text=text, index=error.index, **given) from error
        for number, written in enumerate(run, start=1):
            left_out = self._left_out(position, written.action) if steps else None
            if left_out is not None:
                take(left_out)
            reason = self._refusal(position, written)
            if reason is not None:
                raise IllegalAction(
                    "notation-refused-in-run" if len(run) > 1 else "notation-refused",
                    text=text,
                    index=written.start,
                    reason=reason,
                    number=str(number),
                    action=quoted(moves[written.start : written.end]),
                    character=str(written.start + 1),
                    refusal=reason,
                )
            take(written.action)
        return steps
