"""A strong Mandala bot: information-set search, solved claims, a learned evaluation."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

from ...games.dice import Dice, dice
from ...games.mandala.notation import ACTION_TEXTS
from ...games.mandala.state import CLAIM
from ...search.ismcts import NO_LIMIT
from ..player import Decision, Player, SeatView, Thought
from .belief import Likelihoods
from .glancing import glance_at
from .late_belief import LateBelief
from .levels import STRONGEST, Limits
from .memory import Memory
from .thinking import Finding, Thinking, Weights, load_nets, load_weights, together
from .warmup import WARMUP

RESERVE = 0.003
"""Seconds kept back for what comes before and after the search."""


class Remembers(Protocol):
    """Follows a game from one seat, to know what the rival may hold."""

    @property
    def late(self) -> LateBelief | None:
        """What the rival may hold once the deck has been exhausted."""

    def follow(self, view: SeatView) -> Likelihoods | None:
        """How likely each hand of the rival is now; None if only `late` knows, or nobody."""


class MandalaBot(Player):
    """Plays through worlds that look the same from its seat and picks what does best in them."""

    warmup = WARMUP

    def __init__(
        self,
        name: str = "mandala",
        limits: Limits = STRONGEST,
        weights: Weights | None = None,
        seed: int | str | None = None,
        cores: int = 1,
        memory: Remembers | None = None,
    ) -> None:
        self.name = name
        self.limits = limits
        self.thinks_by_time = limits.simulations is None and limits.glance is None
        if weights is None:
            weights = load_nets() if limits.uses_nets else load_weights()
        self._memory: Remembers = memory or Memory(weights)
        settings = (limits.exploration, limits.uses_priors, limits.first_play)
        ways = (limits.playout, limits.solves_claims, limits.plays_by_policy)
        dice_of_all = _all_dice(seed, cores) if limits.glance is None else []
        self._thinkers = [Thinking(rolls, weights, settings, ways) for rolls in dice_of_all]
        """One for every core, each with a tree and dice of its own."""

    @property
    def nbytes(self) -> int:
        """How much memory it holds."""
        return sum(thinker.nbytes for thinker in self._thinkers)

    def throw_dice_of(self, seed: str) -> None:
        """What it imagines is what these dice say."""
        if self._thinkers:
            dice_of_all = _all_dice(seed, len(self._thinkers))
            for thinker, rolls in zip(self._thinkers, dice_of_all, strict=True):
                thinker.roll(rolls)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move most simulations went to, with its chance to win."""
        if self.limits.glance is not None:
            return glance_at(view, self.limits.glance)
        self.need_code()
        started = time.perf_counter()
        if len(view.legal_moves) == 1:
            return Decision(view.legal_moves[0], line=view.legal_moves)
        if self.limits.uses_belief:
            belief = self._memory.follow(view)
            late = self._memory.late
            for thinker in self._thinkers:
                if late is None:
                    thinker.believe(belief)
                else:
                    thinker.believe_late(late)
        findings = self._search(view, started + budget - RESERVE)
        thoughts = tuple(
            Thought(ACTION_TEXTS[finding.action], finding.value, finding.effort)
            for finding in findings
        )
        claims = view.now[0].phase == CLAIM and self.limits.solves_claims
        line = () if claims else self._thinkers[0].line(findings[0].action)
        return Decision(
            move=thoughts[0].move,
            value=thoughts[0].value,
            unit="chance",
            line=tuple(ACTION_TEXTS[action] for action in line) or (thoughts[0].move,),
            thoughts=thoughts,
            depth=len(findings) if claims else len(line),
            effort=thoughts[0].effort if claims else sum(t.effort for t in thoughts),
            seconds=time.perf_counter() - started,
        )

    def _search(self, view: SeatView, end: float) -> list[Finding]:
        """What all thinkers find out together until then."""
        most = self.limits.simulations or NO_LIMIT

        def search(thinker: Thinking, share: int) -> list[Finding]:
            return thinker.search(view.now, lambda done: time.perf_counter() > end, share)

        if len(self._thinkers) == 1:
            return search(self._thinkers[0], most)
        share = max(most // len(self._thinkers), 1)
        with ThreadPoolExecutor(len(self._thinkers)) as pool:
            return together(list(pool.map(partial(search, share=share), self._thinkers)))


def _all_dice(seed: int | str | None, cores: int) -> list[Dice]:
    """Dice for every core; with one core just those of the seed."""
    more = [None if seed is None else f"{seed} core {core}" for core in range(1, cores)]
    return [dice(each) for each in (seed, *more)]
