"""Bring a database up to the form this version knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, text

from .engine import Engines

SCRIPTS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 7263_2371
"""The lock that two processes starting at once take one after the other."""


def migrate(location: URL) -> None:
    """Make or change the tables of a database, all at once or not at all."""
    engines = Engines(location)
    try:
        with engines.writing() as connection:
            if not engines.is_sqlite:
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME}
                )
            command.upgrade(configuration(connection), "head")
    finally:
        engines.dispose()


def configuration(connection: Connection) -> Config:
    """What Alembic needs to work on this connection."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
