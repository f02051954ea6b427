"""Where people are told that it is their turn (Web Push), and keys that all processes share."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two tables; nothing that is there changes."""
    op.create_table(
        "keys",
        Column("name", Text, primary_key=True),
        Column("value", Text, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        Column("id", Text, primary_key=True),
        Column(
            "token",
            Text,
            ForeignKey("tokens.hash", ondelete="CASCADE", name="push_subscriptions_token_exists"),
            nullable=False,
            unique=True,
        ),
        Column("identity", Text, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_identity", "push_subscriptions", ["identity"])
