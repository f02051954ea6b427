"""Games of Mandala in which both seats search, to learn from."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from ....games import Position, load
from ....games.dice import dice
from ....games.mandala.state import ACTION_COUNT, CLAIM, STATE
from ..levels import STRONGEST, TO_THE_CLAIMS
from ..thinking import VALUE_NET, Finding, Thinking, Weights
from .rows import Turns

LONGEST = 300
"""Decisions after which a game is given up, and not learned from."""
OPENING = 10
"""So many turns of a game are varied more than the others."""
VARIED, VARIED_LATER = 0.6, 0.06
"""How often a move is not the best one but any, by the share of its visits."""
CLAIM_WORLDS = 40
"""Worlds a claim is judged in: each takes as long as many simulations of a turn."""
TREE_NODES = 30_000


def play_games(
    weights: Weights, games: int, simulations: int, seed: str, is_varied: bool = True
) -> Turns:
    """The decisions of so many games; to measure by, always with the best move.

    The small evaluation is asked only after the next claims: there it knows most.
    """
    settings = (STRONGEST.exploration, STRONGEST.uses_priors, STRONGEST.first_play)
    playout = STRONGEST.playout if VALUE_NET in weights else TO_THE_CLAIMS
    ways = (playout, STRONGEST.solves_claims, STRONGEST.plays_by_policy)
    thinking = Thinking(dice(seed), weights, settings, ways, TREE_NODES)
    rng = random.Random(seed) if is_varied else None
    decisions = [
        decision
        for number in range(games)
        for decision in _play(thinking, simulations, f"{seed} {number}", rng)
    ]
    columns = list(zip(*decisions, strict=True))
    return {
        "states": np.array(list(columns[0]), dtype=STATE),
        "shares": np.array(columns[1], dtype=np.float16),
        "values": np.array(columns[2], dtype=np.float32),
        "results": np.array(columns[3], dtype=np.float32),
    }


def _play(
    thinking: Thinking, simulations: int, seed: str, rng: random.Random | None
) -> list[tuple[Any, ...]]:
    """One game; for every decision its state, the shares of the visits, the value, the result."""
    position = load("mandala").deal(seed=seed)
    decisions: list[tuple[Any, ...]] = []
    seats = []
    while (seat := position.seat) is not None:
        if len(decisions) == LONGEST:
            return []
        is_claim = position.state.phase == CLAIM
        most = min(simulations, CLAIM_WORLDS) if is_claim else simulations
        findings = thinking.search(position.observation(seat), lambda done: False, most)
        finding = findings[0]
        if rng is not None and not is_claim:
            share = VARIED if len(decisions) < OPENING else VARIED_LATER
            if rng.random() < share:
                finding = rng.choices(findings, [found.effort for found in findings])[0]
        decisions.append((position.state.copy(), *_target(position, findings)))
        seats.append(seat)
        position.play(position.game.action_texts[finding.action])
    first = 0.5 if position.winner is None else 1.0 - int(position.winner)
    return [
        (*decision, first if seat == 0 else 1 - first)
        for decision, seat in zip(decisions, seats, strict=True)
    ]


def _target(position: Position, findings: Sequence[Finding]) -> tuple[Any, float]:
    """Where the search went, and what it expects; a claim is solved: all goes to the best."""
    shares = np.zeros(ACTION_COUNT, dtype=np.float32)
    if position.state.phase == CLAIM:
        shares[findings[0].action] = 1
        return shares, findings[0].value
    efforts = sum(finding.effort for finding in findings)
    for finding in findings:
        shares[finding.action] = finding.effort / efforts
    return shares, sum(finding.value * finding.effort for finding in findings) / efforts
