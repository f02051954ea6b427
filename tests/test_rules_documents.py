"""Every numbered rule is found in the documents, in the code and in a test."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.tables.verbs import PATIENCE

ROOT = Path(__file__).parents[1]
HEADINGS = ["In short", "Exact rules", "At a table", "Deviations", "Versions"]
IN_SHORT = ["Aim", "Your turn", "End", "Score", "What beginners miss"]


def letter(name: str) -> str:
    return sandtable.load(name).rules_letter


def document(name: str) -> str:
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")


def numbers_defined(name: str) -> list[str]:
    """The numbers in bold at the beginning of a paragraph."""
    return re.findall(rf"^\*\*({letter(name)}\d+\.\d+)\*\* ", document(name), re.MULTILINE)


def numbers_cited(name: str, folder: Path) -> set[str]:
    """The numbers named anywhere in the Python files of a folder."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found.update(re.findall(rf"\b{letter(name)}\d+\.\d+\b", path.read_text("utf-8")))
    return found


@pytest.fixture(params=sandtable.GAMES)
def name(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


def test_numbers_are_in_order_and_each_there_once(name: str) -> None:
    numbers = [tuple(map(int, number[1:].split("."))) for number in numbers_defined(name)]
    assert len(numbers) >= 18
    assert numbers == sorted(set(numbers))


def test_every_rule_is_in_the_code(name: str) -> None:
    code = numbers_cited(name, ROOT / "src" / "sandtable" / "games" / name)
    assert set(numbers_defined(name)) - code == set()


def test_every_rule_has_a_test(name: str) -> None:
    tests = numbers_cited(name, ROOT / "tests" / "games" / name)
    assert set(numbers_defined(name)) - tests == set()


def test_no_rule_is_cited_that_does_not_exist(name: str) -> None:
    cited = numbers_cited(name, ROOT / "src") | numbers_cited(name, ROOT / "tests")
    assert cited - set(numbers_defined(name)) == set()


def test_every_document_has_the_same_headings(name: str) -> None:
    assert re.findall(r"^## (.+)$", document(name), re.MULTILINE) == HEADINGS


def test_it_opens_with_five_lines_for_people(name: str) -> None:
    """Aim, turn, end, score, what beginners miss; no seat numbers, no notation, no rule numbers."""
    short, exact = document(name).split("## Exact rules")
    assert short.startswith(f"# {sandtable.load(name).title}\n\n## In short\n\n")
    lines = short.split("## In short\n\n")[1].strip().splitlines()
    assert [re.match(r"- \*\*(.+):\*\* ", line)[1] for line in lines] == IN_SHORT  # type: ignore[index]
    assert not re.search(r"\bseats?\b|`", short)
    assert not re.search(rf"\b{letter(name)}\d", short)
    assert "### What you need" in exact
    assert "Rules version: " in exact


def test_the_numbers_of_a_table_are_those_it_has(name: str) -> None:
    section = document(name).split("## At a table")[1].split("## ")[0]
    assert f"after {sandtable.load(name).most_moves:,} moves" in section
    assert PATIENCE == 60_000
    assert "no sign of life for a minute" in section


def test_the_version_is_the_one_the_code_plays(name: str) -> None:
    version = sandtable.load(name).rules_version
    assert f"\nRules version: {version}\n" in document(name)
    assert f"| {version} |" in document(name)
