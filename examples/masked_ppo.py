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
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from sandtable.envs.vector import VectorGames
from sandtable.games import Game
from sandtable.games.tensors import layout_of
from sandtable.players import Decision, Player, SeatView

Params = dict[str, dict[str, Any]]
NO_CHANCE = -1e9
LOOKS = 4
"""So many cells a network can pick out at once."""
SMALL = {"others": 0.01, "kinds": 0.01, "value": 1.0}
"""How large the weights of the last layers begin."""


@dataclass(frozen=True)
class Settings:
    """What is learned, and how."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    reward: str = "shaped"
    reward_scale: float = 0.1
    games: int = 256
    steps: int = 16
    epochs: int = 3
    batches: int = 8
    channels: int = 32
    width: int = 128
    learning_rate: float = 1e-3
    discount: float = 0.97
    trace: float = 0.9
    clip: float = 0.2
    entropy: float = 0.01
    minutes: float = 5.0
    most_updates: int = 1_000_000
    evaluate_every: int = 25
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


class Network:
    """Judges actions and positions of one game.

    On a board it looks at every cell and those around it, chooses by itself which cells matter most
    (where a hole is, say), and an action that names a cell is judged at that cell, by the same
    weights as at any other. Without a board it is three dense layers.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.layout = layout_of(game, seats)
        self.planes = self.layout.plane_count
        self.rows, self.columns = self.layout.board_shape
        cells = [self._cell(text) for text in game.action_texts]
        self.kinds = sorted({cell[0] for cell in cells if cell})
        """Of actions that name a cell: `open`, `flip` and so on."""
        self.others = [i for i, cell in enumerate(cells) if cell is None]
        on_board = self.rows * self.columns * len(self.kinds)
        self.places = np.array(
            [
                on_board + self.others.index(i)
                if cell is None
                else cell[1] * len(self.kinds) + self.kinds.index(cell[0])
                for i, cell in enumerate(cells)
            ]
        )
        """Where among all that is judged each action is found."""

    def _cell(self, text: str) -> tuple[str, int] | None:
        """What an action does and the number of the cell it names, if it names one."""
        named = re.fullmatch("(.*?) ?([a-z])([1-9])", text) if self.planes else None
        if named is None:
            return None
        row, column = int(named[3]) - 1, ord(named[2]) - ord("a")
        return (named[1], row * self.columns + column) if column < self.columns else None

    def new_params(self, key: Any, channels: int, width: int) -> Params:
        """Fresh weights; the last layers begin small, so that all moves begin about alike."""
        rest = self.layout.size - self.layout.board_size
        seen = channels * (1 + LOOKS) if self.planes else 0
        sizes = {
            "whole": (rest + seen, width),
            "more": (width, width),
            "others": (width, max(1, len(self.others))),
            "verdict": (width + (channels if self.planes else 0), width),
            "value": (width, 1),
        }
        if self.planes:
            sizes |= {
                "around": (3 * 3 * (self.planes + 1), channels),
                "look": (channels, LOOKS),
                "weigh": (width, channels),
                "near": (2 * channels, channels),
                "far": (width, channels),
                "kinds": (channels, len(self.kinds)),
            }
        return {
            name: {
                "weights": jax.nn.initializers.orthogonal(SMALL.get(name, 2**0.5))(own, size),
                "bias": jnp.zeros(size[1]),
            }
            for own, (name, size) in zip(
                jax.random.split(key, len(sizes)), sizes.items(), strict=True
            )
        }

    def judge(self, params: Params, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The log chance of every action, and what the position is worth to the seat to move."""
        board, rest = jnp.split(seen, [self.layout.board_size], axis=1)
        if self.planes:
            cells = self._cells(params["around"], board)
            looks = jax.nn.softmax(dense(params["look"], cells), axis=1)
            found = jnp.einsum("gcl,gcf->glf", looks, cells).reshape(len(seen), -1)
            rest = jnp.concatenate([rest, cells.mean(1), found], -1)
        whole = jax.nn.relu(dense(params["whole"], rest))
        whole = jax.nn.relu(dense(params["more"], whole))
        judged = dense(params["others"], whole)
        if self.planes:
            weighed = cells * dense(params["weigh"], whole)[:, None]
            near = dense(params["near"], jnp.concatenate([cells, weighed], -1))
            cells = jax.nn.relu(near + dense(params["far"], whole)[:, None])
            at_cells = dense(params["kinds"], cells).reshape(len(seen), -1)
            judged = jnp.concatenate([at_cells, judged], -1)
            whole = jnp.concatenate([whole, cells.mean(1)], -1)
        value = dense(params["value"], jax.nn.relu(dense(params["verdict"], whole)))
        judged = jnp.where(masks, judged[:, self.places], NO_CHANCE)
        return jax.nn.log_softmax(judged), value[:, 0]

    def _cells(self, layer: dict[str, Any], board: Any) -> Any:
        """Every cell with those around it; beyond the edge there is nothing, on the board a 1."""
        shape = (len(board), self.planes, self.rows, self.columns)
        planes = board.reshape(shape).transpose(0, 2, 3, 1)
        planes = jnp.concatenate([planes, jnp.ones((*planes.shape[:3], 1))], -1)
        weights = layer["weights"].reshape(3, 3, self.planes + 1, -1)
        order = ("NHWC", "HWIO", "NHWC")
        seen = jax.lax.conv_general_dilated(
            planes, weights, (1, 1), "SAME", dimension_numbers=order
        )
        return jax.nn.relu(seen + layer["bias"]).reshape(len(board), self.rows * self.columns, -1)


def dense(layer: dict[str, Any], inputs: Any) -> Any:
    """One layer of weights."""
    return inputs @ layer["weights"] + layer["bias"]


@cache
def network_of(game: Game, seats: int) -> Network:
    """One for each game and number of seats."""
    return Network(game, seats)


@partial(jax.jit, static_argnums=0)
def decide(network: Network, params: Params, key: Any, seen: Any, masks: Any) -> tuple[Any, ...]:
    """A random action of each game, its log chance, and the value."""
    log_chances, values = network.judge(params, seen, masks)
    actions = jax.random.categorical(key, log_chances)
    return actions, jnp.take_along_axis(log_chances, actions[:, None], 1)[:, 0], values


@partial(jax.jit, static_argnums=0)
def best(network: Network, params: Params, seen: Any, masks: Any) -> Any:
    """The likeliest action of each game."""
    return network.judge(params, seen, masks)[0].argmax(-1)


def loss(params: Params, network: Network, batch: Batch, clip: float, entropy: float) -> Any:
    """PPO's clipped surrogate, the error of the value, and a bonus for variety."""
    log_chances, values = network.judge(params, batch.seen, batch.masks)
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
        self.network = network_of(self.games.game, self.games.seats)
        self.params = self.network.new_params(self.key, settings.channels, settings.width)
        self.optimizer = optax.chain(
            optax.clip_by_global_norm(0.5), optax.adam(settings.learning_rate)
        )
        self.moments = self.optimizer.init(self.params)
        self.decisions = 0
        self._improve = jax.jit(self._improve_once)

    def _improve_once(self, params: Params, moments: Any, batch: Batch) -> tuple[Params, Any]:
        settings = self.settings
        gradients = jax.grad(loss)(params, self.network, batch, settings.clip, settings.entropy)
        updates, moments = self.optimizer.update(gradients, moments)
        return optax.apply_updates(params, updates), moments

    def play(self) -> Batch:
        """So many steps of all games, by the network."""
        games, settings = self.games, self.settings
        kept: list[tuple[Any, ...]] = []
        for _ in range(settings.steps):
            self.key, own = jax.random.split(self.key)
            seen, masks, turns = games.tensors.copy(), games.masks != 0, games.turns.copy()
            decided = decide(self.network, self.params, own, seen, masks)
            actions, log_chances, values = map(np.asarray, decided)
            games.step(actions)
            rewards = games.rewards[np.arange(len(games)), turns] * settings.reward_scale
            ends = (games.terminated | games.truncated).astype(np.float32)
            alike = (games.turns == turns) | games.game.shared_result
            signs = np.where(alike, 1, -1).astype(np.float32)
            kept.append((seen, masks, actions, log_chances, values, rewards, ends, signs))
        last = np.asarray(
            decide(self.network, self.params, self.key, games.tensors, games.masks != 0)[2]
        )
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
    games.outside = np.arange(len(games)) % games.seats
    games.reset(settings.seed + 1)
    network = network_of(games.game, games.seats)
    key = jax.random.key(settings.seed)
    while (games.turns >= 0).any():
        key, own_key = jax.random.split(key)
        chosen = games.sampled
        if params is not None and settings.greedy:
            chosen = best(network, params, games.tensors, games.masks != 0)
        elif params is not None:
            chosen = decide(network, params, own_key, games.tensors, games.masks != 0)[0]
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
        network = network_of(game, game.seat_count(view.options))
        tensors = np.zeros((1, network.layout.size), np.float32)
        network.layout.write(view.now, np.array([view.seat]), tensors)
        masks = np.zeros((1, len(game.action_texts)), np.bool_)
        masks[0, [game.action_numbers[move] for move in view.legal_moves]] = True
        return Decision(game.action_texts[int(best(network, self._params, tensors, masks)[0])])


def save(params: Params, path: Path) -> None:
    """Write a network to a file."""
    arrays: dict[str, Any] = {
        f"{name}.{part}": np.asarray(array)
        for name, layer in params.items()
        for part, array in layer.items()
    }
    np.savez_compressed(path, **arrays)


def read(path: Path) -> Params:
    """A network from a file."""
    params: Params = {}
    with np.load(path) as file:
        for name in file.files:
            layer, _, part = name.partition(".")
            params.setdefault(layer, {})[part] = file[name]
    return params


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
