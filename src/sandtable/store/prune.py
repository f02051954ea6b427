"""Remove what is needed only for a while: keys, processes, tables nobody came to, idle guests."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select, tuple_

from . import schema
from .values import Place


def list_over(connection: Connection, after: Place, before: int, limit: int) -> list[Place]:
    """Tables that are over and changed before a time, in that order, after one of them."""
    columns = schema.tables.c
    which = (columns.status == "over", columns.changed < before)
    return _in_order(connection, columns.changed, columns.id, after, limit, *which)


def remove_keys(connection: Connection, tables: list[Place]) -> None:
    """The keys of all requests at these tables."""
    names = [place.name for place in tables]
    connection.execute(delete(schema.answered).where(schema.answered.c.table_id.in_(names)))


def remove_processes(connection: Connection, before: int, after: int) -> None:
    """Those that were last alive before a time, or after a time that is to come."""
    alive = schema.processes.c.alive
    connection.execute(delete(schema.processes).where((alive < before) | (alive > after)))


# Tables that wait.


def list_idle(
    connection: Connection, public: int | None, by_link: int | None, limit: int
) -> list[Place]:
    """Tables that wait and at which nothing happened since a time, the longest idle first.

    Of public ones the host was not here since then either. None: none of that kind. A table that is
    due waits for the seeds of those who sit there, and has a time for that of its own.
    """
    columns, people = schema.tables.c, schema.people.c
    idle: list[Place] = []
    for visibility, before in (("public", public), ("private", public), ("link", by_link)):
        if before is None:
            continue
        which = [columns.status == "waiting", columns.visibility == visibility]
        which += [columns.changed < before, columns.due.is_(None)]
        if visibility == "public":
            came_back = exists().where(people.identity == columns.host, people.seen_at >= before)
            which.append(~came_back)
        idle += _in_order(connection, columns.changed, columns.id, None, limit, *which)
    return idle


def remove_waiting(connection: Connection, tables: Sequence[Place]) -> list[str]:
    """Those of these tables that still wait and have not changed go, with all that is theirs."""
    columns = schema.tables.c
    changed = {place.name: place.at for place in tables}
    query = (
        select(columns.id, columns.changed)
        .where(columns.id.in_(changed), columns.status == "waiting")
        .with_for_update(skip_locked=True)  # At the others something happens just now.
    )
    names = sorted(name for name, at in connection.execute(query) if changed[name] == at)
    for table in (schema.answered, schema.seatings, schema.invitations, schema.events):
        connection.execute(delete(table).where(table.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(columns.id.in_(names)))
    return names


# Guests.


def list_guests(connection: Connection, after: Place, before: int, limit: int) -> list[Place]:
    """Guests who came before a time, in that order, after one of them."""
    columns = schema.people.c
    which = (columns.passphrase.is_(None), columns.created < before)
    return _in_order(connection, columns.created, columns.identity, after, limit, *which)


def remove_unused(connection: Connection, guests: Sequence[Place], before: int) -> None:
    """Those of these guests who never played and were not here since a time; tokens go too."""
    these = schema.people.c.identity.in_([guest.name for guest in guests])
    connection.execute(delete(schema.people).where(these, _is_unused(before)))


def _is_unused(before: int) -> ColumnElement[bool]:
    people, tables, tokens = schema.people.c, schema.tables.c, schema.tokens.c
    return and_(
        people.passphrase.is_(None),
        ~exists().where(schema.seatings.c.identity == people.identity),
        ~exists().where(schema.events.c.who == people.identity),
        ~exists().where(schema.ratings.c.identity == people.identity),
        ~exists().where(tables.host == people.identity, tables.status == "waiting"),
        ~exists().where(tokens.identity == people.identity, tokens.used >= before),
    )


def _in_order(
    connection: Connection,
    at: ColumnElement[int],
    name: ColumnElement[str],
    after: Place | None,
    limit: int,
    *which: ColumnElement[bool],
) -> list[Place]:
    """Those of which all this is true, by when something happened to them; after one of them."""
    query = select(at, name).where(*which).order_by(at, name).limit(limit)
    if after is not None:
        query = query.where(tuple_(at, name) > tuple_(after.at, after.name))
    return [Place(*row) for row in connection.execute(query)]
