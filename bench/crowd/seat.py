"""Somebody's seat in one game: they think, move, reload the page, or have had enough."""

import asyncio
import time
from typing import Any

from .line import Line, Message
from .person import Person
from .plan import RELOADS, RESIGNS, THINK_SECONDS

PASSING = ("store-silent", "not-saved", "too-many", "crowded")
"""Refusals that people answer by trying again."""
TRY_AGAIN = 0.5
"""Seconds: a person presses the button once more."""


class Seat:
    """From the beginning of a game to its end."""

    def __init__(self, person: Person, table: str, budget: float | None = None) -> None:
        """`budget`: what the bot takes at most that sits there, if one does."""
        self._person = person
        self._table = table
        self._budget = budget
        self._asked: tuple[float, str] | None = None
        """Since when a bot thinks."""
        self._told = 0.0
        """Seconds after which it should have moved, by all that was said."""
        self._answered = -1
        self._over = asyncio.Event()
        self._acting: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Sit down, and play until it is over."""
        seed = f"{self._person.dice.getrandbits(64):x}"
        path = f"/api/tables/{self._table}/acts"
        await self._person.post(path, type="take-seat", key="sit", seed=seed)
        self._line = Line(self._person, self._table, self._hear)
        over = asyncio.create_task(self._over.wait())
        try:
            while not self._over.is_set():
                await asyncio.wait({over, *self._acting}, return_when=asyncio.FIRST_COMPLETED)
                for done in [task for task in self._acting if task.done()]:
                    self._acting.discard(done)
                    done.result()
        finally:
            for task in (over, *self._acting):
                task.cancel()
            await asyncio.gather(over, *self._acting, return_exceptions=True)
            await self._line.close()

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "hello" | "events" if message["table"]["status"] != "waiting":
                self._look(message["events"], message["table"])
            case "bots" if message["waiting"] and self._asked is not None:
                told = time.monotonic() - self._asked[0] + message["seconds"]
                self._told = max(self._told, told + (self._budget or 0.0))

    def _look(self, events: list[dict[str, Any]], table: dict[str, Any]) -> None:
        for event in events:
            if event["kind"] == "played" and event["seat"] != table["seat"]:
                self._person.experience.seen(self._table, event["number"])
        if table["status"] == "over":
            self._over.set()
        elif table["position"]["legal_moves"] and table["number"] > self._answered:
            self._bot_has_moved()
            self._answered = table["number"]
            moves = table["position"]["legal_moves"]
            self._acting.add(asyncio.create_task(self._turn(table["number"], moves)))

    def _bot_has_moved(self) -> None:
        if self._asked is not None and self._budget is not None:
            began, phase = self._asked
            seconds = time.monotonic() - began
            self._person.experience.bot_answered(phase, seconds, max(self._told, self._budget))
        self._asked, self._told = None, 0.0

    async def _turn(self, number: int, moves: list[str]) -> None:
        person = self._person
        await person.pause(THINK_SECONDS)
        if person.dice.random() < RELOADS:
            self._line.reload()
        if person.dice.random() < RESIGNS:
            await self._do(type="resign")
            return
        move = person.dice.choice(moves)
        person.experience.sent(self._table, number)
        if self._budget is not None:
            self._asked = time.monotonic(), person.experience.phase
        answer = await self._do(type="play", number=number, move=move)
        if answer["type"] == "done":
            person.experience.acknowledged.add((self._table, answer["number"], move))

    async def _do(self, **what: Any) -> Message:
        """Act, and try again when that is what people are asked to do."""
        wait = self._person.experience.wait("move")
        try:
            while True:
                answer = await self._line.act(**what)
                if answer["type"] == "done":
                    wait.done()
                    return answer
                wait.failed(answer["code"])
                if answer["code"] not in PASSING:  # The game went on: somebody has resigned.
                    wait.done()
                    return answer
                await asyncio.sleep(TRY_AGAIN)
        finally:
            wait.drop()
