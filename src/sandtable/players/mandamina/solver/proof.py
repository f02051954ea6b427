"""A proof that no line is worth more than a given value, found by bound, trial and branching.

A node of the proof holds prices. What their bound does not rule out is tried one by one, and where
that is too much, the node branches: which colour is on a certain cell? More in
docs/mandamina-solver.md.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from .enumeration import layouts_within
from .layout import HOLE, Layout, Task, worth
from .ordering import Undecided, shortest_line
from .pricing import UNITS, Bounds, Choice, Prices, Remainder
from .relaxation import Relaxation

MOST_TRIALS = 20_000_000
"""Candidates looked at in one node before it branches: seconds of work for a plain checker."""
MOST_LAYOUTS = 2_000
SCOUT_TRIALS = 150_000_000
SCOUT_LAYOUTS = 20
"""Before the first branching, a longer look for a layout that makes it needless."""


@dataclass
class Node:
    """One case of a proof: closed by its prices, or split by the colour of a cell."""

    prices: Prices
    cell: int | None = None
    cases: "dict[int, Node]" = field(default_factory=dict)
    """By colour, the hole among them; a colour that is missing leaves nothing to choose from."""

    @property
    def size(self) -> int:
        """How many nodes the proof has from here on."""
        return 1 + sum(case.size for case in self.cases.values())


class Refuted(Exception):
    """The value is not the best: this line is worth more."""

    def __init__(self, value: int, line: list[int]) -> None:
        super().__init__(value, line)
        self.value = value
        self.line = line


class Prover:
    """Finds proofs for one task."""

    def __init__(
        self,
        task: Task,
        note: Callable[[int], None] = lambda nodes: None,
        until: float | None = None,
    ) -> None:
        """`until`: the time (`perf_counter`) at which a proof that is not complete is given up."""
        self._task = task
        self._until = until
        self._bounds = Bounds(task)
        self._relaxation = Relaxation(self._bounds)
        self._note = note
        self._nodes = 0
        self._root = self._relaxation.solve(Choice.of_all())

    @property
    def upper_bound(self) -> int:
        """No line is worth more than this: the bound of the best prices, rounded down."""
        return self._bounds.bound(self._root.prices, Choice.of_all()) // UNITS

    def remainder(self, value: int) -> Remainder | None:
        """What the bound leaves open of layouts worth more than `value`; None: nothing."""
        return self._bounds.remainder(self._root.prices, Choice.of_all(), value)

    def scout(self, value: int, most_trials: int = SCOUT_TRIALS) -> bool:
        """Look for a line worth more than `value`: Refuted if there is one. Whether none exists."""
        remainder = self.remainder(value)
        if remainder is None:
            return True
        layouts, is_all = layouts_within(remainder, most_trials, SCOUT_LAYOUTS)
        self._check_all(layouts, value)
        return is_all

    def prove(self, value: int) -> Node:
        """A proof that no line is worth more than `value`; or Refuted, with a line that is; or
        Undecided, if there is no more time."""
        return self._prove(value, Choice.of_all(), is_root=True)

    def _prove(self, value: int, choice: Choice, is_root: bool = False) -> Node:
        if self._until is not None and perf_counter() > self._until:
            raise Undecided
        self._nodes += 1
        self._note(self._nodes)
        relaxed = self._root if is_root else self._relaxation.solve(choice)
        node = Node(relaxed.prices)
        remainder = self._bounds.remainder(relaxed.prices, choice, value)
        if remainder is None:
            return node
        layouts, is_all = layouts_within(remainder, MOST_TRIALS, MOST_LAYOUTS)
        if is_all:
            self._check_all(layouts, value)
            return node
        if is_root:
            self.scout(value)
        node.cell, cases = _split(remainder.choice, relaxed.shares)
        for colour, case in cases.items():
            node.cases[colour] = self._prove(value, case)
        return node

    def _check_all(self, layouts: NDArray[np.int64], value: int) -> None:
        """See that layouts the bound could not rule out are worth no more than `value`."""
        for layout in layouts:
            self._check(layout, value)

    def _check(self, layout: Layout, value: int) -> None:
        """Refuted, if there is a line to this layout that is worth more than `value`."""
        task = self._task
        points = worth(layout, task.shape_value, task.centre_value) - task.moves_made
        most_moves = points - value - 1
        line = shortest_line(task.start, layout, most_moves)
        if line is not None:
            raise Refuted(points - len(line), line)


def _split(choice: Choice, shares: NDArray[np.float64]) -> tuple[int, dict[int, Choice]]:
    """The cell about whose colour the relaxation is least sure, and what each colour leaves."""
    for cell in np.argsort(shares.max(axis=1), kind="stable").tolist():
        cases = {colour: choice.with_colour(cell, colour) for colour in range(HOLE + 1)}
        open_cases = {colour: case for colour, case in cases.items() if not case.is_empty}
        if len(open_cases) != 1:
            return cell, open_cases
    raise AssertionError("a choice of a single layout needs no branching")
