"""What may follow a move: a line in one of the worlds its player could be in."""

import numpy as np

from ....games import Position
from ....games.dice import dice
from ....games.mandala.state import STATE
from ....players.player import SeatView
from ..puzzles.hunt import reply_to


def imagined(view: SeatView, seed: str) -> Position:
    """A position that looks to the seat like what it sees: nothing it cannot know is used."""
    states = np.zeros(1, dtype=STATE)
    view.game.batch.resample_all(view.now, dice(seed), states)
    return Position(view.game, states, view.options, start=None)


def line_after(view: SeatView, move: str, seed: str) -> tuple[str, ...]:
    """The move, the cards or claims that may follow, and the rival's reply."""
    return (move, *reply_to(imagined(view, f"{seed} world"), move, seed))
