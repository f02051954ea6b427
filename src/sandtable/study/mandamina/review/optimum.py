"""The best that is still possible from a position of Mandamina, and how it is reached.

A position that lies on a known best line needs no solving. Two facts bound the others: no move can
make more possible than there was, and what a move has lost can be had back for two, by moving the
marble home again.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from ....games import Position
from ....games.dice import dice
from ....games.mandamina.state import CELLS, CLUSTERED, COLOUR_COUNT, SIMPLE, SIMPLE_MOVES
from ....players.mandamina.partner.moves import move_marble
from ....players.mandamina.solver.annealing import NOTHING_FOUND, anneal
from ....players.mandamina.solver.distance import distance
from ....players.mandamina.solver.enumeration import layouts_within
from ....players.mandamina.solver.layout import Layout, Task
from ....players.mandamina.solver.ordering import Undecided, shortest_line
from ....players.mandamina.solver.solve import solve
from ..puzzles.targets import value_of

AT_ONCE = 0.0
"""Seconds of annealing before the proof: one descent, so that no clock has a say."""
MOST_NODES = 3_000
"""For a line to one layout, after many quick attempts: some tenths of a second in all."""
MOST_LAYOUTS, MOST_UNDECIDED = 60, 3
"""Ends that the bound leaves open and that are looked at, and of how many it may stay undecided."""
TRIALS = 40_000_000
"""Candidates that the bound leaves open and that are tried: about as long."""
DESCENT, DICE = 100_000, "review"
"""Steps of the annealing that looks for another end."""
MOST_TRIED = 2
"""Known ends to which a line is looked for."""
UNDONE = 2
"""Moves that take back a move and stand where it began."""
LOST = -SIMPLE_MOVES - 1
"""S6.2: what a simple game that is not won is worth, counted in moves."""


@dataclass(frozen=True)
class Optimum:
    """The best end of a position."""

    value: int
    """The score, or minus the moves of a simple game, that the line reaches."""
    most: int
    """No line reaches more."""
    line: tuple[str, ...]
    """Empty if the game is over."""
    target: Layout
    """The layout at its end."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing is better."""
        return self.value == self.most


class Optima:
    """Finds the best ends of positions of one game and remembers them."""

    def __init__(self, factor: float = 1.0) -> None:
        self._most_nodes = int(MOST_NODES * factor)
        self._trials = int(TRIALS * factor)
        self._scouting = min(factor, 1.0) ** 2
        """Of a hint much less: it tries again for every better line, and somebody waits."""
        self._found: dict[bytes, Optimum] = {}
        self.targets: list[Layout] = []
        """Ends that were best at some time: often they still are."""
        self.solved = 0
        """How many positions had to be solved."""

    def of(self, position: Position) -> Optimum:
        """The best end of a position of which nothing is known before."""
        key = position.state.tobytes()
        if key not in self._found:
            self._found[key] = self._solve(position)
        return self._found[key]

    def after(self, position: Position, before: Optimum, move: str) -> Optimum:
        """The best end after a move, from what is known before it."""
        later = played(position, move)
        key = later.state.tobytes()
        if key not in self._found:
            self._found[key] = self._follow(later, before, hole_text(position))
        return self._found[key]

    def known_targets(self, position: Position, value: int) -> list[Layout]:
        """All known ends that reach a value."""
        task = Task.of(position.state)
        return [target for target in self.targets if value_of(task, target) == value]

    def _solve(self, position: Position) -> Optimum:
        if position.is_over:
            return over(position)
        solution = solve(position, seconds=AT_ONCE, scouting=self._scouting)
        self.solved += 1
        bound = limit_of(position) if solution.bound is None else solution.bound
        target = target_of(position, solution.line)
        best = Optimum(solution.value, max(bound, solution.value), solution.line, target)
        if not best.is_proven:
            best = self._prove(position, best)
        self._note(best.target)
        return best

    def _follow(self, position: Position, before: Optimum, back: str) -> Optimum:
        """The best of: the move taken back, known ends, a short descent, what the bound leaves."""
        if position.is_over:
            return over(position)
        best = self._best_of(position, before, (back, *before.line))
        task = Task.of(position.state)
        for target in sorted(self.targets, key=lambda known: -value_of(task, known))[:MOST_TRIED]:
            best = self._try(position, best, target)
        if best.value < best.most:
            self.solved += 1
            found = descent(task)
            best = best if found is None else self._try(position, best, found)
            best = self._prove(position, best)
            self._note(best.target)
        return best

    def _best_of(self, position: Position, before: Optimum, line: tuple[str, ...]) -> Optimum:
        """What is certain: no more than before, and no less than two moves less."""
        line = within_limit(position, line)
        return Optimum(
            value=limited(position, before.value - UNDONE),
            most=limited(position, before.most),
            line=line,
            target=target_of(position, line),
        )

    def _try(self, position: Position, best: Optimum, target: Layout) -> Optimum:
        """The line to a target, if it is better and one is found."""
        task = Task.of(position.state)
        if not best.value < value_of(task, target) <= best.most:
            return best
        cells = self._straight(task, target)
        return best if cells is None else better(position, best, value_of(task, target), cells)

    def _prove(self, position: Position, best: Optimum) -> Optimum:
        """Try what the bound leaves open, until nothing better is left or the effort is spent."""
        try:
            from ....players.mandamina.solver.proof import Prover
        except ImportError:
            return best
        task = Task.of(position.state)
        prover = Prover(task)
        best = replace(best, most=max(best.value, min(best.most, prover.upper_bound)))
        while best.value < best.most:
            remainder = prover.remainder(best.value)
            if remainder is None:
                return replace(best, most=best.value)
            layouts, is_all = layouts_within(remainder, self._trials, MOST_LAYOUTS)
            found, still_open = self._best_end(position, best, layouts)
            if found is None:
                most = max(best.value, min(best.most, still_open))
                return replace(best, most=most) if is_all else best
            best = found
        return best

    def _best_end(
        self, position: Position, best: Optimum, layouts: Iterable[Layout]
    ) -> tuple[Optimum | None, int]:
        """A better end among layouts; or None, and what those may bring that stay undecided."""
        task = Task.of(position.state)
        undecided: list[int] = []
        for layout in sorted(layouts, key=lambda each: -value_of(task, each)):
            straight = value_of(task, layout)
            if straight <= best.value:
                break
            if len(undecided) == MOST_UNDECIDED:
                undecided.append(straight)
                break
            spare = straight - best.value - 1
            most_moves = int(distance(task.start, layout)) + spare
            try:
                cells = shortest_line(task.start, layout, most_moves, self._most_nodes)
            except Undecided:
                undecided.append(straight)
                continue
            if cells is not None:
                value = straight + int(distance(task.start, layout)) - len(cells)
                return better(position, best, value, cells), value
        return None, max(undecided, default=best.value)

    def keeps(self, position: Position, move: str, target: Layout) -> bool:
        """Whether a line to a target that begins with a move is as short as can be."""
        task, after = Task.of(position.state), Task.of(played(position, move).state)
        if value_of(after, target) != value_of(task, target):
            return False
        return self._straight(after, target) is not None

    def _straight(self, task: Task, target: Layout) -> list[int] | None:
        """A line to a target as short as Fact 1 says; None if none was found."""
        length = int(distance(task.start, target))
        try:
            return shortest_line(task.start, target, length, self._most_nodes)
        except Undecided:
            return None

    def _note(self, target: Layout) -> None:
        if not any(np.array_equal(target, known) for known in self.targets):
            self.targets.append(target)


def better(position: Position, best: Optimum, value: int, cells: list[int]) -> Optimum:
    """A better line than the best so far."""
    line = within_limit(position, tuple(CELLS[cell] for cell in cells))
    value = limited(position, value)
    return Optimum(value, max(value, best.most), line, target_of(position, line))


def descent(task: Task) -> Layout | None:
    """A good end, by one short annealing that always goes the same way; None: it found none."""
    target = task.start.copy()
    found = anneal(task.start, task.shape_value, task.centre_value, DESCENT, dice(DICE), target)
    return None if found == NOTHING_FOUND else target


def over(position: Position) -> Optimum:
    """A game that is over: nothing else is possible."""
    value = final_value(position)
    return Optimum(value, value, (), Task.of(position.state).start)


def limited(position: Position, value: int) -> int:
    """S6.2: a simple game that cannot be won is lost, however many moves it would take."""
    return max(value, LOST) if position.state.goal == SIMPLE else value


def hole_text(position: Position) -> str:
    """The cell without a marble."""
    return CELLS[int(position.state.hole)]


def within_limit(position: Position, line: tuple[str, ...]) -> tuple[str, ...]:
    """S6.2: as much of a line as can be played before the game is over."""
    end = position.copy()
    for at, move in enumerate(line):
        if end.is_over:
            return line[:at]
        end.play(move)
    return line


def limit_of(position: Position) -> int:
    """No line scores more: all shapes different, the centre empty, one more move."""
    task = Task.of(position.state)
    return COLOUR_COUNT * task.shape_value + task.centre_value - task.moves_made - 1


def final_value(position: Position) -> int:
    """What a finished game is worth: S4.1 its score, S6.1 minus its moves."""
    state = position.state
    if state.goal == SIMPLE:
        return -int(state.moves) if state.ending == CLUSTERED else LOST
    return position.score_now()[0]


def played(position: Position, move: str) -> Position:
    """The position after a move."""
    after = position.copy()
    after.play(move)
    return after


def target_of(position: Position, line: tuple[str, ...]) -> Layout:
    """The layout at the end of a line."""
    layout = Task.of(position.state).start.copy()
    for move in line:
        move_marble(layout, CELLS.index(move))
    return layout
