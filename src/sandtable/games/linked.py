"""Compiled functions as other compiled functions call them.

Numba makes machine code of every function for itself, and again as a part of each function that
calls it, and so on up to the one that Python calls. Only that last code ever runs. So a function
that is called from compiled code is compiled a second way here: translated, but neither optimised
nor made machine code of; that is done once, where all parts are together. And it is translated
once, not again for every literal number or width of integer it is called with. This halves the
time to compile a game and its bots.
"""

from types import SimpleNamespace
from typing import Any

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _Part(JITCodeLibrary):
    """Code that is only linked into other code."""

    def finalize(self) -> None:
        """Put the parts together, and leave the rest to whoever links this."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code to point to: 0, as for every unknown name."""
        return 0

    @property
    def codegen(self) -> Any:
        """What would set up the machine code for running."""
        return SimpleNamespace(set_env=lambda name, environment: None)


class _PartCompiler(Compiler):
    """Numba's own compiler, but for the place the code goes to."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        part = _Part(target.codegen(), "part")  # type: ignore[no-untyped-call]
        super().__init__(typing, target, part, *rest)  # type: ignore[no-untyped-call]


def _any_number(kind: Any) -> Any:
    """64 bits for every signed integer, literal or not."""
    plain: Any = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if plain in types.signed_domain else plain


def link_when_called(dispatcher: Any, options: dict[str, Any]) -> None:
    """Let compiled code that calls a compiled function get it as a part."""
    jit: Any = numba.njit  # its types do not know all options
    part = jit(no_cpython_wrapper=True, pipeline_class=_PartCompiler, **options)(dispatcher.py_func)

    def template(kinds: tuple[Any, ...], named: dict[str, Any]) -> Any:
        wide = {name: _any_number(kind) for name, kind in named.items()}
        return part.get_call_template(tuple(_any_number(kind) for kind in kinds), wide)

    dispatcher.get_call_template = template
    dispatcher.get_overload = part.get_overload
