"""One SQLite file, one server: others would not hear of what it writes."""

import os
from pathlib import Path

from .errors import StoreError

try:
    import fcntl
except ImportError:  # Windows: there SQLite alone must keep the order, which it does.
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """A lock beside the file, held until it is let go or the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        try:
            self._lock = os.open(f"{file}-lock", os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StoreError(f"{file}-lock cannot be opened: {error.strerror}") from None
        if fcntl is None:
            return
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            raise StoreError(
                f"another server uses {file}: stop it first, "
                "or let both use PostgreSQL (see SANDTABLE_DATABASE)"
            ) from None

    def release(self) -> None:
        """Let another server have the file."""
        os.close(self._lock)
