"""How much can happen at one table: far more than in any game, and still not without end.

A game of Mandamina for score ends only when the players end it, and in Mandala two players can
exchange cards for ever while there is one to draw.
"""

from .refusal import Refused
from .table import Table

MOST_MOVES = 2_000
"""The game is stopped with this move if the rules have not ended it before: nobody has won, and it
is not rated."""
MOST_EVENTS = 5_000
"""From then on there are only moves and endings."""


def is_last_move(table: Table) -> bool:
    """Whether the next move is the last that is played here."""
    return table.moves + 1 >= MOST_MOVES


def check_has_room(table: Table) -> None:
    """Refuse what could go on for ever without a move of the game."""
    if table.number >= MOST_EVENTS:
        raise Refused("too-much-happened")
