"""A player that is kept from move to move answers rightly whatever has happened in between."""

import random

import pytest

from sandtable import load
from sandtable.games import Position
from sandtable.players.player import SeatView
from sandtable.players.registry import PLAYERS, make_player

ALL = [(game, level) for game, levels in PLAYERS.items() for level in levels]
BUDGET = 0.05


def course(game: str, seed: int, seat: int, moves: int) -> Position:
    """Random moves from the same deal, until a seat has a decision."""
    position, generator = load(game).deal(seed=1), random.Random(seed)
    while position.seat is not None and (moves > 0 or position.seat != seat):
        position.play(generator.choice(position.legal_moves()))
        moves -= 1
    return position


@pytest.mark.parametrize(("game", "level"), ALL)
def test_it_plays_on_after_moves_were_taken_back(game: str, level: str) -> None:
    """Another course of the same game, a longer one, and the first again."""
    player, courses = make_player(game, level), [(1, 6), (2, 6), (2, 9), (1, 6), (3, 2)]
    for seed, moves in courses:
        position = course(game, seed, 0, moves)
        view = SeatView.of(position, 0)
        assert player.choose(view, BUDGET).move in view.legal_moves


@pytest.mark.parametrize(("game", "level"), ALL)
def test_it_says_how_much_it_holds(game: str, level: str) -> None:
    """Many are kept at once: nobody may hold more than 64 MiB, and a little."""
    assert 0 <= make_player(game, level).nbytes <= 65 << 20
