"""A drawing beside a name; who is invited where, and from whom nobody wants to be."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has a drawing yet, nobody is invited or blocked."""
    for table in ("people", "seatings"):
        op.add_column(table, Column("avatar", Text))
    op.create_table(
        "invitations",
        Column(
            "table_id",
            Text,
            ForeignKey("tables.id", name="invitations_table_id_exists"),
            nullable=False,
        ),
        Column("chair", Integer, nullable=False),
        Column("identity", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "chair", name="invitations_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("invitations_identity", "invitations", ["identity"])
    op.create_table(
        "blocks",
        Column("key", Text, nullable=False),
        _person("identity"),
        _person("blocked"),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("key", name="blocks_key"),
        UniqueConstraint("identity", "blocked", name="blocks_identity_blocked_once"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])


def _person(name: str) -> Column[str]:
    person = ForeignKey("people.identity", name=f"blocks_{name}_exists", ondelete="CASCADE")
    return Column(name, Text, person, nullable=False)
