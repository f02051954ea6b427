"""S1.5: what everybody may know."""

import json

import sandtable

from .boards import LAST_MOVE, START, position, rows

GAME = sandtable.load("mandamina")


def test_everybody_sees_everything_and_nothing_is_left_to_chance() -> None:
    """S1.5."""
    game = position(7, START, seats=3)
    views = [game.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["seat"], view["legal_moves"]
    assert all(view == views[0] for view in views)
    assert views[0]["board"] == rows(START)
    assert (views[0]["hole"], views[0]["moves"], views[0]["turn"]) == ("d4", 7, 1)
    assert not game.needs_chance
    assert game.chance_outcomes() == []


def test_only_who_is_on_turn_has_moves() -> None:
    """S2.3."""
    game = position(7, START, seats=3)
    assert [len(game.view(seat)["legal_moves"]) for seat in range(3)] == [0, 48, 0]


def test_clusters_and_their_shapes() -> None:
    """S3.1, S4.3: a shape for what is clustered, none for what is not."""
    clusters = {item["colour"]: item for item in position(12, LAST_MOVE).view()["clusters"]}
    assert list(clusters) == list("wyorvgld")
    assert clusters["o"] == {"colour": "o", "clustered": False, "shape": None}
    assert all(item["clustered"] for letter, item in clusters.items() if letter != "o")
    assert clusters["l"]["shape"] == clusters["d"]["shape"]
    assert len({clusters[letter]["shape"] for letter in "wyrvgl"}) == 6
    assert position(12, LAST_MOVE).view()["shapes"] == 6


def test_moves_left() -> None:
    """S6.1, S3.4: 44 in the simple game, without end in a game for score."""
    assert position(12, START, goal="simple").view()["moves_left"] == 32
    assert position(12, START).view()["moves_left"] is None


def test_the_view_is_json() -> None:
    view = position(12, LAST_MOVE, seats=2).view(0)
    assert json.loads(json.dumps(view)) == view


def test_the_observation_is_the_state() -> None:
    """S1.5."""
    game = position(12, LAST_MOVE)
    assert game.observation(0).tobytes() == game.observation().tobytes() == game.state.tobytes()
