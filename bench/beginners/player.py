"""A beginner as a player of the arena."""

import random
from collections.abc import Callable
from typing import Any

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
        shown = view.game.describe(view.now[0], view.seat)
        return Decision(
            self._choose({**shown, "seat": view.seat, "legal_moves": list(view.legal_moves)})
        )
