"""The folder for what belongs to this person."""

import os
import sys
from pathlib import Path

VARIABLE = "SANDTABLE_DATA"


def data_folder() -> Path:
    """Where Sandtable keeps what belongs to this person: what a variable says, or as usual here."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~/AppData/Local")
    elif sys.platform == "darwin":
        base = os.path.expanduser("~/Library/Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(base, "sandtable")
