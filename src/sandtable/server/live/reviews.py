"""Reviews: who waits for which, one after the other, and what was found.

One review runs at a time, in a process that all others come before; while a bot at a table waits
for its turn the review pauses. Two who ask for the same record and depth get the same review. One
that nobody looks at any more is cancelled. Finished ones are kept for a while.
"""

import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

from ...games import GAMES
from ...study import study_of
from ...study.review.model import VERSION
from ..bots.precedence import Precedence, Priority
from ..errors import NotFound, NotNow, TooMany
from ..operations.metrics import REVIEWS_REPEATED
from .review_process import Declined, NotReviewed, ProcessLost, ReviewProcess

logger = logging.getLogger(__name__)

OF_PERSON = 2
"""Reviews of one person that wait or run."""
OF_ADDRESS = 4
IN_ALL = 24
MOST_KEPT = 60
"""Reviews in memory, finished or not; one has some 100 kB."""
MOST_HINTS = 200
MOST_BELIEFS = 20
"""Games, each as one seat could see it; one has some 300 kB."""
FORGOTTEN = 45.0
"""Seconds after which a review that nobody asks for any more is cancelled."""
LONGEST_PAUSE = 20.0
"""Seconds for which a step waits for bots; then it goes on, at the lowest priority."""
MOST_TIMES = 3
"""How often a review is begun whose process is lost: a record may be what ends it."""
A_WHILE = 15.0
"""Seconds for each review before one's own, about: what a queue is said to take."""

BEGINNING = 0
"""A game that is being loaded: processes are numbered from 1."""
WARM_PATIENCE = 900.0
"""Seconds: on a new computer everything is compiled first, behind all who play."""

State = Literal["idle", "waiting", "running", "done", "failed", "cancelled"]
Spawn = Callable[[Coroutine[Any, Any, None]], None]
JsonObject = dict[str, Any]


@dataclass(eq=False)
class Job:
    """A review that was asked for."""

    id: str
    record: Mapping[str, Any]
    depth: str
    state: State = "idle"
    done: int = 0
    total: int = 0
    points: list[JsonObject] = field(default_factory=list)
    grades: list[JsonObject] = field(default_factory=list)
    """In the order in which they were found."""
    review: JsonObject | None = None
    error: tuple[str, dict[str, str | int]] | None = None
    watchers: dict[str, tuple[str, float]] = field(default_factory=dict)
    """Who looks: by identity their address, and when they looked last."""

    @property
    def is_open(self) -> bool:
        """Whether it waits or runs."""
        return self.state in ("waiting", "running")


def key_of(record: Mapping[str, Any], depth: str) -> str:
    """The name of a review: the same for the same record, version and depth."""
    parts = {name: record.get(name) for name in sorted(record) if name not in ("fairness",)}
    text = json.dumps([VERSION, depth, parts], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


class Reviews:
    """All reviews of this process."""

    def __init__(self, spawn: Spawn, precedence: Precedence, factor: float = 1.0) -> None:
        self._spawn = spawn
        self._precedence = precedence
        self._factor = factor
        self.process = ReviewProcess()
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._queue: list[Job] = []
        """The one that runs first, then those that wait."""
        self._is_serving = False
        self._warm: dict[str, int] = {}
        """Games that are loaded or being loaded, each with the number of the process."""
        self._beliefs: OrderedDict[tuple[str, int], list[JsonObject | None]] = OrderedDict()
        self._hints: OrderedDict[tuple[str, int, bool], JsonObject] = OrderedDict()

    # What is asked.

    def open(self, record: Mapping[str, Any], depth: str) -> Job:
        """The review of a record: a new one that is idle, or the one that there is."""
        key = key_of(record, depth)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job(key, record, depth)
            self._forget()
        self._jobs.move_to_end(key)
        return job

    def begin(self, job: Job, identity: str, address: str) -> None:
        """Let it run when it is its turn; refused to who has too many."""
        if job.state == "done":
            return
        if not job.is_open:
            self._check(identity, address)
            job.state, job.error, job.done, job.total = "waiting", None, 0, 0
            job.points, job.grades = [], []
            self._queue.append(job)
            self._note_queue()
            if not self._is_serving:
                self._is_serving = True
                self._spawn(self._serve())
        job.watchers[identity] = (address, time.monotonic())

    def get(self, name: str, identity: str | None) -> Job:
        """A review by its name; NotFound if it is not here (any more). Whoever asks looks at it."""
        job = self._jobs.get(name)
        if job is None:
            raise NotFound("no-such-review")
        self._jobs.move_to_end(name)
        if identity in job.watchers:
            address, _ = job.watchers[identity]
            job.watchers[identity] = (address, time.monotonic())
        return job

    def place_of(self, job: Job) -> int:
        """How many reviews come before it."""
        return self._queue.index(job) if job in self._queue else 0

    def leave(self, job: Job, identity: str) -> None:
        """Somebody does not want it any more; if nobody does, it is cancelled."""
        job.watchers.pop(identity, None)
        self._drop_forgotten(job)

    async def try_move(self, job: Job, ply: int, move: str) -> JsonObject:
        """What a move would have been worth."""
        asked = {"do": "try", "key": job.id, "record": job.record, "ply": ply, "move": move}
        found: JsonObject = await self._answer(asked)
        return found

    async def hint(
        self, table: str, number: int, position: JsonObject, with_reasons: bool
    ) -> JsonObject:
        """A hint for who is to decide at a table after so many events; without reasons it is the
        same, and there sooner. The position is `game`, `options`, `deal` and `moves`."""
        key = (table, number, with_reasons)
        kept = self._hints.get(key)
        if kept is None:
            asked = {"do": "hint", "reasons": with_reasons, **position}
            kept = self._hints[key] = await self._answer(asked)
            while len(self._hints) > MOST_HINTS:
                self._hints.popitem(last=False)
        return kept

    async def belief(self, position: JsonObject, seat: int) -> JsonObject | None:
        """What a seat may think of what it cannot see."""
        found: JsonObject | None = await self._answer({"do": "belief", "seat": seat, **position})
        return found

    async def beliefs(self, table: str, game: JsonObject, seat: int) -> list[JsonObject | None]:
        """The same after the deal and after each move of a game that is over."""
        kept = self._beliefs.get((table, seat))
        if kept is None:
            kept = await self._answer({"do": "beliefs", "seat": seat, **game})
            self._beliefs[table, seat] = kept
            while len(self._beliefs) > MOST_BELIEFS:
                self._beliefs.popitem(last=False)
        return kept

    def warm(self, game: str) -> None:
        """Somebody may soon want a review or a hint: begin to load what it needs."""
        if self.process.is_running and self._warm.get(game) == self.process.starts:
            self.process.stay()
        elif self._warm.get(game) != BEGINNING:
            self._warm[game] = BEGINNING
            self._spawn(self._warm_up(game))

    def warm_all(self) -> None:
        """The same for every game that can be reviewed."""
        for game in GAMES:
            if study_of(game).review is not None:
                self.warm(game)

    async def _warm_up(self, game: str) -> None:
        try:
            await self.process.answer({"do": "warm", "game": game}, WARM_PATIENCE)
            self._warm[game] = self.process.starts
        except (Declined, NotReviewed) as error:
            del self._warm[game]
            logger.warning("reviews of %s are not warm: %s", game, error)

    async def stop(self) -> None:
        """Let go."""
        await self.process.stop()

    # How.

    async def _answer(self, asked: JsonObject) -> Any:
        try:
            with suppress(ProcessLost):
                return await self.process.answer(asked)
            return await self.process.answer(asked)
        except Declined as error:
            raise NotNow("not-reviewable") from error
        except NotReviewed:
            raise NotNow("review-failed") from None

    def _check(self, identity: str, address: str) -> None:
        """Bounded per person, per address and in all."""
        waiting = len(self._queue)
        if self._factor == 0:
            return
        own = [job for job in self._queue if identity in job.watchers]
        near = [job for job in self._queue if any(a == address for a, _ in job.watchers.values())]
        if len(own) >= OF_PERSON or len(near) >= OF_ADDRESS:
            raise NotNow("reviews-running", most=OF_PERSON)
        if waiting >= IN_ALL:
            raise TooMany(A_WHILE * waiting)

    def _forget(self) -> None:
        """The longest unused finished ones go first."""
        for name in list(self._jobs):
            if len(self._jobs) <= MOST_KEPT:
                return
            if not self._jobs[name].is_open:
                del self._jobs[name]

    def _drop_forgotten(self, job: Job) -> bool:
        """Cancel a review that nobody has asked for lately; whether it was."""
        now = time.monotonic()
        is_wanted = any(now - at < FORGOTTEN for _, at in job.watchers.values())
        if job.is_open and not is_wanted:
            job.state = "cancelled"
            job.watchers.clear()
            if job in self._queue[1:]:
                self._queue.remove(job)
                self._note_queue()
        return job.state == "cancelled"

    async def _serve(self) -> None:
        """One after the other until none waits."""
        try:
            while self._queue:
                job = self._queue[0]
                try:
                    if not self._drop_forgotten(job):
                        await self._run(job)
                finally:
                    self._queue.remove(job)
                    self._note_queue()
        finally:
            self._is_serving = False

    def _note_queue(self) -> None:
        """Of those in the queue the first one runs."""
        self._precedence.set_waiting(Priority.STUDY, max(0, len(self._queue) - 1))

    async def _run(self, job: Job) -> None:
        job.state = "running"
        try:
            for times in range(1, MOST_TIMES + 1):
                try:
                    await self._run_once(job)
                    break
                except ProcessLost:
                    if times == MOST_TIMES or self._drop_forgotten(job):
                        raise
                    REVIEWS_REPEATED.inc()
                    logger.warning("the process of a review is lost, it is begun again")
        except Declined as error:
            job.state, job.error = "failed", ("not-reviewable", {})
            logger.info("a record cannot be reviewed: %s", error.code)
        except NotReviewed:
            if not self._drop_forgotten(job):
                job.state, job.error = "failed", ("review-failed", {})
        finally:
            if job.state == "running":
                job.state = "done" if job.review is not None else "cancelled"

    async def _run_once(self, job: Job) -> None:
        asked = {"do": "review", "key": job.id, "record": job.record, "depth": job.depth}
        steps = self.process.steps(asked)
        try:
            async for told in steps:
                self._note(job, told)
                await self._precedence.make_way(Priority.STUDY, LONGEST_PAUSE)
                if self._drop_forgotten(job):
                    break
        finally:
            await steps.aclose()  # type: ignore[attr-defined]

    def _note(self, job: Job, told: JsonObject) -> None:
        if "review" in told:
            job.review, job.done = told["review"], job.total
            return
        step = told["step"]
        job.done, job.total = step["done"], step["total"]
        job.points = step.get("points", job.points)
        # A review that was begun again finds what people have seen already.
        if "grade" in step and all(step["grade"]["ply"] != one["ply"] for one in job.grades):
            job.grades.append(step["grade"])
