"""Streams: the published generator, the same numbers at both speeds, and evenly drawn."""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest
from scipy import stats

from zebres_lib.jit import compilable, compiled, pointer
from zebres_lib.randomness import Stream, begin, below

# What the authors' xoshiro256plusplus.c gives from the state 1, 2, 3, 4.
PUBLISHED = [
    41943041,
    58720359,
    3588806011781223,
    3591011842654386,
    9228616714210784205,
    9973669472204895162,
    14011001112246962877,
    12406186145184390807,
    15849039046786891736,
    10450023813501588000,
]


def generator(state: list[int]) -> Iterator[int]:
    """Xoshiro256++ in NumPy's own 64-bit words, written from the published description."""
    s = np.array(state, dtype=np.uint64)

    def rotated(word: np.uint64, left: int) -> np.uint64:
        return (word << np.uint64(left)) | (word >> np.uint64(64 - left))

    while True:
        with np.errstate(over="ignore"):
            yield int(rotated(s[0] + s[3], 23) + s[0])
        last = s[1] << np.uint64(17)
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= last
        s[3] = rotated(s[3], 45)


def split_mix(seed: int) -> Iterator[int]:
    """SplitMix64 by Steele, Lea and Flood, from its published description."""
    word = (1 << 64) - 1
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & word
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & word
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & word
        yield mixed ^ (mixed >> 31)


@compilable
def draw_many(state, highs, whole, real) -> None:
    randomness = pointer(state)
    for index in range(len(highs)):
        whole[index] = below(randomness, highs[index])
        real[index] = randomness.random()


@compilable
def begin_many(state, numbers, words) -> None:
    randomness = pointer(state)
    for index in range(len(numbers)):
        begin(randomness, numbers[index])
        for word in range(4):
            words[index, word] = state[word]


def at(state: list[int]) -> Stream:
    stream = Stream(0)
    stream._words = list(state)
    return stream


def test_the_references_are_the_published_ones():
    assert list(itertools.islice(generator([1, 2, 3, 4]), 10)) == PUBLISHED
    assert next(split_mix(1234567)) == 6457827717110365317


@pytest.mark.parametrize("seed", [0, 1, 2**63])
def test_a_stream_is_the_published_generator(seed):
    words = np.random.SeedSequence(seed).generate_state(4, np.uint64).tolist()
    reference = itertools.islice(generator(words), 2000)
    stream = Stream(seed)
    assert stream.state()[:4].tolist() == words
    for number, expected in enumerate(reference):
        if number % 2:
            assert stream.random() == (expected >> 11) / 2**53
        else:
            assert below(stream, 97) == (expected >> 32) * 97 // 2**32


def test_the_published_numbers():
    stream = at([1, 2, 3, 4])
    assert [stream.below(1 << 32) for _ in PUBLISHED] == [number >> 32 for number in PUBLISHED]


def test_seeds():
    assert Stream(3).random() == Stream(np.random.SeedSequence(3)).random()
    children = np.random.SeedSequence(3).spawn(50)
    assert len({Stream(child).random() for child in [*children, 3, 4]}) == 52


@pytest.mark.parametrize("number", [0, 1, 7, 123456])
def test_parts_of_a_stream(number):
    stream = Stream(5)
    key = int(stream.state()[4])
    words = list(itertools.islice(split_mix(key), 4 * number, 4 * number + 4))
    for _ in range(3):
        stream.begin(number)
        assert stream.state().tolist() == [*words, key]
        stream.random()


def test_parts_differ():
    stream = Stream(5)
    firsts = set()
    for number in range(2000):
        stream.begin(number)
        firsts.add(stream.random())
    assert len(firsts) == 2000


def test_both_speeds_draw_the_same():
    pytest.importorskip("numba")
    highs = np.random.default_rng(1).integers(1, 1 << 31, 5000)
    whole, real = np.zeros(5000, dtype=np.int64), np.zeros(5000)
    stream = Stream(6)
    state = stream.state()
    compiled(draw_many)(state, highs, whole, real)
    for index, high in enumerate(highs.tolist()):
        assert below(stream, high) == whole[index]
        assert stream.random() == real[index]
    assert stream.state().tolist() == state.tolist()


def test_both_speeds_begin_the_same_parts():
    pytest.importorskip("numba")
    numbers = [0, 1, 9999, 3, 1 << 40]
    words = np.zeros((len(numbers), 4), dtype=np.uint64)
    stream = Stream(6)
    compiled(begin_many)(stream.state(), np.array(numbers), words)
    for number, expected in zip(numbers, words.tolist(), strict=True):
        begin(stream, number)
        assert stream.state()[:4].tolist() == expected


@pytest.mark.parametrize("high", [1, 2, 3, 7, 22, 150])
@pytest.mark.parametrize("source", [Stream(8), np.random.default_rng(8)], ids=["stream", "numpy"])
def test_whole_numbers_are_drawn_evenly(source, high):
    drawn = [below(source, high) for _ in range(20_000)]
    assert set(drawn) == set(range(high))
    if high > 1:
        # With seeds fixed this never fails by chance; 1e-4 is a chance that nobody would bet on.
        assert stats.chisquare(np.bincount(drawn, minlength=high)).pvalue > 1e-4
        pairs = np.zeros((high, high))
        np.add.at(pairs, (drawn[:-1:2], drawn[1::2]), 1)
        if high <= 22:
            assert stats.chisquare(pairs.ravel()).pvalue > 1e-4


def test_numbers_from_0_to_1():
    stream = Stream(9)
    drawn = [stream.random() for _ in range(20_000)]
    assert min(drawn) >= 0
    assert max(drawn) < 1
    assert stats.kstest(drawn, "uniform").pvalue > 1e-4
