"""Bring a database up to the form this version knows."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from .engine import Engines, explained
from .errors import StoreError
from .location import shown

SCRIPTS = Path(__file__).parent / "migrations"
NEWEST = "head"
ONE_AT_A_TIME = 7263_2371
"""The lock that processes starting at the same time take one after the other."""

logging.getLogger("alembic").setLevel(logging.WARNING)


def migrate(engines: Engines, revision: str = NEWEST) -> None:
    """Make or change the tables of a database, all at once or not at all."""
    try:
        with explained(engines.location), engines.writing() as connection:
            if not engines.is_sqlite:
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                connection.execute(lock, {"key": ONE_AT_A_TIME})
            command.upgrade(configuration(connection), revision)
    except CommandError:
        raise StoreError(
            f"{shown(engines.location)} was written by a newer version of Sandtable"
        ) from None


def revision_of(connection: Connection) -> str | None:
    """The form a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def configuration(connection: Connection) -> Config:
    """What Alembic needs to work on this connection."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
