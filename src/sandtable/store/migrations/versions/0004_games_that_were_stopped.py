"""Games that went on for too long have an ending of their own in lists, too."""

from alembic import op
from sqlalchemy import JSON, Column, Integer, MetaData, Table, Text, select, update

revision = "0004"
down_revision = "0003"

MOST_MOVES = 2_000
"""No game that was stopped has fewer events."""

tables = Table(
    "tables",
    MetaData(),
    *(Column("id", Text), Column("number", Integer), Column("status", Text)),
    Column("result", JSON(none_as_null=True)),
)
events = Table(
    "events",
    MetaData(),
    *(Column("table_id", Text), Column("number", Integer), Column("data", JSON)),
)


def upgrade() -> None:
    """They were listed as abandoned; their logs always said what happened."""
    connection = op.get_bind()
    long = select(tables.c.id, tables.c.result).where(
        tables.c.status == "over", tables.c.number > MOST_MOVES
    )
    for name, result in connection.execute(long).all():
        last = select(events.c.data).where(events.c.table_id == name, events.c.number >= MOST_MOVES)
        if any(data["kind"] == "stopped" for data in connection.scalars(last)):
            said = result | {"ending": "stopped", "winner": None, "chair": None}
            connection.execute(update(tables).where(tables.c.id == name).values(result=said))
