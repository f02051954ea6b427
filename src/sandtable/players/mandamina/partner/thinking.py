"""What goes on in the silent partner during one game."""

import numpy as np

from ....games.dice import dice
from ....games.mandamina.state import CELL_COUNT, CELLS, SIMPLE
from ...clock import Clock
from ...player import Decision, SeatView, Thought
from ..levels import Reads
from ..solver.layout import Task
from .common_line import common_line
from .companion import Companion, Kind
from .endings import NEAR, ending_values
from .habits import HABITS
from .moves import Plans, Values, distances, ends_game, hole_of, neighbours_of_own_colour, points
from .past import Past
from .pool import Pool
from .replies import Guess, reply_values
from .rollouts import Minds
from .steering import Effort, Steering
from .words import SURE, remarks

NO_HABITS = np.zeros(len(HABITS))
LEGIBLE = 0.1
"""Points for each marble of its own colour beside which a marble comes: all see what it is for."""
LIKELY = 0.2
"""How much a plan must be believed to look at all orders of its last moves."""
UNLIKELY = 0.05
"""How little a kind must be believed not to be thought of."""
CONVINCED = 0.7
"""How much it must be believed that somebody has no plan to lead them: before that, they are taken
to look at the board afresh."""
HABITS_TRIED = 2
RETURN = 1.0
"""Points that a position costs that was there before, for each time: a circle is left."""
EFFORT = Effort()
SHARE_FOR_LINE = 0.7
"""How much of the time of the first move may go into the common line."""
SHARE_FOR_OTHERS = 0.6
"""How much of the time may go into what the others think."""


class Thinking:
    """One game, from its start."""

    def __init__(self, view: SeatView, clock: Clock, reads: Reads = Reads.HABITS) -> None:
        self.past = Past(view, reads)
        self._rolls = dice(f"silent partner {view.seat}")
        self._line = common_line(Task.of(view.start[0]), clock.part(SHARE_FOR_LINE))
        self._pool = Pool(np.array(self._line.targets), self.past.seats, view.seat)

    def decide(self, view: SeatView, clock: Clock) -> Decision:
        """The next move of the common line, if all others were; else the most helpful one."""
        made = [CELLS.index(move) for move in view.history]
        if self._line.cells[: len(made)] == made:
            return self._follow_line(view, len(made))
        return self._help(view, clock)

    def _follow_line(self, view: SeatView, made: int) -> Decision:
        line = tuple(CELLS[cell] for cell in self._line.cells[made:])
        value = float(self._line.points)
        return Decision(
            move=line[0],
            value=value,
            unit=unit(view),
            line=line,
            thoughts=(Thought(line[0], value),),
            effort=len(self._pool.plans),
            remarks=("It plays the best line from the deal, as long as all do.",),
        )

    def _help(self, view: SeatView, clock: Clock) -> Decision:
        """Somebody went another way: weigh each move by what the others may want."""
        task = Task.of(view.now[0])
        self.past.follow(view, task, self._rolls, clock.part(SHARE_FOR_OTHERS))
        self._pool.refresh(task, self.past.recent, self._rolls, clock)
        values = self._values(task, view, clock)
        moves = [cell for cell in range(CELL_COUNT) if self._is_allowed(task, view.seat, cell)]
        moves.sort(key=lambda cell: -values[cell] - legibility(task, cell))
        others = self.past.companions
        return Decision(
            move=CELLS[moves[0]],
            value=float(values[moves[0]]),
            unit=unit(view),
            thoughts=tuple(Thought(CELLS[cell], float(values[cell])) for cell in moves),
            effort=len(self._pool.plans) + sum(len(other.plans) for other in others.values()),
            remarks=remarks(others, int(view.now[0].seats)),
        )

    def _values(self, task: Task, view: SeatView, clock: Clock) -> Values:
        """For each move the score expected, over all that the others may be up to."""
        values: list[Values] = []
        for seat, other in self.past.companions.items():
            if values and clock.is_up():
                break
            afresh = self._afresh(task, other.habits / max(1 - other.keeps, UNLIKELY))
            planned = plan_values(task, other, afresh, int(view.now[0].seats))
            if other.chances[Kind.HABITUAL] >= CONVINCED:
                afresh = self._steered(task, view, seat, clock)
            values.append(other.keeps * planned + (1 - other.keeps) * afresh)
        mean: Values = np.mean(values, axis=0) if values else self._afresh(task, NO_HABITS)
        return mean - RETURN * self.past.returns(task.start)

    def _afresh(self, task: Task, habits: Values) -> Values:
        """The same if whoever follows does what seems best to them at the moment."""
        guess = Guess(self._pool.glances, habits)
        return reply_values(task, self._pool.plans, guess, self._pool.pace)

    def _steered(self, task: Task, view: SeatView, seat: int, clock: Clock) -> Values:
        """The same if one of the others has habits, by the likeliest of them."""
        habits = self.past.companions[seat].habits
        likely = np.argsort(-habits, kind="stable")[:HABITS_TRIED]
        likely = likely[habits[likely] > UNLIKELY * habits.sum()]
        values = np.zeros(CELL_COUNT)
        for habit in likely:
            minds, plans = self._minds(view)
            minds[(seat - view.seat) % len(minds)] = habit
            share = habits[habit] / habits[likely].sum()
            steering = Steering(task, plans, minds, self._rolls)
            values += share * steering.move_values(EFFORT, clock)
        return values

    def _minds(self, view: SeatView) -> tuple[Minds, Plans]:
        """What each of the others most likely goes by, from our seat on, and the plans named."""
        minds = np.full(int(view.now[0].seats), ~0)
        plans = [self._pool.plans]
        for seat, other in self.past.companions.items():
            place = (seat - view.seat) % len(minds)
            if other.kind is Kind.HABITUAL:
                minds[place] = other.habits.argmax()
            elif other.kind is not Kind.REPLANNING and len(other.plans) > 0:
                minds[place] = ~sum(map(len, plans))
                plans.append(other.plans[other.weights.argmax()][None, :])
        return minds, np.concatenate(plans)

    def _is_allowed(self, task: Task, seat: int, cell: int) -> bool:
        """Never undo what another has placed, unless that ends the game.

        A marble that they surely do not want where it is may go; their latest only if they have no
        plan, or if it was plainly an error.
        """
        if cell == hole_of(task.start):
            return False
        owner = self.past.placed_by.get(cell, seat)
        other = self.past.companions.get(owner)
        if other is None or ends_game(task.start, cell):
            return True
        holds_on = other.holds_on(task.start, cell)
        is_error = other.keeps >= SURE and holds_on < UNLIKELY
        is_open = other.chances[Kind.HABITUAL] >= SURE or is_error
        return holds_on <= 1 - SURE and (is_open or cell != self.past.latest[owner])


def plan_values(task: Task, other: Companion, afresh: Values, seats: int) -> Values:
    """For each move the score if all go on with a plan of this player, each by its weight."""
    if len(other.plans) == 0:
        return afresh
    plans, copies = np.unique(other.plans, axis=0, return_inverse=True)
    weights = np.bincount(copies, weights=other.weights)
    now, after = distances(task.start, plans)
    scores = points(task, plans)[:, None] - after - 1.0
    for number in np.flatnonzero((weights >= LIKELY) & (now <= NEAR)):
        scores[number] = ending_values(task, plans[number], seats)
    values: Values = weights @ scores - task.moves_made
    for cell in range(CELL_COUNT):
        if cell != hole_of(task.start) and ends_game(task.start, cell):
            values[cell] = afresh[cell]
    return values


def unit(view: SeatView) -> str:
    """S6.1: the simple game has no score to expect."""
    return "" if view.now[0].goal == SIMPLE else "score"


def legibility(task: Task, cell: int) -> float:
    """How easily the others see what a move is for, in points."""
    return LEGIBLE * neighbours_of_own_colour(task.start, cell)
