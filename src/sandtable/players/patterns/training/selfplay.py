"""Games of Patterns in which both seats search, to learn from.

They begin with a few random moves. Once a game can be solved, its margin under best play is known,
and so is what every seat to move before still gained on its rival.
"""

import random

import numpy as np

from ....games import Game, load
from ....games.batch import States
from ....games.patterns.state import STATE, TURN
from ...trainer import Arrays
from ..evaluation import Weights
from ..frames import POINT
from ..reading import action_of, margin
from ..thinking import Finding, Thinking

MOST_RANDOM_MOVES = 10
STRAY = 0.05
"""How often a later move is random, so that games differ."""
SOLVE_TILES = 27
"""From so many face-up tiles on, the search goes to the end,"""
SOLVE_NODES = 300_000
"""unless that takes more nodes than this: then it tries again after the next move."""

Turn = tuple[States, int, float]
"""A position, the margin of the seat to move so far, and the points it expects to gain."""


def play_games(weights: Weights, games: int, nodes: int, seed: str) -> Arrays:
    """The turns of so many games: `states`, the `margins` that the seats to move have in them,
    what the search `expected` them to gain from there on, and what they `gained`, in points."""
    self_play = SelfPlay(weights, nodes, random.Random(seed))
    states, margins, expected, gained = [np.zeros(0, dtype=STATE)], [], [], []
    for number in range(games):
        turns = self_play.turns(f"{seed} {number}")
        for (position, so_far, found), outcome in zip(turns, outcomes(turns), strict=True):
            states.append(position)
            margins.append(so_far)
            expected.append(found)
            gained.append(outcome)
    return {
        "states": np.concatenate(states),
        "margins": np.array(margins, dtype=np.int16),
        "expected": np.array(expected, dtype=np.float32),
        "gained": np.array(gained, dtype=np.float32),
    }


def outcomes(turns: list[Turn]) -> list[float]:
    """What every seat to move gained, if the last turn is solved."""
    if not turns:
        return []
    last, so_far, found = turns[-1]
    end = _for_seat_0(last, so_far + found)
    return [_for_seat_0(states, end) - before for states, before, _ in turns]


def _for_seat_0(states: States, margin: float) -> float:
    """A margin of the seat to move as one of seat 0, and the other way round."""
    return margin if states[0].seat == 0 else -margin


class SelfPlay:
    """Games of the bot against itself."""

    def __init__(self, weights: Weights, nodes: int, rng: random.Random) -> None:
        self._game: Game = load("patterns")
        self._thinking = Thinking(weights)
        self._nodes = nodes
        self._random = rng

    def turns(self, seed: str) -> list[Turn]:
        """The turns of one game up to the one that is solved."""
        states = self._start(seed)
        turns: list[Turn] = []
        while states[0].phase == TURN:
            finding = self._search(states)
            so_far = margin(self._game, states, int(states[0].seat))
            turns.append((states.copy(), so_far, finding.value / POINT))
            if finding.is_proven:
                break
            self._play(states, finding)
        return turns

    def _start(self, seed: str) -> States:
        """A deal after some random moves."""
        position = self._game.deal(seed=seed)
        for _ in range(1 + self._random.randint(0, MOST_RANDOM_MOVES)):
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
            action = int(self._random.choice(actions[:count].tolist()))
        self._game.batch.play_checked(states, action)
