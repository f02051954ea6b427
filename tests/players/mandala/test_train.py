"""Learning how to judge Mandala, in small."""

from pathlib import Path

import numpy as np
import pytest

from sandtable.players.mandala.evaluation import FEATURES, evaluate
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.learning import brier, chances, fit_evaluation, fit_policy
from sandtable.players.mandala.policy import KINDS, ROW
from sandtable.players.mandala.selfplay import Lessons, lessons, positions
from sandtable.players.mandala.thinking import MIND, WEIGHTS, give_knowledge, load_weights
from sandtable.players.mandala.train import main

from .seats import GAME


def test_the_command_writes_weights(tmp_path: Path) -> None:
    target = tmp_path / "weights.npz"
    words = ["--generations", "1", "--positions", "3000", "--games", "1", "--simulations", "50"]
    main([*words, "--output", str(target)])
    made = np.load(target)
    for name in WEIGHTS:
        assert made[name].shape == handmade_weights()[name].shape
        assert np.isfinite(made[name]).all()


def test_compiled_and_learned_network_agree() -> None:
    """The chance the bot computes is the one that was fitted: seat 0 acts next."""
    weights = load_weights()
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, weights)
    for seed in range(5):
        chance = evaluate(GAME.deal(seed=seed).state, minds[0])
        rows = minds[0].features.reshape(1, FEATURES).copy()
        assert chance == pytest.approx(float(chances(weights, rows)[0]), abs=1e-5)


def test_fitting_foretells_better() -> None:
    """On games it has not seen, and better than a coin."""
    weights = handmade_weights()
    rows, results = positions(weights, 40_000, "test")
    fitted = fit_evaluation(weights, rows[:36_000], results[:36_000], seed=1)
    before = brier(weights, rows[36_000:], results[36_000:])
    after = brier(fitted, rows[36_000:], results[36_000:])
    assert after < before < 0.25


def test_policy_learns_what_was_chosen() -> None:
    """Two actions that differ in one number, and the second is always taken."""
    rows = np.zeros((10, 3, KINDS * ROW), dtype=np.float32)
    rows[:, 1, 5] = 1
    shares = np.tile(np.array([0, 1, -1], dtype=np.float32), (10, 1))
    nothing = np.zeros(10, dtype=np.float32)
    weights = handmade_weights()
    fitted = fit_policy(weights, Lessons(rows, shares, rows[:, 0], nothing, nothing))
    assert fitted["policy"][0, 5] > weights["policy"][0, 5] + 1


def test_lessons_are_turns_of_whole_games() -> None:
    taught = lessons(handmade_weights(), 1, 50, "test")
    assert len(taught.rows) == len(taught.shares) == len(taught.results) > 10
    np.testing.assert_allclose(np.maximum(taught.shares, 0).sum(axis=1), 1, atol=1e-5)
    assert set(taught.results.tolist()) <= {0, 0.5, 1}
