"""What moves are worth, by paired games: the same worlds and the same cards for every move.

As for puzzles (study/mandala/puzzles/paired.py), but each world has dice of its own, so that its
cards do not depend on which moves are compared; moves of a playout and cards have separate dice;
and playouts are cut after some turns and judged there, in utility, chance to win and points.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....games.batch import Numbers, States
from ....games.compiled import compiled
from ....games.dice import Dice, dice, roll
from ....games.mandala.moves import apply
from ....games.mandala.notation import NUMBERS
from ....games.mandala.state import STATE
from ....players.mandala.belief import Likelihoods, imagine
from ....players.mandala.claims import ROOM
from .rolling import (
    CHANCE,
    MARGIN,
    MEASURES,
    NO_CUT,
    VALUE,
    Values,
    Weights,
    margin_weights,
    new_minds,
)
from .sources import COLUMNS, Table, play_out

WORDS = 4
HALF = 32


@compiled
def new_dice(master: Dice, rolls: Dice) -> None:
    """Fresh dice, rolled by others."""
    for word in range(WORDS):
        rolls[word] = (np.uint64(roll(master)) << np.uint64(HALF)) | np.uint64(roll(master))


@compiled
def set_dice(rolls: Dice, other: Dice) -> None:
    for word in range(WORDS):
        rolls[word] = other[word]


@compiled
def try_moves(
    observations: States,
    actions: Numbers,
    states: States,
    master: Dice,
    minds: States,
    margins: Weights,
    turns: int,
    measures: Any,
) -> None:
    """Fill `measures` (world, action, measure or column) with what each action comes to."""
    mind = minds[0]
    world = states[:1].copy()
    own, draws, again, cards = master.copy(), master.copy(), master.copy(), master.copy()
    for number in range(len(measures)):
        new_dice(master, own)
        new_dice(master, draws)
        imagine(observations, own, states, mind)
        world[0] = states[0]
        for k in range(len(actions)):
            states[0] = world[0]
            set_dice(again, own)
            set_dice(cards, draws)
            apply(states[0], actions[k])
            play_out(states, again, cards, mind, margins, turns, measures[number, k])


@compiled
def value_state(
    world: States,
    states: States,
    master: Dice,
    minds: States,
    margins: Weights,
    turns: int,
    measures: Any,
) -> None:
    """Fill `measures` (game, measure) with games played on from one state, all cards known."""
    mind = minds[0]
    own, draws = master.copy(), master.copy()
    for number in range(len(measures)):
        new_dice(master, own)
        new_dice(master, draws)
        states[0] = world[0]
        play_out(states, own, draws, mind, margins, turns, measures[number])


@dataclass(frozen=True)
class Tried:
    """Moves and what each came to in every world, for the seat that moves."""

    moves: tuple[str, ...]
    measures: Values
    """By world, move and measure."""

    def mean(self, move: str, measure: int = VALUE) -> float:
        """The mean of a move."""
        return float(self.measures[:, self.moves.index(move), measure].mean())

    @property
    def ranked(self) -> list[str]:
        """The moves, the best first."""
        means = self.measures[:, :, VALUE].mean(axis=0)
        return [self.moves[k] for k in np.argsort(-means, kind="stable").tolist()]

    def lead(self, better: str, move: str, measure: int = VALUE) -> tuple[float, float]:
        """How far a move is ahead of another one, and the standard error of that."""
        gaps = (
            self.measures[:, self.moves.index(better), measure]
            - self.measures[:, self.moves.index(move), measure]
        )
        if len(gaps) < 2:
            return float(gaps.mean()), float("inf")
        return float(gaps.mean()), float(gaps.std(ddof=1) / np.sqrt(len(gaps)))


class Judge:
    """Tries moves and values positions, with playouts cut after some turns."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self._minds = new_minds()
        self._states = np.zeros(1 + ROOM, dtype=STATE)
        self._margins = margin_weights()

    def believe(self, belief: Likelihoods | None) -> None:
        """How likely each hand of the rival is; None: unseen cards are anywhere alike."""
        self._minds[0].believes = belief is not None
        if belief is not None:
            self._minds[0].sums[:] = np.cumsum(belief)

    def try_moves(self, seen: States, moves: Sequence[str], worlds: int, seed: str) -> Tried:
        """What moves come to in so many worlds."""
        actions = np.array([NUMBERS[move] for move in moves], dtype=np.int64)
        measures = np.zeros((worlds, len(moves), MEASURES))
        try_moves(
            seen,
            actions,
            self._states,
            dice(seed),
            self._minds,
            self._margins,
            self.turns,
            measures,
        )
        if seen[0].observer == 1:
            measures[:, :, VALUE] = 1.0 - measures[:, :, VALUE]
            measures[:, :, CHANCE] = 1.0 - measures[:, :, CHANCE]
            measures[:, :, MARGIN] = -measures[:, :, MARGIN]
        return Tried(tuple(moves), measures)

    def value(self, state: np.record, games: int, seed: str, turns: int | None = None) -> Values:
        """The mean measures of seat 0 of games played on from a state."""
        world = np.array([state], dtype=STATE)
        measures = np.zeros((games, MEASURES))
        cut = self.turns if turns is None else turns
        value_state(world, self._states, dice(seed), self._minds, self._margins, cut, measures)
        return np.asarray(measures.mean(axis=0))


def ends_of(seen: States, moves: Sequence[str], worlds: int, seed: str) -> Table:
    """How games end after each of some moves, in so many worlds: the columns of sources.py."""
    actions = np.array([NUMBERS[move] for move in moves], dtype=np.int64)
    table = np.zeros((worlds, len(moves), COLUMNS))
    states = np.zeros(1 + ROOM, dtype=STATE)
    try_moves(seen, actions, states, dice(seed), new_minds(), margin_weights(), NO_CUT, table)
    return table
