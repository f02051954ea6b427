"""The files of a corpus: each is there wholly or not at all."""

from pathlib import Path
from typing import Any

from ..training.atomic import replaced
from .columns import GAMES, MOVES, Column, Rows, schema
from .libraries import need_polars
from .rows import Tables

PLAN = "plan.json"
GAMES_FOLDER, MOVES_FOLDER = "games", "moves"


def path_of(folder: Path, table: str, shard: int) -> Path:
    """Where a part of a table is."""
    return folder / table / f"{shard:05}.parquet"


def games_in(folder: Path, shard: int) -> int:
    """How many games of a shard are there already."""
    path = path_of(folder, GAMES_FOLDER, shard)
    if not path.exists():
        return 0
    polars = need_polars()
    return int(polars.scan_parquet(path).select(polars.len()).collect().item())


def write_shard(folder: Path, shard: int, tables: Tables) -> None:
    """Write both tables; the games come last, because they say that the shard is complete."""
    for table, columns, rows in (
        (MOVES_FOLDER, MOVES, tables.moves),
        (GAMES_FOLDER, GAMES, tables.games),
    ):
        path = path_of(folder, table, shard)
        path.parent.mkdir(parents=True, exist_ok=True)
        with replaced(path) as file:
            frame(columns, rows).write_parquet(file, compression="zstd")


def frame(columns: tuple[Column, ...], rows: Rows) -> Any:
    """Rows as a data frame of Polars."""
    polars = need_polars()
    return polars.DataFrame(rows, schema=schema(polars, columns))
