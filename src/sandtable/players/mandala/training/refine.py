"""Learning on from the nets of the package: python -m sandtable.players.mandala.training.refine OUT

Games by the nets that are shipped, and a short fit that begins with them, in steps much smaller
than those of a fit from nothing. Prints how well the nets foretell games kept apart, before and
after, and writes them to OUT.
"""

import argparse
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np

from .. import policy_net, value_net
from ..learning import Adam
from ..thinking import NETS, Weights, load_nets
from . import MandalaTrainer
from .fitting import BATCH, policy_slopes, value_slopes
from .rows import Table, Turns, joined, policy_rows, value_rows
from .searched import play_games

T = TypeVar("T", bound=Table)

FILE = 50
"""Games that are played at a time, if there are many."""
KEPT_APART = 8
"""One file in so many."""
TRUST = 0.3
"""How much the value of a search counts beside the result of its game."""
RATE = 1e-3
VALUE_EPOCHS, POLICY_EPOCHS = 16, 8


@dataclass(frozen=True)
class Lessons:
    """What is learned from, and what is kept apart."""

    learned: Turns
    kept: Turns


def play(games: int, simulations: int, seed: str) -> Lessons:
    """Games of the shipped nets against themselves."""
    size = min(FILE, max(games // 2, 1))
    files = [
        play_games(load_nets(), size, simulations, f"{seed} {number}")
        for number in range(max(games // size, 2))
    ]
    apart = max(len(files) // KEPT_APART, 1)
    return Lessons(joined(files[apart:]), joined(files[:apart]))


def refine(nets: Weights, turns: Turns) -> Weights:
    """Both nets, a little further."""
    value = {name: nets[name].copy() for name in value_net.WEIGHTS}
    policy = {name: nets[name].copy() for name in policy_net.WEIGHTS}
    _go_on(value, value_slopes, value_rows(turns, TRUST), VALUE_EPOCHS)
    _go_on(policy, policy_slopes, policy_rows(turns, policy_net.OUTPUTS), POLICY_EPOCHS)
    return {**value, **policy}


def _go_on(weights: Weights, slopes: Callable[[Weights, T], Weights], rows: T, epochs: int) -> None:
    """Go through all rows so many times, with steps that grow shorter."""
    rng = np.random.default_rng(1)
    adam = Adam(weights)
    batches = max(len(rows) // BATCH, 1)
    for epoch in range(epochs):
        order = rng.permutation(len(rows))
        for batch in range(batches):
            part = rows.part(order[batch * BATCH : (batch + 1) * BATCH])
            done = (epoch * batches + batch) / (epochs * batches)
            adam.step(slopes(weights, part), RATE * (1 + math.cos(math.pi * done)) / 2)


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, play and learn."""
    parser = argparse.ArgumentParser(prog="refine", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=2350)
    parser.add_argument("--simulations", type=int, default=120)
    parser.add_argument("--seed", default="refine")
    asked = parser.parse_args(words)
    lessons = play(asked.games, asked.simulations, asked.seed)
    before = {name: load_nets()[name] for name in NETS}
    after = refine(before, lessons.learned)
    trainer = MandalaTrainer()
    for name, nets in (("before", before), ("after", after)):
        found = trainer.judge(nets, lessons.kept)
        print(name, ", ".join(f"{what} {value:.4f}" for what, value in found.items()))
    np.savez(asked.out, allow_pickle=False, **after)


if __name__ == "__main__":
    main()
