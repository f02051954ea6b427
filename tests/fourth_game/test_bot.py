"""The bot for any game, at a game for three with secrets and chance."""

import pytest

from sandtable.games import installed
from sandtable.players import SeatView
from sandtable.players.registry import PLAYERS, make_player
from tests.installing import look_again

from .brook import NAME, PACKAGE

LONG = 60.0
PICTURE = """
3  r . g
2  g r g
1  . b b
   a b c
seat 0  hand b  points 1
seat 1  hand r  points 0
seat 2  hand g  points 1
"""


def test_it_weighs_what_others_may_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """On b3 seat 1 makes two points and leads. Seat 2 is left with a1, which brings it level if
    its pebble is green or blue: seat 1 wins once in three times and shares the lead twice. On a1
    it makes none and loses."""
    look_again(monkeypatch, PACKAGE)
    game = installed.load(NAME)
    position = game.from_picture(PICTURE, seats=3)
    assert position.seat == 1
    seen = position.observation(1)
    view = SeatView(game, {"seats": 3}, 1, seen, seen, (), tuple(position.legal_moves()))
    assert view.legal_moves == ("lay r a1", "lay r b3")
    decision = make_player(NAME, "steady").choose(view, LONG)
    assert decision.move == "lay r b3"
    assert decision.unit == "chance"
    assert decision.value == pytest.approx(1 / 3 + 2 / 3 / 2, abs=0.08)
    assert decision.effort == 300
    worst = decision.thoughts[-1]
    assert (worst.move, worst.value) == ("lay r a1", 0)


def test_its_levels_are_those_that_players_read_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every name of a level has a text in all languages."""
    look_again(monkeypatch, PACKAGE)
    assert set(PLAYERS[NAME]) - {"random"} <= set(PLAYERS["patterns"])
