"""Learn how to judge Mandala: python -m sandtable.players.mandala.train

Starts from the judgement made by hand: many games are played by its policy alone, and the
evaluation is fitted to their results. Then, for some generations: play some games with a short
search, fit the policy to where the searches went, play many games by the new policy, and fit the
evaluation to both. Prints how well the evaluation foretells searched games it has not seen (Brier
score) and writes the weights that come with the package.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from .handmade import handmade_weights
from .learning import brier, fit_evaluation, fit_policy
from .selfplay import Lessons, lessons, positions

TARGET = Path(__file__).parent / "weights.npz"
KEPT = 3
"""Generations of searched games that the evaluation is fitted to."""
COPIES = 4
"""A position of a searched game counts as much as so many others."""
TRUST = 0.5
"""How much the value of a search counts beside the result of its game."""


def train(arguments: argparse.Namespace) -> None:
    """Learn for some generations and write the weights after each."""
    started = time.perf_counter()
    weights = handmade_weights()
    searched: list[Lessons] = []
    for generation in range(arguments.generations + 1):
        seed = f"{arguments.seed} {generation}"
        if generation > 0:
            taught = lessons(weights, arguments.games, arguments.simulations, seed)
            score = brier(weights, taught.rows, taught.results)
            seconds = time.perf_counter() - started
            print(
                f"generation {generation}: Brier score {score:.4f} "
                f"on {len(taught.rows)} turns, {seconds:.0f} s",
                flush=True,
            )
            searched = [*searched[1 - KEPT :], taught]
            weights = fit_policy(weights, taught)
        rows, results = positions(weights, arguments.positions, seed)
        for part in searched:
            mixed = TRUST * part.values + (1 - TRUST) * part.results
            rows = np.concatenate([rows] + [part.rows] * COPIES)
            results = np.concatenate([results] + [mixed] * COPIES)
        weights = fit_evaluation(weights, rows, results, generation)
        np.savez_compressed(arguments.output, allow_pickle=False, **weights)


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="train_mandala", description=__doc__)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--positions", type=int, default=300_000, help="of every generation")
    parser.add_argument("--games", type=int, default=100, help="searched in every generation")
    parser.add_argument("--simulations", type=int, default=200, help="for every searched move")
    parser.add_argument("--seed", default="mandala")
    parser.add_argument("--output", type=Path, default=TARGET)
    train(parser.parse_args(words))


if __name__ == "__main__":
    main()
