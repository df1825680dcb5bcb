"""What to play and why: a hint in words built from what happens on the best line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from html import escape

from ....explain.catalogue import message_text
from ....explain.lists import MOST_IN_A_LIST, joined
from ....record import Step
from ...events import Event, Token
from ...game import BoardPosition
from ...rules import Player, Position, Rules, Species, territory_owner
from ...telling.narration import describe
from ...text.games import format_run, split_turns
from ..search import Budget, Searcher, Stop
from .asking import NODES, Subject, Turn, asked, best_turn, check_language, follow, searcher_for

MOST_TURNS = 4
"""Of a long line only the beginning is written out."""

_BESIDE = ("zebra.beside-lion", "gazelle.beside-lion")
_GUARDIAN = ("guardian.steps", "guardian.jump")


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


# --- A hint in words -----------------------------------------------------------------------------


def hint_sentences(hint: Hint, language: str) -> tuple[str, ...]:
    """Return a hint in words: what to do and what it brings, what follows, how the game ends."""
    teller = _Teller(hint, language)
    said = [*teller.deeds(), *teller.guardian(), *teller.later(), teller.margin()]
    # Clauses stand at the start of a sentence or in its middle; only here is it known which.
    return tuple(sentence[:1].upper() + sentence[1:] for sentence in said)


class _Teller:
    """Tells one hint in one language."""

    def __init__(self, hint: Hint, language: str) -> None:
        self.hint, self.language = hint, language
        self.values = hint.rules.values

    def deeds(self) -> Iterable[str]:
        """Yield what to do before the guardian moves, and what it brings; nothing if he is next."""
        deeds, swapped = [], False
        animal: Species | None = None
        for event in self.hint.events:
            if (event.rule, event.case) == ("setup.guardian", "posted"):
                post = event.posts[0]
                yield f"{self._say('post', post=post, line=self._line(post))}."
            elif (event.rule, event.case) == ("place.line", "placed"):
                token = event.tokens[0]
                animal = token.species
                deeds.append(self._say("place", species=animal, square=token.square))
            elif event.case in ("swapped", "again"):
                crocodile, gazelle = event.tokens
                here, there = event.squares
                given = {
                    "crocodile": self._token(replace(crocodile, square=here)),
                    "gazelle": self._token(replace(gazelle, square=there, face_down=False)),
                }
                message = "swap-again" if swapped else "swap-on" if deeds else "swap"
                deeds.append(self._say(message, **given))
                swapped = True
                animal = crocodile.species
            elif (event.rule, event.case) == ("crocodile.swap", "stays"):
                crocodile = event.tokens[0]
                message = "stay-there" if deeds else "stay"
                deeds.append(self._say(message, crocodile=self._token(crocodile)))
                animal = crocodile.species
        if animal is None:
            return
        effects = [*self._effects(animal), *self._changes()]
        if any(event.case == "over" for event in self.hint.events):
            effects.append(self._say("ends"))
        text = self._list(deeds)
        if effects:
            told = self._list(effects)
            yield self._say("turn-and-effects", deeds=text, effects=told, species=animal)
        else:
            yield self._say("turn", deeds=text)

    def guardian(self) -> Iterable[str]:
        """Yield where the guardian goes and what that leaves to the one who places next."""
        for event in self.hint.events:
            if event.rule in _GUARDIAN and event.case != "full-line":
                choice = "alone" if len(self.hint.actions) == 1 else "then"
                if event.case in ("forced", "jumped"):
                    choice = "forced"
                yield self._say(
                    "guardian",
                    choice=choice,
                    post=event.posts[1],
                    who=self._who(self.hint.next_player),
                    squares=joined(event.squares, "list-or", self.language, MOST_IN_A_LIST),
                    line=self._line(event.posts[1]),
                    count=len(event.squares),
                )

    def later(self) -> Iterable[str]:
        """Yield how the line goes on, and what happens on it."""
        hint = self.hint
        if not hint.later:
            return
        turns = " ".join(hint.later[:MOST_TURNS]) + (" …" if len(hint.later) > MOST_TURNS else "")
        given: dict[str, object] = {"turns": turns, "exact": hint.exact}
        effects = [*self._later_effects()]
        if effects:
            yield self._say("line-and-effects", effects=self._list(effects), **given)
        else:
            yield self._say("line", **given)

    def margin(self) -> str:
        """Return how the game ends, or what it looks like."""
        sign = 1 if self.hint.player == Player.WHITE else -1
        points = round(sign * self.hint.margin)
        outcome = "ahead" if points > 0 else "behind" if points < 0 else "level"
        message = "margin-exact" if self.hint.exact else "margin-estimate"
        return self._say(message, outcome=outcome, points=abs(points))

    # --- clauses -----------------------------------------------------------------------------

    def _effects(self, animal: Species) -> Iterable[str]:
        """Yield what the events say that the animal does."""
        events = self.hint.events
        beside = [event for event in events if event.rule in _BESIDE and event.case == "hides"]
        for event in beside:
            lions = event.tokens[1:]
            given: dict[str, object] = {"species": animal, "tokens": self._tokens(lions)}
            given["tokens-of"] = self._tokens(lions, "token-of")
            yield self._say("lies-down", **given)
        for rule, case, message in (
            ("lion.zebra-hides", "hides", "hides"),
            ("lion.gazelle-flees", "flees", "sends-home"),
            ("crocodile.gazelle-lands", "hides", "lands"),
        ):
            tokens = [
                event.tokens[0] for event in events if (event.rule, event.case) == (rule, case)
            ]
            if tokens:
                points = sum(self.values[token.species] for token in tokens)
                yield self._say(message, tokens=self._tokens(tokens), points=points)
        for event in events:
            if (event.rule, event.case) == ("inauguration.first-full", "taken"):
                yield self._say(
                    "inauguration", territory=event.territory, points=event.number("points")
                )

    def _changes(self) -> Iterable[str]:
        """Yield which territories change hands by the turn."""
        you, other = self.hint.player, self.hint.player.opponent
        changes = self.hint.changes
        kinds = {
            "gains": [one for one in changes if one.after == you],
            "takes": [one for one in changes if (one.before, one.after) == (other, Player.NOBODY)],
            "costs": [one for one in changes if (one.before, one.after) == (you, Player.NOBODY)],
            "leaves": [one for one in changes if one.after == other],
        }
        for message, wanted in kinds.items():
            if wanted:
                yield self._say(message, player=other, **self._territories(wanted))

    def _later_effects(self) -> Iterable[str]:
        """Yield what happens on the line after the turn."""
        hint = self.hint
        for message, wanted in (
            ("later-flees", [("lion.gazelle-flees", "flees")]),
            (
                "later-hides",
                [
                    ("lion.zebra-hides", "hides"),
                    ("crocodile.gazelle-lands", "hides"),
                    *((rule, "hides") for rule in _BESIDE),
                ],
            ),
        ):
            tokens = [
                event.tokens[0] for event in hint.later_events if (event.rule, event.case) in wanted
            ]
            if tokens:
                yield self._say(message, tokens=self._tokens(tokens), count=len(set(tokens)))
        for event in hint.later_events:
            if (event.rule, event.case) == ("inauguration.first-full", "taken"):
                who = self._who(event.player or Player.WHITE)
                yield self._say("later-inauguration", who=who)
        for owner in (hint.player, hint.player.opponent, Player.NOBODY):
            gone = [one for one in hint.later_changes if one.after == owner]
            if gone:
                yield self._say("later-goes", who=self._who(owner), **self._territories(gone))

    # --- words -------------------------------------------------------------------------------

    def _say(self, message: str, **arguments: object) -> str:
        return message_text(self.language, f"hints-{message}", arguments=arguments)

    def _who(self, player: Player) -> str:
        return "you" if player == self.hint.player else player.name.lower()

    def _token(self, token: Token, form: str = "token") -> str:
        given = {"species": token.species, "colour": token.player, "square": token.square}
        return message_text(self.language, form, arguments=given)

    def _tokens(self, tokens: Iterable[Token], form: str = "token") -> str:
        # A token may go face down, flee and come back to the same square on one line.
        return self._list(dict.fromkeys(self._token(token, form) for token in tokens))

    def _territories(self, changes: Iterable[TerritoryChange]) -> dict[str, object]:
        letters = [one.territory for one in changes]
        return {"territories": self._list(letters), "count": len(letters)}

    def _list(self, items: Iterable[str]) -> str:
        every = tuple(items)
        return joined(every, "list-and", self.language, len(every))

    def _line(self, post: str) -> str:
        given = {"kind": "column" if post[0] in "NS" else "row", "name": post[1:]}
        return message_text(self.language, "line", arguments=given)
