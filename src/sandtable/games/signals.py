"""One thread tells another that something is there, without a lock while both are awake.

A signal is a word of memory. Whoever waits looks at it again and again for a while, and leaves word
when it goes to sleep, so that the other one knows whether to wake it. To be woken takes a thread
tens of microseconds, to see a word change less than one. Both sides are for compiled code alone.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .compiled import compiled

NONE, ASLEEP = 0, 1
"""What a signal is when nothing was sent: somebody may be looking, or is asleep. All above these is
what was sent."""

WORD = 8
_BITS = ir.IntType(8 * WORD)


def _at(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, _BITS.as_pointer())


@intrinsic
def _load(typing_context: Any, address: Any) -> tuple[Any, Callable[..., Any]]:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_at(builder, args[0]), "acquire", WORD)

    return types.int64(types.int64), emit


@intrinsic
def _swap(typing_context: Any, address: Any, value: Any) -> tuple[Any, Callable[..., Any]]:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("xchg", _at(builder, args[0]), args[1], "seq_cst")

    return types.int64(types.int64, types.int64), emit


@intrinsic
def _replace(
    typing_context: Any, address: Any, old: Any, new: Any
) -> tuple[Any, Callable[..., Any]]:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        both = builder.cmpxchg(_at(builder, args[0]), args[1], args[2], "seq_cst", "seq_cst")
        return builder.extract_value(both, 0)

    return types.int64(types.int64, types.int64, types.int64), emit


@compiled
def sent(address: int, what: int) -> bool:
    """Send something above ASLEEP; whether the one who waits for it is asleep."""
    return _swap(address, what) == ASLEEP  # type: ignore[call-arg]


@compiled
def received(address: int, tries: int) -> int:
    """What was sent, after at most so many looks; else ASLEEP, and so is who asked from here on."""
    found = NONE
    for _ in range(tries):
        found = _load(address)  # type: ignore[call-arg]
        if found > ASLEEP:
            break
    if found <= ASLEEP:
        found = _replace(address, NONE, ASLEEP)  # type: ignore[call-arg]
    return _swap(address, NONE) if found > ASLEEP else ASLEEP  # type: ignore[call-arg]
