"""Somebody with a browser: they arrive, ask for pages, and ask again when that fails."""

import asyncio
import random
from http import HTTPStatus
from typing import Any

import orjson

from .experience import Experience
from .network import WAYS, Answer, Network
from .plan import SLOW, Plan

FIRST_WAIT = 0.4
LONGEST_WAIT = 15.0
"""As in the page (web/src/state/connection.ts)."""
FIRST_ADDRESS = 256 * 256
"""127.1.0.0: those before are for attackers and other programs."""


class Refused(Exception):
    """The server has understood, and will not do it."""


class Person:
    """Somebody who is here."""

    def __init__(self, plan: Plan, experience: Experience, server: str, number: int) -> None:
        self.plan = plan
        self.experience = experience
        self.network = Network(server, address_of(number), number % SLOW == 0)
        self.dice = random.Random(f"{plan.seed} {number}")
        self._cookie = ""

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends to say who it is."""
        origin = {"Origin": f"http://{self.network.server}"}
        return {**origin, "Cookie": self._cookie} if self._cookie else origin

    async def arrive(self) -> None:
        """Come as somebody new."""
        self._cookie = ""
        answer = await self._answered("POST", "/api/visit", b"")
        self._cookie = answer.cookie
        self.experience.arrived += 1

    async def get(self, path: str) -> Any:
        """What a page shows; Refused."""
        return (await self._answered("GET", path, b"")).json()

    async def post(self, path: str, **body: Any) -> Any:
        """Have something done; Refused."""
        return (await self._answered("POST", path, orjson.dumps(body))).json()

    async def pause(self, seconds: float) -> None:
        """About so long, before compression."""
        await asyncio.sleep(self.plan.quick(seconds) * self.dice.uniform(0.5, 1.5))

    async def _answered(self, method: str, path: str, body: bytes) -> Answer:
        wait, attempt = self.experience.wait("request"), 0
        try:
            while True:
                try:
                    answer = await self.network.request(method, path, self.headers, body)
                except WAYS as error:
                    wait.failed(type(error).__name__)
                else:
                    if answer.status < HTTPStatus.BAD_REQUEST:
                        wait.done()
                        return answer
                    words = f"{answer.status} {code_of(answer)}"
                    if not may_pass(answer.status):
                        wait.done()
                        raise Refused(f"{method} {path}: {words}")
                    wait.failed(words)
                await asyncio.sleep(wait_before(attempt, self.dice))
                attempt += 1
        finally:
            wait.drop()


def address_of(number: int) -> str:
    """An address of this computer for each person."""
    number += FIRST_ADDRESS
    return f"127.{number >> 16}.{number >> 8 & 255}.{number & 255}"


def wait_before(attempt: int, dice: random.Random) -> float:
    """Seconds until the page tries once more."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0**attempt) * dice.uniform(0.75, 1.25)


def may_pass(status: int) -> bool:
    """Whether to try again may help."""
    return status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR


def code_of(answer: Answer) -> str:
    """Why something was not done."""
    try:
        return str(orjson.loads(answer.body)["code"])
    except (ValueError, KeyError, TypeError):
        return ""
