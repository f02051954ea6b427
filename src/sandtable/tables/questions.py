"""What somebody at a table may ask without anything happening."""

from dataclasses import replace

from ..errors import SandtableError
from ..games.prospects import Prospects
from .people import Somebody
from .refusal import Refused
from .table import Table
from .view import is_from_memory


def why_not(table: Table, who: Somebody | None, move: str) -> SandtableError | None:
    """Why somebody may not make a move now; None if they may."""
    try:
        check_turn(table, who)
    except Refused as refused:
        return refused
    return table.position.why_not(move)


def prospects_of(table: Table, who: Somebody | None) -> Prospects:
    """What somebody on turn could work out about their moves; Refused when they are not."""
    check_turn(table, who)
    prospects = table.position.prospects()
    return replace(prospects, rival=None) if is_from_memory(table) else prospects


def check_turn(table: Table, who: Somebody | None) -> None:
    """Refused, unless it is somebody's turn: a question about a move must tell no secret."""
    if who is None:
        raise Refused("no-seat")
    if table.turn != table.must_play(who.identity):
        raise Refused("not-your-turn")
