"""Patterns positions for tests, and what full-width search says of them."""

from contextlib import suppress

import numpy as np

import sandtable
from sandtable.games.batch import NOBODY, States
from sandtable.games.dice import below, dice

GAME = sandtable.load("patterns")

MOST_POSITIONS = 5_000
"""How many positions a full-width search may visit in a test."""


class TooLarge(Exception):
    """There are too many positions for a full-width search."""


def random_game(seed: int) -> list[States]:
    """All positions of a random game in which a turn was due, as arrays of one state."""
    position = GAME.deal(seed=seed)
    rolls = dice(f"patterns {seed}")
    states = []
    while not position.is_over:
        if position.view()["phase"] == "turn":
            states.append(position.observation())
        moves = position.legal_moves()
        position.play(moves[below(rolls, len(moves))])
    return states


def full_width_margin(states: States, known: dict[bytes, int] | None = None) -> int:
    """Seat 0's margin at the end under best play: every legal move of every position is tried."""
    known = {} if known is None else known
    key = states.tobytes()
    if len(known) > MOST_POSITIONS:
        raise TooLarge
    if key not in known:
        seat = GAME.batch.seat_to_move(states)
        if seat == NOBODY:
            points = np.zeros(2, dtype=np.int64)
            GAME.batch.write_scores(states, points)
            known[key] = int(points[0] - points[1])
        else:
            margins = [full_width_margin(after, known) for after in successors(states)]
            known[key] = max(margins) if seat == 0 else min(margins)
    return known[key]


def small_endings(count: int, moves_before_the_end: int) -> list[tuple[States, int]]:
    """Late positions of random games, with seat 0's margin by full-width search."""
    endings: list[tuple[States, int]] = []
    seed = 0
    while len(endings) < count:
        states = random_game(seed)[-moves_before_the_end]
        with suppress(TooLarge):
            endings.append((states, full_width_margin(states)))
        seed += 1
    return endings


def successors(states: States) -> list[States]:
    """The positions after every legal move."""
    actions = np.zeros(GAME.most_legal, dtype=np.int64)
    found = []
    for action in actions[: GAME.batch.list_legal(states, actions)].tolist():
        after = states.copy()
        GAME.batch.play_checked(after, action)
        found.append(after)
    return found
