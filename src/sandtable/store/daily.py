"""Read and write the Daily: days with their secrets, and what people made of them."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .dialect import insert_unless_there
from .errors import Conflict, Missing
from .values import DailyRow, DailyTry

_tries = schema.daily_tries
_columns = _tries.c
_fields = [_columns[field.name] for field in fields(DailyTry)]

# Days.


def read_day(connection: Connection, day: str) -> dict[str, Any] | None:
    """A day as it was kept; None if it was not made yet."""
    columns = schema.daily_days.c
    found: dict[str, Any] | None = connection.scalar(select(columns.data).where(columns.day == day))
    return found


def keep_day(connection: Connection, day: str, fresh: dict[str, Any]) -> dict[str, Any]:
    """Keep a day unless there is one already; what is kept. All processes get the same."""
    table = schema.daily_days
    connection.execute(insert_unless_there(connection, table).values(day=day, data=fresh))
    kept: dict[str, Any] = connection.execute(
        select(table.c.data).where(table.c.day == day)
    ).scalar_one()
    return kept


def list_days(connection: Connection, first: str, last: str) -> list[str]:
    """Which of these days are there, the first first; both ends count."""
    columns = schema.daily_days.c
    query = select(columns.day).where(columns.day >= first, columns.day <= last)
    return list(connection.scalars(query.order_by(columns.day)))


def remove_days(connection: Connection, first: str) -> None:
    """Forget all days from one on: they are to be made anew."""
    table = schema.daily_days
    connection.execute(delete(table).where(table.c.day >= first))


# Tries.


def read_tries(connection: Connection, identity: str, days: Sequence[str]) -> list[DailyTry]:
    """What somebody made of some days."""
    query = select(*_fields).where(_columns.identity == identity, _columns.day.in_(days))
    return [_try_of(row) for row in connection.execute(query.order_by(_columns.day, _columns.game))]


def read_all_tries(connection: Connection, identity: str) -> list[DailyTry]:
    """Everything somebody made of any day, the first day first: for the export of their data."""
    query = select(*_fields).where(_columns.identity == identity)
    return [_try_of(row) for row in connection.execute(query.order_by(_columns.day, _columns.game))]


def read_counted_days(connection: Connection, identity: str) -> list[str]:
    """Days on which somebody finished something in time: what a streak is made of."""
    query = select(_columns.day).where(_columns.identity == identity, _columns.counts)
    return list(connection.scalars(query.distinct().order_by(_columns.day)))


def keep_try(connection: Connection, before: DailyTry | None, after: DailyTry) -> None:
    """Put a try in the place of what it was; Conflict if it is not that any more.

    Two requests at once cannot both go on from the same point. Missing: they are just deleted.
    """
    this = (
        (_columns.identity == after.identity)
        & (_columns.day == after.day)
        & (_columns.game == after.game)
    )
    if before is None:
        row = insert_unless_there(connection, _tries).values(asdict(after))
        try:
            is_done = connection.execute(row.returning(_columns.day)).one_or_none() is not None
        except IntegrityError:
            raise Missing(after.identity) from None
        if not is_done:
            raise Conflict(after.identity)
        return
    kept = connection.execute(select(*_fields).where(this).with_for_update()).one_or_none()
    if kept is None or _try_of(kept) != before:
        raise Conflict(after.identity)
    connection.execute(update(_tries).where(this).values(asdict(after)))


def move_tries(connection: Connection, guest: str, person: str) -> None:
    """What a guest made of days becomes a person's who logs in: where that has nothing of its own,
    or has begun what the guest has finished. What is left to the guest is ranked no more: nobody
    stands on a board twice."""
    mine, other = _tries.alias("mine"), _tries.alias("other")

    def twin_of(row: Any, identity: str, *more: Any) -> Any:
        same = (row.c.day == _columns.day) & (row.c.game == _columns.game)
        return exists(select(row.c.day).where(row.c.identity == identity, same, *more))

    better = twin_of(other, guest, other.c.finished.is_not(None))
    begun = (_columns.identity == person) & _columns.finished.is_(None)
    connection.execute(delete(_tries).where(begun, better))
    alone = (_columns.identity == guest) & ~twin_of(mine, person)
    connection.execute(update(_tries).where(alone).values(identity=person))
    connection.execute(update(_tries).where(_columns.identity == guest).values(points=None))


# How all did.


def read_points(
    connection: Connection, days: Sequence[str]
) -> dict[tuple[str, str], dict[int, int]]:
    """For each task of these days how many people have how many points, of those who are ranked."""
    query = (
        select(_columns.day, _columns.game, _columns.points, func.count())
        .where(_columns.day.in_(days), _columns.counts, _columns.points.is_not(None))
        .group_by(_columns.day, _columns.game, _columns.points)
    )
    found: dict[tuple[str, str], dict[int, int]] = {}
    for day, game, points, count in connection.execute(query):
        found.setdefault((day, game), {})[points] = count
    return found


def read_board(connection: Connection, day: str, game: str, limit: int) -> list[DailyRow]:
    """The best of a task. Among equals those without help first, then by name, never by time."""
    query = _ranked(day, game).order_by(
        _columns.points.desc(), _columns.is_assisted, schema.people.c.name, _columns.identity
    )
    return [_row_of(row) for row in connection.execute(query.limit(limit))]


def read_board_row(connection: Connection, day: str, game: str, identity: str) -> DailyRow | None:
    """The row of one person; None if they are not ranked."""
    query = _ranked(day, game).where(_columns.identity == identity)
    row = connection.execute(query).one_or_none()
    return None if row is None else _row_of(row)


def _ranked(day: str, game: str) -> Select[Any]:
    people = schema.people.c
    return (
        select(
            _columns.identity, people.name, people.passphrase, people.avatar,
            _columns.points, _columns.result,
        )
        .join(schema.people, people.identity == _columns.identity)
        .where(_columns.day == day, _columns.game == game, _columns.counts)
        .where(_columns.points.is_not(None))
    )  # fmt: skip


def _row_of(row: Row[*tuple[Any, ...]]) -> DailyRow:
    identity, name, passphrase, avatar, points, result = row
    return DailyRow(identity, name, passphrase is None, avatar, points, result)


def _try_of(row: Row[*tuple[Any, ...]]) -> DailyTry:
    return DailyTry(*row)
