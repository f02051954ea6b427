"""A yardstick for Patterns: plain Monte Carlo tree search with random playouts."""

import time

import numpy as np

from sandtable.games.compiled import compiled, specialise_all
from sandtable.games.dice import dice
from sandtable.games.patterns import Patterns
from sandtable.games.patterns.scoring import group_points
from sandtable.games.patterns.state import COLOUR_COUNT, MOST_LEGAL, STATE
from sandtable.games.warmup import Warmup
from sandtable.players.player import Decision, Player, SeatView, Thought

from . import mcts

EXPLORATION = 1.0
"""Tuned: see docs/benchmarks.md."""
SLICE = 500
"""Simulations between two looks at the clock: a few milliseconds."""
RESERVE = 0.003
"""Seconds kept back for what comes before and after the search."""
TREE_NODES = 4_000_000


@compiled
def lead(state: np.record) -> int:
    """P8.3: more points win, equal points are a draw."""
    points = 0
    for colour in range(COLOUR_COUNT):
        points += group_points(state.number[0, colour], state.group[0, colour])
        points -= group_points(state.number[1, colour], state.group[1, colour])
    return 1 if points > 0 else -1 if points < 0 else 0


_search = specialise_all(mcts.TEMPLATES, {**Patterns.rules, "lead": lead})


def _choose_once() -> None:
    position = Patterns().deal(seed=0)
    assert position.seat is not None
    PatternsMcts().choose(SeatView.of(position, position.seat), 0.0)


class PatternsMcts(Player):
    """Plays the move that most random games were tried on."""

    warmup = Warmup("tree search", "seconds", _choose_once, _search.simulate)

    def __init__(
        self,
        name: str = "mcts",
        exploration: float = EXPLORATION,
        simulations: int | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.name = name
        self.exploration = exploration
        self.simulations = simulations
        """How many at most; None: as many as time allows."""
        self._rolls = dice(seed)
        self._tree = mcts.new_tree(TREE_NODES)
        self._states = np.zeros(2, dtype=STATE)
        self._actions = np.zeros(MOST_LEGAL, dtype=np.int64)
        self._weights = np.zeros(0, dtype=np.int64)
        self._path = np.zeros(mcts.LONGEST + 1, dtype=np.int64)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move proven to win, or most often tried, with its chance to win."""
        self.need_code()
        started = time.perf_counter()
        if len(view.legal_moves) == 1:
            return Decision(view.legal_moves[0])
        self._states[0] = view.now[0]
        used = done = 0
        while done == 0 or not self._is_enough(done, time.perf_counter() - started, budget):
            piece = SLICE if self.simulations is None else min(SLICE, self.simulations - done)
            used = self._simulate(used, piece)
            done += piece
        best, *others = self._findings(view)
        return Decision(
            move=best.move,
            value=best.value,
            unit="chance",
            is_proven=bool(self._tree[mcts.ROOT].proven != mcts.UNKNOWN),
            line=(best.move,),
            thoughts=(best, *others),
            effort=int(self._tree[mcts.ROOT].visits),
            seconds=time.perf_counter() - started,
        )

    def _is_enough(self, done: int, seconds: float, budget: float) -> bool:
        if self.simulations is not None and done >= self.simulations:
            return True
        return seconds > budget - RESERVE or self._tree[mcts.ROOT].proven != mcts.UNKNOWN

    def _simulate(self, used: int, count: int) -> int:
        return int(
            _search.simulate(
                self._states,
                self._rolls,
                self._tree,
                used,
                self.exploration,
                count,
                self._actions,
                self._weights,
                self._path,
            )
        )

    def _findings(self, view: SeatView) -> list[Thought]:
        """Every move, the one to choose first."""
        root = self._tree[mcts.ROOT]
        children = self._tree[root.children : root.children + root.count]
        sign = 1 if view.seat == 0 else -1

        def proven(node: np.record) -> int:
            return 0 if node.proven == mcts.UNKNOWN else sign * int(node.proven)

        def value(node: np.record) -> float:
            if node.proven != mcts.UNKNOWN:
                return (1 + proven(node)) / 2
            return float(1 + node.total / max(node.visits, 1)) / 2

        order = sorted(
            children, key=lambda node: (proven(node), node.visits, node.total), reverse=True
        )
        texts = view.game.action_texts
        return [Thought(texts[node.action], value(node), int(node.visits)) for node in order]
