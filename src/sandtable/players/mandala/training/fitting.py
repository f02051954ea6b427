"""Fitting both nets: plain NumPy, gradients by hand."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...trainer import Note
from .. import policy_net, value_net
from ..learning import Adam
from ..thinking import Weights
from .rows import Judged, PolicyRows, Rows, Table, ValueRows

BATCH = 512
RATE = 3e-3
SAMPLE = 4096
"""Rows that the losses are told of during a fit."""
SURELY_NOT = 1e-7
"""What a chance counts at least where its logarithm is asked for."""


def new_weights(shapes: Mapping[str, tuple[int, ...]], seed: int) -> Weights:
    """Small random weights where two layers meet, nothing elsewhere."""
    rng = np.random.default_rng(seed)
    weights: Weights = {}
    for name, shape in shapes.items():
        scale = 1 / math.sqrt(shape[0]) if len(shape) > 1 else 0.1 * name.endswith("outer")
        weights[name] = (rng.normal(size=shape) * scale).astype(np.float32)
    return weights


def fit(
    weights: Weights,
    slopes: Callable[[Weights, Any], Weights],
    rows: Table,
    epochs: int,
    seed: int,
    after_epoch: Callable[[int], None],
) -> Weights:
    """Go through all rows so many times, with steps that grow shorter.

    `after_epoch` hears how many times it was.
    """
    rng = np.random.default_rng(seed)
    adam = Adam(weights)
    steps, step = epochs * max(len(rows) // BATCH, 1), 0
    for epoch in range(epochs):
        order = rng.permutation(len(rows))
        for start in range(0, max(len(rows) - BATCH, 0) + 1, BATCH):
            rate = RATE * (1 + math.cos(math.pi * step / steps)) / 2
            adam.step(slopes(weights, rows.part(order[start : start + BATCH])), rate)
            step += 1
        after_epoch(epoch + 1)
    return weights


def net_chances(net: Weights, rows: ValueRows) -> Rows:
    """The chance to win that the value net gives the seat to act in every turn."""
    return _see(net, rows)[-1]


def _see(net: Weights, rows: ValueRows) -> tuple[Rows, ...]:
    """All layers of the value net."""
    shared = rows.table @ net["value_table"] + net["value_bias"]
    first = np.maximum(rows.colours @ net["value_colour"] + shared[:, None], 0)
    early = first.sum(axis=1)
    common = early @ net["value_pooled"] + net["value_common"]
    second = np.maximum(first @ net["value_own"] + common[:, None], 0)
    late = second.sum(axis=1)
    third = rows.table @ net["value_beside"] + net["value_inner"]
    third = np.maximum(third + early @ net["value_early"] + late @ net["value_late"], 0)
    sums = third @ net["value_outer"] + rows.table @ net["value_direct"]
    return first, early, second, late, third, 1 / (1 + np.exp(-sums))


def value_slopes(net: Weights, rows: ValueRows) -> Weights:
    """How the mean logarithmic loss changes with each weight of the value net."""
    first, early, second, late, third, chances = _see(net, rows)
    error = (chances - rows.chances) / np.float32(len(rows))
    at_third = np.outer(error, net["value_outer"]) * (third > 0)
    at_second = (at_third @ net["value_late"].T)[:, None] * (second > 0)
    common = at_second.sum(axis=1)
    at_sum = common @ net["value_pooled"].T + at_third @ net["value_early"].T
    at_first = (at_second @ net["value_own"].T + at_sum[:, None]) * (first > 0)
    together = at_first.sum(axis=1)
    return {
        "value_outer": third.T @ error,
        "value_direct": rows.table.T @ error,
        "value_late": late.T @ at_third,
        "value_early": early.T @ at_third,
        "value_beside": rows.table.T @ at_third,
        "value_inner": at_third.sum(axis=0),
        "value_own": _flat(first).T @ _flat(at_second),
        "value_pooled": early.T @ common,
        "value_common": common.sum(axis=0),
        "value_colour": _flat(rows.colours).T @ _flat(at_first),
        "value_table": rows.table.T @ together,
        "value_bias": together.sum(axis=0),
    }


def net_shares(net: Weights, rows: PolicyRows) -> Rows:
    """The share that the policy net gives every action; 0 to places that are no action."""
    return _weigh(net, rows)[-1]


def _weigh(net: Weights, rows: PolicyRows) -> tuple[Rows, ...]:
    """All layers of the policy net."""
    shared = rows.table @ net["policy_table"] + net["policy_bias"]
    first = np.maximum(rows.colours @ net["policy_colour"] + shared[:, None], 0)
    pooled = first.sum(axis=1)
    common = pooled @ net["policy_pooled"] + net["policy_inner"]
    second = np.maximum(first @ net["policy_own"] + common[:, None], 0)
    outputs = second @ net["policy_outer"] + net["policy_base"]
    outputs[:, :, policy_net.NOTHING_MORE] = 0
    outputs = outputs.reshape(len(rows), -1)
    sums = np.take_along_axis(outputs, rows.places, 1)
    sums += np.take_along_axis(outputs, rows.last_places, 1)
    sums[rows.shares < 0] = -np.inf
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    return first, pooled, second, shares / shares.sum(axis=1, keepdims=True)


def policy_slopes(net: Weights, rows: PolicyRows) -> Weights:
    """How the mean cross-entropy changes with each weight of the policy net."""
    first, pooled, second, shares = _weigh(net, rows)
    error = (shares - np.maximum(rows.shares, 0)) / np.float32(len(rows))
    at_outputs = _scattered(rows, error, second.shape[1] * policy_net.OUTPUTS)
    at_outputs = at_outputs.reshape(*second.shape[:2], policy_net.OUTPUTS)
    at_outputs[:, :, policy_net.NOTHING_MORE] = 0
    back = (at_outputs @ net["policy_outer"].T) * (second > 0)
    common = back.sum(axis=1)
    below = back @ net["policy_own"].T + (common @ net["policy_pooled"].T)[:, None]
    below *= first > 0
    together = below.sum(axis=1)
    return {
        "policy_outer": _flat(second).T @ _flat(at_outputs),
        "policy_base": at_outputs.sum(axis=(0, 1)),
        "policy_own": _flat(first).T @ _flat(back),
        "policy_pooled": pooled.T @ common,
        "policy_inner": common.sum(axis=0),
        "policy_colour": _flat(rows.colours).T @ _flat(below),
        "policy_table": rows.table.T @ together,
        "policy_bias": together.sum(axis=0),
    }


def value_loss(net: Weights, rows: ValueRows) -> float:
    """The mean logarithmic loss of the value net, in nats."""
    said = np.clip(net_chances(net, rows), SURELY_NOT, 1 - SURELY_NOT)
    return float(-(rows.chances * np.log(said) + (1 - rows.chances) * np.log(1 - said)).mean())


def policy_loss(net: Weights, rows: PolicyRows) -> float:
    """The mean cross-entropy of the policy net, in nats."""
    said = np.log(np.maximum(net_shares(net, rows), SURELY_NOT))
    return float(-(said * np.maximum(rows.shares, 0)).sum(axis=1).mean())


def _scattered(rows: PolicyRows, error: Rows, width: int) -> Rows:
    """The errors of the actions, added up at the outputs they were read off."""
    begin = np.arange(len(rows))[:, None] * width
    total: NDArray[Any] = np.zeros(len(rows) * width)
    for places in (rows.places, rows.last_places):
        total += np.bincount((begin + places).ravel(), error.ravel(), len(total))
    return total.astype(np.float32)


def _flat(values: Rows) -> Rows:
    """Rows of all colours below each other."""
    return values.reshape(-1, values.shape[-1])


def fit_value(rows: Judged, epochs: int, seed: int, note: Note) -> Weights:
    """The value net, from the start."""
    weights = new_weights(value_net.WEIGHTS, seed)
    some = rows.part(slice(SAMPLE))

    def tell(epoch: int) -> None:
        note(epoch / epochs, {"value loss": value_loss(weights, some)})

    return fit(weights, value_slopes, rows, epochs, seed, tell)


def fit_policy(rows: PolicyRows, epochs: int, seed: int, note: Note) -> Weights:
    """The policy net, from the start."""
    weights = new_weights(policy_net.WEIGHTS, seed)
    some = rows.part(slice(SAMPLE))

    def tell(epoch: int) -> None:
        note(epoch / epochs, {"policy loss": policy_loss(weights, some)})

    return fit(weights, policy_slopes, rows, epochs, seed, tell)
