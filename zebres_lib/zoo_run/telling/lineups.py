"""What a line-up makes and what it narrowly does not make, told as events."""

from collections.abc import Iterator
from itertools import pairwise

from ..decks.tables import count, total
from ..events import Event
from ..lineups import RowCase, joint
from ..position import nth_order, order_count, order_made, unpack_order
from ..race import advance
from ..text.notation import AnyRules, numbers_of
from ..variant import FreeRules, RaceRules


def describe_line_up(rules: AnyRules, seat: int, hand: int, order: int) -> Iterator[Event]:
    """Yield the events of a player's line-up alone, before anything comes of it."""
    size = rules.hand_size
    cards = unpack_order(order, size)
    animals = total(order_made(rules.cards, order, size))
    player = seat + 1
    numbers = numbers_of(rules.deck, cards)
    yield Event(
        rule="lineup.order",
        case="lined-up",
        player=player,
        cards=numbers,
        numbers=(("animals", animals),),
    )
    for left, right in pairwise(cards):
        yield from _joint(rules, player, left, right)
    best = best_order(rules, hand)
    most = total(order_made(rules.cards, best, size))
    better = numbers_of(rules.deck, unpack_order(best, size))
    # The hint speaks of three cards; two may well have nothing in common.
    if animals == 0 and size >= 3:
        yield Event(
            rule="lineup.hint",
            case="missed" if most else "fails",
            happened=False,
            player=player,
            cards=numbers,
            better=better,
            numbers=(("best", most),),
        )
    elif animals < most and isinstance(rules, FreeRules):  # in a race, spaces count instead
        yield Event(
            rule="lineup.order",
            case="better",
            happened=False,
            player=player,
            cards=numbers,
            better=better,
            numbers=(("animals", animals), ("best", most)),
        )


def orders(rules: AnyRules, hand: int) -> Iterator[int]:
    """Yield all orders of a hand, by their leftmost card first."""
    for number in range(order_count(rules.hand_size)):
        yield nth_order(hand, rules.hand_size, number)


def best_order(rules: AnyRules, hand: int) -> int:
    """Return the first order of a hand that makes most animals."""
    return max(
        orders(rules, hand), key=lambda o: total(order_made(rules.cards, o, rules.hand_size))
    )


def fastest_order(rules: RaceRules, seat: int, hand: int) -> int:
    """Return the first order of a hand that takes this player's pawn farthest, then most crowns."""
    favourite = rules.favourite_animals[seat]

    def gain(order: int) -> tuple[int, int]:
        number = order_made(rules.cards, order, rules.hand_size)
        return advance(number, favourite), count(number, favourite)

    return max(orders(rules, hand), key=gain)


def most_crowns(rules: RaceRules, seat: int, hand: int) -> int:
    """Return the first order of a hand that makes this player's favourite most often."""
    favourite = rules.favourite_animals[seat]
    size = rules.hand_size
    return max(
        orders(rules, hand),
        key=lambda one: count(order_made(rules.cards, one, size), favourite),
    )


def _joint(rules: AnyRules, player: int, left: int, right: int) -> Iterator[Event]:
    """Tell of one joint: each animal it makes, and what comes near."""
    cards = rules.deck.cards[left], rules.deck.cards[right]
    numbers = (cards[0].number, cards[1].number)
    found = joint(*cards)
    for row in found.rows:
        if row.case == RowCase.MATCH:
            yield Event(
                rule="lineup.match",
                case="made",
                player=player,
                animal=row.head or "",
                cards=numbers,
                rows=(row.row,),
            )
    seen = set(found.animals)
    for row in found.rows:
        if row.case == RowCase.OTHER_ROW and row.head not in seen and row.head:
            seen.add(row.head)
            yield Event(
                rule="lineup.no-offset",
                case="other-row",
                happened=False,
                player=player,
                animal=row.head,
                cards=numbers,
                rows=(row.row, row.body_rows[0]),
            )
    if found.animals:
        return
    for row in joint(*reversed(cards)).rows:
        if row.case == RowCase.MATCH:
            yield Event(
                rule="lineup.match",
                case="reversed",
                happened=False,
                player=player,
                animal=row.head or "",
                cards=numbers,
                rows=(row.row,),
            )
            return
    if not seen:
        yield Event(
            rule="lineup.match", case="nothing", happened=False, player=player, cards=numbers
        )
