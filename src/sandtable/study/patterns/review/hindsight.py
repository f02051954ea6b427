"""What a position of a game comes to, with what is known of how the game went on.

A search that stops in the middle of a game may be off by many points, the difference between two
moves by few. So where the position after a move is known better than by a search of the one before
it, it says more: its margin, and what the move lost. Both are weighed by their errors. The ending
is solved, and what is certain there reaches back into the middle of the game.

How sure a chance is, is left to the error of the search alone: what one search misjudges in a
position the next one misjudges too, so two of them are hardly surer than one.
"""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """A margin, as the first seat sees it."""

    margin: float
    error: float
    """0: it is proven."""

    def before(self, lost: float, error: float) -> "Estimate":
        """The position before a move that lost so many points, which may be off by so much."""
        return Estimate(self.margin + lost, math.hypot(self.error, error))


def together(one: Estimate, other: Estimate) -> Estimate:
    """Both, weighed by their errors, as if these had nothing in common."""
    weights = one.error**-2, other.error**-2
    margin = weights[0] * one.margin + weights[1] * other.margin
    return Estimate(margin / sum(weights), sum(weights) ** -0.5)
