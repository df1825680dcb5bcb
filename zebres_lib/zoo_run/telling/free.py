"""What an action of game no. 1, Let's free the animals, did and did not do, told as events."""

from collections.abc import Iterator

from ..decks.tables import count
from ..events import Event
from ..free_the_animals import FreeRules, FreeState, Verdict, animals_left, tokens_after, verdict
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
from ..text.notation import numbers_of
from .lineups import describe_line_up
from .refusals import is_first_deal


def describe_free(
    rules: FreeRules, before: FreeState, action: int, after: FreeState
) -> Iterator[Event]:
    """Yield the events of a legal action that led from ``before`` to ``after``, in order."""
    seat = before.player
    if action_kind(action) == ActionKind.DEAL:
        yield from _deal(rules, before, after)
        return
    order = action_argument(action)
    yield from describe_line_up(rules, seat, before.hands[seat], order)
    if after.phase == Phase.LINE_UP:
        yield Event(
            rule="free.lineups",
            case="waits",
            happened=False,
            player=after.player + 1,
            players=tuple(range(after.player + 1, rules.players + 1)),
        )
        return
    yield Event(rule="free.lineups", case="all", numbers=(("lineups", rules.players),))
    yield from _freeing(rules, replaced(before.orders, seat, order), before.tokens)
    yield from _end_of_turn(rules, before, after)


def _deal(rules: FreeRules, before: FreeState, after: FreeState) -> Iterator[Event]:
    seat = before.player
    first = is_first_deal(rules, before)
    if after.phase == Phase.LINE_UP or after.player != seat:
        hand = card_indices(after.hands[seat])
        yield Event(
            rule="free.setup" if first else "free.redeal",
            case="dealt",
            player=seat + 1,
            cards=numbers_of(rules.deck, hand),
        )
    if before.discards and not after.discards:
        yield Event(
            rule="free.redeal",
            case="reshuffled",
            numbers=(("cards", before.discards.bit_count()),),
        )
    if first and after.phase == Phase.LINE_UP:
        yield Event(
            rule="free.setup",
            case="ready",
            numbers=(("path", rules.path_tokens), ("tokens", sum(rules.tokens))),
        )


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


def _end_of_turn(rules: FreeRules, before: FreeState, after: FreeState) -> Iterator[Event]:
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
        return
    yield Event(
        rule="free.redeal",
        case="discarded",
        numbers=(("cards", rules.players * rules.hand_size), ("each", rules.hand_size)),
    )
    if before.pile == 0:
        yield Event(
            rule="free.redeal", case="reshuffled", numbers=(("cards", after.pile.bit_count()),)
        )


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
