"""The tables of the database: the log itself, what lists show of it, and people."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_once",
        "fk": "%(table_name)s_%(column_0_name)s_exists",
        "pk": "%(table_name)s_key",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # How many events there are.
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("turn", Text),
    Column("result", JSON(none_as_null=True)),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    # Whether somebody who plays alone or against bots has taken a move back.
    Column("is_practice", Boolean, nullable=False, server_default=false()),
)


def _index(name: str, where: ColumnElement[bool], *columns: ColumnElement[Any]) -> None:
    """An index of some rows only: it stays as small as they are few."""
    Index(name, *columns, sqlite_where=where, postgresql_where=where)


# But for `tables_over` these stay as small as the number of tables that are not over.
_is_public = tables.c.visibility == "public"
_waits = tables.c.status == "waiting"
_index("tables_waiting", _waits & _is_public, tables.c.opened)
_index("tables_host", _waits, tables.c.host)
_index("tables_unplayed", _waits, tables.c.changed, tables.c.id)
_index("tables_playing", (tables.c.status == "playing") & _is_public, tables.c.changed)
_index("tables_over", tables.c.status == "over", tables.c.changed, tables.c.id)
_index("tables_due", tables.c.due.is_not(None), tables.c.due)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", JSON, nullable=False),
    Column("who", Text),  # The person or guest named in it, so that they can be forgotten.
    sqlite_with_rowid=False,  # The events of a table lie side by side.
)
_index("events_who", events.c.who.is_not(None), events.c.who)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("chair", Integer, primary_key=True),
    Column("identity", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("avatar", Text),
    sqlite_with_rowid=False,
)

# Chairs of tables that wait, kept for somebody who does not sit there yet.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("chair", Integer, primary_key=True),
    Column("identity", Text, nullable=False, index=True),
    sqlite_with_rowid=False,
)

answered = Table(
    "answered",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("found_as", Text, unique=True),  # The key of the name; empty for guests.
    Column("passphrase", Text),
    Column("created", BigInteger, nullable=False),
    Column("look", Text),  # How the name looks (names.py); both empty for guests.
    Column("lower_look", Text),
    Column("seen_at", BigInteger),  # When somebody whose table waits was last here.
    Column("avatar", Text),
)
for _known in (people.c.look, people.c.lower_look, people.c.seen_at):
    _index(f"people_{_known.name}", _known.is_not(None), _known)
_index("people_guests", people.c.passphrase.is_(None), people.c.created, people.c.identity)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column(
        "identity",
        Text,
        ForeignKey(people.c.identity, ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("purpose", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

# From whom somebody wants no invitations.
blocks = Table(
    "blocks",
    metadata,
    Column("key", Text, primary_key=True),
    Column("identity", Text, ForeignKey(people.c.identity, ondelete="CASCADE"), nullable=False),
    Column(
        "blocked",
        Text,
        ForeignKey(people.c.identity, ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("identity", "blocked"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("against", Text, nullable=False),  # `people`, `bot`, or `alone`.
    Column("level", Text),  # Of the bot; empty for bots of several levels.
    Column("verdict", Text, nullable=False),
    Column("points", Integer),
    Column("is_practice", Boolean, nullable=False),
    # All that is counted is in it, so that the rows themselves need not be read.
    Index(
        "results_history",
        *("identity", "game", "at", "verdict", "against", "level", "is_practice", "points"),
    ),
    sqlite_with_rowid=False,
)

processes = Table(
    "processes",
    metadata,
    Column("process", Text, primary_key=True),
    Column("alive", BigInteger, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),  # The hash of the endpoint: a browser has one owner.
    # Logging out, or being logged out, ends it.
    Column(
        "token",
        Text,
        ForeignKey(tokens.c.hash, ondelete="CASCADE"),
        nullable=False,
        unique=True,
    ),
    Column("identity", Text, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# What people learn.


def _of_person() -> Column[str]:
    """Whose it is; it goes with them."""
    person = ForeignKey(people.c.identity, ondelete="CASCADE")
    return Column("identity", Text, person, primary_key=True)


learners = Table(
    "learners",
    metadata,
    _of_person(),
    Column("lessons", JSON, nullable=False),  # How far they have come (study/progress.py).
    # Whether they want to see puzzles again that they missed.
    Column("repeats", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

# How good somebody is at the puzzles of a game.
puzzle_skills = Table(
    "puzzle_skills",
    metadata,
    _of_person(),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("rated", Integer, nullable=False),  # How many tries have changed the rating.
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("day", Integer, nullable=False),  # The last day (since 1970) on which one was rated,
    Column("rated_today", Integer, nullable=False),  # and how many on it.
    sqlite_with_rowid=False,
)

# The first try of somebody at a puzzle.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    _of_person(),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("is_hinted", Boolean, nullable=False),
    Column("is_solved", Boolean),  # Empty while it is not decided.
    Column("at", BigInteger, nullable=False),
    Index(None, "identity", "game", "at"),
    sqlite_with_rowid=False,
)

# How hard a puzzle has proved to be; its rating before anybody tried ships with it.
puzzle_levels = Table(
    "puzzle_levels",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Puzzles that come again, and when.
puzzle_repeats = Table(
    "puzzle_repeats",
    metadata,
    _of_person(),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("card", JSON, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index(None, "identity", "due"),
    sqlite_with_rowid=False,
)

# Whole days with their secrets, as study/daily/making.py writes them.
daily_days = Table(
    "daily_days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("data", JSON, nullable=False),
)

# The try of somebody at a task of a day that counts for them: the first.
daily_tries = Table(
    "daily_tries",
    metadata,
    _of_person(),
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("moves", JSON, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("is_assisted", Boolean, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("finished", BigInteger),
    # Whether it was finished in time to be ranked.
    Column("counts", Boolean, nullable=False, server_default=false()),
    Column("points", Integer),
    Column("result", JSON(none_as_null=True)),
    Index(None, "day", "game", "points"),
    sqlite_with_rowid=False,
)
