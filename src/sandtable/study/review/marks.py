"""All thresholds of reviews, and what follows from them: marks and accuracy.

Values of games with a winner are utilities from 0 to 1 (utility.py) and their losses are spoken of
in points of percent. Games that all play together are judged in whole points or moves.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .model import Grade


class Mark(StrEnum):
    """What is said of a decision in one word."""

    FORCED = "forced"
    """There was nothing to decide; it does not count."""
    GOOD = "good"
    CLOSE = "close"
    """It looks worse than another move, but that is not sure enough."""
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True)
class Thresholds:
    """From which loss on a decision gets a mark, and what one unit is in points of percent."""

    slip: float
    mistake: float
    blunder: float
    percent: float

    def steps(self) -> tuple[tuple[Mark, float], ...]:
        """The marks, the worst first."""
        return (
            (Mark.BLUNDER, self.blunder),
            (Mark.MISTAKE, self.mistake),
            (Mark.SLIP, self.slip),
        )


CHANCE, POINTS, MOVES = "chance", "points", "moves"
THRESHOLDS = {
    CHANCE: Thresholds(slip=0.02, mistake=0.05, blunder=0.10, percent=100.0),
    POINTS: Thresholds(slip=1.0, mistake=2.0, blunder=4.0, percent=2.5),
    MOVES: Thresholds(slip=1.0, mistake=2.0, blunder=4.0, percent=2.5),
}
"""By the unit of the game. A whole point stands for 2.5 points of percent: so all marks agree."""
SURE_SHARE = 0.5
"""The lower end of the interval is at least this share of the threshold, else: a close call."""
ROUNDING = 1e-9
"""Sums of floats may miss a threshold by so much."""
DECAY = 0.0435
"""Accuracy falls by so much, as a logarithm, with each point of percent."""
LEAST_STAKE, MOST_STAKE = 0.05, 1.0
"""A decision weighs as much as there was to lose, within these bounds."""
SIGMAS = 1.96
"""Standard errors to each end of a 95 % interval."""
TOLD_SHARE, TOLD_PERCENT = 0.25, 1.0
"""A fact is told if it makes this share of the difference, and so many points of percent."""
TURNING_POINTS = 3
NEARLY = 0.5
"""A try that loses less than this share of a slip is just as good."""

MARKED = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER)


def mark_of(unit: str, loss: float, low: float, is_forced: bool = False) -> Mark:
    """The worst mark that a loss deserves and its lower end makes sure of."""
    if is_forced:
        return Mark.FORCED
    thresholds = THRESHOLDS[unit]
    if loss < thresholds.slip - ROUNDING:
        return Mark.GOOD
    for mark, threshold in thresholds.steps():
        if loss >= threshold - ROUNDING and low >= SURE_SHARE * threshold - ROUNDING:
            return mark
    return Mark.CLOSE


def in_percent(unit: str, loss: float) -> float:
    """A loss in points of percent."""
    return THRESHOLDS[unit].percent * loss


def weight_of(unit: str, stake: float) -> float:
    """How much a decision counts in which `stake` was to lose."""
    return min(max(in_percent(unit, stake) / 100.0, LEAST_STAKE), MOST_STAKE)


@dataclass(frozen=True)
class Accuracy:
    """How well somebody decided, from 0 to 100; 84: lost 4 points of percent per decision."""

    value: float
    low: float
    high: float
    loss: float
    """The mean loss per real decision, in points of percent, weighted."""
    decisions: int
    """Real decisions; with none of them nothing was lost."""


def accuracy_of(unit: str, grades: "Sequence[Grade]") -> Accuracy:
    """The accuracy of decisions; forced moves do not count."""
    real = [grade for grade in grades if grade.mark is not Mark.FORCED]
    if not real:
        return Accuracy(100.0, 100.0, 100.0, 0.0, 0)
    weights = [weight_of(unit, grade.stake) for grade in real]
    total = sum(weights)
    pairs = list(zip(weights, real, strict=True))
    mean = sum(weight * in_percent(unit, grade.loss) for weight, grade in pairs) / total
    errors = [
        weight * in_percent(unit, grade.high - grade.low) / (2.0 * SIGMAS)
        for weight, grade in pairs
    ]
    error = math.sqrt(sum(each * each for each in errors)) / total
    return Accuracy(
        value=as_accuracy(mean),
        low=as_accuracy(mean + SIGMAS * error),
        high=as_accuracy(max(mean - SIGMAS * error, 0.0)),
        loss=mean,
        decisions=len(real),
    )


def as_accuracy(loss: float) -> float:
    """The accuracy that belongs to a mean loss in points of percent."""
    return 100.0 * math.exp(-DECAY * loss)
