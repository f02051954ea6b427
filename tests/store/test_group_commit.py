"""Group commit: what arrives while the disk is busy shares the next transaction."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from sandtable.store.errors import Unavailable
from sandtable.store.group_commit import MOST_AT_ONCE, Failed, GroupCommit
from sandtable.store.store import Store
from tests.store.logs import keep, with_store
from tests.tables.parties import started


class SlowDisk:
    """Commits numbers, and waits for a word before each transaction."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.is_busy = threading.Event()
        self.go_on = threading.Event()

    def commit(self, numbers: Sequence[int]) -> list[Any]:
        """Double each; 13 fails alone, and what has 666 in it fails as a whole."""
        self.is_busy.set()
        self.go_on.wait()
        self.batches.append(list(numbers))
        if 666 in numbers:
            raise ValueError("666")
        return [Failed(KeyError(13)) if number == 13 else 2 * number for number in numbers]


async def commit_while_busy(disk: SlowDisk, numbers: Sequence[int]) -> list[Any]:
    """Hand in 1, and the others while 1 is being written; what became of the others."""
    group = GroupCommit(disk.commit)
    first = asyncio.create_task(group.submit(1))
    await asyncio.to_thread(disk.is_busy.wait)
    others = [asyncio.create_task(group.submit(number)) for number in numbers]
    await asyncio.sleep(0)  # They hand in.
    disk.go_on.set()
    assert await first == 2
    answers = await asyncio.gather(*others, return_exceptions=True)
    await group.close()
    return answers


def test_what_arrives_meanwhile_shares_one_transaction() -> None:
    """And everybody gets their own answer."""
    disk = SlowDisk()
    assert asyncio.run(commit_while_busy(disk, [5, 6, 7])) == [10, 12, 14]
    assert disk.batches == [[1], [5, 6, 7]]


def test_a_transaction_does_not_grow_without_end() -> None:
    """The rest follows in the next one."""
    disk = SlowDisk()
    numbers = range(1000, 1000 + MOST_AT_ONCE + 1)
    asyncio.run(commit_while_busy(disk, numbers))
    assert [len(batch) for batch in disk.batches] == [1, MOST_AT_ONCE, 1]


def test_one_that_fails_leaves_the_others_alone() -> None:
    """They are written."""
    answers = asyncio.run(commit_while_busy(SlowDisk(), [5, 13, 7]))
    assert [answers[0], answers[2]] == [10, 14]
    assert isinstance(answers[1], KeyError)


def test_one_that_fails_the_transaction_is_found() -> None:
    """The others are tried without it."""
    disk = SlowDisk()
    answers = asyncio.run(commit_while_busy(disk, [5, 666, 7]))
    assert [answers[0], answers[2]] == [10, 14]
    assert isinstance(answers[1], ValueError)
    assert disk.batches == [[1], [5, 666, 7], [5], [666], [7]]


def test_without_a_database_all_are_told() -> None:
    """And nothing is tried one by one."""
    tried = []

    def commit(numbers: Sequence[int]) -> list[Any]:
        tried.append(len(numbers))
        raise Unavailable

    async def run() -> None:
        group = GroupCommit(commit)
        done = await asyncio.gather(*map(group.submit, range(9)), return_exceptions=True)
        assert all(isinstance(answer, Unavailable) for answer in done)
        await group.close()

    asyncio.run(run())
    assert sum(tried) == 9


def test_who_stops_waiting_does_not_disturb() -> None:
    """Their write happens, and the others hear of theirs."""
    disk = SlowDisk()

    async def run() -> None:
        group = GroupCommit(disk.commit)
        gone = asyncio.create_task(group.submit(1))
        await asyncio.to_thread(disk.is_busy.wait)
        gone.cancel()
        disk.go_on.set()
        assert await group.submit(4) == 8
        await group.close()

    asyncio.run(run())
    assert disk.batches == [[1], [4]]


def test_closing_finishes_what_was_handed_in() -> None:
    """And then nothing more is taken."""
    disk = SlowDisk()

    async def run() -> None:
        group = GroupCommit(disk.commit)
        handed_in = [asyncio.create_task(group.submit(number)) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        disk.go_on.set()
        await group.close()
        assert await asyncio.gather(*handed_in) == [2, 4, 6]
        with pytest.raises(RuntimeError):
            await group.submit(4)

    asyncio.run(run())


def test_one_after_the_other_they_wait_for_company(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes after a pause does not wait; who comes right after another does, for a moment."""
    waits: list[float] = []
    monkeypatch.setattr("sandtable.store.group_commit.PACE", 60.0)
    monkeypatch.setattr("sandtable.store.group_commit.time.sleep", waits.append)

    async def run() -> None:
        group: GroupCommit[int] = GroupCommit(list)
        assert await group.submit(1) == 1
        assert waits == []
        assert await group.submit(2) == 2
        assert len(waits) == 1
        assert 0 < waits[0] <= 60
        await group.close()

    asyncio.run(run())


def test_many_tables_share_transactions(database_url: str) -> None:
    """A hundred appends at once take far fewer transactions."""
    table = started()

    async def doing(store: Store) -> None:
        await asyncio.gather(*(keep(store, f"t{number}", table) for number in range(100)))
        assert store.writes == 100
        assert store.transactions <= 10

    with_store(database_url, doing)


def test_the_event_loop_goes_on_while_the_disk_is_busy() -> None:
    """A commit that takes long delays nobody who does not wait for it."""
    disk = SlowDisk()

    async def run() -> None:
        group = GroupCommit(disk.commit)
        waiting = asyncio.create_task(group.submit(1))
        await asyncio.to_thread(disk.is_busy.wait)
        for _ in range(100):
            await asyncio.sleep(0)
        assert not waiting.done()
        disk.go_on.set()
        assert await waiting == 2
        await group.close()

    asyncio.run(run())


def test_what_is_gathered_shares_a_transaction_though_the_thread_is_idle() -> None:
    async def test() -> list[list[int]]:
        disk = SlowDisk()
        disk.go_on.set()
        group = GroupCommit(disk.commit)
        group.gather()
        group.gather()  # Again changes nothing.
        tasks = []
        for number in (1, 2, 3):
            tasks.append(asyncio.create_task(group.submit(number)))
            await asyncio.sleep(0.01)
        assert not disk.batches
        group.hand_over()
        assert await asyncio.gather(*tasks) == [2, 4, 6]
        assert await group.submit(4) == 8
        group.gather()
        last = asyncio.create_task(group.submit(5))
        await asyncio.sleep(0)
        await group.close()
        assert await last == 10, "nothing that was handed in is left behind"
        return disk.batches

    assert asyncio.run(test()) == [[1, 2, 3], [4], [5]]
