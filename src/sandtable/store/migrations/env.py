"""How Alembic reaches the database: by the connection it is given, or by its location."""

from alembic import context
from sqlalchemy import Connection

from sandtable.store.engine import Engines
from sandtable.store.location import find_location
from sandtable.store.schema import metadata


def run(connection: Connection) -> None:
    """Within the transaction of the connection."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    engines = Engines(find_location())
    with engines.writing() as own:
        run(own)
    engines.dispose()
