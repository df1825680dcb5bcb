"""Exercises whose answers the engine knows, checks and explains; nothing is typed in by hand.

An exercise is made from a game and a question about it, and computes its solution by playing a
copy of that game::

    exercise = which_squares(game, "Lc3", ["lion.zebra-hides", "lion.gazelle-flees"])
    exercise.check("b3 d3")          # -> Verdict: correct or not, and the events that say why

Sentences come from the catalogues of :mod:`zebres_lib.explain`; a widget that shows exercises is
:class:`zebres_lib.widgets.ExercisePanel`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

from ..errors import IllegalAction
from ..explain import LANGUAGES, explain_all, phrase, rule
from ..explain.catalogue import message_id
from ..explain.messages import Message
from ..explain.sentences import Tellable
from .board import Board
from .events import Event
from .game import Game
from .rules import Phase, Player


class Answer(Enum):
    """What form an answer takes."""

    SQUARES = "squares"
    ACTION = "action"
    CHOICE = "choice"
    NUMBER = "number"


@dataclass(frozen=True)
class Verdict:
    """Whether an answer is right, in a sentence, and the engine's explanations of the matter."""

    correct: bool
    message: str
    explanations: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join([self.message, *(f"  {sentence}" for sentence in self.explanations)])

    def __bool__(self) -> bool:
        return self.correct


class Judgement(NamedTuple):
    """Whether an answer is right, with what to say, and the events that explain it."""

    correct: bool
    messages: tuple[Message, ...]
    events: Sequence[Tellable] = ()

    def verdict(self, language: str) -> Verdict:
        """Return it in words."""
        message = " ".join(message.text(language) for message in self.messages)
        return Verdict(self.correct, message, tuple(explain_all(self.events, language)))


@dataclass(frozen=True)
class Exercise:
    """One question about a game; made by the functions of this module.

    Attributes
    ----------
    game
        The position the question is about. Checking never changes it.
    form
        What kind of answer is expected.
    question, answer
        What is asked, and the engine's own answer.
    events
        What explains that answer.
    judge
        What says of an answer, as text, whether it is right.
    options
        The answers to choose from, for a choice; empty otherwise.
    """

    game: Game
    form: Answer
    question: Message
    answer: Message | str
    events: Sequence[Event]
    judge: Callable[[str], Judgement]
    options: tuple[str, ...] = ()

    def prompt(self, language: str = "en") -> str:
        """Return the question in words."""
        return self.question.text(language)

    def check(self, answer: object, language: str = "en") -> Verdict:
        """Return whether ``answer`` is right, and why.

        An answer is text: squares such as ``"b3 d3"``, an action such as ``"Gc3"``, a rule id or
        a whole number. An answer of another form is not right and the message says what is
        expected; nothing is raised, since a learner typed it.
        """
        return self.judge(str(answer).strip()).verdict(language)

    def solution(self, language: str = "en") -> Verdict:
        """Return the engine's own answer with its explanations."""
        message = Message("exercise-solution", {"answer": self.answer})
        return Judgement(True, (message,), self.events).verdict(language)

    def option_label(self, option: str, language: str = "en") -> str:
        """Return how a choice reads."""
        return rule(option, language).title


class _Titles(NamedTuple):
    """The titles of some rules, to be said in any language."""

    rules: Sequence[str]

    def sentence(self, language: str) -> str:
        return " / ".join(rule(rule_id, language).title for rule_id in self.rules)


def which_squares(game: Game, run: str, rules: Sequence[str]) -> Exercise:
    """Ask on which squares these rules act when ``run`` is played.

    The solution is the square of the first token of each event with one of the rule ids, near
    misses included. Raises :class:`IllegalAction` if the run cannot be played.
    """
    events = [event for event in game.copy().play(run) if event.rule in rules]
    wanted = _in_board_order(game.rules.board, [event.tokens[0].square for event in events])

    def judge(answer: str) -> Judgement:
        names = re.findall(r"[a-z][0-9]+", answer)
        rest = re.sub(r"[a-z][0-9]+|[\s,;]+", " ", answer).split()
        if not set(rest) <= _words_for_and() or not set(names) <= set(
            game.rules.board.square_numbers
        ):
            return _unreadable(Answer.SQUARES, answer)
        missing = len(set(wanted) - set(names))
        extra = _in_board_order(game.rules.board, set(names) - set(wanted))
        faults = []
        if missing:
            faults.append(Message("exercise-squares-missing", {"count": missing}))
        if extra:
            faults.append(Message("exercise-squares-extra", {"squares": ", ".join(extra)}))
        return Judgement(False, tuple(faults)) if faults else _right(events)

    question = Message("exercise-squares", {"run": run, "rules": _Titles(rules)})
    squares = ", ".join(wanted) or Message("exercise-none")
    return Exercise(game, Answer.SQUARES, question, squares, events, judge)


def find_action(game: Game, rule_id: str, *, happened: bool = True) -> Exercise:
    """Ask for an action, with its swaps if it places a crocodile, that makes a rule act.

    Raises ``ValueError`` if none of the position does.
    """

    def shows(events: Iterable[Event]) -> bool:
        return any(event.rule == rule_id and event.happened == happened for event in events)

    def judge(answer: str) -> Judgement:
        try:
            events = game.copy().play(answer)
        except IllegalAction as error:
            if error.reason is None:
                return _unreadable(Answer.ACTION, answer)
            message = Message("exercise-forbidden", {"action": answer})
            return Judgement(False, (message,), [error.reason])
        if shows(events):
            return _right(events)
        return Judgement(False, (Message("exercise-other", {"action": answer}),), events)

    for run in _runs(game):
        events = game.copy().play(run)
        if shows(events):
            given = {"player": game.player, "rule": Message(message_id(rule_id))}
            question = Message("exercise-action", given)
            return Exercise(game, Answer.ACTION, question, run, events, judge)
    raise ValueError(f"no action here shows {rule_id}; choose another position")


def why_forbidden(game: Game, action: str, options: Sequence[str]) -> Exercise:
    """Ask which rule forbids an action, among ``options`` (rule ids).

    Raises ``ValueError`` if the action is legal or the rule that forbids it is not offered, and
    :class:`NotationError` if it is not an action.
    """
    reason = game.why_not(action)
    if reason is None:
        raise ValueError(f"{action} is legal here; choose a forbidden action")
    if reason.rule not in options:
        raise ValueError(f"{action} is forbidden by {reason.rule}, which is not among the options")
    forbids = reason

    def judge(answer: str) -> Judgement:
        if answer not in options:
            return _unreadable(Answer.CHOICE, answer)
        if answer == forbids.rule:
            return _right([forbids])
        return Judgement(False, (Message("exercise-not-this-rule"),))

    question = Message("exercise-forbids", {"action": action})
    title = Message(message_id(forbids.rule))
    return Exercise(game, Answer.CHOICE, question, title, [forbids], judge, tuple(options))


def territory_worth(game: Game, letter: str) -> Exercise:
    """Ask how many points a territory gives its owner as the board stands.

    Raises ``ValueError`` if the board has no such territory.
    """
    events = game.territory_events(letter)
    points = sum(event.number("points") for event in events if event.rule == "score.all-animals")
    return _number(game, Message("exercise-territory", {"territory": letter}), points, events)


def final_points(game: Game, player: Player) -> Exercise:
    """Ask how many points a player has as the board stands, the Inauguration token included."""
    white, green = game.scores()
    points = white if player == Player.WHITE else green
    question = Message("exercise-points", {"player": player})
    return _number(game, question, points, game.score_events())


def _number(game: Game, question: Message, value: int, events: Sequence[Event]) -> Exercise:
    def judge(answer: str) -> Judgement:
        if not re.fullmatch(r"-?[0-9]{1,6}", answer):
            return _unreadable(Answer.NUMBER, answer)
        if int(answer) == value:
            return _right(events)
        key = "exercise-too-low" if int(answer) < value else "exercise-too-high"
        return Judgement(False, (Message(key),))

    return Exercise(game, Answer.NUMBER, question, str(value), events, judge)


def _right(events: Sequence[Event]) -> Judgement:
    return Judgement(True, (Message("exercise-right"),), events)


def _unreadable(form: Answer, answer: str) -> Judgement:
    given = {"form": form, "answer": answer[:60]}
    return Judgement(False, (Message("exercise-unreadable", given),))


def _runs(game: Game) -> Iterator[str]:
    """Yield every legal action, and with every way to go on while a crocodile may swap."""
    for action in game.legal_actions():
        yield action
        after = game.copy()
        after.play(action)
        if after.phase == Phase.SWAP:
            yield from (action + more for more in _runs(after))


@cache
def _words_for_and() -> frozenset[str]:
    """Return what joins the last two of a list, such as ``and``, in every language."""
    return frozenset(
        phrase("list-and", language, list="", next="").strip() for language in LANGUAGES
    )


def _in_board_order(board: Board, names: Iterable[str]) -> list[str]:
    return sorted(set(names), key=board.square_numbers.__getitem__)
