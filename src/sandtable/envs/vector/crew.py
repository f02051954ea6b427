"""Threads that each do their share of every step, and are ready for the next one at once."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from threading import Lock, Thread
from typing import Any

import numpy as np

from ...games.batch import Numbers
from ...games.signals import ASLEEP, received, sent
from ...games.stepping import BEGIN, DONE, JOB, LEAVE, POST_WORDS, STEP, STEPPED, TRIES
from .memory import aligned

FEWEST, MOST = 20_000, 200_000
"""So often a word is looked at before its reader goes to sleep: about 10 and 100 microseconds."""

Job = Callable[[int, int], Any]


class Signal:
    """A word that one thread waits for and another sends; see games/signals.py."""

    def __init__(self, words: Numbers) -> None:
        self._words = words
        self.address: int = words.ctypes.data
        self.tries: int = FEWEST
        """More after each time that the reader was still awake, fewer after it was not."""
        self._awake = Lock()
        self._awake.acquire()

    def send(self, what: int) -> None:
        """Send it, and wake who waits for it."""
        is_asleep = sent(self.address, what)
        if is_asleep:
            self.wake()
        self.note(not is_asleep)

    def note(self, was_in_time: bool) -> None:
        """Look longer or shorter for the next one."""
        self.tries = min(2 * self.tries, MOST) if was_in_time else max(self.tries // 2, FEWEST)

    def wake(self) -> None:
        """Wake who waits. One who was interrupted in its sleep may have been woken already."""
        with suppress(RuntimeError):
            self._awake.release()

    def sleep(self) -> None:
        """Wait to be woken, after a look that found nothing."""
        self._awake.acquire()

    def receive(self) -> int:
        """Wait for what is sent."""
        found = received(self.address, self.tries)
        self.note(found != ASLEEP)
        while found == ASLEEP:
            self.sleep()
            found = received(self.address, 1)
        return found


class Member:
    """One thread, with its range of the games."""

    def __init__(self, step_desk: Any, first: int, last: int, chosen: Numbers, desk: Numbers):
        self._post: Numbers = aligned(POST_WORDS, np.int64)
        self.begin: Signal = Signal(self._post[BEGIN:])
        self.done: Signal = Signal(self._post[DONE:])
        self._step = (step_desk, first, last, chosen, desk)
        self.job: Job | None = None
        self.error: BaseException | None = None
        self.is_at_work: bool = False
        self._thread = Thread(target=self._work, name="sandtable games", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        step_desk, first, last, chosen, desk = self._step
        while True:
            try:
                told = step_desk(first, last, chosen, desk, self.begin.address)
                if told == LEAVE:
                    return
                if told == ASLEEP:
                    self.begin.sleep()
                    continue
                if told == STEPPED:
                    self.done.wake()
                    continue
                assert self.job is not None
                self.job(first, last)
            except BaseException as error:  # Whoever waits for this thread is told.
                self.error = error
            self.done.send(STEP)

    def start(self, what: int) -> None:
        """Let it do its share."""
        self._post[TRIES] = self.begin.tries
        self.is_at_work = True
        self.begin.send(what)

    def finish(self) -> None:
        """Wait until it has."""
        if self.is_at_work:
            self.done.receive()
            self.is_at_work = False
            self.job, error, self.error = None, self.error, None
            if error is not None:
                raise error

    def leave(self) -> None:
        """Let the thread go."""
        if self._thread.is_alive():
            self.finish()
            self.begin.send(LEAVE)
            self._thread.join()


class Crew:
    """The threads besides the one that calls, which does the first range itself."""

    def __init__(
        self, step_desk: Any, edges: Sequence[int], chosen: Numbers, desk: Numbers, kept: Any
    ) -> None:
        """`edges`: where one range ends and the next begins. `kept`: what the desk needs."""
        self._kept = kept
        self._own = (edges[0], edges[1])
        self._members = [
            Member(step_desk, first, last, chosen, desk) for first, last in pairwise(edges[1:])
        ]
        self._step = (step_desk, chosen, desk)

    def step(self) -> None:
        """A step of all games with the actions that were chosen."""
        step_desk, chosen, desk = self._step
        try:
            for member in self._members:
                member.start(STEP)
            step_desk(*self._own, chosen, desk, 0)
        finally:
            self._finish()

    def do(self, job: Job) -> None:
        """Something else, range by range."""
        try:
            for member in self._members:
                member.job = job
                member.start(JOB)
            job(*self._own)
        finally:
            self._finish()

    def _finish(self) -> None:
        """Wait for all, even when interrupted: nobody is at work when the caller goes on.

        Of several errors the first is raised. Whoever interrupts twice waits no longer.
        """
        errors: list[BaseException] = []
        for member in self._members:
            try:
                member.finish()
            except BaseException as error:
                errors.append(error)
                member.finish()
        if errors:
            raise errors[0]

    def close(self) -> None:
        """Let the threads go."""
        for member in self._members:
            member.leave()
