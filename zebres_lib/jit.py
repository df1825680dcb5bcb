"""One source for two speeds: plain Python by default, compiled by Numba on demand.

Rule functions carry the marker :func:`compilable`. It changes nothing about them, so a class can
read them, step through them and call them with no compile time. Code that plays millions of games
asks for :func:`compiled` twins of them.

A twin is made from the function as it is at that moment, together with everything that it calls and
every constant that it reads. Nothing compiled is kept in files, and a function, constant or table
that has been edited since gives a new twin: an edited rule always gives a new result.

Nothing here imports Numba before it is needed, so importing the library stays fast and works where
Numba does not exist, in a browser kernel for instance.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from operator import is_
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

Function = TypeVar("Function", bound=Callable[..., Any])

_MARK = "__compilable__"
_MODULES = {"math", "cmath", "numpy"}  # that never change
_twins: dict[str, Any] = {}
_inner_twins: dict[str, Any] = {}  # of what twins call: compiled once for all that call it


class NotCompilableError(TypeError):
    """A function that cannot be compiled; the message names it and says why."""


def compilable(function: Function) -> Function:
    """Mark a pure function on plain integers as one that Numba may compile; return it unchanged.

    Everything it calls must be marked too, and be called by a name of its own: after
    ``from zebres_lib.zebres.rules import apply`` as ``apply(...)``, not as ``rules.apply(...)``.
    """
    setattr(function, _MARK, True)
    return function


def is_marked(function: Callable[..., Any]) -> bool:
    """Tell whether a function carries the marker :func:`compilable`."""
    return bool(getattr(function, _MARK, False))


def bit_count(mask: int) -> int:
    """Return how many bits of a non-negative ``mask`` are set."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """Return the index of the lowest set bit of ``mask``, which must not be 0."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, number: int) -> int:
    """Return the index of the set bit of ``mask`` that has ``number`` set bits below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest_bit(mask)


def pointer(array: Any) -> Any:
    """Return what indexes an array fastest: itself in Python, an address in compiled code.

    Compiled code counts who holds an array at every call that passes it on, and a game makes very
    many calls; an address is passed on for nothing. The caller must hold the array meanwhile.
    """
    return array


_primitives: set[Any] = {bit_count, lowest_bit, nth_bit, pointer}
_preparations: list[Callable[[], None]] = []


def primitive(prepare: Callable[[], None]) -> Callable[[Function], Function]:
    """Decorate a function that Numba is given an implementation of its own for, by ``prepare``."""

    def mark(function: Function) -> Function:
        _primitives.add(function)
        _preparations.append(prepare)
        return function

    return mark


@cache
def is_available() -> bool:
    """Tell whether Numba is installed, without importing it."""
    return find_spec("numba") is not None


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the compiled twin of a marked function, made anew if anything it uses has changed.

    The twin compiles when it is first called with arguments of a new type, which takes seconds; it
    runs without the interpreter's lock, so that threads run it side by side.

    Raises :class:`NotCompilableError` if the function, or one that it calls, is not marked, and
    ``ImportError`` where Numba is not installed (``pip install "zebres-lab[fast]"``).
    """
    key = fingerprint(function)
    if key not in _twins:
        _twins[key] = _Linker().twin(function)
    return _twins[key]  # type: ignore[no-any-return]


def is_ready(function: Callable[..., Any]) -> bool:
    """Tell whether the twin of a function as it is now has been compiled in this process."""
    twin = _twins.get(fingerprint(function))
    return twin is not None and bool(twin.signatures)


def fingerprint(*functions: Callable[..., Any]) -> str:
    """Return a digest of functions with all that they call and every constant that they read."""
    digest = hashlib.sha256()
    for each in reachable(*functions):
        digest.update(_describe(each).encode())
    return digest.hexdigest()


def reachable(*functions: Callable[..., Any]) -> list[FunctionType]:
    """Return functions and all Python functions that they call, the first first, each once."""
    found: list[FunctionType] = []
    waiting: list[Any] = [*reversed(functions)]
    while waiting:
        each = waiting.pop()
        if isinstance(each, FunctionType) and each not in found:
            found.append(each)
            for _, value in reversed(_used(each)):
                if isinstance(value, FunctionType) and value not in _primitives:
                    waiting.append(value)
    return found


def is_importable(function: FunctionType) -> bool:
    """Tell whether another process finds this very function by its module and name."""
    import sys

    place: Any = sys.modules.get(function.__module__)
    for name in function.__qualname__.split("."):
        place = getattr(place, name, None)
    return place is function and function.__module__ != "__main__"


@cache
def _names(code: CodeType) -> tuple[str, ...]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names.update(_names(constant))
    return tuple(sorted(names))


def _used(function: FunctionType) -> list[tuple[str, Any]]:
    """Return the globals and the variables of enclosing functions that a function uses, by name."""
    used = []
    for name in _names(function.__code__):
        if name in function.__globals__:
            used.append((name, function.__globals__[name]))
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        used.append((name, cell.cell_contents))
    return used


def _describe(function: FunctionType) -> str:
    """Return all that decides what a function does, but for what the functions it calls do.

    What a function is made of is written out once and kept with it. It is written out again when
    its code, or any value that it uses, is another object than then.
    """
    parts: list[Any] = [function.__code__, function.__defaults__, function.__kwdefaults__]
    for name, value in _used(function):
        parts += [name, value]
        if isinstance(value, FunctionType):
            parts.append(value.__code__)
    known = _descriptions.get(function)
    if known is not None and _are_same(known[0], parts):
        return known[1]
    values = [f"{name}={_shape(value)}" for name, value in _used(function)]
    defaults = f"{function.__defaults__} {function.__kwdefaults__}"
    text = f"{function.__qualname__}\n{_shape(function)}\n{defaults}\n{values}"
    # An array, a list or a dict may change and stay the same object.
    if all(_is_settled(part) for part in parts[1:]):
        _descriptions[function] = (parts, text)
    else:
        _descriptions.pop(function, None)
    return text


def _are_same(some: list[Any], others: list[Any]) -> bool:
    return len(some) == len(others) and all(map(is_, some, others))


_descriptions: WeakKeyDictionary[FunctionType, tuple[list[Any], str]] = WeakKeyDictionary()


def _is_settled(value: Any) -> bool:
    """Tell whether a value can only be exchanged for another, and not change in itself."""
    if isinstance(value, tuple | frozenset):
        return all(_is_settled(one) for one in value)
    plain = int | float | complex | str | bytes | None
    return isinstance(value, plain | FunctionType | CodeType | ModuleType | type) or (
        callable(value) and value in _primitives
    )


def _shape(value: Any) -> str:
    """Return what a value is made of, as text that is the same in every process."""
    if isinstance(value, FunctionType):
        return _code_shape(value.__code__)
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, frozenset):
        return f"frozenset{sorted(map(repr, value))}"
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):
        # NumPy shows a long array with its middle left out.
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if callable(value):
        return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', value)}"
    return repr(value)


def _code_shape(code: CodeType) -> str:
    constants = [
        _code_shape(each) if isinstance(each, CodeType) else _shape(each) for each in code.co_consts
    ]
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {constants}"


class _Linker:
    """Makes the twins of a function and of all that it calls, in each other's globals."""

    def __init__(self) -> None:
        _compile_primitives()
        for prepare in _preparations:
            prepare()
        self._in_work: list[FunctionType] = []

    def twin(self, function: Callable[..., Any]) -> Any:
        if not isinstance(function, FunctionType) or not is_marked(function):
            name = getattr(function, "__qualname__", repr(function))
            raise NotCompilableError(
                f"{name} is not marked as compilable; write @compilable above it"
            )
        if function in self._in_work:
            raise NotCompilableError(
                f"{function.__qualname__}, which calls itself in the end; write it as a loop"
            )
        # Only the first function is called from Python; ways in to the others cost time.
        if not self._in_work:
            return self._make(function)
        key = fingerprint(function)
        if key not in _inner_twins:
            _inner_twins[key] = self._make(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        return _inner_twins[key]

    def _make(self, function: FunctionType, **options: bool) -> Any:
        import numba

        names: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        self._in_work.append(function)
        names |= {name: self._linked(function, value) for name, value in _used(function)}
        self._in_work.pop()
        cells = tuple(CellType(names[name]) for name in function.__code__.co_freevars)
        copy = FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, cells or None
        )
        copy.__kwdefaults__ = function.__kwdefaults__
        # Inlining saves copying a position of fourteen numbers at each call. Divisions need no
        # check against zero, for none can happen.
        return numba.njit(copy, forceinline=True, error_model="numpy", nogil=True, **options)

    def _linked(self, user: FunctionType, value: Any) -> Any:
        if callable(value) and value in _primitives:
            return value
        if isinstance(value, ModuleType) and value.__name__ not in _MODULES:
            # An edit behind the name of a module would go unseen.
            raise NotCompilableError(
                f"{user.__qualname__} uses the module {value.__name__}; import what it needs of it "
                f"by name: from {value.__name__} import ..."
            )
        if isinstance(value, FunctionType):
            try:
                return self.twin(value)
            except NotCompilableError as error:
                raise NotCompilableError(f"{user.__qualname__} calls {error}") from None
        return value


@cache
def _compile_primitives() -> None:
    """Give Numba the processor's own instructions, which the functions above stand for."""
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

    @intrinsic  # type: ignore[untyped-decorator]
    def deposited(typing_context: Any, bits: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            from llvmlite import ir
            from numba.core import cgutils

            word = ir.IntType(64)
            deposit = cgutils.get_or_insert_function(
                builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64"
            )
            return builder.call(deposit, arguments)

        return types.int64(types.int64, types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def data_address(typing_context: Any, array: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            from numba.core import cgutils

            proxy = cgutils.create_struct_proxy(array)(context, builder, value=arguments[0])
            return builder.bitcast(proxy.data, context.get_value_type(signature.return_type))

        return types.CPointer(array.dtype)(array), emit

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

    @overload(nth_bit)  # type: ignore[untyped-decorator]
    def _nth_bit(mask: Any, number: Any) -> Any:
        # A loop whose length is chance is what a processor guesses worst.
        def at_once(mask: Any, number: Any) -> Any:
            return trailing_zeros(deposited(1 << number, mask))

        def in_steps(mask: Any, number: Any) -> Any:
            for _ in range(number):
                mask &= mask - 1
            return trailing_zeros(mask)

        return at_once if _deposits_bits() else in_steps

    @overload(pointer)  # type: ignore[untyped-decorator]
    def _pointer(array: Any) -> Any:
        def implementation(array: Any) -> Any:
            return data_address(array)

        return implementation


def _deposits_bits() -> bool:
    """Tell whether code is compiled for a processor that puts the nth bit in place at once."""
    from llvmlite import binding
    from numba.core import config

    chosen = config.CPU_FEATURES
    if chosen is not None:
        return "+bmi2" in chosen
    return config.CPU_NAME in (None, "", "host") and bool(
        binding.get_host_cpu_features().get("bmi2", False)
    )
