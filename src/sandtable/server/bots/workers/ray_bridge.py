"""Between the server and a Ray cluster, which Ray calls a driver; its argument is the address.

It is a process of its own because Ray ends the process of a driver that loses its cluster: the
server must not go with it. See docs/decisions/workers.md.
"""

import asyncio
import os
import sys
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ....arena.cluster import ClusterFailure, check_address, need_ray
from .elsewhere import GRACE
from .messages import Answered, Channel, KeepOnly, Lost, Ready, Think, ToHelper, Trouble
from .task import Beginning, OtherCode, ThinkTask, Worker

LOOK = 1.0
"""Seconds between two looks at the cluster; each time the server hears from us."""
REFUSED = 60.0
"""Seconds after which a node with other code is asked again."""
MOST_REMEMBERED = 20_000


class Thinker:
    """A worker on a node of the cluster: what Ray calls an actor, with one processor."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    def begin(self, beginning: Beginning) -> str | None:
        """Make everything ready; a sentence if this node cannot be used."""
        try:
            self._worker = Worker(beginning)
        except OtherCode as error:
            return str(error)
        return None

    def think(self, task: ThinkTask) -> tuple[str, float]:
        """A move, and how many seconds it took."""
        assert self._worker is not None, "it was told to begin"
        return self._worker.think(task)

    def keep_only(self, table: str, seats: frozenset[tuple[int, str]]) -> None:
        """Only these seats and levels of a table are played on."""
        if self._worker is not None:
            self._worker.keep_only(table, seats)


@dataclass(eq=False)
class Hand:
    """A worker, as the bridge sees it."""

    actor: Any
    is_ready: bool = False
    refused_at: float | None = None
    until: float | None = None
    """When the thought that it has must be over."""
    seats: set[Any] = field(default_factory=set)

    @property
    def is_overdue(self) -> bool:
        """Whether it should have answered: its node may be gone, which Ray notices later."""
        return self.until is not None and time.monotonic() > self.until

    @property
    def is_free(self) -> bool:
        """Whether it can be given a task."""
        return self.is_ready and self.until is None


class Bridge:
    """Gives tasks to workers, one to each at a time."""

    def __init__(self, ray: Any, channel: Channel, beginning: Beginning) -> None:
        self._ray = ray
        self._channel = channel
        self._beginning = beginning
        self._hands: list[Hand] = []
        self._last: OrderedDict[Any, Hand] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        """Start something that goes on beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tend(self) -> None:
        """Have one worker for each processor of the cluster, as nodes come and go."""
        while True:
            resources = await asyncio.to_thread(self._ray.cluster_resources)
            for _ in range(int(resources.get("CPU", 0)) - len(self._hands)):
                self.spawn(self._hire())
            self._ask_refused_again()
            self._tell()
            await asyncio.sleep(LOOK)

    def hear(self, message: ToHelper) -> None:
        """What the server says."""
        match message:
            case Think(number, task):
                self.spawn(self._think(number, task))
            case KeepOnly(table, seats):
                for hand in {self._last.pop(seat) for seat in self._of(table, seats)}:
                    hand.actor.keep_only.remote(table, seats)

    def _of(self, table: str, seats: frozenset[tuple[int, str]]) -> list[Any]:
        return [
            seat
            for seat in self._last
            if seat.table == table and (seat.seat, seat.level) not in seats
        ]

    async def _hire(self) -> None:
        remote = self._ray.remote(num_cpus=1, max_restarts=0)(Thinker)
        hand = Hand(remote.remote())
        self._hands.append(hand)
        try:
            refusal = await hand.actor.begin.remote(self._beginning)
        except self._ray.exceptions.RayError as error:
            self._trouble("cluster", "a node cannot think; is the same sandtable there? ", error)
            await asyncio.sleep(LOOK)
            self._let_go(hand)
            return
        if refusal is None:
            hand.is_ready = True
        else:
            hand.refused_at = time.monotonic()
            self._channel.say(Trouble("version", refusal))
        self._tell()

    def _trouble(self, reason: str, words: str, error: Exception) -> None:
        cause = str(getattr(error, "cause", None) or error).strip().partition("\n")[0]
        self._channel.say(Trouble(reason, f"{words}({type(error).__name__}: {cause})"))

    def _ask_refused_again(self) -> None:
        for hand in list(self._hands):
            if hand.refused_at is not None and time.monotonic() - hand.refused_at > REFUSED:
                self._ray.kill(hand.actor)
                self._let_go(hand)

    async def _think(self, number: int, task: ThinkTask) -> None:
        hand = self._choose(task)
        if hand is None:
            self._channel.say(Lost(number, "no worker of the cluster is free"))
            return
        hand.until = time.monotonic() + task.budget + GRACE
        self._last[task.player] = hand
        self._last.move_to_end(task.player)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)
        try:
            move, seconds = await hand.actor.think.remote(task)
        except self._ray.exceptions.RayTaskError as error:
            self._channel.say(Lost(number, f"a worker failed: {type(error.cause).__name__}"))
        except self._ray.exceptions.RayError as error:
            self._let_go(hand)
            self._channel.say(Lost(number, f"a worker is gone: {type(error).__name__}"))
            self._tell()
        else:
            self._channel.say(Answered(number, move, seconds))
        hand.until = None

    def _choose(self, task: ThinkTask) -> Hand | None:
        last = self._last.get(task.player)
        if last is not None and last.is_free:
            return last
        return next((hand for hand in self._hands if hand.is_free), None)

    def _let_go(self, hand: Hand) -> None:
        if hand in self._hands:
            self._hands.remove(hand)
        for seat in [seat for seat, last in self._last.items() if last is hand]:
            del self._last[seat]

    def _tell(self) -> None:
        ready = [hand for hand in self._hands if hand.is_ready and not hand.is_overdue]
        self._channel.say(Ready(len(ready)))


async def _serve(ray: Any, channel: Channel, beginning: Beginning) -> None:
    loop = asyncio.get_running_loop()
    bridge = Bridge(ray, channel, beginning)
    over = asyncio.Event()

    def listen() -> None:
        for message in channel:
            loop.call_soon_threadsafe(bridge.hear, message)
        loop.call_soon_threadsafe(over.set)

    threading.Thread(target=listen, daemon=True).start()
    tending = asyncio.create_task(bridge.tend())
    ended = asyncio.create_task(over.wait())
    await asyncio.wait({tending, ended}, return_when=asyncio.FIRST_COMPLETED)
    if tending.done():
        tending.result()


def main() -> None:
    """Pass tasks on until the server has gone, or the cluster."""
    channel = Channel()
    beginning = next(iter(channel))
    assert isinstance(beginning, Beginning)
    try:
        ray = need_ray()
        address = sys.argv[1]
        check_address(address)
        ray.init(address=address, configure_logging=False, log_to_driver=False)
    except (ClusterFailure, ConnectionError, RuntimeError) as error:
        channel.say(Trouble("cluster", str(error).partition("\n")[0]))
        sys.exit(1)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        asyncio.run(_serve(ray, channel, beginning))
    # Ray would wait for what workers still think about; they end with their driver.
    os._exit(0)


if __name__ == "__main__":
    main()
