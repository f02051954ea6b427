"""Mandamina positions as text."""

import random

import pytest

import sandtable

from .boards import GATHERED, LAST_MOVE, position

GAME = sandtable.load("mandamina")
PICTURE = """\
mandamina moves 12
   a b c d e f g
7  y v w d o d g
6  o d g w r w l
5  r l y r v y o
4  y r g y . l g
3  v o r v w v d
2  l w d g y l g
1  r l o d v w o"""


def test_a_picture_reads_as_drawn() -> None:
    game = GAME.from_picture(PICTURE, seats=5)
    assert str(game) == PICTURE
    assert game.draw(seat=3) == PICTURE
    view = game.view()
    assert (view["hole"], view["moves"], view["turn"]) == ("e4", 12, 2)
    assert view["board"][0] == "yvwdodg"
    assert view["board"][6] == "rlodvwo"


def test_indented_pictures_read_as_well() -> None:
    indented = "\n".join("      " + line for line in PICTURE.splitlines())
    assert str(GAME.from_picture(f"\n{indented}\n")) == PICTURE


@pytest.mark.parametrize("goal", ["score", "simple"])
@pytest.mark.parametrize("board", [GATHERED, LAST_MOVE])
def test_draw_and_read_give_the_same_bytes(goal: str, board: str) -> None:
    """S3.1: clusters kept move by move are those found afresh; so is the end."""
    rng = random.Random(8)
    for _ in range(20):
        game = position(0, board, goal=goal, difficulty="hard", seats=4)
        while not game.is_over and len(game.moves) < 44:
            game.play(rng.choice(game.legal_moves()))
            again = GAME.from_picture(str(game), goal=goal, difficulty="hard", seats=4)
            assert again.state.tobytes() == game.state.tobytes()
            assert again.ending == game.ending


def test_a_picture_of_a_finished_game_is_over() -> None:
    """S3.2, S6.2."""
    assert position(38, GATHERED).ending == "clustered"
    assert position(44, GATHERED, goal="simple").ending == "clustered"
    assert position(44, LAST_MOVE, goal="simple").ending == "move-limit"
    assert position(44, LAST_MOVE).ending is None


def test_a_simple_game_has_no_move_45() -> None:
    """S6.2."""
    with pytest.raises(sandtable.BadPosition, match="at most 44 moves, not 45"):
        position(45, LAST_MOVE, goal="simple")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("mandamina moves 12", "patterns turn 0", "the first line must be like"),
        ("mandamina moves 12", "mandamina moves", "the first line must be like"),
        ("mandamina moves 12", "mandamina moves 1 2", "the first line must be like"),
        ("moves 12", "moves -1", "the first line must be like"),
        ("moves 12", "moves 1.5", "the first line must be like"),
        ("moves 12", "moves \u00b2", "the first line must be like"),
        ("moves 12", "moves \u0661\u0662", "the first line must be like"),
        ("moves 12", "moves 1234567890", "the first line must be like"),
        ("a b c d e f g", "a b c d e f", "must name the columns: a b c d e f g"),
        ("\n5  r", "\n9  r", "the line of row 5 must begin with its number: '9 r l y"),
        ("\n5  r", "\n   r", "the line of row 5 must begin with its number"),
        ("7  y v w d o d g", "7  y v w d o d", "row 7 of the board must be 7 characters"),
        ("1  r l o d v w o", "1  r l o d v w o o", "row 1 of the board must be 7 characters"),
        ("1  r", "1  x", "a1 has 'x', which is no colour"),
        ("1  r", "1  R", "a1 has 'R', which is no colour"),
        ("1  r", "1  .", "there are 5 red marbles instead of 6"),
        ("4  y r g y .", "4  y r g y y", "there are 7 yellow marbles instead of 6"),
        ("1  r l o d", "1  l l o d", "there are 5 red marbles instead of 6"),
        ("\n1  r l o d v w o", "", "has 9 lines, not 8"),
    ],
)
def test_a_picture_that_cannot_be(old: str, new: str, message: str) -> None:
    assert old in PICTURE
    with pytest.raises(sandtable.BadPosition, match=message):
        GAME.from_picture(PICTURE.replace(old, new, 1))
