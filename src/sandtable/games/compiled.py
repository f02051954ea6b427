"""Compile rule functions with Numba, and keep what was compiled.

`@compiled` turns a plain function into machine code that releases the GIL. With
`NUMBA_DISABLE_JIT=1` it leaves the function as it is, so every rule can be stepped through.
"""

import inspect
import pickle
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Lock
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import config

from .cache_folder import folder_of
from .linked import link_when_called

F = TypeVar("F", bound=Callable[..., Any])

jit_is_on = not config.DISABLE_JIT  # type: ignore[attr-defined]
_telling_numba = Lock()


def compiled(function: F) -> F:
    """Compile a rule function on first use: cached on disk, GIL released."""
    return _compiled(function) if jit_is_on else function


def inlined(function: F) -> F:
    """Make a function a part of all compiled code that calls it, however long it is.

    For loops that must not lose time: a call with many arrays can take longer than what it does.
    """
    vars(function)["is_inlined"] = True
    return function


def brief(template: F) -> F:
    """Mark a template that takes a microsecond: it keeps the GIL.

    Whoever lets go of it gets it back from a busy thread only after a while.
    """
    vars(template)["is_brief"] = True
    return template


def _compiled(function: F, names: tuple[str, ...] = ()) -> F:
    folder = folder_of(Path(inspect.getfile(function)), names)
    dispatcher: Any = _cached_in(folder, function) if folder else _uncached(function)
    dispatcher.folder = folder
    link_when_called(dispatcher)
    return cast(F, dispatcher)


def _cached_in(folder: Path, function: Any) -> Any:
    """Numba asks for the folder of its cache when it is told of a function, for all alike."""
    with _telling_numba:
        usual = config.CACHE_DIR  # type: ignore[attr-defined]
        try:
            config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
            dispatcher: Any = numba.njit(cache=True, nogil=_lets_go(function))(function)
        finally:
            config.CACHE_DIR = usual  # type: ignore[attr-defined]
    if not Path(dispatcher.stats.cache_path).is_relative_to(folder):
        return _uncached(function)  # Elsewhere there may be old code.
    return dispatcher


def _uncached(function: Any) -> Any:
    return numba.njit(nogil=_lets_go(function))(function)


def _lets_go(function: Any) -> bool:
    """Whether it releases the GIL."""
    return not vars(function).get("is_brief", False)


def wrapping(function: F) -> F:
    """Compile a function in which overflow is meant; NumPy need not warn when interpreted."""
    if jit_is_on:
        return compiled(function)

    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return cast(F, quiet)


def specialise(function: F, rules: Mapping[str, Any]) -> F:
    """Compile a generic function for one game: its free names are looked up in `rules`.

    One source serves all games, each gets machine code of its own, in a folder of its own.
    """
    template = cast(FunctionType, function)
    namespace = {**template.__globals__, **rules}
    own = FunctionType(template.__code__, namespace, template.__name__)
    own.__qualname__ = template.__qualname__
    own.__doc__ = template.__doc__
    own.__module__ = template.__module__
    vars(own).update(vars(template))
    return cast(F, _compiled(own, _names(rules)) if jit_is_on else own)


def specialise_all(
    templates: Sequence[Callable[..., Any]], rules: Mapping[str, Any]
) -> SimpleNamespace:
    """Specialise templates that may call each other. Each compiles when first called."""
    made = {template.__name__: specialise(template, rules) for template in templates}
    for function in made.values():
        getattr(function, "py_func", function).__globals__.update(made)
    return SimpleNamespace(**made)


def templates_in(module: str) -> list[Callable[..., Any]]:
    """All functions that stand in a module of templates; to be asked at its end."""
    functions = filter(inspect.isfunction, vars(sys.modules[module]).values())
    return [function for function in functions if function.__module__ == module]


def _names(rules: Mapping[str, Any]) -> tuple[str, ...]:
    """What a template is compiled with: other rules or an edit in their sources are other names."""
    return tuple(f"{name}={_name(rule)}" for name, rule in sorted(rules.items()))


def _name(rule: Any) -> str:
    """A compiled function is named by the place of its code, which is named by its sources."""
    if not callable(rule):
        return sha256(pickle.dumps(rule)).hexdigest()
    return f"{rule.__module__}.{rule.__qualname__} in {getattr(rule, 'folder', None)}"


def is_cached(function: Callable[..., Any]) -> bool:
    """Whether `note_cached` was called of this function, by any process: nothing is compiled."""
    marker = _marker(function)
    return marker is not None and marker.exists()


def note_cached(function: Callable[..., Any]) -> None:
    """Let all processes know that this function, and what belongs to it, is on disk."""
    marker = _marker(function)
    if marker is not None:
        with suppress(OSError):  # Another process may have removed the folder.
            marker.touch()


def _marker(function: Callable[..., Any]) -> Path | None:
    folder: Path | None = cast(Any, function).folder
    return None if folder is None else folder / f"{function.__module__}.{function.__name__}.warm"
