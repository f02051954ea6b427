"""Learning to judge Mandala: what `sandtable train mandala` does."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...trainer import Arrays, Note
from .. import policy_net
from ..bot import MandalaBot
from ..levels import STRONGEST, Limits
from ..thinking import load_weights
from .fitting import fit_nets, net_chances, policy_loss
from .rows import joined, policy_rows, value_rows
from .searched import play_games

TRUST = 0.5
"""How much the value of a search counts beside the result of its game."""


class MandalaTrainer:
    """The nets learn from where searches went, what they expected and what came of it."""

    effort = 200
    unit = "simulations"

    def play(self, weights: Arrays | None, games: int, simulations: int, seed: str) -> Arrays:
        """Both seats search; the first generation judges by the small evaluation and policy."""
        return play_games(_all(weights), games, simulations, seed)

    def fit(self, turns: Sequence[Arrays], epochs: int, seed: int, note: Note) -> Arrays:
        """Both nets."""
        together = joined(turns)
        value, policy = value_rows(together, TRUST), policy_rows(together, policy_net.OUTPUTS)
        return fit_nets(value, policy, epochs, seed, note)

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


def _all(weights: Arrays | None) -> Arrays:
    """The nets and the small evaluation and policy, which playouts use."""
    return {**load_weights(), **(weights or {})}
