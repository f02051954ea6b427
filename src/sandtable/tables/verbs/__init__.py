"""What people can do at a table, one file each.

A verb checks whether something may happen and returns the step that the table then takes, or
raises Refused (IllegalMove for a move the rules forbid). It changes nothing: whoever asked keeps
the events of the step safe first, and then shows the table after it.
"""

from .abandoned import PATIENCE, end_abandoned, hand_to_bot
from .claim_timeout import claim_timeout
from .commit import commit
from .decline import decline
from .draw import accept_draw, decline_draw, offer_draw
from .free_late import free_late, seeds_due
from .keyboard import look, open_at_keyboard
from .leave import leave, send_away
from .open_table import open_table
from .pause import pause
from .play import play, play_for
from .rematch import next_players, offer_rematch, open_rematch
from .resign import resign
from .reveal import reveal
from .start import start
from .take_seat import add_bot, take_seat
from .undo import undo

__all__ = [
    "PATIENCE",
    "accept_draw",
    "add_bot",
    "claim_timeout",
    "commit",
    "decline",
    "decline_draw",
    "end_abandoned",
    "free_late",
    "hand_to_bot",
    "leave",
    "look",
    "next_players",
    "offer_draw",
    "offer_rematch",
    "open_at_keyboard",
    "open_rematch",
    "open_table",
    "pause",
    "play",
    "play_for",
    "resign",
    "reveal",
    "seeds_due",
    "send_away",
    "start",
    "take_seat",
    "undo",
]
