"""`sandtable serve`: a server to play on together."""

import os
import sys
import webbrowser
from typing import Annotated

import typer

from ..errors import CannotServe
from ..server.operations.config import read_config, settings_help
from .server_extra import server_extra
from .warming import say

WORDS = """\
Serve people and programs that want to play together.

sandtable serve --port 9000
sandtable serve --processes 4 --database postgresql://...   (SIGHUP replaces them one by one)

All settings can be given as environment variables:
"""

Host = Annotated[
    str | None, typer.Option(help="Address to listen on; 0.0.0.0 for all.", metavar="ADDRESS")
]
Port = Annotated[int | None, typer.Option(help="Port to listen on; 0 for any.", metavar="NUMBER")]
Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///FILE or postgresql://...; your own file if left out."),
]
Processes = Annotated[
    int, typer.Option(help="Serve with so many processes; needs PostgreSQL.", metavar="NUMBER")
]
Thinkers = Annotated[
    str | None,
    typer.Option(
        help="Where bots think: threads, processes:N, ray://HOST:PORT or ray:ADDRESS.",
        metavar="WHERE",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open the address in the browser.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    processes: Processes = 1,
    thinkers: Thinkers = None,
    show: Open = False,
) -> None:
    config = read_config(host=host, port=port, database=database, thinkers=thinkers)
    with server_extra():
        from ..server.bots.workers.choice import read_choice
        from ..server.supervisor import check_can_share, supervise

    # What cannot be is said before anything is begun.
    check_can_share(config, processes)
    read_choice(config.thinkers)

    def ready(address: str) -> None:
        typer.echo(f"Sandtable is at {address} - Ctrl-C stops it.")
        if show and _has_browser():
            webbrowser.open(address)

    def warmed() -> None:
        typer.echo("All games and bots are ready.")

    if processes > 1:
        supervise(config, processes, ready, warmed)
        return
    with server_extra():
        from ..server.run import run
    try:
        run(config, ready, warmed, say)
    except SystemExit:  # Some library gave up, and would have it look as if all were well.
        raise CannotServe("the server ended by itself; the log says why") from None


def _has_browser() -> bool:
    """Whether a browser would be a window, and not a program in this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _explained() -> str:
    width = max(len(variable) for variable, _, _ in settings_help())
    lines = [
        f"{variable:<{width}}  {words}" + (f" ({default})" if default != "" else "")
        for variable, words, default in settings_help()
    ]
    return WORDS + "\n".join(lines)


serve.__doc__ = _explained()
