"""Fit the weights of the Patterns evaluation: `python -m sandtable.players.patterns.train`.

The bot plays against itself, with a few random moves at the start. Once a game can be solved, its
margin under best play is known; every position before is a sample: its features, and what the
seat to move still gained on its rival. A linear fit for each stage of the game gives new weights,
with which the next generation plays.
"""

import sys
import time
from typing import Annotated, NamedTuple

import numpy as np
import typer
from numpy.typing import NDArray

from ...games import load
from ...games.batch import States
from ...games.patterns.state import TURN
from .evaluation import STAGES, WEIGHT_POINT, WEIGHTS_FILE, Weights
from .features import FEATURE_COUNT
from .frames import POINT
from .handmade import as_weights, first_guess
from .reading import action_of, margin
from .thinking import Finding, Thinking

MOST_RANDOM_MOVES = 10
STRAY = 0.05
"""How often a later move is random, so that samples differ."""
SEARCH_SHARE = 0.5
"""How much the search's own expectation counts in a sample, beside the outcome."""
NEIGHBOUR_WEIGHT = 0.3
"""How much the samples of the stages before and after count."""
RIDGE = 20.0
"""Keeps weights small that the samples do not settle."""
SOLVE_TILES = 27
"""From so many face-up tiles on, the search goes to the end,"""
SOLVE_NODES = 300_000
"""unless that takes more nodes than this: then it tries again after the next move."""


class Sample(NamedTuple):
    """A position and what the seat to move gained from there on, in points."""

    stage: int
    features: NDArray[np.int64]
    gained: float


class SelfPlay:
    """Games of the bot against itself, and the samples they give."""

    def __init__(self, weights: Weights, nodes: int, seed: int) -> None:
        self._game = load("patterns")
        self._thinking = Thinking(weights)
        self._nodes = nodes
        self._random = np.random.default_rng(seed)

    def samples(self) -> list[Sample]:
        """The samples of one game."""
        states = self._start()
        seats, margins, found = [], [], []
        features: list[tuple[int, NDArray[np.int64]]] = []
        while states[0].phase == TURN:
            finding = self._search(states)
            seat = int(states[0].seat)
            seats.append(seat)
            margins.append(margin(self._game, states, seat))
            found.append(finding.value / POINT)
            features.append(self._thinking.features())
            if finding.is_proven:
                break
            self._play(states, finding)
        if not seats:
            return []
        end = (margins[-1] + found[-1]) * (1 if seats[-1] == 0 else -1)
        outcomes = [
            (end if seat == 0 else -end) - so_far
            for seat, so_far in zip(seats, margins, strict=True)
        ]
        return [
            Sample(*position, SEARCH_SHARE * expected + (1 - SEARCH_SHARE) * outcome)
            for position, expected, outcome in zip(features, found, outcomes, strict=True)
        ]

    def _start(self) -> States:
        """A deal after some random moves."""
        position = self._game.deal(seed=int(self._random.integers(1 << 62)))
        for _ in range(1 + self._random.integers(MOST_RANDOM_MOVES + 1)):
            if not position.is_over:
                position.play(self._random.choice(position.legal_moves()))
        return position.observation()

    def _search(self, states: States) -> Finding:
        """Look ahead for so many nodes; when the end is near, up to it."""
        self._thinking.set_up(states)
        stop = self._thinking.nodes + self._nodes
        finding = self._thinking.must_look(1)
        for depth in range(2, self._thinking.tiles + 1):
            if finding.is_proven or self._thinking.nodes >= stop:
                break
            deeper = self._thinking.look(depth, lambda: self._thinking.nodes >= stop)
            finding = deeper or finding
        if self._thinking.tiles <= SOLVE_TILES and not finding.is_proven:
            stop = self._thinking.nodes + SOLVE_NODES
            solved = self._thinking.look_to_the_end(
                finding.value, lambda: self._thinking.nodes >= stop
            )
            finding = solved or finding
        return finding

    def _play(self, states: States, finding: Finding) -> None:
        """Play the move found, or now and then any."""
        action = action_of(self._game, states, finding.line[0])
        if self._random.random() < STRAY:
            actions = np.zeros(self._game.most_legal, dtype=np.int64)
            count = self._game.batch.list_legal(states, actions)
            action = int(self._random.choice(actions[:count]))
        self._game.batch.play_checked(states, action)


def fit(samples: list[Sample], before: Weights) -> tuple[Weights, float]:
    """Weights for every stage by least squares, and the typical error in points.

    What the samples do not settle stays as it was before.
    """
    features = np.array([sample.features for sample in samples], dtype=np.float64)
    gained = np.array([sample.gained for sample in samples])
    stages = np.array([sample.stage for sample in samples])
    old = before / WEIGHT_POINT
    new = np.empty_like(old)
    errors = np.zeros(len(samples))
    for stage in range(STAGES):
        share = np.where(stages == stage, 1.0, NEIGHBOUR_WEIGHT * (abs(stages - stage) == 1))
        rest = gained - features @ old[stage]
        weighted = features * share[:, None]
        square = weighted.T @ features + RIDGE * np.eye(FEATURE_COUNT)
        new[stage] = old[stage] + np.linalg.solve(square, weighted.T @ rest)
        here = stages == stage
        errors[here] = gained[here] - features[here] @ new[stage]
    return as_weights(new), float(np.sqrt(np.mean(errors**2)))


def main(
    generations: Annotated[int, typer.Option(help="How often to play and fit.")] = 2,
    games: Annotated[int, typer.Option(help="Games of each generation.")] = 1_200,
    nodes: Annotated[int, typer.Option(help="Positions searched for each move.")] = 8_000,
    keep: Annotated[bool, typer.Option(help="Begin with the weights there are.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 0,
) -> None:
    """Make the weights file anew."""
    weights = first_guess()
    if keep:
        weights = np.load(WEIGHTS_FILE)["weights"]
    for generation in range(generations):
        started = time.perf_counter()
        self_play = SelfPlay(weights, nodes, seed + generation)
        samples = [sample for _ in range(games) for sample in self_play.samples()]
        weights, error = fit(samples, weights)
        np.savez_compressed(WEIGHTS_FILE, weights=weights)
        seconds = time.perf_counter() - started
        print(
            f"generation {generation + 1}: {games} games, {len(samples)} positions, "
            f"typical error {error:.2f} points, {seconds:.0f} s",
            file=sys.stderr,
        )


if __name__ == "__main__":
    typer.run(main)
