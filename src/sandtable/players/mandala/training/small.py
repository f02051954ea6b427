"""Learning the small evaluation and policy: `sandtable train mandala --learner small`.

The policy learns from where searches went. By the new policy alone many more games are played; the
evaluation learns from their results, and from results and values of the searched games.
"""

from collections.abc import Sequence

import numpy as np

from ...trainer import Arrays, Note
from ..bot import MandalaBot
from ..handmade import handmade_weights
from ..learning import brier, fit_evaluation, fit_policy, policy_loss
from ..levels import Limits
from ..selfplay import lessons, positions
from ..thinking import Weights
from .rows import joined
from .searched import play_games

TRUST = 0.5
"""How much the value of a search counts beside the result of its game."""
POSITIONS = 300_000
"""From games by the policy alone."""
COPIES = 4
"""A position of a searched game counts as much as so many of those."""


class SmallTrainer:
    """Begins with weights made by hand."""

    effort = 200
    unit = "simulations"

    def __init__(self, count: int = POSITIONS) -> None:
        self._count = count

    def play(self, weights: Arrays | None, games: int, simulations: int, seed: str) -> Arrays:
        """Both seats search."""
        return play_games(_known(weights), games, simulations, seed)

    def fit(self, turns: Sequence[Arrays], epochs: int, seed: int, note: Note) -> Arrays:
        """First the policy, then the evaluation; how often each goes through them is fixed."""
        taught = lessons(joined(turns))
        weights = fit_policy(handmade_weights(), taught)
        note(0.4, {"policy loss": policy_loss(weights, taught)})
        rows, results = positions(weights, self._count, f"positions {seed}")
        note(0.6, {})
        mixed = TRUST * taught.values + (1 - TRUST) * taught.results
        rows = np.concatenate([rows] + [taught.rows] * COPIES)
        results = np.concatenate([results] + [mixed] * COPIES)
        weights = fit_evaluation(weights, rows, results, seed)
        note(1.0, {"Brier score": brier(weights, rows, results)})
        return weights

    def judge(self, weights: Arrays, turns: Arrays) -> dict[str, float]:
        """The Brier score of the evaluation, and the cross-entropy of the policy in nats."""
        taught = lessons(turns)
        return {
            "Brier score": brier(weights, taught.rows, taught.results),
            "cross-entropy": policy_loss(weights, taught),
        }

    def player(self, weights: Arrays | None, simulations: int, seed: str) -> MandalaBot:
        """Judges as the levels below the strongest do."""
        return MandalaBot(limits=Limits(simulations), weights=_known(weights), seed=seed)


def _known(weights: Arrays | None) -> Weights:
    return handmade_weights() if weights is None else weights
