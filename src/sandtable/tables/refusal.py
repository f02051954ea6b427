"""What a table says when it does not do something."""

from collections.abc import Mapping
from typing import ClassVar

from ..errors import Coded

SENTENCES = {
    "game-over": "the game is over",
    "game-not-over": "the game is not over",
    "game-not-begun": "the game has not begun",
    "game-begun": "the game has begun",
    "players-needed": "{count} more {count:player is|players are} needed",
    "not-your-turn": "it is not your turn",
    "no-seat": "you have no seat in this game",
    "host-only": "only the host of the table may do this",
    # Sitting down and standing up.
    "seats-taken": "the game has begun: all seats are taken",
    "bad-seed": "a seed has 1 to 64 letters, digits, - or _",
    "bad-commitment": "a commitment is a SHA-256, written as 64 of 0 to 9 and a to f",
    "seed-or-commitment": "send a seed or the commitment to one, and not both",
    "seed-at-once": "at this table seeds are given when sitting down",
    "seed-too-early": "not all players are committed yet: keep your seed",
    "chairs-changed": "a player has come or gone: look again before you reveal a seed",
    "seed-shown": "you have revealed your seed already",
    "wrong-seed": "this seed does not fit your commitment",
    "seeds-needed": "not all players have revealed their seeds yet",
    "already-seated": "you already sit at this table",
    "no-such-chair": "there is no chair {chair}: chairs are 0 to {last}",
    "chair-taken": "this chair is taken",
    "chairs-taken": "all chairs are taken",
    "chair-kept": "this chair is kept for somebody else",
    "not-invited": "no chair is kept for you at this table",
    "not-seated": "you do not sit at this table",
    "nothing-to-leave": "the game is over: there is nothing to leave",
    "nobody-there": "nobody sits there",
    # Somebody who has gone.
    "own-seat": "this is your own seat",
    "nobody-to-leave": "nobody could have left this seat",
    "not-left": "they have not left: wait a little",
    "time-not-up": "no time is up",
    "too-much-happened": "too much has happened at this table: play on, or open another",
    # Draws, moves taken back, rematches.
    "no-draw-here": "in {game} there is nobody to draw with",
    "draw-offered": "your offer stands already",
    "no-draw-offer": "no draw has been offered to you",
    "no-undo-rated": "moves cannot be taken back in a rated game",
    "no-undo-together": "in {game} with others moves cannot be taken back: that would be a signal",
    "no-move": "there is no move to take back",
    "not-your-last-move": "only your own last move can be taken back, before anyone else acts",
    "chance-followed": "chance has followed this move: it stands",
    "secret-shown": "this move has shown what only you knew: it stands",
    "rematch-opened": "the next game has been opened already",
    "rematch-asked": "you have asked already",
    # Reactions.
    "no-reactions-together": "in {game} everybody plays in silence: a reaction would be a signal",
    "nobody-to-react-to": "nobody else sits here who could see it",
    # Settings and records.
    "bad-clock": (
        'a clock is {{"move": seconds}}, {{"base": seconds, "increment": seconds}} '
        'or {{"days": days}}'
    ),
    "bad-name": "a name has 1 to {most} characters that can be printed",
    "not-rated-together": "{game} is played together: there is nobody to be rated against",
    "no-memory-here": "in {game} nothing that was seen is covered: there is nothing to remember",
    "replay-memory": "what was played is left to memory here until the game is over",
    "record-secret": "the record shows every card: it can be had when the game is over",
}
"""By their codes, which never change: clients know them."""


class Refused(Coded):
    """The table does not do this; the sentence says why, and nothing has changed."""

    sentences: ClassVar[Mapping[str, str]] = SENTENCES
