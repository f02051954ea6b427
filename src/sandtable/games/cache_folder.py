"""Where compiled code is kept: a folder of its own for every state of the sources.

Numba's own cache asks only whether the file of a function has changed, not whether the functions
it calls have: after an edit in `scoring.py`, a compiled caller in another file would go on with
the old scoring. So the folder is named by a hash of all that the code is made from, and an edit
anywhere is another folder. See docs/decisions/compiled-cache.md.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

import llvmlite
import numba
from llvmlite import binding
from numba import config

PACKAGE = Path(__file__).parents[1]
RULES = Path(__file__).parent
LAYERS = (RULES, PACKAGE / "search", PACKAGE / "players")
"""Templates in the second are compiled with functions of the third."""
COMPILER = (sys.version, numba.__version__, llvmlite.__version__, binding.get_host_cpu_name())
KEPT = 64
"""Folders: a game and its bots need about ten, each state of the sources anew."""


@cache
def base() -> Path | None:
    """Where all folders are: as told, else beside the package, else the user's; None: nowhere."""
    told: str = config.CACHE_DIR  # type: ignore[attr-defined]
    usual = [Path(told) / "sandtable"] if told else []
    for place in (*usual, PACKAGE / "__pycache__"):
        if _is_writable(place / "compiled"):
            return place / "compiled"
    from platformdirs import user_cache_path  # seldom needed, and not quickly imported

    own = user_cache_path("sandtable") / "compiled"
    return own if _is_writable(own) else None


@cache
def folder_of(file: Path, names: tuple[str, ...] = ()) -> Path | None:
    """The folder for code of a file; of a template, `names` tells what it is compiled with."""
    place = base()
    if place is None or not file.exists():  # A function may have been typed in.
        return None
    folder = place / _hash([source_stamp(file), *names, *COMPILER])
    if not folder.exists():
        _prune(place)
    if not _is_writable(folder):
        return None
    os.utime(folder)  # It is used, says its time.
    return folder


def source_stamp(file: Path) -> str:
    """A hash of all that the code in a file may be compiled from, on any computer."""
    return _hash(map(_content, _sources(file)))


def _hash(parts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def _sources(file: Path) -> list[Path]:
    if file.is_relative_to(RULES):
        return [RULES]
    if any(map(file.is_relative_to, LAYERS)):
        return [*LAYERS]
    folder = file.parent
    while not folder.is_relative_to(PACKAGE) and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return [*LAYERS, folder]


@cache
def _content(folder: Path) -> str:
    """A hash of all sources of a package; of a plain folder only those right in it."""
    digest = hashlib.sha256()
    is_package = (folder / "__init__.py").exists()
    for path in sorted(folder.rglob("*.py") if is_package else folder.glob("*.py")):
        digest.update(str(path.relative_to(folder)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


def _prune(place: Path) -> None:
    """Remove those unused for longest; whoever still uses one compiles what it does not find."""
    with suppress(OSError):  # Another process removes the same.
        folders = sorted(place.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[KEPT - 1 :]:
            shutil.rmtree(folder, ignore_errors=True)
