"""What browsers are told with every answer, and the pages that obey it."""

import re
from html.parser import HTMLParser

import pytest

from tests.server.serving import Served

PAGES = ["/", "/api/docs"]


@pytest.mark.parametrize("path", [*PAGES, "/healthz", "/api/me", "/nowhere", "/pages/page.css"])
def test_every_answer_has_them(served: Served, path: str) -> None:
    headers = served.client().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert re.fullmatch("[0-9a-f]{16}", headers["x-request-id"])
    assert "server" not in headers


def test_answers_about_people_are_not_kept(served: Served) -> None:
    assert served.guest().get("/api/me").headers["cache-control"] == "no-store"


def test_an_answer_that_went_wrong_has_them_too(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(limit: int, seen_since: int) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(served.app.state.store, "open_tables", broken)
    answer = served.client().get("/api/lobby/open")
    assert answer.status_code == 500
    assert "a secret" not in answer.text
    assert "content-security-policy" in answer.headers


class Inline(HTMLParser):
    """Finds what the policy forbids in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in given) or "style" in given:
            self.found.append(tag)
        self.found += [name for name in given if name.startswith("on")]
        for name in ("src", "href"):
            if "//" in (given.get(name) or ""):
                self.found.append(str(given[name]))


@pytest.mark.parametrize("path", PAGES)
def test_pages_need_nothing_that_is_forbidden(served: Served, path: str) -> None:
    client = served.client()
    page = client.get(path)
    assert page.status_code == 200
    inline = Inline()
    inline.feed(page.text)
    assert inline.found == []
    for link in re.findall(r'(?:href|src)="(/[^"]*)"', page.text):
        assert client.get(link).status_code == 200


def test_the_page_of_the_api_tells_of_every_request(served: Served) -> None:
    client = served.client()
    page = client.get("/api/docs").text
    for path, operations in client.get("/api/openapi.json").json()["paths"].items():
        for method in operations:
            assert f"<code>{method.upper()} {path}</code>" in page
    for target in re.findall('href="#([^"]*)"', page):
        assert f'id="{target}"' in page
