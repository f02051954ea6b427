"""Players by name."""

import pytest

from sandtable.players.registry import PLAYERS, YARDSTICKS, UnknownPlayer, kind_of, make_player


def test_yardsticks_are_there_for_who_names_them() -> None:
    for game, kinds in YARDSTICKS.items():
        for name in kinds:
            assert name not in PLAYERS[game]
            assert kind_of(game, name) is kinds[name]
    assert make_player("patterns", "mcts#2").name == "mcts#2"


@pytest.mark.parametrize("name", ["champion", "sandtable.players:RandomPlayer"])
def test_an_unknown_player_is_named_in_the_error(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"there is no player '{name}'"):
        make_player("patterns", name)
