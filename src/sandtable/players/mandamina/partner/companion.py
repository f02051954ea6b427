"""What is believed of one of the others: of which kind they are, and what they may be up to."""

from enum import IntEnum

import numpy as np

from ....games.dice import Dice
from ....games.mandamina.state import CELL_COUNT, SQUARES
from ...clock import Clock
from ..levels import Reads
from ..solver.annealing import wishes_from
from ..solver.layout import HOLE, Layout, Task
from .habits import COMMON, HABITS, habit_chances
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
    HABITUAL = 3
    """Has no plan, but habits (see habits.py)."""


PRIOR = np.concatenate([[0.40, 0.25, 0.10], 0.25 * COMMON / COMMON.sum()])
"""For each kind, the last for each habit."""
SLIPS = np.concatenate([[0.15, 0.20, 0.50], np.full(len(HABITS), 0.20)])
"""How often each kind makes a move that serves no plan we thought of. Those who plan afresh think
of many plans, so we miss theirs more often than one that stays."""
CHANGE = 0.05
"""How likely somebody is of another kind after a move than before it."""

SURE_WISH = 2
"""Points, in the wishes of a plan, for what a move of this player tells."""
CARE = 0.5
"""How much a point more makes a plan likelier than drawing has made it: people plan with care."""
PLANS_DRAWN = 16
FRESH_PLANS_DRAWN = 8
"""Plans drawn as if they had changed theirs."""
WITHOUT_PLAN = 0.1
"""How little somebody must be believed to have a plan to look for fewer."""
FEW_MOVES = 5
"""Moves of theirs, after which it shows that they go another way."""
NEW_PLAN = 0.005
"""How likely somebody makes a new plan before a move."""
UNFORESEEN = 0.05
"""How likely a move was that was not weighed."""
PLANS_KEPT = 120
STEPS = 50_000


class Companion:
    """One other seat, from its first turn on."""

    def __init__(self, task: Task, layout: Layout, reads: Reads = Reads.HABITS) -> None:
        self._task = task
        self._layout = layout.copy()
        self._prior: Values = PRIOR.copy()
        if reads < Reads.HABITS:
            self._prior[Kind.HABITUAL :] = 0
            self._prior /= self._prior.sum()
        self._chances = self._prior
        self._moves: list[tuple[Layout, int]] = []
        self._foreseen: list[float] = []
        """How likely each of their moves was, for somebody with a plan."""
        self._expected = UNFORESEEN
        self._latest_start = 0
        """Their turn at which they may have made the plan they have now."""
        self.plans: Plans = np.zeros((0, len(layout)), dtype=np.int64)
        """Plans they may have had from the start, all their moves considered."""
        self.weights: Values = np.zeros(0)
        """How much each of these plans is believed, in all 1."""

    @property
    def chances(self) -> Values:
        """How likely each kind is."""
        chances: Values = np.append(self._chances[: Kind.HABITUAL], self.habits.sum())
        return chances

    @property
    def habits(self) -> Values:
        """How likely they have each habit and no plan."""
        return self._chances[Kind.HABITUAL :]

    @property
    def kind(self) -> Kind:
        """The likeliest kind."""
        return Kind(int(self.chances.argmax()))

    def holds_on(self, layout: Layout, cell: int) -> float:
        """How likely they have a plan in which the marble of a cell stays there."""
        stays = self.plans[:, colour_on(layout, cell)] >> SQUARES[cell] & 1
        return float(self.keeps * (self.weights @ stays))

    @property
    def keeps(self) -> float:
        """How likely they keep to a plan, if not always."""
        return float(self._chances[Kind.FIXED] + self._chances[Kind.NOISY])

    def weigh(self, layout: Layout, cell: int, fresh_plans: Plans) -> None:
        """Which kind would have made this move? To be asked before the move is noted.

        `fresh_plans` are what somebody may think of who sees this layout for the first time.
        """
        even = np.full(len(fresh_plans), 1 / max(1, len(fresh_plans)))
        planned = move_chances(layout, self.plans, self.weights)[cell]
        fresh = move_chances(layout, fresh_plans, even)[cell]
        habitual = habit_chances(layout)[:, cell]
        expected = np.concatenate([[planned, fresh, planned], habitual])
        expected = (1 - SLIPS) * expected + SLIPS / (CELL_COUNT - 1)
        self._expected = float(expected[Kind.FIXED])
        chances = self._chances * expected
        self._chances = (1 - CHANGE) * chances / chances.sum() + CHANGE * self._prior

    def note(self, layout: Layout, cell: int) -> None:
        """They moved the marble of a cell."""
        self._moves.append((layout.copy(), cell))
        self._foreseen.append(self._expected)
        self._expected = UNFORESEEN

    def think(self, rolls: Dice, clock: Clock) -> None:
        """Draw plans that agree with what they did, and weigh them with those of before."""
        count = PLANS_DRAWN if self.keeps > WITHOUT_PLAN else FRESH_PLANS_DRAWN
        drawn = [self._draw(0, count, rolls, clock)]
        if len(self._moves) > FEW_MOVES:
            drawn.append(self._draw(self._latest_start, FRESH_PLANS_DRAWN, rolls, clock))
        plans = np.concatenate([*drawn, self.plans])
        if len(plans) == 0:
            return
        beliefs = self._beliefs_since(plans)
        by_start = np.logaddexp.reduce(beliefs, axis=0)
        self._latest_start = int(by_start.argmax()) or max(0, len(self._moves) - FEW_MOVES)
        belief = np.logaddexp.reduce(beliefs, axis=1)
        best = np.argsort(-belief, kind="stable")[:PLANS_KEPT]
        weights = np.exp(belief[best] - belief.max())
        self.plans, self.weights = plans[best], weights / weights.sum()

    def _draw(self, start: int, count: int, rolls: Dice, clock: Clock) -> Plans:
        """Plans that somebody may have made at one of their turns.

        A marble they moved since does not belong where it was, but where it is now. Unless the
        hole belongs there: then the marble only made room.
        """
        layout = self._moves[start][0] if self._moves else self._layout
        wishes = wishes_from(layout, self._task.centre_value)
        for before, cell in self._moves[start:]:
            colour, filled = colour_on(before, cell), SQUARES[hole_of(before)]
            wishes[[colour, HOLE], filled] += SURE_WISH
            wishes[colour, SQUARES[cell]] -= SURE_WISH
        return draw_plans(self._task, layout, wishes, count, STEPS, rolls, clock)

    def _beliefs_since(self, plans: Plans) -> Values:
        """For each plan (a row) and each of their turns: that they made it then and keep to it.

        What they did before is as likely as it was foreseen.
        """
        slips = SLIPS[Kind.FIXED]
        worths = points(self._task, plans)
        if not self._moves:
            now, _ = distances(self._layout, plans)
            return np.array((worths - now)[:, None] * CARE)
        fits = np.zeros((len(plans), len(self._moves)))
        care = np.zeros_like(fits)
        for number, (layout, cell) in enumerate(self._moves):
            now, after = distances(layout, plans)
            fits[:, number] = (1 - slips) * _chances(now, after)[:, cell] + slips / (CELL_COUNT - 1)
            wanted = (worths - now) * CARE
            care[:, number] = wanted - np.logaddexp.reduce(wanted)
        since: Values = np.log(fits)[:, ::-1].cumsum(axis=1)[:, ::-1]
        before = np.concatenate([[0.0], np.log(self._foreseen).cumsum()[:-1] + np.log(NEW_PLAN)])
        return np.array(care + since + before)


def move_chances(layout: Layout, plans: Plans, weights: Values) -> Values:
    """How likely each move is if somebody has one of these plans and goes straight for it."""
    chances: Values = weights @ step_chances(layout, plans)
    return chances


def step_chances(layout: Layout, plans: Plans) -> Values:
    """The same for each plan, a row each: all moves that come nearer to it are equally likely."""
    return _chances(*distances(layout, plans))


def _chances(now: Layout, after: Plans) -> Values:
    is_nearer = after < now[:, None]
    chances: Values = is_nearer / np.maximum(is_nearer.sum(axis=1, keepdims=True), 1)
    return chances
