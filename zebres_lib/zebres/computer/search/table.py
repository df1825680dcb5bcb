"""The transposition table: what is known of positions already looked at.

A position is found by one digest and known by a second, independent one of 64 bits
(:mod:`.outlook`): among a thousand million look-ups a confusion has a chance below one in a
thousand million. Entries stand in buckets of four; the one that took least work makes room.

Values are kept for the player who decides, less what is settled, so that positions that differ in
settled points alone share an entry.
"""

from typing import Any

from ....jit import compilable

BUCKET = 4
WORDS = 2
"""Numbers an entry takes: the second digest, and all the rest packed into 64 bits."""

FULL = 63
"""The depth of a search to the end of the game."""

NO_BOUND = 65_000
_OFFSET = 1 << 16
_VALUE = (1 << 17) - 1
_LOWER, _UPPER, _ADVICE, _DEPTH, _WORK = 47, 30, 13, 7, 1
_SIX = 63


@compilable
def find(table: Any, buckets: int, digest: int, check: int) -> int:
    """Return what is packed in the entry of a position, or 0 if there is none."""
    begin = (digest & (buckets - 1)) * (BUCKET * WORDS)
    for entry in range(begin, begin + BUCKET * WORDS, WORDS):
        if table[entry] == check:
            packed: int = table[entry + 1]
            return packed
    return 0


@compilable
def lower_bound(packed: int) -> int:
    """Return the least value that the position of an entry is known to have."""
    return (packed >> _LOWER & _VALUE) - _OFFSET


@compilable
def upper_bound(packed: int) -> int:
    """Return the greatest value that the position of an entry is known to have."""
    return (packed >> _UPPER & _VALUE) - _OFFSET


@compilable
def advice(packed: int) -> int:
    """Return the animal and square (lowest nine bits) and the stop, from 1, that were best."""
    return packed >> _ADVICE & ((1 << 17) - 1)


@compilable
def depth_of(packed: int) -> int:
    """Return how deep the search looked that made an entry."""
    return packed >> _DEPTH & _SIX


@compilable
def store(
    table: Any,
    buckets: int,
    digest: int,
    check: int,
    lower: int,
    upper: int,
    advised: int,
    depth: int,
    work: int,
    generation: int,
) -> None:
    """Write down what a search has found of a position."""
    lower = max(-NO_BOUND, min(lower, NO_BOUND))
    upper = max(-NO_BOUND, min(upper, NO_BOUND))
    begin = (digest & (buckets - 1)) * (BUCKET * WORDS)
    chosen, least = begin, 1 << 20
    for entry in range(begin, begin + BUCKET * WORDS, WORDS):
        packed = table[entry + 1]
        if table[entry] == check:
            known = depth_of(packed)
            if packed != 0 and known >= depth:
                # Both searches tell the truth to the depth of the lesser one.
                if known == depth or depth == FULL:
                    lower = max(lower, lower_bound(packed))
                    upper = min(upper, upper_bound(packed))
                else:
                    lower, upper, depth = lower_bound(packed), upper_bound(packed), known
            chosen = entry
            break
        # Entries of earlier searches go first, then those that took least work.
        price = (packed >> _WORK & _SIX) + (64 if packed & 1 == generation else 0)
        if packed == 0:
            price = -1
        if price < least:
            chosen, least = entry, price
    table[chosen] = check
    table[chosen + 1] = (
        (lower + _OFFSET) << _LOWER
        | (upper + _OFFSET) << _UPPER
        | advised << _ADVICE
        | depth << _DEPTH
        | work << _WORK
        | generation
    )
