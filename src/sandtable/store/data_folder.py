"""The folder for what belongs to this person."""

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "SANDTABLE_DATA"


def data_folder() -> Path:
    """Where Sandtable keeps what belongs to this person: what a variable says, or as usual here."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    return user_data_path("sandtable", appauthor=False)
