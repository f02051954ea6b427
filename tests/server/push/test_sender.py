"""Messages reach a push service, are tried again when that may help, and hold up nobody."""

import asyncio
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sandtable.server.live.background import Background
from sandtable.server.operations.metrics import PUSH, PUSH_QUEUE
from sandtable.server.push import sender as sender_module
from sandtable.server.push.hosts import PushHosts
from sandtable.server.push.posting import Poster
from sandtable.server.push.sender import MOST_WAITING, Message, Sender
from sandtable.server.push.vapid import new_key, read_key
from sandtable.store.push import subscription_id
from sandtable.store.store import Store, create_store
from sandtable.store.values import PushSubscription
from tests.store.logs import guest

from .service import Browser, PushService, claims_of, push_service

WORDS = {"kind": "turn", "table": "t" * 22, "game": "Patterns"}
KEY = new_key()
SOON = (0.05, 0.05, 0.05, 0.05)
BOUND = 1.0
"""Seconds after which a service has failed, here."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


def count(outcome: str) -> float:
    return float(PUSH.labels(outcome)._value.get())


def message_to(browser: Browser) -> Message:
    words = browser.subscription()
    subscription = PushSubscription(
        id=subscription_id(browser.endpoint),
        token="hash of n",
        identity="n",
        endpoint=browser.endpoint,
        p256dh=words["p256dh"],
        auth=words["auth"],
        language="fi",
        created=1,
    )
    return Message(subscription, WORDS, "topic", 3600, lambda: True)


def sending(
    service: PushService,
    folder: Path,
    test: Callable[[Sender, Store], Awaitable[None]],
    private: bool = True,
    hosts: str = "",
    waits: tuple[float, ...] = SOON,
) -> None:
    """A sender on a store of its own."""

    async def run() -> None:
        background, threads = Background(), ThreadPoolExecutor(2)
        async with create_store(f"sqlite:///{folder / 'sandtable.db'}") as store:
            await store.add_person(*guest("n"))
            poster = Poster(ssl.create_default_context(), threads, private, BOUND)
            sender = Sender(store, PushHosts(hosts or service.host), KEY, poster, waits)
            sender.start(background.spawn)
            try:
                await test(sender, store)
            finally:
                await background.stop()
                threads.shutdown(wait=False)
                PUSH_QUEUE.set(0)

    asyncio.run(run())


async def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_message_arrives_and_says_who_sends_it(service: PushService, tmp_path: Path) -> None:
    browser = service.browser("/ok/first?x=1")

    async def test(sender: Sender, store: Store) -> None:
        began = time.monotonic()
        sender.submit(message_to(browser))
        await until(lambda: bool(service.at("/ok/first?x=1")))
        assert time.monotonic() - began < BOUND

    sending(service, tmp_path, test)
    (received,) = service.at("/ok/first?x=1")
    assert browser.read(received) == WORDS
    assert received.headers["host"] == service.host
    assert received.headers["content-encoding"] == "aes128gcm"
    assert received.headers["ttl"] == "3600"
    claims, key = claims_of(received)
    assert key == KEY.public
    assert claims["aud"] == f"https://{service.host}"
    assert 0 < claims["exp"] - time.time() <= 24 * 60 * 60
    assert "sub" not in claims
    assert b"Patterns" not in received.body


def test_a_key_is_the_same_when_it_was_kept() -> None:
    again = read_key(KEY.written(), "mailto:us@example.org")
    assert again.public == KEY.public
    assert "mailto" not in KEY.authorization("https://push", 1)
    assert again.authorization("https://push", 1).startswith("vapid t=")


def test_a_subscription_that_is_gone_is_removed(service: PushService, tmp_path: Path) -> None:
    async def test(sender: Sender, store: Store) -> None:
        gone, other = (message_to(service.browser(path)) for path in ("/gone", "/forbidden"))
        await store.keep_push_subscription(gone.subscription, 10)
        before = count("gone")
        sender.submit(gone)
        await until(lambda: count("gone") > before)
        assert await store.push_subscriptions("n") == []
        await store.keep_push_subscription(other.subscription, 10)
        before = count("failed")
        sender.submit(other)
        await until(lambda: count("failed") > before)
        assert await store.push_subscriptions("n") == [other.subscription]

    sending(service, tmp_path, test)
    assert len(service.at("/gone")) == len(service.at("/forbidden")) == 1


def test_a_service_that_is_busy_is_asked_again(service: PushService, tmp_path: Path) -> None:
    """After a while, and not before it says so."""

    async def test(sender: Sender, store: Store) -> None:
        before, began = count("delivered"), time.monotonic()
        sender.submit(message_to(service.browser("/busy")))
        await until(lambda: count("delivered") > before)
        assert time.monotonic() - began > 2 * SOON[0]
        began = time.monotonic()
        sender.submit(message_to(service.browser("/limited")))
        await until(lambda: count("delivered") > before + 1)
        assert time.monotonic() - began > 1.0
        assert PUSH_QUEUE._value.get() == 0

    sending(service, tmp_path, test)
    assert len(service.at("/busy")) == 3
    assert len(service.at("/limited")) == 2


def test_what_is_no_longer_wanted_is_not_sent(service: PushService, tmp_path: Path) -> None:
    async def test(sender: Sender, store: Store) -> None:
        late = message_to(service.browser("/ok/late"))
        late.is_wanted = lambda: False
        sender.submit(late)
        sender.submit(message_to(service.browser("/ok/next")))
        await until(lambda: bool(service.at("/ok/next")))

    sending(service, tmp_path, test)
    assert service.at("/ok/late") == []


def test_a_redirect_is_not_followed(service: PushService, tmp_path: Path) -> None:
    async def test(sender: Sender, store: Store) -> None:
        before = count("failed")
        sender.submit(message_to(service.browser("/redirect")))
        await until(lambda: count("failed") > before)

    sending(service, tmp_path, test)
    assert len(service.at("/redirect")) == 1
    assert service.at("/ok-redirected") == []


def test_a_service_that_hangs_or_babbles_is_given_up_in_time(
    service: PushService, tmp_path: Path
) -> None:
    """And meanwhile another service gets its messages."""
    with PushService(tmp_path) as other, pytest.MonkeyPatch.context() as patch:
        both = tmp_path / "both.pem"
        both.write_bytes(service.certificate.read_bytes() + other.certificate.read_bytes())
        patch.setenv("SSL_CERT_FILE", str(both))

        async def test(sender: Sender, store: Store) -> None:
            failed, began = count("failed"), time.monotonic()
            for path in ("/hang", "/hang", "/hang", "/noise"):
                sender.submit(message_to(service.browser(path)))
            sender.submit(message_to(other.browser("/ok/quick")))
            await until(lambda: bool(other.at("/ok/quick")))
            assert time.monotonic() - began < BOUND
            assert count("failed") == failed
            await until(lambda: count("failed") == failed + 4)
            assert time.monotonic() - began < 4 * BOUND

        sending(service, tmp_path, test, hosts=f"{service.host},{other.host}", waits=())


def test_private_addresses_are_refused(service: PushService, tmp_path: Path) -> None:
    """A name of the list that leads behind the firewall."""

    async def test(sender: Sender, store: Store) -> None:
        before = count("refused")
        sender.submit(message_to(service.browser("/ok/private")))
        await until(lambda: count("refused") > before)
        sender.submit(message_to(Browser("https://elsewhere.example/x")))
        assert count("refused") == before + 2

    sending(service, tmp_path, test, private=False)
    assert service.at("/ok/private") == []


def test_a_certificate_of_somebody_else_is_not_trusted(
    service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")

    async def test(sender: Sender, store: Store) -> None:
        before = count("failed")
        sender.submit(message_to(service.browser("/ok/untrusted")))
        await until(lambda: count("failed") > before)

    sending(service, tmp_path, test, waits=())
    assert service.at("/ok/untrusted") == []


def test_no_more_wait_than_there_is_room_for(service: PushService, tmp_path: Path) -> None:
    async def test(sender: Sender, store: Store) -> None:
        before = count("dropped")
        unwanted = message_to(service.browser("/ok/many"))
        unwanted.is_wanted = lambda: False
        for _ in range(MOST_WAITING + 7):
            sender.submit(unwanted)
        assert count("dropped") == before + 7
        await until(lambda: PUSH_QUEUE._value.get() == 0)
        sender.submit(message_to(service.browser("/ok/room-again")))
        await until(lambda: bool(service.at("/ok/room-again")))

    sending(service, tmp_path, test)


def test_addresses_that_do_not_answer_leave_room_for_others(
    service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever subscribes with them cannot fill the lane with what is to be tried again."""
    monkeypatch.setattr(sender_module, "MOST_WAITING", 4)
    monkeypatch.setattr(sender_module, "MOST_AGAIN", 2)

    async def test(sender: Sender, store: Store) -> None:
        for _ in range(4):
            sender.submit(message_to(service.browser("/broken")))
        await until(lambda: len(service.at("/broken")) == 4 and PUSH_QUEUE._value.get() == 2)
        sender.submit(message_to(service.browser("/ok/others")))
        await until(lambda: bool(service.at("/ok/others")))

    sending(service, tmp_path, test, waits=(60.0,))
