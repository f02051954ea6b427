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
    assert past.recent == []
    assert past.placed_by == {CELLS.index("d4"): 0}


def test_the_others_moves_since_the_last_turn_are_at_hand() -> None:
    """Seat 1 looks after the first move, and again after one of its own and one of seat 0."""
    position = deal(1, seats=2)
    before = task(position).start
    position.play("a1")
    past = Past(SeatView.of(position, 1))
    for moves in ([], ["b1", "c1"]):
        for move in moves:
            before = task(position).start
            position.play(move)
        past.follow(SeatView.of(position, 1), task(position), dice(1), Clock(1000))
        assert [made.seat for made in past.recent] == [0]
        assert past.recent[0].before.tolist() == before.tolist()
        assert past.recent[0].after.tolist() == task(position).start.tolist()
