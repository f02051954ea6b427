"""What a seat of Patterns could work out about its moves."""

from typing import Any

from ..batch import States
from ..position import Position
from ..prospects import Prospects, gains_of
from .moves import LEGAL, TOUCHES_RIVAL
from .notation import VERBS
from .state import CELLS


def prospects(position: Position) -> Prospects:
    """The gains, and the cells that only the rival's groups close."""
    states = position.state.reshape(1)
    closed = [cell for cell in CELLS if _is_closed(position.game, states, cell)]
    return Prospects(gains_of(position), closed)


def _is_closed(game: Any, states: States, cell: str) -> bool:
    """P6.1: nothing is allowed there, and something would be but for the rival's group."""
    actions = [game.action_numbers[f"{verb} {cell}"] for verb in VERBS]
    reasons = [game.batch.why_refused(states, action) for action in actions]
    return TOUCHES_RIVAL in reasons and LEGAL not in reasons
