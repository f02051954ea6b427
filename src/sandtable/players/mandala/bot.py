"""A strong Mandala bot: information-set search, solved claims, a learned evaluation."""

import time

from ...games.dice import dice
from ...games.mandala.notation import ACTION_TEXTS
from ..player import Decision, SeatView, Thought
from .levels import STRONGEST, Limits
from .memory import Memory, prepare
from .thinking import Thinking, Weights, load_weights

RESERVE = 0.003
"""Seconds kept back for what comes before and after the search."""
CLAIM_WORLDS = 2_000
"""More worlds than this say nothing new about a claim."""


class MandalaBot:
    """Plays through worlds that look the same from its seat and picks what does best in them."""

    def __init__(
        self,
        name: str = "mandala",
        limits: Limits = STRONGEST,
        weights: Weights | None = None,
        seed: int | str | None = None,
    ) -> None:
        prepare()
        self.name = name
        self.limits = limits
        weights = load_weights() if weights is None else weights
        self._memory = Memory(weights)
        self._thinking = Thinking(
            dice(seed),
            weights,
            (limits.exploration, limits.uses_priors, limits.first_play),
            (limits.playout, limits.solves_claims, limits.plays_by_policy),
        )

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move most simulations went to, with its chance to win."""
        started = time.perf_counter()
        if len(view.legal_moves) == 1:
            return Decision(view.legal_moves[0], line=view.legal_moves)
        if self.limits.uses_belief:
            self._thinking.believe(self._memory.follow(view))
        most = self.limits.simulations
        most_worlds = CLAIM_WORLDS if most is None else min(most, CLAIM_WORLDS)
        is_claim = view.legal_moves[0].startswith("claim") and self.limits.solves_claims

        def is_enough(done: int) -> bool:
            if is_claim and done >= most_worlds:
                return True
            if most is not None and done >= most:
                return True
            return time.perf_counter() - started > budget - RESERVE

        findings = self._thinking.search(view.now, is_enough)
        thoughts = tuple(
            Thought(ACTION_TEXTS[finding.action], finding.value, finding.effort)
            for finding in findings
        )
        return Decision(
            move=thoughts[0].move,
            value=thoughts[0].value,
            unit="chance",
            line=(thoughts[0].move,),
            thoughts=thoughts,
            effort=thoughts[0].effort if is_claim else sum(t.effort for t in thoughts),
            seconds=time.perf_counter() - started,
        )
