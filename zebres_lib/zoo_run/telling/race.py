"""What an action of game no. 2, the race of the year, did and did not do, told as events."""

from collections.abc import Iterator

from ..decks.tables import count, total
from ..events import Event
from ..position import (
    ActionKind,
    Phase,
    action_argument,
    action_kind,
    card_indices,
    order_made,
    replaced,
    unpack_order,
)
from ..race import RaceRules, RaceState, advance, finishers, winners
from ..text.notation import numbers_of
from .lineups import describe_line_up, fastest_order, most_crowns
from .refusals import is_first_deal


def describe_race(
    rules: RaceRules, before: RaceState, action: int, after: RaceState
) -> Iterator[Event]:
    """Yield the events of a legal action that led from ``before`` to ``after``, in order."""
    kind = action_kind(action)
    if kind == ActionKind.DEAL:
        yield from _deal(rules, before, after)
    elif kind == ActionKind.LINE_UP:
        yield from _line_up(rules, before, action_argument(action), after)
    else:
        yield from _keep(rules, before, action_argument(action), after)


def seats_of(mask: int) -> tuple[int, ...]:
    """Return the numbers of the players, from 1, whose seats are in a mask."""
    return tuple(seat + 1 for seat in card_indices(mask))


def _deal(rules: RaceRules, before: RaceState, after: RaceState) -> Iterator[Event]:
    seat = before.player
    first = is_first_deal(rules, before)
    if after.phase == Phase.LINE_UP or after.player != seat:
        hand = card_indices(after.hands[seat])
        yield Event(
            rule="race.setup" if first else "race.keep",
            case="dealt",
            player=seat + 1,
            cards=numbers_of(rules.deck, hand),
        )
    if before.discards and not after.discards:
        yield Event(
            rule="race.keep",
            case="reshuffled",
            numbers=(("cards", before.discards.bit_count()),),
        )
    if first and after.phase == Phase.LINE_UP:
        for owner, animal in enumerate(rules.favourites):
            yield Event(
                rule="race.setup",
                case="favourite",
                player=owner + 1,
                animal=animal,
                numbers=(("track", rules.track_length),),
            )


# --- lining up and moving ----------------------------------------------------------------------


def _line_up(rules: RaceRules, before: RaceState, order: int, after: RaceState) -> Iterator[Event]:
    seat = before.player
    hand = before.hands[seat]
    yield from describe_line_up(rules, seat, hand, order)
    if after.phase == Phase.LINE_UP:
        yield Event(
            rule="race.lineups",
            case="waits",
            happened=False,
            player=after.player + 1,
            players=tuple(range(after.player + 1, rules.players + 1)),
        )
        return
    yield Event(rule="race.lineups", case="all", numbers=(("lineups", rules.players),))
    orders = replaced(before.orders, seat, order)
    for one in range(rules.players):
        yield from _move(rules, after, one, orders[one])
    yield from _finish(rules, after)


def _move(rules: RaceRules, after: RaceState, seat: int, order: int) -> Iterator[Event]:
    """Tell how far a line-up takes its player, and what another order would have been worth."""
    size = rules.hand_size
    hand = after.hands[seat]
    animal, favourite = rules.favourites[seat], rules.favourite_animals[seat]
    number = order_made(rules.cards, order, size)
    spaces, crowns = advance(number, favourite), count(number, favourite)
    yield Event(
        rule="race.advance",
        case="advances" if spaces else "stays",
        happened=spaces > 0,
        player=seat + 1,
        animal=animal,
        numbers=(
            ("spaces", spaces),
            ("animals", total(number)),
            ("favourites", crowns),
            ("reached", after.spaces[seat]),
        ),
    )
    fastest = fastest_order(rules, seat, hand)
    most = advance(order_made(rules.cards, fastest, size), favourite)
    if most > spaces:
        yield Event(
            rule="race.advance",
            case="farther",
            happened=False,
            player=seat + 1,
            better=numbers_of(rules.deck, unpack_order(fastest, size)),
            numbers=(("spaces", spaces), ("best", most)),
        )
    if crowns:
        yield Event(
            rule="race.crowns",
            case="gets",
            player=seat + 1,
            animal=animal,
            numbers=(("crowns", crowns), ("total", after.crowns[seat])),
        )
        return
    crowning = most_crowns(rules, seat, hand)
    possible = count(order_made(rules.cards, crowning, size), favourite)
    if possible:
        yield Event(
            rule="race.crowns",
            case="missed",
            happened=False,
            player=seat + 1,
            animal=animal,
            better=numbers_of(rules.deck, unpack_order(crowning, size)),
            numbers=(("crowns", possible),),
        )


# --- the end of the race -----------------------------------------------------------------------


def _finish(rules: RaceRules, after: RaceState) -> Iterator[Event]:
    for seat in range(rules.players):
        reached = after.spaces[seat]
        if reached >= rules.track_length:
            yield Event(
                rule="race.finish",
                case="passes",
                player=seat + 1,
                numbers=(("beyond", reached - rules.track_length),),
            )
        elif reached == rules.track_length - 1:
            yield Event(rule="race.finish", case="one-short", happened=False, player=seat + 1)
    if after.phase == Phase.OVER:
        yield from _winner(rules, after)


def _winner(rules: RaceRules, after: RaceState) -> Iterator[Event]:
    finished, won = seats_of(finishers(rules, after)), seats_of(winners(rules, after))
    crowns = after.crowns[won[0] - 1]
    if len(finished) == 1:
        yield Event(rule="race.winner", case="alone", player=won[0])
    elif len(won) == 1:
        yield Event(
            rule="race.winner",
            case="by-crowns",
            player=won[0],
            players=finished,
            numbers=(("crowns", crowns),),
        )
    else:
        yield Event(rule="race.winner", case="shared", players=won, numbers=(("crowns", crowns),))
    front = max(finished, key=lambda player: after.spaces[player - 1])
    if after.spaces[front - 1] > max(after.spaces[player - 1] for player in won):
        yield Event(
            rule="race.winner",
            case="in-front",
            happened=False,
            player=front,
            players=won,
            numbers=(("crowns", after.crowns[front - 1]), ("most", crowns)),
        )


# --- keeping a card ----------------------------------------------------------------------------


def _keep(rules: RaceRules, before: RaceState, card: int, after: RaceState) -> Iterator[Event]:
    yield Event(
        rule="race.keep",
        case="keeps",
        player=before.player + 1,
        cards=numbers_of(rules.deck, (card,)),
        numbers=(("others", rules.hand_size - 1),),
    )
    if after.phase == Phase.KEEP:
        yield Event(
            rule="race.keep",
            case="waits",
            happened=False,
            player=after.player + 1,
            players=tuple(range(after.player + 1, rules.players + 1)),
        )
        return
    yield Event(
        rule="race.keep",
        case="discarded",
        numbers=(
            ("cards", rules.players * (rules.hand_size - 1)),
            ("each", rules.hand_size - 1),
        ),
    )
    if before.pile == 0:
        yield Event(
            rule="race.keep", case="reshuffled", numbers=(("cards", after.pile.bit_count()),)
        )
