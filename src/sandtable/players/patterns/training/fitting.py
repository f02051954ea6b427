"""Fitting the weights of the Patterns evaluation: least squares for each stage of the game."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....games.batch import States
from ....games.patterns.state import STATE
from ...trainer import Note
from ..cores import SEARCH
from ..evaluation import STAGES, WEIGHT_POINT, Weights, write_features
from ..features import FEATURE_COUNT
from ..frames import load
from ..handmade import as_weights

NEIGHBOUR_WEIGHT = 0.3
"""How much the positions of the stages before and after count."""
RIDGE = 20.0
"""Keeps weights small that the positions do not settle."""


@dataclass(frozen=True)
class Described:
    """Positions as the evaluation sees them."""

    stages: NDArray[np.int64]
    features: NDArray[np.float64]


def described(states: States) -> Described:
    """The stage and the features of all positions, in each of which a turn is due."""
    records = np.zeros(len(states), dtype=STATE)  # In a file, how they are aligned is lost.
    records[:] = states
    searches = np.zeros(1, dtype=SEARCH)
    stages = np.zeros(len(records), dtype=np.int64)
    rows = np.zeros((len(records), FEATURE_COUNT), dtype=np.int64)
    for number in range(len(records)):
        load(records[number : number + 1], searches)
        stages[number] = write_features(searches, rows[number])
    return Described(stages, rows.astype(np.float64))


def foretold(positions: Described, weights: Weights) -> NDArray[Any]:
    """What the seat to move gains from there on by these weights, in points."""
    points = weights / WEIGHT_POINT
    return np.asarray((positions.features * points[positions.stages]).sum(axis=1))


def fit(positions: Described, gained: NDArray[Any], before: Weights, note: Note) -> Weights:
    """Weights for every stage; what the positions do not settle stays as it was before."""
    features, stages = positions.features, positions.stages
    old = before / WEIGHT_POINT
    new = np.empty_like(old)
    for stage in range(STAGES):
        share = np.where(stages == stage, 1.0, NEIGHBOUR_WEIGHT * (abs(stages - stage) == 1))
        rest = gained - features @ old[stage]
        weighted = features * share[:, None]
        square = weighted.T @ features + RIDGE * np.eye(FEATURE_COUNT)
        new[stage] = old[stage] + np.linalg.solve(square, weighted.T @ rest)
        note((stage + 1) / STAGES, {})
    weights = as_weights(new)
    error = float(np.sqrt(np.mean((gained - foretold(positions, weights)) ** 2)))
    note(1.0, {"typical error": error})
    return weights
