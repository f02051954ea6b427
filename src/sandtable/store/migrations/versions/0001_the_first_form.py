"""The first form of the database."""

from alembic import op
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _make_tables()
    _make_log()
    _make_people()
    op.create_table(
        "processes",
        Column("process", Text, nullable=False),
        Column("alive", BigInteger, nullable=False),
        PrimaryKeyConstraint("process", name="processes_key"),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("game", Text, nullable=False),
        Column("options", JSON, nullable=False),
        Column("visibility", Text, nullable=False),
        Column("is_rated", Boolean, nullable=False),
        Column("clock", JSON),
        Column("status", Text, nullable=False),
        Column("host", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("turn", Text),
        Column("result", JSON),
        Column("opened", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("due", BigInteger),
        PrimaryKeyConstraint("id", name="tables_key"),
    )
    _make_index(
        "tables_waiting", "tables", "opened", "status = 'waiting' AND visibility = 'public'"
    )
    _make_index(
        "tables_playing", "tables", "changed", "status = 'playing' AND visibility = 'public'"
    )
    _make_index("tables_due", "tables", "due", "due IS NOT NULL")


def _make_log() -> None:
    op.create_table(
        "events",
        _table_id("events"),
        Column("number", Integer, nullable=False),
        Column("data", JSON, nullable=False),
        Column("who", Text),
        PrimaryKeyConstraint("table_id", "number", name="events_key"),
        sqlite_with_rowid=False,
    )
    _make_index("events_who", "events", "who", "who IS NOT NULL")
    op.create_table(
        "seatings",
        _table_id("seatings"),
        Column("chair", Integer, nullable=False),
        Column("identity", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("kind", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "chair", name="seatings_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("seatings_identity", "seatings", ["identity"])
    op.create_table(
        "answered",
        _table_id("answered"),
        Column("identity", Text, nullable=False),
        Column("key", Text, nullable=False),
        Column("number", Integer, nullable=False),
        PrimaryKeyConstraint("table_id", "identity", "key", name="answered_key"),
        sqlite_with_rowid=False,
    )


def _make_people() -> None:
    op.create_table(
        "people",
        Column("identity", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("found_as", Text),
        Column("passphrase", Text),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("identity", name="people_key"),
        UniqueConstraint("found_as", name="people_found_as_once"),
    )
    owner = ForeignKey("people.identity", name="tokens_identity_exists", ondelete="CASCADE")
    op.create_table(
        "tokens",
        Column("hash", Text, nullable=False),
        Column("identity", Text, owner, nullable=False),
        Column("purpose", Text, nullable=False),
        Column("label", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="tokens_key"),
    )
    op.create_index("tokens_identity", "tokens", ["identity"])
    op.create_table(
        "ratings",
        Column("identity", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("identity", "game", name="ratings_key"),
    )


def _table_id(of: str) -> Column[str]:
    return Column(
        "table_id", Text, ForeignKey("tables.id", name=f"{of}_table_id_exists"), nullable=False
    )


def _make_index(name: str, table: str, column: str, where: str) -> None:
    op.create_index(name, table, [column], sqlite_where=text(where), postgresql_where=text(where))
