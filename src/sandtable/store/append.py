"""Append events of many tables in one transaction, each of them wholly or not at all."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update

from ..tables import Event, Kind, Somebody
from ..tables.events import HandedOver, Sat, Stood
from . import schema
from .dialect import insert_unless_there
from .store import Appended, Conflict, Rating, Summary

NEW_SEATING = (Sat, Stood, HandedOver)
"""Events that change who sits where."""

INSERT_EVENTS = insert(schema.events)
INSERT_ANSWERED = insert(schema.answered)
INSERT_SEATINGS = insert(schema.seatings)
CHANGE_TABLES = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
CHANGE_RATINGS = update(schema.ratings).where(
    schema.ratings.c.identity == bindparam("who"), schema.ratings.c.game == bindparam("what")
)


@dataclass(frozen=True)
class Append:
    """What somebody wants to append to a table."""

    table: str
    number: int
    events: Sequence[Event]
    summary: Summary
    key: tuple[str, str] | None = None
    ratings: Sequence[Rating] = ()


@dataclass
class Known:
    """What is in the database, and then also what was accepted meanwhile.

    The rows of these tables and ratings are locked until the end of the transaction, and locked
    in one order everywhere (new tables, tables, ratings, each sorted), so that no two processes
    wait for each other.
    """

    numbers: dict[str, int]
    """The events each table has; 0 for one that is being opened."""
    keys: set[tuple[str, str, str]]
    games: dict[tuple[str, str], int]
    """How many rated games stand behind each rating."""
    accepted: list[Append] = field(default_factory=list)

    def accept(self, append: Append) -> bool:
        """Take it if nothing came before it."""
        if self.numbers.get(append.table) != append.number:
            return False
        key = None if append.key is None else (append.table, *append.key)
        if key in self.keys:
            return False
        rated = {(rating.identity, rating.game): rating.games for rating in append.ratings}
        if any(self.games[who] != games - 1 for who, games in rated.items()):
            return False
        self.numbers[append.table] += len(append.events)
        self.games.update(rated)
        if key is not None:
            self.keys.add(key)
        self.accepted.append(append)
        return True


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Write what can be written; a Conflict stands for each that somebody was quicker than."""
    known = _look_up(connection, appends)
    verdicts = [None if known.accept(append) else Conflict(append.table) for append in appends]
    if known.accepted:
        _write(connection, known.accepted)
    if any(verdicts):
        _remove_unused(connection, known)
    return verdicts


def appended(appends: Sequence[Append], verdicts: Sequence[Conflict | None]) -> list[Appended]:
    """What others should hear of."""
    return [
        Appended(append.table, append.number + len(append.events))
        for append, verdict in zip(appends, verdicts, strict=True)
        if verdict is None
    ]


def _look_up(connection: Connection, appends: Sequence[Append]) -> Known:
    opened = {append.table: append for append in appends if append.number == 0}
    if opened:
        rows = [
            {"id": table, "number": 0, **_summary_row(opened[table].summary)}
            for table in sorted(opened)
        ]
        connection.execute(insert_unless_there(connection, schema.tables), rows)
    tables = schema.tables.c
    wanted = sorted({append.table for append in appends})
    locked = select(tables.id, tables.number).where(tables.id.in_(wanted)).order_by(tables.id)
    numbers = {row.id: row.number for row in connection.execute(locked.with_for_update())}
    return Known(numbers, _look_up_keys(connection, appends), _look_up_games(connection, appends))


def _look_up_keys(connection: Connection, appends: Sequence[Append]) -> set[tuple[str, str, str]]:
    keys = {(append.table, *append.key) for append in appends if append.key is not None}
    if not keys:
        return set()
    columns = schema.answered.c
    asked = tuple_(columns.table_id, columns.identity, columns.key)
    rows = connection.execute(
        select(columns.table_id, columns.identity, columns.key).where(asked.in_(sorted(keys)))
    )
    return {(row.table_id, row.identity, row.key) for row in rows}


def _look_up_games(connection: Connection, appends: Sequence[Append]) -> dict[tuple[str, str], int]:
    rated = sorted({(r.identity, r.game) for append in appends for r in append.ratings})
    if not rated:
        return {}
    fresh = [
        {"identity": identity, "game": game, "mu": 0.0, "sigma": 0.0, "games": 0}
        for identity, game in rated
    ]
    connection.execute(insert_unless_there(connection, schema.ratings), fresh)
    columns = schema.ratings.c
    locked = (
        select(columns.identity, columns.game, columns.games)
        .where(tuple_(columns.identity, columns.game).in_(rated))
        .order_by(columns.identity, columns.game)
        .with_for_update()
    )
    return {(row.identity, row.game): row.games for row in connection.execute(locked)}


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    connection.execute(INSERT_EVENTS, [row for append in appends for row in _event_rows(append)])
    last = {append.table: append for append in appends}
    changes = [
        {
            "table": append.table,
            "number": append.number + len(append.events),
            **_summary_row(append.summary),
        }
        for append in last.values()
    ]
    connection.execute(CHANGE_TABLES, changes)
    keys = [
        {
            "table_id": append.table,
            "identity": append.key[0],
            "key": append.key[1],
            "number": append.number,
        }
        for append in appends
        if append.key is not None
    ]
    if keys:
        connection.execute(INSERT_ANSWERED, keys)
    seated = {a.table for a in appends if any(isinstance(e, NEW_SEATING) for e in a.events)}
    _write_seatings(connection, [last[table] for table in sorted(seated)])
    ratings = {(r.identity, r.game): r for append in appends for r in append.ratings}
    if ratings:
        connection.execute(CHANGE_RATINGS, [_rating_row(ratings[who]) for who in sorted(ratings)])


def _write_seatings(connection: Connection, appends: Collection[Append]) -> None:
    if not appends:
        return
    of_these = schema.seatings.c.table_id.in_([append.table for append in appends])
    connection.execute(delete(schema.seatings).where(of_these))
    rows = [
        {"table_id": append.table, **asdict(seating)}
        for append in appends
        for seating in append.summary.seatings
    ]
    if rows:
        connection.execute(INSERT_SEATINGS, rows)


def _remove_unused(connection: Connection, known: Known) -> None:
    """Rows that were only there to be locked."""
    tables = [table for table, number in known.numbers.items() if number == 0]
    if tables:
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))
    if 0 in known.games.values():
        connection.execute(delete(schema.ratings).where(schema.ratings.c.games == 0))


def _event_rows(append: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": append.table,
            "number": append.number + offset,
            "data": event.as_json(),
            "who": _named_in(event),
        }
        for offset, event in enumerate(append.events)
    ]


def _named_in(event: Event) -> str | None:
    who: Somebody | None = getattr(event, "who", None)
    return None if who is None or who.kind is Kind.BOT else who.identity


def _summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "game": summary.game,
        "options": summary.options,
        "visibility": summary.visibility,
        "is_rated": summary.is_rated,
        "clock": summary.clock,
        "status": summary.status,
        "host": summary.host,
        "seats": summary.seats,
        "turn": summary.turn,
        "result": summary.result,
        "opened": summary.opened,
        "changed": summary.changed,
        "due": summary.due,
    }


def _rating_row(rating: Rating) -> dict[str, Any]:
    return {
        "who": rating.identity,
        "what": rating.game,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
    }
