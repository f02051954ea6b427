"""Whether the C peer plays the same game: a peer that breaks a rule may be fast for nothing."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .own import lengths_and_points
from .peers.hand_written_c import CPatterns

MOST_STANDARD_ERRORS = 4.0
"""By chance alone, means this far apart are seen once in 16,000 times."""


@dataclass(frozen=True)
class Agreement:
    """The mean of one quantity over random games: ours and the peer's."""

    quantity: str
    ours: float
    peers: float
    standard_errors: float
    """How far apart the two are, in standard errors of their difference."""

    @property
    def holds(self) -> bool:
        """Whether chance explains the difference."""
        return abs(self.standard_errors) <= MOST_STANDARD_ERRORS


def compare_with_c(games: int) -> list[Agreement]:
    """Game length and points of so many random games of Patterns, ours and those in C."""
    lengths, points = lengths_and_points(games)
    peer = CPatterns("agreement")
    peer.play(games)
    return [
        _compare("moves per game", lengths, peer.lengths),
        _compare("points of seat 0", points[:, 0], peer.points[:, 0]),
        _compare("points of seat 1", points[:, 1], peer.points[:, 1]),
    ]


def _compare(quantity: str, ours: NDArray[np.integer], peers: NDArray[np.integer]) -> Agreement:
    variance = ours.var(ddof=1) / len(ours) + peers.var(ddof=1) / len(peers)
    means = float(ours.mean()), float(peers.mean())
    return Agreement(quantity, *means, (means[0] - means[1]) / float(np.sqrt(variance)))
