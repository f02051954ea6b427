"""What people learn: lessons, puzzles, the Daily."""

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
    false,
)

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has learned anything yet."""
    op.create_table(
        "learners",
        _person("learners"),
        Column("lessons", JSON, nullable=False),
        Column("repeats", Boolean, nullable=False, server_default=false()),
        PrimaryKeyConstraint("identity", name="learners_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_skills",
        _person("puzzle_skills"),
        Column("game", Text, nullable=False),
        Column("rating", Float, nullable=False),
        Column("spread", Float, nullable=False),
        Column("rated", Integer, nullable=False),
        Column("tried", Integer, nullable=False),
        Column("solved", Integer, nullable=False),
        Column("streak", Integer, nullable=False),
        Column("best_streak", Integer, nullable=False),
        Column("day", Integer, nullable=False),
        Column("rated_today", Integer, nullable=False),
        PrimaryKeyConstraint("identity", "game", name="puzzle_skills_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_tries",
        _person("puzzle_tries"),
        Column("puzzle", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("is_hinted", Boolean, nullable=False),
        Column("is_solved", Boolean),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("identity", "puzzle", name="puzzle_tries_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_tries_identity_game_at", "puzzle_tries", ["identity", "game", "at"])
    op.create_table(
        "puzzle_levels",
        Column("puzzle", Text, nullable=False),
        Column("rating", Float, nullable=False),
        Column("spread", Float, nullable=False),
        Column("tried", Integer, nullable=False),
        Column("solved", Integer, nullable=False),
        PrimaryKeyConstraint("puzzle", name="puzzle_levels_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_repeats",
        _person("puzzle_repeats"),
        Column("puzzle", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("card", JSON, nullable=False),
        Column("due", BigInteger, nullable=False),
        PrimaryKeyConstraint("identity", "puzzle", name="puzzle_repeats_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_repeats_identity_due", "puzzle_repeats", ["identity", "due"])
    op.create_table(
        "daily_days",
        Column("day", Text, nullable=False),
        Column("data", JSON, nullable=False),
        PrimaryKeyConstraint("day", name="daily_days_key"),
    )
    op.create_table(
        "daily_tries",
        _person("daily_tries"),
        Column("day", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("moves", JSON, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("is_assisted", Boolean, nullable=False),
        Column("began", BigInteger, nullable=False),
        Column("finished", BigInteger),
        Column("counts", Boolean, nullable=False, server_default=false()),
        Column("points", Integer),
        Column("result", JSON(none_as_null=True)),
        PrimaryKeyConstraint("identity", "day", "game", name="daily_tries_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_tries_day_game_points", "daily_tries", ["day", "game", "points"])


def _person(table: str) -> Column[str]:
    person = ForeignKey("people.identity", name=f"{table}_identity_exists", ondelete="CASCADE")
    return Column("identity", Text, person, nullable=False)
