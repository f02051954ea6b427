"""Compile rule functions with Numba, and keep what was compiled.

`@compiled` turns a plain function into machine code that releases the GIL. With
`NUMBA_DISABLE_JIT=1` it leaves the function as it is, so every rule can be stepped through.

Numba's own cache asks only whether the file of a function has changed, not whether the
functions it calls have: after an edit in `scoring.py`, a compiled caller in another file would
go on with the old scoring. Our cache is stamped with the content of all rule files instead.
See docs/decisions/compiled-cache.md.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import caching, config

from .linked import link_when_called

F = TypeVar("F", bound=Callable[..., Any])

RULES = Path(__file__).parent
ALGORITHMS = (RULES.parent / "search", RULES.parent / "players")
"""Templates in the first are compiled with functions of the second."""

jit_is_on = not config.DISABLE_JIT  # type: ignore[attr-defined]


@lru_cache
def source_stamp(folder: Path) -> str:
    """A hash of all that code in this folder is compiled from: the rules and its neighbours."""
    digest = hashlib.sha256()
    files = {*RULES.rglob("*.py"), *folder.glob("*.py")}
    if not folder.is_relative_to(RULES):
        files.update(path for layer in ALGORITHMS for path in layer.rglob("*.py"))
    for path in sorted(files):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class _StampedByContent:
    """A cache place whose entries are fresh while no source file has changed."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)  # type: ignore[call-arg]
        self._folder = Path(file).parent

    def get_source_stamp(self) -> str:
        return source_stamp(self._folder)


class _Given(_StampedByContent, caching.UserProvidedCacheLocator): ...


class _BesideSource(_StampedByContent, caching.InTreeCacheLocator): ...


class _ForUser(_StampedByContent, caching.UserWideCacheLocator): ...


class _ContentCacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = [_Given, _BesideSource, _ForUser]  # noqa: RUF012  (Numba's name and kind)


class _ContentCache(caching.FunctionCache):
    _impl_class = _ContentCacheImpl


def compiled(function: F) -> F:
    """Compile a rule function on first use: cached on disk, GIL released."""
    if not jit_is_on:
        return function
    # Nothing calls our rules from C: leaving that entry out saves a seventh of the compile time.
    options = {"nogil": True, "no_cfunc_wrapper": True}
    jit: Any = numba.njit  # its types do not know the second option
    dispatcher = jit(**options)(function)
    link_when_called(dispatcher, options)
    dispatcher._cache = _ContentCache(function)  # type: ignore[no-untyped-call]
    return cast(F, dispatcher)


def wrapping(function: F) -> F:
    """Compile a function in which overflow is meant; NumPy need not warn when interpreted."""
    if jit_is_on:
        return compiled(function)

    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return cast(F, quiet)


def specialise(function: F, rules: dict[str, Any]) -> F:
    """Compile a generic function for one game: its free names are looked up in `rules`.

    One source serves all games, each gets machine code of its own. The cache tells the games
    apart by the record type of their states.
    """
    template = cast(FunctionType, function)
    namespace = {**template.__globals__, **rules}
    own = FunctionType(template.__code__, namespace, template.__name__)
    own.__qualname__ = template.__qualname__
    own.__doc__ = template.__doc__
    own.__module__ = template.__module__
    return cast(F, compiled(own))


def specialise_all(
    templates: Sequence[Callable[..., Any]], names: dict[str, Any]
) -> SimpleNamespace:
    """Specialise templates that may call those before them. Each compiles when first called."""
    known = dict(names)
    for template in templates:
        known[template.__name__] = specialise(template, known)
    return SimpleNamespace(
        **{template.__name__: known[template.__name__] for template in templates}
    )


def is_cached(function: Callable[..., Any], record: np.dtype[Any] | None = None) -> bool:
    """Whether machine code of this function is on disk, fresh: nothing has to be compiled.

    Of a template that several games share, tell the record type of the game.
    """
    if not jit_is_on:
        return True
    kept = cast(Any, function)._cache._cache_file._load_index()
    if record is None:
        return bool(kept)
    kind = numba.from_dtype(record)
    return any(getattr(argument, "dtype", None) == kind for key in kept for argument in key[0])
