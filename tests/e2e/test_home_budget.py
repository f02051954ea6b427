"""What the first page needs until it can be used is small, and stays so.

Sizes do not depend on the machine, so they are tested; times are measured (`python -m bench.web`).
"""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sandtable.server.api.client_files import FOLDER
from tests.server.edge.test_headers import Inline

LANGUAGES = ("da", "de", "en", "fi", "fr", "nb", "sv")
WEB = Path(__file__).parents[2] / "web"
MOST_BYTES = 150_000
MOST_REQUESTS = 15
HEAD = 600
"""Bytes of the headers of an answer, and a little more."""
ANSWERS = {"/api/visit": 200, "/api/games": 2000}
"""What is asked of the server until then; lists of tables are asked for when all has loaded."""
MOST_SCRIPTS = 3
"""What runs before anything is painted, the page, and its words."""


class Needs(HTMLParser):
    """The files that a browser loads for a page by itself, by day."""

    def __init__(self) -> None:
        super().__init__()
        self.files: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in ("script", "img") and "night" not in given.get("class", "").split():
            self.files.add(given["src"])
        if tag == "link" and given["rel"] != "apple-touch-icon":
            self.files.add(given["href"])


def needs(language: str) -> dict[str, int]:
    """Every file with the bytes that are sent of it; imports of scripts too."""
    page = FOLDER / "home" / f"{language}.html"
    assert page.exists(), "the client is not built: run make web"
    parser = Needs()
    parser.feed(page.read_text(encoding="utf-8"))
    found, waiting = {"/": sent(page)}, sorted(parser.files)
    while waiting:
        name = waiting.pop()
        path = FOLDER / name.removeprefix("/")
        found[name] = sent(path)
        if path.suffix == ".js":
            text = path.read_text(encoding="utf-8")
            imported = re.findall(r'(?:^|[;}])import(?:[\w*{}\s,$]*?from)?"\./([\w.-]+)"', text)
            waiting += [f"/assets/{one}" for one in imported if f"/assets/{one}" not in found]
    return found


def sent(path: Path) -> int:
    """Bytes on the line: compressed if that was worth it."""
    packed = path.with_name(f"{path.name}.br")
    return (packed if packed.exists() else path).stat().st_size + HEAD


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_usable_after_few_bytes_and_requests(language: str) -> None:
    files = {**needs(language), **{path: size + HEAD for path, size in ANSWERS.items()}}
    told = "\n".join(
        f"{size:8,} {name}" for name, size in sorted(files.items(), key=lambda one: -one[1])
    )
    total = sum(files.values())
    assert total <= MOST_BYTES, (
        f"the first page needs {total:,} bytes until it can be used, {MOST_BYTES:,} are allowed; "
        f"load what is not needed at once later (`import()`):\n{told}"
    )
    assert len(files) <= MOST_REQUESTS, (
        f"the first page makes {len(files)} requests until it can be used:\n{told}"
    )
    scripts = [name for name in files if name.endswith(".js")]
    assert len(scripts) <= MOST_SCRIPTS, f"one script after the other is a way each: {scripts}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_sent_with_its_text_in_every_language(language: str) -> None:
    html = (FOLDER / "home" / f"{language}.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in html
    texts = "\n".join(
        path.read_text(encoding="utf-8") for path in (WEB / "locales" / language).glob("*.ftl")
    )
    cards = [json.loads(path.read_text()) for path in WEB.glob("src/boards/*/card.json")]
    assert len(cards) > 2
    lines = [f"home-line-{card['name']}" for card in cards]
    for message in ("home-title", "home-play", "home-waiting-none", "nav-rules", *lines):
        (text,) = re.findall(rf"^{message} = (.+)$", texts, re.MULTILINE)
        assert text in html, message
    for card in cards:
        assert f'data-testid="play-{card["name"]}"' in html
    assert html.count("<h1") == html.count("<main") == html.count("<title>") == 1
    parser = Inline()
    parser.feed(html)
    assert parser.found == []


@pytest.mark.parametrize("pattern", ["worker.js", "assets/first-*.js"])
def test_scripts_that_run_alone_import_nothing(pattern: str) -> None:
    (path,) = FOLDER.glob(pattern)
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\b(import|export)\b\s*[{\"'*(]", text), f"{path.name} is no module"


def test_pictures_need_nothing_else_and_are_small() -> None:
    pictures = sorted((FOLDER / "assets").glob("*-light-*.svg"))
    assert len(pictures) == len(list(WEB.glob("src/boards/*/still.json")))
    for path in [*pictures, *(FOLDER / "assets").glob("*-dark-*.svg")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"url\((?!#)|href=|<script|\son\w+=|<image", text)
        assert sent(path) < 8_000
