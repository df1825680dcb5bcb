"""Why an action is not allowed: the rule that forbids it, as an event that did not happen."""

from ..events import Event
from ..free_the_animals import FreeRules, FreeState
from ..position import ActionKind, Phase, card_indices
from ..race import RaceState
from ..text.notation import AnyRules, WrittenAction, numbers_of

AnyState = FreeState | RaceState


def refusal(rules: AnyRules, state: AnyState, written: WrittenAction) -> Event | None:
    """Return why the rules forbid an action in a state, or None if they allow it.

    The event's ``rule`` is the id of the rule that forbids it, its ``happened`` is False.
    """
    free = isinstance(rules, FreeRules)
    kind = written.kind
    if state.phase == Phase.OVER:
        rule = "free.verdict" if free else "race.finish"
        return Event(rule=rule, case="over", happened=False)
    player = state.player + 1
    if free and kind == ActionKind.KEEP:
        return Event(rule="free.redeal", case="keeps-nothing", happened=False, player=player)
    if state.phase == Phase.DEAL:
        return _not_dealt(rules, state, written)
    if state.phase == Phase.LINE_UP:
        if kind == ActionKind.LINE_UP:
            return _no_line_up(rules, state, written)
        game = "free" if free else "race"
        return Event(rule=f"{game}.lineups", case="line-up-first", happened=False, player=player)
    if kind != ActionKind.KEEP:
        return Event(rule="race.keep", case="keep-first", happened=False, player=player)
    hand = state.hands[state.player]
    if not hand >> written.cards[0] & 1:
        return Event(
            rule="race.keep",
            case="not-yours",
            happened=False,
            player=player,
            cards=numbers_of(rules.deck, (written.cards[0], *card_indices(hand))),
        )
    return None


def is_first_deal(rules: AnyRules, state: AnyState) -> bool:
    """Tell whether a state belongs to the first turn, whose cards are dealt by the setup."""
    if isinstance(state, RaceState):
        return state.turn == 1
    return isinstance(rules, FreeRules) and state.path == rules.path_tokens


def _not_dealt(rules: AnyRules, state: AnyState, written: WrittenAction) -> Event | None:
    if isinstance(rules, FreeRules):
        rule = "free.setup" if is_first_deal(rules, state) else "free.redeal"
    else:
        rule = "race.setup" if is_first_deal(rules, state) else "race.keep"
    player = state.player + 1
    if written.kind != ActionKind.DEAL:
        return Event(rule=rule, case="deal-first", happened=False, player=player)
    if not state.pile >> written.cards[0] & 1:
        cards = numbers_of(rules.deck, written.cards)
        return Event(rule=rule, case="not-in-pile", happened=False, player=player, cards=cards)
    return None


def _no_line_up(rules: AnyRules, state: AnyState, written: WrittenAction) -> Event | None:
    hand = state.hands[state.player]
    cards, player = written.cards, state.player + 1
    own = numbers_of(rules.deck, card_indices(hand))
    for place, card in enumerate(cards):
        if not hand >> card & 1:
            case = "not-yours"
        elif card in cards[:place]:
            case = "twice"
        else:
            continue
        return Event(
            rule="lineup.order",
            case=case,
            happened=False,
            player=player,
            cards=(*numbers_of(rules.deck, (card,)), *own),
        )
    left_out = tuple(card for card in card_indices(hand) if card not in cards)
    if left_out:
        return Event(
            rule="lineup.order",
            case="not-all",
            happened=False,
            player=player,
            cards=numbers_of(rules.deck, left_out),
            numbers=(("hand", rules.hand_size),),
        )
    return None
