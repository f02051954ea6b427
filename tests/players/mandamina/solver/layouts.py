"""Layouts for the tests of the Mandamina solver."""

import random

import numpy as np

from sandtable import Position, load
from sandtable.games.dice import Dice
from sandtable.games.mandamina.state import COLOURS
from sandtable.players.mandamina.solver.annealing import NOTHING_FOUND, anneal
from sandtable.players.mandamina.solver.layout import Layout, Task

HOLE = "."
ALL_LETTERS = COLOURS * 6 + HOLE


def deal(seed: int, **options: str | int) -> Position:
    """A deal of the game."""
    return load("mandamina").deal(seed=seed, **options)


def task(position: Position) -> Task:
    """What the solver is asked in a position."""
    return Task.of(position.state)


def good_target(asked: Task, rolls: Dice) -> Layout:
    """Some layout in which all are clustered."""
    target = np.zeros_like(asked.start)
    value = NOTHING_FOUND
    while value == NOTHING_FOUND:
        value = anneal(asked.start, asked.shape_value, asked.centre_value, 150_000, rolls, target)
    return target


def layout_of(letters: str) -> Layout:
    """49 letters, row 1 first, as bitboards."""
    bits = [0] * 9
    for cell, letter in enumerate(letters):
        row, column = divmod(cell, 7)
        bits[(COLOURS + HOLE).index(letter)] |= 1 << row * 8 + column
    return np.array(bits, dtype=np.int64)


def letters_of(layout: Layout) -> str:
    """The other way round."""
    return "".join(
        next(
            letter
            for letter, bits in zip(COLOURS + HOLE, layout.tolist(), strict=True)
            if bits >> row * 8 + column & 1
        )
        for row in range(7)
        for column in range(7)
    )


def shuffled(seed: int) -> str:
    """49 letters in any order."""
    letters = list(ALL_LETTERS)
    random.Random(seed).shuffle(letters)
    return "".join(letters)
