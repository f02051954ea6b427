"""Where the database is: a file under the user's data folder, or what a variable names."""

import os
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from .data_folder import data_folder
from .errors import BadLocation

VARIABLE = "SANDTABLE_DATABASE"
FILE_NAME = "sandtable.db"
HOW_TO_NAME = "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"


def find_location(url: str | None = None) -> URL:
    """The database that is meant: the one named, or that of the variable, or the user's own."""
    text = url or os.environ.get(VARIABLE)
    if not text:
        return URL.create("sqlite", database=str(data_folder() / FILE_NAME))
    try:
        location = make_url(text)
    except ArgumentError:  # Its message would show the password.
        raise BadLocation(f"not a database URL: {HOW_TO_NAME}") from None
    match location.get_backend_name():
        case "sqlite":
            if location.database in (None, "", ":memory:"):
                raise BadLocation("an in-memory database is lost with the process: name a file")
            return location.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return location.set(drivername="postgresql+psycopg")
    raise BadLocation(f"{location.drivername} is no database Sandtable knows: {HOW_TO_NAME}")


def check_is_there(location: URL) -> None:
    """BadLocation if it is a file that does not exist."""
    if location.get_backend_name() == "sqlite" and not Path(location.database or "").is_file():
        raise BadLocation(f"there is no database {shown(location)}")


def shown(location: URL) -> str:
    """The location for people to read, without its password."""
    if location.get_backend_name() == "sqlite":
        return location.database or ""
    return location.set(drivername="postgresql").render_as_string(hide_password=True)
