"""Learning to judge Mandala: what `sandtable train mandala` does."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...trainer import Arrays, Note
from .. import policy_net
from ..bot import MandalaBot
from ..levels import STRONGEST, Limits
from ..thinking import load_weights
from .fitting import fit_policy, fit_value, net_chances, policy_loss
from .played import play_positions
from .rows import Judged, joined, judged, policy_rows, value_rows
from .searched import play_games

TRUST = 0.5
"""How much the value of a search counts beside the result of its game."""
PLAYED_FOR_EACH, MOST_PLAYED = 20, 12_000_000
"""Positions from games by the policy net alone for each one that was searched, and in all."""
AT_ONCE = 250_000
"""Positions between two reports of progress."""
COPIES = 8
"""A position of a searched game counts as much as so many of those."""
EPOCHS_TOGETHER = 2
"""How often the value net sees all of them: there are so many."""
FIRST, PLAYED = 0.5, 0.6
"""How much of a fit is done when those games are begun, and when they are played."""


class MandalaTrainer:
    """The nets learn from where searches went, what they expected and what came of it.

    The value net learns besides from many games that the new policy net plays alone.
    """

    effort = 200
    unit = "simulations"

    def play(self, weights: Arrays | None, games: int, simulations: int, seed: str) -> Arrays:
        """Both seats search; the first generation judges by the small evaluation and policy."""
        return play_games(_all(weights), games, simulations, seed)

    def fit(self, turns: Sequence[Arrays], epochs: int, seed: int, note: Note) -> Arrays:
        """Both nets from the searched games; then the value net again, from all games."""
        together = joined(turns)
        searched = judged(together, TRUST)
        value = fit_value(searched, epochs, seed, _part(note, 0.0, FIRST / 2))
        decisions = policy_rows(together, policy_net.OUTPUTS)
        policy = fit_policy(decisions, epochs, seed, _part(note, FIRST / 2, FIRST))
        count = min(PLAYED_FOR_EACH * len(searched), MOST_PLAYED)
        played = _played(_all({**value, **policy}), count, seed, _part(note, FIRST, PLAYED))
        both = Judged(
            np.concatenate([part.states for part in played] + [searched.states] * COPIES),
            np.concatenate([part.chances for part in played] + [searched.chances] * COPIES),
        )
        value = fit_value(both, EPOCHS_TOGETHER, seed, _part(note, PLAYED, 1.0))
        return {**value, **policy}

    def judge(self, weights: Arrays, turns: Arrays) -> dict[str, float]:
        """The Brier score of the value net, and the cross-entropy of the policy net in nats."""
        value, policy = value_rows(turns, 0.0), policy_rows(turns, policy_net.OUTPUTS)
        return {
            "Brier score": float(np.mean((net_chances(weights, value) - value.chances) ** 2)),
            "cross-entropy": policy_loss(weights, policy),
        }

    def player(self, weights: Arrays | None, simulations: int, seed: str) -> MandalaBot:
        """The bot of the strongest level; before learning, one like those below it."""
        limits = (
            Limits(simulations) if weights is None else replace(STRONGEST, simulations=simulations)
        )
        return MandalaBot(limits=limits, weights=_all(weights), seed=seed)


def _played(weights: Arrays, count: int, seed: int, note: Note) -> list[Judged]:
    """Positions from games by the policy net, about so many, in parts of some seconds each."""
    parts: list[Judged] = []
    for begin in range(0, count, AT_ONCE):
        size = min(AT_ONCE, count - begin)
        parts.append(Judged(*play_positions(weights, size, f"played {seed} {begin}")))
        note((begin + size) / count, {})
    return parts


def _part(note: Note, begin: float, end: float) -> Note:
    """Tells of a part of a fit as of the whole."""
    return lambda share, losses: note(begin + (end - begin) * share, losses)


def _all(weights: Arrays | None) -> Arrays:
    """The nets and the small evaluation and policy, which playouts use."""
    return {**load_weights(), **(weights or {})}
