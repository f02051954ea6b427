"""Append events of many tables in one transaction, each of them wholly or not at all."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete

from ..tables import Event, Kind, Somebody
from ..tables.events import Declined, Freed, HandedOver, Opened, Sat, Stood, Undone
from . import schema
from .dialect import insert_unless_there
from .engine import compact
from .errors import Conflict
from .for_each import ForEach, insert_each
from .quick import Quick, together
from .values import Appended, GameResult, Rating, Summary

NEW_SEATING = (Sat, Stood, Freed, HandedOver, Declined)
"""Events that change who sits where, or may."""

NO_KEY = ("", "")
"""Nobody's key, which no request has."""

# If the row is locked by somebody who answers the same key just now, the key may still seem new
# when the lock is had; but then the number is not.
LOCK_TABLE = ForEach(
    sqlite="""
    SELECT json_group_array(json_array(asked.key, tables.number, answered.number))
    FROM json_each(:rows) AS asked, tables LEFT JOIN answered
        ON answered.table_id = tables.id
        AND answered.identity = json_extract(asked.value, '$.who')
        AND answered.key = json_extract(asked.value, '$.key')
    WHERE tables.id = json_extract(asked.value, '$.table')""",
    postgresql="""
    SELECT tables.number, answered.number
    FROM tables LEFT JOIN answered
        ON answered.table_id = tables.id
        AND answered.identity = :who
        AND answered.key = :key
    WHERE tables.id = :table FOR UPDATE OF tables""",
)
LOCK_RATING = Quick(
    "SELECT games FROM ratings WHERE identity = :who AND game = :what",
    more_on_postgresql=" FOR UPDATE",
)
INSERT_EVENT = insert_each("events", "table_id", "number", "data", "who")
INSERT_KEY = insert_each("answered", "table_id", "identity", "key", "number")
INSERT_SEATING = Quick("""
    INSERT INTO seatings (table_id, chair, identity, name, kind, avatar)
    VALUES (:table_id, :chair, :identity, :name, :kind, :avatar)""")
DELETE_SEATINGS = Quick("DELETE FROM seatings WHERE table_id = :table")
INSERT_INVITATION = Quick("""
    INSERT INTO invitations (table_id, chair, identity) VALUES (:table_id, :chair, :identity)""")
DELETE_INVITATIONS = Quick("DELETE FROM invitations WHERE table_id = :table")
CHANGE_TABLE = ForEach(
    sqlite="""
    UPDATE tables SET
        number = json_extract(value, '$.number'), status = json_extract(value, '$.status'),
        turn = json_extract(value, '$.turn'), result = json_extract(value, '$.result'),
        changed = json_extract(value, '$.changed'), due = json_extract(value, '$.due'),
        is_practice = json_extract(value, '$.is_practice')
    FROM json_each(:rows) WHERE tables.id = json_extract(value, '$.table')""",
    postgresql="""
    UPDATE tables SET number = :number, status = :status, turn = :turn, result = :result,
        changed = :changed, due = :due, is_practice = :is_practice
    WHERE id = :table""",
)
DELETE_RESULTS = Quick("DELETE FROM results WHERE table_id = :table")
INSERT_RESULT = insert_each(
    "results",
    *("identity", "table_id", "game", "at", "against", "level", "verdict", "points"),
    "is_practice",
)
CHANGE_RATING = Quick("""
    UPDATE ratings SET mu = :mu, sigma = :sigma, games = :games
    WHERE identity = :identity AND game = :game""")


@dataclass(frozen=True)
class Append:
    """What somebody wants to append to a table."""

    table: str
    number: int
    events: Sequence[Event]
    summary: Summary
    key: tuple[str, str] | None = None
    ratings: Sequence[Rating] = ()
    results: Sequence[GameResult] = ()
    """For everybody whose game is over with this."""


@dataclass
class Known:
    """What is in the database, and then also what was accepted meanwhile.

    The rows of these tables and ratings are locked until the end of the transaction, and locked
    in one order everywhere (new tables, tables, ratings, each sorted), so that no two processes
    wait for each other.
    """

    numbers: dict[str, int] = field(default_factory=dict)
    """The events each table has; 0 for one that is being opened."""
    keys: set[tuple[str, str, str]] = field(default_factory=set)
    games: dict[tuple[str, str], int] = field(default_factory=dict)
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


def append_all(
    connection: Connection,
    appends: Sequence[Append],
    tell: Callable[[Connection, Sequence[Appended]], None],
) -> list[Conflict | None]:
    """Write what can be written, and tell others; a Conflict for each that came too late."""
    known = _look_up(connection, appends)
    verdicts = [None if known.accept(append) else Conflict(append.table) for append in appends]
    if known.accepted:
        news = [Appended(each.table, each.number + len(each.events)) for each in known.accepted]
        with together(connection):
            _write(connection, known.accepted)
            tell(connection, news)
    if any(verdicts):
        _remove_unused(connection, known)
    return verdicts


def _look_up(connection: Connection, appends: Sequence[Append]) -> Known:
    opened = {append.table: append for append in appends if append.number == 0}
    if opened:
        rows = [_opening_row(opened[table].summary) for table in sorted(opened)]
        connection.execute(insert_unless_there(connection, schema.tables), rows)
    wanted = sorted({(append.table, *(append.key or NO_KEY)) for append in appends})
    rows = [{"table": table, "who": who, "key": key} for table, who, key in wanted]
    known = Known()
    for asked, found in zip(wanted, LOCK_TABLE.ask(connection, rows), strict=True):
        if found is not None:
            known.numbers[asked[0]] = found[0]
            if found[1] is not None:
                known.keys.add(asked)
    rated = sorted({(r.identity, r.game) for append in appends for r in append.ratings})
    if rated:
        known.games = _look_up_games(connection, rated)
    return known


def _look_up_games(
    connection: Connection, rated: Sequence[tuple[str, str]]
) -> dict[tuple[str, str], int]:
    fresh = [
        {"identity": identity, "game": game, "mu": 0.0, "sigma": 0.0, "games": 0}
        for identity, game in rated
    ]
    connection.execute(insert_unless_there(connection, schema.ratings), fresh)
    rows = [{"who": identity, "what": game} for identity, game in rated]
    kept = LOCK_RATING.ask(connection, rows)
    return {who: games for who, (games,) in zip(rated, kept, strict=True)}


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    INSERT_EVENT.run(connection, [row for append in appends for row in _event_rows(append)])
    last = {append.table: append for append in appends}
    CHANGE_TABLE.run(connection, [_change_row(append) for append in last.values()])
    keys = [
        {"table_id": append.table, "identity": who, "key": key, "number": append.number}
        for append in appends
        if append.key is not None
        for who, key in [append.key]
    ]
    if keys:
        INSERT_KEY.run(connection, keys)
    seated = {a.table for a in appends if any(isinstance(e, NEW_SEATING) for e in a.events)}
    _write_seatings(connection, [last[table] for table in sorted(seated)])
    kept = {a.table for a in appends if any(map(_keeps_chairs, a.events))}
    _write_invitations(connection, [last[table] for table in sorted(seated | kept)], kept)
    ratings = {(r.identity, r.game): r for append in appends for r in append.ratings}
    if ratings:
        CHANGE_RATING.run(connection, [asdict(ratings[who]) for who in sorted(ratings)])
    _write_results(connection, appends)


def _write_results(connection: Connection, appends: Sequence[Append]) -> None:
    """A game whose last move is taken back is not over, and counts when it is over again."""
    again = {a.table for a in appends if any(isinstance(e, Undone) for e in a.events)}
    if again:
        DELETE_RESULTS.run(connection, [{"table": table} for table in sorted(again)])
    ended: dict[str, Append] = {}
    for append in appends:
        if append.results:
            ended[append.table] = append
        elif append.summary.result is None:
            ended.pop(append.table, None)
    rows = [
        {
            "table_id": append.table,
            "game": append.summary.game,
            "at": append.summary.changed,
            "is_practice": append.summary.is_practice,
            **asdict(result),
        }
        for append in ended.values()
        for result in append.results
    ]
    if rows:
        INSERT_RESULT.run(connection, rows)


def _write_seatings(connection: Connection, appends: Collection[Append]) -> None:
    if not appends:
        return
    DELETE_SEATINGS.run(connection, [{"table": append.table} for append in appends])
    rows = [
        {"table_id": append.table, **asdict(seating)}
        for append in appends
        for seating in append.summary.seatings
    ]
    if rows:
        INSERT_SEATING.run(connection, rows)


def _keeps_chairs(event: Event) -> bool:
    return isinstance(event, Opened) and any(event.reserved)


def _write_invitations(
    connection: Connection, appends: Sequence[Append], opened: Collection[str]
) -> None:
    """Who is invited, at tables that were opened or where that has changed."""
    old = [{"table": append.table} for append in appends if append.table not in opened]
    if old:
        DELETE_INVITATIONS.run(connection, old)
    rows = [
        {"table_id": append.table, **asdict(invited)}
        for append in appends
        for invited in append.summary.invited
    ]
    if rows:
        INSERT_INVITATION.run(connection, rows)


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
            "data": compact(event.as_json()),
            "who": _named_in(event),
        }
        for offset, event in enumerate(append.events)
    ]


def _named_in(event: Event) -> str | None:
    who: Somebody | None = getattr(event, "who", None)
    return None if who is None or who.kind is Kind.BOT else who.identity


def _opening_row(summary: Summary) -> dict[str, Any]:
    row = {column.name: getattr(summary, column.name, None) for column in schema.tables.columns}
    return {**row, "id": summary.table, "number": 0}


def _change_row(append: Append) -> dict[str, Any]:
    """What changes at a table; the rest stays as it was when it was opened."""
    summary = append.summary
    return {
        "table": append.table,
        "number": append.number + len(append.events),
        "status": summary.status,
        "turn": summary.turn,
        "result": None if summary.result is None else compact(summary.result),
        "changed": summary.changed,
        "due": summary.due,
        "is_practice": summary.is_practice,
    }
