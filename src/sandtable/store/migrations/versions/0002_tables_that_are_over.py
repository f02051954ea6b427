"""Find the tables that are over in the order in which they ended."""

from alembic import op
from sqlalchemy import text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """So that what is kept only for a while can be found and removed."""
    is_over = text("status = 'over'")
    op.create_index(
        "tables_over",
        "tables",
        ["changed", "id"],
        sqlite_where=is_over,
        postgresql_where=is_over,
    )
