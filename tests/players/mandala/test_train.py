"""Learning the small evaluation and policy of Mandala, in small."""

import math
from typing import Any

import numpy as np
import pytest

from sandtable.players.mandala.evaluation import FEATURES, evaluate
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.learning import (
    brier,
    chances,
    fit_evaluation,
    fit_policy,
    policy_loss,
)
from sandtable.players.mandala.policy import KINDS, ROW
from sandtable.players.mandala.selfplay import Lessons, lessons, positions
from sandtable.players.mandala.thinking import MIND, WEIGHTS, give_knowledge, load_weights
from sandtable.players.mandala.training.searched import play_games
from sandtable.players.mandala.training.small import SmallTrainer

from .seats import GAME


def ignore(share: float, losses: Any) -> None:
    """Nobody listens."""


def test_a_fit_gives_weights_of_the_shipped_kind() -> None:
    trainer = SmallTrainer(3000)
    turns = trainer.play(None, 1, 50, "test")
    told: list[tuple[float, Any]] = []
    made = trainer.fit([turns], 1, 0, lambda *what: told.append(what))
    assert set(made) == set(load_weights()) == set(WEIGHTS)
    for name in WEIGHTS:
        assert made[name].shape == load_weights()[name].shape
        assert made[name].dtype == load_weights()[name].dtype
        assert np.isfinite(made[name]).all()
    assert [share for share, _ in told] == sorted(share for share, _ in told)
    assert set(trainer.judge(made, turns)) == {"Brier score", "cross-entropy"}
    again = trainer.fit([turns], 1, 0, ignore)
    assert all((again[name] == made[name]).all() for name in WEIGHTS)


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


def test_a_policy_that_knows_nothing_loses_the_logarithm_of_its_choices() -> None:
    """By hand: two legal actions, one of which is always taken: ln 2; of one action alone: 0."""
    rows = np.zeros((2, 3, KINDS * ROW), dtype=np.float32)
    shares = np.array([[0, 1, -1], [1, -1, -1]], dtype=np.float32)
    nothing = np.zeros(2, dtype=np.float32)
    loss = policy_loss(handmade_weights(), Lessons(rows, shares, rows[:, 0], nothing, nothing))
    assert loss == pytest.approx(math.log(2) / 2)


def test_lessons_are_turns_of_whole_games() -> None:
    taught = lessons(play_games(handmade_weights(), 1, 50, "test"))
    assert len(taught.rows) == len(taught.shares) == len(taught.results) > 10
    np.testing.assert_allclose(np.maximum(taught.shares, 0).sum(axis=1), 1, atol=1e-3)
    assert set(taught.results.tolist()) <= {0, 0.5, 1}
