"""What the Patterns evaluation counts."""

import numpy as np

from sandtable.players.patterns import frames as patterns
from sandtable.players.patterns.cores import SEARCH
from sandtable.players.patterns.evaluation import (
    STAGES,
    WEIGHT_SHIFT,
    evaluate,
    load_weights,
    write_features,
)
from sandtable.players.patterns.features import FEATURE_COUNT

from .positions import random_game


def test_the_value_is_the_weighted_sum_of_the_features() -> None:
    """Two ways to the same features: added up while evaluating, and written down."""
    searches = np.zeros(1, dtype=SEARCH)
    searches[0].weights[:] = load_weights()
    features = np.zeros(FEATURE_COUNT, dtype=np.int64)
    for states in random_game(11):
        patterns.load(states, searches)
        stage = write_features(searches, features)
        expected = int(features @ searches[0].weights[stage]) >> WEIGHT_SHIFT
        assert evaluate(searches[0], 0) == expected


def test_the_shipped_weights_fit_the_evaluation() -> None:
    """One row a stage, one column a feature, none out of all proportion."""
    weights = load_weights()
    assert weights.shape == (STAGES, FEATURE_COUNT)
    assert weights.dtype == np.int64
    largest = abs(weights).max(axis=1) << 8
    assert (largest < patterns.POINT << (WEIGHT_SHIFT + 16)).all()
