"""The marker, the twins made by it, and that nothing compiled outlives an edit."""

import math
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from zebres_lib import jit
from zebres_lib.zebres import rules as rules_module
from zebres_lib.zebres.rules import apply

bit_count, lowest_bit, nth_bit = jit.bit_count, jit.lowest_bit, jit.nth_bit
FACTOR = 3
TABLE = np.arange(5000)


@jit.compilable
def inner(number: int) -> int:
    return number * FACTOR


@jit.compilable
def outer(number: int) -> int:
    return inner(number) + 1


@jit.compilable
def lookup(number: int) -> int:
    return TABLE[number]


@jit.compilable
def by_module(number: int) -> int:
    return rules_module.encode(number)


@jit.compilable
def countdown(number: int) -> int:
    return 0 if number == 0 else countdown(number - 1)


@jit.compilable
def hypotenuse(a: float, b: float) -> float:
    return math.sqrt(a * a + b * b)


@jit.compilable
def bits(mask: int) -> tuple[int, int]:
    return bit_count(mask), lowest_bit(mask)


def unmarked(number: int) -> int:
    return number


@jit.compilable
def calls_unmarked(number: int) -> int:
    return unmarked(number)


@jit.compilable
def calls_indirectly(number: int) -> int:
    return calls_unmarked(number)


@pytest.fixture
def numba():
    return pytest.importorskip("numba")


def test_the_marker_changes_nothing():
    def function(mask: int) -> int:
        return mask + 1

    assert not jit.is_marked(function)
    assert jit.compilable(function) is function
    assert jit.is_marked(function)
    assert function(1) == 2
    assert type(apply) is type(function)


def test_bits():
    assert [jit.lowest_bit(1 << bit) for bit in range(62)] == list(range(62))
    assert [jit.bit_count(mask) for mask in (0, 1, 0b1011, (1 << 62) - 1)] == [0, 1, 3, 62]


@pytest.mark.parametrize("mask", [1, 0b1011, 1 << 61, (1 << 62) - 1, 0b101 << 40])
def test_bits_compiled(numba, mask):
    assert jit.compiled(bits)(mask) == bits(mask)
    assert bits(mask) == (bin(mask).count("1"), len(bin(mask)) - len(bin(mask).rstrip("0")))


@jit.compilable
def chosen(mask: int, number: int) -> int:
    return nth_bit(mask, number)


def test_nth_bit(numba):
    twin = jit.compiled(chosen)
    for mask in (1, 0b1011, 1 << 61, (1 << 62) - 1, 0b1010101 << 40):
        squares = [bit for bit in range(62) if mask >> bit & 1]
        for number, square in enumerate(squares):
            assert nth_bit(mask, number) == twin(mask, number) == square


@pytest.mark.slow
def test_nth_bit_on_a_processor_without_an_instruction_for_it(numba):
    code = (
        "from zebres_lib import jit\n"
        "from tests.test_jit import chosen\n"
        "assert not jit._deposits_bits()\n"
        "print(*(jit.compiled(chosen)(0b101101, number) for number in range(4)))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.split() == ["0", "2", "3", "5"]


# --- edits --------------------------------------------------------------------------------------


def test_a_twin_is_made_once(numba):
    assert jit.compiled(outer) is jit.compiled(outer)
    assert jit.compiled(outer)(5) == outer(5) == 16
    assert jit.is_ready(outer)


def test_what_two_functions_call_is_compiled_once(numba):
    @jit.compilable
    def once(number: int) -> int:
        return outer(number) + 1

    @jit.compilable
    def twice(number: int) -> int:
        return outer(number) * 2

    assert (jit.compiled(once)(5), jit.compiled(twice)(5)) == (17, 32)
    (key,) = {jit.fingerprint(outer)} & set(jit._inner_twins)
    assert len(jit._inner_twins[key].signatures) == 1


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [("FACTOR", 10, 51), ("inner", jit.compilable(lambda number: number - 1), 5)],
)
def test_an_edited_constant_or_callee_gives_a_new_twin(numba, monkeypatch, name, value, expected):
    assert jit.compiled(outer)(5) == 16
    with monkeypatch.context() as edit:
        edit.setitem(globals(), name, value)
        assert jit.compiled(outer)(5) == outer(5) == expected
    assert jit.compiled(outer)(5) == 16


def test_the_middle_of_a_long_array_counts(numba, monkeypatch):
    assert jit.compiled(lookup)(2500) == 2500
    edited = TABLE.copy()
    edited[2500] = -1
    assert repr(edited) == repr(TABLE)
    monkeypatch.setitem(globals(), "TABLE", edited)
    assert jit.compiled(lookup)(2500) == -1


def test_variables_of_an_enclosing_function_count(numba):
    def maker(step: int):
        @jit.compilable
        def add(number: int) -> int:
            return number + step

        return add

    assert [jit.compiled(maker(step))(10) for step in (1, 2, 1)] == [11, 12, 11]
    assert jit.fingerprint(maker(1)) == jit.fingerprint(maker(1)) != jit.fingerprint(maker(2))


def test_defaults_count():
    def maker(value: int):
        def function(number: int = value, *, other: int = 0) -> int:
            return number + other

        return function

    assert jit.fingerprint(maker(1)) != jit.fingerprint(maker(2))
    first, second = maker(1), maker(1)
    second.__kwdefaults__ = {"other": 1}
    assert jit.fingerprint(first) != jit.fingerprint(second)


def test_a_fingerprint_is_the_same_in_every_process():
    program = """
from zebres_lib import jit
from zebres_lib.zebres import start
def function(name):
    return name in {"crocodile", "lion", "zebra", "gazelle", "elephant"} and start
print(jit.fingerprint(function))
"""
    prints = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[1],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(prints) == 1


# --- what cannot be compiled ----------------------------------------------------------------------


def test_an_unmarked_function_is_named(numba):
    with pytest.raises(jit.NotCompilableError, match=r"^unmarked is not marked.*@compilable"):
        jit.compiled(unmarked)
    with pytest.raises(jit.NotCompilableError, match="calls_unmarked calls unmarked is not marked"):
        jit.compiled(calls_unmarked)
    with pytest.raises(jit.NotCompilableError, match="calls_indirectly calls calls_unmarked"):
        jit.compiled(calls_indirectly)


def test_a_call_by_a_module_is_named(numba):
    with pytest.raises(
        jit.NotCompilableError,
        match=r"by_module uses the module zebres_lib\.zebres\.rules.*from zebres_lib",
    ):
        jit.compiled(by_module)


def test_modules_that_never_change_may_be_used(numba):
    assert jit.compiled(hypotenuse)(3.0, 4.0) == 5.0


def test_a_function_that_calls_itself_is_named(numba):
    with pytest.raises(jit.NotCompilableError, match=r"countdown.*calls itself.*loop"):
        jit.compiled(countdown)


def test_what_another_process_finds():
    assert jit.is_importable(apply)
    assert not jit.is_importable(lambda number: number)
