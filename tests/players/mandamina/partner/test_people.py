"""The simulated people of the benchmark that were written last."""

from bench.mandamina_habits import HOLE, Board, Gatherer, Imitator, board_of, last_colour
from sandtable.games.mandamina.state import CELLS, SQUARES
from sandtable.players import SeatView
from sandtable.players.mandamina.solver.layout import Layout

from ..solver.layouts import deal
from .test_habits import after


def board(layout: Layout) -> Board:
    """The colour on each cell."""
    colours = [HOLE] * len(CELLS)
    for colour, marbles in enumerate(layout[:-1].tolist()):
        for cell, square in enumerate(SQUARES.tolist()):
            if marbles >> square & 1:
                colours[cell] = colour
    return colours


def test_the_gatherer_brings_marbles_closer() -> None:
    """Green from d4 to a1: 17 steps to the other green ones before, 15 after; all else loses."""
    assert Gatherer("anybody").best_moves(board(after("a1"))) == [CELLS.index("d4")]


def test_the_imitator_sees_which_colour_was_moved_last() -> None:
    position = deal(1, seats=2)
    colours = board_of(SeatView.of(position, 0))
    assert last_colour(SeatView.of(position, 0)) == HOLE
    for cell in ("a1", "b2", "c3"):
        position.play(cell)
        assert last_colour(SeatView.of(position, 0)) == colours[CELLS.index(cell)]


def test_the_imitator_goes_on_with_that_colour() -> None:
    """The hole is on a1, beside b1 and a2. Green from d4 and the dark blue that lies on g7 can both
    win a neighbour there; whichever was moved last comes."""
    layout = after("a1", "g7", "a2")  # orange on a1, dark blue on g7, green on d4
    colours = board(layout)
    hole = colours.index(HOLE)
    colours[hole], colours[0] = colours[0], HOLE  # orange goes to a2: the hole is on a1
    colours[CELLS.index("b2")], colours[hole] = colours[hole], colours[CELLS.index("b2")]
    imitator = Imitator("anybody")
    for cell in ("d4", "g7"):
        imitator.colour = colours[CELLS.index(cell)]
        assert imitator.best_moves(colours) == [CELLS.index(cell)]
