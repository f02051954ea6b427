"""How much can happen at one table: far more than in any game, and still not without end.

Some rules let players go on for ever, so every game has a ceiling of moves: the game is stopped
with that move if the rules have not ended it before; nobody has won, and it is not rated.
"""

from .refusal import Refused
from .table import Table

MOST_EVENTS = 5_000
"""From then on there are only moves and endings."""


def is_last_move(table: Table) -> bool:
    """Whether the next move is the last that is played here."""
    return table.moves + 1 >= table.settings.rules.most_moves


def has_room(table: Table) -> bool:
    """Whether something may happen that could go on for ever without a move of the game."""
    return table.number < MOST_EVENTS


def check_has_room(table: Table) -> None:
    """Refuse it if there is none."""
    if not has_room(table):
        raise Refused("too-much-happened")
