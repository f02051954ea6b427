"""What a fresh process has to wait for: the import, the first move, the compiler."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .timing import Measure

ROOT = Path(__file__).parents[1]

IMPORT = """
from time import perf_counter
start = perf_counter()
import sandtable
print(perf_counter() - start)
"""
FIRST_MOVE = """
from time import perf_counter
start = perf_counter()
import sandtable
position = sandtable.load({name!r}).deal(seed=1)
position.play(position.legal_moves()[0])
print(perf_counter() - start)
"""
WARM_UP = """
from time import perf_counter
import sandtable
start = perf_counter()
sandtable.load({name!r}).warm()
print(perf_counter() - start)
"""
RANDOM_GAME = """
from bench.own import RandomGames
print(RandomGames({name!r}).play(1))
"""


def compile_random_games(name: str) -> None:
    """Compile random games in another process, to load them from the cache in this one.

    Freshly compiled code runs about a tenth slower in the process that compiled it.
    """
    _run(RANDOM_GAME.format(name=name), {})


def import_time() -> float:
    """Seconds of `import sandtable`."""
    return _run(IMPORT, {})


def first_move_time(name: str) -> Measure:
    """Seconds from the start of the import to the first move, with all code compiled before."""
    return lambda: _run(FIRST_MOVE.format(name=name), {})


def compile_time(name: str) -> Measure:
    """Seconds to compile all that a game needs, with nothing compiled before."""

    def compile_from_nothing() -> float:
        with TemporaryDirectory() as empty:
            return _run(WARM_UP.format(name=name), {"NUMBA_CACHE_DIR": empty})

    return compile_from_nothing


def _run(program: str, settings: dict[str, str]) -> float:
    """The seconds that a program, run in a process of its own, measures and prints."""
    return float(run_program(program, settings).stdout)


def run_program(program: str, settings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own, to its good end."""
    finished = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **settings},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode:
        raise RuntimeError(finished.stderr)
    return finished
