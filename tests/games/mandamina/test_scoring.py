"""S4 to S6: score."""

import pytest

import sandtable

from .boards import GATHERED, LAST_MOVE, START, position

GAME = sandtable.load("mandamina")


def finished(moves: int, **options: str) -> sandtable.Position:
    """The game that ends with this move as in GATHERED: seven shapes, an empty centre."""
    game = position(moves - 1, LAST_MOVE, **options)
    game.play("d4")
    return game


def test_the_rulebook_example() -> None:
    """S4.1: seven shapes, an empty centre, 38 moves: 7 x 5 + 5 - 38 = 2."""
    game = finished(38)
    assert (game.scores, game.winner) == ([2], True)
    assert game.score_sheet() == [
        [
            {"item": "shapes", "count": 7, "points": 35},
            {"item": "centre", "count": 1, "points": 5},
            {"item": "moves", "count": 38, "points": -38},
        ]
    ]


def test_one_score_for_all() -> None:
    """S4.1: however many they are."""
    for seats in (1, 2, 6):
        game = position(37, LAST_MOVE, seats=seats)
        game.play("d4")
        assert game.scores == [2]
        assert len(game.score_sheet()) == 1


def test_a_score_may_be_negative() -> None:
    """S4.1: 35 + 5 - 1000."""
    assert finished(1000).scores == [-960]


def test_each_shape_counts_once() -> None:
    """S4.2: five blocks, lying or standing, are one shape, two rows of six another; r is none."""
    game = position(
        9,
        """
        7  w w w y y y l
        6  w w w y y y l
        5  o o o r r r l
        4  o o o . d d l
        3  v v v r d d l
        2  v v v r d d l
        1  g g g g g g r
        """,
    )
    sheet = game.score_sheet()[0]
    assert sheet[0] == {"item": "shapes", "count": 2, "points": 10}
    assert game.view()["shapes"] == 2


def test_only_clusters_have_a_shape() -> None:
    """S4.2: in the middle of a game only what is complete counts."""
    game = position(12, START)
    assert game.score_sheet()[0][0] == {"item": "shapes", "count": 0, "points": 0}
    game = position(12, LAST_MOVE)  # all but orange, light and dark blue alike
    assert game.score_sheet()[0] == [
        {"item": "shapes", "count": 6, "points": 30},
        {"item": "centre", "count": 0, "points": 0},
        {"item": "moves", "count": 12, "points": -12},
    ]


@pytest.mark.parametrize(
    ("difficulty", "score", "won"), [("easy", 9, True), ("normal", 2, True), ("hard", -5, False)]
)
def test_difficulty_changes_what_a_shape_is_worth(difficulty: str, score: int, won: bool) -> None:
    """S4.4: 7 x 6, 7 x 5 or 7 x 4, and the centre 5 in any case (S4.5), less 38."""
    game = finished(38, difficulty=difficulty)
    assert (game.scores, game.winner) == ([score], won)


def test_no_points_when_the_hole_is_elsewhere() -> None:
    """S4.5: a3 goes to d4, red stays one cluster, and no other has its new shape: 7 x 5 - 1."""
    game = position(0, GATHERED)
    game.play("a3")
    assert game.scores == [34]
    assert game.score_sheet()[0][1] == {"item": "centre", "count": 0, "points": 0}


@pytest.mark.parametrize(
    ("moves", "score", "won"), [(39, 1, True), (40, 0, False), (41, -1, False)]
)
def test_one_point_wins(moves: int, score: int, won: bool) -> None:
    """S4.6: 40 - moves; one is enough and none is not."""
    game = finished(moves)
    assert (game.scores, game.winner) == ([score], won)
    assert type(game.winner) is bool


def test_a_solo_game_shows_both_measures() -> None:
    """S5.1, S5.2: the score is that of any game, and the moves are in the sheet and the view."""
    game = finished(38)
    assert game.seats == 1
    assert game.scores == [2]
    assert game.view()["moves"] == 38
    assert game.score_sheet()[0][-1]["count"] == 38


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_simple_game_has_no_score(difficulty: str) -> None:
    """S6.1, S6.3: 1 for won, whatever shapes, centre and difficulty."""
    game = finished(44, goal="simple", difficulty=difficulty)
    assert (game.scores, game.winner) == ([1], True)
    assert game.score_sheet() == [
        [
            {"item": "clusters", "count": 8, "points": 1},
            {"item": "moves", "count": 44, "points": 0},
        ]
    ]


def test_the_simple_game_lost() -> None:
    """S6.2, S6.3: 0 for lost, though seven of the eight colours are clustered."""
    game = position(43, LAST_MOVE, goal="simple")
    game.play("g6")
    assert (game.scores, game.winner, game.ending) == ([0], False, "move-limit")
    assert type(game.winner) is bool
    assert game.score_sheet()[0][0] == {"item": "clusters", "count": 7, "points": 0}


def test_the_simple_game_is_not_won_before_it_is_over() -> None:
    """S6.3."""
    game = position(20, LAST_MOVE, goal="simple")
    assert (game.scores, game.winner) == (None, None)
    assert game.score_sheet()[0][0] == {"item": "clusters", "count": 7, "points": 0}


def test_no_scores_before_the_end() -> None:
    game = position(20, LAST_MOVE)
    assert (game.scores, game.winner, game.ending) == (None, None, None)
