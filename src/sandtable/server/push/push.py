"""Web Push as the rest of the server knows it: offered or not, and what is to be told to whom."""

import hashlib
import logging
import ssl
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ...store.store import Store
from ..edge.limits import Buckets
from ..errors import TooMany
from ..operations.config import Config
from ..operations.metrics import PUSH
from . import base64url
from .hosts import PushHosts

if TYPE_CHECKING:
    from .sender import Sender

logger = logging.getLogger(__name__)

KEY = "vapid"
"""Under this name the private key is kept."""
NEEDED = "cryptography"
THREADS = 2
TOPIC = 24
"""Characters; push services take 32."""


class Push:
    """Sends nothing, and offers nothing, where the list of services is empty or the library for
    its cryptography is not installed."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store = store
        self._config = config
        self.hosts = PushHosts(config.push_hosts)
        self.key: str | None = None
        """What browsers subscribe with; None if it is not offered."""
        self._sender: Sender | None = None
        self._threads: ThreadPoolExecutor | None = None
        self._of_person = Buckets(config.rate / 60, 20 * config.rate)
        """One a minute, in the long run."""

    @property
    def is_offered(self) -> bool:
        """Whether people can be told."""
        return self.key is not None

    async def start(self, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Read the key, or make it if this is the first start of all."""
        if not self.hosts.entries:
            return
        if find_spec(NEEDED) is None:
            logger.warning("web push is off: %s is not installed", NEEDED)
            return
        from .posting import Poster
        from .sender import Sender
        from .vapid import new_key, read_key

        kept = await self._store.keep_key(KEY, new_key().written())
        key = read_key(kept, self._contact())
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        tls = ssl.create_default_context()
        poster = Poster(tls, self._threads, bool(self._config.push_private))
        self._sender = Sender(self._store, self.hosts, key, poster)
        self._sender.start(spawn)
        self.key = key.public

    def stop(self) -> None:
        """Let go of the threads; tasks are cancelled by whoever spawned them."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def tell(
        self,
        identity: str,
        about: str,
        words: Mapping[str, Any],
        seconds: int,
        is_wanted: Callable[[], bool],
    ) -> None:
        """Tell somebody in all browsers in which they want to be told."""
        if self._sender is None:
            return
        subscriptions = await self._store.push_subscriptions(identity)
        if not subscriptions:
            return
        try:
            self._of_person.take(identity)
        except TooMany:
            PUSH.labels("limited").inc()
            return
        from .sender import Message

        for one in subscriptions:
            said = {**words, "language": one.language}
            self._sender.submit(Message(one, said, _topic(about), seconds, is_wanted))

    def _contact(self) -> str:
        address = self._config.address
        return self._config.push_contact or (address if address.startswith("https:") else "")


def _topic(about: str) -> str:
    """Whoever knows the name of a table can see it, so push services are not told."""
    return base64url.encode(hashlib.sha256(about.encode()).digest())[:TOPIC]
