"""Compiled functions called from compiled functions."""

import re
import warnings
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from numba import TypingError
from numpy.typing import NDArray

from sandtable.games import compiled as compiling
from sandtable.games import linked, parts
from sandtable.games.compiled import compiled, inlined, jit_is_on, specialise

BIG = 1 << 40

pytestmark = pytest.mark.skipif(not jit_is_on, reason="nothing is compiled")


@compiled
def shifted(number: int, by: int) -> int:
    return number * BIG + by


@compiled
def with_all_kinds(small: NDArray[np.int16], large: NDArray[np.int64]) -> int:
    """A literal, 16 bits and 64 bits."""
    return shifted(3, 1) + shifted(small[0], small[1]) + shifted(large[0], by=-1)


def test_every_width_of_a_number_is_taken_for_64_bits() -> None:
    """Calculated in 16 bits, the numbers would not fit."""
    small = np.array([-7, 5], dtype=np.int16)
    large = np.array([11], dtype=np.int64)
    assert with_all_kinds(small, large) == (3 - 7 + 11) * BIG + 1 + 5 - 1


def test_only_what_python_calls_becomes_machine_code() -> None:
    caller: Any = with_all_kinds
    part: Any = shifted
    caller(np.zeros(2, dtype=np.int16), np.zeros(1, dtype=np.int64))
    assert len(caller.signatures) == 1
    assert len(part.signatures) == 0
    assert part(2, 3) == 2 * BIG + 3
    assert len(part.signatures) == 1


@pytest.fixture
def afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing comes from the disk, and whether parts can be linked is not known yet."""
    monkeypatch.setattr(compiling, "folder_of", lambda file, names: None)
    assert linked.links.work
    yield
    linked.links.work = True


def two_functions() -> Callable[[int], int]:
    @compiled
    def inner(number: int) -> int:
        return number * 3

    @compiled
    def outer(number: int) -> int:
        return inner(number) + inner(2)

    return outer


def fail(*given: Any, **named: Any) -> Any:
    raise AttributeError("Numba has moved on")


@pytest.mark.usefixtures("afresh")
@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (linked, "_part_of"),
        (parts.PartCompiler, "__init__"),
        (parts.Part, "finalize"),
        (parts.Part, "_get_module_for_linking"),
        (parts.Part, "get_pointer_to_function"),
    ],
)
def test_where_linking_fails_the_plain_way_is_taken_after_one_warning(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str
) -> None:
    monkeypatch.setattr(owner, name, fail)
    with pytest.warns(linked.PlainCompiling, match="Numba has moved on") as caught:
        assert two_functions()(5) == 5 * 3 + 2 * 3
    assert len(caught) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert two_functions()(7) == 7 * 3 + 2 * 3


@pytest.mark.usefixtures("afresh")
def test_an_option_that_is_unknown_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked, "ONLY_FOR_PYTHON", {"no_such_option": True})
    with pytest.warns(linked.PlainCompiling, match="no_such_option"):
        assert two_functions()(5) == 5 * 3 + 2 * 3


@pytest.mark.usefixtures("afresh")
def test_a_function_that_cannot_be_compiled_is_not_the_fault_of_linking() -> None:
    @compiled
    def wrong(number: int) -> Any:
        return number.no_such_thing  # type: ignore[attr-defined]

    @compiled
    def caller(number: int) -> Any:
        return wrong(number)

    with pytest.raises(TypingError, match="no_such_thing"):
        caller(1)
    assert linked.links.work


def long_function(by: NDArray[np.int64]) -> int:
    """Longer than what the compiler makes a part of two callers by itself."""
    total = 0
    for place in range(len(by)):
        for other in range(place):
            total += by[place] // by[other] + by[other] % by[place]
            total -= by[place] * 3 // by[other] + by[other] * 5 % by[place]
            total ^= by[place] * 7 // by[other] + by[other] * 9 % by[place]
    return total


def is_called(long: Callable[[NDArray[np.int64]], int]) -> bool:
    """Whether compiled code that asks this function twice calls it, or has it inside."""

    def twice(by: NDArray[np.int64]) -> int:
        return long(by) + 10 * long(by[1:])

    caller: Any = compiled(twice)
    numbers = np.array([3, 5, 8], dtype=np.int64)
    assert caller(numbers) == long_function(numbers) + 10 * long_function(numbers[1:])
    code = caller.inspect_llvm(caller.signatures[0])
    return re.search(r"\bcall\b[^\n]*long_function", code) is not None


@pytest.mark.usefixtures("afresh")
def test_what_is_to_be_a_part_of_its_callers_is_not_called() -> None:
    def fresh() -> Any:
        return FunctionType(long_function.__code__, globals(), "long_function")

    assert is_called(compiled(fresh()))
    assert not is_called(compiled(inlined(fresh())))
    assert not is_called(specialise(inlined(fresh()), {}))
