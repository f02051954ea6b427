"""What the commands of the server need beyond playing: an extra that may not be installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import SandtableError


class NotInstalled(SandtableError):
    """A command whose packages are missing."""


@contextmanager
def server_extra() -> Iterator[None]:
    """Import what a command needs in here: a missing package then is one plain sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("sandtable"):
            raise
        raise NotInstalled(
            f"this needs the package {error.name}: install 'sandtable[server]'"
        ) from None
