"""The browser client is sent so that links work and browsers keep what never changes."""

import gzip
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from sandtable.server.app import create_app
from sandtable.server.operations.config import Config

SCRIPT = b"let sand = 1;" * 100
LINKS = ["/", "/tables/AAAAAAAAAAAAAAAAAAAAAA", "/rules/mandala", "/index.html", "/apis"]


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>Sandtable</title>")
    (tmp_path / "sw.js").write_bytes(b"self.x = 1")
    (tmp_path / "app.webmanifest").write_bytes(b"{}")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return tmp_path


@pytest.fixture(name="client")
def _client(folder: Path) -> TestClient:
    # Nobody asks for anything that needs a store.
    return TestClient(create_app(Config(rate=0), cast(Any, None), folder))


@pytest.mark.parametrize("link", LINKS)
def test_every_page_can_be_linked_to(client: TestClient, link: str) -> None:
    answer = client.get(link)
    assert answer.status_code == 200
    assert "<title>Sandtable</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(link, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("wishes", "cookie", "expected"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", None, "de"),
        ("fr,de;q=0.9", None, "de"),
        ("de", "en", "en"),
        ("en", "../../secret", "en"),
        ("fr", None, "en"),
        ("", None, "en"),
    ],
)
def test_the_first_page_comes_with_its_text_in_the_language_of_the_visitor(
    client: TestClient, folder: Path, wishes: str, cookie: str | None, expected: str
) -> None:
    (folder / "home").mkdir()
    for language in ("de", "en"):
        (folder / "home" / f"{language}.html").write_text(f"<title>Sandtable</title>{language}")
    (folder / "index.html").touch()
    headers = {"Accept-Language": wishes, **({"Cookie": f"language={cookie}"} if cookie else {})}
    answer = client.get("/", headers=headers)
    assert answer.text == f"<title>Sandtable</title>{expected}"
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={**headers, "If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/?play=mandala", headers=headers).text == answer.text
    # All other addresses get the empty page, also that of the file itself.
    for path in ("/games", "/index.html", "/home/de.html"):
        assert client.get(path, headers=headers).text == "<!doctype html><title>Sandtable</title>"


def test_what_never_changes_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.content == SCRIPT


@pytest.mark.parametrize(
    ("accepted", "expected"), [("gzip, br", "gzip"), ("br", None), ("gzip;q=0.5", "gzip")]
)
def test_it_is_sent_compressed_to_who_can_read_that(
    client: TestClient, accepted: str, expected: str | None
) -> None:
    answer = client.get("/assets/index-1a2b.js", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == expected
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == SCRIPT


def test_brotli_is_preferred_and_every_form_has_its_own_tag(
    client: TestClient, folder: Path
) -> None:
    # Not really brotli, which nothing here can read: it is sent as it lies there.
    packed = folder / "assets" / "index-1a2b.js.br"
    packed.write_bytes(b"packed")
    (folder / "index.html").touch()
    tags = {}
    for accepted, expected in (("br, gzip", "br"), ("br;q=0, gzip", "gzip"), ("identity", None)):
        headers = {"Accept-Encoding": accepted}
        with client.stream("GET", "/assets/index-1a2b.js", headers=headers) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == expected
        assert int(answer.headers["content-length"]) == len(body)
        assert (body == b"packed") == (expected == "br")
        tags[expected] = answer.headers["etag"]
        again = client.get(
            "/assets/index-1a2b.js", headers={**headers, "If-None-Match": tags[expected]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["vary"] == "Accept-Encoding"
        head = client.head("/assets/index-1a2b.js", headers=headers)
        assert head.headers["content-length"] == answer.headers["content-length"]
        assert head.headers["etag"] == tags[expected]
        # Parts are not offered: whoever asks for one gets the whole.
        part = client.head("/assets/index-1a2b.js", headers={**headers, "Range": "bytes=0-9"})
        assert part.status_code == 200
    assert len(set(tags.values())) == 3


@pytest.mark.parametrize(
    ("name", "kind"),
    [("sw.js", "text/javascript; charset=utf-8"), ("app.webmanifest", "application/manifest+json")],
)
def test_what_may_change_is_asked_for_again(client: TestClient, name: str, kind: str) -> None:
    answer = client.get(f"/{name}")
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/assets/index-old.js", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/visit", 405),
        ("POST", "/somewhere", 404),
        ("HEAD", "/somewhere", 200),
    ],
)
def test_only_pages_are_pages(client: TestClient, method: str, path: str, status: int) -> None:
    assert client.request(method, path).status_code == status


@pytest.mark.parametrize(
    "path", ["/../secret.js", "/%2e%2e/secret.js", "/assets/..%2f..%2fsecret.js"]
)
def test_nothing_outside_is_sent(client: TestClient, folder: Path, path: str) -> None:
    (folder.parent / "secret.js").write_text("a secret")
    assert "a secret" not in client.get(path).text


def test_a_new_build_is_seen(client: TestClient, folder: Path) -> None:
    old = client.get("/").headers["etag"]
    (folder / "index.html").write_bytes(b"<!doctype html>new")
    answer = client.get("/", headers={"If-None-Match": old})
    assert answer.text == "<!doctype html>new"


def test_without_a_build_the_start_page_says_how(tmp_path: Path) -> None:
    client = TestClient(create_app(Config(rate=0), cast(Any, None), tmp_path))
    for path in ("/", "/rules/mandala"):
        assert "make play" in client.get(path).text
    assert client.get("/api/nothing").status_code == 404
