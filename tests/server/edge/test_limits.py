"""How often somebody may ask."""

import pytest

from sandtable.server.edge import limits
from sandtable.server.edge.limits import Buckets, Holds, Limits, address_key
from sandtable.server.errors import TooMany
from tests.server.serving import Served
from tests.store.test_names import ANNA_BERG


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_gives_a_burst_and_then_a_steady_rate(clock: Clock) -> None:
    buckets = Buckets(per_second=2, burst=3)
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")
    assert refused.value.wait == 1
    clock.now += 0.5
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_a_bucket_never_holds_more_than_a_burst(clock: Clock) -> None:
    buckets = Buckets(per_second=2, burst=3)
    buckets.take("a")
    clock.now += 1000
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_everybody_has_a_bucket_of_their_own(clock: Clock) -> None:
    buckets = Buckets(per_second=1, burst=1)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_buckets_do_not_grow_without_end(clock: Clock) -> None:
    buckets = Buckets(per_second=1, burst=1, most=10)
    for key in range(1000):
        buckets.take(str(key))
    assert len(buckets) == 10
    with pytest.raises(TooMany):
        buckets.take("999")


def test_a_burst_of_nothing_is_no_limit(clock: Clock) -> None:
    buckets = Buckets(per_second=0, burst=0)
    for _ in range(1000):
        buckets.take("a")


def test_holds_are_given_back() -> None:
    holds = Holds(2)
    with holds.hold("a"), holds.hold("a"), pytest.raises(TooMany), holds.hold("a"):
        pass
    with holds.hold("a"), holds.hold("a"):
        pass


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("testclient", "testclient", True),
    ],
)
def test_a_network_of_ipv6_addresses_is_one_household(one: str, other: str, same: bool) -> None:
    assert (address_key({"client": (one, 1)}) == address_key({"client": (other, 2)})) == same


@pytest.fixture
def strict(served: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    few = Buckets(per_second=0.01, burst=3)
    monkeypatch.setattr(served.app.state.limits, "requests_of_address", few)
    return served


def test_too_many_requests_of_an_address(strict: Served) -> None:
    answers = [strict.client().get("/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert "too many" in answers[-1].json()["error"]


def test_whoever_looks_after_the_server_is_never_turned_away(strict: Served) -> None:
    client = strict.client()
    assert {client.get("/healthz").status_code for _ in range(10)} == {200}


def test_the_factor_of_the_settings_counts_for_all_limits(clock: Clock) -> None:
    usual, double = Limits(1.0), Limits(2.0)
    for _ in range(60):
        usual.new_guests.take("a")
    for _ in range(120):
        double.new_guests.take("a")
    for used_up in (usual, double):
        with pytest.raises(TooMany):
            used_up.new_guests.take("a")
    for _ in range(1000):
        Limits(0.0).new_guests.take("a")


def test_too_many_requests_of_a_person(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Buckets(per_second=0.01, burst=3)
    monkeypatch.setattr(served.app.state.limits, "requests_of_person", few)
    client, other = served.guest(), served.guest()
    assert [client.get("/api/me").status_code for _ in range(5)] == [200] * 3 + [429] * 2
    assert other.get("/api/me").status_code == 200


def test_guests_are_not_made_without_end(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Buckets(per_second=0.01, burst=2)
    monkeypatch.setattr(served.app.state.limits, "new_guests", few)
    visits = [served.client().post("/api/visit").status_code for _ in range(3)]
    assert visits == [200, 200, 429]


@pytest.mark.parametrize("limit", ["tries_of_address", "tries_of_name"])
def test_passphrases_are_not_tried_quickly(
    served: Served, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(served.app.state.limits, limit, Buckets(per_second=0.01, burst=3))
    login = {"name": "Anna", "passphrase": "a guess"}
    client = served.client()
    tries = [client.post("/api/login", json=login).status_code for _ in range(5)]
    assert tries == [401] * 3 + [429] * 2


def test_a_name_is_one_name_however_it_is_spelled(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every spelling finds her, so every spelling counts: there are no fresh tries for another."""
    anna = served.guest()
    anna.put("/api/me/name", json={"name": "Anna Berg"}).raise_for_status()
    anna.put("/api/me/passphrase", json={"passphrase": "correct horse"}).raise_for_status()
    for spelling in ANNA_BERG:
        login = {"name": spelling, "passphrase": "correct horse"}
        served.client().post("/api/login", json=login).raise_for_status()
    few = Buckets(per_second=0.01, burst=3)
    monkeypatch.setattr(served.app.state.limits, "tries_of_name", few)
    client = served.client()
    tries = [
        client.post("/api/login", json={"name": spelling, "passphrase": "a guess"}).status_code
        for spelling in ANNA_BERG
    ]
    assert tries == [401] * 3 + [429] * (len(ANNA_BERG) - 3)
    assert len(few) == 1
