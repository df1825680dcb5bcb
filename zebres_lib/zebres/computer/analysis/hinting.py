"""What to play and why: a hint in words built from what happens on the best line."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from ....record import Step
from ...events import Event
from ...game import BoardPosition
from ...rules import Player, Position, Rules, territory_owner
from ...telling.narration import describe
from ...text.games import format_run, split_turns
from ..search import Budget, Searcher, Stop
from .asking import NODES, Subject, Turn, asked, best_turn, check_language, follow, searcher_for
from .wording import hint_sentences


@dataclass(frozen=True)
class TerritoryChange:
    """A territory that changes hands, as if the game ended before and after.

    Attributes
    ----------
    territory
        Its letter.
    before, after
        Who holds the majority (``score.majority``), or ``Player.NOBODY``.
    """

    territory: str
    before: Player
    after: Player


@dataclass(frozen=True)
class Hint:
    """A whole turn suggested, and what it brings.

    Attributes
    ----------
    position
        Text of the position.
    rules
        Its rules.
    player
        Who is advised: the one who decides.
    actions
        Texts of the actions suggested, up to the end of the turn.
    turn
        The same run together, as :meth:`~..game.Game.play` takes it.
    margin
        The final margin if both go on as well as they can, White minus Green, in points.
    exact
        Whether margin and turn are proven; otherwise they are an estimate.
    line
        Texts of the actions with which both would go on, those of the turn first.
    events
        What happens in the turn, as :meth:`~..game.Game.play` tells it.
    changes
        The territories that change hands by the turn.
    next_player
        Who decides after the turn.
    later
        Texts of the turns that follow on the line.
    later_events, later_changes
        What happens in them, and the territories that change hands.
    language
        Language of the sentences.
    depth, nodes, seconds
        Placements looked ahead, decisions looked at, time on the clock.
    """

    position: str
    rules: Rules = field(repr=False)
    player: Player
    actions: tuple[str, ...]
    turn: str
    margin: float
    exact: bool
    line: tuple[str, ...]
    events: tuple[Event, ...] = field(repr=False)
    changes: tuple[TerritoryChange, ...]
    next_player: Player
    later: tuple[str, ...]
    later_events: tuple[Event, ...] = field(repr=False)
    later_changes: tuple[TerritoryChange, ...]
    language: str
    depth: int
    nodes: int
    seconds: float

    @property
    def action(self) -> str:
        """Text of the first action, the one to play now."""
        return self.actions[0]

    @property
    def sentences(self) -> tuple[str, ...]:
        """The hint in words: what to do, what it brings, what follows, how the game would end."""
        return self.told(self.language)

    def told(self, language: str) -> tuple[str, ...]:
        """Return the sentences in a language; ``LanguageError`` if it has no catalogue."""
        return hint_sentences(self, language)

    def __str__(self) -> str:
        return " ".join(self.sentences)

    def _repr_html_(self) -> str:
        sentences = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.sentences)
        return f"<div lang='{escape(self.language)}'>{sentences}</div>"


def hint(
    subject: Subject,
    *,
    language: str = "en",
    rules: Rules | None = None,
    seconds: float | None = None,
    nodes: int | None = NODES,
    stop: Stop | None = None,
    searcher: Searcher | None = None,
    compiled: bool | None = None,
) -> Hint:
    """Return what to play now, and why, for the player who decides.

    The sentences name only what happens on the line found: the events of its actions, and the
    territories whose majority they change.

    Parameters
    ----------
    subject
        A game, a position, or a position's text.
    language
        Language of the sentences.
    rules, seconds, nodes, stop, searcher, compiled
        As for :func:`~.values.analyse`.

    Raises
    ------
    LanguageError
        If there is no catalogue for the language.
    NotationError
        For text that is not a position.
    TypeError, ValueError
        Naming the argument and what it takes; ``ValueError`` also if the game is over.
    """
    check_language(language)
    position = asked(subject, rules)
    rules = position.rules
    searcher = searcher_for(rules, searcher, compiled)
    searcher.compile()
    budget = Budget(seconds, nodes, stop)
    turn = best_turn(searcher, position, budget)
    return told_turn(position, turn, language, nodes=budget.used, seconds=budget.elapsed)


def told_turn(
    position: BoardPosition, turn: Turn, language: str, *, nodes: int = 0, seconds: float = 0.0
) -> Hint:
    """Return the hint that suggests a turn, with what happens in it and on its line."""
    rules = position.rules
    later = follow(rules, turn.after, turn.line[len(turn.steps) :])
    end = later[-1].after if later else turn.after
    return Hint(
        position=str(position),
        rules=rules,
        player=Player(position.player),
        actions=turn.line[: len(turn.steps)],
        turn=turn.text,
        margin=turn.value,
        exact=turn.exact,
        line=turn.line,
        events=_events(rules, turn.steps),
        changes=changes(rules, position, turn.after),
        next_player=Player(turn.after.player),
        later=_turns(rules, later),
        later_events=_events(rules, later),
        later_changes=changes(rules, turn.after, end),
        language=language,
        depth=turn.depth,
        nodes=nodes,
        seconds=seconds,
    )


def changes(rules: Rules, before: Position, after: Position) -> tuple[TerritoryChange, ...]:
    """Return the territories held by somebody else after than before, in order."""
    found = []
    for letter, mask in zip(rules.board.territory_letters, rules.territories, strict=True):
        owners = [Player(territory_owner(position, mask)) for position in (before, after)]
        if owners[0] != owners[1]:
            found.append(TerritoryChange(letter, *owners))
    return tuple(found)


def _events(rules: Rules, steps: tuple[Step[Position], ...]) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in describe(rules, *step))


def _turns(rules: Rules, steps: tuple[Step[Position], ...]) -> tuple[str, ...]:
    actions = [step.action for step in steps]
    return tuple(format_run(rules.board, actions[begin:end]) for begin, end in split_turns(actions))
