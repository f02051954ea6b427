"""Play again, with the seats swapped."""

from ..events import Event, Rematched, RematchOffered
from ..people import Somebody
from ..refusal import Refused
from ..settings import Starter, read_settings
from ..step import Step
from ..table import Status, Table
from .open_table import open_table


def offer_rematch(table: Table, identity: str, fresh: str, now: int) -> Step:
    """Ask for another game; with the last one who agrees, the table `fresh` is agreed on."""
    seat = table.must_have_seat(identity)
    if table.status is not Status.OVER:
        raise Refused("game-not-over")
    if table.rematch is not None:
        raise Refused("rematch-opened")
    if seat in table.rematch_offers:
        raise Refused("rematch-asked")
    offered: list[Event] = [RematchOffered(now, seat)]
    if set(table.people) == table.rematch_offers | {seat}:
        offered.append(Rematched(now, fresh))
    return Step(table, offered)


def next_players(table: Table) -> list[Somebody]:
    """Who has each seat in the next game: who began goes last."""
    return [table.player(seat) for seat in (*range(1, table.settings.seats), 0)]


def open_rematch(table: Table, secret: bytes, now: int) -> Step:
    """The table of the next game: the same settings, and who began goes last."""
    settings = table.settings.as_json() | {"starter": Starter.HOST.value}
    reserved = tuple(player.identity for player in next_players(table))
    return open_table(read_settings(settings), table.opening.host, secret, now, reserved)
