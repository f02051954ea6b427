"""Play again, with the seats swapped."""

from ..events import Event, Rematched, RematchOffered
from ..refusal import Refused
from ..settings import Starter, read_settings
from ..table import Status, Table
from .open_table import open_table


def offer_rematch(table: Table, identity: str, fresh: str, now: int) -> list[Event]:
    """Ask for another game; with the last one who agrees, the table `fresh` is agreed on."""
    seat = table.must_have_seat(identity)
    if table.status is not Status.OVER:
        raise Refused("game-not-over")
    if table.rematch is not None:
        raise Refused("rematch-opened")
    if seat in table.rematch_offers:
        raise Refused("rematch-asked")
    offered: list[Event] = [RematchOffered(now, seat)]
    asked = {other for other in range(table.settings.seats) if not table.player(other).is_bot}
    if asked == table.rematch_offers | {seat}:
        offered.append(Rematched(now, fresh))
    return offered


def open_rematch(table: Table, secret: bytes, now: int) -> list[Event]:
    """The table of the next game: the same settings, and who began goes last."""
    settings = table.settings.as_json() | {"starter": Starter.HOST.value}
    seats = range(table.settings.seats)
    players = [table.player(seat) for seat in (*seats[1:], 0)]
    reserved = tuple(player.identity for player in players)
    return open_table(read_settings(settings), table.opening.host, secret, now, reserved)
