"""In which order those that wait will think, if nobody else comes: what they are told rests on it.

It goes through the turns of the queue without having them. Where it cannot know it takes the longer
time: people are rather served sooner than they were told.
"""

from collections.abc import Callable, Iterator
from heapq import heapify, heappop, heappush
from itertools import count

from .bot_jobs import Address, Job, Person
from .fair_turns import Turns

Part = Callable[[Job, int, int, float], float]
"""Seconds for a job, among so many addresses and people who want so many seconds."""


class _Waiting:
    """The jobs of a person that have not had their turn."""

    def __init__(self, person: Person) -> None:
        self.jobs = sorted(person.waiting, key=lambda job: job.rank)[::-1]
        self.demand = sum(job.expected for job in self.jobs)

    def pop(self) -> Job:
        """The next one."""
        job = self.jobs.pop()
        self.demand -= job.expected
        return job


People = list[tuple[float, int, _Waiting]]
"""A heap: how much somebody has had, who came first, and what is left."""


def in_turn(addresses: Turns[Address], part: Part) -> Iterator[tuple[Job, float]]:
    """All that wait, each with the seconds that it would take."""
    order = count()
    turns = [
        (address.place, next(order), people)
        for address in addresses.in_order()
        if (people := _people(address, order))
    ]
    heapify(turns)
    while turns:
        place, number, people = heappop(turns)
        had, own, waiting = heappop(people)
        demand = waiting.demand
        job = waiting.pop()
        granted = part(job, len(turns) + 1, len(people) + 1, demand)
        seconds = granted if job.is_urgent else min(job.expected, granted)
        yield job, seconds
        if waiting.jobs:
            heappush(people, (had + seconds, own, waiting))
        if people:
            heappush(turns, (place + seconds, number, people))


def _people(address: Address, order: Iterator[int]) -> People:
    people = [
        (person.place, next(order), _Waiting(person))
        for person in address.people.in_order()
        if person.waiting
    ]
    heapify(people)
    return people
