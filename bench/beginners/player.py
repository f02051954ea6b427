"""A beginner as a player of the arena."""

import random
from collections.abc import Callable
from typing import Any

from sandtable.games.batch import States
from sandtable.games.dice import dice
from sandtable.players import SeatView
from sandtable.players.player import Decision, Player


class Beginner(Player):
    """Plays what a function chooses that sees what people see."""

    nbytes = 0

    def __init__(self, choose: Callable[[dict[str, Any]], str], name: str = "beginner") -> None:
        self.name = name
        self._choose = choose

    def choose(self, view: SeatView, budget: float) -> Decision:
        """By rules of thumb, at once; the same in the same position."""
        random.seed(" ".join(view.history))
        shown = view.game.describe(_any_world(view)[0], view.seat)
        return Decision(
            self._choose({**shown, "seat": view.seat, "legal_moves": list(view.legal_moves)})
        )


def _any_world(view: SeatView) -> States:
    """A state that looks like this to the seat: what it is shown of it is the same in all."""
    states = view.game.new_states(view.options)
    view.game.batch.resample_all(view.now, dice("beginner"), states)
    return states
