"""Bitboards: a set of cells as one integer, a bit a cell.

They are signed 64-bit integers whose top bit is never used, because Numba and NumPy disagree on
how unsigned and signed integers mix. Boards of at most 8 x 8 cells without the last corner fit.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, overload

from .compiled import compiled

ROW = 8
"""The step from a cell to the one above it: all boards lie in rows of eight bits."""


def popcount(board: int) -> int:
    """How many cells are in the set."""
    return int(board).bit_count()


def lowest(board: int) -> int:
    """The lowest bit number in a set that is not empty."""
    board = int(board)
    return (board & -board).bit_length() - 1


def squares(board: int) -> list[int]:
    """The bit numbers in a set, the lowest first; for words about a board, not for rules."""
    found = []
    while board:
        found.append((board & -board).bit_length() - 1)
        board &= board - 1
    return found


@intrinsic
def _ctpop(typing_context: Any, board: Any) -> tuple[Any, Callable[..., Any]]:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


@intrinsic
def _cttz(typing_context: Any, board: Any) -> tuple[Any, Callable[..., Any]]:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), emit


@overload(popcount)
def _popcount_compiled(board: Any) -> Callable[[int], int]:
    def implementation(board: Any) -> int:
        return _ctpop(board)  # type: ignore[call-arg]

    return implementation


@overload(lowest)
def _lowest_compiled(board: Any) -> Callable[[int], int]:
    def implementation(board: Any) -> int:
        return _cttz(board)  # type: ignore[call-arg]

    return implementation


@compiled
def nth(board: int, n: int) -> int:
    """The bit number of the n-th cell of the set, counting from 0 at the lowest."""
    for _ in range(n):
        board &= board - 1
    return lowest(board)
