"""Masked PPO in JAX and optax: a network learns a game by playing itself, in some minutes.

    pip install 'sandtable[envs,train]'
    python examples/masked_ppo.py GAME --minutes 5 --out FOLDER

Thousands of games run in one array (`VectorGames`), each step of all of them is one compiled call,
and both seats learn. What comes next may be another seat's decision: what is good for it is bad
for the one before, so values and advantages change their sign there; where all share their result,
they do not. Actions that are not legal get no probability, neither in play nor in the loss.

`player()` is the trained network as a player of the arena, which finds it as `module:name`:

    SANDTABLE_PPO=FOLDER/weights.npz sandtable arena GAME examples.masked_ppo:player casual
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from sandtable.envs.vector import VectorGames
from sandtable.games.tensors import layout_of
from sandtable.players import Decision, Player, SeatView

Params = list[dict[str, Any]]
NO_CHANCE = -1e9


@dataclass(frozen=True)
class Settings:
    """What is learned, and how."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    reward: str = "shaped"
    reward_scale: float = 0.1
    games: int = 512
    steps: int = 32
    epochs: int = 2
    batches: int = 8
    hidden: tuple[int, ...] = (256, 256)
    learning_rate: float = 1e-3
    discount: float = 0.99
    trace: float = 0.9
    clip: float = 0.2
    entropy: float = 0.01
    minutes: float = 5.0
    most_updates: int = 1_000_000
    evaluate_every: int = 20
    evaluation_games: int = 256
    greedy: bool = True
    """Whether it is judged by its likeliest moves; alone at a table these may go in circles."""
    seed: int = 1


class Batch(NamedTuple):
    """Decisions of all games, step after step."""

    seen: Any
    masks: Any
    actions: Any
    log_chances: Any
    advantages: Any
    targets: Any


def new_params(key: Any, sizes: list[int]) -> Params:
    """Dense layers; the last one begins small, so that all moves begin about alike."""
    params = []
    for i, (inputs, outputs) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        scale = 0.01 if i == len(sizes) - 2 else np.sqrt(2)
        weights = jax.nn.initializers.orthogonal(scale)(own, (inputs, outputs))
        params.append({"weights": weights, "bias": jnp.zeros(outputs)})
    return params


def judge(params: Params, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The log chance of every action, and what the position is worth to the seat to move."""
    for layer in params[:-1]:
        seen = jax.nn.relu(seen @ layer["weights"] + layer["bias"])
    out = seen @ params[-1]["weights"] + params[-1]["bias"]
    return jax.nn.log_softmax(jnp.where(masks, out[..., :-1], NO_CHANCE)), out[..., -1]


@jax.jit
def decide(params: Params, key: Any, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
    """A random action of each game, its log chance, and the value."""
    log_chances, values = judge(params, seen, masks)
    actions = jax.random.categorical(key, log_chances)
    return actions, jnp.take_along_axis(log_chances, actions[:, None], 1)[:, 0], values


@jax.jit
def best(params: Params, seen: Any, masks: Any) -> Any:
    """The likeliest action of each game."""
    return judge(params, seen, masks)[0].argmax(-1)


def loss(params: Params, batch: Batch, clip: float, entropy: float) -> Any:
    """PPO's clipped surrogate, the error of the value, and a bonus for variety."""
    log_chances, values = judge(params, batch.seen, batch.masks)
    chosen = jnp.take_along_axis(log_chances, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch.log_chances)
    gains = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    surrogate = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - clip, 1 + clip) * gains)
    variety = -(jnp.exp(log_chances) * jnp.where(batch.masks, log_chances, 0)).sum(-1)
    error = (values - batch.targets) ** 2
    return -surrogate.mean() + 0.5 * error.mean() - entropy * variety.mean()


def advantages_of(
    rewards: Any, ends: Any, signs: Any, values: Any, last: Any, settings: Settings
) -> Any:
    """Generalised advantages; `signs` are -1 where the next decision is a rival's."""
    advantages = np.zeros_like(rewards)
    ahead = np.zeros_like(last)
    following = last
    for t in reversed(range(len(rewards))):
        goes_on = settings.discount * signs[t] * (1 - ends[t])
        ahead = rewards[t] + goes_on * (following + settings.trace * ahead) - values[t]
        advantages[t] = ahead
        following = values[t]
    return advantages


class Learner:
    """A network that learns one game."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = VectorGames(
            settings.game,
            settings.games,
            seed=settings.seed,
            reward=settings.reward,  # type: ignore[arg-type]
            tensors=True,
            **settings.options,
        )
        self.key = jax.random.key(settings.seed)
        sizes = [self.games.layout.size, *settings.hidden, self.games.action_count + 1]
        self.params = new_params(self.key, sizes)
        self.optimizer = optax.chain(
            optax.clip_by_global_norm(0.5), optax.adam(settings.learning_rate)
        )
        self.moments = self.optimizer.init(self.params)
        self.decisions = 0
        self._improve = jax.jit(self._improve_once)

    def _improve_once(self, params: Params, moments: Any, batch: Batch) -> tuple[Params, Any]:
        gradients = jax.grad(loss)(params, batch, self.settings.clip, self.settings.entropy)
        updates, moments = self.optimizer.update(gradients, moments)
        return optax.apply_updates(params, updates), moments

    def play(self) -> Batch:
        """So many steps of all games, by the network."""
        games, settings = self.games, self.settings
        kept: list[tuple[Any, ...]] = []
        for _ in range(settings.steps):
            self.key, own = jax.random.split(self.key)
            seen, masks, turns = games.tensors.copy(), games.masks != 0, games.turns.copy()
            actions, log_chances, values = map(np.asarray, decide(self.params, own, seen, masks))
            games.step(actions)
            rewards = games.rewards[np.arange(len(games)), turns] * settings.reward_scale
            ends = (games.terminated | games.truncated).astype(np.float32)
            alike = (games.turns == turns) | games.game.shared_result
            signs = np.where(alike, 1, -1).astype(np.float32)
            kept.append((seen, masks, actions, log_chances, values, rewards, ends, signs))
        last = np.asarray(judge(self.params, games.tensors, games.masks != 0)[1])
        seen, masks, actions, log_chances, values, rewards, ends, signs = map(
            np.stack, zip(*kept, strict=True)
        )
        gains = advantages_of(rewards, ends, signs, values, last, settings)
        rows = (seen, masks, actions, log_chances, gains, gains + values)
        return Batch(*(row.reshape(-1, *row.shape[2:]) for row in rows))

    def update(self) -> None:
        """Play, and learn from it."""
        batch = self.play()
        count = len(batch.actions)
        self.decisions += count
        rng = np.random.default_rng(self.decisions)
        for _ in range(self.settings.epochs):
            for rows in np.split(rng.permutation(count), self.settings.batches):
                part = Batch(*(column[rows] for column in batch))
                self.params, self.moments = self._improve(self.params, self.moments, part)

    def train(self) -> Iterator[dict[str, float]]:
        """Learn until the time is up; every now and then, how well it plays."""
        began = time.monotonic()
        for number in range(self.settings.most_updates + 1):
            minutes = (time.monotonic() - began) / 60
            is_last = minutes >= self.settings.minutes or number == self.settings.most_updates
            if is_last or number % self.settings.evaluate_every == 0:
                found = evaluate(self.settings, self.params)
                yield {"minutes": minutes, "decisions": float(self.decisions), **found}
            if is_last:
                return
            self.update()


def evaluate(settings: Settings, params: Params | None) -> dict[str, float]:
    """Games against random players, every seat in turn; without a network, random against random.

    `wins` is the share of games won, draws as half; `progress` how far the seat came, on average:
    its lead in points as all may know them, or what the game calls progress where all share it.
    """
    games = VectorGames(
        settings.game,
        settings.evaluation_games,
        seed=settings.seed + 1,
        outside=0,
        deals_again=False,
        tensors=True,
        **settings.options,
    )
    games.outside[:] = np.arange(len(games)) % games.seats
    games.reset(settings.seed + 1)
    key = jax.random.key(settings.seed)
    while (games.turns >= 0).any():
        key, own_key = jax.random.split(key)
        chosen = games.sampled
        if params is not None and settings.greedy:
            chosen = best(params, games.tensors, games.masks != 0)
        elif params is not None:
            chosen = decide(params, own_key, games.tensors, games.masks != 0)[0]
        ending = games.turns >= 0
        rewards = np.where(ending[:, None], 0, games.rewards)
        games.step(np.asarray(chosen))
        games.rewards[:] = np.where(ending[:, None], games.rewards, rewards)
    won = games.rewards[np.arange(len(games)), games.outside]
    told = np.array([games.progress(i) for i in range(len(games))], dtype=float)
    own = told[np.arange(len(games)), games.outside % told.shape[1]]
    rivals = told.sum(axis=1) - own if told.shape[1] > 1 else 0.0
    return {"wins": float((won.mean() + 1) / 2), "progress": float((own - rivals).mean())}


class PpoPlayer(Player):
    """A trained network as a player: the likeliest move, at once."""

    def __init__(self, params: Params, name: str = "ppo") -> None:
        self.name = name
        self._params = params

    def choose(self, view: SeatView, budget: float) -> Decision:
        """By what the seat may know, and nothing else."""
        game = view.game
        layout = layout_of(game, game.seat_count(view.options))
        tensors = np.zeros((1, layout.size), np.float32)
        layout.write(view.now, np.array([view.seat]), tensors)
        masks = np.zeros((1, len(game.action_texts)), np.bool_)
        masks[0, [game.action_numbers[move] for move in view.legal_moves]] = True
        return Decision(game.action_texts[int(best(self._params, tensors, masks)[0])])


def save(params: Params, path: Path) -> None:
    """Write a network to a file."""
    layers = {f"{name}{i}": row[name] for i, row in enumerate(params) for name in row}
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in layers.items()}
    np.savez_compressed(path, **arrays)


def read(path: Path) -> Params:
    """A network from a file."""
    with np.load(path) as file:
        count = len(file.files) // 2
        return [{name: file[f"{name}{i}"] for name in ("weights", "bias")} for i in range(count)]


def player() -> PpoPlayer:
    """The network in the file that SANDTABLE_PPO names, for the arena."""
    return PpoPlayer(read(Path(os.environ["SANDTABLE_PPO"])))


def train(settings: Settings, tell: Callable[[str], None] = print) -> tuple[Params, list[Any]]:
    """Learn; returns the network and its learning curve."""
    learner = Learner(settings)
    curve = [{"minutes": 0.0, "decisions": -1.0, **evaluate(settings, None)}]
    tell(f"random players: {curve[0]['wins']:.1%} won, progress {curve[0]['progress']:.2f}")
    for point in learner.train():
        curve.append(point)
        tell(
            f"{point['minutes']:5.1f} min  {point['decisions'] / 1e6:6.2f} M decisions  "
            f"{point['wins']:6.1%} won  progress {point['progress']:.2f}"
        )
    return learner.params, curve


def main() -> None:
    """Train from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="the name of a game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--reward", default="shaped", help="win, points or shaped")
    parser.add_argument("--sampled", action="store_true", help="judge it by moves at its chances")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where weights and learning curve go")
    told = parser.parse_args()
    pairs = dict(pair.split("=", 1) for pair in told.option)
    options = {name: int(value) if value.isdigit() else value for name, value in pairs.items()}
    params, curve = train(
        Settings(
            told.game,
            options,
            told.reward,
            minutes=told.minutes,
            greedy=not told.sampled,
            seed=told.seed,
        ),
        lambda line: print(line, flush=True),
    )
    if told.out is not None:
        told.out.mkdir(parents=True, exist_ok=True)
        save(params, told.out / "weights.npz")
        (told.out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")


if __name__ == "__main__":
    main()
