"""Take a move back."""

from ..ceiling import check_has_room
from ..events import Undone
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table
from .keyboard import undo_together
from .take_back import take_back


def undo(table: Table, identity: str, now: int) -> Step:
    """Take back one's own last move, if nobody has learnt anything from it.

    Whoever plays alone or against bots harms nobody, and goes back whatever was shown.
    """
    seat = table.must_have_seat(identity)
    if table.is_played_alone and not table.settings.is_rated:
        return take_back(table, seat, now)
    if table.is_at_keyboard:
        return undo_together(table, now)
    rules = table.settings.rules
    last = table.last_played
    if table.status is Status.OVER:
        raise Refused("game-over")
    if table.settings.is_rated:
        raise Refused("no-undo-rated")
    if rules.shared_result and table.settings.seats > 1:
        raise Refused("no-undo-together", game=rules.title)
    if last is None or last.seat != seat:
        raise Refused("not-your-last-move")
    if last.chance is not None:
        raise Refused("chance-followed")
    if rules.reveals_secret(last.move):
        raise Refused("secret-shown")
    check_has_room(table)
    return Step(table, [Undone(now, seat)])
