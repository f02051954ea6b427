"""A review whose process is lost is begun again, and nobody who looks at it notices."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from sandtable.server.bots.precedence import Precedence, Priority
from sandtable.server.live.review_process import ProcessLost
from sandtable.server.live.reviews import MOST_TIMES, Job, Reviews

RECORD = {"game": "patterns", "moves": ["a1"]}


def step(ply: int) -> dict[str, Any]:
    return {"step": {"done": ply, "total": 3, "grade": {"ply": ply, "move": f"m{ply}"}}}


class FakeProcess:
    """Makes a review of three steps; of the first ones only so many come before it is lost."""

    def __init__(self, *lost_after: int) -> None:
        self.lost_after = list(lost_after)
        self.begun = 0
        self.answers = 0

    async def steps(self, asked: dict[str, Any]) -> AsyncIterator[dict[str, Any]]:
        self.begun += 1
        most = self.lost_after.pop(0) if self.lost_after else None
        for ply in range(3):
            if ply == most:
                raise ProcessLost("as it was told")
            yield step(ply)
        yield {"review": {"is": "whole"}}

    async def answer(self, asked: dict[str, Any]) -> Any:
        self.answers += 1
        if self.lost_after:
            self.lost_after.pop(0)
            raise ProcessLost("as it was told")
        return {"move": "a1"}


async def reviewed(process: FakeProcess, precedence: Precedence | None = None) -> Job:
    tasks: list[asyncio.Task[None]] = []

    def spawn(work: Coroutine[Any, Any, None]) -> None:
        tasks.append(asyncio.create_task(work))

    reviews = Reviews(spawn, precedence or Precedence())
    reviews.process = process  # type: ignore[assignment]
    job = reviews.open(RECORD, "default")
    reviews.begin(job, "somebody", "somewhere")
    await asyncio.gather(*tasks)
    return job


def test_a_review_whose_process_is_lost_is_begun_again() -> None:
    process = FakeProcess(2)
    job = asyncio.run(reviewed(process))
    assert (job.state, job.review, process.begun) == ("done", {"is": "whole"}, 2)
    assert [grade["ply"] for grade in job.grades] == [0, 1, 2], "none is told twice"


def test_a_record_that_ends_every_process_is_given_up() -> None:
    process = FakeProcess(1, 1, 1, 1, 1)
    job = asyncio.run(reviewed(process))
    assert (job.state, job.error, process.begun) == ("failed", ("review-failed", {}), MOST_TIMES)


def test_a_hint_is_asked_for_again() -> None:
    async def all_of_it() -> None:
        process = FakeProcess(0)
        reviews = Reviews(lambda work: None, Precedence())
        reviews.process = process  # type: ignore[assignment]
        assert await reviews.belief({"game": "patterns"}, 0) == {"move": "a1"}
        assert process.answers == 2

    asyncio.run(all_of_it())


def test_a_review_makes_way_for_tables_between_its_steps() -> None:
    async def all_of_it() -> None:
        precedence = Precedence()
        precedence.set_waiting(Priority.TABLE, 1)
        making = asyncio.create_task(reviewed(process := FakeProcess(), precedence))
        await asyncio.sleep(0.05)
        assert process.begun == 1
        assert not making.done()
        precedence.set_waiting(Priority.TABLE, 0)
        assert (await making).state == "done"

    asyncio.run(all_of_it())
