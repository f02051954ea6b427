"""S2, S3, S5 and S6: moves, turns, clusters and the end, each rule on a drawn board."""

import random

import pytest

import sandtable
from sandtable.games.mandamina.moves import is_cluster
from sandtable.games.mandamina.state import CELLS, SQUARES
from tests.reference.mandamina import is_connected

from .boards import GATHERED, LAST_MOVE, START, position, rows

GAME = sandtable.load("mandamina")
ALL_CELLS = {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}


def refused(position: sandtable.Position, move: str) -> str:
    """The sentence a move is refused with."""
    with pytest.raises(sandtable.IllegalMove) as refusal:
        position.play(move)
    return str(refusal.value)


def clustered(position: sandtable.Position) -> str:
    """The letters of the colours that are one cluster."""
    return "".join(item["colour"] for item in position.view()["clusters"] if item["clustered"])


def test_a_marble_goes_to_the_hole_and_leaves_one() -> None:
    """S2.1."""
    game = position(0, START)
    game.play("c5")
    assert game.view()["board"] == rows(
        """
        7  y v w d o d g
        6  o d g w r w l
        5  r l . r v y o
        4  y r g y y l g
        3  v o r v w v d
        2  l w d g y l g
        1  r l o d v w o
        """
    )
    assert game.view()["hole"] == "c5"


def test_all_cells_but_the_hole() -> None:
    """S2.2: 48 choices, from any distance, wherever the hole is."""
    game = position(0, START)
    assert set(game.legal_moves()) == ALL_CELLS - {"d4"}
    for cell in ("a1", "g7", "a7"):
        game.play(cell)
        assert set(game.legal_moves()) == ALL_CELLS - {cell}
        assert len(game.legal_moves()) == 48


def test_the_hole_cannot_be_moved() -> None:
    """S2.2."""
    game = position(0, START)
    assert refused(game, "d4") == "d4 is the hole; choose a marble"
    assert game.moves == []


def test_the_marble_just_moved_may_move_again() -> None:
    """S2.2: and so the board can be as it was."""
    game = position(0, START)
    game.play("g1")
    game.play("d4")
    assert game.view()["board"] == rows(START)
    assert game.view()["moves"] == 2


def test_a_marble_may_leave_a_finished_cluster() -> None:
    """S2.2."""
    game = position(10, LAST_MOVE)
    assert "w" in clustered(game)
    game.play("a7")
    assert "w" not in clustered(game)


def test_seats_take_turns() -> None:
    """S2.3: seat 0 first, in the order of their numbers, round and round."""
    game = position(0, START, seats=3)
    seats = []
    for cell in ("a1", "b1", "c1", "d1", "e1"):
        seats.append(game.seat)
        game.play(cell)
    assert seats == [0, 1, 2, 0, 1]


def test_nobody_may_pass() -> None:
    """S2.3."""
    assert "no Mandamina move" in refused(position(0, START, seats=2), "pass")


def test_every_move_of_every_seat_counts() -> None:
    """S2.4."""
    game = position(12, START, seats=6)
    game.play("a1")
    game.play("b1")
    assert game.view()["moves"] == 14


@pytest.mark.parametrize("text", ["c5 please", "c5!", "look at c5", "c5 d5", "?"])
def test_a_move_says_nothing_more(text: str) -> None:
    """S2.5: nothing but the name of a cell is a move."""
    game = position(0, START, seats=2)
    assert "no Mandamina move" in refused(game, text)
    assert game.moves == []


def test_one_seat_makes_every_move() -> None:
    """S5.1."""
    game = GAME.deal(seed=4)
    assert game.seats == 1
    for cell in ("a1", "g7", "d4"):
        assert game.seat == 0
        game.play(cell)


def test_shared_edges_make_a_cluster_and_corners_do_not() -> None:
    """S3.1: the red marbles of a5 and a3 touch b4 only at its corners."""
    game = position(
        5,
        """
        7  w w y y y o o
        6  w w w y y o o
        5  r w r y l o o
        4  . r r r l l v
        3  r d d d l l v
        2  d d d g g l v
        1  g g g g v v v
        """,
    )
    assert clustered(game) == "wyovgld"
    game.play("d4")
    assert clustered(game) == "wyorvgld"


def test_five_in_one_piece_and_one_apart_are_no_cluster() -> None:
    """S3.1: the orange marble of d4 is away from the other five."""
    game = position(5, LAST_MOVE)
    assert clustered(game) == "wyrvgld"
    game.play("d4")
    assert clustered(game) == "wyorvgld"


def test_two_pieces_are_no_cluster_however_dense() -> None:
    """S3.1: orange has five shared edges, as six in a row have, but it is a square and a pair."""
    game = position(
        5,
        """
        7  w w y y y o o
        6  w w w y y o o
        5  r w r y l v v
        4  r r r . l l v
        3  r d d d l l v
        2  d d d g g l v
        1  g g g g v o o
        """,
    )
    assert clustered(game) == "wyrgld"


def test_where_and_in_which_shape_is_free() -> None:
    """S3.1: a row along the edge is as good as a block."""
    game = position(
        5,
        """
        7  w w w w w w y
        6  o o o r r r y
        5  o o o r r r y
        4  v v g . l l y
        3  v v g g l l y
        2  v v g g l l y
        1  d d d d d d g
        """,
    )
    assert clustered(game) == "wyorvld"


def test_a_random_six_cells_are_a_cluster_if_one_can_walk_through_them() -> None:
    """S3.1: as the naive second implementation sees it, in one piece or nearly so."""
    rng = random.Random(3)
    found = {True: 0, False: 0}
    for _ in range(1500):
        cells = {rng.choice(CELLS)}
        while len(cells) < 6:
            cell = rng.choice(CELLS)
            if rng.random() < 0.02 or any(_touch(cell, other) for other in cells):
                cells.add(cell)
        board = sum(1 << int(SQUARES[CELLS.index(cell)]) for cell in cells)
        expected = is_connected(cells)
        assert bool(is_cluster(board)) == expected, cells
        found[expected] += 1
    assert min(found.values()) > 200


def _touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def test_the_game_ends_when_all_are_clustered() -> None:
    """S3.2: at once."""
    game = position(30, LAST_MOVE, seats=2)
    assert (game.is_over, game.seat, game.ending) == (False, 0, None)
    game.play("d4")
    assert game.view()["board"] == rows(GATHERED)
    assert (game.is_over, game.seat, game.ending) == (True, None, "clustered")
    assert game.legal_moves() == []
    assert refused(game, "a1") == "the game is over"


def test_the_game_ends_wherever_the_hole_is() -> None:
    """S3.2: r stays in one piece when a3 goes to d4."""
    game = position(0, GATHERED)
    game.play("a3")
    assert (game.ending, game.view()["hole"]) == ("clustered", "a3")


def test_the_game_ends_whatever_the_score() -> None:
    """S3.2: also when it is lost by far."""
    game = position(500, LAST_MOVE)
    game.play("d4")
    assert (game.ending, game.winner) == ("clustered", False)


def test_a_start_is_not_tested_for_the_end() -> None:
    """S3.3: even if it could be clustered, a game has a move; after a move it would be over."""
    assert not position(0, GATHERED).is_over
    assert position(1, GATHERED).is_over


def test_a_legal_start_has_no_cluster() -> None:
    """S3.3."""
    for seed in range(20):
        assert clustered(GAME.deal(seed=seed)) == ""


@pytest.mark.parametrize("moves", [43, 44, 100, 10_000, 1_000_000])
def test_a_game_for_score_has_no_limit(moves: int) -> None:
    """S3.4."""
    game = position(moves, START)
    game.play("a1")
    assert not game.is_over
    assert game.view()["moves"] == moves + 1


def test_the_simple_game_is_won_by_move_44() -> None:
    """S6.1."""
    game = position(43, LAST_MOVE, goal="simple")
    game.play("d4")
    assert (game.ending, game.winner) == ("clustered", True)


def test_the_simple_game_is_lost_after_44_moves() -> None:
    """S6.2: move 45 is never played."""
    game = position(42, LAST_MOVE, goal="simple")
    game.play("a1")
    assert not game.is_over
    game.play("d4")
    assert (game.ending, game.winner, game.seat) == ("move-limit", False, None)
    assert game.legal_moves() == []
    assert refused(game, "a1") == "the game is over"


def test_the_simple_game_may_end_before_the_limit() -> None:
    """S6.1, S3.2."""
    game = position(3, LAST_MOVE, goal="simple")
    game.play("d4")
    assert (game.ending, game.winner) == ("clustered", True)
