"""Ask the memory for a row of a table before it is needed.

A look into a large table waits for the memory about as long as ten positions take to search. If
many rows are asked for first and looked at afterwards, they are waited for all at once.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils as untyped
from numba.extending import intrinsic, overload

cgutils: Any = untyped

TO_READ, KEEP_CLOSE, DATA = 0, 3, 1


def prefetch(table: Any, row: int) -> None:
    """Have a row of a table brought into the cache; for Python alone there is nothing to do."""


@intrinsic
def _prefetch(typing_context: Any, table: Any, row: Any) -> tuple[Any, Callable[..., Any]]:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        array = context.make_array(kind)(context, builder, args[0])
        indices = [args[1], context.get_constant(types.intp, 0)]
        place = cgutils.get_item_pointer(context, builder, kind, array, indices)
        pointer = ir.IntType(8).as_pointer()
        number = ir.IntType(32)
        call = ir.FunctionType(ir.VoidType(), [pointer, number, number, number])
        function = cgutils.get_or_insert_function(builder.module, call, "llvm.prefetch.p0")
        hints = [number(hint) for hint in (TO_READ, KEEP_CLOSE, DATA)]
        builder.call(function, [builder.bitcast(place, pointer), *hints])
        return context.get_dummy_value()

    return types.void(table, types.intp), emit


@overload(prefetch)
def _prefetch_compiled(table: Any, row: Any) -> Callable[[Any, Any], None]:
    def implementation(table: Any, row: Any) -> None:
        _prefetch(table, row)  # type: ignore[call-arg]

    return implementation
