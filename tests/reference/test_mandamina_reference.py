"""Mandamina: the rulebook's example and the rulings, checked by hand arithmetic."""

from __future__ import annotations

import pytest

from .mandamina import CELLS, COLOURS, MandaminaReference, is_connected, neighbours, shape

STRIPES = {
    "board": [
        "wyorvgl",
        "dwyorvg",
        "ldwyorv",
        "gld.wyo",
        "rvgldwy",
        "orvgldw",
        "yorvgld",
    ]
}
SEVEN_SHAPES = [
    "ddvvrrr",
    "ddvvvro",
    "ddlvrro",
    "yll.ooo",
    "yllgoww",
    "yylggww",
    "yygggww",
]  # the dark blue and the white marbles both lie 2 x 3


def one_move_before_seven_shapes(
    moves_made: int, difficulty: str = "normal", goal: str = "score"
) -> MandaminaReference:
    """The red marble of g7 lies on d4 still; moving it back clusters everything."""
    game = MandaminaReference({"board": SEVEN_SHAPES}, difficulty, goal)
    game.marbles["d4"] = game.marbles.pop("g7")
    game.hole = "g7"
    game.moves_made = moves_made
    return game


def test_any_of_the_48_marbles_may_move() -> None:
    game = MandaminaReference(STRIPES)
    assert game.legal_moves() == set(CELLS) - {"d4"}
    assert len(game.legal_moves()) == 48
    game.play("c5")
    assert game.legal_moves() == set(CELLS) - {"c5"}
    assert game.zones() == {
        "board": ["wyorvgl", "dwyorvg", "ld.yorv", "gldwwyo", "rvgldwy", "orvgldw", "yorvgld"],
        "moves": 1,
    }


def test_seats_move_in_turn() -> None:
    game = MandaminaReference(STRIPES, seats=3)
    seats = []
    for cell in ("a1", "b1", "c1", "d1"):
        seats.append(game.seat)
        game.play(cell)
    assert seats == [0, 1, 2, 0]


def test_seven_shapes_and_the_centre_in_38_moves_are_2_points() -> None:
    game = one_move_before_seven_shapes(37)
    assert (game.is_over, game.scores, game.winner) == (False, None, None)
    game.play("d4")
    assert (game.is_over, game.ending, game.seat) == (True, "clustered", None)
    assert game.legal_moves() == set()
    assert game.scores == [7 * 5 + 5 - 38] == [2]
    assert game.winner is True


@pytest.mark.parametrize(
    ("difficulty", "moves", "score", "won"),
    [
        ("easy", 46, 1, True),
        ("easy", 47, 0, False),
        ("hard", 32, 1, True),
        ("hard", 34, -1, False),
        ("normal", 40, 0, False),
    ],
)
def test_difficulty(difficulty: str, moves: int, score: int, won: bool) -> None:
    game = one_move_before_seven_shapes(moves - 1, difficulty=difficulty)
    game.play("d4")
    assert (game.scores, game.winner) == ([score], won)


def test_no_points_for_the_centre_when_the_hole_is_elsewhere() -> None:
    game = MandaminaReference({"board": SEVEN_SHAPES})
    game.play("c7")  # v still hangs together: d7 d6 c6 e6 d5 and now d4
    assert game.ending == "clustered"
    assert shape(game.cells_of("v")) == shape(["d7", "d6", "c6", "e6", "d5", "d4"])
    assert game.points() == 7 * 5 - 1


def test_simple_game_is_won_by_move_44() -> None:
    game = one_move_before_seven_shapes(43, goal="simple")
    game.play("d4")
    assert (game.ending, game.scores, game.winner) == ("clustered", [1], True)


def test_simple_game_is_lost_after_44_moves() -> None:
    game = one_move_before_seven_shapes(43, goal="simple")
    game.play("a1")
    assert (game.ending, game.scores, game.winner) == ("move-limit", [0], False)
    assert (game.seat, game.legal_moves()) == (None, set())


def test_the_move_limit_is_only_of_the_simple_game() -> None:
    game = one_move_before_seven_shapes(43)
    game.play("a1")
    assert game.ending is None


def test_clusters_are_connected_orthogonally() -> None:
    assert is_connected({"a1", "a2", "b2"})
    assert not is_connected({"a1", "b2"})


def test_there_are_35_shapes() -> None:
    clusters = {frozenset(["d4"])}
    for _ in range(5):
        clusters = {
            cluster | {beside}
            for cluster in clusters
            for cell in cluster
            for beside in neighbours(cell)
            if beside not in cluster
        }
    assert len({shape(cluster) for cluster in clusters}) == 35


def test_rotated_and_mirrored_clusters_are_one_shape() -> None:
    upright = ["a1", "a2", "a3", "a4", "a5", "b1"]
    assert shape(upright) == shape(["g1", "g2", "g3", "g4", "g5", "f5"])  # half turn
    assert shape(upright) == shape(["a7", "b7", "c7", "d7", "e7", "e6"])  # quarter turn
    assert shape(upright) == shape(["c1", "c2", "c3", "c4", "c5", "b1"])  # mirrored
    assert shape(upright) != shape(["a1", "a2", "a3", "a4", "a5", "b2"])


@pytest.mark.parametrize("text", ["d4", "h1", "a8", "", "a1 b1"])
def test_anything_else_is_refused(text: str) -> None:
    game = MandaminaReference(STRIPES)
    with pytest.raises(ValueError, match="not legal"):
        game.play(text)


def test_the_deal_has_six_marbles_of_each_colour() -> None:
    game = MandaminaReference(STRIPES)
    assert {len(game.cells_of(colour)) for colour in COLOURS} == {6}
