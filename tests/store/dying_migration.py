"""A process that migrates a database and is killed in the middle of it."""

import os
import shutil
import signal
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event

from sandtable.store import migrate as migration
from sandtable.store.engine import Engines
from sandtable.store.location import find_location

NEXT = "9999"
"""A revision after all there are, which changes much at once."""
CHANGES = """
from alembic import op
from sqlalchemy import Column, Integer, Text, text

revision = "{revision}"
down_revision = "{before}"


def upgrade():
    op.create_table("remarks", Column("table_id", Text, primary_key=True), Column("text", Text))
    op.execute(text("INSERT INTO remarks SELECT id, game FROM tables"))
    op.add_column("tables", Column("remarks", Integer, nullable=False, server_default="0"))
    op.execute(text("UPDATE tables SET remarks = 1 WHERE status = 'over'"))
    with op.batch_alter_table("seatings") as batch:
        batch.add_column(Column("remark", Text))
        batch.alter_column("name", new_column_name="called")
    op.execute(text("UPDATE seatings SET remark = called"))
    op.create_index("remarks_text", "remarks", ["text"])
    op.execute(text("DELETE FROM answered"))
"""


def newest(scripts: Path) -> str:
    """The last revision of some scripts."""
    config = Config()
    config.set_main_option("script_location", str(scripts))
    head = ScriptDirectory.from_config(config).get_current_head()
    assert head is not None
    return head


def scripts_with_more(folder: Path) -> Path:
    """All migrations, and one more."""
    scripts = folder / "migrations"
    shutil.copytree(migration.SCRIPTS, scripts)
    more = CHANGES.format(revision=NEXT, before=newest(scripts))
    (scripts / "versions" / f"{NEXT}_more.py").write_text(more)
    return scripts


def migrate_and_die(url: str, scripts: Path, last: int) -> None:
    """Bring a database up to date, but be killed after so many statements; 0 is before the end."""
    done = 0

    def die() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def count(*values: Any) -> None:
        nonlocal done
        done += 1
        if done == last:
            die()

    event.listen(Engine, "after_cursor_execute", count)
    if last == 0:
        event.listen(Engine, "commit", lambda connection: die())
    migration.SCRIPTS = scripts
    with Engines(find_location(url)) as engines:
        migration.migrate(engines)
