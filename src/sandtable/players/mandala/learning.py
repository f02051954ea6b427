"""Fitting the weights of the Mandala bot: plain NumPy, gradients by hand."""

import numpy as np
from numpy.typing import NDArray

from .evaluation import FEATURES, HIDDEN
from .policy import KINDS, ROW
from .selfplay import Lessons, Rows
from .thinking import Weights

BATCH = 1024
EPOCHS = 8
RATE = 2e-3
POLICY_STEPS = 400
POLICY_RATE = 2e-2
SURELY_NOT = 1e-7
"""What a chance counts at least where its logarithm is asked for."""


class Adam:
    """Steps whose length adapts to each weight (Kingma and Ba, 2015)."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in weights.items()}
        self._steps = 0

    def step(self, slopes: Weights, rate: float) -> None:
        """Move all weights a little down the slopes."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self._weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def chances(net: Weights, rows: Rows) -> NDArray[np.float32]:
    """The chance to win the evaluation gives every position."""
    hidden = np.maximum(rows @ net["inner"] + net["inner_bias"], 0)
    sums = hidden @ net["outer"] + rows @ net["direct"]
    return np.asarray(1 / (1 + np.exp(-sums)), dtype=np.float32)


def brier(net: Weights, rows: Rows, results: Rows) -> float:
    """The mean square of how far the chances are from the results; a coin gives 0.25."""
    return float(np.mean((chances(net, rows) - results) ** 2))


def fit_evaluation(weights: Weights, rows: Rows, results: Rows, seed: int) -> Weights:
    """The network that fits the results best, from a fresh start of its hidden layer."""
    rng = np.random.default_rng(seed)
    net: Weights = {
        "inner": rng.normal(0, 0.15, (FEATURES, HIDDEN)).astype(np.float32),
        "inner_bias": np.zeros(HIDDEN, dtype=np.float32),
        "outer": rng.normal(0, 0.15, HIDDEN).astype(np.float32),
        "direct": weights["direct"].copy(),
    }
    adam = Adam(net)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(rows))
        rate = RATE * (1 - epoch / EPOCHS)
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            adam.step(_slopes(net, rows[batch], results[batch]), rate)
    return {**weights, **net}


def _slopes(net: Weights, rows: Rows, results: Rows) -> Weights:
    """How the mean logarithmic loss changes with each weight."""
    hidden = np.maximum(rows @ net["inner"] + net["inner_bias"], 0)
    sums = hidden @ net["outer"] + rows @ net["direct"]
    error = (1 / (1 + np.exp(-sums)) - results) / np.float32(len(rows))
    back = np.outer(error, net["outer"]) * (hidden > 0)
    return {
        "inner": rows.T @ back,
        "inner_bias": back.sum(axis=0),
        "outer": hidden.T @ error,
        "direct": rows.T @ error,
    }


def fit_policy(weights: Weights, lessons: Lessons) -> Weights:
    """The policy whose choices are nearest to where the searches went."""
    policy = {"policy": weights["policy"].reshape(KINDS * ROW).copy()}
    adam = Adam(policy)
    shares = np.maximum(lessons.shares, 0)
    for step in range(POLICY_STEPS):
        likely = _likely(policy["policy"], lessons)
        slope = np.einsum("nk,nki->i", likely - shares, lessons.action_rows) / len(shares)
        slope = slope.astype(np.float32) + np.float32(1e-4) * policy["policy"]
        adam.step({"policy": slope}, POLICY_RATE * (1 - step / POLICY_STEPS))
    return {**weights, "policy": policy["policy"].reshape(KINDS, ROW)}


def policy_loss(weights: Weights, lessons: Lessons) -> float:
    """The mean cross-entropy of the policy, in nats."""
    likely = np.maximum(_likely(weights["policy"].reshape(KINDS * ROW), lessons), SURELY_NOT)
    return float(-(np.maximum(lessons.shares, 0) * np.log(likely)).sum(axis=1).mean())


def _likely(policy: Rows, lessons: Lessons) -> Rows:
    """How likely the policy is to choose each action; 0 where there is none."""
    sums = np.where(lessons.shares >= 0, lessons.action_rows @ policy, -np.inf)
    likely = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True), dtype=np.float32)
