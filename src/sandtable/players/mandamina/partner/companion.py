"""What is believed of one of the others: of which kind they are, and what they may be up to."""

from enum import IntEnum

import numpy as np

from ....games.dice import Dice
from ....games.mandamina.state import CELL_COUNT, SQUARES
from ...clock import Clock
from ..solver.annealing import wishes_from
from ..solver.layout import HOLE, Layout, Task
from .moves import Plans, Values, colour_on, distances, hole_of, points
from .plans import draw_plans


class Kind(IntEnum):
    """How somebody plays."""

    FIXED = 0
    """Made a plan at the start and follows it."""
    REPLANNING = 1
    """Makes a plan afresh each turn."""
    NOISY = 2
    """Has a plan, too, but often makes a move that does not serve it."""


PRIOR = np.array([0.45, 0.45, 0.10])
SLIPS = np.array([0.15, 0.20, 0.50])
"""How often each kind makes a move that serves no plan we thought of. Those who plan afresh think
of many plans, so we miss theirs more often than one that stays."""

SURE_WISH = 6
"""Points, in the wishes of a plan, for what a move of this player tells."""
CARE = 0.5
"""How much a point more makes a plan likelier than drawing has made it: people plan with care."""
PLANS_DRAWN = 40
PLANS_KEPT = 200
STEPS = 50_000


class Companion:
    """One other seat, from its first turn on."""

    def __init__(self, task: Task, layout: Layout) -> None:
        self._task = task
        self._layout = layout.copy()
        self._wishes = wishes_from(layout, task.centre_value)
        self._beliefs = np.log(PRIOR)
        self._moves: list[tuple[Layout, int]] = []
        self.plans: Plans = np.zeros((0, len(layout)), dtype=np.int64)
        """Plans they may have had from the start, all their moves considered."""
        self.weights: Values = np.zeros(0)
        """How much each of these plans is believed, in all 1."""

    @property
    def chances(self) -> Values:
        """How likely each kind is."""
        chances: Values = np.exp(self._beliefs - np.logaddexp.reduce(self._beliefs))
        return chances

    @property
    def kind(self) -> Kind:
        """The likeliest kind."""
        return Kind(int(self._beliefs.argmax()))

    def holds_on(self, layout: Layout, cell: int) -> float:
        """How likely they have a plan in which the marble of a cell stays there."""
        stays = self.plans[:, colour_on(layout, cell)] >> SQUARES[cell] & 1
        return float((1 - self.chances[Kind.REPLANNING]) * (self.weights @ stays))

    def weigh(self, layout: Layout, cell: int, fresh_plans: Plans) -> None:
        """Which kind would have made this move? To be asked before the move is noted.

        `fresh_plans` are what somebody may think of who sees this layout for the first time.
        """
        even = np.full(len(fresh_plans), 1 / max(1, len(fresh_plans)))
        planned = move_chances(layout, self.plans, self.weights)[cell]
        fresh = move_chances(layout, fresh_plans, even)[cell]
        expected = np.array([planned, fresh, planned])
        self._beliefs += np.log((1 - SLIPS) * expected + SLIPS / (CELL_COUNT - 1))

    def note(self, layout: Layout, cell: int) -> None:
        """They moved the marble of a cell: it does not belong there, but where it is now.

        Unless the hole belongs there: then the marble only made room.
        """
        self._moves.append((layout.copy(), cell))
        colour, filled = colour_on(layout, cell), SQUARES[hole_of(layout)]
        self._wishes[[colour, HOLE], filled] += SURE_WISH
        self._wishes[colour, SQUARES[cell]] -= SURE_WISH

    def think(self, rolls: Dice, clock: Clock) -> None:
        """Draw plans that agree with what they did, and weigh them with those of before."""
        drawn = draw_plans(self._task, self._layout, self._wishes, PLANS_DRAWN, STEPS, rolls, clock)
        plans = np.concatenate([drawn, self.plans])
        if len(plans) == 0:
            return
        now, _ = distances(self._layout, plans)
        belief = (points(self._task, plans) - now) * CARE
        slips = SLIPS[Kind.FIXED]
        for layout, cell in self._moves:
            chances = step_chances(layout, plans)[:, cell]
            belief += np.log((1 - slips) * chances + slips / (CELL_COUNT - 1))
        best = np.argsort(-belief, kind="stable")[:PLANS_KEPT]
        weights = np.exp(belief[best] - belief.max())
        self.plans, self.weights = plans[best], weights / weights.sum()


def move_chances(layout: Layout, plans: Plans, weights: Values) -> Values:
    """How likely each move is if somebody has one of these plans and goes straight for it."""
    chances: Values = weights @ step_chances(layout, plans)
    return chances


def step_chances(layout: Layout, plans: Plans) -> Values:
    """The same for each plan, a row each: all moves that come nearer to it are equally likely."""
    now, after = distances(layout, plans)
    is_nearer = after < now[:, None]
    chances: Values = is_nearer / np.maximum(is_nearer.sum(axis=1, keepdims=True), 1)
    return chances
