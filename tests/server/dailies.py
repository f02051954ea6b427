"""Days of the Daily for tests: a chain whose secret is known, days made once, a clock to set."""

import asyncio
import json
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import Any

import httpx2

from sandtable.server.live.daily_chain import CHAIN_KEY
from sandtable.store.store import create_store
from sandtable.study.daily.attempt import position_of, puzzle_of, solution_of
from sandtable.study.daily.chain import Chain
from sandtable.study.daily.days import DAY, FIRST_DAY, MILLISECONDS, start_of
from sandtable.study.daily.making import Daily, make_day
from sandtable.study.daily.task import Task
from sandtable.study.puzzles import Verdict, answer
from tests.server.serving import Served

CHAIN = Chain(bytes(range(32)), FIRST_DAY, 40 * 366)
LAYOUT = "mandamina"
"""The game whose task is a layout."""
HOUR = 3600 * MILLISECONDS
TODAY = date(2026, 11, 18)
"""A Wednesday, number 3."""


@cache
def day_made(day: date) -> Daily:
    return make_day(day, CHAIN.key(day))


def days_around(today: date = TODAY, back: int = 2, ahead: int = 1) -> list[date]:
    return [today + timedelta(days=number) for number in range(-back, ahead + 1)]


def prepare(database: str, days: Iterable[date] = ()) -> None:
    """Let a database have our chain, and days that are made already."""
    secret = {"secret": CHAIN.secret.hex(), "first": CHAIN.first.isoformat(), "days": CHAIN.days}

    async def keep() -> None:
        async with create_store(database) as store:
            await store.keep_key(CHAIN_KEY, json.dumps(secret))
            for day in days:
                await store.keep_daily_day(day.isoformat(), day_made(day).to_json())

    # In a thread of its own: in tests with a browser this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, keep()).result()


@dataclass
class Clock:
    """The server's clock, as a test sets it."""

    moment: int = start_of(TODAY) + 12 * HOUR

    def __call__(self) -> int:
        return self.moment

    def at(self, day: date, hours: float = 12) -> None:
        self.moment = start_of(day) + round(hours * HOUR)


def clock_of(*servers: Served) -> Clock:
    """A clock that these servers go by from now on."""
    clock = Clock()
    for served in servers:
        served.app.state.hub.daily.now = clock
    return clock


# Playing.


def path_of(game: str, day: date = TODAY) -> str:
    return f"/api/daily/days/{day}/{game}"


def task_in(game: str, day: date = TODAY) -> Task:
    task = day_made(day).task(game)
    assert task is not None
    return task


def move(who: httpx2.Client, game: str, number: int, text: str, day: date = TODAY) -> Any:
    body = {"number": number, "move": text}
    return who.post(f"{path_of(game, day)}/moves", json=body).raise_for_status().json()


def solve(who: httpx2.Client, game: str, day: date = TODAY) -> Any:
    """Play a best line; the last answer."""
    task, line = task_in(game, day), list(solution_of(task_in(game, day)))
    told: Any = who.get(path_of(game, day)).json()
    while not (told["mine"] or {}).get("finished"):
        mine = line[len(position_of(task, told["moves"]).moves)]
        told = move(who, game, len(told["moves"]), mine, day)
    return told


@cache
def detour(day: date = TODAY) -> tuple[tuple[str, ...], int]:
    """A line of the layout that ends below par, and its score: the best one with a wasted move
    before its end."""
    task = task_in(LAYOUT, day)
    line = list(solution_of(task))[:-1]
    for wasted in position_of(task, line).legal_moves():
        before = position_of(task, [*line, wasted])
        for last in [] if before.is_over else before.legal_moves():
            after = position_of(task, [*line, wasted, last])
            if after.is_over and (score := after.score_now()[0]) < task.data["par"]:
                return (*line, wasted, last), score
    raise AssertionError("no move can be wasted")


def play_detour(who: httpx2.Client, day: date = TODAY) -> Any:
    """Finish the layout below par; the last answer."""
    told: Any = None
    for number, text in enumerate(detour(day)[0]):
        told = move(who, LAYOUT, number, text, day)
    return told


def wrong_moves(game: str, day: date = TODAY) -> list[str]:
    """First moves at a puzzle that are wrong."""
    puzzle = puzzle_of(task_in(game, day))
    moves = puzzle.start().legal_moves()
    return [one for one in moves if answer(puzzle, [one]).verdict is Verdict.WRONG]


__all__ = ["DAY", "HOUR", "TODAY"]
