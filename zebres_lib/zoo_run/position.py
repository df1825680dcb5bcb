"""What the positions of both games are made of: plain integers, and five of them, one a seat.

A *seat* is a player's number from 0; both games know at most five. A *hand* is a mask with the bit
of each card's index set. An *order* is a line-up in one integer: six bits a card, the leftmost card
in the lowest bits. An *action* is one integer too: its kind, and an order or the index of a card.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from ..jit import bit_count, compilable, lowest_bit, nth_bit
from ..randomness import Randomness, below
from .decks.tables import DeckTables, joint_made

Seats = tuple[int, int, int, int, int]
"""One integer a seat; those of empty seats are 0."""


class Phase(IntEnum):
    """What comes next: chance deals a card, a player lines up, a player keeps a card, nothing."""

    DEAL = 0
    LINE_UP = 1
    KEEP = 2
    OVER = 3


class ActionKind(IntEnum):
    """The three kinds of action, ``+17``, ``3-17-8`` and ``=17`` in the notation."""

    DEAL = 0
    LINE_UP = 1
    KEEP = 2


# Compiled code takes plain integers; these are the members above under their own names.
DEAL: Final = int(Phase.DEAL)
LINE_UP: Final = int(Phase.LINE_UP)
KEEP: Final = int(Phase.KEEP)
OVER: Final = int(Phase.OVER)
DEAL_CARD: Final = int(ActionKind.DEAL)
LINE_UP_CARDS: Final = int(ActionKind.LINE_UP)
KEEP_CARD: Final = int(ActionKind.KEEP)


CARD_BITS: Final = 6
CARD_MASK: Final = 63


# --- seats -------------------------------------------------------------------------------------


@compilable
def replaced(seats: Seats, seat: int, value: int) -> Seats:
    """Return ``seats`` with another value at one seat."""
    return (
        value if seat == 0 else seats[0],
        value if seat == 1 else seats[1],
        value if seat == 2 else seats[2],
        value if seat == 3 else seats[3],
        value if seat == 4 else seats[4],
    )


@compilable
def empty_seats() -> Seats:
    """Return 0 for every seat."""
    return (0, 0, 0, 0, 0)


@compilable
def union(masks: Seats) -> int:
    """Return the cards that are in any of five masks."""
    return masks[0] | masks[1] | masks[2] | masks[3] | masks[4]


# --- actions -----------------------------------------------------------------------------------


@compilable
def encode(kind: int, argument: int) -> int:
    """Return the action of this kind with this card (its index) or this order."""
    return argument << 2 | kind


@compilable
def action_kind(action: int) -> int:
    """Return the :class:`ActionKind` of an action, as a plain integer."""
    return action & 3


@compilable
def action_argument(action: int) -> int:
    """Return the card (its index) of a deal or keep, the order of a line-up."""
    return action >> 2


# --- orders ------------------------------------------------------------------------------------


@compilable
def order_card(order: int, place: int) -> int:
    """Return the card (its index) at a place of an order, counted from 0 at the left."""
    return order >> CARD_BITS * place & CARD_MASK


def pack_order(cards: Sequence[int]) -> int:
    """Return the order of these cards (indices), left to right."""
    order = 0
    for place, card in enumerate(cards):
        order |= card << CARD_BITS * place
    return order


def unpack_order(order: int, size: int) -> tuple[int, ...]:
    """Return the cards (indices) of an order of ``size`` cards, left to right."""
    return tuple(order_card(order, place) for place in range(size))


@compilable
def order_made(cards: DeckTables, order: int, size: int) -> int:
    """Return what an order of ``size`` cards makes, packed (``lineup.match``)."""
    made = 0
    left = order & CARD_MASK
    for _ in range(size - 1):
        order >>= CARD_BITS
        right = order & CARD_MASK
        made += joint_made(cards, left, right)
        left = right
    return made


@compilable
def order_count(size: int) -> int:
    """Return how many orders a hand of ``size`` cards has."""
    number = 1
    for factor in range(2, size + 1):
        number *= factor
    return number


@compilable
def nth_order(hand: int, size: int, number: int) -> int:
    """Return one of the orders of a hand of ``size`` cards, numbered from 0.

    They come as in a dictionary: by their leftmost card first, lower indices before higher ones.
    """
    order = 0
    block = order_count(size)
    for place in range(size):
        block //= size - place
        card = nth_bit(hand, number // block)
        number %= block
        hand ^= 1 << card
        order |= card << CARD_BITS * place
    return order


@compilable
def is_order(hand: int, size: int, order: int) -> bool:
    """Tell whether an order lines up exactly this hand of ``size`` cards (``lineup.order``)."""
    if order < 0 or order >> CARD_BITS * size:
        return False
    mask = 0
    for place in range(size):
        card = order_card(order, place)
        # In compiled code a shift by 64 or more is a shift by what is left over from 64.
        if not hand >> card & 1:
            return False
        mask |= 1 << card
    return mask == hand


# --- chance ------------------------------------------------------------------------------------


@compilable
def with_card(
    pile: int, discards: int, hands: Seats, player: int, players: int, hand_size: int, card: int
) -> tuple[int, int, Seats, int, int]:
    """Return pile, discards, hands, phase and player after one card of the pile has been dealt.

    Both games deal alike: to one player after the other until every hand is full, and when the pile
    is used up before that, the discards form the new one (``free.redeal``, ``race.keep``).
    """
    pile ^= 1 << card
    hand = hands[player] | 1 << card
    hands = replaced(hands, player, hand)
    phase = DEAL
    if bit_count(hand) == hand_size:
        player += 1
        if player == players:
            phase, player = LINE_UP, 0
    if pile == 0 and phase == DEAL:
        pile, discards = discards, 0
    return pile, discards, hands, phase, player


@compilable
def with_all_cards(
    pile: int,
    discards: int,
    hands: Seats,
    player: int,
    players: int,
    hand_size: int,
    randomness: Randomness,
) -> tuple[int, int, Seats]:
    """Return pile, discards and hands after chance has dealt until every hand is full.

    It is what :func:`with_card` comes to, card after card, without anything made for each.
    """
    for seat in range(player, players):
        hand = hands[seat]
        for _ in range(hand_size - bit_count(hand)):
            if pile == 0:
                pile, discards = discards, 0
            bit = 1 << drawn(pile, randomness)
            pile, hand = pile ^ bit, hand | bit
        hands = replaced(hands, seat, hand)
    return pile, discards, hands


@compilable
def drawn(pile: int, randomness: Randomness) -> int:
    """Return the index of a card of the pile, each as likely as any other."""
    return nth_bit(pile, below(randomness, bit_count(pile)))


def card_indices(mask: int) -> tuple[int, ...]:
    """Return the indices of the cards of a mask, lowest first."""
    cards = []
    while mask:
        cards.append(lowest_bit(mask))
        mask &= mask - 1
    return tuple(cards)
