"""The match that new weights must win: a sequential test over its pairs, in their order."""

from dataclasses import dataclass, field
from typing import Any

from ..arena.rating import estimate
from ..arena.sprt import Sprt, Verdict

TEST = Sprt(elo0=0.0, elo1=40.0)
EVEN = 0.5


@dataclass
class Gate:
    """A match under way. Pairs come as they end; what is decided does not depend on that."""

    most: int
    """Pairs: if the test is not sure by then, the mean decides."""
    scores: list[float] = field(default_factory=list)
    """Of the new weights, up to the pair that decides or to the first one that is missing."""
    verdict: Verdict = Verdict.GO_ON
    _waiting: dict[int, float] = field(default_factory=dict)
    """Pairs that ended before one that began earlier."""

    def add(self, pair: int, score: float) -> None:
        """Count a pair as soon as all before it are there."""
        self._waiting[pair] = score
        while not self.is_decided and len(self.scores) in self._waiting:
            self.scores.append(self._waiting.pop(len(self.scores)))
            self.verdict = TEST.verdict(self.scores)

    @property
    def is_decided(self) -> bool:
        """Whether no more pairs are needed."""
        return self.verdict is not Verdict.GO_ON or len(self.scores) >= self.most

    @property
    def is_better(self) -> bool:
        """Whether the new weights are played with from now on."""
        if self.verdict is Verdict.GO_ON:
            return sum(self.scores) > EVEN * len(self.scores)
        return self.verdict is Verdict.BETTER

    def outcome(self) -> dict[str, Any]:
        """What is kept of a match that is decided: figures with their 95 % interval."""
        found = estimate(self.scores)
        sure = self.verdict is not Verdict.GO_ON
        return {
            "is_better": self.is_better,
            "verdict": self.verdict.value if sure else "not sure: the mean decides",
            "score": round(found.score, 6),
            "elo": round(found.elo, 2),
            "elo_low": round(found.low, 2),
            "elo_high": round(found.high, 2),
            "pairs": self.scores,
        }
