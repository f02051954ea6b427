"""Who may enter a match."""

import sys
from pathlib import Path

import pytest

from sandtable.arena.entrants import entrant, make_entrant
from sandtable.players import RandomPlayer
from sandtable.players.registry import PLAYERS, UnknownPlayer


def test_every_player_of_the_game_may_enter() -> None:
    assert entrant("patterns", "best#2") is PLAYERS["patterns"]["best"]


def test_a_player_may_come_from_any_module() -> None:
    name = "sandtable.players:RandomPlayer#2"
    player = make_entrant("mandala", name)
    assert isinstance(player, RandomPlayer)
    assert player.name == name


def test_a_player_may_come_from_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command `sandtable` is started elsewhere: Python alone would not look there."""
    module = "from sandtable.players import RandomPlayer as Mine\n"
    (tmp_path / "my_own_players.py").write_text(module)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [place for place in sys.path if place])
    assert isinstance(make_entrant("patterns", "my_own_players:Mine"), RandomPlayer)


@pytest.mark.parametrize(
    "name", ["champion", "no.such.module:Bot", "sandtable.players:NoSuchBot", ":Bot"]
)
def test_an_unknown_player_is_named_in_the_error(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"there is no player '{name}'"):
        make_entrant("patterns", name)
