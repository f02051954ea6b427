"""What is turned away before a route sees it."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.server.edge.guard import LONGEST_BODY
from sandtable.server.edge.limits import Buckets
from tests.server.raw import raw
from tests.server.serving import Served, serving

OTHER_SITE = "https://evil.example"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),  # A program: browsers always say more.
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": OTHER_SITE}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": OTHER_SITE, "Sec-Fetch-Site": "same-origin"}, 403),
    ],
)
def test_another_site_changes_nothing_with_our_cookie(
    served: Served, headers: dict[str, str], status: int
) -> None:
    client = served.guest()
    answer = client.put("/api/me/name", json={"name": "Anna"}, headers=headers)
    assert answer.status_code == status
    assert (client.get("/api/me").json()["name"] == "Anna") == (status == 200)


def test_our_own_pages_may_change_things(served: Served) -> None:
    headers = {"Origin": served.address, "Sec-Fetch-Site": "same-origin"}
    answer = served.guest().put("/api/me/name", json={"name": "Anna"}, headers=headers)
    assert answer.status_code == 200


def test_another_site_cannot_log_somebody_in(served: Served) -> None:
    body = {"name": "Anna", "passphrase": "whatever it is"}
    answer = served.client().post("/api/login", json=body, headers={"Origin": OTHER_SITE})
    assert answer.status_code == 403


def test_a_token_needs_no_origin(served: Served) -> None:
    answer = served.program().post("/api/visit", headers={"Origin": OTHER_SITE})
    assert answer.status_code == 200


def test_no_other_site_may_read(served: Served) -> None:
    headers = {"Origin": OTHER_SITE, "Access-Control-Request-Method": "GET"}
    client = served.guest()
    for answer in (
        client.options("/api/me", headers=headers),
        client.get("/api/me", headers=headers),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"]
)
def test_what_a_form_can_send_is_not_taken(served: Served, kind: str) -> None:
    answer = served.guest().put(
        "/api/me/name", content=b'{"name": "Anna"}', headers={"Content-Type": kind}
    )
    assert answer.status_code == 415


def test_a_body_has_a_largest_size(served: Served) -> None:
    headers = {"Content-Type": "application/json"}
    client = served.guest()
    long = b'{"name": "' + b"x" * LONGEST_BODY + b'"}'
    assert client.put("/api/me/name", content=long, headers=headers).status_code == 413

    def pieces() -> Iterator[bytes]:  # Sent without saying how long it will be.
        for start in range(0, len(long), 1000):
            yield long[start : start + 1000]

    assert client.put("/api/me/name", content=pieces(), headers=headers).status_code == 413
    almost = b'{"name": "Anna"}'.ljust(LONGEST_BODY)
    assert client.put("/api/me/name", content=almost, headers=headers).status_code == 200


def socket_status(served: Served, headers: dict[str, str], origin: str | None = None) -> int:
    """How the beginning of a socket is answered; 101 opens it."""
    host = served.guest()
    table = host.post("/api/tables", json={"game": "patterns"}).json()["name"]
    address = served.address.replace("http", "ws", 1)
    if origin is not None:
        headers = {**headers, "Origin": origin}
    try:
        with connect(f"{address}/api/tables/{table}/socket", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_sockets_with_a_cookie_open_for_our_own_pages_only(served: Served) -> None:
    cookie = {"Cookie": f"sandtable={served.guest().cookies['sandtable']}"}
    assert socket_status(served, cookie, served.address) == 101
    assert socket_status(served, cookie, OTHER_SITE) == 403
    assert socket_status(served, cookie, "null") == 403
    assert socket_status(served, cookie) == 403


def test_sockets_with_a_token_open_for_programs(served: Served) -> None:
    assert socket_status(served, {"Authorization": f"Bearer {served.token()}"}) == 101
    assert socket_status(served, {"Authorization": "Bearer wrong"}) == 401


def test_whoever_watches_needs_neither_but_not_from_another_site(served: Served) -> None:
    assert socket_status(served, {}) == 101
    assert socket_status(served, {}, OTHER_SITE) == 403


@pytest.mark.parametrize("origin", ["http://[half", "http://]", "//", "http://a:b:c", "\xff"])
def test_an_origin_that_is_no_address_is_another_site(served: Served, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    assert served.client().post("/api/visit", headers=headers).status_code == 403


def test_two_hosts_are_refused(served: Served) -> None:
    with raw(served) as (one,):
        assert one.get(host="evil.example") == 400
        assert one.get() == 200


def test_behind_a_proxy_the_address_that_people_use_counts(sqlite_url: str) -> None:
    with serving(sqlite_url, address="https://play.example.org") as server:
        client = server.client()
        for origin, status in [("https://play.example.org", 200), (server.address, 403)]:
            assert client.post("/api/visit", headers={"Origin": origin}).status_code == status


@pytest.mark.parametrize(("proxies", "is_believed"), [("127.0.0.1", True), ("", False)])
def test_only_a_trusted_proxy_is_believed(sqlite_url: str, proxies: str, is_believed: bool) -> None:
    with serving(sqlite_url, trusted_proxies=proxies) as server:
        client = server.client()
        server.app.state.limits.requests_of_address = Buckets(per_second=0.01, burst=2)
        statuses = {
            client.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(4)
        }
        assert statuses == ({200} if is_believed else {200, 429})
        https = client.get("/healthz", headers={"X-Forwarded-Proto": "https"})
        assert ("strict-transport-security" in https.headers) == is_believed
