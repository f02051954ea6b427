"""Send messages to push services, beside everything else: no player ever waits for one.

Every service of the list has a lane of its own: one that hangs holds up nobody but itself. What
waits is bounded; what is too much is dropped and counted.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...store.errors import StoreError
from ...store.store import Store
from ...store.values import PushSubscription
from ..operations.logs import log
from ..operations.metrics import PUSH, PUSH_QUEUE, PUSH_SECONDS
from . import base64url
from .encryption import encrypt
from .hosts import PushHosts, Target
from .posting import Forbidden, NotSent, Poster, Reply
from .vapid import VapidKey

logger = logging.getLogger(__name__)

MOST_WAITING = 500
"""Messages in a lane, with those that wait for another try."""
MOST_AGAIN = 250
"""Of them, those that wait for another try: whoever subscribes with addresses that do not answer
must leave room for the messages of others."""
WORKERS = 2
"""Of a lane."""
WAITS = (5.0, 30.0, 120.0, 600.0)
"""Seconds before the second try, the third, and so on; then it is given up."""
GONE = (404, 410)
TOO_MANY = 429


@dataclass
class Message:
    """What one browser is to be told."""

    subscription: PushSubscription
    words: Mapping[str, Any]
    topic: str
    """A newer message of the same topic takes the place of one that was not delivered yet."""
    seconds: int
    """How long a push service keeps it."""
    is_wanted: Callable[[], bool]
    """Whether it is still of any use."""
    tries: int = 0


@dataclass(eq=False)
class _Lane:
    queue: asyncio.Queue[tuple[Message, Target]] = field(default_factory=asyncio.Queue)
    waiting: int = 0
    """In the queue, or for another try."""
    again: int = 0
    """Of them, for another try."""


class Sender:
    """The lanes of all services."""

    def __init__(
        self,
        store: Store,
        hosts: PushHosts,
        key: VapidKey,
        poster: Poster,
        waits: tuple[float, ...] = WAITS,
    ) -> None:
        self._store = store
        self._hosts = hosts
        self._key = key
        self._poster = poster
        self._waits = waits
        self._lanes = {entry: _Lane() for entry in hosts.entries}

    def start(self, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Begin to send."""
        for lane in self._lanes.values():
            for _ in range(WORKERS):
                spawn(self._work(lane))

    def submit(self, message: Message) -> None:
        """Send this when there is time; if too many wait, not at all."""
        target = self._hosts.target(message.subscription.endpoint)
        if target is None:  # The list has become shorter since.
            PUSH.labels("refused").inc()
            return
        lane = self._lanes[target.service]
        if lane.waiting >= MOST_WAITING:
            PUSH.labels("dropped").inc()
            log(logger, logging.WARNING, "push queue is full", service=target.service)
            return
        self._count(lane, 1)
        lane.queue.put_nowait((message, target))

    def _count(self, lane: _Lane, change: int) -> None:
        lane.waiting += change
        PUSH_QUEUE.inc(change)

    async def _work(self, lane: _Lane) -> None:
        while True:
            message, target = await lane.queue.get()
            wait: float | None = None
            try:
                if message.is_wanted():
                    wait = await self._try(message, target)
            except Exception:
                PUSH.labels("failed").inc()
                logger.exception("push message failed")
            if wait is None:
                self._count(lane, -1)
            else:
                lane.again += 1
                loop = asyncio.get_running_loop()
                loop.call_later(wait, self._queue_again, lane, message, target)

    def _queue_again(self, lane: _Lane, message: Message, target: Target) -> None:
        lane.again -= 1
        lane.queue.put_nowait((message, target))

    async def _try(self, message: Message, target: Target) -> float | None:
        """Send it once; after how many seconds to try again, None if it is settled."""
        began = time.perf_counter()
        try:
            reply = await self._post(message, target)
        except Forbidden:
            self._settle("refused", target, reason="address is not public")
            return None
        except NotSent as error:
            return self._try_later(message, target, None, str(error))
        finally:
            PUSH_SECONDS.observe(time.perf_counter() - began)
        return await self._judge(message, target, reply)

    async def _post(self, message: Message, target: Target) -> Reply:
        words = json.dumps(message.words, ensure_ascii=False, separators=(",", ":")).encode()
        to = message.subscription
        loop = asyncio.get_running_loop()
        body, authorization = await loop.run_in_executor(
            self._poster.threads, _prepare, self._key, target.origin, words, to.p256dh, to.auth
        )
        headers = {
            "Authorization": authorization,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.seconds),
            "Topic": message.topic,
            "Urgency": "normal",
        }
        return await self._poster.post(target, headers, body)

    async def _judge(self, message: Message, target: Target, reply: Reply) -> float | None:
        if 200 <= reply.status < 300:
            self._settle("delivered", target, logging.DEBUG)
            return None
        if reply.status in GONE:
            try:
                await self._store.remove_push_subscriptions([message.subscription.id])
            except StoreError:
                logger.warning("push subscription not removed: the next message finds it again")
            self._settle("gone", target, status=reply.status)
            return None
        if reply.status == TOO_MANY or reply.status >= 500:
            return self._try_later(message, target, reply.wait, f"status {reply.status}")
        self._settle("failed", target, logging.WARNING, status=reply.status)
        return None

    def _try_later(
        self, message: Message, target: Target, wait: float | None, reason: str
    ) -> float | None:
        if message.tries >= len(self._waits):
            self._settle("failed", target, logging.WARNING, reason=reason)
            return None
        if self._lanes[target.service].again >= MOST_AGAIN:
            PUSH.labels("dropped").inc()
            log(logger, logging.WARNING, "too many push retries", service=target.service)
            return None
        least = self._waits[message.tries]
        message.tries += 1
        PUSH.labels("retried").inc()
        log(logger, logging.INFO, "push retry", service=target.service, reason=reason)
        return max(least, wait or 0.0)

    def _settle(
        self, outcome: str, target: Target, level: int = logging.INFO, **why: str | int
    ) -> None:
        PUSH.labels(outcome).inc()
        log(logger, level, f"push {outcome}", service=target.service, **why)


def _prepare(key: VapidKey, origin: str, words: bytes, p256dh: str, auth: str) -> tuple[bytes, str]:
    """The body, and who sends it."""
    body = encrypt(words, base64url.decode(p256dh), base64url.decode(auth))
    return body, key.authorization(origin, int(time.time()))
