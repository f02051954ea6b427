"""Games are found by the entry points of installed packages, ours like anybody's."""

import sys
from pathlib import Path

import pytest

import sandtable
from sandtable import plugins
from sandtable.errors import NotInstalled
from sandtable.games import installed
from sandtable.plugins import PluginConflict
from tests.installing import install, install_twin, look_again, twin

OURS = ("mandala", "patterns", "mandamina")


def test_ours_stand_first_and_in_their_order() -> None:
    assert sandtable.GAMES[:3] == OURS
    assert isinstance(sandtable.GAMES, tuple)


def test_a_game_of_another_package_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_twin(tmp_path, "found")
    look_again(monkeypatch, tmp_path)
    assert installed.names() == (*OURS, "found")
    game = installed.load("found")
    assert (game.title, game.seat_counts, game.most_moves) == ("Found", (2,), 2000)
    assert game is installed.load("found")
    position = game.deal(seed=7, stakes="high")
    assert position.view(0)["picture"] == position.draw(0)
    assert position.record()["options"] == {"stakes": "high"}


def test_who_needs_one_game_does_not_import_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_twin(tmp_path, "unused")
    look_again(monkeypatch, tmp_path)
    installed.load("patterns")
    assert "unused" in plugins.entries(plugins.GAMES)
    assert "unused_package" not in sys.modules


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named 'nothing_of_that"),
        ("x = 1 / 0", "ZeroDivisionError: division by zero"),
        ("Other = None", "AttributeError: module 'broken_package' has no attribute 'Twin'"),
        ("class Twin: pass", "TypeError: Twin does not say its name, title, summary"),
        (twin("other"), "ValueError: Twin says its name is 'other'"),
        (
            twin("broken") + "        chance_outcomes = 9\n",
            "ValueError: Twin has 9 outcomes of chance and 6 colours: every outcome needs a letter",
        ),
        (
            twin("broken") + "        rules = {'deal': Patterns.rules['deal']}\n",
            "TypeError: Twin has no rule to_move, legal_actions, refusal, apply, chance_weights, ",
        ),
    ],
)
def test_a_broken_game_is_named_once_and_the_others_are_there(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    source: str,
    reason: str,
) -> None:
    monkeypatch.delitem(sys.modules, "broken_package", raising=False)
    install(tmp_path, "broken_package", source, {plugins.GAMES: {"broken": "broken_package:Twin"}})
    look_again(monkeypatch, tmp_path)
    assert installed.names() == OURS
    assert installed.load("mandala").title == "Mandala"
    with pytest.raises(sandtable.UnknownGame) as error:
        installed.load("broken")
    sentence = str(error.value)
    assert sentence.startswith("'broken' in sandtable.games of broken_package 1.0 cannot be used: ")
    assert reason in sentence
    assert [record.getMessage() for record in caplog.records] == [sentence]


def test_two_games_of_one_name_are_an_error_that_names_both_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("one_package", "other_package"):
        install(tmp_path, package, twin("same"), {plugins.GAMES: {"same": f"{package}:Twin"}})
    look_again(monkeypatch, tmp_path)
    for ask in (installed.names, lambda: installed.load("mandala")):
        with pytest.raises(PluginConflict, match=r"'same'.*(one|other)_package 1\.0 and o.*_p"):
            ask()


def install_an_older_one_of_ours(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its metadata are from before there were entry points."""
    install(folder, "sandtable", "", {})
    folder.joinpath("sandtable.py").unlink()
    install_twin(folder, "alone")
    look_again(monkeypatch, folder)


@pytest.mark.skipif(not plugins.CHECKOUT.is_file(), reason="the package is not that of a checkout")
def test_a_checkout_says_what_it_has_if_an_older_one_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_an_older_one_of_ours(tmp_path, monkeypatch)
    assert installed.names() == ("mandala", "patterns", "mandamina", "alone")
    assert "mandala" in plugins.entries(plugins.PLAYERS)


def test_without_a_checkout_an_older_one_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_an_older_one_of_ours(tmp_path, monkeypatch)
    monkeypatch.setattr(plugins, "CHECKOUT", tmp_path / "pyproject.toml")
    with pytest.raises(NotInstalled, match=r"not installed: run 'make', or 'pip install"):
        installed.names()
    with pytest.raises(NotInstalled):
        installed.load("mandala")
