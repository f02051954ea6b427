"""Which bot thinks next: fair between addresses, people and tables, and quick ones never wait."""

import heapq
import itertools
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.server.bots.bot_jobs import PATIENCE, QUICK, Job
from sandtable.server.bots.bot_queue import FLOOR, HORIZON, HURRIED, BotQueue

LONG = 2.0
"""Seconds that the strongest bots take."""
SHORT = 0.01
PLENTY = 10_000


def best(address: str, person: str = "") -> Job:
    return Job(address, f"{address}{person}", usual=LONG, expected=LONG)


def novice(address: str, person: str = "") -> Job:
    return Job(address, f"{address}{person}", usual=QUICK, expected=SHORT)


def takes(job: Job) -> float:
    """How long a job runs."""
    return min(job.granted or 0.0, job.expected)


@dataclass
class Machine:
    """Threads that do what a queue says, in a time of their own."""

    queue: BotQueue
    now: float = 0.0
    running: list[tuple[float, int, Job]] = field(default_factory=list)
    begun: list[Job] = field(default_factory=list)
    count: "itertools.count[int]" = field(default_factory=itertools.count)

    def put(self, *jobs: Job) -> None:
        for job in jobs:
            self.queue.put(job, self.now)
            self.begin()

    def begin(self) -> None:
        while (job := self.queue.begin_next()) is not None:
            self.begun.append(job)
            heapq.heappush(self.running, (self.now + takes(job), next(self.count), job))

    def step(self) -> bool:
        """Until something is over; False if nothing runs."""
        if not self.running:
            return False
        self.now, _, job = heapq.heappop(self.running)
        self.queue.finish(job, takes(job))
        self.begin()
        return True

    def run(self, until: float = float("inf")) -> None:
        while self.running and self.running[0][0] <= until:
            self.step()

    def run_until_begun(self, job: Job) -> None:
        while job not in self.begun:
            assert self.step(), "it waits for ever"

    def seconds(self) -> dict[str, float]:
        had: defaultdict[str, float] = defaultdict(float)
        for job in self.begun:
            had[job.address] += takes(job)
        return had


def machine(threads: int = 2, most: int = PLENTY) -> Machine:
    return Machine(BotQueue(threads, most))


# The attack: one address with very many strong bots.


def attacked(threads: int = 2) -> Machine:
    """17 guests of one address with 388 tables."""
    one = machine(threads)
    one.put(*(best("attacker", str(table % 17)) for table in range(388)))
    return one


def test_a_quick_bot_of_somebody_else_begins_at_once() -> None:
    at = attacked()
    one = novice("visitor")
    at.put(one)
    assert at.begun[-1] is one


def test_a_strong_bot_of_somebody_else_is_next() -> None:
    at = attacked()
    one = best("visitor")
    at.put(one)
    before = len(at.begun)
    at.step()
    assert at.begun[before] is one
    assert one.granted == LONG, "it is not the visitor for whom too many wait"


def test_whoever_wants_too_much_gets_less_for_each() -> None:
    at = attacked()
    at.run()
    assert len(at.begun) == 388
    assert {job.granted for job in at.begun[20:200]} == {FLOOR}


def test_all_cheap_moves_of_an_attacker_delay_a_cheap_one_by_one() -> None:
    at = machine()
    at.put(*(novice("attacker", str(table)) for table in range(500)))
    one = novice("visitor")
    before = len(at.begun)
    at.put(one)
    at.run_until_begun(one)
    assert len(at.begun) <= before + 1


def test_urgent_bots_of_an_attacker_do_not_come_before_others() -> None:
    at = attacked()
    jobs = [best("attacker", str(table)) for table in range(100)]
    at.put(*jobs)
    for job in jobs:
        at.queue.hurry(job)
    at.begin()
    one = novice("visitor")
    before = len(at.begun)
    at.put(one)
    at.run_until_begun(one)
    assert len(at.begun) <= before + 1


def test_an_urgent_bot_begins_while_all_threads_think_and_takes_a_moment() -> None:
    at = machine(threads=2)
    at.put(best("a"), best("b"), waits := best("c"))
    assert waits.is_waiting
    at.queue.hurry(waits)
    at.begin()
    assert not waits.is_waiting
    assert waits.granted == HURRIED


# Shares.


def test_two_people_with_two_threads_think_at_the_same_time_and_fully() -> None:
    at = machine(threads=2)
    jobs = [best("here", "1"), best("here", "2")]
    at.put(*jobs)
    assert at.begun == jobs
    assert [job.granted for job in jobs] == [LONG, LONG]


def test_one_person_leaves_a_thread_for_others() -> None:
    at = machine(threads=2)
    at.put(*(best("here") for _ in range(4)))
    assert len(at.begun) == 1
    at.put(other := best("there"))
    assert other in at.begun


def test_one_address_leaves_a_thread_for_others() -> None:
    at = machine(threads=4)
    at.put(*(best("here", str(person)) for person in range(9)))
    assert len(at.begun) == 3
    at.put(other := best("there"))
    assert other in at.begun


def test_budgets_shrink_so_that_all_are_served_soon() -> None:
    """Two threads have six seconds in the next three: these are shared out among all."""
    at = machine(threads=2)
    at.put(*(best(str(person)) for person in range(12)))
    at.step()
    assert at.begun[2].granted == pytest.approx(2 * HORIZON / 11)
    at.step()
    assert at.begun[3].granted == pytest.approx(2 * HORIZON / 10)
    at.run()
    assert at.now < 12 * LONG / 2 - HORIZON, "all of them at full length would take twelve seconds"


def test_a_person_who_moves_at_weak_tables_does_not_hold_up_a_strong_one_for_ever() -> None:
    at = machine(threads=1)
    at.put(best("busy"), waits := best("me"))
    while waits.is_waiting:
        at.put(novice("me"))
        at.step()
        assert at.now <= LONG + PATIENCE * LONG + LONG


def test_newcomers_without_end_do_not_hold_up_somebody_who_has_had_much() -> None:
    at = machine(threads=1)
    at.put(best("old"), best("other"))
    at.run()
    at.put(best("busy"), waits := best("old"))
    for number in range(100):
        if not waits.is_waiting:
            break
        at.put(best(f"new {number}"))
        at.step()
    assert not waits.is_waiting


def test_to_leave_for_a_moment_forgives_nothing() -> None:
    """One who asks again only when answered gets no more than one who waits in the queue."""
    at = machine(threads=1)
    at.put(*(best("waits") for _ in range(100)))
    at.put(own := best("returns"))
    for _ in range(300):
        at.step()
        if own not in at.begun:
            continue
        if not any(job is own for *_, job in at.running):
            at.put(own := best("returns"))
        if sum(job.address == "waits" for job in at.begun) == 100:
            break
    had = at.seconds()
    assert had["returns"] <= had["waits"] + 2 * LONG


# What those who wait are told.


def told(at: Machine) -> list[tuple[Job, int, Any]]:
    return list(at.queue.forecast(PLENTY))


def test_who_waits_is_told_how_many_come_before_and_for_how_long() -> None:
    """One thread, which thinks for two seconds; three others want two seconds each. A third of what
    a horizon of three seconds has is one second; then two of them are left, and then one."""
    at = machine(threads=1)
    at.put(best("a"), one := best("b"), two := best("c"), three := best("d"))
    assert told(at) == [
        (one, 0, pytest.approx(2.0)),
        (two, 1, pytest.approx(2.0 + 1.0)),
        (three, 2, pytest.approx(2.0 + 1.0 + 1.5)),
    ]
    at.step()
    assert told(at)[:2] == [(two, 0, pytest.approx(1.0)), (three, 1, pytest.approx(1.0 + 1.5))]


def test_a_person_has_one_thread_of_two_and_is_told_so() -> None:
    at = machine(threads=2)
    jobs = [best("here") for _ in range(3)]
    at.put(*jobs)
    # Four seconds are wanted, and three are there for one person in the time to come.
    begins = [2.0, 2.0 + 2.0 * 3 / 4]
    assert told(at) == [(job, n, pytest.approx(begins[n])) for n, job in enumerate(jobs[1:])]


def test_a_quick_one_waits_for_the_quick_lane_alone() -> None:
    at = machine(threads=1)
    at.put(best("a"), novice("a"), waits := novice("b"), long := best("c"))
    assert told(at) == [(waits, 0, pytest.approx(QUICK)), (long, 1, pytest.approx(LONG))]


def test_only_so_many_are_looked_at() -> None:
    assert len(list(attacked().queue.forecast(50))) == 50


# Bounds.


def test_the_queue_has_an_end_and_nobody_fills_it_against_others() -> None:
    queue = BotQueue(threads=1, most=10)
    gone = [queue.put(best("attacker", str(table)), 0.0) for table in range(20)]
    assert gone[:10] == [None] * 10
    assert all(job is not None and job.address == "attacker" for job in gone[10:])
    one = best("visitor")
    left = queue.put(one, 0.0)
    assert left is not None
    assert left.address == "attacker"
    assert not left.is_waiting
    assert one.is_waiting
    assert len(queue) == 10


def test_nothing_is_remembered_of_those_who_are_gone() -> None:
    at = machine()
    for number in range(1000):
        at.put(best(str(number)))
        at.run()
    assert at.queue.known == 0
    assert len(at.queue) == 0


def test_what_is_withdrawn_is_never_begun() -> None:
    at = machine(threads=1)
    at.put(best("a"), gone := best("b"), last := best("c"))
    at.queue.withdraw(gone)
    at.run()
    assert gone not in at.begun
    assert last in at.begun
    at.queue.withdraw(last)
    at.queue.withdraw(gone)
    assert len(at.queue) == 0


# Whatever comes.

ADDRESSES = st.sampled_from("abc")
COSTS = st.sampled_from([SHORT, 0.3, 1.0, LONG])
JOBS = st.builds(
    lambda address, person, cost: Job(
        address, address + person, usual=max(cost, QUICK), expected=cost
    ),
    ADDRESSES,
    st.sampled_from("12"),
    COSTS,
)
MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("put"), JOBS),
        st.tuples(st.just("step"), st.none()),
        st.tuples(st.just("withdraw"), st.integers(0, 100)),
        st.tuples(st.just("hurry"), st.integers(0, 100)),
    ),
    max_size=60,
)


def play(at: Machine, moves: list[tuple[str, Job | int | None]]) -> list[Job]:
    """Do all of it; every job that was put."""
    jobs: list[Job] = []
    for kind, what in moves:
        if isinstance(what, Job):
            jobs.append(what)
            at.put(what)
        elif kind == "step":
            at.step()
        elif jobs and isinstance(what, int):
            job = jobs[what % len(jobs)]
            if kind == "withdraw":
                at.queue.withdraw(job)
            else:
                at.queue.hurry(job)
                at.begin()
        check(at)
    return jobs


def check(at: Machine) -> None:
    """What is true at any time."""
    slow = [job for *_, job in at.running if not job.is_in_quick_lane]
    assert len(slow) <= 2
    assert sum(job.is_in_quick_lane for *_, job in at.running) <= 1
    assert max(Counter(job.person for job in slow).values(), default=0) <= 1
    for *_, job in at.running:
        assert job.granted is not None
        assert min(HURRIED, job.usual) <= job.granted <= job.usual


@settings(max_examples=200, deadline=None)
@given(MOVES)
def test_everything_is_served_or_withdrawn_and_nothing_is_left(
    moves: list[tuple[str, Job | int | None]],
) -> None:
    at = machine(threads=2)
    jobs = play(at, moves)
    at.run()
    assert not any(job.is_waiting for job in jobs)
    assert len(at.begun) == len(set(map(id, at.begun)))
    assert (len(at.queue), at.queue.running, at.queue.known) == (0, 0, 0)


@settings(max_examples=200, deadline=None)
@given(MOVES)
def test_everybody_who_waits_is_told_and_waits_no_longer_than_that(
    moves: list[tuple[str, Job | int | None]],
) -> None:
    """If nobody else comes; a bot that waits for its own person's turn may be passed by one."""
    at = machine(threads=2)
    jobs = play(at, moves)
    forecast = told(at)
    assert [before for _, before, _ in forecast] == list(range(len(forecast)))
    assert {id(job) for job, _, _ in forecast} == {id(job) for job in jobs if job.is_waiting}
    began = at.now
    for job, _, seconds in forecast:
        at.run_until_begun(job)
        assert at.now - began <= seconds + LONG


@settings(max_examples=200, deadline=None)
@given(MOVES, st.integers(0, 100))
def test_nobody_gets_two_turns_while_a_newcomer_waits(
    moves: list[tuple[str, Job | int | None]], many: int
) -> None:
    """However much others have waiting: each address is given at most what it had less, and one."""
    at = machine(threads=2)
    play(at, moves)
    at.put(*(best("a", str(number)) for number in range(many)))
    one = best("newcomer")
    before = len(at.begun)
    at.put(one)
    at.run_until_begun(one)
    meanwhile: defaultdict[str, float] = defaultdict(float)
    for job in at.begun[before:-1]:
        meanwhile[job.address] += job.granted or 0.0
    assert max(meanwhile.values(), default=0.0) <= 2 * LONG


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from([0.3, 1.0, LONG]), min_size=2, max_size=4), st.integers(1, 4))
def test_those_who_always_have_something_waiting_get_the_same(
    costs: list[float], threads: int
) -> None:
    """In seconds, not in moves: many cheap ones weigh as much as a few long ones."""
    at = machine(threads)

    def job(number: int) -> Job:
        return Job(str(number), str(number), usual=max(costs[number], 1.0), expected=costs[number])

    at.put(*(job(number) for number in range(len(costs)) for _ in range(5)))
    while at.now < 20.0:
        at.put(job(int(at.running[0][-1].address)))
        at.step()
    had = at.seconds()
    fair = 20.0 * min(max(1, threads // 2), threads / len(costs))
    assert min(had[str(number)] for number in range(len(costs))) >= fair - 2 * LONG
