"""One source for two speeds: plain Python by default, compiled by Numba on demand.

Rule functions carry the marker :func:`compilable`. It changes nothing about them, so a class
can read them, step through them and call them with no compile time. Code that plays millions
of games calls :func:`enable` once; every marked function can then be called from a
``numba.njit`` function, unchanged.

Nothing here imports Numba before :func:`enable` is called, so importing the library stays
fast and works where Numba does not exist, in a browser kernel for instance.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_marked: list[Callable[..., Any]] = []
_enabled: set[Callable[..., Any]] = set()


def compilable(function: Function) -> Function:
    """Mark a pure function on plain integers as one that Numba may compile; return it unchanged."""
    _marked.append(function)
    return function


def bit_count(mask: int) -> int:
    """Return how many bits of a non-negative ``mask`` are set."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """Return the index of the lowest set bit of ``mask``, which must not be 0."""
    return (mask & -mask).bit_length() - 1


def is_available() -> bool:
    """Tell whether Numba is installed, without importing it."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def enable() -> None:
    """Make every marked function callable from ``numba.njit`` code.

    Calling it again is cheap and picks up functions marked since. Raises ``ImportError``
    where Numba is not installed (``pip install "zebres-lab[fast]"``).
    """
    from numba.extending import register_jitable

    if not _enabled:
        _compile_bit_operations()
    for function in _marked:
        if function not in _enabled:
            register_jitable(function)
            _enabled.add(function)


def _compile_bit_operations() -> None:
    """Give Numba the processor's own bit instructions, which Python's int methods stand for."""
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic  # type: ignore[untyped-decorator]
    def population_count(typing_context: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def trailing_zeros(typing_context: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), emit

    # Numba wants the signatures of an overload and of what it returns alike, annotations too.
    @overload(bit_count)  # type: ignore[untyped-decorator]
    def _bit_count(mask: Any) -> Any:
        def implementation(mask: Any) -> Any:
            return population_count(mask)

        return implementation

    @overload(lowest_bit)  # type: ignore[untyped-decorator]
    def _lowest_bit(mask: Any) -> Any:
        def implementation(mask: Any) -> Any:
            return trailing_zeros(mask)

        return implementation
