"""The documentation as a site: every document in it, no dead link, nothing from elsewhere."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable import GAMES, load
from tools.site.building import CONFIG, build
from tools.site.hosts import foreign_requests
from tools.site.links import Links
from tools.site.staging import ROOT, with_picture

MADE = {"index.md", "contributing.md", "changelog.md", "reference/python.md",
        "reference/commands.md", "reference/api.md"}  # fmt: skip
"""Pages that are made, or that are elsewhere in the sources."""


def pages_of(entry: Any) -> Iterator[str]:
    """The pages in a part of the navigation."""
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, list):
        for one in entry:
            yield from pages_of(one)
    else:
        for one in entry.values():
            yield from pages_of(one)


def test_every_document_is_in_the_navigation_once() -> None:
    told = tomllib.loads((ROOT / CONFIG).read_text("utf-8"))
    listed = list(pages_of(told["project"]["nav"]))
    docs = ROOT / "docs"
    ours = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    ours |= {path.relative_to(docs).with_suffix(".md").as_posix() for path in docs.rglob("*.ipynb")}
    assert sorted(listed) == sorted(ours | MADE)


@pytest.mark.process
def test_the_site_is_built_without_a_dead_link(tmp_path: Path) -> None:
    """Strictly: Zensical stops at pages and anchors that are not there."""
    page = build(tmp_path)
    assert "Play, study and solve three board games" in page.read_text("utf-8")
    site = page.parent
    python = (site / "reference" / "python.html").read_text("utf-8")
    for said in (load.__doc__, load("patterns").deal.__doc__):
        assert said is not None
        assert said.partition("\n")[0].split("`")[0] in python
    for name in ("vector.games.VectorGames", "gymnasium.seat_env.SeatEnv", "pettingzoo.raw_env"):
        assert f'id="sandtable.envs.{name}"' in python, name
    api = (site / "reference" / "api.html").read_text("utf-8")
    assert "/api/games" in api
    assert 'href="#shape-' in api
    commands = (site / "reference" / "commands.html").read_text("utf-8")
    assert "--sprt" in commands
    assert "pictures/" in (site / "rules" / "fi" / "mandala.html").read_text("utf-8")
    assert any(
        "proven par" in item["text"]
        for item in json.loads((site / "search.json").read_text())["items"]
    )


def test_a_request_to_another_host_is_found(tmp_path: Path) -> None:
    (tmp_path / "good.html").write_text(
        '<link rel="canonical" href="https://example.org/"><a href="https://example.org">go</a>'
        '<script src="assets/bundle.js"></script><img src="pictures/home.webp">'
        '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
    )
    assert foreign_requests(tmp_path) == []
    for number, bad in enumerate((
        '<script src="https://cdn.example/x.js"></script>',
        "<img alt='x' src='//cdn.example/x.js'>",
        '<link rel="stylesheet" href="https://cdn.example/x.js">',
        "<style>@import 'https://cdn.example/x.js';</style>",
        "<p style=\"background: url(https://cdn.example/x.js)\"></p>",
    )):  # fmt: skip
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "bad.html").write_text(bad)
        (found,) = foreign_requests(folder)
        assert found.endswith("//cdn.example/x.js")


def test_what_is_no_document_gets_a_page(tmp_path: Path) -> None:
    root, staged = tmp_path / "root", tmp_path / "staged"
    for name, text in {
        "docs/a.md": "[bot](../examples/bot.py) [b](b.md#one) [all](../examples)\n\n"
        "```\n[not](a-link)\n```\n",
        "docs/b.md": "# One\n",
        "examples/bot.py": "print(1)\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    links = Links(root, staged, {})
    links.write_page(root / "docs/a.md", "a.md", (root / "docs/a.md").read_text())
    links.write_sources()
    assert (staged / "a.md").read_text() == (
        "[bot](source/examples/bot.py.md) [b](b.md#one) [all](source/examples/index.md)\n\n"
        "```\n[not](a-link)\n```\n"
    )
    assert "```python\nprint(1)\n```" in (staged / "source/examples/bot.py.md").read_text()
    assert "(bot.py.md)" in (staged / "source/examples/index.md").read_text()
    (root / "docs/b.md").write_text("[gone](gone.md)")
    with pytest.raises(FileNotFoundError, match=r"docs/b\.md links to gone\.md"):
        links.write_page(root / "docs/b.md", "b.md", "[gone](gone.md)")


def test_rules_begin_with_a_picture() -> None:
    for game in GAMES:
        for language in ("", "sv/"):
            path = ROOT / "docs" / "rules" / f"{language}{game}.md"
            lines = with_picture(path, path.read_text("utf-8")).splitlines()
            picture = lines[2].partition("](")[2].removesuffix(")")
            assert (path.parent / picture).is_file()


@pytest.mark.process
def test_zensical_is_strict(tmp_path: Path) -> None:
    """What the building relies on: a dead anchor is an error."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# A\n\n[x](#nowhere)\n")
    (tmp_path / CONFIG).write_text('[project]\nsite_name = "x"\n')
    zensical = Path(sys.executable).with_name("zensical")
    run = subprocess.run([zensical, "build", "--strict"], cwd=tmp_path, capture_output=True)
    assert run.returncode != 0
