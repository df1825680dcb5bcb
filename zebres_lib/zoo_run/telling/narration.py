"""What an action did and did not do, told as events.

The rules decide in :mod:`~zebres_lib.zoo_run.free_the_animals` and :mod:`~zebres_lib.zoo_run.race`;
this module compares the state before an action with the one after it and tells. What a line-up
makes by itself is told in :mod:`~zebres_lib.zoo_run.telling.lineups`.
"""

from collections.abc import Iterator

from ..decks.tables import count, total
from ..events import Event
from ..free_the_animals import FreeState, Verdict, animals_left, tokens_after, verdict
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
from ..race import RaceState, advance, finishers, winners
from ..text.notation import AnyRules, numbers_of
from ..variant import FreeRules, RaceRules
from .lineups import describe_line_up, fastest_order, most_crowns
from .refusals import AnyState, is_first_deal


def describe(rules: AnyRules, before: AnyState, action: int, after: AnyState) -> list[Event]:
    """Return the events of a legal action that led from ``before`` to ``after``, in order."""
    kind = action_kind(action)
    if kind == ActionKind.DEAL:
        return list(_deal(rules, before, after))
    if kind == ActionKind.LINE_UP:
        return list(_line_up(rules, before, action_argument(action), after))
    return list(_keep(rules, before, action_argument(action), after))


def _deal(rules: AnyRules, before: AnyState, after: AnyState) -> Iterator[Event]:
    seat = before.player
    first = is_first_deal(rules, before)
    setup = "race.setup" if isinstance(rules, RaceRules) else "free.setup"
    later = "race.keep" if isinstance(rules, RaceRules) else "free.redeal"
    if after.phase == Phase.LINE_UP or after.player != seat:
        yield Event(
            rule=setup if first else later,
            case="dealt",
            player=seat + 1,
            cards=numbers_of(rules.deck, card_indices(after.hands[seat])),
        )
    if before.discards and not after.discards:
        yield _reshuffled(rules, before.discards)
    if not first or after.phase != Phase.LINE_UP:
        return
    if isinstance(rules, FreeRules):
        yield Event(
            rule="free.setup",
            case="ready",
            numbers=(("path", rules.path_tokens), ("tokens", sum(rules.tokens))),
        )
        return
    for owner, animal in enumerate(rules.favourites):
        yield Event(
            rule="race.setup",
            case="favourite",
            player=owner + 1,
            animal=animal,
            numbers=(("track", rules.track_length),),
        )


def _line_up(rules: AnyRules, before: AnyState, order: int, after: AnyState) -> Iterator[Event]:
    seat = before.player
    yield from describe_line_up(rules, seat, before.hands[seat], order)
    rule = "race.lineups" if isinstance(rules, RaceRules) else "free.lineups"
    if after.phase == Phase.LINE_UP:
        yield Event(
            rule=rule,
            case="waits",
            happened=False,
            player=after.player + 1,
            players=tuple(range(after.player + 1, rules.players + 1)),
        )
        return
    yield Event(rule=rule, case="all", numbers=(("lineups", rules.players),))
    orders = replaced(before.orders, seat, order)
    if isinstance(rules, RaceRules):
        assert isinstance(after, RaceState)
        for one in range(rules.players):
            yield from _move(rules, after, one, orders[one])
        yield from _finish(rules, after)
        return
    assert isinstance(before, FreeState)
    assert isinstance(after, FreeState)
    yield from _freeing(rules, orders, before.tokens)
    yield from _end_of_turn(before, after)
    if after.phase != Phase.OVER:
        yield from _discarded(rules, before, rules.hand_size, after)


def _keep(rules: AnyRules, before: AnyState, card: int, after: AnyState) -> Iterator[Event]:
    yield Event(
        rule="race.keep",
        case="keeps",
        player=before.player + 1,
        cards=numbers_of(rules.deck, (card,)),
        numbers=(("others", rules.hand_size - 1),),
    )
    if after.phase != Phase.KEEP:
        yield from _discarded(rules, before, rules.hand_size - 1, after)
        return
    yield Event(
        rule="race.keep",
        case="waits",
        happened=False,
        player=after.player + 1,
        players=tuple(range(after.player + 1, rules.players + 1)),
    )


def _discarded(rules: AnyRules, before: AnyState, each: int, after: AnyState) -> Iterator[Event]:
    """Tell of the cards that all players lay aside at the end of a turn."""
    yield Event(
        rule="race.keep" if isinstance(rules, RaceRules) else "free.redeal",
        case="discarded",
        numbers=(("cards", rules.players * each), ("each", each)),
    )
    if before.pile == 0:
        yield _reshuffled(rules, after.pile)


def _reshuffled(rules: AnyRules, cards: int) -> Event:
    return Event(
        rule="race.keep" if isinstance(rules, RaceRules) else "free.redeal",
        case="reshuffled",
        numbers=(("cards", cards.bit_count()),),
    )


# --- game no. 1: freeing -----------------------------------------------------------------------


def _freeing(rules: FreeRules, orders: tuple[int, ...], tokens: int) -> Iterator[Event]:
    """Tell whose line-up frees what, in the order of the seats, while tokens last."""
    for seat, order in enumerate(orders[: rules.players]):
        number = order_made(rules.cards, order, rules.hand_size)
        left = tokens_after(tokens, number)
        cards = numbers_of(rules.deck, unpack_order(order, rules.hand_size))
        for kind, animal in enumerate(rules.deck.animals):
            wanted = count(number, kind)
            freed = count(tokens, kind) - count(left, kind)
            if freed:
                yield Event(
                    rule="free.tokens",
                    case="freed",
                    player=seat + 1,
                    animal=animal,
                    cards=cards,
                    numbers=(("freed", freed), ("left", count(left, kind))),
                )
            if wanted > freed:
                yield Event(
                    rule="free.tokens",
                    case="none-left",
                    happened=False,
                    player=seat + 1,
                    animal=animal,
                    cards=cards,
                    numbers=(("lost", wanted - freed), ("freed", freed)),
                )
        tokens = left


def _end_of_turn(before: FreeState, after: FreeState) -> Iterator[Event]:
    if after.tokens == 0:
        yield Event(rule="free.all-free", case="won")
        if before.path == 1:
            yield Event(rule="free.all-free", case="in-time", happened=False)
    elif after.path == 0:
        yield Event(rule="free.keeper", case="enters")
    else:
        yield Event(
            rule="free.keeper",
            case="steps",
            numbers=(("path", after.path), ("left", animals_left(after))),
        )
    if after.phase == Phase.OVER:
        yield _verdict(after)


def _verdict(after: FreeState) -> Event:
    left = animals_left(after)
    reached = verdict(left)
    if reached == Verdict.ALL_FREE:
        case = "won"
    elif reached == Verdict.ONE_LEFT:
        case = "one"
    elif reached == Verdict.TWO_OR_THREE_LEFT:
        case = "two-or-three"
    elif reached == Verdict.FOUR_OR_FIVE_LEFT:
        case = "four-or-five"
    else:
        case = "more"
    return Event(rule="free.verdict", case=case, happened=left != 1, numbers=(("left", left),))


# --- game no. 2: moving ------------------------------------------------------------------------


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
    finished, won = _seats(finishers(rules, after)), _seats(winners(rules, after))
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


def _seats(mask: int) -> tuple[int, ...]:
    """Return the numbers of the players, from 1, whose seats are in a mask."""
    return tuple(seat + 1 for seat in card_indices(mask))
