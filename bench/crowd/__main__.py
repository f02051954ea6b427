"""`python -m bench.crowd`: an evening at a server, with everything that may happen to it.

Two of five people play each other, one plays bots of all levels, one watches, one looks around;
all of them reload pages, leave, and others come. One of ten has a slow network. Meanwhile a new
version is deployed, a process is killed and the database restarted. A line every five seconds says
how it goes. At the end all processes are killed, and each acknowledged move is looked for.
"""

import asyncio
import resource
import signal
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import orjson
import typer
import uvloop

from sandtable.server.edge.descriptors import raise_limit

from .evening import Evening, Found
from .house import Broken, House
from .plan import Plan
from .report import as_json, as_markdown

SPARE_FILES = 500
"""Open files beside the sockets of people who stay."""
FILES_OF_PERSON = 1.2
FEWEST = 10
INTERRUPTED = 130


def run(plan: Plan, folder: Path) -> Found:
    """One evening; whatever ends it, the server and its database are gone afterwards."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    print(f"{plan.processes} processes and PostgreSQL are started ...", file=sys.stderr)
    with House.open(plan.processes, folder) as house:
        return uvloop.run(live(plan, house))


async def live(plan: Plan, house: House) -> Found:
    """What happens between opening and closing."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await house.whole(without=set())
    print(f"{plan.people:,} people arrive ...", file=sys.stderr)
    return await Evening(plan, house).run()


def check_files(people: int) -> str:
    """Why there cannot be so many people, or nothing."""
    raise_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = int(people * FILES_OF_PERSON) + SPARE_FILES
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return ""
    possible = max(FEWEST, int((soft - SPARE_FILES) / FILES_OF_PERSON))
    return (
        f"{people:,} people need {needed:,} open files, and this system allows {hard:,}: "
        f"raise the hard limit (ulimit -Hn; LimitNOFILE= of systemd), or --people {possible}"
    )


def main(
    people: Annotated[int, typer.Option(min=FEWEST, help="Connected at the same time.")] = 5000,
    minutes: Annotated[float, typer.Option(min=0.1, help="Of simulated time.")] = 60.0,
    compress: Annotated[
        float, typer.Option(min=1, help="How many times quicker than people all move and look.")
    ] = 6.0,
    processes: Annotated[int, typer.Option(min=2, max=64, help="Of the server.")] = 2,
    seed: Annotated[int, typer.Option(help="What people do follows from it.")] = 1,
    heal: Annotated[
        float, typer.Option(min=1, help="Seconds in which all must be right again by itself.")
    ] = 5.0,
    attack: Annotated[bool, typer.Option(help="Let attackers come, too (bench.attack).")] = False,
    quick: Annotated[bool, typer.Option(help="60 people, 20 seconds.")] = False,
    json: Annotated[Path | None, typer.Option(help="A file for the results.")] = None,
    log: Annotated[Path | None, typer.Option(help="A file for what the server logs.")] = None,
) -> None:
    """Thousands of people at a server, and a deploy, a crash, a database that is restarted.

    A table in Markdown at the end. Exit code 1 if a move was lost or something did not heal.
    """
    if quick:
        people, minutes, compress = 60, 2.0, 6.0
    plan = Plan(people, minutes, compress, processes, seed, heal, attack)
    if problem := check_files(people):
        raise typer.BadParameter(problem, param_hint="--people")
    with tempfile.TemporaryDirectory(prefix="sandtable-crowd-") as folder:
        try:
            found = run(plan, Path(folder))
        except (KeyboardInterrupt, asyncio.CancelledError):
            print("Interrupted: everything is stopped.", file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
        except Broken as error:
            print(error, file=sys.stderr)
            raise typer.Exit(1) from None
        finally:
            if log is not None and (written := Path(folder, "server.log")).exists():
                log.write_bytes(written.read_bytes())
    if json is not None:
        json.write_bytes(orjson.dumps(as_json(found), option=orjson.OPT_INDENT_2))
    print(as_markdown(found))
    if found.lost or any(phase.unhealed for phase in found.experience.phases.values()):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
