"""Players by name."""

import pytest

from sandtable.players.registry import PLAYERS, UnknownPlayer, kind_of, make_player


def test_yardsticks_are_offered_to_nobody() -> None:
    """They are for measuring: whoever wants one names its module, in the arena."""
    for kinds in PLAYERS.values():
        assert not {"mcts", "ismcts", "so-ismcts"} & set(kinds)


def test_a_second_player_of_the_same_kind() -> None:
    assert make_player("patterns", "novice#2").name == "novice#2"


@pytest.mark.parametrize("name", ["champion", "sandtable.players:RandomPlayer"])
def test_an_unknown_player_is_named_in_the_error(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"there is no player '{name}'"):
        make_player("patterns", name)


def test_a_name_of_former_days_still_plays() -> None:
    """A table that was kept with `newcomer` goes on; nobody is offered that name any more."""
    assert "newcomer" not in PLAYERS["patterns"]
    assert kind_of("patterns", "newcomer") == kind_of("patterns", "casual")
    assert make_player("patterns", "newcomer").name == "newcomer"
