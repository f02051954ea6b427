"""What is remembered of a game."""

from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELLS
from sandtable.players import SeatView
from sandtable.players.clock import Clock
from sandtable.players.mandamina.levels import Reads
from sandtable.players.mandamina.partner.past import Past

from ..solver.layouts import deal, task


def test_circles_are_noticed() -> None:
    """a1 to d4 and back: then the same move would lead where the game was already."""
    position = deal(1)
    for move in ("a1", "d4"):
        position.play(move)
    view = SeatView.of(position, 0)
    past = Past(view)
    past.follow(view, task(position), dice(1), Clock(1000))
    returns = past.returns(task(position).start)
    assert returns[CELLS.index("a1")] == 1
    assert returns.sum() == 1


def test_who_sees_only_the_board_thinks_nothing_of_the_others() -> None:
    position = deal(1, seats=2)
    position.play("a1")
    view = SeatView.of(position, 1)
    past = Past(view, Reads.BOARD)
    past.follow(view, task(position), dice(1), Clock(1000))
    assert past.companions == {}
    assert past.placed_by == {CELLS.index("d4"): 0}
