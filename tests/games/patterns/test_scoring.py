"""P8: score."""

import sandtable

from .boards import position

GAME = sandtable.load("patterns")

EXAMPLE = """
8          *   *   R11 R1
7      K0  *   *   R1  R1  R1
6  K01 K0  K0  K0  O12 O1  O1  O1
5  R02 R0  R0  R0  O1  K13 K1  K1
4  Y04 Y0  Y0  Y0  P16 P1  P1  K1
3  Y0  O03 O0  *   Y14 Y1  Y1  *
2      P06 P0  P0  G15 G1  *
1          G05 *   *   *
"""
"""Group sizes by number: seat 0 has 5, 4, 2, 5, 1, 3 tiles; seat 1 has 5, 5, 4, 3, 2, 3."""


def test_the_rulebook_example() -> None:
    """P8.1, P8.2: 4+6+3+16+0+12 = 41 and 4+8+9+8+5+12 = 46."""
    game = position("turn 0", "gp", EXAMPLE)
    assert game.score_now() == [41, 46]
    points = [[item["points"] for item in seat] for seat in game.score_sheet()]
    assert points == [[4, 6, 3, 16, 0, 12], [4, 8, 9, 8, 5, 12]]


def test_the_sheet_shows_where_points_come_from() -> None:
    """P8.1: number, colour and tiles without the one under the marker."""
    sheet = position("turn 0", "gp", EXAMPLE).score_sheet()
    assert sheet[0][3] == {"number": 4, "colour": "y", "tiles": 4, "points": 16}
    assert sheet[1][2] == {"number": 3, "colour": "k", "tiles": 3, "points": 9}


def test_the_tile_under_the_marker_is_worth_nothing() -> None:
    """P8.1: a group of one tile scores 0, whatever its number."""
    sheet = position("turn 0", "gp", EXAMPLE).score_sheet()
    assert sheet[0][4] == {"number": 5, "colour": "g", "tiles": 0, "points": 0}


def test_more_points_win() -> None:
    """P8.3."""
    assert GAME.winner(position("turn 0", "gp", EXAMPLE).state) == 1


def test_equal_points_are_a_draw() -> None:
    """P8.3: before the first tile is claimed it stands 0 to 0."""
    assert GAME.winner(GAME.deal(seed=1).state) is None


def test_no_scores_before_the_end() -> None:
    game = position("turn 0", "gp", EXAMPLE)
    assert (game.scores, game.winner, game.ending) == (None, None, None)
