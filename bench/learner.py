"""Fitting the Mandala nets by NumPy, beside the same steps by JAX and optax.

pip install jax optax
python -m bench.learner [--rows 102400] [--epochs 3] [--width 32]

Same nets, rows, batches and steps on made-up rows; processor time, so take one core (`taskset`).
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from sandtable.games.mandala.state import COLOUR_COUNT, MOST_LEGAL
from sandtable.players.mandala import policy_net, value_net
from sandtable.players.mandala.inputs import COLOUR_INPUTS, TABLE_INPUTS
from sandtable.players.mandala.training import fitting
from sandtable.players.mandala.training.rows import PolicyRows, ValueRows

CHOICES = 20
"""Legal actions of every made-up decision."""


def made_up(count: int) -> tuple[ValueRows, PolicyRows]:
    """Rows of the right shapes."""
    rng = np.random.default_rng(0)
    colours = rng.random((count, COLOUR_COUNT, COLOUR_INPUTS), dtype=np.float32)
    table = rng.random((count, TABLE_INPUTS), dtype=np.float32)
    shares = np.full((count, MOST_LEGAL), -1, dtype=np.float32)
    shares[:, :CHOICES] = rng.dirichlet(np.ones(CHOICES), count)
    outputs = COLOUR_COUNT * policy_net.OUTPUTS
    places, last_places = (rng.integers(0, outputs, shares.shape) for _ in range(2))
    chances = rng.random(count, dtype=np.float32)
    policy = PolicyRows(colours, table, places, last_places, shares)
    return ValueRows(colours, table, chances), policy


def widened(shapes: dict[str, tuple[int, ...]], width: int) -> dict[str, tuple[int, ...]]:
    """Nets with layers of this width, and as many inputs and outputs as ever."""
    return {
        name: tuple(
            width if size == value_net.WIDTH and (name, place) not in OUTPUTS else size
            for place, size in enumerate(shape)
        )
        for name, shape in shapes.items()
    }


OUTPUTS = {("policy_outer", 1), ("policy_base", 0)}


def by_numpy(weights: Any, rows: Any, slopes: Any, epochs: int) -> list[float]:
    """Processor seconds of each epoch."""
    marks = [time.process_time()]
    fitting.fit(weights, slopes, rows, epochs, 0, lambda _: marks.append(time.process_time()))
    return np.diff(marks).tolist()


def by_jax(weights: Any, rows: Any, loss: Callable[..., Any], epochs: int) -> list[float]:
    """The same; the first epoch compiles."""
    import jax
    import optax

    steps = epochs * max(len(rows) // fitting.BATCH, 1)
    adam = optax.adam(optax.cosine_decay_schedule(fitting.RATE, steps))

    def step(weights: Any, moments: Any, *columns: Any) -> Any:
        change, moments = adam.update(jax.grad(loss)(weights, *columns), moments)
        return optax.apply_updates(weights, change), moments

    step = jax.jit(step)
    columns = [getattr(rows, name) for name in rows.__dataclass_fields__]
    moments, rng = adam.init(weights), np.random.default_rng(0)
    marks = [time.process_time()]
    for _ in range(epochs):
        order = rng.permutation(len(rows))
        for start in range(0, len(rows) - fitting.BATCH + 1, fitting.BATCH):
            batch = order[start : start + fitting.BATCH]
            weights, moments = step(weights, moments, *(column[batch] for column in columns))
        jax.block_until_ready(weights)  # type: ignore[no-untyped-call]
        marks.append(time.process_time())
    return np.diff(marks).tolist()


def value_loss(net: Any, colours: Any, table: Any, chances: Any) -> Any:
    """The loss of the value net in JAX."""
    import jax
    import optax

    shared = table @ net["value_table"] + net["value_bias"]
    first = jax.nn.relu(colours @ net["value_colour"] + shared[:, None])
    common = first.sum(1) @ net["value_pooled"] + net["value_common"]
    second = jax.nn.relu(first @ net["value_own"] + common[:, None])
    third = first.sum(1) @ net["value_early"] + second.sum(1) @ net["value_late"]
    third = jax.nn.relu(third + table @ net["value_beside"] + net["value_inner"])
    sums = third @ net["value_outer"] + table @ net["value_direct"]
    return optax.sigmoid_binary_cross_entropy(sums, chances).mean()


def policy_loss(net: Any, colours: Any, table: Any, places: Any, last: Any, shares: Any) -> Any:
    """The loss of the policy net in JAX."""
    import jax
    import jax.numpy as jnp

    shared = table @ net["policy_table"] + net["policy_bias"]
    first = jax.nn.relu(colours @ net["policy_colour"] + shared[:, None])
    common = first.sum(1) @ net["policy_pooled"] + net["policy_inner"]
    second = jax.nn.relu(first @ net["policy_own"] + common[:, None])
    outputs = second @ net["policy_outer"] + net["policy_base"]
    outputs = outputs.at[:, :, policy_net.NOTHING_MORE].set(0).reshape(len(colours), -1)
    sums = jnp.take_along_axis(outputs, places, 1) + jnp.take_along_axis(outputs, last, 1)
    likely = jax.nn.log_softmax(jnp.where(shares < 0, -1e30, sums), 1)
    return -(jnp.maximum(shares, 0) * likely).sum(1).mean()


def main(words: Sequence[str] | None = None) -> None:
    """Print the processor seconds of each epoch, net by net."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=102_400)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--width", type=int, default=value_net.WIDTH)
    asked = parser.parse_args(words)
    value, policy = made_up(asked.rows)
    for name, shapes, rows, slopes, loss in (
        ("value", value_net.WEIGHTS, value, fitting.value_slopes, value_loss),
        ("policy", policy_net.WEIGHTS, policy, fitting.policy_slopes, policy_loss),
    ):
        sizes = widened(shapes, asked.width)
        for library, spent in (
            ("NumPy", by_numpy(fitting.new_weights(sizes, 1), rows, slopes, asked.epochs)),
            ("JAX", by_jax(fitting.new_weights(sizes, 1), rows, loss, asked.epochs)),
        ):
            print(f"{name} net, {library}:", *(f"{seconds:.2f} s" for seconds in spent))


if __name__ == "__main__":
    main()
