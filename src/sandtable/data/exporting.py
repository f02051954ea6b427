"""Games that were played elsewhere, as the same tables."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..training.atomic import replace_text
from .libraries import need_polars
from .plan import FORMAT, BadCorpus
from .rows import Tables, add_record
from .shards import PLAN, write_shard

SHARD = 1000
"""Games in a file: so many are in memory at once."""


class TableWriter:
    """Takes records one by one, and writes a shard whenever there are enough."""

    def __init__(self, folder: Path) -> None:
        need_polars()
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadCorpus(f"{folder} is there already: name a new folder")
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._tables = Tables.new()
        self._count = 0

    def __enter__(self) -> Self:
        replace_text(self._folder / PLAN, json.dumps({"format": FORMAT, "exported": True}) + "\n")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if kind is None and self._tables.games["game"]:
            self._write()

    def add(self, record: Mapping[str, Any]) -> None:
        """Add a game; its number is how many came before."""
        add_record(self._tables, self._count, record)
        self._count += 1
        if self._count % SHARD == 0:
            self._write()

    def _write(self) -> None:
        write_shard(self._folder, (self._count - 1) // SHARD, self._tables)
        self._tables = Tables.new()
