"""How far the person at this keyboard has come with lessons and the Daily."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import BadRecord
from ..records import read_record, write_record
from ..store.data_folder import data_folder

LESSONS = "lessons.json"
DAILY = "daily.json"


def read_kept(name: str) -> Any:
    """What was kept under a name; nothing if there is nothing, or if it cannot be read."""
    path = data_folder() / name
    try:
        return read_record(path) if path.exists() else {}
    except (BadRecord, OSError):
        return {}


def keep(name: str, kept: Mapping[str, Any]) -> Path:
    """Keep it."""
    path = data_folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(path, dict(kept))
    return path
