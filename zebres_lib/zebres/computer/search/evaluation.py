"""What a position looks worth before the game is over, in points, term by term.

The estimate is a sum of four terms that can be told one by one (:class:`Evaluation`). It is a
guess about the final margin, made without looking ahead; the search asks for it where it stops
looking. Where the game is over it is the margin itself.
"""

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Any

from ....jit import compilable
from ...position import NOBODY, PLACE, WHITE, ZEBRA, Position
from ...rules import open_squares
from ...variant import Rules, RuleTables
from .outlook import (
    CONTESTED,
    FIXED_POINTS,
    LEAD,
    LOOSE,
    NOTES,
    OWNER,
    RISKY,
    Survey,
    new_notes,
    survey,
)

UNIT = 8
"""The search counts in eighths of a point, so that it needs whole numbers only."""

COIN = 256
"""What certainty is in the table of coin tosses."""

RISK_OF_A_LION = 6
"""A lion in hand hides about one risky zebra in so many."""

REACH = 2
"""Half of a bonus within reach is counted: the one to move takes it now, or changes its mind."""


@dataclass(frozen=True)
class Evaluation:
    """What a position looks worth, White minus Green, in points; the terms add up to it.

    Attributes
    ----------
    secured
        Territories whose owner is certain, with what is likely to be placed there still, and the
        Inauguration token if somebody has it.
    contested
        The other territories: what they are likely to be worth in the end, times by how much White
        would sooner own them than Green if a toss of a coin decided each square still open.
    zebras_at_risk
        What the face-up zebras that a lion still in hand may hide are likely to cost their
        territory's owner.
    bonus
        The Inauguration token within reach: the player to place may fill a territory now.
    """

    secured: float
    contested: float
    zebras_at_risk: float
    bonus: float

    @property
    def total(self) -> float:
        """The whole estimate, White minus Green, in points."""
        return self.secured + self.contested + self.zebras_at_risk + self.bonus


@cache
def coin_tosses(squares: int) -> tuple[int, ...]:
    """Return how much sooner White owns a territory than Green, in parts of :data:`COIN`.

    With a lead of ``lead`` tokens and ``room`` squares still open, each decided by a fair coin, it
    is at index ``room * (2 * squares + 1) + lead + squares``: the chance that White ends with more
    tokens less the chance that Green does. ``squares`` is that of the whole board.
    """
    table = []
    for room in range(squares + 1):
        for lead in range(-squares, squares + 1):
            balance = 0
            if abs(lead) <= room:
                for heads in range(room + 1):
                    final = lead + 2 * heads - room
                    balance += comb(room, heads) * ((final > 0) - (final < 0))
                share = COIN * abs(balance) // 2**room
                balance = share if balance > 0 else -share
            else:
                balance = COIN if lead > 0 else -COIN
            table.append(balance)
    return tuple(table)


@compilable
def weighted(points: int, balance: int) -> int:
    """Return points times a balance in parts of :data:`COIN`, rounded the same for both colours."""
    share = points * abs(balance) // COIN
    return share if balance > 0 else -share


@compilable
def terms(
    rules: RuleTables, position: Position, coins: Any, squares: int, notes: Any, view: Survey
) -> tuple[int, int, int, int]:
    """Return the terms of :class:`Evaluation` in order, in :data:`UNIT`-ths of a point.

    ``notes`` and ``view`` are what :func:`~.outlook.survey` found, ``coins`` is
    :func:`coin_tosses` for the number of ``squares`` of the board.
    """
    secured, contested, risk, bonus = UNIT * view.settled, 0, 0, 0
    mean = UNIT * view.worth // view.tokens if view.tokens else 0
    zebra = UNIT * rules.values[ZEBRA]
    for territory in range(rules.territory_count):
        note = NOTES * territory
        room = notes[note + LOOSE]
        zebras = notes[note + RISKY]
        owner = notes[note + OWNER]
        at_risk = zebras * zebra * min(view.lions, RISK_OF_A_LION) // RISK_OF_A_LION
        if owner == CONTESTED:
            balance = coins[room * (2 * squares + 1) + notes[note + LEAD] + squares]
            points = UNIT * notes[note + FIXED_POINTS] + zebras * zebra + room * mean
            contested += weighted(points, balance)
            risk -= weighted(at_risk, balance)
        else:
            secured += owner * (zebras * zebra + room * mean)
            risk -= owner * at_risk
    if position.inauguration == NOBODY and position.phase == PLACE:
        empty = rules.all_squares & ~(position.white | position.green)
        reached = open_squares(rules, position)
        for territory in range(rules.territory_count):
            missing = rules.territories[territory] & empty
            if missing & (missing - 1) == 0 and missing & reached:
                bonus = UNIT * rules.inauguration_points // REACH
        if position.player != WHITE:
            bonus = -bonus
    return secured, contested, risk, bonus


def evaluate(position: Position, rules: Rules | None = None) -> Evaluation:
    """Return what a position looks worth at a glance, term by term, White minus Green, in points.

    ``rules`` are those of the position if it knows them, as ``game.position`` does, and the classic
    ones otherwise.
    """
    rules = rules_of(position, rules)
    notes = new_notes(rules)
    view = survey(rules, position, notes)
    squares = rules.board.square_count
    found = terms(rules, position, coin_tosses(squares), squares, notes, view)
    return Evaluation(*(term / UNIT for term in found))


def rules_of(position: Position, rules: Rules | None) -> Rules:
    """Return the rules given, else those that a position knows, else the classic ones."""
    if rules is not None:
        if not isinstance(rules, Rules):
            raise TypeError(f"rules: {rules!r} is not a Rules; write rules=Rules(...)")
        return rules
    known = getattr(position, "rules", None)
    return known if isinstance(known, Rules) else Rules()
