"""A strong Patterns bot: alpha-beta search, exact endings."""

import time
from dataclasses import replace

from ...games import load
from ...games.patterns.state import BOWLS, CELL_COUNT, FINAL_FLIPS
from ...games.warmup import Warmup
from ..clock import Clock
from ..player import Decision, Player, SeatView, Thought
from . import frames as patterns
from .cores import go_on
from .evaluation import Weights, load_weights, points_only
from .glancing import glance_at
from .handmade import first_guess
from .levels import FULL_STRENGTH, Knowledge, Limits
from .reading import action_of, flips_to_come, margin, moves_of, played, texts
from .thinking import NO_LIMIT, TABLE_BITS, Finding, Thinking

RESERVE = 0.005
"""Seconds kept back for what comes before and after the search."""
UNIT = "points"

KNOWN_WEIGHTS = {
    Knowledge.POINTS: points_only,
    Knowledge.RULES_OF_THUMB: first_guess,
    Knowledge.LEARNED: load_weights,
}


def _look_once() -> None:
    position = load("patterns").deal(seed=0)
    position.play(position.legal_moves()[0])
    view = SeatView.of(position, 0)
    thinking = Thinking(points_only(), table_bits=1)
    as_decision(view, thinking.think(view.now, Clock(0.0), most_depth=1))


WARMUP = Warmup("the Patterns bot", "half a minute", _look_once, go_on)


def table_bits_for(limits: Limits) -> int:
    """A table with room for all positions that a bot looks at in a game, twice over."""
    if limits.glance is not None:
        return 1
    nodes = limits.nodes or patterns.MOVE_COUNT**limits.depth
    return min(TABLE_BITS, (2 * CELL_COUNT * nodes).bit_length())


class PatternsBot(Player):
    """Looks ahead as far as time allows, and says when it has seen the end everywhere."""

    warmup = WARMUP

    def __init__(
        self,
        name: str = "patterns",
        limits: Limits = FULL_STRENGTH,
        weights: Weights | None = None,
        cores: int = 1,
    ) -> None:
        self.name = name
        self.limits = limits
        is_short = limits.nodes is not None or limits.depth < CELL_COUNT
        self.thinks_by_time = not is_short and limits.glance is None
        if weights is None:
            weights = KNOWN_WEIGHTS[limits.knowledge]()
        self._most_nodes = NO_LIMIT if limits.nodes is None else limits.nodes
        self._thinking = Thinking(weights, table_bits_for(limits), cores=cores)

    @property
    def nbytes(self) -> int:
        """How much memory it holds."""
        return self._thinking.nbytes

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The best move found in time, with the line that is expected."""
        self.need_code()
        started = time.perf_counter()
        nodes = self._thinking.nodes
        clock = Clock(budget - RESERVE)
        phase, glance = view.now[0].phase, self.limits.glance
        if phase == FINAL_FLIPS:
            decision = flip_on(view)
        elif glance is not None:
            decision = glance_at(view, glance)
        elif phase == BOWLS:
            decision = self._share_bowls(view, clock)
        else:
            finding = self._thinking.think(
                view.now,
                clock,
                self.limits.depth,
                self._most_nodes,
                may_be_early=self.limits.nodes is None,
            )
            decision = as_decision(view, finding)
        return replace(
            decision,
            effort=self._thinking.nodes - nodes,
            seconds=time.perf_counter() - started,
        )

    def _share_bowls(self, view: SeatView, clock: Clock) -> Decision:
        """P2.1: which tile goes into which bowl, both searched to the same depth by turns."""
        stop = self._thinking.nodes + self._most_nodes

        def is_enough() -> bool:
            return self._thinking.nodes >= stop or clock.is_up()

        choices = {move: played(view.game, view.now, move) for move in view.legal_moves}
        found: dict[str, Finding] = {}
        for depth in range(1, self.limits.depth + 1):
            now: dict[str, Finding] = {}
            for move, states in choices.items():
                self._thinking.set_up(states)
                finding = self._thinking.look(depth, is_enough if found else lambda: False)
                if finding is not None and finding.depth == depth:
                    now[move] = finding
            if len(now) == len(choices):
                found = now
            if is_enough() or all(finding.is_proven for finding in found.values()):
                break
        # After the bowls seat 0 is to move: what is good for it is bad for seat 1.
        best = min(found, key=lambda move: found[move].value)
        return Decision(
            move=best,
            value=-found[best].value / patterns.POINT,
            unit=UNIT,
            is_proven=all(finding.is_proven for finding in found.values()),
            line=(best, *texts(view.game, choices[best], found[best].line)),
            thoughts=tuple(
                Thought(move, -found[move].value / patterns.POINT)
                for move in sorted(found, key=lambda move: found[move].value)
            ),
            depth=found[best].depth + 1,
        )


def as_decision(view: SeatView, finding: Finding) -> Decision:
    """What a search found, in the words of the game; values are margins at the end."""
    so_far = margin(view.game, view.now, view.seat)
    values = {
        view.game.action_texts[action_of(view.game, view.now, move)]: value
        for move, value in finding.values.items()
    }
    line = texts(view.game, view.now, finding.line)
    order = sorted(values, key=lambda move: (move != line[0], -values[move]))
    return Decision(
        move=line[0],
        value=so_far + finding.value / patterns.POINT,
        unit=UNIT,
        is_proven=finding.is_proven,
        line=line,
        thoughts=tuple(Thought(move, so_far + values[move] / patterns.POINT) for move in order),
        depth=finding.depth,
    )


def flip_on(view: SeatView) -> Decision:
    """P7.3: every final flip scores and none costs another, so all are made, in any order."""
    line = flips_to_come(view.game, view.now)
    end = moves_of(view.game, view.now, line)
    value = float(margin(view.game, end, view.seat))
    return Decision(
        move=line[0],
        value=value,
        unit=UNIT,
        is_proven=True,
        line=line,
        thoughts=(Thought(line[0], value),),
        depth=len(line),
    )
