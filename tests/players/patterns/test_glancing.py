"""The levels of Patterns that do not look ahead; positions drawn, points by hand."""

import pytest

from sandtable.games.patterns.state import CELLS
from sandtable.players import SeatView
from sandtable.players.patterns.bot import PatternsBot
from sandtable.players.patterns.glancing import glance_at, neighbours_of, points_beside
from sandtable.players.patterns.levels import LEVELS, Glance
from tests.players.patterns.positions import GAME

DEAL = {
    "board": [
        "..yggp..",
        ".okyggk.",
        "rgpkyorr",
        "krroyooo",
        "pyppggpp",
        "kyrgkroy",
        ".yrpkko.",
        "..pygo..",
    ],
    "tiles": "kr",
}


def view_after(*moves: str) -> SeatView:
    position = GAME.from_deal(DEAL)
    for move in moves:
        position.play(move)
    assert position.seat is not None
    return SeatView.of(position, position.seat)


def test_cells_of_the_edge_have_fewer_neighbours() -> None:
    # A straight edge has three; where three cells are cut off a corner, two.
    known = {"c1": 2, "f8": 2, "b2": 2, "a3": 2, "d1": 3, "a4": 3, "b3": 4, "d4": 4}
    assert {cell: neighbours_of(f"open {cell}") for cell in known} == known
    assert {neighbours_of(f"flip {cell}") for cell in CELLS} == {2, 3, 4}
    assert neighbours_of("bowls kr") == 0


def test_points_beside_are_those_of_tiles_that_can_be_flipped_at_once() -> None:
    # Seat 0 holds black: opened at f3, it touches the black tiles e3 and f2, with number 1.
    after = view_after("bowls kr", "open f3")
    assert points_beside(after.now[0], 0) == 2
    # Red of seat 1 at b3 touches c3; with number 1, one point.
    after = view_after("bowls kr", "open f3", "open b3")
    assert points_beside(after.now[0], 1) == 1
    # Black of seat 1 is nowhere.
    assert points_beside(view_after("bowls kr").now[0], 1) == 0


def test_most_points_at_once_are_taken() -> None:
    """A flip scores the number of its group; opening scores nothing."""
    view = view_after("bowls kr", "open f3", "open b3")
    for glance in (Glance(), Glance(keeps_to_the_edge=True)):
        decision = glance_at(view, glance)
        assert decision.move in ("flip e3", "flip f2")
        assert decision.thoughts[0].move == decision.move


def test_the_weakest_keeps_to_the_edge_when_it_opens() -> None:
    moves = {glance_at(view_after("bowls kr"), Glance(keeps_to_the_edge=True)).move}
    assert {neighbours_of(move) for move in moves} == {2}


def test_whoever_sees_the_next_turn_opens_where_most_can_be_flipped() -> None:
    view = view_after("bowls kr")
    decision = glance_at(view, Glance(next_turn=0.65))
    best = points_beside(view_after("bowls kr", decision.move).now[0], 0)
    others = [points_beside(view_after("bowls kr", move).now[0], 0) for move in view.legal_moves]
    assert best == max(others) == 2


@pytest.mark.parametrize("name", ["first-game", "novice", "casual"])
def test_the_same_position_gives_the_same_move_and_others_another(name: str) -> None:
    """No row of cells is filled in order: dice decide between equal moves."""
    moves = set()
    for seed in range(12):
        position = GAME.deal(seed=seed)
        bots = [PatternsBot(name, LEVELS[name].limits) for _ in range(2)]
        bowls = [bot.choose(SeatView.of(position, 1), 1.0).move for bot in bots]
        position.play(bowls[0])
        first = [bot.choose(SeatView.of(position, 0), 1.0).move for bot in bots]
        assert bowls[0] == bowls[1]
        assert first[0] == first[1]
        moves.add(first[0])
    assert len(moves) > 3
