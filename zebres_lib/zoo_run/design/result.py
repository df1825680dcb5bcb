"""What comes of a search for a deck, in numbers and in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ...estimates import Estimate
from ...explain import phrase
from ...explain.numbers import number
from ..cards import Deck
from .constraints import Constraints, Unmet


class Progress(NamedTuple):
    """How far a search has come.

    Attributes
    ----------
    phase
        ``"searching"`` for a deck with nothing wrong, ``"steering"`` towards the wanted chance,
        ``"playing"`` games with it, ``"confirming"`` a deck that looks right.
    round, rounds
        Number of the start, from 1, and how many are allowed.
    tries
        Decks tried so far, each one small change away from another.
    wrong
        Hands of three that make nothing and pairs of cards alike, in the best deck so far.
    chance
        How often the last deck won, or ``None``.
    seconds, limit
        Time taken and time allowed.
    """

    phase: str
    round: int
    rounds: int
    tries: int
    wrong: int
    chance: float | None
    seconds: float
    limit: float

    def text(self, language: str = "en") -> str:
        """Return it in words."""
        chance = "" if self.chance is None else number(self.chance, 3, language)
        return phrase(
            "deck-lab-progress",
            language,
            phase=self.phase,
            round=self.round,
            rounds=self.rounds,
            tries=spaced(self.tries),
            wrong=self.wrong,
            chance=chance,
            known="yes" if chance else "no",
        )


ProgressHook = Callable[[Progress], object]
"""Called in the thread of the search, some times a second."""


@dataclass(frozen=True)
class Design:
    """What a search for a deck has found, or how close it came.

    Attributes
    ----------
    deck
        The deck that meets all constraints, or ``None``.
    best
        The deck that came closest; ``deck`` itself where there is one.
    unmet
        What ``best`` lacks, each with its words; empty where all is met.
    chance
        How often ``best`` wins, with its 95 % interval, from games that had no part in choosing
        it; ``None`` where no chance was wanted or where the cards were not right yet.
    constraints, seed
        What was asked for, and the seed: the same search from the same seed ends alike, unless
        time or somebody cuts it short.
    rounds, tries, decks_played, games
        Starts, decks tried, decks that games were played with, and those games.
    seconds
        Time taken.
    stopped
        ``""`` if the search came to its own end, or what cut it short: ``"time"``, ``"stop"``.
    """

    deck: Deck | None
    best: Deck
    unmet: tuple[Unmet, ...]
    chance: Estimate | None
    constraints: Constraints
    seed: int
    rounds: int
    tries: int
    decks_played: int
    games: int
    seconds: float
    stopped: str = ""

    @property
    def found(self) -> bool:
        """Whether there is a deck that meets all constraints."""
        return self.deck is not None

    def sentences(self, language: str = "en") -> tuple[str, ...]:
        """Return what came of it in a language: the outcome first, then what is lacking."""
        told = [
            phrase(
                "deck-lab-result",
                language,
                found="yes" if self.found else "no",
                stopped=self.stopped or "no",
                tries=spaced(self.tries),
                rounds=self.rounds,
                seconds=number(self.seconds, 1, language),
                seed=str(self.seed),
            )
        ]
        told += [one.text(language) for one in self.unmet]
        if self.chance is not None and not any(u.case == "chance" for u in self.unmet):
            told.append(
                phrase(
                    "deck-lab-chance",
                    language,
                    **numbers_of(self.chance, language),
                    players=self.constraints.chance.players if self.constraints.chance else 0,
                )
            )
        return tuple(told)

    def text(self, language: str = "en") -> str:
        """Return the same as one text, a sentence a line."""
        return "\n".join(self.sentences(language))

    def __str__(self) -> str:
        return self.text()


def numbers_of(estimate: Estimate, language: str) -> dict[str, str]:
    """Return value and interval of a chance and its games as a language writes them."""
    decimals = estimate.decimals()
    return {
        "value": number(estimate.value, decimals, language),
        "low": number(estimate.low, decimals, language),
        "high": number(estimate.high, decimals, language),
        "games": spaced(estimate.n),
    }


def spaced(whole: int) -> str:
    """Return a whole number with a narrow space between thousands."""
    return f"{whole:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
