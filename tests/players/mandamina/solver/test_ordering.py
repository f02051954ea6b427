"""Lines to a target that do not end too early."""

import pytest

from sandtable import Position
from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELLS
from sandtable.players.mandamina.solver import checker
from sandtable.players.mandamina.solver.distance import distance
from sandtable.players.mandamina.solver.ordering import shortest_line
from tests.games.mandamina.boards import GATHERED, LAST_MOVE, position

from .layouts import deal, good_target, layout_of, letters_of, task

BEYOND = GATHERED.replace("w w y y y o o", "w w . y y o o").replace("r r r . l l", "r r r y l l")
"""One move after GATHERED, and all colours are clustered again: the yellow of c7 is on d4."""


def letters(board: str) -> str:
    """A drawn board as 49 letters, row 1 first."""
    rows = [line.split()[1:] for line in board.strip().splitlines()]
    return "".join("".join(row) for row in reversed(rows))


def play(start: Position, line: list[int]) -> Position:
    end = start.copy()
    for cell in line:
        assert not end.is_over
        end.play(CELLS[cell])
    return end


@pytest.mark.parametrize("seed", range(12))
def test_a_line_has_the_length_of_fact_1_and_ends_with_its_last_move(seed: int) -> None:
    """S3.2"""
    start = deal(seed)
    target = good_target(task(start), dice(seed))
    moves = distance(task(start).start, target)
    line = shortest_line(task(start).start, target, moves)
    assert line is not None
    assert len(line) == moves
    end = play(start, line)
    assert end.ending == "clustered"
    assert task(end).start.tolist() == target.tolist()


def test_a_target_behind_an_early_end_takes_a_detour() -> None:
    """S3.2: orange has to leave d4 for yellow, and with orange on g7 the game is over."""
    start, target = letters(LAST_MOVE), letters(BEYOND)
    near = position(7, LAST_MOVE)
    assert checker.least_moves(start, target) == 2
    assert shortest_line(layout_of(start), layout_of(target), 2) is None
    line = shortest_line(layout_of(start), layout_of(target), 9)
    assert line is not None
    assert not any(checker.line_exists(start, target, moves) for moves in range(len(line)))
    end = play(near, line)
    assert end.ending == "clustered"
    assert letters_of(task(end).start) == target
