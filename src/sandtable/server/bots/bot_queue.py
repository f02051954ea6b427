"""Which bot thinks next, and for how long: a data structure that knows neither threads nor clocks.

Thinking is shared out evenly, in seconds: first between the addresses from which people play, then
between the people of an address, then between the tables of a person. Nobody's turn comes later
because somebody else has opened many tables. Besides the threads for everything there is one for
what is quick: a weak bot never waits for a strong one.
"""

import math
from collections.abc import Iterator
from itertools import islice

from .bot_jobs import Address, Job, Person
from .fair_turns import Turns
from .forecast import in_turn
from .lanes import Lanes

HURRIED = 0.02
"""Seconds for a bot whose clock runs low."""
FLOOR = 0.1
"""Seconds that a bot gets however many others wait."""
HORIZON = 3.0
"""Seconds: as many jobs as wait shall be done within about this time; else they are shortened."""
SHARE_OF_ADDRESS = 0.75
SHARE_OF_PERSON = 0.5
"""Parts of all threads that one may hold at once even if nobody else waits: somebody may come."""


class BotQueue:
    """Jobs that wait and run."""

    def __init__(self, threads: int, most: int) -> None:
        self._most = most
        self.resize(threads)
        self._addresses = Turns(Address)
        self._waiting = 0
        self._running = 0
        self._quick_lane_is_free = True
        self._running_jobs: set[Job] = set()

    def __len__(self) -> int:
        """How many wait."""
        return self._waiting

    @property
    def running(self) -> int:
        """How many are thought about."""
        return self._running + (not self._quick_lane_is_free)

    @property
    def known(self) -> int:
        """How many addresses are remembered."""
        return self._addresses.known

    def resize(self, threads: int) -> None:
        """So many can be thought about at once from now on; what runs goes on."""
        self._threads = threads
        self._most_of_address = max(1, math.ceil(threads * SHARE_OF_ADDRESS))
        self._most_of_person = max(1, math.floor(threads * SHARE_OF_PERSON))

    # In and out.

    def put(self, job: Job, now: float) -> Job | None:
        """Let a job wait; if there are too many, the one that has to go (maybe itself)."""
        gone = self._make_space(job) if self._waiting >= self._most else None
        if gone is not job:
            job.queued = now
            address = self._addresses.join(job.address)
            person = address.people.join(job.person)
            person.demand += job.expected
            person.waiting.append(job)
            address.waiting += 1
            self._waiting += 1
            job.is_waiting = True
        return gone

    def _make_space(self, job: Job) -> Job:
        """Whoever has most waiting gives one up: nobody can fill the queue against others."""
        fullest = max(self._addresses.in_order(), key=lambda address: address.waiting)
        if fullest.key == job.address:
            return job
        person = max(fullest.people.in_order(), key=lambda person: len(person.waiting))
        gone = max(person.waiting, key=lambda job: job.rank)
        self.withdraw(gone)
        return gone

    def withdraw(self, job: Job) -> None:
        """A job need not be done any more; one that runs already goes on."""
        if job.is_waiting:
            address, person = self._parties(job)
            self._take_out(job, address, person)
            self._leave(job, address, person)

    def hurry(self, job: Job) -> None:
        """The clock of a job runs low: it comes before all others of the same person, and fast."""
        job.is_urgent = True

    # Turns.

    def begin_next(self) -> Job | None:
        """The next job, which counts as running from now on; None if nothing may begin."""
        if self._quick_lane_is_free and (job := self._first(only_quick=True)) is not None:
            self._begin(job, is_in_quick_lane=True)
            return job
        if self._running < self._threads and (job := self._first(only_quick=False)) is not None:
            self._begin(job, is_in_quick_lane=False)
            return job
        return None

    def _first(self, only_quick: bool) -> Job | None:
        return next(self._candidates(only_quick), None) if self._waiting else None

    def _candidates(self, only_quick: bool) -> Iterator[Job]:
        for address in self._addresses.in_order():
            if only_quick or address.running < self._most_of_address:
                for person in address.people.in_order():
                    if only_quick or person.running < self._most_of_person:
                        job = person.first(only_quick)
                        if job is not None:
                            yield job

    def forecast(self, most: int) -> Iterator[tuple[Job, int, float]]:
        """Those that wait, as they would begin if nobody else came: each with how many begin
        before it, and in how many seconds it would. Only so many are looked at."""
        lanes = Lanes(self._threads, self._most_of_address, self._most_of_person)
        for job in self._running_jobs:
            assert job.granted is not None, "what runs has begun"
            lanes.take(job.address, job.person, job.granted, job.is_in_quick_lane)
        for before, (job, seconds) in enumerate(islice(in_turn(self._addresses, self._part), most)):
            is_quick = job.may_be_quick and lanes.quick_is_next(job.address, job.person)
            yield job, before, lanes.take(job.address, job.person, seconds, is_quick)

    def _begin(self, job: Job, is_in_quick_lane: bool) -> None:
        address, person = self._parties(job)
        job.granted = self._budget(job, address, person)
        job.is_in_quick_lane = is_in_quick_lane
        self._take_out(job, address, person)
        self._addresses.hold(address, job.granted)
        address.people.hold(person, job.granted)
        self._count_running(job, address, person, +1)
        self._running_jobs.add(job)

    def _budget(self, job: Job, address: Address, person: Person) -> float:
        return self._part(job, len(self._addresses), len(address.people), person.demand)

    def _part(self, job: Job, addresses: int, people: int, demand: float) -> float:
        """All that wait get their part of the time to come, and nobody more than usual: among so
        many addresses, so many people of this one, and so many seconds that the person wants."""
        if job.is_urgent:
            return min(job.usual, HURRIED)
        threads = min(self._most_of_address, self._threads / addresses)
        threads = min(self._most_of_person, threads / people)
        part = HORIZON * threads / max(demand, HORIZON * threads)
        return min(job.usual, max(FLOOR, job.usual * part))

    def finish(self, job: Job, seconds: float) -> None:
        """A job is over and took so long."""
        assert job.granted is not None, "what is over had begun"
        address, person = self._parties(job)
        self._count_running(job, address, person, -1)
        self._running_jobs.remove(job)
        address.people.charge(person, job.granted, seconds)
        self._addresses.charge(address, job.granted, seconds)
        self._leave(job, address, person)

    # What is counted.

    def _parties(self, job: Job) -> tuple[Address, Person]:
        address = self._addresses[job.address]
        return address, address.people[job.person]

    def _take_out(self, job: Job, address: Address, person: Person) -> None:
        job.is_waiting = False
        person.waiting.remove(job)
        address.waiting -= 1
        self._waiting -= 1

    def _leave(self, job: Job, address: Address, person: Person) -> None:
        person.demand = max(0.0, person.demand - job.expected)
        address.people.leave(person)
        self._addresses.leave(address)

    def _count_running(self, job: Job, address: Address, person: Person, more: int) -> None:
        if job.is_in_quick_lane:
            self._quick_lane_is_free = more < 0
        else:
            self._running += more
            address.running += more
            person.running += more
