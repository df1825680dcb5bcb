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

from ..errors import IllegalAction
from ..explain import LANGUAGES, explain_all, phrase, rule
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


@dataclass(frozen=True)
class Exercise:
    """One question about a game; made by the functions of this module.

    Attributes
    ----------
    game
        The position the question is about. Checking never changes it.
    form
        What kind of answer is expected.
    options
        The answers to choose from, for a choice; empty otherwise.
    """

    game: Game
    form: Answer
    ask: Callable[[str], str]
    judge: Callable[[str, str], Verdict]
    solve: Callable[[str], Verdict]
    options: tuple[str, ...] = ()

    def prompt(self, language: str = "en") -> str:
        """Return the question in words."""
        return self.ask(language)

    def check(self, answer: object, language: str = "en") -> Verdict:
        """Return whether ``answer`` is right, and why.

        An answer is text: squares such as ``"b3 d3"``, an action such as ``"Gc3"``, a rule id or
        a whole number. An answer of another form is not right and the message says what is
        expected; nothing is raised, since a learner typed it.
        """
        return self.judge(str(answer).strip(), language)

    def solution(self, language: str = "en") -> Verdict:
        """Return the engine's own answer with its explanations."""
        return self.solve(language)

    def option_label(self, option: str, language: str = "en") -> str:
        """Return how a choice reads."""
        return rule(option, language).title


def which_squares(game: Game, run: str, rules: Sequence[str]) -> Exercise:
    """Ask on which squares these rules act when ``run`` is played.

    The solution is the square of the first token of each event with one of the rule ids, near
    misses included. Raises :class:`IllegalAction` if the run cannot be played.
    """
    events = [event for event in game.copy().play(run) if event.rule in rules]
    wanted = _in_board_order(game.rules.board, [event.tokens[0].square for event in events])

    def ask(language: str) -> str:
        titles = " / ".join(rule(rule_id, language).title for rule_id in rules)
        return phrase("exercise-squares", language, run=run, rules=titles)

    def judge(answer: str, language: str) -> Verdict:
        names = re.findall(r"[a-z][0-9]+", answer)
        rest = re.sub(r"[a-z][0-9]+|[\s,;]+", " ", answer).split()
        if not set(rest) <= _words_for_and() or not set(names) <= set(
            game.rules.board.square_numbers
        ):
            return _unreadable("squares", answer, language)
        missing = _in_board_order(game.rules.board, set(wanted) - set(names))
        extra = _in_board_order(game.rules.board, set(names) - set(wanted))
        if not missing and not extra:
            return Verdict(True, phrase("exercise-right", language), _sentences(events, language))
        parts = []
        if missing:
            parts.append(phrase("exercise-squares-missing", language, count=len(missing)))
        if extra:
            parts.append(phrase("exercise-squares-extra", language, squares=", ".join(extra)))
        return Verdict(False, " ".join(parts), ())

    def solve(language: str) -> Verdict:
        squares = ", ".join(wanted) or phrase("exercise-none", language)
        message = phrase("exercise-solution", language, answer=squares)
        return Verdict(True, message, _sentences(events, language))

    return Exercise(game, Answer.SQUARES, ask, judge, solve)


def find_action(game: Game, rule_id: str, *, happened: bool = True) -> Exercise:
    """Ask for an action, with its swaps if it places a crocodile, that makes a rule act.

    Raises ``ValueError`` if none of the position does.
    """
    goals = [run for run in _runs(game) if _shows(game.copy().play(run), rule_id, happened)]
    if not goals:
        raise ValueError(f"no action here shows {rule_id}; choose another position")

    def ask(language: str) -> str:
        title = rule(rule_id, language).title
        return phrase("exercise-action", language, player=game.player, rule=title)

    def judge(answer: str, language: str) -> Verdict:
        try:
            events = game.copy().play(answer)
        except IllegalAction as error:
            if error.reason is None:
                return _unreadable("action", answer, language)
            return Verdict(
                False,
                phrase("exercise-forbidden", language, action=answer),
                _sentences([error.reason], language),
            )
        right = _shows(events, rule_id, happened)
        message = (
            phrase("exercise-right", language)
            if right
            else phrase("exercise-other", language, action=answer)
        )
        return Verdict(right, message, _sentences(events, language))

    def solve(language: str) -> Verdict:
        message = phrase("exercise-solution", language, answer=goals[0])
        return Verdict(True, message, _sentences(game.copy().play(goals[0]), language))

    return Exercise(game, Answer.ACTION, ask, judge, solve)


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

    def ask(language: str) -> str:
        return phrase("exercise-forbids", language, action=action)

    def judge(answer: str, language: str) -> Verdict:
        if answer not in options:
            return _unreadable("choice", answer, language)
        if answer == forbids.rule:
            return Verdict(
                True, phrase("exercise-right", language), _sentences([forbids], language)
            )
        return Verdict(False, phrase("exercise-not-this-rule", language), ())

    def solve(language: str) -> Verdict:
        message = phrase("exercise-solution", language, answer=rule(forbids.rule, language).title)
        return Verdict(True, message, _sentences([forbids], language))

    return Exercise(game, Answer.CHOICE, ask, judge, solve, tuple(options))


def territory_worth(game: Game, letter: str) -> Exercise:
    """Ask how many points a territory gives its owner as the board stands.

    Raises ``ValueError`` if the board has no such territory.
    """
    events = game.territory_events(letter)
    points = sum(event.number("points") for event in events if event.rule == "score.all-animals")

    def ask(language: str) -> str:
        return phrase("exercise-territory", language, territory=letter)

    return _number(game, points, events, ask)


def final_points(game: Game, player: Player) -> Exercise:
    """Ask how many points a player has as the board stands, the Inauguration token included."""
    events = game.score_events()
    white, green = game.scores()

    def ask(language: str) -> str:
        return phrase("exercise-points", language, player=player)

    return _number(game, white if player == Player.WHITE else green, events, ask)


def _number(game: Game, value: int, events: Sequence[Event], ask: Callable[[str], str]) -> Exercise:
    def judge(answer: str, language: str) -> Verdict:
        if not re.fullmatch(r"-?[0-9]{1,6}", answer):
            return _unreadable("number", answer, language)
        if int(answer) == value:
            return Verdict(True, phrase("exercise-right", language), _sentences(events, language))
        key = "exercise-too-low" if int(answer) < value else "exercise-too-high"
        return Verdict(False, phrase(key, language), ())

    def solve(language: str) -> Verdict:
        message = phrase("exercise-solution", language, answer=str(value))
        return Verdict(True, message, _sentences(events, language))

    return Exercise(game, Answer.NUMBER, ask, judge, solve)


def _runs(game: Game) -> Iterator[str]:
    """Yield every legal action, and with every way to go on while a crocodile may swap."""
    for action in game.legal_actions():
        yield action
        after = game.copy()
        after.play(action)
        if after.phase == Phase.SWAP:
            yield from (action + more for more in _runs(after))


def _shows(events: Iterable[Event], rule_id: str, happened: bool) -> bool:
    return any(event.rule == rule_id and event.happened == happened for event in events)


def _sentences(events: Iterable[Tellable], language: str) -> tuple[str, ...]:
    return tuple(explain_all(events, language))


@cache
def _words_for_and() -> frozenset[str]:
    """Return what joins the last two of a list, such as ``and``, in every language."""
    return frozenset(
        phrase("list-and", language, list="", next="").strip() for language in LANGUAGES
    )


def _unreadable(form: str, answer: str, language: str) -> Verdict:
    message = phrase("exercise-unreadable", language, form=form, answer=answer[:60])
    return Verdict(False, message, ())


def _in_board_order(board: Board, names: Iterable[str]) -> list[str]:
    return sorted(set(names), key=board.square_numbers.__getitem__)
