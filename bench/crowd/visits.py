"""What people do all evening: play each other, play bots, watch, look around, leave and arrive."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ..load.sandtable import GAMES
from .line import Line
from .person import Person
from .plan import BROWSE_SECONDS, DEMANDING, QUICK_BOT_SECONDS, STAYS, WATCH_SECONDS
from .seat import Seat

PAGES = (
    "/api/games",
    "/api/lobby/open",
    "/api/lobby/running",
    "/api/me",
    "/api/me/tables",
    "/api/me/statistics",
)
"""What the pages ask for that people look at between games."""
TABLES_WATCHED = 3
PAGES_LOOKED_AT = 20
"""Before somebody leaves."""


async def meet(people: Sequence[Person], arrival: asyncio.Semaphore) -> None:
    """Two people play one game after the other."""
    host = people[0]
    async with arrival:
        await _arrive(people)
    while True:
        wish = {**host.dice.choice(GAMES), "visibility": "public"}
        table = (await host.post("/api/tables", **wish))["name"]
        seats = [Seat(person, table) for person in people]
        async with asyncio.TaskGroup() as both:
            for seat in seats:
                both.create_task(seat.play())
        if host.dice.random() > STAYS:
            await _arrive(people)


async def play_bots(person: Person, arrival: asyncio.Semaphore) -> None:
    """One person plays bots of all levels, most often quick ones."""
    async with arrival:
        await person.arrive()
    while True:
        game = person.dice.choice(GAMES)
        kinds = next(
            kind for kind in await person.get("/api/games") if kind["name"] == game["game"]
        )
        bot = _choose_bot(person, kinds["bots"])
        table = (await person.post("/api/tables", **game, bots=[bot["level"]]))["name"]
        await Seat(person, table, budget=bot["seconds"]).play()
        if person.dice.random() > STAYS:
            await person.arrive()


def _choose_bot(person: Person, bots: Sequence[dict[str, Any]]) -> dict[str, Any]:
    quick = [bot for bot in bots if bot["seconds"] <= QUICK_BOT_SECONDS]
    demanding = [bot for bot in bots if bot["seconds"] > QUICK_BOT_SECONDS]
    wants_more = person.dice.random() < DEMANDING and demanding
    return person.dice.choice(demanding if wants_more else quick)


async def watch(person: Person, arrival: asyncio.Semaphore) -> None:
    """Watch others play, and reload the page now and then."""
    async with arrival:
        await person.arrive()
    while True:
        for _ in range(TABLES_WATCHED):
            running = await person.get("/api/lobby/running")
            if running:
                await _watch(person, person.dice.choice(running)["table"])
            else:
                await person.pause(BROWSE_SECONDS)
        await person.arrive()


async def _watch(person: Person, table: str) -> None:
    line = Line(person, table, lambda message: None)
    try:
        await person.pause(WATCH_SECONDS)
        line.reload()
        await person.pause(WATCH_SECONDS)
    finally:
        await line.close()


async def browse(person: Person, arrival: asyncio.Semaphore) -> None:
    """Look at one page after the other."""
    async with arrival:
        await person.arrive()
    while True:
        for _ in range(PAGES_LOOKED_AT):
            await person.get(person.dice.choice(PAGES))
            await person.pause(BROWSE_SECONDS)
        await person.arrive()


async def _arrive(people: Sequence[Person]) -> None:
    for person in people:
        await person.arrive()
