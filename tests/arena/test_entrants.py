"""Who may enter a match."""

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


@pytest.mark.parametrize(
    "name", ["champion", "no.such.module:Bot", "sandtable.players:NoSuchBot", ":Bot"]
)
def test_an_unknown_player_is_named_in_the_error(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"there is no player '{name}'"):
        make_entrant("patterns", name)
