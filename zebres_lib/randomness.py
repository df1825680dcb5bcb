"""Chance that is the same in plain Python and in compiled code, and quick in both.

Code that needs chance takes something with a method ``random()``, a ``numpy.random.Generator`` or a
:class:`Stream`, and draws whole numbers from it with :func:`below`. Compiled loops take the address
of a stream's state: drawing is then a few instructions in the loop itself, where a NumPy generator
costs a call through its interface.
"""

from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .jit import primitive

_MASK = (1 << 64) - 1
_SCALE = 2.0**-53
_GOLDEN = 0x9E3779B97F4A7C15
_MIX = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)


class Stream:
    """A stream of random numbers: xoshiro256++ by Blackman and Vigna, seeded by NumPy.

    Parameters
    ----------
    seed
        Where the stream begins; the four words of state are drawn from it as NumPy's own generators
        draw theirs, so that streams of spawned seeds are independent for all practical purposes.

    Source: D. Blackman, S. Vigna, Scrambled linear pseudorandom number generators, ACM Transactions
    on Mathematical Software 47 (2021), article 36.
    """

    def __init__(self, seed: np.random.SeedSequence | int) -> None:
        if not isinstance(seed, np.random.SeedSequence):
            seed = np.random.SeedSequence(seed)
        words: list[int] = seed.generate_state(5, np.uint64).tolist()
        self._words, self._key = words[:4], words[4]

    def state(self) -> NDArray[np.uint64]:
        """Return four words of state and the key, for a compiled loop that goes on from here."""
        return np.array([*self._words, self._key], dtype=np.uint64)

    def begin(self, number: int) -> None:
        """Go to the beginning of a part of the stream: the same for the same number, always.

        A game that begins its own part draws the same numbers whatever the games before it drew,
        so that two settings played with one seed can be compared game by game. The words of state
        are outputs of SplitMix64, as the authors of xoshiro advise.
        """
        for index in range(4):
            mixed = (self._key + (4 * number + index + 1) * _GOLDEN) & _MASK
            mixed = ((mixed ^ (mixed >> 30)) * _MIX[0]) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * _MIX[1]) & _MASK
            self._words[index] = mixed ^ (mixed >> 31)

    def random(self) -> float:
        """Return a number from 0 up to but not including 1, a multiple of 2 ** -53, uniformly."""
        return (self._next() >> 11) * _SCALE

    def below(self, high: int) -> int:
        """Return a whole number from 0 to ``high - 1``, evenly to within ``high / 2 ** 32``."""
        return (self._next() >> 32) * high >> 32

    def _next(self) -> int:
        a, b, c, d = self._words
        total = (a + d) & _MASK
        result = (((total << 23) | (total >> 41)) + a) & _MASK
        shifted = (b << 17) & _MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 45) | (d >> 19)) & _MASK
        self._words = [a, b, c, d]
        return result


class Randomness(Protocol):
    """Where chance comes from, passed in and never global."""

    def random(self) -> float:
        """Return a number from 0 up to but not including 1, uniformly."""


@cache
def compile_streams() -> None:
    """Give compiled code the functions below, and ``random()``, on the address of a state."""
    from numba import njit, types
    from numba.extending import overload, overload_method

    word = np.uint64

    @njit(forceinline=True)  # type: ignore[untyped-decorator]
    def draw(state: Any) -> Any:
        a, b, c, d = state[0], state[1], state[2], state[3]
        total = a + d
        result = ((total << word(23)) | (total >> word(41))) + a
        shifted = b << word(17)
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << word(45)) | (d >> word(19))
        state[0], state[1], state[2], state[3] = a, b, c, d
        return result

    @overload_method(types.CPointer, "random")  # type: ignore[untyped-decorator]
    def _random(state: Any) -> Any:
        def implementation(state: Any) -> Any:
            return np.float64(draw(state) >> word(11)) * _SCALE

        return implementation

    golden, mix_0, mix_1 = word(_GOLDEN), word(_MIX[0]), word(_MIX[1])

    @overload(begin)  # type: ignore[untyped-decorator]
    def _begin(randomness: Any, number: Any) -> Any:
        def implementation(randomness: Any, number: Any) -> Any:
            at = randomness[4] + word(4 * number) * golden
            for index in range(4):
                at += golden
                mixed = (at ^ (at >> word(30))) * mix_0
                mixed = (mixed ^ (mixed >> word(27))) * mix_1
                randomness[index] = mixed ^ (mixed >> word(31))

        return implementation

    @overload(mix)  # type: ignore[untyped-decorator]
    def _mix(digest: Any, number: Any, factor: Any) -> Any:
        def implementation(digest: Any, number: Any, factor: Any) -> Any:
            mixed = (word(digest) ^ word(number)) * word(factor)
            return np.int64(mixed ^ (mixed >> word(29)))

        return implementation

    @overload(below)  # type: ignore[untyped-decorator]
    def _below(randomness: Any, high: Any) -> Any:
        def implementation(randomness: Any, high: Any) -> Any:
            return np.int64((draw(randomness) >> word(32)) * word(high) >> word(32))

        return implementation


@primitive(compile_streams)
def below(randomness: Randomness, high: int) -> int:
    """Return a whole number from 0 to ``high - 1``, all equally likely.

    Evenly to within ``high / 2 ** 32``, which no number of games that can be played makes visible.
    """
    if isinstance(randomness, Stream):
        return randomness.below(high)
    return int(randomness.random() * high)


@primitive(compile_streams)
def begin(randomness: Stream, number: int) -> None:
    """Go to the beginning of a numbered part of a stream; see :meth:`Stream.begin`."""
    randomness.begin(number)


@primitive(compile_streams)
def mix(digest: int, number: int, factor: int) -> int:
    """Return a digest of what ``digest`` stands for and one number more, of 64 signed bits.

    Multiplying by an odd ``factor`` and folding the high bits into the low ones loses nothing of
    either, so that numbers mixed in one after the other end far apart where they differ little. Two
    factors give two digests that are independent for all practical purposes.
    """
    mixed = ((digest ^ number) & _MASK) * factor & _MASK
    mixed ^= mixed >> 29
    return mixed - (mixed >> 63 << 64)
