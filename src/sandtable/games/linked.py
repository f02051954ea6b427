"""Compiled functions as other compiled functions call them.

Numba makes machine code of every function for itself, and again as a part of each function that
calls it, and so on up to the one that Python calls. Only that last code ever runs. So a function
that is called from compiled code is compiled a second way here, as a part (parts.py): translated,
but neither optimised nor made machine code of; that is done once, where all parts are together.
And it is translated once, not again for every literal number or width of integer it is called
with. This halves the time to compile a game and its bots.

With a Numba that will not have this, everything is compiled the plain way, after one warning.
"""

import warnings
from types import SimpleNamespace
from typing import Any

import numba
from numba import types


class PlainCompiling(RuntimeWarning):
    """Compiling takes longer than it should, and does all it should."""


ONLY_FOR_PYTHON = {"no_cfunc_wrapper": True}
"""Nothing calls our rules from C: leaving that entry out saves a seventh of the compile time."""

links = SimpleNamespace(work=True)
"""Whether parts can be linked with this Numba, as far as is known."""


def _give_up(error: Exception) -> None:
    links.work = False
    warnings.warn(
        f"Numba {numba.__version__} does not link parts ({type(error).__name__}: {error}): "
        "compiling takes about twice as long",
        PlainCompiling,
        stacklevel=3,
    )


def _any_number(kind: Any) -> Any:
    """64 bits for every signed integer, literal or not."""
    plain: Any = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if plain in types.signed_domain else plain


def link_when_called(dispatcher: Any) -> None:
    """Let compiled code that calls a compiled function get it as a part."""
    if not links.work:
        return
    try:
        part = _part_of(dispatcher)
    except Exception as error:
        _give_up(error)
        return
    plain = type(dispatcher)

    def get_call_template(kinds: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if not links.work:
            return plain.get_call_template(dispatcher, kinds, named)
        wide = {name: _any_number(kind) for name, kind in named.items()}
        return part.get_call_template(tuple(_any_number(kind) for kind in kinds), wide)

    def get_overload(signature: Any) -> Any:
        if not links.work:
            return plain.get_overload(dispatcher, signature)
        return part.get_overload(signature)

    def compile_linked(signature: Any) -> Any:
        if not links.work:
            return plain.compile(dispatcher, signature)
        dispatcher.targetoptions.update(ONLY_FOR_PYTHON)
        try:
            return plain.compile(dispatcher, signature)
        except Exception as error:
            return compile_plainly(signature, error)

    def compile_plainly(signature: Any, error: Exception) -> Any:
        for name in ONLY_FOR_PYTHON:
            del dispatcher.targetoptions[name]
        links.work = False
        try:
            entry = plain.compile(dispatcher, signature)
        except Exception:  # So it is the function that is wrong.
            links.work = True
            raise
        _give_up(error)
        return entry

    dispatcher.get_call_template = get_call_template
    dispatcher.get_overload = get_overload
    dispatcher.compile = compile_linked


def _part_of(dispatcher: Any) -> Any:
    from .parts import PartCompiler

    jit: Any = numba.njit  # its types do not know all options
    options = {"nogil": True, "no_cpython_wrapper": True, **ONLY_FOR_PYTHON}
    if getattr(dispatcher.py_func, "is_inlined", False):
        options["forceinline"] = True
    return jit(pipeline_class=PartCompiler, **options)(dispatcher.py_func)
