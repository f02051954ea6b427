"""`sandtable rules` and the word at the prompt: our text of the rules."""

from pathlib import Path
from unittest import mock

import pytest

import sandtable as api
from sandtable.games import rules_text

from .terminal import sandtable

RULES = Path(__file__).parents[2] / "docs" / "rules"
FIRST_RULE = {"mandala": "M1.1", "patterns": "P1.1", "mandamina": "S1.1"}


@pytest.mark.parametrize("name", api.GAMES)
def test_the_rules_of_every_game(name: str) -> None:
    run = sandtable("rules", name)
    assert run.code == 0
    assert name.capitalize() in run.out
    assert FIRST_RULE[name] in run.out
    assert "belong to their designers" in run.out
    assert max(map(len, run.out.splitlines())) <= 80


@pytest.mark.parametrize("name", api.GAMES)
def test_no_number_of_a_rule_is_lost_on_the_way(name: str) -> None:
    numbers = [
        line.split("**")[1]
        for line in (RULES / f"{name}.md").read_text().splitlines()
        if line.startswith("**")
    ]
    run = sandtable("rules", name.upper())
    assert len(numbers) > 20
    assert all(number in run.out for number in numbers)


def test_pictures_in_the_rules_stay_as_they_are_drawn() -> None:
    run = sandtable("rules", "patterns")
    assert "  5    r    g    o       A is the green group of seat 0" in run.out


@pytest.mark.parametrize("language", rules_text.LANGUAGES)
@pytest.mark.parametrize("name", api.GAMES)
def test_the_rules_in_every_language(name: str, language: str) -> None:
    run = sandtable("rules", name, "--language", language)
    assert run.code == 0
    assert FIRST_RULE[name] in run.out
    assert ("belong to their designers" in run.out) == (language == "en")


def test_a_language_the_rules_are_not_in() -> None:
    run = sandtable("rules", "patterns", "--language", "tlh")
    assert run.code == 2
    assert "no rules in the language 'tlh', only in en, de, fr, fi, sv, da, nb" in run.err


def test_a_person_gets_a_pager() -> None:
    with mock.patch("pydoc.pager") as pager:
        run = sandtable("rules", "mandala", terminal=True)
    assert run.code == 0
    [[text]] = [call.args for call in pager.call_args_list]
    assert "M1.1" in text


def test_rules_at_the_prompt() -> None:
    run = sandtable("play", "mandamina", typed="rules\nquit\n")
    assert "S1.1" in run.out


def test_the_installed_text_comes_before_the_one_in_the_repository(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "patterns.md").write_text("# Installed rules\n")
    with mock.patch("importlib.resources.files", return_value=tmp_path):
        assert "Installed rules" in sandtable("rules", "patterns").out
        assert "S1.1" in sandtable("rules", "mandamina").out


def test_rules_that_are_not_installed(tmp_path: Path) -> None:
    with (
        mock.patch("importlib.resources.files", return_value=tmp_path),
        mock.patch.object(rules_text, "IN_REPOSITORY", tmp_path),
    ):
        run = sandtable("rules", "patterns")
    assert run.code == 2
    assert "the text of the rules of Patterns is not installed here" in run.err


def test_rules_that_are_not_installed_do_not_end_a_game(tmp_path: Path) -> None:
    with (
        mock.patch("importlib.resources.files", return_value=tmp_path),
        mock.patch.object(rules_text, "IN_REPOSITORY", tmp_path),
    ):
        run = sandtable("play", "patterns", typed="rules\nquit\n")
    assert run.code == 0
    assert "the text of the rules of Patterns is not installed here." in run.out
    assert run.out.endswith("> quit\n")
