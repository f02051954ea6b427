"""A yardstick for Mandala: plain information-set tree search with random playouts."""

import time

import numpy as np

from sandtable.games.compiled import compiled, specialise_all
from sandtable.games.dice import dice
from sandtable.games.mandala import Mandala
from sandtable.games.mandala.notation import ACTION_TEXTS
from sandtable.games.mandala.state import COLOUR_COUNT, DRAW, MOST_LEGAL, STATE
from sandtable.games.warmup import Warmup
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import TO_THE_END, Limits
from sandtable.players.mandala.worth import result
from sandtable.players.player import Decision, Player, SeatView, Thought

from . import plain_ismcts

EXPLORATION = 0.7
"""Tuned: see docs/benchmarks.md."""
SLICE = 50
"""Simulations between two looks at the clock: a few milliseconds."""
RESERVE = 0.003
"""Seconds kept back for what comes before and after the search."""
TREE_NODES = 1 << 19

HAND_BITS, CUP_BITS = 4, 2
"""No hand has 16 cards of a colour, and no Cup four hidden ones."""

PLAIN = Limits(
    playout=TO_THE_END,
    uses_priors=False,
    plays_by_policy=False,
    solves_claims=False,
    exploration=EXPLORATION,
)
"""The Mandala bot without its knowledge: information-set search as published."""

MEMORY = plain_ismcts.memory_type(TREE_NODES, MOST_LEGAL, COLOUR_COUNT)


@compiled
def lead(state: np.record) -> int:
    """M7.2: who won."""
    return int(2 * result(state)) - 1


@compiled
def holding(state: np.record, seat: int) -> int:
    """M8.1: a seat's hand and the two cards dealt into its Cup."""
    cards = 0
    for colour in range(COLOUR_COUNT):
        cards = cards << HAND_BITS | int(state.hand[seat, colour])
        cards = cards << CUP_BITS | int(state.hidden_cup[seat, colour])
    return cards


@compiled
def is_seen(state: np.record, seat: int) -> bool:
    """M8.1: what somebody draws, the rival does not see."""
    return bool(state.phase != DRAW or state.seat == seat)


_search = specialise_all(
    plain_ismcts.TEMPLATES,
    {**Mandala.rules, "lead": lead, "holding": holding, "is_seen": is_seen},
)


def _choose_once() -> None:
    position = Mandala().deal(seed=0)
    assert position.seat is not None
    MandalaIsmcts().choose(SeatView.of(position, position.seat), 0.0)


class MandalaIsmcts(Player):
    """Plays the move that most random games were tried on."""

    warmup = Warmup("tree search", "seconds", _choose_once, _search.simulate)

    def __init__(
        self,
        name: str = "ismcts",
        exploration: float = EXPLORATION,
        simulations: int | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.name = name
        self.exploration = exploration
        self.simulations = simulations
        """How many at most; None: as many as time allows."""
        self._rolls = dice(seed)
        self._memories = np.zeros(1, dtype=MEMORY)
        self._states = np.zeros(1, dtype=STATE)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move most simulations went to, with its chance to win."""
        self.need_code()
        started = time.perf_counter()
        if len(view.legal_moves) == 1:
            return Decision(view.legal_moves[0])
        _search.clear(self._memories)
        done = 0
        while done == 0 or not self._is_enough(done, time.perf_counter() - started, budget):
            piece = SLICE if self.simulations is None else min(SLICE, self.simulations - done)
            _search.simulate(
                view.now, self._states, self._rolls, self._memories, self.exploration, piece
            )
            done += piece
        best, *others = self._findings()
        return Decision(
            move=best.move,
            value=best.value,
            unit="chance",
            line=(best.move,),
            thoughts=(best, *others),
            effort=done,
            seconds=time.perf_counter() - started,
        )

    def _is_enough(self, done: int, seconds: float, budget: float) -> bool:
        if self.simulations is not None and done >= self.simulations:
            return True
        return seconds > budget - RESERVE

    def _findings(self) -> list[Thought]:
        """Every move that was tried, the one most often tried first."""
        memory = self._memories[0]
        found = []
        edge = memory.nodes[memory.control[plain_ismcts.ROOT]].edge
        while edge != plain_ismcts.NOTHING:
            tried = memory.edges[edge]
            value = (1 + tried.total / tried.visits) / 2
            found.append(Thought(ACTION_TEXTS[tried.action], float(value), int(tried.visits)))
            edge = tried.sibling
        return sorted(found, key=lambda thought: (-thought.effort, thought.move))


def so_ismcts() -> Player:
    """Single-observer information-set search as published: one tree for all worlds."""
    return MandalaBot("so-ismcts", PLAIN)
