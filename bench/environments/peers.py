"""Environments of others: Pgx on JAX, and PettingZoo's own connect_four."""

from typing import Any

from ..peers import Unavailable
from ..timing import Work
from .ours import replayed

PGX_BATCHES = {"connect_four": 8192, "backgammon": 1024, "go_9x9": 1024}
"""The batch with which each was fastest here."""
PGX_STEPS = 10


def pgx_game(name: str) -> Work:
    """Steps of a Pgx game, all in one compiled loop: random legal actions, fresh games at the end.

    Its states hold masks and observations as arrays, as ours with tensors do.
    """
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        raise Unavailable("Pgx is not installed: pip install pgx") from None
    env = pgx.make(name)
    batch = PGX_BATCHES[name]
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, rolling = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, chances)
        return (step(state, actions, jax.random.split(rolling, batch)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(once, carry, None, PGX_STEPS)[0])
    key = jax.random.key(1)
    carry = [many((jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key))]

    def work() -> int:
        carry[0] = many(carry[0])
        carry[0][1].block_until_ready()
        return batch * PGX_STEPS

    work()
    return work


def connect_four() -> Work:
    """PettingZoo's raw connect_four, its games chosen ahead as ours are."""
    try:
        from pettingzoo.classic.connect_four.connect_four import raw_env
    except ImportError:
        raise Unavailable("pip install 'pettingzoo[classic]'") from None
    return replayed(raw_env())
