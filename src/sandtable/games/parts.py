"""Code that is only linked into other code: neither optimised nor made machine code of.

This stands on no documented part of Numba; linked.py sees to it that nothing depends on it.
"""

from types import SimpleNamespace
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class Part(JITCodeLibrary):
    """One function with all it calls, not optimised yet."""

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


class PartCompiler(Compiler):
    """Numba's own compiler, but for the place the code goes to."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        part = Part(target.codegen(), "part")  # type: ignore[no-untyped-call]
        super().__init__(typing, target, part, *rest)  # type: ignore[no-untyped-call]
