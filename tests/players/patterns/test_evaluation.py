"""What the Patterns evaluation counts, and how its weights are made."""

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
from sandtable.players.patterns.handmade import as_weights, first_guess
from sandtable.players.patterns.train import Sample, SelfPlay, fit

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


def test_a_fit_finds_the_weights_behind_the_samples() -> None:
    """Samples made from known weights give them back."""
    generator = np.random.default_rng(1)
    truth = generator.normal(size=FEATURE_COUNT)
    samples = []
    for _ in range(4000):
        features = generator.integers(-9, 10, size=FEATURE_COUNT)
        stage = int(generator.integers(STAGES))
        samples.append(Sample(stage, features, float(features @ truth)))
    weights, error = fit(samples, first_guess())
    assert error < 0.5
    assert abs(weights - as_weights(np.tile(truth, (STAGES, 1)))).max() < 200


def test_a_game_against_itself_gives_samples() -> None:
    """Every position up to the one that was solved, each with its features."""
    samples = SelfPlay(first_guess(), nodes=300, seed=3).samples()
    assert len(samples) > 5
    stages = [sample.stage for sample in samples]
    assert stages == sorted(stages, reverse=True)
    assert all(sample.features.any() for sample in samples)
