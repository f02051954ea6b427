"""`sandtable daily`: the tasks of a day, made, shown, played and checked."""

import json
import secrets
import time
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import BadOption, BadRecord
from ..games import GAMES, load
from ..games.rules_text import ENGLISH, LANGUAGES
from ..records import read_record
from ..study.daily.chain import KEY_BYTES, Anchor, Chain, NotInChain
from ..study.daily.days import FIRST_DAY, day_at, number_of
from ..study.daily.making import Daily, check_day, make_day
from .game_options import listed
from .screen import EndOfInput, Screen

daily = typer.Typer(help="The tasks of a day: make, show, play and verify them.")

CHAIN_DAYS = 3650
CHAIN_FILE, ANCHOR_FILE = "chain-secret.json", "anchor.json"
PRIVATE = 0o600

Days = Annotated[int, typer.Option(min=1, help="How many days to make.")]
From = Annotated[str | None, typer.Option("--from", help="The first of them; else today.")]
Out = Annotated[Path, typer.Option(help="Where the days are kept.", metavar="FOLDER")]
Database = Annotated[
    str | None,
    typer.Option(
        help="The database of a server: sqlite:///FILE or postgresql://...", metavar="URL"
    ),
]
NewChain = Annotated[
    bool,
    typer.Option(
        "--new-chain", help="In the database: a new secret, for when the old one is lost."
    ),
]
ByDate = Annotated[
    bool, typer.Option("--by-date", help="By the date alone: everybody could make them ahead.")
]
Day = Annotated[str | None, typer.Option("--day", help="Such as 2026-11-18; else today.")]
Language = Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}", metavar="LANGUAGE")]
GameName = Annotated[str | None, typer.Argument(help=listed(GAMES), metavar="GAME")]
Files = Annotated[
    list[Path] | None, typer.Argument(help="Days, as they were kept.", metavar="FILE")
]
AnchorFile = Annotated[
    Path | None, typer.Option("--anchor", help="The anchor of their chain.", metavar="FILE")
]


@daily.command()
def make(
    days: Days = 30,
    begin: From = None,
    out: Out = Path("daily"),
    by_date: ByDate = False,
    database: Database = None,
    new_chain: NewChain = False,
) -> None:
    """Make days ahead, with proofs. Days that are there are left as they are.

    The keys come from a chain of hashes. Its secret is in chain-secret.json: whoever has it can
    look ahead. Publish anchor.json before the first day, and a day's file when the day is over.

    With --database the days are those of a server: its own chain, kept where it looks for them.
    The server may go on meanwhile.
    """
    if new_chain and database is None:
        raise BadOption("--new-chain is for the database of a server: name it with --database")
    if database is not None:
        from .daily_database import make_in_database

        if by_date:
            raise BadOption("the days of a server have the keys of its chain, not those of dates")
        make_in_database(database, _day(begin), days, _day(None) if new_chain else None)
        return
    out.mkdir(parents=True, exist_ok=True)
    first = _day(begin)
    chain = None if by_date else _chain(out, first)
    for number in range(days):
        day = first + timedelta(days=number)
        path = out / f"{day}.json"
        if path.exists():
            continue
        started = time.perf_counter()
        made = make_day(day, None if chain is None else chain.key(day))
        path.write_text(json.dumps(made.to_json()) + "\n", encoding="utf-8")
        names = ", ".join(load(task.game).title for task in made.tasks)
        seconds = time.perf_counter() - started
        typer.echo(f"{day}, number {made.number}: {names} ({seconds:.1f} s)")


@daily.command()
def show(day: Day = None, language: Language = ENGLISH) -> None:
    """Show the tasks of a day; their pars stay hidden."""
    from .daily_play import show_task

    screen, made = Screen(), make_day(_day(day))
    screen.say(f"{made.day}, number {made.number}", "bold")
    for task in made.tasks:
        show_task(screen, task, language.lower())


@daily.command()
def play(game: GameName = None, day: Day = None, language: Language = ENGLISH) -> None:
    """Play a task of a day. The first finished try counts.

    Without a server the day is made by the date; it is played for yourself.
    """
    from .daily_play import play_task

    chosen = _day(day)
    made = make_day(chosen)
    name = made.tasks[0].game if game is None else load(game.lower()).name
    task = made.task(name)
    if task is None:
        raise BadOption(f"there is no Daily of {load(name).title} on {chosen}")
    screen = Screen()
    try:
        play_task(screen, made, task, language.lower())
    except (EndOfInput, KeyboardInterrupt):
        screen.show("")


@daily.command()
def verify(files: Files = None, anchor: AnchorFile = None, database: Database = None) -> int:
    """Check days: that they follow from their keys, and that their pars are proven.

    With --database all days of a server, and whether some are missing up to today.
    """
    if database is not None:
        from .daily_database import verify_database

        return 0 if verify_database(database, _day(None)) else 2
    if not files:
        raise BadOption("name files with days, or a database with --database")
    published = None if anchor is None else Anchor.from_json(_object(anchor))
    wrong = 0
    for path in files:
        troubles = _troubles(path, published)
        wrong += bool(troubles)
        typer.echo(f"{path}: {'; '.join(troubles) or 'right'}")
    return 2 if wrong else 0


def _troubles(path: Path, anchor: Anchor | None) -> list[str]:
    try:
        found = Daily.from_json(_object(path))
    except (KeyError, TypeError, ValueError) as error:
        return [f"this is no day of the Daily: {error}"]
    if not found.is_chained:
        return check_day(found)
    if anchor is None:
        return ["its key is of a chain: --anchor says which"]
    try:
        anchor.check(found.day, found.key)
    except NotInChain as error:
        return [str(error)]
    return check_day(found)


def _object(path: Path) -> dict[str, Any]:
    found = read_record(path)
    if not isinstance(found, dict):
        raise BadRecord(f"{path} holds no object")
    return found


def _chain(folder: Path, first: date) -> Chain:
    """The chain in a folder; a new one if there is none."""
    path = folder / CHAIN_FILE
    if path.exists():
        kept = _object(path)
        return Chain(
            bytes.fromhex(kept["secret"]), date.fromisoformat(kept["first"]), int(kept["days"])
        )
    chain = Chain(secrets.token_bytes(KEY_BYTES), first, CHAIN_DAYS)
    kept = {"secret": chain.secret.hex(), "first": first.isoformat(), "days": chain.days}
    path.touch(PRIVATE)
    path.write_text(json.dumps(kept) + "\n", encoding="utf-8")
    published = json.dumps(chain.anchor.to_json()) + "\n"
    (folder / ANCHOR_FILE).write_text(published, encoding="utf-8")
    return chain


def _day(text: str | None) -> date:
    if text is None:
        return day_at(int(time.time() * 1000))
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadOption(f"a day is written like {FIRST_DAY}, not {text!r}") from None
    if number_of(day) < 1:
        raise BadOption(f"the first day was {FIRST_DAY}")
    return day
