"""Moves to be thought about, and those for whom: people, and the addresses that they come from."""

from dataclasses import dataclass

from .fair_turns import Party, Turns

QUICK = 0.5
"""Seconds: a bot that never takes longer may use the quick lane."""
PATIENCE = 5.0
"""A cheap job overtakes one of the same person that takes a second longer and came up to so many
seconds before; so nothing is overtaken for ever."""


@dataclass(eq=False)
class Job:
    """One move of one bot to think about."""

    address: str
    """From where the person plays whom the bot answers."""
    person: str
    usual: float
    """Seconds the bot may take at most."""
    expected: float
    """Seconds it will take, by experience."""
    queued: float = 0.0
    is_waiting: bool = False
    is_urgent: bool = False
    granted: float | None = None
    """Seconds it may take; None until it begins."""
    is_in_quick_lane: bool = False

    @property
    def may_be_quick(self) -> bool:
        """Whether the quick lane is open to it."""
        return self.is_urgent or self.usual <= QUICK

    @property
    def rank(self) -> tuple[bool, float]:
        """The order among the jobs of one person."""
        return not self.is_urgent, self.queued + PATIENCE * self.expected


class Person(Party):
    """Somebody at an address, with their jobs."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.waiting: list[Job] = []
        self.demand = 0.0
        """Seconds that all that waits and runs would take."""

    def first(self, only_quick: bool) -> Job | None:
        """The job whose turn it is."""
        jobs = [job for job in self.waiting if job.may_be_quick or not only_quick]
        return min(jobs, key=lambda job: job.rank, default=None)


class Address(Party):
    """An address with its people."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.people = Turns(Person)
        self.waiting = 0
        """How many jobs of all its people."""
