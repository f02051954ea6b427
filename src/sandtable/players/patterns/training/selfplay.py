"""Games of Patterns in which both seats search, to learn from.

They begin with a few random moves. Once a position is solved, its margin under best play is known,
and so is what every seat to move before still gained on its rival. Positions beside the game, a
random move or two away, are looked at too: the search asks for the worth of such, but does not play
them.
"""

import random
from typing import NamedTuple

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
ASIDE_NODES = 2
"""Positions beside the game are searched with so many times fewer nodes."""
FEWEST_TILES = 14
"""With fewer face up, positions are solved so fast that no evaluation is asked for."""
SOLVE_TILES = 27
"""From so many face-up tiles on, the search goes to the end,"""
SOLVE_NODES = 200_000
"""unless that takes more nodes than this: then it tries again after the next move."""
PIECE = 1_000
"""Nodes between two looks at how many there were."""
TABLE_BITS = 20


class Turn(NamedTuple):
    """A position in which a turn is due, and what a search found."""

    states: States
    margin: int
    """Of the seat to move so far."""
    expected: float
    """Points it gains on its rival from there on."""
    is_proven: bool


def play_games(weights: Weights, games: int, nodes: int, seed: str) -> Arrays:
    """The turns of so many games: `states`, the `margins` that the seats to move have in them,
    what the search `expected` them to gain from there on, and what they `gained`, in points;
    beside the games that is not known, and taken for what was expected."""
    self_play = SelfPlay(weights, nodes, random.Random(seed))
    states, numbers = [np.zeros(0, dtype=STATE)], []
    for number in range(games):
        turns, beside = self_play.turns(f"{seed} {number}")
        gains = outcomes(turns)
        gains += [turn.expected for turn in beside]
        for turn, gained in zip([*turns[: len(gains) - len(beside)], *beside], gains, strict=True):
            states.append(turn.states)
            numbers.append((turn.margin, turn.expected, gained))
    table = np.array(numbers, dtype=np.float32).reshape(-1, 3)
    return {
        "states": np.concatenate(states),
        "margins": table[:, 0].astype(np.int16),
        "expected": table[:, 1],
        "gained": table[:, 2],
    }


def outcomes(turns: list[Turn]) -> list[float]:
    """What the seats to move gained, up to the last turn that is solved.

    A turn that is not solved ends as the next one that is: so the game went.
    """
    gains: list[float] = []
    end: float | None = None
    for turn in reversed(turns):
        if turn.is_proven:
            end = _for_seat_0(turn.states, turn.margin + turn.expected)
        if end is not None:
            gains.append(_for_seat_0(turn.states, end) - turn.margin)
    return gains[::-1]


def _for_seat_0(states: States, margin: float) -> float:
    """A margin of the seat to move as one of seat 0, and the other way round."""
    return margin if states[0].seat == 0 else -margin


class SelfPlay:
    """Games of the bot against itself."""

    def __init__(self, weights: Weights, nodes: int, rng: random.Random) -> None:
        self._game: Game = load("patterns")
        self._thinking = Thinking(weights, TABLE_BITS)
        self._beside = Thinking(weights, TABLE_BITS)
        self._nodes = nodes
        self._random = rng

    def turns(self, seed: str) -> tuple[list[Turn], list[Turn]]:
        """The turns of one game, and turns beside it."""
        states = self._start(seed)
        turns: list[Turn] = []
        beside: list[Turn] = []
        while states[0].phase == TURN:
            finding = self._search(states)
            turns.append(self._turn(states, finding))
            if self._thinking.tiles < FEWEST_TILES:
                break
            beside += self._look_beside(states)
            self._play(states, finding)
        return turns, beside

    def _turn(self, states: States, finding: Finding) -> Turn:
        so_far = margin(self._game, states, int(states[0].seat))
        return Turn(states.copy(), so_far, finding.value / POINT, finding.is_proven)

    def _look_beside(self, states: States) -> list[Turn]:
        """A position a random move or two away, if there is one."""
        states = states.copy()
        for _ in range(self._random.randint(1, 2)):
            if states[0].phase == TURN:
                self._play_any(states)
        if states[0].phase != TURN:
            return []
        finding = look_for(self._beside, states, self._nodes // ASIDE_NODES)
        return [self._turn(states, finding)]

    def _start(self, seed: str) -> States:
        """A deal after some random moves."""
        position = self._game.deal(seed=seed)
        for _ in range(1 + self._random.randint(0, MOST_RANDOM_MOVES)):
            if not position.is_over:
                position.play(self._random.choice(position.legal_moves()))
        return position.observation()

    def _search(self, states: States) -> Finding:
        """Look ahead for so many nodes; when the end is near, up to it."""
        finding = look_for(self._thinking, states, self._nodes)
        if self._thinking.tiles <= SOLVE_TILES and not finding.is_proven:
            stop = self._thinking.nodes + SOLVE_NODES
            solved = self._thinking.look_to_the_end(
                finding.value, lambda: self._thinking.nodes >= stop
            )
            finding = solved or finding
        return finding

    def _play(self, states: States, finding: Finding) -> None:
        """Play the move found, or now and then any, unless all is known."""
        if not finding.is_proven and self._random.random() < STRAY:
            self._play_any(states)
        else:
            self._game.batch.play_checked(states, action_of(self._game, states, finding.line[0]))

    def _play_any(self, states: States) -> None:
        actions = np.zeros(self._game.most_legal, dtype=np.int64)
        count = self._game.batch.list_legal(states, actions)
        action = int(self._random.choice(actions[:count].tolist()))
        self._game.batch.play_checked(states, action)


def look_for(thinking: Thinking, states: States, nodes: int) -> Finding:
    """Look deeper and deeper for about so many nodes."""
    thinking.set_up(states)
    stop = thinking.nodes + nodes
    finding = thinking.must_look(1)
    for depth in range(2, thinking.tiles + 1):
        if finding.is_proven or thinking.nodes >= stop:
            break
        finding = thinking.look(depth, lambda: thinking.nodes >= stop, PIECE) or finding
    return finding
