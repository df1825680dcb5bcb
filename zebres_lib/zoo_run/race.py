r"""Game no. 2, the race of the year, written once: pure functions on an immutable state.

Everybody races against everybody. A :class:`RaceState` is a handful of plain integers; what comes
next is part of it (``phase``)::

    DEAL --a card each time--> LINE_UP --an order a player--> KEEP --a card a player--> DEAL ...
                                                     \--> OVER, once a pawn has passed the line

Dealing is chance: :func:`chance_outcomes` lists the cards that may come with their probabilities.
Players line up, and choose the card they keep, in the order of their seats, and nothing happens
before all have, as if all did it at once. The functions are ordinary Python and may be compiled
unchanged (:func:`zebres_lib.jit.compiled`). The comments name the rule ids of the ledger. Functions
do not check that an action is legal; :func:`legal_actions` lists the legal ones.
"""

from typing import NamedTuple

from ..jit import bit_count, compilable, lowest_bit
from ..randomness import Randomness
from .decks.tables import count, total
from .position import (
    DEAL,
    DEAL_CARD,
    KEEP,
    KEEP_CARD,
    LINE_UP,
    LINE_UP_CARDS,
    OVER,
    Seats,
    action_argument,
    action_kind,
    empty_seats,
    encode,
    is_order,
    nth_order,
    order_count,
    order_made,
    replaced,
    union,
    with_all_cards,
    with_card,
)
from .variant import (
    CompiledRaceRules as CompiledRaceRules,
    RaceRules as RaceRules,
    RaceTables as RaceTables,
)


class RaceState(NamedTuple):
    """Everything that decides how the race goes on; immutable, hashable, comparable."""

    pile: int  # cards of the draw pile, as a mask
    discards: int  # discarded cards, as a mask
    turn: int  # from 1
    phase: int
    player: int  # seat that is dealt the next card, lines up or keeps next; 0 in phase OVER
    hands: Seats  # cards of each player, as masks
    orders: Seats  # line-up of each player this turn, 0 for none yet
    kept: Seats  # card that each player keeps, as a mask, 0 for none chosen yet
    spaces: Seats  # how far each pawn has come, in spaces
    crowns: Seats  # crowns of each player


@compilable
def start(rules: RaceTables) -> RaceState:
    """Return the state before the first card is dealt (``race.setup``)."""
    none = empty_seats()
    return RaceState((1 << rules.cards.size) - 1, 0, 1, DEAL, 0, none, none, none, none, none)


# --- what is allowed ---------------------------------------------------------------------------


@compilable
def chance_outcomes(rules: RaceTables, state: RaceState) -> list[tuple[int, float]]:
    """Return (action, probability) for each card that may be dealt; none outside phase DEAL."""
    outcomes = []
    if state.phase == DEAL:
        cards = state.pile
        probability = 1.0 / bit_count(cards)
        while cards:
            outcomes.append((encode(DEAL_CARD, lowest_bit(cards)), probability))
            cards &= cards - 1
    return outcomes


@compilable
def legal_actions(rules: RaceTables, state: RaceState) -> list[int]:
    """Return all actions that may come next, chance's own in phase DEAL; none when it is over."""
    actions = []
    if state.phase == LINE_UP:
        hand = state.hands[state.player]
        for number in range(order_count(rules.hand_size)):
            actions.append(encode(LINE_UP_CARDS, nth_order(hand, rules.hand_size, number)))
    elif state.phase != OVER:
        cards = state.pile if state.phase == DEAL else state.hands[state.player]
        kind = DEAL_CARD if state.phase == DEAL else KEEP_CARD
        while cards:
            actions.append(encode(kind, lowest_bit(cards)))
            cards &= cards - 1
    return actions


@compilable
def is_legal(rules: RaceTables, state: RaceState, action: int) -> bool:
    """Tell whether an action may come next, quicker than looking for it in all legal ones."""
    kind, argument = action_kind(action), action_argument(action)
    if state.phase == LINE_UP and kind == LINE_UP_CARDS:
        return is_order(state.hands[state.player], rules.hand_size, argument)
    if not 0 <= argument < rules.cards.size:
        return False
    if state.phase == DEAL and kind == DEAL_CARD:
        return bool(state.pile >> argument & 1)
    if state.phase == KEEP and kind == KEEP_CARD:
        return bool(state.hands[state.player] >> argument & 1)
    return False


@compilable
def is_over(state: RaceState) -> bool:
    """Tell whether the race has ended (``race.finish``)."""
    return state.phase == OVER


# --- what happens ------------------------------------------------------------------------------


@compilable
def apply(rules: RaceTables, state: RaceState, action: int) -> RaceState:
    """Return the state after a legal action."""
    kind = action_kind(action)
    if kind == DEAL_CARD:
        return deal(rules, state, action_argument(action))
    if kind == LINE_UP_CARDS:
        return line_up(rules, state, action_argument(action))
    return keep(rules, state, action_argument(action))


@compilable
def deal(rules: RaceTables, state: RaceState, card: int) -> RaceState:
    """Deal a card of the pile to the player whose hand is not full yet.

    Rules ``race.setup`` and ``race.keep``.
    """
    pile, discards, hands, phase, player = with_card(
        state.pile, state.discards, state.hands, state.player, rules.players, rules.hand_size, card
    )
    return RaceState(
        pile, discards, state.turn, phase, player, hands, state.orders, state.kept,
        state.spaces, state.crowns,
    )  # fmt: skip


@compilable
def deal_all(rules: RaceTables, state: RaceState, randomness: Randomness) -> RaceState:
    """Deal by chance until every hand is full: a card of the pile, uniformly, each time."""
    if state.phase != DEAL:
        return state
    pile, discards, hands = with_all_cards(
        state.pile, state.discards, state.hands, state.player, rules.players, rules.hand_size,
        randomness,
    )  # fmt: skip
    return RaceState(
        pile, discards, state.turn, LINE_UP, 0, hands, state.orders, state.kept,
        state.spaces, state.crowns,
    )  # fmt: skip


@compilable
def line_up(rules: RaceTables, state: RaceState, order: int) -> RaceState:
    """Line up the next player's hand (``lineup.order``); after the last one the pawns move.

    Rule ``race.lineups``: nothing happens before all have lined up.
    """
    lined_up = with_order(state, order)
    if lined_up.player == rules.players:
        return end_line_ups(rules, lined_up)
    return lined_up


@compilable
def with_order(state: RaceState, order: int) -> RaceState:
    """Return the state with the next player's line-up, before anything comes of it."""
    orders = replaced(state.orders, state.player, order)
    return RaceState(
        state.pile, state.discards, state.turn, LINE_UP, state.player + 1, state.hands, orders,
        state.kept, state.spaces, state.crowns,
    )  # fmt: skip


@compilable
def advance(number: int, favourite: int) -> int:
    """Return the spaces that making a packed number of animals is worth, by one's favourite.

    Rule ``race.advance``: a space for each animal, and one more for each favourite.
    """
    return total(number) + count(number, favourite)


@compilable
def end_line_ups(rules: RaceTables, state: RaceState) -> RaceState:
    """Move all pawns and give the crowns; the race ends if a pawn has passed the line.

    Rules ``race.advance``, ``race.crowns``, ``race.finish``.
    """
    spaces, crowns = state.spaces, state.crowns
    phase = KEEP
    for seat in range(rules.players):
        number = order_made(rules.cards, state.orders[seat], rules.hand_size)
        favourite = rules.favourite_animals[seat]
        reached = spaces[seat] + advance(number, favourite)
        spaces = replaced(spaces, seat, reached)
        crowns = replaced(crowns, seat, crowns[seat] + count(number, favourite))
        if reached >= rules.track_length:
            phase = OVER
    return RaceState(
        state.pile, state.discards, state.turn, phase, 0, state.hands, state.orders, state.kept,
        spaces, crowns,
    )  # fmt: skip


@compilable
def keep(rules: RaceTables, state: RaceState, card: int) -> RaceState:
    """Choose the card that the next player keeps; then all discard (``race.keep``)."""
    chosen = with_kept(state, card)
    if chosen.player == rules.players:
        return end_keeping(rules, chosen)
    return chosen


@compilable
def with_kept(state: RaceState, card: int) -> RaceState:
    """Return the state with the card that the next player keeps, before anybody discards."""
    kept = replaced(state.kept, state.player, 1 << card)
    return RaceState(
        state.pile, state.discards, state.turn, KEEP, state.player + 1, state.hands, state.orders,
        kept, state.spaces, state.crowns,
    )  # fmt: skip


@compilable
def end_keeping(rules: RaceTables, state: RaceState) -> RaceState:
    """Discard all cards that are not kept, before anyone draws (``race.keep``)."""
    pile = state.pile
    discards = state.discards | union(state.hands) & ~union(state.kept)
    if pile == 0:
        pile, discards = discards, 0
    return RaceState(
        pile, discards, state.turn + 1, DEAL, 0, state.kept, empty_seats(), empty_seats(),
        state.spaces, state.crowns,
    )  # fmt: skip


# --- who wins ----------------------------------------------------------------------------------


@compilable
def finishers(rules: RaceTables, state: RaceState) -> int:
    """Return the seats whose pawns have passed the finish line, as a mask (``race.finish``)."""
    seats = 0
    for seat in range(rules.players):
        if state.spaces[seat] >= rules.track_length:
            seats |= 1 << seat
    return seats


@compilable
def winners(rules: RaceTables, state: RaceState) -> int:
    """Return the seats that win, as a mask: the finishers with most crowns (``race.winner``)."""
    finished = finishers(rules, state)
    most, seats = -1, 0
    for seat in range(rules.players):
        if finished >> seat & 1:
            if state.crowns[seat] > most:
                most, seats = state.crowns[seat], 0
            if state.crowns[seat] == most:
                seats |= 1 << seat
    return seats
