"""Only push services of the list are asked, by https, at public addresses."""

import pytest

from sandtable.errors import BadOption
from sandtable.server.operations.config import Config
from sandtable.server.push.hosts import LONGEST, PushHosts, are_public

USUAL = PushHosts(Config().push_hosts)


@pytest.mark.parametrize(
    ("address", "service"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:def-_", "fcm.googleapis.com"),
        ("https://FCM.googleapis.com:443/wp/x", "fcm.googleapis.com"),
        (
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "*.push.services.mozilla.com",
        ),
        ("https://wns2-par02p.notify.windows.com/w/?token=B%3d", "*.notify.windows.com"),
        ("https://web.push.apple.com/QGZ", "web.push.apple.com"),
    ],
)
def test_the_usual_services_are_known(address: str, service: str) -> None:
    target = USUAL.target(address)
    assert target is not None
    assert target.service == service
    assert target.origin == f"https://{target.host}"


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://evil.example/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://push.services.mozilla.com/x",  # The list has what is below it.
        "https://fcm.googleapis.com@evil.example/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/x\r\nHost: evil.example",
        "https://fcm.googleapis.com/\u00e4",
        # Letters that count as s and k where case does not.
        "https://fcm.googleapis.com/\u017f",
        "http\u017f://fcm.googleapis.com/x",
        "https://\u017f.notify.windows.com/x",
        "https://\u212a.notify.windows.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https:///x",
        "file:///etc/passwd",
        "",
        "https://fcm.googleapis.com/" + "x" * LONGEST,
    ],
)
def test_nothing_is_sent_elsewhere(address: str) -> None:
    assert USUAL.target(address) is None


def test_a_list_of_ones_own() -> None:
    hosts = PushHosts(" push.example.org:8443 , *.example.net")
    found = hosts.target("https://push.example.org:8443/x")
    assert found is not None
    assert found.origin == "https://push.example.org:8443"
    assert hosts.target("https://push.example.org/x") is None
    assert hosts.target("https://a.b.example.net/x") is not None
    assert PushHosts("none").entries == []


@pytest.mark.parametrize("text", ["https://push.example.org", "10.0.0.1", "*", "a b", "[::1]"])
def test_a_list_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="push services"):
        PushHosts(text)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "ff02::1",
    ],
)
def test_addresses_behind_a_firewall_are_not_public(address: str) -> None:
    assert not are_public(["142.250.74.110", address])
    assert are_public(["142.250.74.110", "2a00:1450:400f:803::200a"])
