"""Deeper and deeper alpha-beta searches of a Patterns position, against the clock."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.bits import popcount
from ...search import stack
from ...search.transposition import NO_MOVE, new_table
from ..clock import Clock
from . import frames as patterns
from .cores import ANY_VALUE, SEARCH, SLICE, Helper, Shared, Window, search_code
from .evaluation import Weights, write_features
from .features import FEATURE_COUNT

LOOKS_AT_THE_LIMIT = 10
"""A bot that may look at so many positions only asks so often whether it has."""
TABLE_BITS = 22

# When the end is near, the search goes to it at once instead of deepening step by step.
LOOK_FIRST = 8
"""But only after searches so deep, which show the table the good moves."""
ENDING_NODES, ENDING_TILES, ENDING_GROWTH = 40_000, 28, 2.6
"""A position with ENDING_TILES face up needs about ENDING_NODES, each more so much the more."""
NODES_A_SECOND = 3_000_000
"""Taken for granted when guessing whether there is time to search to the end."""
HELPED_FROM_DEPTH = 7
"""Searches less deep are over before a second core could help."""
ENDING_SHARE = 0.6
"""How much of the time the search to the end may take before deepening goes on."""

GUESS_DEPTH = 5
"""Asked for the margin alone, the search first looks so deep to guess it."""
NEAR_GUESS = 8 * patterns.POINT
"""A search to the end first asks for margins within so much of a guess: that is answered faster."""
SHARED_KEYS = 1 << 10
"""Places for the keys of positions that are being searched."""


# A move that is easy is made early.
EASY_DEPTH = 6
"""It must have been the best one at this depth and the two before,"""
EASY_LEAD = 6 * patterns.POINT
"""and all others must be worth so much less,"""
EASY_LOOK = 2
"""searched so much less deep."""
EASY_UNTIL = 0.5
"""With less of the time left it is no longer worth asking."""
LEFT_OUT = 0x5DEECE66D
"""Mixed into the key of a position of which one move is left out."""

NO_LIMIT = float("inf")


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
        for number, searches in enumerate(self._all_searches):
            searches[0].weights[:] = weights
            searches[0].control[stack.NUMBER] = number
        self._searches = self._all_searches[0]
        self._search = self._searches[0]
        self._with_reductions = with_reductions
        self._shared = Shared(new_table(table_bits), np.zeros(SHARED_KEYS, dtype=np.int64))

    @property
    def nodes(self) -> int:
        """All positions looked at so far, on all cores."""
        return sum(int(searches[0].control[stack.NODES]) for searches in self._all_searches)

    @property
    def nbytes(self) -> int:
        """How much memory table and searches hold."""
        return self._shared.table.nbytes + sum(searches.nbytes for searches in self._all_searches)

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
        self,
        states: States,
        clock: Clock,
        most_depth: int,
        most_nodes: float = NO_LIMIT,
        may_be_early: bool = False,
    ) -> Finding:
        """Look deeper and deeper until time is up, or all is seen, or the move is easy.

        No move is easy where the end can be seen: there the margin is to be proven.
        """
        self.set_up(states)
        may_be_early = may_be_early and not is_worth_solving(self.tiles, clock)
        ask_until = clock.left * EASY_UNTIL
        best_moves: list[int] = []
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
                finding = self._try_to_solve(finding.value, clock, is_enough, piece) or finding
                if finding.is_proven:
                    break
            finding = self.look(depth, is_enough, piece) or finding
            best_moves.append(finding.line[0])
            if may_be_early and depth >= EASY_DEPTH and clock.left > ask_until:
                is_settled = len(set(best_moves[-3:])) == 1
                if is_settled and self.is_far_ahead(finding, depth - EASY_LOOK, is_enough):
                    break
        return finding

    def is_far_ahead(self, finding: Finding, depth: int, is_time_up: Callable[[], bool]) -> bool:
        """Whether every move but the best one is worth clearly less, or there is no other."""
        bar = finding.value - EASY_LEAD
        search, shared = self._searches, self._shared
        search_code.begin(search, shared.table, depth, bar - 1, bar)
        self._leave_out(finding.line[0])
        while not search_code.go_on(search, shared.table, shared.under_way, SLICE):
            if is_time_up():
                return False
        return bool(self._search.stack[0, stack.BEST] < bar)

    def _leave_out(self, move: int) -> None:
        """Take a move off the list of the first position, which so becomes another position."""
        root = self._search.stack[0]
        last = root[stack.COUNT] - 1
        moves, order = self._search.moves[0], self._search.order[0]
        place = int(np.flatnonzero(moves[: last + 1] == move)[0])
        moves[place], order[place] = moves[last], order[last]
        root[stack.COUNT] = last
        root[stack.KEY] ^= LEFT_OUT

    def _try_to_solve(
        self, guess: int, clock: Clock, is_enough: Callable[[], bool], piece: int
    ) -> Finding | None:
        """Search to the end for a share of the time."""
        part = clock.part(ENDING_SHARE)
        return self.look_to_the_end(guess, lambda: is_enough() or part.is_up(), piece)

    def solve(self, states: States, is_time_up: Callable[[], bool]) -> Finding:
        """Search to the end at once; what it finds is proven unless time was up."""
        self.set_up(states)
        finding = self.must_look(1)
        for depth in range(2, min(GUESS_DEPTH, self.tiles) + 1):
            if not finding.is_proven:
                finding = self.must_look(depth)
        if finding.is_proven:
            return finding
        return self.look_to_the_end(finding.value, is_time_up) or finding

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
        is_finished = self._run(depth, ANY_VALUE, is_time_up, piece)
        return self._finding(depth, is_finished)

    def look_to_the_end(
        self, guess: int, is_time_up: Callable[[], bool], piece: int = SLICE
    ) -> Finding | None:
        """Search to the end: first for values near a guess, then beyond as far as needed."""
        low, high = guess - NEAR_GUESS, guess + NEAR_GUESS
        while self._run(self.tiles, (low, high), is_time_up, piece):
            best = int(self._search.stack[0, stack.BEST])
            if low < best < high:
                return self._finding(self.tiles, is_finished=True)
            if best <= low:  # the value is at most this
                low, high = best - 2 * NEAR_GUESS, best + 1
            else:
                low, high = best - 1, best + 2 * NEAR_GUESS
        return self._finding(self.tiles, is_finished=False)

    def _run(self, depth: int, window: Window, is_time_up: Callable[[], bool], piece: int) -> bool:
        """Search so many moves deep; False if time was up first."""
        search, shared = self._searches, self._shared
        for searches in self._all_searches:
            # A search to the end sees it everywhere only if no move is searched less deep.
            searches[0].control[stack.REDUCTIONS] = self._with_reductions and depth < self.tiles
        shared.under_way[:] = 0
        helpers = self._call_helpers(depth, window)
        try:
            search_code.begin(search, shared.table, depth, *window)
            while not search_code.go_on(search, shared.table, shared.under_way, piece):
                if is_time_up():
                    return False
            return True
        finally:
            for helper in helpers:
                helper.stop()

    def _call_helpers(self, depth: int, window: Window) -> list[Helper]:
        """Start the other cores, one move deeper each, so that they go other ways."""
        if depth < HELPED_FROM_DEPTH:
            return []
        return [
            Helper(searches, self._shared, min(depth + number, self.tiles), window)
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
