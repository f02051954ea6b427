"""Learning to judge Patterns: what `sandtable train patterns` does."""

from collections.abc import Sequence

import numpy as np

from ...trainer import Arrays, Note
from ..bot import PatternsBot
from ..evaluation import Weights
from ..handmade import first_guess
from ..levels import Limits
from .fitting import described, fit, foretold
from .selfplay import play_games

SEARCH_SHARE = 0.5
"""How much the search's own expectation counts in what is learned, beside the outcome."""


class PatternsTrainer:
    """The weights of the evaluation learn from solved endings and from what searches expected."""

    effort = 4_000
    unit = "nodes"

    def play(self, weights: Arrays | None, games: int, nodes: int, seed: str) -> Arrays:
        """Both seats search, and solve the ending; the first generation judges by hand."""
        return play_games(_known(weights), games, nodes, seed)

    def fit(self, turns: Sequence[Arrays], epochs: int, seed: int, note: Note) -> Arrays:
        """Least squares, which go through the positions once and need no dice."""
        together = {name: np.concatenate([part[name] for part in turns]) for name in turns[0]}
        wanted = SEARCH_SHARE * together["expected"] + (1 - SEARCH_SHARE) * together["gained"]
        return {"weights": fit(described(together["states"]), wanted, first_guess(), note)}

    def judge(self, weights: Arrays, turns: Arrays) -> dict[str, float]:
        """How far off the expected gain typically is, in points; how often it names the winner."""
        gained, margins = turns["gained"], turns["margins"]
        said = foretold(described(turns["states"]), weights["weights"])
        return {
            "typical error": float(np.sqrt(np.mean((said - gained) ** 2))),
            "winner foretold": float(np.mean((margins + said) * (margins + gained) > 0)),
        }

    def player(self, weights: Arrays | None, nodes: int, seed: str) -> PatternsBot:
        """The strongest bot, stopped after so many nodes; it throws no dice."""
        return PatternsBot(limits=Limits(nodes=nodes), weights=_known(weights))


def _known(weights: Arrays | None) -> Weights:
    return first_guess() if weights is None else weights["weights"]
