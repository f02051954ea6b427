"""Players of Mandamina who plan with more or less care."""

import numpy as np

from sandtable.games import Position
from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELLS
from sandtable.players import SeatView
from sandtable.players.mandamina.solver import solve
from sandtable.players.mandamina.solver.annealing import NOTHING_FOUND, anneal
from sandtable.players.mandamina.solver.layout import Task
from sandtable.players.mandamina.solver.ordering import Undecided, shortest_line
from sandtable.players.player import Decision, Player

LEVELS = {"hasty": 2_000, "quick": 6_000, "calm": 25_000, "careful": 100_000}
"""Steps of the descent that finds a plan, every turn anew: the weakest first."""
NODES = 3_000
FAR = 60


class Planner(Player):
    """Makes a plan every turn and a move towards it."""

    def __init__(self, name: str, steps: int, seed: str) -> None:
        self.name = name
        self._steps = steps
        self._rolls = dice(seed)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The first move of a line to the plan."""
        task = Task.of(view.now[0])
        while True:
            target = np.zeros_like(task.start)
            found = anneal(
                task.start, task.shape_value, task.centre_value, self._steps, self._rolls, target
            )
            if found == NOTHING_FOUND:
                continue
            try:
                line = shortest_line(task.start, target, FAR, NODES)
            except Undecided:
                continue
            if line:
                return Decision(CELLS[line[0]])


class Follower(Player):
    """Solves the game and follows the best line."""

    name = "follower"

    def __init__(self) -> None:
        self._line: tuple[str, ...] = ()
        self._made = -1

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The next move of the line, or the first of a new one."""
        if len(view.history) != self._made or not self._line:
            position = Position(view.game, view.now.copy(), view.options, None, view.history)
            self._line = solve(position, seconds=0.0).line
        move, self._line = self._line[0], self._line[1:]
        self._made = len(view.history) + 1
        return Decision(move)
