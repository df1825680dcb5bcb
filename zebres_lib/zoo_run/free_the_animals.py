"""Game no. 1, Let's free the animals, written once: pure functions on an immutable state.

Everybody plays together. A :class:`FreeState` is a handful of plain integers; what comes next is
part of it (``phase``)::

    DEAL --a card each time--> LINE_UP --an order a player--> DEAL ... --> OVER

Dealing is chance: :func:`chance_outcomes` lists the cards that may come with their probabilities.
Players line up in the order of their seats, and nothing happens before all have, as if all did it
at once. The functions are ordinary Python and may be compiled unchanged
(:func:`zebres_lib.jit.compiled`). The comments name the rule ids of the ledger. Functions do not
check that an action is legal; :func:`legal_actions` lists the legal ones.
"""

from enum import IntEnum
from typing import NamedTuple

from ..jit import bit_count, compilable, lowest_bit
from ..randomness import Randomness
from .decks.tables import total
from .position import (
    DEAL,
    DEAL_CARD,
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
    CompiledFreeRules as CompiledFreeRules,
    FreeRules as FreeRules,
    FreeTables as FreeTables,
)

_HIGH_BITS = sum(16 << 5 * animal for animal in range(12))


class FreeState(NamedTuple):
    """Everything that decides how the game goes on; immutable, hashable, comparable."""

    pile: int  # cards of the draw pile, as a mask
    discards: int  # discarded cards, as a mask
    tokens: int  # animal tokens left in the enclosure, packed
    path: int  # path tokens left, the keeper's own included
    phase: int
    player: int  # seat that is dealt the next card or lines up next; 0 in phase OVER
    hands: Seats  # cards of each player, as masks
    orders: Seats  # line-up of each player this turn, 0 for none yet


class Verdict(IntEnum):
    """How well it went, by the animals left in the enclosure (``free.verdict``)."""

    ALL_FREE = 0
    ONE_LEFT = 1
    TWO_OR_THREE_LEFT = 2
    FOUR_OR_FIVE_LEFT = 3
    MORE_LEFT = 4


@compilable
def start(rules: FreeTables) -> FreeState:
    """Return the state before the first card is dealt (``free.setup``)."""
    return FreeState(
        (1 << rules.cards.size) - 1,
        0,
        rules.packed_tokens,
        rules.path_tokens,
        DEAL,
        0,
        empty_seats(),
        empty_seats(),
    )


# --- what is allowed ---------------------------------------------------------------------------


@compilable
def chance_outcomes(rules: FreeTables, state: FreeState) -> list[tuple[int, float]]:
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
def legal_actions(rules: FreeTables, state: FreeState) -> list[int]:
    """Return all actions that may come next, chance's own in phase DEAL; none when it is over."""
    actions = []
    if state.phase == DEAL:
        cards = state.pile
        while cards:
            actions.append(encode(DEAL_CARD, lowest_bit(cards)))
            cards &= cards - 1
    elif state.phase == LINE_UP:
        hand = state.hands[state.player]
        for number in range(order_count(rules.hand_size)):
            actions.append(encode(LINE_UP_CARDS, nth_order(hand, rules.hand_size, number)))
    return actions


@compilable
def is_legal(rules: FreeTables, state: FreeState, action: int) -> bool:
    """Tell whether an action may come next, quicker than looking for it in all legal ones."""
    kind, argument = action_kind(action), action_argument(action)
    if state.phase == DEAL and kind == DEAL_CARD:
        return 0 <= argument < rules.cards.size and bool(state.pile >> argument & 1)
    if state.phase == LINE_UP and kind == LINE_UP_CARDS:
        return is_order(state.hands[state.player], rules.hand_size, argument)
    return False


@compilable
def is_over(state: FreeState) -> bool:
    """Tell whether the game has ended (``free.all-free``, ``free.keeper``)."""
    return state.phase == OVER


# --- what happens ------------------------------------------------------------------------------


@compilable
def apply(rules: FreeTables, state: FreeState, action: int) -> FreeState:
    """Return the state after a legal action."""
    if action_kind(action) == DEAL_CARD:
        return deal(rules, state, action_argument(action))
    return line_up(rules, state, action_argument(action))


@compilable
def deal(rules: FreeTables, state: FreeState, card: int) -> FreeState:
    """Deal a card of the pile to the player whose hand is not full yet.

    Rules ``free.setup`` and ``free.redeal``.
    """
    pile, discards, hands, phase, player = with_card(
        state.pile, state.discards, state.hands, state.player, rules.players, rules.hand_size, card
    )
    return FreeState(
        pile, discards, state.tokens, state.path, phase, player, hands, state.orders
    )  # fmt: skip


@compilable
def deal_all(rules: FreeTables, state: FreeState, randomness: Randomness) -> FreeState:
    """Deal by chance until every hand is full: a card of the pile, uniformly, each time."""
    if state.phase != DEAL:
        return state
    pile, discards, hands = with_all_cards(
        state.pile, state.discards, state.hands, state.player, rules.players, rules.hand_size,
        randomness,
    )  # fmt: skip
    return FreeState(
        pile, discards, state.tokens, state.path, LINE_UP, 0, hands, state.orders
    )  # fmt: skip


@compilable
def line_up(rules: FreeTables, state: FreeState, order: int) -> FreeState:
    """Line up the next player's hand (``lineup.order``); the last one ends the turn.

    Rule ``free.lineups``: nothing happens before all have lined up.
    """
    lined_up = with_order(state, order)
    if lined_up.player == rules.players:
        return end_turn(rules, lined_up)
    return lined_up


@compilable
def with_order(state: FreeState, order: int) -> FreeState:
    """Return the state with the next player's line-up, before anything comes of it."""
    orders = replaced(state.orders, state.player, order)
    return FreeState(
        state.pile, state.discards, state.tokens, state.path, LINE_UP, state.player + 1,
        state.hands, orders,
    )  # fmt: skip


@compilable
def end_turn(rules: FreeTables, state: FreeState) -> FreeState:
    """Free the animals of all line-ups, then move the keeper and discard the hands.

    Rules ``free.tokens``, ``free.all-free``, ``free.keeper``, ``free.redeal``.
    """
    tokens = state.tokens
    for seat in range(rules.players):
        tokens = tokens_after(tokens, order_made(rules.cards, state.orders[seat], rules.hand_size))
    path = state.path
    if tokens:  # free.all-free comes before free.keeper
        path -= 1
    if tokens == 0 or path == 0:
        return FreeState(
            state.pile, state.discards, tokens, path, OVER, 0, state.hands, state.orders
        )  # fmt: skip
    pile, discards = state.pile, state.discards | union(state.hands)
    if pile == 0:
        pile, discards = discards, 0
    return FreeState(pile, discards, tokens, path, DEAL, 0, empty_seats(), empty_seats())


@compilable
def tokens_after(tokens: int, number: int) -> int:
    """Return the tokens left after a line-up has freed the number it makes, all packed.

    Each reconstituted animal frees a token of its kind while there are any (``free.tokens``). All
    kinds are subtracted at once, five bits each: the high bit of each is set first, so that none
    borrows from its neighbour, and a kind that would go below 0 is then cleared.
    """
    if (tokens | number) & _HIGH_BITS == 0:
        # None reaches 16, as in the game of the rulebook: the high bits then tell who goes below 0.
        ample = (tokens | _HIGH_BITS) - number
        enough = ample & _HIGH_BITS
        return ample & (enough - (enough >> 4))
    lent = (tokens | _HIGH_BITS) - (number & ~_HIGH_BITS)
    differ = tokens ^ number
    difference = lent ^ (~differ & _HIGH_BITS)
    short = ((~tokens & number) | (~differ & difference)) & _HIGH_BITS
    return difference & ~((short << 1) - (short >> 4))


@compilable
def freed(tokens: int, number: int) -> int:
    """Return the tokens that a line-up frees of those left, all packed (``free.tokens``)."""
    return tokens - tokens_after(tokens, number)


@compilable
def animals_left(state: FreeState) -> int:
    """Return how many animal tokens are left in the enclosure."""
    return total(state.tokens)


@compilable
def verdict(left: int) -> int:
    """Return the :class:`Verdict` for a number of animals left (``free.verdict``)."""
    if left <= 1:
        return left
    return 2 if left <= 3 else 3 if left <= 5 else 4
