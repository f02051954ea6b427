"""Whoever is not here is told by push that it is their turn, at tables with days for a move."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from sandtable.server.live.hub import Hub
from sandtable.server.push import push
from sandtable.store.push import subscription_id
from sandtable.store.values import PushSubscription
from tests.postgres import Postgres
from tests.server.http_player import Person, game_of_two
from tests.server.hubs import run
from tests.server.serving import Served, serving
from tests.store.logs import guest as guest_of_store

from .service import Browser, PushService, claims_of, push_service

DAYS: dict[str, Any] = {"clock": {"days": 3}}
QUICK = (0.1, 0.3, 0.5)
QUIET = 1.0
"""Seconds after which a message that was not sent is not sent."""
CONTACT = "mailto:us@example.org"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


def serving_push(url: str, service: PushService, **settings: Any) -> Any:
    more = {"push_hosts": service.host, "push_private": 1, "push_contact": CONTACT}
    return serving(url, **more, **settings)


def hurry(served: Served) -> Served:
    served.app.state.hub.turn_push.looks = QUICK
    return served


@pytest.fixture(scope="module")
def served(folder: Path, service: PushService) -> Iterator[Served]:
    with serving_push(f"sqlite:///{folder / 'sandtable.db'}", service) as server:
        yield hurry(server)


def subscribe(
    client: httpx2.Client, service: PushService, path: str, language: str = "fi"
) -> Browser:
    browser = service.browser(path)
    wish = browser.subscription(language=language)
    answer = client.put("/api/me/push", json=wish)
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"key": client.get("/api/me/push").json()["key"], "here": True}
    return browser


def begun(served: Served, **settings: Any) -> tuple[Person, Person, str]:
    """Two people at a table where the game has begun, first whoever is on turn."""
    host, guest, table = game_of_two(served, **settings)
    return (host, guest, table) if is_on_turn(host, table) else (guest, host, table)


def is_on_turn(person: Person, table: str) -> bool:
    seen = person.see(table)["table"]
    return bool(seen["position"]["turn"] == seen["seat"])


def take_turn(person: Person, table: str) -> None:
    """It may need more than one decision."""
    while is_on_turn(person, table):
        person.play_first(table)


def test_whoever_is_away_is_told_once_for_each_turn(served: Served, service: PushService) -> None:
    host, guest, table = begun(served, **DAYS)
    phone = subscribe(guest.browser, service, "/ok/turn")
    subscribe(host.browser, service, "/ok/host")
    began = time.monotonic()
    take_turn(host, table)
    (received,) = service.wait_for("/ok/turn")
    assert time.monotonic() - began < 5
    assert phone.read(received) == {
        "kind": "turn",
        "table": table,
        "game": "Patterns",
        "other": host.name,
        "language": "fi",
    }
    claims, key = claims_of(received)
    assert key == host.browser.get("/api/me/push").json()["key"]
    assert claims["sub"] == CONTACT
    assert received.headers["ttl"] == str(3 * 24 * 60 * 60)
    assert table not in str(received.headers)
    time.sleep(QUIET)
    assert len(service.at("/ok/turn")) == 1
    told = len(service.at("/ok/host"))
    take_turn(guest, table)
    service.wait_for("/ok/host", told + 1)


def test_whoever_is_here_is_told_when_they_have_gone(served: Served, service: PushService) -> None:
    """A socket at the table is enough: the page says it. Later it may turn out to be closed."""
    host, guest, table = begun(served, **DAYS)
    subscribe(guest.browser, service, "/ok/here")
    with guest.listen(table) as ear:
        ear.hear("hello")
        take_turn(host, table)
        time.sleep(QUICK[0] + 0.15)
        assert service.at("/ok/here") == []
    service.wait_for("/ok/here")
    other, friend, second = begun(served, **DAYS)
    subscribe(friend.browser, service, "/ok/stays")
    with friend.listen(second) as ear:
        ear.hear("hello")
        take_turn(other, second)
        time.sleep(sum(QUICK) + 0.3)
    assert service.at("/ok/stays") == []


def test_a_turn_that_has_passed_is_not_told(served: Served, service: PushService) -> None:
    host, guest, table = begun(served, **DAYS)
    subscribe(guest.browser, service, "/ok/passed")
    take_turn(host, table)
    take_turn(guest, table)
    time.sleep(QUIET)
    assert service.at("/ok/passed") == []


@pytest.mark.parametrize("clock", [None, {"move": 3600}, {"base": 3600, "increment": 5}])
def test_other_tables_are_for_people_who_are_there(
    served: Served, service: PushService, clock: dict[str, int] | None
) -> None:
    host, guest, table = begun(served, clock=clock)
    subscribe(guest.browser, service, "/ok/quick")
    take_turn(host, table)
    time.sleep(QUIET / 2)
    assert service.at("/ok/quick") == []


def test_the_answer_of_a_bot_is_told_too(served: Served, service: PushService) -> None:
    """Bots themselves are told nothing, and have no browser."""
    person = Person(served)
    subscribe(person.browser, service, "/ok/bot", "de")
    table = person.open(**DAYS, bots=["random"])
    person.sit(table)
    told = len(service.at("/ok/bot"))
    while True:
        seen = person.see(table)["table"]
        if seen["position"]["turn"] == seen["seat"]:
            break
        time.sleep(0.05)
    person.play_first(table)
    (received, *_) = service.wait_for("/ok/bot", told + 1)
    assert received.headers["content-encoding"] == "aes128gcm"


def test_whoever_is_invited_is_told(served: Served, service: PushService) -> None:
    """Not again and again, however often one person asks."""
    host, guest, table = begun(served)
    phone = subscribe(guest.browser, service, "/ok/invited", "sv")
    guest.do(table, "resign")
    [companion] = host.client.get("/api/me/companions").json()
    who = {"table": companion["table"], "chair": companion["chair"]}
    wish = {"game": "patterns", "visibility": "link", "invite": who}
    names = []
    for _ in range(4):
        answer = host.client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        names.append(answer.json()["name"])
        time.sleep(0.2)
    received = service.wait_for("/ok/invited", 2)
    time.sleep(QUIET / 2)
    assert len(service.at("/ok/invited")) == 2
    words = {"kind": "invited", "game": "Patterns", "other": host.name, "language": "sv"}
    assert phone.read(received[0]) == {**words, "table": names[0]}


def test_logging_out_or_saying_so_ends_it(served: Served, service: PushService) -> None:
    host, guest, table = begun(served, **DAYS)
    browser = guest.browser
    subscribe(browser, service, "/ok/ended")
    exported = browser.get("/api/me/data").json()["push_subscriptions"]
    assert [(one["endpoint"], one["language"]) for one in exported] == [
        (f"https://{service.host}/ok/ended", "fi")
    ]
    assert browser.delete("/api/me/push").status_code == 204
    assert browser.get("/api/me/push").json()["here"] is False
    subscribe(browser, service, "/ok/ended")
    assert browser.post("/api/logout").status_code == 204
    take_turn(host, table)
    time.sleep(QUIET)
    assert service.at("/ok/ended") == []


def test_an_account_that_is_deleted_is_told_nothing(served: Served, service: PushService) -> None:
    person = served.guest()
    subscribe(person, service, "/ok/deleted")
    identity = person.get("/api/me").json()["identity"]
    assert person.delete("/api/me").status_code == 204
    engines = served.app.state.store._engines
    with engines.reading() as connection:
        query = f"SELECT count(*) FROM push_subscriptions WHERE identity = '{identity}'"
        assert connection.exec_driver_sql(query).scalar() == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "https://evil.example/x"}, "push-service"),
        ({"endpoint": "http://localhost/x"}, "push-service"),
        ({"p256dh": "AAAA"}, "push-keys"),
        ({"p256dh": "B" * 87}, "push-keys"),
        ({"p256dh": "not base64 at all!"}, "push-keys"),
        ({"auth": "AAAA"}, "push-keys"),
        ({"auth": "ä" * 22}, "push-keys"),
        ({"language": "../etc"}, "not-understood"),
        ({"endpoint": "x" * 1001}, "not-understood"),
        ({"more": 1}, "not-understood"),
    ],
)
def test_what_makes_no_sense_is_refused(
    served: Served, service: PushService, change: dict[str, Any], code: str
) -> None:
    client = served.guest()
    wish = service.browser("/ok/never").subscription(language="en") | change
    answer = client.put("/api/me/push", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert client.get("/api/me/push").json()["here"] is False


def test_programs_and_strangers_do_not_subscribe(served: Served, service: PushService) -> None:
    wish = service.browser().subscription()
    assert served.program().put("/api/me/push", json=wish).status_code == 403
    assert served.client().put("/api/me/push", json=wish).status_code == 401


def test_the_key_stays_when_the_server_starts_again(tmp_path: Path, service: PushService) -> None:
    url, keys = f"sqlite:///{tmp_path / 'sandtable.db'}", []
    for _ in range(2):
        with serving_push(url, service) as served:
            keys.append(served.guest().get("/api/me/push").json()["key"])
    assert keys[0] == keys[1] is not None


@pytest.mark.parametrize("why", ["the library is missing", "the list is empty"])
def test_without_it_everything_else_works(
    tmp_path: Path, service: PushService, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"push_hosts": "none"} if why == "the list is empty" else {}
    if not settings:
        monkeypatch.setattr(push, "find_spec", lambda name: None)
    with serving(f"sqlite:///{tmp_path / 'sandtable.db'}", **settings) as served:
        host, guest, table = begun(served, **DAYS)
        assert guest.browser.get("/api/me/push").json() == {"key": None, "here": False}
        wish = service.browser().subscription()
        answer = guest.browser.put("/api/me/push", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "push-off")
        assert guest.browser.delete("/api/me/push").status_code == 204
        take_turn(host, table)


def test_one_person_gets_only_so_many(sqlite_url: str, service: PushService) -> None:
    north, cookie = guest_of_store("n")
    wish = service.browser("/ok/many").subscription(language="en")
    endpoint = str(wish["endpoint"])

    async def test(hub: Hub) -> None:
        await hub.store.add_person(north, cookie)
        one = PushSubscription(
            subscription_id(endpoint), token=cookie.hash, identity="n", created=1, **wish
        )
        await hub.store.keep_push_subscription(one, 1)
        for _ in range(5):
            await hub.push.tell("n", "table", {"kind": "turn"}, 60, lambda: True)
        await asyncio.to_thread(service.wait_for, "/ok/many", 2)
        await asyncio.sleep(QUIET / 2)

    settings = {"push_hosts": service.host, "push_private": 1}
    run(sqlite_url, test, rate=0.1, **settings)
    assert len(service.at("/ok/many")) == 2


def test_a_service_that_hangs_is_not_noticed(served: Served, service: PushService) -> None:
    host, guest, table = begun(served, **DAYS)
    subscribe(guest.browser, service, "/hang")
    take_turn(host, table)
    service.wait_for("/hang")
    for _ in range(10):
        began = time.monotonic()
        for person in (host, guest):
            take_turn(person, table)
        assert time.monotonic() - began < 2, "moves go on while the service is silent"
    service.released.set()


def test_other_processes_know_who_is_here(postgres: Postgres, service: PushService) -> None:
    """Whoever is connected to one of them is not told by another; whoever is not is told once."""
    url = postgres.url(postgres.new_database())
    with serving_push(url, service) as one, serving_push(url, service) as two:
        for served in (one, two):
            served.app.state.hub.turn_push.looks = (0.5, 0.5)
        host, guest, table = begun(one, **DAYS)
        subscribe(guest.browser, service, "/ok/process")
        with guest.at(two).listen(table) as ear:
            ear.hear("hello")
            take_turn(host, table)
            time.sleep(1.5)
            assert service.at("/ok/process") == []
        other, friend, second = begun(one, **DAYS)
        subscribe(friend.browser, service, "/ok/process-2")
        friend.at(two).see(second)
        take_turn(other, second)
        service.wait_for("/ok/process-2")
        time.sleep(QUIET)
        assert len(service.at("/ok/process-2")) == 1
