"""Patterns: the rulebook's examples and the rulings, checked by hand arithmetic."""

from __future__ import annotations

import pytest

from .deals import patterns_board
from .patterns import CELLS, NEIGHBOURS, PatternsReference

STRIPES = {
    "board": patterns_board("kroygp" * 8, "pgyo"),
    "tiles": "rk",
}
ALL_RED = [
    "..rrrr..",
    ".rrrrrr.",
    "rrrrrrrr",
    "rrrrrrrr",
    "rrrrrrrr",
    "rrrrrrrr",
    ".rrrrrr.",
    "..rrrr..",
]


def position(
    board: list[str], groups: tuple[str, str], bowls: str, turn: int = 0
) -> PatternsReference:
    """A turn with this board (upper case = face down); groups as "c3 c4, e5", in marker order."""
    game = PatternsReference({"board": [line.lower() for line in board], "tiles": "rk"})
    game.phase = "turn"
    game.turn = turn
    game.bowls = list(bowls)
    for seat, text in enumerate(groups):
        for group in filter(None, text.split(", ")):
            cells = group.split()
            game.groups[seat][game.tiles[cells[0]]] = cells
            game.markers[seat].append(cells[0])
            game.face_down.update(cells)
    assert game.zones()["board"] == board
    return game


# --- the board and the deal ---


def test_the_board_has_52_cells() -> None:
    assert len(CELLS) == 52
    assert not {"a1", "b1", "a2", "g8", "h8", "h7"} & set(CELLS)
    assert NEIGHBOURS["c1"] == {"d1", "c2"}
    assert NEIGHBOURS["d4"] == {"c4", "e4", "d3", "d5"}


def test_seat_1_gives_out_the_starting_tiles() -> None:
    game = PatternsReference(STRIPES)
    assert (game.seat, game.legal_moves()) == (1, {"bowls rk", "bowls kr"})
    assert game.zones()["bowls"] == ""
    game.play("bowls rk")
    assert (game.seat, game.zones()["bowls"]) == (0, "rk")


def test_the_first_turn_has_52_moves() -> None:
    game = PatternsReference(STRIPES)
    game.play("bowls rk")
    assert game.legal_moves() == {f"open {cell}" for cell in CELLS}


# --- open, flip, swap ---


def test_open_lays_the_bowl_tile_face_down_under_the_lowest_marker() -> None:
    game = PatternsReference(STRIPES)
    game.play("bowls rk")
    taken = game.tiles["c4"]
    game.play("open c4")
    assert game.tiles["c4"] == "r"
    assert game.zones()["groups"] == [{"r": ["c4"]}, {}]
    assert game.zones()["markers"] == [["c4"], []]
    assert game.zones()["bowls"] == taken + "k"
    assert game.seat == 1


BLACK_AND_RED = [
    "..oooo..",
    ".oooooo.",
    "oooooooo",
    "ookkoooo",
    "orKroooo",
    "ookoorRo",
    ".oooooo.",
    "..oooo..",
]


def test_flip_and_swap_touch_the_own_group_orthogonally() -> None:
    game = position(BLACK_AND_RED, ("c4", "g3"), "kk")
    assert game.legal_moves() == {
        "flip c5",
        "flip c3",
        "swap c5",
        "swap c3",
        "swap b4",
        "swap d4",
    }  # d5 is black too, but only touches c4 diagonally


def test_swap_of_like_for_like_gives_the_board_of_the_flip() -> None:
    flipped = position(BLACK_AND_RED, ("c4", "g3"), "kk")
    swapped = flipped.copy()
    flipped.play("flip c5")
    swapped.play("swap c5")
    assert flipped.zones() == swapped.zones()


def test_swap_takes_the_tile_into_the_bowl() -> None:
    game = position(BLACK_AND_RED, ("c4", "g3"), "kk")
    game.play("swap d4")
    assert game.zones()["bowls"] == "rk"
    assert game.zones()["groups"] == [{"k": ["c4", "d4"]}, {"r": ["g3"]}]
    assert game.tiles["d4"] == "k"


def test_open_onto_the_own_colour_keeps_it_in_the_bowl() -> None:
    game = PatternsReference(STRIPES)
    game.play("bowls rk")
    assert game.tiles["d8"] == "r"
    game.play("open d8")
    assert game.zones()["bowls"] == "rk"
    assert game.zones()["groups"] == [{"r": ["d8"]}, {}]


def test_no_open_of_a_colour_that_has_a_group() -> None:
    game = position(BLACK_AND_RED, ("c4", "g3"), "kk")
    assert not game.opens(0)
    assert len(game.opens(1)) == 50 - 4  # 50 face up, 4 of them touch the black group


RIVAL_GROUPS = [
    "..oooo..",
    ".oooooo.",
    "oooooooo",
    "oogggooo",
    "oGgoGooo",
    "oooooooo",
    ".oooooo.",
    "..oooo..",
]


def test_no_action_may_join_the_groups_of_both_players() -> None:
    game = position(RIVAL_GROUPS, ("b4", "e4"), "gg")
    assert game.legal_moves() == {"swap a4", "swap b5", "swap b3", "flip c4", "swap c4"}
    game.play("flip c4")  # diagonally is allowed; now d4 would join both
    assert game.legal_moves() == {"swap f4", "swap e3", "flip e5", "swap e5"}


# --- the end ---

ENCLOSED = [
    "..KRoo..",
    ".oOOooo.",
    "oooooooo",
    "oooooooo",
    "oooooooo",
    "oooooooo",
    ".oooooo.",
    "..oooo..",
]


def test_when_one_player_is_stuck_the_other_may_only_flip() -> None:
    game = position(ENCLOSED, ("c8, d8", "c7 d7"), "ko", turn=1)
    assert not game.turn_moves(0)
    game.play("flip b7")
    assert game.seat == 1
    assert game.legal_moves() == {
        "done",
        "flip b6",
        "flip c6",
        "flip d6",
        "flip e7",
    }
    game.play("flip e7")
    assert game.seat == 1
    assert "flip e8" in game.legal_moves()
    game.play("done")
    assert (game.is_over, game.ending) == (True, "stuck")
    assert game.scores == [0, 3]  # four tiles, one of them under marker 1
    assert game.winner == 1


LAST_FLIP = [
    "..KRgg..",
    ".oOOggg.",
    "gggggggg",
    "gggggggg",
    "gggggggg",
    "gggggggg",
    ".gggggg.",
    "..gggg..",
]


def test_the_game_is_over_at_once_when_no_flip_is_left() -> None:
    game = position(LAST_FLIP, ("c8, d8", "c7 d7"), "ko", turn=1)
    game.play("flip b7")
    assert (game.is_over, game.ending, game.scores) == (True, "stuck", [0, 2])
    assert (game.seat, game.legal_moves()) == (None, set())


def test_the_game_ends_in_the_final_flips_too_when_none_is_left() -> None:
    board = [*LAST_FLIP[:2], "googgggg", *LAST_FLIP[3:]]
    game = position(board, ("c8, d8", "c7 d7"), "ko", turn=1)
    game.play("flip b7")
    assert game.legal_moves() == {"flip b6", "flip c6", "done"}
    game.play("flip c6")
    assert game.legal_moves() == {"flip b6", "done"}
    game.play("flip b6")
    assert (game.is_over, game.scores) == (True, [0, 4])


# --- the examples of the rulebook ---


@pytest.mark.parametrize(
    ("values", "total"), [((4, 6, 3, 16, 0, 12), 41), ((4, 8, 9, 8, 5, 12), 46)]
)
def test_points_of_the_examples(values: tuple[int, ...], total: int) -> None:
    game = PatternsReference({"board": ALL_RED, "tiles": "rk"})
    cells = iter(CELLS)
    for number, (value, colour) in enumerate(zip(values, "kroygp", strict=True), start=1):
        group = [next(cells) for _ in range(value // number + 1)]
        game.groups[0][colour] = group
        game.markers[0].append(group[0])
        game.tiles.update(dict.fromkeys(group, colour))
    assert game.points(0) == total
    assert game.scores is None  # not over yet


def test_equal_scores_are_a_draw() -> None:
    game = PatternsReference(STRIPES)
    game.phase = "over"
    assert (game.scores, game.winner) == ([0, 0], None)


@pytest.mark.parametrize("text", ["open c4", "done", "bowls rr", "", "bowls"])
def test_anything_else_is_refused(text: str) -> None:
    game = PatternsReference(STRIPES)
    with pytest.raises(ValueError, match="not legal"):
        game.play(text)
