"""Go back to one's last decision, where nobody is harmed by it."""

from ..ceiling import check_has_room
from ..events import Undone
from ..refusal import Refused
from ..step import Step
from ..table import Table


def take_back(table: Table, seat: int, now: int) -> Step:
    """Take back the last move of the only person here and all that followed, shown or not.

    The same chance comes again when the same is played. From then on the game is practice. What
    was given up, or ended by the clock, stays over.
    """
    if table.outcome is not None and table.outcome.is_cut_short:
        raise Refused("game-over")
    if table.rematch is not None:
        raise Refused("rematch-opened")
    played = table.course.played
    own = [number for number, one in enumerate(played) if one.seat == seat]
    if not own:
        raise Refused("no-move")
    check_has_room(table)
    return Step(table, [Undone(now, one.seat) for one in reversed(played[own[-1] :])])
