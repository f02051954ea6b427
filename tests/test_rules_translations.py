"""The rules in other languages say the same as the English ones: number by number."""

import re
from itertools import zip_longest
from pathlib import Path

import pytest

import sandtable
from sandtable.games.rules_text import ENGLISH, LANGUAGES

RULES = Path(__file__).parents[1] / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PICTURE = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULE_NUMBER = re.compile(r"\b[MPS]\d+(?:\.\d+)?\b")
NOTATION = re.compile(r"`([^`\n]+)`")
ROW = re.compile(r"(?<!\S)\S(?: {1,5}\S){2,}(?!\S)")
TERMINAL_WIDTH = 80


def document(name: str, language: str = "") -> str:
    return (RULES / language / f"{name}.md").read_text("utf-8")


def pictures(text: str) -> list[list[str]]:
    return [picture.splitlines() for picture in PICTURE.findall(text)]


def paragraphs(text: str) -> list[str]:
    """Paragraphs, lists and headings; the pictures are left out."""
    return PICTURE.sub("", text).split("\n\n")


def rows_and_numbers(picture: list[str]) -> tuple[list[list[str]], list[str]]:
    """What a picture says without words: rows of colours and cells, and all its figures."""
    rows = [row.split() for line in picture for row in ROW.findall(line)]
    return rows, [figure for line in picture for figure in re.findall(r"\d+", line)]


@pytest.fixture(params=sandtable.GAMES)
def name(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


def test_every_language_has_every_game_and_nothing_else() -> None:
    wanted = {f"{language}/{name}.md" for language in OTHERS for name in sandtable.GAMES}
    assert {path.relative_to(RULES).as_posix() for path in RULES.glob("*/*")} == wanted


def test_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    defined = re.compile(r"^(?:\*\*|### )([MPS]\d+(?:\.\d+)?)\b", re.MULTILINE)
    assert defined.findall(document(name, language)) == defined.findall(document(name))


def test_every_paragraph_names_the_same_moves_and_rules(name: str, language: str) -> None:
    """In any order within the paragraph: each language has its own order of words."""
    there, here = paragraphs(document(name)), paragraphs(document(name, language))
    for english, translated in zip_longest(there, here, fillvalue=""):
        for what in (NOTATION, RULE_NUMBER):
            assert sorted(what.findall(translated)) == sorted(what.findall(english)), translated


def test_every_reason_stays_a_reason(name: str, language: str) -> None:
    """A ruling ends with its reason in italics."""
    there, here = paragraphs(document(name)), paragraphs(document(name, language))
    ends = [paragraph.endswith(".*") for paragraph in there]
    assert [paragraph.endswith(".*") for paragraph in here] == ends


def test_every_picture_shows_the_same(name: str, language: str) -> None:
    there, here = pictures(document(name)), pictures(document(name, language))
    assert len(here) == len(there)
    for english, translated in zip(there, here, strict=True):
        assert len(translated) == len(english)
        assert max(map(len, translated)) <= max(TERMINAL_WIDTH, *map(len, english)), translated
        assert rows_and_numbers(translated) == rows_and_numbers(english)


def test_it_opens_with_five_lines_for_people(name: str, language: str) -> None:
    """As the English one: a label in bold and a sentence or more each, without numbers of seats."""
    short = document(name, language).split("\n## ")[1].replace("\N{NO-BREAK SPACE}", "")
    lines = short.split("\n\n")[1].splitlines()
    assert len(lines) == 5
    for line in lines:
        assert re.match(r"- \*\*[^*]+:\*\* \w", line), line
        assert "`" not in line
        assert not re.search(r"\b(Platz|siège|paikka|plats|plads|plass) [01]\b", line)


def test_the_version_is_the_english_one(name: str, language: str) -> None:
    version = sandtable.load(name).rules_version
    assert f": {version}\n" in document(name, language).replace("\N{NO-BREAK SPACE}", "")
    assert f"| {version} |" in document(name, language)
