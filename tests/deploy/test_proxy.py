"""deploy/nginx/sandtable.conf as it is, on loopback: TLS, sockets, and who people really are."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from tests.nginx import at_ports, running
from tests.server.killable_server import free_port
from tests.server.push.service import write_certificate
from tests.server.serving import PATIENCE, Served, serving

SITE = Path(__file__).parents[2] / "deploy" / "nginx" / "sandtable.conf"
CLIENT, OUTSIDER, FORGED = "127.0.0.5", "127.0.0.6", "203.0.113.9"
FORGERY = {"X-Forwarded-For": FORGED, "Forwarded": f"for={FORGED}", "X-Real-IP": FORGED}

pytestmark = pytest.mark.process


class House:
    """A server behind a proxy."""

    def __init__(self, served: Served, secure: str, plain: str, certificate: Path) -> None:
        self.served, self.secure, self.plain = served, secure, plain
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def client(self, **headers: str) -> httpx2.Client:
        """A browser that trusts the proxy's certificate, at an address of this computer."""
        transport = httpx2.HTTPTransport(local_address=CLIENT, verify=self.trust)
        client = httpx2.Client(
            base_url=self.secure, transport=transport, headers=headers, timeout=PATIENCE
        )
        return self.served.clients.enter_context(client)

    def token(self) -> dict[str, str]:
        """What a program of somebody sends."""
        client = self.client()
        client.post("/api/visit").raise_for_status()
        token = client.post("/api/me/tokens", json={}).raise_for_status().json()["token"]
        return {"Authorization": f"Bearer {token}"}

    def place_of(self, identity: str) -> str:
        """Where the server thinks that somebody is."""
        return str(self.served.app.state.hub.attendance.address_of(identity))

    def visitor_from(self, client: httpx2.Client) -> str:
        """The same, for a new guest."""
        client.post("/api/visit").raise_for_status()
        return self.place_of(client.get("/api/me").raise_for_status().json()["identity"])


@contextmanager
def behind_a_proxy(folder: Path, proxies: str) -> Iterator[House]:
    """A server that trusts these proxies, behind the one of our file."""
    certificate, key = write_certificate(folder)
    secure, plain = free_port(), free_port()
    address = f"https://localhost:{secure}"
    database = f"sqlite:///{folder / 'sandtable.db'}"
    with serving(database, address=address, trusted_proxies=proxies) as served:
        changes = {
            r"127\.0\.0\.1:8000": served.address.removeprefix("http://"),
            r"listen 80;": f"listen 127.0.0.1:{plain};",
            r"listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
            r"\n *listen \[::\][^\n]*": "",
            r"play\.example\.org;": "localhost;",
            r"/etc/letsencrypt/\S*fullchain\.pem": str(certificate),
            r"/etc/letsencrypt/\S*privkey\.pem": str(key),
        }
        site = at_ports(SITE.read_text("utf-8"), changes)
        with running(folder, site, f"http://127.0.0.1:{plain}"):
            yield House(served, address, f"http://localhost:{plain}", certificate)


@pytest.fixture(scope="module", name="house")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that trusts the proxy."""
    with behind_a_proxy(tmp_path_factory.mktemp("proxy"), "127.0.0.1") as house:
        yield house


@pytest.mark.parametrize("proxies", ["", "192.0.2.1"])
def test_any_other_proxy_is_not_believed(tmp_path: Path, proxies: str) -> None:
    with behind_a_proxy(tmp_path, proxies) as house:
        assert house.visitor_from(house.client()) == "127.0.0.1"
        assert house.visitor_from(house.client(**FORGERY)) == "127.0.0.1"


def test_a_named_proxy_says_where_people_are_and_they_do_not(house: House) -> None:
    assert house.visitor_from(house.client()) == CLIENT
    assert house.visitor_from(house.client(**FORGERY)) == CLIENT


def test_whoever_comes_past_the_proxy_is_not_believed(house: House) -> None:
    headers = {**house.token(), **FORGERY}
    transport = httpx2.HTTPTransport(local_address=OUTSIDER)
    with httpx2.Client(base_url=house.served.address, transport=transport) as client:
        asked = client.get("/api/me", headers=headers).raise_for_status()
    assert house.place_of(asked.json()["identity"]) == OUTSIDER


def test_people_come_by_https(house: House) -> None:
    answer = httpx2.get(f"{house.plain}/daily?a=b", follow_redirects=False)
    assert answer.status_code == 301
    assert answer.headers["location"] == "https://localhost/daily?a=b"
    client = house.client()
    assert "strict-transport-security" in client.get("/").raise_for_status().headers
    cookie = client.post("/api/visit").raise_for_status().headers["set-cookie"]
    assert "secure" in cookie.lower()


def test_another_page_may_not_act_through_the_proxy(house: House) -> None:
    client = house.client()
    for origin, status in [(house.secure, 200), ("https://evil.example", 403)]:
        assert client.post("/api/visit", headers={"Origin": origin}).status_code == status


def test_a_socket_goes_through_and_stays(house: House) -> None:
    client, header = house.client(), house.token()
    wish = {"game": "patterns", "bots": ["random"], "starter": "host"}
    opened = client.post("/api/tables", json=wish, headers=header).raise_for_status()
    table = opened.json()["name"]
    path = f"{house.secure.replace('https', 'wss')}/api/tables/{table}/socket?since=0"
    with connect(path, ssl=house.trust, additional_headers=header, open_timeout=PATIENCE) as socket:
        assert '"type":"hello"' in str(socket.recv(PATIENCE))
        sit = {"type": "take-seat", "key": "sit", "seed": "seed"}
        acts = f"/api/tables/{table}/acts"
        client.post(acts, json=sit, headers=header).raise_for_status()
        assert any('"type":"events"' in str(socket.recv(PATIENCE)) for _ in range(3))


def test_metrics_are_not_for_everybody(house: House) -> None:
    assert house.client().get("/metrics").status_code == 403
    assert httpx2.get(f"{house.served.address}/metrics").status_code == 200


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    assert house.client().post("/api/visit", content=b"x" * 70_000).status_code == 413
