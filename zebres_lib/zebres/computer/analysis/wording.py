"""Hints and reviews in words: clauses made from events, joined to sentences in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from ....explain.catalogue import message_text
from ....explain.lists import MOST_IN_A_LIST, joined
from ...events import Token
from ...rules import Player, Species

if TYPE_CHECKING:  # They use the words, and the words read what they found.
    from .hinting import Hint, TerritoryChange
    from .reviewing import Review, TurnReview

MOST_TURNS = 4
"""Of a long line only the beginning is written out."""

_BESIDE = ("zebra.beside-lion", "gazelle.beside-lion")
_GUARDIAN = ("guardian.steps", "guardian.jump")


def hint_sentences(hint: Hint, language: str) -> tuple[str, ...]:
    """Return a hint in words: what to do and what it brings, what follows, how the game ends."""
    teller = _Teller(hint, language)
    said = [*teller.deeds(), *teller.guardian(), *teller.later(), teller.margin()]
    # Clauses stand at the start of a sentence or in its middle; only here is it known which.
    return tuple(sentence[:1].upper() + sentence[1:] for sentence in said)


def review_sentences(review: Review, language: str) -> tuple[str, ...]:
    """Return a review in words: how the game ended, its turning points, what all turns cost."""

    def say(message: str, **arguments: object) -> str:
        return message_text(language, f"hints-{message}", arguments=arguments)

    first, last = review.first, review.turns[-1] if review.turns else None
    value, exact = (last.value, last.exact) if last else (review.start_value, review.start_exact)
    if review.finished:
        said = [say("review-won", player=_leader(value), points=round(abs(value)))]
    else:
        said = [say("review-unfinished", standing=_standing(say, value, exact))]
    if last is None:
        return tuple(said)
    if not review.complete:
        said.append(say("review-stopped", number=first))
    for turn in review.turning_points:
        said.append(_turning(say, turn))
        sign = 1 if turn.player == Player.WHITE else -1
        if sign * turn.best_value > 0 > sign * turn.value:
            said.append(say("review-lead", player=turn.player))
    if not review.turning_points:
        said.append(say("review-none"))
    sure = review.proven_turns
    given = [round(review.given_away(player)) for player in (Player.WHITE, Player.GREEN)]
    everything = sure == len(review.turns)
    said.append(say("review-sums", white=given[0], green=given[1], exact=everything))
    if everything:
        said.append(say("review-all-sure"))
    elif sure:
        said.append(say("review-sure", count=sure))
    return tuple(said)


def _leader(value: float) -> Player:
    whole = round(value)
    return Player.WHITE if whole > 0 else Player.GREEN if whole < 0 else Player.NOBODY


def _standing(say: Callable[..., str], value: float, exact: bool) -> str:
    return say("standing", player=_leader(value), points=round(abs(value)), exact=exact)


def _turning(say: Callable[..., str], turn: TurnReview) -> str:
    return say(
        "review-turn",
        number=turn.number,
        player=turn.player,
        turn=turn.turn,
        points=round(turn.loss),
        exact=turn.is_sure,
        best=turn.best,
        standing=_standing(say, turn.best_value, turn.best_exact),
    )


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
