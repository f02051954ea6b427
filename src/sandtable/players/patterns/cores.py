"""The Patterns search as it is compiled, and searches that work together, each on a core."""

from dataclasses import dataclass
from threading import Event, Thread

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.compiled import specialise_all
from ...search import alphabeta, stack
from ...search.transposition import Table
from . import frames as patterns
from .evaluation import KNOWLEDGE, evaluate

SLICE = 4_000
"""Nodes between two looks at the clock: a millisecond or two."""

Window = tuple[int, int]
"""Values are exact between these two, and beyond them bounds."""
ANY_VALUE: Window = (-stack.INFINITY, stack.INFINITY)

SEARCH = stack.search_type(patterns.LONGEST + 1, patterns.WIDTH, patterns.MOVE_COUNT, KNOWLEDGE)

search_code = specialise_all(
    alphabeta.TEMPLATES,
    {
        "SEAT": patterns.SEAT,
        "OVER": patterns.OVER,
        "list_moves": patterns.list_moves,
        "count_moves": patterns.count_moves,
        "make": patterns.make,
        "key": patterns.key,
        "evaluate": evaluate,
    },
)

go_on = search_code.go_on


@dataclass(frozen=True)
class Shared:
    """What searches that work together share."""

    table: Table
    under_way: NDArray[np.int64]
    """Which positions are being searched."""


class Helper:
    """A second core: a search of the same position on a thread of its own, in the same table.

    What it finds is never used directly; the search it helps meets it in the table.
    """

    def __init__(self, searches: States, shared: Shared, depth: int, window: Window) -> None:
        self._stop = Event()
        asked = (searches, shared, depth, window)
        self._thread = Thread(target=self._run, args=asked, daemon=True)
        self._thread.start()

    def _run(self, searches: States, shared: Shared, depth: int, window: Window) -> None:
        search_code.begin(searches, shared.table, depth, *window)
        while not self._stop.is_set():
            if search_code.go_on(searches, shared.table, shared.under_way, SLICE):
                return

    def stop(self) -> None:
        """Return when the thread has come to its end."""
        self._stop.set()
        self._thread.join()
