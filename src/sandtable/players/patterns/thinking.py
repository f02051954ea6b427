"""Deeper and deeper alpha-beta searches of a Patterns position, against the clock."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.bits import popcount
from ...games.compiled import specialise_all
from ...search import alphabeta, stack
from ...search.transposition import NO_MOVE, Table, new_table
from ..clock import Clock
from . import frames as patterns
from .evaluation import (
    FEATURE_COUNT,
    KNOWLEDGE,
    Weights,
    evaluate,
    write_features,
)

SLICE = 4_000
"""Nodes between two looks at the clock: a millisecond or two."""
LOOKS_AT_THE_LIMIT = 10
"""A bot that may look at so many positions only asks so often whether it has."""
TABLE_BITS = 22

# When the end is near, the search goes to it at once instead of deepening step by step.
LOOK_FIRST = 8
"""But only after searches so deep, which show the table the good moves."""
ENDING_NODES, ENDING_TILES, ENDING_GROWTH = 60_000, 28, 2.6
"""A position with ENDING_TILES face up needs about ENDING_NODES, each more so much the more."""
NODES_A_SECOND = 2_000_000
"""Taken for granted when guessing whether there is time to search to the end."""
HELPED_FROM_DEPTH = 7
"""Searches less deep are over before a second core could help."""
ENDING_SHARE = 0.6
"""How much of the time the search to the end may take before deepening goes on."""

NO_LIMIT = float("inf")

SEARCH = stack.search_type(patterns.LONGEST + 1, patterns.WIDTH, patterns.MOVE_COUNT, KNOWLEDGE)

_compiled = specialise_all(
    alphabeta.TEMPLATES,
    {
        "SEAT": patterns.SEAT,
        "OVER": patterns.OVER,
        "list_moves": patterns.list_moves,
        "make": patterns.make,
        "key": patterns.key,
        "evaluate": evaluate,
    },
)


go_on = _compiled.go_on


@dataclass
class Finding:
    """What the last finished search of a position found."""

    value: int
    """What the seat to move gains on the rival from here on, in units of patterns.POINT."""
    is_proven: bool
    depth: int
    line: list[int]
    """Moves as frames.py numbers them."""
    values: dict[int, int]
    """For every move searched its value; of all but the best a bound."""


def is_worth_solving(tiles: int, clock: Clock, most_nodes: float = NO_LIMIT) -> bool:
    """Whether a search to the end is likely to finish in time."""
    nodes = ENDING_NODES * ENDING_GROWTH ** (tiles - ENDING_TILES)
    return bool(nodes < min(clock.left * NODES_A_SECOND, most_nodes))


class Helper:
    """A second core: a search of the same position on a thread of its own, in the same table.

    What it finds is never used directly; the search it helps meets it in the table.
    """

    def __init__(self, searches: States, table: Table, depth: int) -> None:
        self._stop = Event()
        self._thread = Thread(target=self._run, args=(searches, table, depth), daemon=True)
        self._thread.start()

    def _run(self, searches: States, table: Table, depth: int) -> None:
        _compiled.begin(searches, table, depth, -stack.INFINITY, stack.INFINITY)
        while not self._stop.is_set() and not _compiled.go_on(searches, table, SLICE):
            pass

    def stop(self) -> None:
        """Return when the thread has come to its end."""
        self._stop.set()
        self._thread.join()


class Thinking:
    """A search with its table, which it keeps from move to move."""

    def __init__(
        self,
        weights: Weights,
        table_bits: int = TABLE_BITS,
        with_reductions: bool = True,
        cores: int = 1,
    ) -> None:
        self._all_searches = [np.zeros(1, dtype=SEARCH) for _ in range(cores)]
        for searches in self._all_searches:
            searches[0].weights[:] = weights
        self._searches = self._all_searches[0]
        self._search = self._searches[0]
        self._with_reductions = with_reductions
        self._table = new_table(table_bits)

    @property
    def nodes(self) -> int:
        """All positions looked at so far, on all cores."""
        return sum(int(searches[0].control[stack.NODES]) for searches in self._all_searches)

    @property
    def nbytes(self) -> int:
        """How much memory table and searches hold."""
        return self._table.nbytes + sum(searches.nbytes for searches in self._all_searches)

    @property
    def tiles(self) -> int:
        """How many tiles lie face up, and so the most moves that can follow."""
        return popcount(patterns.tiles_up(self._search, 0))

    def features(self) -> tuple[int, NDArray[np.int64]]:
        """The stage of the position and its features."""
        features = np.zeros(FEATURE_COUNT, dtype=np.int64)
        return write_features(self._searches, features), features

    def set_up(self, states: States) -> None:
        """Begin with a new position, in which a turn is due."""
        for searches in self._all_searches:
            patterns.load(states, searches)
            searches[0].history[:] //= 8
            searches[0].killers[:] = NO_MOVE
            searches[0].control[stack.AGE] += 1

    def think(
        self, states: States, clock: Clock, most_depth: int, most_nodes: float = NO_LIMIT
    ) -> Finding:
        """Look deeper and deeper until time is up, or all is seen."""
        self.set_up(states)
        tiles = self.tiles
        stop = self.nodes + most_nodes
        piece = int(min(SLICE, most_nodes / LOOKS_AT_THE_LIMIT))

        def is_enough() -> bool:
            return self.nodes >= stop or clock.is_up()

        finding = self.must_look(1, piece)
        for depth in range(2, min(most_depth, tiles) + 1):
            if finding.is_proven or is_enough():
                break
            to_the_end = depth == LOOK_FIRST and most_depth >= tiles
            if to_the_end and is_worth_solving(tiles, clock, stop - self.nodes):
                finding = self._look_to_the_end(clock, is_enough, piece) or finding
                if finding.is_proven:
                    break
            finding = self.look(depth, is_enough, piece) or finding
        return finding

    def _look_to_the_end(
        self, clock: Clock, is_enough: Callable[[], bool], piece: int
    ) -> Finding | None:
        """Search to the end for a share of the time."""
        part = clock.part(ENDING_SHARE)
        return self.look(self.tiles, lambda: is_enough() or part.is_up(), piece)

    def solve(self, states: States, is_time_up: Callable[[], bool]) -> Finding:
        """Search to the end at once; what it finds is proven unless time was up."""
        self.set_up(states)
        finding = self.must_look(1)
        if finding.is_proven:
            return finding
        return self.look(self.tiles, is_time_up) or finding

    def must_look(self, depth: int, piece: int = SLICE) -> Finding:
        """Search so many moves deep, whatever time it takes."""
        finding = self.look(depth, lambda: False, piece)
        assert finding is not None, "a position in which a turn is due has a move"
        return finding

    def look(
        self, depth: int, is_time_up: Callable[[], bool], piece: int = SLICE
    ) -> Finding | None:
        """Search so many moves deep; None if time was up before anything was found.

        A search that is broken off still counts if it found a move: the first one it tries is
        the best one of the search before.
        """
        search = self._searches
        for searches in self._all_searches:
            # A search to the end sees it everywhere only if no move is searched less deep.
            searches[0].control[stack.REDUCTIONS] = self._with_reductions and depth < self.tiles
        helpers = self._call_helpers(depth)
        try:
            _compiled.begin(search, self._table, depth, -stack.INFINITY, stack.INFINITY)
            while not _compiled.go_on(search, self._table, piece):
                if is_time_up():
                    return self._finding(depth, is_finished=False)
            return self._finding(depth, is_finished=True)
        finally:
            for helper in helpers:
                helper.stop()

    def _call_helpers(self, depth: int) -> list[Helper]:
        """Start the other cores, one move deeper each, so that they go other ways."""
        if depth < HELPED_FROM_DEPTH:
            return []
        return [
            Helper(searches, self._table, min(depth + number, self.tiles))
            for number, searches in enumerate(self._all_searches[1:], start=1)
        ]

    def _finding(self, depth: int, is_finished: bool) -> Finding | None:
        root = self._search.stack[0]
        if root[stack.BEST_MOVE] == NO_MOVE:
            return None
        line = self._search.line[0].tolist()
        values = self._search.root_values
        return Finding(
            value=int(root[stack.BEST]),
            is_proven=is_finished and bool(root[stack.IS_EXACT]),
            depth=depth if is_finished else depth - 1,
            line=line[: line.index(NO_MOVE)],
            values={
                int(move): int(values[move]) for move in np.flatnonzero(values > -stack.INFINITY)
            },
        )
