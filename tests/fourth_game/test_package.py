"""A game is one folder: nothing else knows of Brook. It is added as CONTRIBUTING.md says."""

import configparser
import re
import tomllib
from pathlib import Path

import sandtable

from .brook import CONFORMANCE, NAME, PACKAGE, ROOT

MOST_LINES = 300
SOURCES = ("src", "web/src", "web/locales", "tools", "examples", "bench", "pyproject.toml")


def texts(place: Path) -> list[Path]:
    """All files of text in a place."""
    files = place.rglob("*") if place.is_dir() else [place]
    suffixes = {".py", ".ts", ".svelte", ".ftl", ".json", ".toml", ".md"}
    built = ROOT / "src" / "sandtable" / "server" / "client"
    return [path for path in files if path.suffix in suffixes and built not in path.parents]


def steps() -> str:
    """How to add a game, with the words for its name, package and class replaced by Brook's."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = re.search("\n## Add a game\n(.*?)\n## ", text, re.DOTALL)
    assert section is not None
    told = {"mygame": NAME, "mypackage": NAME, "MyGame": NAME.capitalize()}
    return re.sub("|".join(told), lambda word: told[word[0]], section[1])


def test_it_is_named_where_the_steps_say() -> None:
    """Step 2 and 3: what installing writes of the package's `pyproject.toml`."""
    named = re.search("```toml\n(.*?)```", steps(), re.DOTALL)
    assert named is not None
    lines = "\n".join(line.strip() for line in named[1].splitlines())
    installed = configparser.ConfigParser()
    installed.read(PACKAGE / f"{NAME}-1.dist-info" / "entry_points.txt")
    assert {group: dict(installed[group]) for group in installed.sections()} == (
        tomllib.loads(lines)["project"]["entry-points"]
    )


def test_it_is_tested_as_the_steps_say() -> None:
    """Step 4, which test_rules.py runs."""
    assert f"`pytest {' '.join(CONFORMANCE)}`" in steps()


def test_it_is_small() -> None:
    files = [path for path in (PACKAGE / NAME).iterdir() if path.is_file()]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES


def test_no_other_file_knows_of_it() -> None:
    files = [path for source in SOURCES for path in texts(ROOT / source)]
    assert len(files) > 500
    named = [path for path in files if NAME in path.read_text("utf-8").lower()]
    assert named == []


def test_it_is_not_installed_but_in_these_tests() -> None:
    assert NAME not in sandtable.GAMES
