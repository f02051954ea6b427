"""Take a move back."""

from ..ceiling import check_has_room
from ..events import Event, Undone
from ..refusal import Refused
from ..table import Status, Table


def undo(table: Table, identity: str, now: int) -> list[Event]:
    """Take back one's own last move, if nobody has learnt anything from it."""
    seat = table.must_have_seat(identity)
    rules = table.settings.rules
    last = table.last_played
    if table.status is Status.OVER:
        raise Refused("the game is over")
    if table.settings.is_rated:
        raise Refused("in a rated game no move is taken back")
    if rules.shared_result and table.settings.seats > 1:
        raise Refused(f"in {rules.title} with others no move is taken back: it would say something")
    if last is None or last.seat != seat:
        raise Refused("only your own last move can be taken back, before anybody else acts")
    if last.chance is not None:
        raise Refused("chance has followed this move: it stands")
    if rules.reveals_secret(last.move):
        raise Refused("this move has shown what only you knew: it stands")
    check_has_room(table)
    return [Undone(now, seat)]
