"""What is done when a worker is lost, is late, or is not there; with workers that do as told."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.games import load
from sandtable.players.player import SeatView
from sandtable.server.bots.bot_queue import BotQueue
from sandtable.server.bots.seat_players import Seat
from sandtable.server.bots.workers import elsewhere
from sandtable.server.bots.workers.elsewhere import AGAIN, AT_LEAST, GRACE, Elsewhere
from sandtable.server.bots.workers.link import WorkerLost
from sandtable.server.bots.workers.messages import Answered, packed
from sandtable.server.bots.workers.task import Beginning, OtherCode, ThinkTask, Worker, own_stamp

ONE, TWO = Seat("one", 0, "best"), Seat("two", 0, "best")
BUDGET = 2.0

Answer = Callable[[ThinkTask], Awaitable[Answered]]


def view() -> SeatView:
    position = load("patterns").deal(seed=1)
    assert position.seat is not None
    return SeatView.of(position, position.seat)


async def answers(task: ThinkTask) -> Answered:
    return Answered(0, task.legal_moves[0], 0.1)


async def is_lost(task: ThinkTask) -> Answered:
    raise WorkerLost("as it was told")


class FakeLink:
    """A worker, or several, that do what a test says."""

    def __init__(self, answer: Answer, slots: int = 1) -> None:
        self.answer = answer
        self.slots = slots
        self.busy = 0
        self.tasks: list[ThinkTask] = []
        self.patience: list[float] = []
        self.forgotten: list[tuple[str, frozenset[tuple[int, str]]]] = []

    @property
    def free(self) -> int:
        return self.slots - self.busy

    async def think(self, task: ThinkTask, patience: float) -> Answered:
        self.tasks.append(task)
        self.patience.append(patience)
        self.busy += 1
        try:
            return await self.answer(task)
        finally:
            self.busy -= 1

    def keep_only(self, table: str, seats: frozenset[tuple[int, str]]) -> None:
        self.forgotten.append((table, seats))


class FakeHere:
    """Threads that answer at once, and note how long they might have thought."""

    def __init__(self) -> None:
        self.budgets: list[float] = []

    async def think(self, view: SeatView, seat: Seat, budget: float) -> tuple[str, float]:
        self.budgets.append(budget)
        await asyncio.sleep(0.01)
        return view.legal_moves[-1], 0.0


def house(*links: FakeLink) -> tuple[Elsewhere, FakeHere]:
    here: Any = FakeHere()
    made = Elsewhere(here, lambda: None)
    known: Any = links
    made.use(known)
    return made, here


def thought(made: Elsewhere, seat: Seat = ONE) -> tuple[str, float]:
    async def think() -> tuple[str, float]:
        return await made.think(view(), seat, BUDGET)

    return asyncio.run(think())


def test_a_task_is_all_that_a_worker_needs() -> None:
    """Its history goes with it, so that a fresh player stands where the old one stood."""
    seen = view()
    task = ThinkTask.of(seen, ONE, BUDGET)
    assert len(packed(Beginning(own_stamp(), (), 0, "info"))) < 1_000
    worker = Worker(Beginning(own_stamp(), (), 1 << 26, "info"))
    easy = ThinkTask.of(seen, ONE._replace(level="first-game"), 0.1)
    move, _ = worker.think(easy)
    assert move in seen.legal_moves
    assert worker.think(easy)[0] == move, "to have the same thought again does no harm"
    assert (task.view.history, task.view.legal_moves) == (seen.history, seen.legal_moves)
    assert task.view.now.tobytes() == seen.now.tobytes()
    assert task.view.start.tobytes() == seen.start.tobytes()


def test_a_worker_with_other_code_refuses() -> None:
    with pytest.raises(OtherCode, match="another version of Sandtable"):
        Worker(Beginning(own_stamp() + "!", (), 0, "info"))


def test_a_thought_that_is_lost_is_had_again_by_another_worker() -> None:
    first, second = FakeLink(is_lost), FakeLink(answers)
    made, here = house(first, second)
    assert thought(made)[0] == view().legal_moves[0]
    assert [len(first.tasks), len(second.tasks), len(here.budgets)] == [1, 1, 0]
    assert first.patience == [BUDGET + GRACE]
    assert second.tasks[0].budget == pytest.approx(BUDGET, abs=0.1), "nothing of it was used yet"


def test_a_thought_that_was_overdue_is_had_again_in_less_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(elsewhere, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def is_silent(task: ThinkTask) -> Answered:
        now[0] += task.budget + GRACE
        raise WorkerLost("silent")

    first, second = FakeLink(is_silent), FakeLink(is_silent)
    made, here = house(first, second)
    assert thought(made)[0] == view().legal_moves[-1]
    assert second.tasks[0].budget == AGAIN
    assert here.budgets == [pytest.approx(0.5)]
    assert now[0] - 100.0 + here.budgets[0] < BUDGET + 5.0, "the move must still be played"


def test_all_that_are_lost_at_once_share_the_time_that_there_is_here() -> None:
    links = [FakeLink(is_lost) for _ in range(10)]
    made, here = house(*links)

    async def all_of_it() -> None:
        seats = [Seat(str(number), 0, "best") for number in range(10)]
        await asyncio.gather(*(made.think(view(), seat, BUDGET) for seat in seats))

    asyncio.run(all_of_it())
    assert here.budgets == [pytest.approx(AGAIN / number) for number in range(1, 11)]
    assert min(here.budgets) >= AT_LEAST


def test_without_workers_bots_think_here_as_long_as_always() -> None:
    made, here = house(FakeLink(answers, slots=0))
    thought(made)
    assert here.budgets == [BUDGET]


def test_a_seat_goes_to_the_worker_that_may_remember_it() -> None:
    links = [FakeLink(answers), FakeLink(answers), FakeLink(answers)]
    made, _ = house(*links)

    async def all_of_it() -> None:
        await asyncio.gather(made.think(view(), ONE, BUDGET), made.think(view(), TWO, BUDGET))
        for _ in range(3):
            await made.think(view(), TWO, BUDGET)

    asyncio.run(all_of_it())
    of_two = [link for link in links if any(task.player == TWO for task in link.tasks)]
    assert len(of_two) == 1
    made.keep_only("two", set())
    assert of_two[0].forgotten == [("two", frozenset())]
    made.keep_only("two", set())
    assert len(of_two[0].forgotten) == 1, "nobody remembers it any more"


def test_the_queue_grows_and_shrinks_with_the_workers() -> None:
    queue = BotQueue(1, 10)
    queue.resize(8)
    assert (queue._threads, queue._most_of_address, queue._most_of_person) == (8, 6, 4)
