"""Read tables: their events, and what lists show of them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, select

from ..tables import Event, read_event
from . import schema
from .companions import unwanted_by
from .errors import Missing
from .quick import Quick
from .values import Place, Played, Seating, Summary

FIND_ANSWERED = Quick(
    "SELECT number FROM answered WHERE table_id = :table AND identity = :who AND key = :what"
)


def read_events(connection: Connection, table: str, since: int = 0) -> list[Event]:
    """The events of a table from a number on; Missing if there is no such table."""
    columns = schema.events.c
    query = (
        select(columns.data)
        .where(columns.table_id == table, columns.number >= since)
        .order_by(columns.number)
    )
    events = [read_event(data) for data in connection.scalars(query)]
    if not events and read_number(connection, table) is None:
        raise Missing(table)
    return events


def read_number(connection: Connection, table: str) -> int | None:
    """How many events a table has; None if there is no such table."""
    columns = schema.tables.c
    return connection.scalar(select(columns.number).where(columns.id == table))


def read_answered(connection: Connection, table: str, identity: str, key: str) -> int | None:
    """The number of the first event of a request with this idempotency key, if it was answered."""
    found = FIND_ANSWERED.one(connection, {"table": table, "who": identity, "what": key})
    return None if found is None else int(found[0])


def list_open(connection: Connection, limit: int, seen_since: int) -> list[Summary]:
    """Public tables that wait for players, the newest first, whose hosts were here lately."""
    columns, people = schema.tables.c, schema.people.c
    here = select(people.identity).where(people.seen_at >= seen_since)
    is_open = (columns.status == "waiting") & (columns.visibility == "public")
    return _list(connection, is_open & columns.host.in_(here), columns.opened.desc(), limit)


def list_waiting_of(
    connection: Connection, host: str, visibility: str, limit: int
) -> list[Summary]:
    """Tables somebody opened that wait for players, the oldest first."""
    columns = schema.tables.c
    is_theirs = (columns.status == "waiting") & (columns.host == host)
    which = is_theirs & (columns.visibility == visibility)
    return _list(connection, which, columns.opened.asc(), limit)


def list_still_waiting(connection: Connection, tables: Sequence[str]) -> list[str]:
    """Those of these tables that wait for players."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.id.in_(tables), columns.status == "waiting")
    return list(connection.scalars(query))


def list_hosts(connection: Connection, limit: int) -> set[str]:
    """Who opened the newest public tables that wait for players."""
    columns = schema.tables.c
    query = select(columns.host).where(columns.status == "waiting", columns.visibility == "public")
    return set(connection.scalars(query.order_by(columns.opened.desc()).limit(limit)))


def list_running(connection: Connection, limit: int, played: Played | None = None) -> list[Summary]:
    """Public games in progress, the last changed first; only those being played, if asked."""
    columns = schema.tables.c
    is_running: ColumnElement[bool] = (columns.status == "playing") & (
        columns.visibility == "public"
    )
    if played is not None:
        # Two short looks into an index each: games that nobody plays any more may be many.
        moved = select(columns.id).where(is_running, columns.changed >= played.since)
        awaited = select(columns.id).where(
            is_running, columns.due.between(played.now, played.until)
        )
        is_running = columns.id.in_(moved.union(awaited))
    return _list(connection, is_running, columns.changed.desc(), limit)


def list_of(
    connection: Connection, identity: str, limit: int, after: Place | None = None
) -> list[Summary]:
    """All tables at which somebody sits, the last changed first; those after one of them."""
    columns = schema.tables.c
    sits: ColumnElement[bool] = columns.id.in_(
        select(schema.seatings.c.table_id).where(schema.seatings.c.identity == identity)
    )
    if after is not None:
        in_one_moment = (columns.changed == after.at) & (columns.id > after.name)
        sits = sits & ((columns.changed < after.at) | in_one_moment)
    return _list(connection, sits, columns.changed.desc(), limit)


def list_inviting(connection: Connection, identity: str, limit: int) -> list[Summary]:
    """Tables that wait and keep a chair for somebody, the newest first; none of whom they block."""
    columns, invitations = schema.tables.c, schema.invitations.c
    invited = select(invitations.table_id).where(invitations.identity == identity)
    which = columns.id.in_(invited) & (columns.status == "waiting")
    which &= columns.host.not_in(unwanted_by(identity))
    return _list(connection, which, columns.opened.desc(), limit)


def list_due(connection: Connection, before: int | None, limit: int) -> list[str]:
    """Tables that are due (see Summary) before a time (None: ever), the longest due first."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.due.is_not(None))
    if before is not None:
        query = query.where(columns.due < before)
    return list(connection.scalars(query.order_by(columns.due, columns.id).limit(limit)))


def _list(
    connection: Connection, which: ColumnElement[bool], order: ColumnElement[int], limit: int
) -> list[Summary]:
    query = select(schema.tables).where(which).order_by(order, schema.tables.c.id)
    rows = [row._asdict() for row in connection.execute(query.limit(limit))]
    seatings = _read_seatings(connection, [row["id"] for row in rows])
    return [_summary(row, seatings.get(row["id"], [])) for row in rows]


def _read_seatings(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seating]]:
    columns = schema.seatings.c
    query = select(schema.seatings).where(columns.table_id.in_(tables)).order_by(columns.chair)
    seatings: dict[str, list[Seating]] = {}
    for row in connection.execute(query):
        seating = Seating(row.chair, row.identity, row.name, row.kind, row.avatar)
        seatings.setdefault(row.table_id, []).append(seating)
    return seatings


def _summary(row: dict[str, Any], seatings: Sequence[Seating]) -> Summary:
    table = row.pop("id")
    del row["number"]
    return Summary(table=table, seatings=tuple(seatings), **row)
