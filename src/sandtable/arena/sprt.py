"""A sequential test: play until it is clear which of two hypotheses holds.

Null hypothesis: the first player is `elo0` better; alternative: `elo1` better. The test looks at
pairs of games and uses the generalised likelihood ratio for the mean of pair scores with unknown
variance, as engine testers do; it stops when the ratio leaves the bounds that the two error
probabilities give.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from .rating import score_of

FEWEST_PAIRS = 8
"""Below this the variance is not known well enough to stop."""


class Verdict(Enum):
    """What a sequential test says so far."""

    GO_ON = "go on"
    BETTER = "better"
    NOT_BETTER = "not better"


@dataclass(frozen=True)
class Sprt:
    """The two hypotheses and how often each may be wrongly rejected."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The likelihood ratio, as a logarithm, at which the test stops."""
        low = math.log(self.beta / (1 - self.alpha))
        high = math.log((1 - self.beta) / self.alpha)
        return low, high

    def ratio(self, pair_scores: Sequence[float]) -> float:
        """The logarithm of how much better the alternative explains the pairs."""
        pairs = len(pair_scores)
        if pairs == 0:
            return 0.0
        mean = sum(pair_scores) / pairs
        # Half a pair at each end: a spread of nothing would make any difference certain.
        squares = sum((score - mean) ** 2 for score in pair_scores) + 0.5 * 0.25
        variance = squares / (pairs + 0.5)
        null, alternative = score_of(self.elo0), score_of(self.elo1)
        return pairs * (alternative - null) * (2 * mean - null - alternative) / (2 * variance)

    def verdict(self, pair_scores: Sequence[float]) -> Verdict:
        """Whether the pairs played so far are enough."""
        if len(pair_scores) < FEWEST_PAIRS:
            return Verdict.GO_ON
        low, high = self.bounds
        ratio = self.ratio(pair_scores)
        if ratio >= high:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if ratio <= low else Verdict.GO_ON
