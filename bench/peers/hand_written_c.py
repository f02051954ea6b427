"""Hand-written C: patterns.c, compiled when the benchmark runs."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sandtable.games.dice import dice

from . import Unavailable

SOURCE = Path(__file__).with_name("patterns.c")
BUILD = Path(__file__).parents[1] / "build"
COMPILER = "gcc"
FLAGS = ("-std=c11", "-O3", "-march=native", "-shared", "-fPIC")
SEATS = 2

Games = NDArray[np.int32]


class CPatterns:
    """Random games of Patterns in C."""

    def __init__(self, seed: str) -> None:
        library = ctypes.CDLL(str(build()))
        self._play = library.random_games
        self._play.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
        self._play.restype = ctypes.c_int64
        self._rolls = dice(seed)
        self._fill(1)

    def play(self, games: int) -> int:
        """The moves made in so many games; `lengths` and `points` are those of each."""
        if games != len(self.lengths):
            self._fill(games)
        addresses = (self.lengths.ctypes.data, self.points.ctypes.data)
        return int(self._play(self._rolls.ctypes.data, games, *addresses))

    def _fill(self, games: int) -> None:
        self.lengths: Games = np.zeros(games, dtype=np.int32)
        self.points: Games = np.zeros((games, SEATS), dtype=np.int32)


def build() -> Path:
    """Compile the C source to a library."""
    if shutil.which(COMPILER) is None:
        raise Unavailable(f"there is no C compiler ({COMPILER}) on this machine")
    BUILD.mkdir(exist_ok=True)
    library = BUILD / "patterns.so"
    # Compiled aside and then put in place, so that two runs at a time do not disturb each other.
    handle, unfinished = tempfile.mkstemp(dir=BUILD, suffix=".so")
    os.close(handle)
    try:
        subprocess.run([COMPILER, *FLAGS, "-o", unfinished, str(SOURCE)], check=True)
        os.replace(unfinished, library)
    except subprocess.CalledProcessError:
        raise Unavailable(f"{COMPILER} cannot compile {SOURCE.name}") from None
    finally:
        Path(unfinished).unlink(missing_ok=True)
    return library
