"""`python -m bench.bot_attack`: one address wants all the bots, and somebody elsewhere plays.

Guests of one address open as many tables with the strongest bot as they can in some seconds, and
answer wherever it has moved. Meanwhile a visitor of another address plays against a weak bot, the
strongest one, and that one by the clock. How long each answer took is read from the times in the
log of the table.
"""

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from statistics import median
from typing import Annotated, Any

import httpx2
import typer
import uvloop
from rich.console import Console
from rich.table import Table

from .load.process import PATIENCE, free_port, run_server
from .load.sandtable import PREPARED

ATTACKER, VISITOR = "127.0.0.2", "127.0.0.3"
"""Both are this computer; the server takes them for two households."""
POLL = 0.1
ANSWERS = 5
"""Of each kind of bot that the visitor waits for."""
CLOCK = 5
"""Seconds for a move at the table with a clock."""

console = Console(stderr=True)


class Guest:
    """Somebody who has come from an address."""

    def __init__(self, port: int, address: str) -> None:
        transport = httpx2.AsyncHTTPTransport(local_address=address)
        url = f"http://127.0.0.1:{port}"
        self.client = httpx2.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def visit(self) -> None:
        """Become somebody."""
        (await self.client.post("/api/visit")).raise_for_status()

    async def open(self, level: str, **settings: Any) -> str | None:
        """A table at which a bot is to move; None if that was refused."""
        wish = {"game": "mandala", "starter": "other", "bots": [level], **settings}
        answer = await self.client.post("/api/tables", json=wish)
        if answer.status_code != 201:
            return None
        table = str(answer.json()["name"])
        sit = {"type": "take-seat", "key": "sit", "seed": "seed"}
        answer = await self.client.post(f"/api/tables/{table}/acts", json=sit)
        return table if answer.status_code == 200 else None

    async def play_on(self, table: str, answers: int, patience: float) -> "Found":
        """Play any moves until the bot has answered so often; how long it took each time."""
        until = time.monotonic() + patience
        while True:
            asked = await self.client.get(f"/api/tables/{table}/events")
            if asked.status_code == 200:
                seen = asked.json()
                found = read(seen)
                if len(found.waits) >= answers or seen["table"]["status"] == "over":
                    return found
                if time.monotonic() > until:
                    return found.given_up(patience)
                if moves := seen["table"]["position"]["legal_moves"]:
                    await self._move(table, seen["number"], moves[0])
                    until = time.monotonic() + patience
                    continue
            await asyncio.sleep(POLL)

    async def move_if_asked(self, table: str) -> None:
        """Any move, if it is our turn."""
        asked = await self.client.get(f"/api/tables/{table}")
        if asked.status_code == 200:
            seen = asked.json()
            for move in seen["table"]["position"]["legal_moves"][:1]:
                await self._move(table, seen["number"], move)

    async def _move(self, table: str, number: int, move: str) -> None:
        act = {"type": "play", "key": f"k{number}", "number": number, "move": move}
        await self.client.post(f"/api/tables/{table}/acts", json=act)


@dataclass
class Found:
    """How long the answers of a bot took."""

    waits: list[float] = field(default_factory=list)
    lost_on_time: bool = False
    is_longer: bool = False
    """The last answer never came."""

    def given_up(self, patience: float) -> "Found":
        """After so long the visitor waited no more."""
        return Found([*self.waits, patience], self.lost_on_time, is_longer=True)

    def __str__(self) -> str:
        if self.lost_on_time:
            return "lost on time"
        more = "more than " if self.is_longer else ""
        return f"{median(self.waits):.2f} s, longest {more}{max(self.waits):.2f} s"


def read(seen: dict[str, Any]) -> Found:
    """What the log of a table says about its bot."""
    found, own, since = Found(), seen["table"]["seat"], 0
    for event in seen["events"]:
        if event["kind"] == "played" and event["seat"] != own:
            found.waits.append((event["at"] - since) / 1000)
        if event["kind"] in ("started", "played"):
            since = event["at"]
        if event["kind"] == "timed-out" and event["seat"] != own:
            found.lost_on_time = True
    return found


async def play(guest: Guest, level: str, patience: float, **settings: Any) -> Found:
    """Play some moves and note how long the answers take."""
    table = await guest.open(level, **settings)
    assert table is not None, "the visitor was turned away"
    return await guest.play_on(table, ANSWERS, patience)


class Attack:
    """Guests of one address who want all the bots for themselves."""

    def __init__(self, port: int, guests: int) -> None:
        self._crowd = [Guest(port, ATTACKER) for _ in range(guests)]
        self._tables: dict[Guest, list[str]] = {guest: [] for guest in self._crowd}

    @property
    def opened(self) -> int:
        """How many tables they have got."""
        return sum(len(tables) for tables in self._tables.values())

    async def open_tables(self, tables: int, seconds: float) -> None:
        """As many with the strongest bot as they are let."""
        for guest in self._crowd:
            await guest.visit()
        until = time.monotonic() + seconds
        share = -(-tables // len(self._crowd))
        await asyncio.gather(*(self._open(guest, share, until) for guest in self._crowd))

    async def _open(self, guest: Guest, share: int, until: float) -> None:
        while len(self._tables[guest]) < share and time.monotonic() < until:
            table = await guest.open("best")
            if table is not None:
                self._tables[guest].append(table)
            else:
                await asyncio.sleep(POLL)

    async def press_on(self) -> None:
        """Until cancelled, answer wherever a bot has moved, so that it has to think again."""
        await asyncio.gather(*(self._press_on(guest) for guest in self._crowd))

    async def _press_on(self, guest: Guest) -> None:
        while True:
            for table in self._tables[guest]:
                await guest.move_if_asked(table)
                await asyncio.sleep(POLL)
            await asyncio.sleep(POLL)


async def measure(port: int, guests: int, tables: int, seconds: float, patience: float) -> Table:
    """Before the attack, and while it goes on."""
    visitor = Guest(port, VISITOR)
    await visitor.visit()
    report = Table("", "at rest", "under attack", title="How long a visitor elsewhere waits")
    kinds: list[tuple[str, str, dict[str, Any]]] = [
        ("novice", "novice", {}),
        ("best", "best", {}),
        (f"best, {CLOCK} s a move", "best", {"clock": {"move": CLOCK}}),
    ]
    at_rest = [await play(visitor, level, patience, **more) for _, level, more in kinds]
    attack = Attack(port, guests)
    await attack.open_tables(tables, seconds)
    console.print(f"{attack.opened} tables with the strongest bot opened in {seconds:.0f} s")
    pressing = asyncio.create_task(attack.press_on())
    attacked = [await play(visitor, level, patience, **more) for _, level, more in kinds]
    pressing.cancel()
    for (name, _, _), one, other in zip(kinds, at_rest, attacked, strict=True):
        report.add_row(name, str(one), str(other))
    report.caption = f"{attack.opened} tables of {guests} guests of one address"
    return report


def main(
    guests: Annotated[int, typer.Option(help="Of the one address.")] = 17,
    tables: Annotated[int, typer.Option(help="That they want to open.")] = 388,
    seconds: Annotated[float, typer.Option(help="In which they do.")] = 10,
    rate: Annotated[float, typer.Option(help="SANDTABLE_RATE; 0: no limit of tables.")] = 1,
    patience: Annotated[float, typer.Option(help="Seconds the visitor waits at most.")] = 150,
) -> None:
    """What one address can take from everybody else."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/sandtable.db"]
        environment = {"SANDTABLE_RATE": str(rate), "SANDTABLE_LOG_LEVEL": "error"}
        with run_server(command, port, "/healthz", environment, PREPARED):
            Console().print(uvloop.run(measure(port, guests, tables, seconds, patience)))


if __name__ == "__main__":
    typer.run(main)
