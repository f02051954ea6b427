"""Files that are there wholly or not at all, whenever the process is killed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def replaced(path: Path) -> Iterator[IO[bytes]]:
    """Write beside the place of a file, and move it there at the end."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    with unfinished.open("wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def replace_text(path: Path, text: str) -> None:
    """A text as a whole file."""
    with replaced(path) as file:
        file.write(text.encode())
