"""What can still change in a position, and what cannot: the ground the search stands on.

Everything that happens from now on happens on the *loose* squares: those that are empty, and those
of gazelles that a lion still in hand can send home or a crocodile still in hand can swap, each next
to another loose square. Beyond them only face-up zebras beside a loose square may change, by being
turned face down while a lion is in hand (the *risky* ones). All other tokens are *fixed*.

Three things follow, and :func:`survey` works them out together:

* what is *settled*: the points of territories whose owner is certain already, and the bonus;
* bounds on the final margin, whoever plays how;
* which positions go on in the same way, whatever fixed tokens they consist of. Their digests are
  equal, and their values differ by what is settled, so that the search solves them once.

Digests follow A. L. Zobrist, A new hashing method with application for game playing, Technical
Report 88, University of Wisconsin, 1970, with a multiplicative mix in place of random tables.

All points here are White's minus Green's.
"""

from typing import Any, NamedTuple

from ....jit import bit_count, compilable, lowest_bit
from ....randomness import mix
from ...position import (
    CROCODILE,
    GAZELLE,
    GREEN,
    LION,
    NOBODY,
    SPECIES_COUNT,
    WHITE,
    ZEBRA,
    Position,
    animals,
    in_hand,
    is_solo,
)
from ...variant import Rules, RuleTables

LEAD, LOOSE, FIXED_POINTS, RISKY, OWNER = range(5)
"""What :func:`survey` notes of each territory.

White's fixed tokens less Green's; its loose squares; points of its fixed face-up tokens; its risky
zebras; who owns it for certain: 1 White, -1 Green, 0 nobody, :data:`CONTESTED` not certain.
"""

CONTESTED = 2
NOTES = 5
"""Numbers noted of a territory, one territory after the other."""

_FACTOR = 0x1E3779B97F4A7C15
_OTHER_FACTOR = 0x5851F42D4C957F2D


class Survey(NamedTuple):
    """What :func:`survey` finds of the whole board."""

    settled: int  # points that nothing can change, apart from risky zebras
    lower: int  # the final margin is at least this many points
    upper: int  # and at most this many
    placements: int  # at most so many animals are still to be placed
    lions: int  # lions in hand, of both players
    tokens: int  # tokens in hand and loose gazelles, of both players
    worth: int  # what those are worth, in points
    digest: int  # equal for positions that go on in the same way
    check: int  # a second digest, independent of the first


@compilable
def loose_squares(rules: RuleTables, position: Position, lions: int, crocodiles: int) -> int:
    """Return the squares where something can still come, go or change hands.

    ``lions`` and ``crocodiles`` are how many are in hand. Rules ``lion.gazelle-flees``,
    ``crocodile.swap``, ``crocodile.hidden`` and ``ruling.hidden-gazelle``.
    """
    loose = rules.all_squares & ~(position.white | position.green)
    if lions == 0 and crocodiles == 0:
        return loose
    waiting = position.gazelles
    if lions == 0 or not rules.hidden_gazelles_flee:
        waiting &= ~position.hidden
    found = True
    while found:
        found = False
        left = waiting
        while left:
            gazelle = left & -left
            left ^= gazelle
            square = lowest_bit(gazelle)
            # Without a lion a gazelle leaves its square only by a swap, across a river.
            near = rules.neighbours[square] if lions else rules.across[square]
            if near & loose:
                loose |= gazelle
                waiting ^= gazelle
                found = True
    return loose


@compilable
def beside(rules: RuleTables, squares: int, others: int) -> int:
    """Return those of ``squares`` that touch one of ``others``, rivers ignored."""
    found = 0
    while squares:
        square = squares & -squares
        squares ^= square
        if rules.neighbours[lowest_bit(square)] & others:
            found |= square
    return found


@compilable
def survey(rules: RuleTables, position: Position, notes: Any) -> Survey:
    """Work out what can still change; write into ``notes`` what holds of each territory.

    ``notes`` is made by :func:`new_notes`. The position is one where an animal is to be placed.
    """
    pool = NOTES * rules.territory_count
    hands, tokens, worth = 0, 0, 0
    digest = check = 0
    for species in range(SPECIES_COUNT):
        white = in_hand(rules, position, WHITE, species)
        green = in_hand(rules, position, GREEN, species)
        notes[pool + species] = white + green
        hands = hands << 14 | white << 7 | green
        if species == CROCODILE:
            digest, check = mix(digest, hands, _FACTOR), mix(check, hands, _OTHER_FACTOR)
            hands = 0
    lions = notes[pool + LION]
    guardian = position.guardian
    if lions == 0 and is_solo(rules, position) and not rules.guardian_while_solo:
        guardian = rules.post_count  # it does not matter any more: ruling.solo
    loose = loose_squares(rules, position, lions, notes[pool + CROCODILE])
    occupied = position.white | position.green
    gazelles = loose & occupied
    notes[pool + GAZELLE] += bit_count(gazelles)
    for species in range(SPECIES_COUNT):
        tokens += notes[pool + species]
        worth += notes[pool + species] * rules.values[species]
    shy = beside(rules, loose, position.lions) if position.lions else 0
    risky = 0
    if lions:
        risky = beside(rules, position.zebras & ~position.hidden, loose)
    free = 1 if position.inauguration == NOBODY else 0
    course = hands << 16 | guardian << 2 | position.player << 1 | free
    digest = mix(mix(digest, course, _FACTOR), loose, _FACTOR)
    check = mix(mix(check, course, _OTHER_FACTOR), loose, _OTHER_FACTOR)
    digest, check = mix(digest, shy, _FACTOR), mix(check, shy, _OTHER_FACTOR)
    if gazelles | risky:
        # The hidden gazelles among the loose ones are the only tokens face down that matter.
        own, hidden = position.white & gazelles, position.hidden & gazelles
        digest = mix(mix(digest, gazelles, _FACTOR), own, _FACTOR)
        check = mix(mix(check, gazelles, _OTHER_FACTOR), own, _OTHER_FACTOR)
        digest = mix(mix(digest, hidden, _FACTOR), risky, _FACTOR)
        check = mix(mix(check, hidden, _OTHER_FACTOR), risky, _OTHER_FACTOR)
    settled, lower, upper = 0, 0, 0
    if free == 0:
        points = rules.inauguration_points
        settled = points if position.inauguration == WHITE else -points
    else:
        upper = rules.inauguration_points
        lower = -upper
    fixed = occupied & ~gazelles
    shown = fixed & ~position.hidden & ~risky
    zebra: int = rules.values[ZEBRA]
    for_white, for_green = 0, 0  # loose squares where a token may end up scoring for them
    for territory in range(rules.territory_count):
        squares: int = rules.territories[territory]
        room = bit_count(squares & loose)
        lead = bit_count(squares & fixed & position.white)
        lead -= bit_count(squares & fixed & position.green)
        points = 0
        for species in range(SPECIES_COUNT):
            seen = squares & shown & animals(position, species)
            points += rules.values[species] * bit_count(seen)
        zebras = bit_count(squares & risky)
        owner = CONTESTED
        if lead > room:
            owner = 1
        elif lead < -room:
            owner = -1
        elif room == 0:
            owner = 0
        note = NOTES * territory
        notes[note + LEAD] = lead
        notes[note + LOOSE] = room
        notes[note + FIXED_POINTS] = points
        notes[note + RISKY] = zebras
        notes[note + OWNER] = owner
        if owner == CONTESTED:
            upper += points + zebra * zebras
            lower -= points + zebra * zebras
            state = (territory << 32) + (lead << 16) + points + (1 << 48)
            digest, check = mix(digest, state, _FACTOR), mix(check, state, _OTHER_FACTOR)
            for_white |= squares & loose
            for_green |= squares & loose
        elif owner != 0:
            settled += owner * points
            if owner == 1:
                upper += zebra * zebras
                for_white |= squares & loose
            else:
                lower -= zebra * zebras
                for_green |= squares & loose
            if room | zebras:
                state = territory << 2 | owner & 3
                digest, check = mix(digest, state, _FACTOR), mix(check, state, _OTHER_FACTOR)
    # A gazelle that shows its face beside a lion, as a typed position may have it, keeps its worth.
    shy &= ~gazelles | position.hidden
    upper += settled + most(rules, for_white, shy, notes, pool)
    lower += settled - most(rules, for_green, shy, notes, pool)
    placements = bit_count(loose & ~occupied) + 4 * lions
    return Survey(settled, lower, upper, placements, lions, tokens, worth, digest, check)


@compilable
def most(rules: RuleTables, squares: int, shy: int, notes: Any, pool: int) -> int:
    """Return a bound on what the tokens still to come can be worth on these squares, in points.

    On the ``shy`` squares, beside a lion, neither a gazelle nor a zebra is ever worth anything.
    """
    room = bit_count(squares)
    bold = bit_count(squares & ~shy)
    points: int = 0
    for order in range(pool + SPECIES_COUNT, pool + 2 * SPECIES_COUNT):
        species = notes[order]
        count = min(notes[pool + species], room)
        if species in (GAZELLE, ZEBRA):
            count = min(count, bold)
            bold -= count
        room -= count
        bold = min(bold, room)
        points += count * rules.values[species]
    return points


def new_notes(rules: Rules) -> list[int]:
    """Return what :func:`survey` writes into: its notes of each territory, then the tokens to come.

    After them stand the animals, the dearest first, so that bounds need not sort them.
    """
    dearest = sorted(range(SPECIES_COUNT), key=lambda species: -rules.values[species])
    return [0] * (NOTES * rules.territory_count + SPECIES_COUNT) + dearest
