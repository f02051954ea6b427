"""A twin plays the same: to move and then turn is to turn and then move."""

from importlib import import_module
from random import Random

import pytest

from sandtable.study.puzzles import bank_of
from sandtable.study.puzzles.turning import TURNS, by_first_sight, turned, turned_rows
from tests.study.puzzles.test_bank import OURS


def test_the_eight_ways_of_a_square() -> None:
    """Three quarters of a turn, and four mirrors: a corner goes to every corner twice."""
    corners = [turned("a1", turn, 7) for turn in TURNS]
    assert sorted(corners) == ["a1", "a1", "a7", "a7", "g1", "g1", "g7", "g7"]
    assert len({turned("b1", turn, 7) for turn in TURNS}) == 8
    assert {turned("d4", turn, 7) for turn in TURNS} == {"d4"}
    rows = ["ab", "cd"]
    assert turned_rows(rows, TURNS[1]) == [["c", "a"], ["d", "b"]]


def test_colours_by_first_sight() -> None:
    assert by_first_sight("rokr") == {"r": "A", "o": "B", "k": "C"}


@pytest.mark.parametrize("game", OURS)
def test_to_move_and_to_turn(game: str) -> None:
    twin_of = import_module(f"sandtable.study.{game}.puzzles.twins").Twin
    dice = Random(game)
    for puzzle in dice.sample(list(bank_of(game)), 8):
        twin = twin_of.by_chance(puzzle.id)
        position = puzzle.start()
        other = position.game.from_picture(twin.picture(puzzle.position), **puzzle.options)
        moves = position.legal_moves()
        assert sorted(map(twin.move, moves)) == other.legal_moves()
        move = dice.choice(moves)
        position.play(move)
        other.play(twin.move(move))
        assert str(other) == twin.picture(str(position))
