"""Between the moves of the Patterns search and the moves of the game."""

from collections.abc import Iterable

import numpy as np

from ...games import Game
from ...games.batch import NOBODY, States
from ...games.patterns.state import CELL_OF_SQUARE, FLIP, OPEN, SWAP
from .frames import PLACE, SQUARE


def action_of(game: Game, states: States, move: int) -> int:
    """The number of the action that a move of the search stands for."""
    cell = int(CELL_OF_SQUARE[move & SQUARE])
    if move < PLACE:
        return FLIP + cell
    opens = game.batch.why_refused(states, OPEN + cell) == 0
    return (OPEN if opens else SWAP) + cell


def texts(game: Game, states: States, moves: Iterable[int]) -> tuple[str, ...]:
    """A line of the search as move texts."""
    states = states.copy()
    line = []
    for move in moves:
        action = action_of(game, states, move)
        game.batch.play_checked(states, action)
        line.append(game.action_texts[action])
    return tuple(line)


def played(game: Game, states: States, move: str) -> States:
    """The position after a legal move."""
    return moves_of(game, states, (move,))


def moves_of(game: Game, states: States, moves: Iterable[str]) -> States:
    """The position after a line of legal moves."""
    states = states.copy()
    for move in moves:
        game.batch.play_checked(states, game.action_numbers[move])
    return states


def flips_to_come(game: Game, states: States) -> tuple[str, ...]:
    """P7.3: all final flips, in an order in which they are legal."""
    states = states.copy()
    actions = np.zeros(game.most_legal, dtype=np.int64)
    line = []
    while game.batch.seat_to_move(states) != NOBODY:
        game.batch.list_legal(states, actions)
        line.append(game.action_texts[actions[0]])
        game.batch.play_checked(states, int(actions[0]))
    return tuple(line)


def margin(game: Game, states: States, seat: int) -> int:
    """The points of a seat minus those of its rival, as they stand."""
    points = np.zeros(2, dtype=np.int64)
    game.batch.write_scores(states, points)
    return int(points[seat] - points[1 - seat])
