"""Moves that can be graded before cards have come: they are the same whatever comes."""

from sandtable import load
from sandtable.games import Position
from sandtable.players import SeatView
from sandtable.study.mandala.review.foreseen import graded_moves

GAME = load("mandala")
DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}


class Chooser:
    """Makes moves from a list, and notes what their players saw."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)
        self.views: list[tuple[int, bytes]] = []

    def __call__(self, position: Position, seat: int) -> str:
        view = SeatView.of(position, seat)
        self.views.append((seat, view.now.tobytes()))
        move = self.moves.pop(0)
        assert move in view.legal_moves
        return move


def test_the_answer_to_a_move_is_foreseen_whatever_is_drawn() -> None:
    position = GAME.from_deal(DEAL)
    chooser = Chooser("build 1 y", "grow 2 p")
    assert graded_moves(position, chooser) == ("build 1 y", "grow 2 p")
    assert [seat for seat, _ in chooser.views] == [0, 1]
    for draw in ("draw roy", "draw ppp"):
        drawn = position.copy()
        drawn.play("build 1 y")
        drawn.play(draw)
        assert SeatView.of(drawn, 1).now.tobytes() == chooser.views[1][1]
    assert position.moves == []


def test_while_cards_come_the_other_seat_is_foreseen_and_not_the_one_that_draws() -> None:
    position = GAME.from_deal(DEAL)
    position.play("build 1 y")
    chooser = Chooser("build 2 y", "no move of seat 0")
    # Seat 0 decides next, and will know its three cards then.
    assert graded_moves(position, chooser) == ("build 2 y",)


def test_nothing_is_foreseen_beyond_claims_and_cards_that_all_see() -> None:
    position = GAME.from_deal(DEAL)
    for move in ("grow 1 o", "grow 1 g", "build 1 y", "draw rrr"):
        position.play(move)
    # The sixth colour completes the first Mandala; who claims what is left to the solver.
    chooser = Chooser("build 1 p")
    assert graded_moves(position, chooser) == ("build 1 p",)
