"""`sandtable backup`, `restore` and `export`: the database of a server."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import BadOption, SandtableError
from .late_progress import LateProgress
from .server_extra import server_extra
from .wording import counted, one_line

if TYPE_CHECKING:
    from ..store.engine import Engines

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://...; else SANDTABLE_DATABASE, else your own file.",
        metavar="URL",
        show_default=False,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Write everything a server keeps to one file.

    The server may go on meanwhile. Keep the file to yourself: it holds the secrets of games.

    sandtable backup monday.backup
    """
    with server_extra():
        from ..store.backup import write_backup
    with _existing(database) as source, LateProgress("Backing up") as bar:
        rows = write_backup(source, file, bar.show)
    typer.echo(f"{file} holds {counted(rows, 'row')}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", metavar="FILE")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Lose what the database holds now.")
    ] = False,
) -> None:
    """Put everything a backup holds into a database: the same one, or another of either kind.

    Stop the server first. Either all of it is restored or nothing.

    sandtable restore monday.backup --replace
    sandtable restore monday.backup --database postgresql://user@host/sandtable
    """
    with server_extra():
        from ..store.backup import read_backup
        from ..store.engine import Engines
        from ..store.location import find_location, shown
    file.open("rb").close()  # Before a database is made for nothing.
    location = find_location(database)
    with Engines(location, alone=True) as target, LateProgress("Restoring") as bar:
        rows = read_backup(file, target, replace, bar.show)
    typer.echo(f"{counted(rows, 'row')} restored to {shown(location)}.")


def export(
    file: Annotated[
        Path | None,
        typer.Argument(help="The file to write (.jsonl); the screen if left out.", metavar="FILE"),
    ] = None,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Write tables into a new folder FILE instead.")
    ] = False,
    database: Database = None,
) -> int:
    """Write the records of all games that are over, one a line.

    The exit code is 2 if a game cannot be replayed; the others are written all the same.

    sandtable export games.jsonl
    sandtable export | head -1
    sandtable export tables/ --parquet
    """
    if parquet:
        return _export_tables(file, database)
    if file is None:
        return 0 if _export(sys.stdout.write, database).broken == 0 else 2
    with file.open("x", encoding="utf-8") as output:
        exported = _export(output.write, database)
    typer.echo(f"{file} holds {counted(exported.games, 'game')}.")
    return 0 if exported.broken == 0 else 2


@dataclass
class Exported:
    """How many games were written, and how many could not be."""

    games: int = 0
    broken: int = 0


def _export_tables(folder: Path | None, database: str | None) -> int:
    """Write all games as tables, see docs/datasets.md."""
    from ..data.exporting import TableWriter

    if folder is None:
        raise BadOption("--parquet needs the name of a new folder")
    with TableWriter(folder) as writer:
        exported = _export(lambda line: writer.add(json.loads(line)), database)
    typer.echo(f"{folder} holds {counted(exported.games, 'game')}.")
    return 0 if exported.broken == 0 else 2


def _export(write: Callable[[str], object], database: str | None) -> Exported:
    with server_extra():
        from ..store.export import finished_tables, read_record_of
        from ..tables import BrokenLog
    exported = Exported()
    with (
        _existing(database) as source,
        LateProgress("Exporting") as bar,
        source.snapshot() as connection,
    ):
        tables = finished_tables(connection)
        for done, table in enumerate(tables, start=1):
            try:
                record = read_record_of(connection, table)
            except (BrokenLog, SandtableError) as error:
                bar.tell(one_line(f"table {table} cannot be replayed: {error}"))
                exported.broken += 1
            else:
                write(json.dumps(record, ensure_ascii=False) + "\n")
                exported.games += 1
            bar.show(done, len(tables))
    return exported


def _existing(database: str | None) -> "Engines":
    """A database to read; a file that is not there is not made."""
    with server_extra():
        from ..store.engine import Engines
        from ..store.location import check_is_there, find_location
    location = find_location(database)
    check_is_there(location)
    return Engines(location)
