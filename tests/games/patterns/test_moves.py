"""P2 to P7: what a player may do, each rule on a drawn board.

In the drawings `*` is any face-up tile; `K01` is black, face down, seat 0's, under marker 1.
"""

import pytest

import sandtable

from .boards import position

GAME = sandtable.load("patterns")
EMPTY = """
8          *   *   *   *
7      *   *   *   *   *   *
6  *   *   *   *   *   *   *   *
5  *   *   *   *   *   *   *   *
4  *   *   *   *   *   *   *   *
3  *   *   *   *   *   *   *   *
2      *   *   *   *   *   *
1          *   *   *   *
"""


def moves(position: sandtable.Position, verb: str) -> set[str]:
    """The cells a verb may be used on."""
    split = [move.partition(" ") for move in position.legal_moves()]
    return {cell for word, _, cell in split if word == verb}


def refused(position: sandtable.Position, move: str) -> str:
    """The sentence a move is refused with."""
    with pytest.raises(sandtable.IllegalMove) as refusal:
        position.play(move)
    return str(refusal.value)


def test_seat_1_fills_the_bowls() -> None:
    """P2.1: the first decision is seat 1's: who gets which starting tile."""
    start = position("bowls 1", "--", EMPTY, tiles="rk")
    assert start.seat == 1
    assert start.legal_moves() == ["bowls kr", "bowls rk"]
    start.play("bowls kr")
    assert start.view()["bowls"] == ["k", "r"]


def test_bowls_only_once_and_only_with_the_starting_tiles() -> None:
    """P2.1."""
    start = position("bowls 1", "--", EMPTY, tiles="rk")
    assert "starting tiles are red and black" in refused(start, "bowls gr")
    assert refused(start, "open c4") == "seat 1 has to fill the bowls first"
    assert refused(start, "done") == "seat 1 has to fill the bowls first"
    start.play("bowls rk")
    assert refused(start, "bowls rk") == "the bowls are filled already"


def test_seat_0_takes_the_first_turn_then_they_alternate() -> None:
    """P2.2."""
    game = position("bowls 1", "--", EMPTY)
    game.play("bowls rk")
    assert game.seat == 0
    game.play("open c4")
    assert game.seat == 1
    game.play("open e7")
    assert game.seat == 0


def test_the_first_turn_can_open_anywhere() -> None:
    """P3.1, P3.2: 52 tiles to choose from, and nothing else to do."""
    game = position("turn 0", "rk", EMPTY)
    assert len(game.legal_moves()) == 52
    assert len(moves(game, "open")) == 52


def test_opening_trades_the_bowl_tile_in() -> None:
    """P3.2, P3.3: old bowl tile face down under marker 1, the tile taken in the bowl."""
    game = position("turn 0", "rk", EMPTY.replace("4  *   *   *", "4  *   *   g"))
    game.play("open c4")
    assert game.view()["bowls"] == ["g", "k"]
    assert game.view()["groups"][0] == [
        {"number": 1, "colour": "r", "marker": "c4", "cells": ["c4"]}
    ]


def test_groups_are_numbered_in_the_order_they_are_opened() -> None:
    """P3.3: the lowest free marker."""
    game = position(
        "turn 0",
        "ok",
        """
8          *   *   *   *
7      *   *   *   *   *   *
6  *   *   *   *   *   *   *   K11
5  *   *   *   *   *   *   *   *
4  *   *   R01 *   *   G02 *   *
3  *   *   *   *   *   *   *   *
2      *   *   *   *   *   *
1          *   *   *   *
""",
    )
    game.play("open e2")
    numbers = {group["colour"]: group["number"] for group in game.view()["groups"][0]}
    assert numbers == {"r": 1, "g": 2, "o": 3}


TWO_GROUPS = """
8          *   *   *   *
7      *   *   *   *   *   *
6  *   *   *   *   *   *   *   *
5  *   *   r   k   y   *   *   *
4  *   *   K01 k   p   *   *   *
3  *   *   o   y   k   *   *   *
2      *   *   *   *   *   *
1          *   R11 *   *
"""


def test_no_second_group_of_a_colour() -> None:
    """P3.1: with a black group and a black bowl tile nothing can be opened."""
    game = position("turn 0", "kg", TWO_GROUPS)
    assert moves(game, "open") == set()
    assert refused(game, "open g6").startswith("you have a black group already")


def test_face_down_tiles_stay_for_good() -> None:
    """P3.4: no action touches a face-down tile."""
    game = position("turn 0", "og", TWO_GROUPS)
    for move in ("open c4", "open d1", "flip c4"):
        assert "lies face down" in refused(game, move)
    swapping = position("turn 0", "kg", TWO_GROUPS)
    assert refused(swapping, "swap c4") == "the tile on c4 lies face down"
    for seat in (0, 1):
        assert moves(position(f"turn {seat}", "og", TWO_GROUPS), "open").isdisjoint({"c4", "d1"})


def test_face_up_tiles_belong_to_nobody() -> None:
    """P3.5: d5 is black and touches d4, which is black and touches the group: not reachable yet."""
    game = position("turn 0", "gp", TWO_GROUPS)
    assert moves(game, "flip") == {"d4"}
    game.play("flip d4")
    game.play(game.legal_moves()[0])
    assert "d5" in moves(game, "flip")


def test_opening_on_a_tile_of_the_same_colour() -> None:
    """P3.6: legal; the bowl keeps its colour."""
    game = position("turn 0", "rg", TWO_GROUPS)
    game.play("open c5")
    assert game.view()["bowls"] == ["r", "g"]
    assert [group["colour"] for group in game.view()["groups"][0]] == ["k", "r"]


def test_flipping_adds_the_tile_and_leaves_the_bowl() -> None:
    """P4.1."""
    game = position("turn 0", "gp", TWO_GROUPS)
    game.play("flip d4")
    assert game.view()["groups"][0][0]["cells"] == ["c4", "d4"]
    assert game.view()["bowls"] == ["g", "p"]
    assert game.view()["board"][4][2:4] == "KK"


def test_a_flip_needs_an_own_group_of_the_tile_colour() -> None:
    """P4.1: red is only the rival's, yellow nobody's."""
    game = position("turn 0", "gp", TWO_GROUPS)
    assert refused(game, "flip c5") == "you have no red group that the tile on c5 could join"
    assert refused(game, "flip d3") == "you have no yellow group that the tile on d3 could join"


def test_a_corner_is_no_touch() -> None:
    """P4.2: d5 meets the group at a corner only."""
    game = position("turn 0", "gp", TWO_GROUPS)
    assert refused(game, "flip d5") == "d5 does not touch your black group"


def test_touching_ends_at_the_edge_of_the_board() -> None:
    """P4.2: h4 and a5, and h4 and a3, are not neighbours."""
    game = position(
        "turn 0",
        "kg",
        """
8          *   *   *   *
7      *   *   *   *   *   *
6  *   *   *   *   *   *   *   *
5  *   *   *   *   *   *   *   *
4  *   *   *   *   *   *   *   K01
3  *   *   *   *   *   *   *   *
2      *   *   *   *   *   *
1          *   *   *   *
""",
    )
    assert moves(game, "swap") == {"h5", "h3", "g4"}


def test_swapping_beside_the_group_of_the_bowl_colour() -> None:
    """P5.1: any colour, if it touches; c4 has neighbours b4, d4, c3 and c5."""
    game = position("turn 0", "kg", TWO_GROUPS)
    assert moves(game, "swap") == {"b4", "d4", "c3", "c5"}
    assert refused(game, "swap d5") == "d5 does not touch your black group"


def test_no_swap_without_a_group_of_the_bowl_colour() -> None:
    """P5.1."""
    game = position("turn 0", "gp", TWO_GROUPS)
    assert moves(game, "swap") == set()
    assert refused(game, "swap d4").startswith("you have no green group")


def test_swapping_trades_and_grows() -> None:
    """P5.2."""
    game = position("turn 0", "kg", TWO_GROUPS)
    game.play("swap c3")
    assert game.view()["bowls"] == ["o", "g"]
    assert game.view()["groups"][0][0]["cells"] == ["c3", "c4"]
    assert game.view()["board"][5][2] == "K"


def test_like_for_like_is_a_move_of_its_own() -> None:
    """P5.3: the same position as after a flip, and both are legal."""
    flipped = position("turn 0", "kg", TWO_GROUPS)
    swapped = flipped.copy()
    flipped.play("flip d4")
    swapped.play("swap d4")
    assert flipped.state.tobytes() == swapped.state.tobytes()
    assert (flipped.moves, swapped.moves) == (["flip d4"], ["swap d4"])


RIVALS = """
8          *   *   *   *
7      *   *   *   *   *   *
6  *   *   *   *   *   *   *   *
5  *   *   r   g   o   *   *   *
4  *   *   G01 g   G11 *   *   *
3  *   *   y   k   p   *   *   *
2      *   *   *   *   *   *
1          *   *   *   *
"""


def test_rival_groups_never_touch_by_a_flip() -> None:
    """P6.1: d4 would join both green groups."""
    game = position("turn 0", "ro", RIVALS)
    assert moves(game, "flip") == set()
    assert refused(game, "flip d4") == "on d4 your green group would touch the rival's green group"


def test_rival_groups_never_touch_by_a_swap() -> None:
    """P6.1."""
    game = position("turn 0", "go", RIVALS)
    assert moves(game, "swap") == {"b4", "c5", "c3"}
    assert refused(game, "swap d4") == "on d4 your green group would touch the rival's green group"


def test_rival_groups_never_touch_by_opening() -> None:
    """P6.1: seat 1 has no black group yet and may not open one beside seat 0's."""
    game = position("turn 1", "ok", TWO_GROUPS)
    assert not moves(game, "open") & {"b4", "d4", "c3", "c5"}
    assert len(moves(game, "open")) == 52 - 2 - 4
    assert refused(game, "open d4") == "on d4 your black group would touch the rival's black group"


def test_corners_and_other_colours_may_meet() -> None:
    """P6.2: after c5, d5 meets the rival's group at a corner only; black may lie beside green."""
    game = position("turn 0", "gk", RIVALS)
    game.play("swap c5")
    game.play("open e3")
    assert game.view()["groups"][1][1]["cells"] == ["e3"]
    assert "d5" in moves(game, "flip")


def test_the_player_on_turn_must_act() -> None:
    """P7.1: no passing, no ending by choice."""
    game = position("turn 0", "rk", EMPTY)
    assert "done" not in game.legal_moves()
    assert refused(game, "done").startswith("only the final flips can be ended")


SEAT_0_SHUT_IN = """
8          K01 R02 o   *
7      o   O11 O1  o   *   *
6  *   *   *   *   *   *   *   *
5  *   *   *   *   *   *   *   *
4  *   *   *   *   *   *   *   *
3  *   *   *   *   *   *   *   *
2      *   *   *   *   *   *
1          *   *   *   *
"""
"""After a flip on b7, seat 0 with a black bowl tile has no action: its groups cannot grow."""


def test_a_stuck_player_has_no_turn_and_the_other_may_only_flip() -> None:
    """P7.2, P7.3."""
    game = position("turn 1", "ko", SEAT_0_SHUT_IN)
    game.play("flip b7")
    assert game.seat == 1
    assert game.view()["phase"] == "final-flips"
    assert game.legal_moves() == ["done", "flip e7"]
    for move in ("swap b6", "open g5"):
        assert refused(game, move).startswith("only flips are allowed now")
    game.play("flip e7")
    assert game.seat == 1
    assert game.legal_moves() == ["done", "flip e8"]


def test_the_final_flips_obey_the_rule_of_rival_groups() -> None:
    """P6.1 in P7.3: e7 touches seat 1's orange group, and seat 0's on f7 too."""
    game = position(
        "turn 1",
        "ko",
        """
8          K01 R02 y   g
7      o   O11 O1  o   O03 y
6  *   *   *   *   *   g   *   *
5  *   *   *   *   *   *   *   *
4  *   *   *   *   *   *   *   *
3  *   *   *   *   *   *   *   *
2      *   *   *   *   *   *
1          *   *   *   *
""",
    )
    game.play("flip b7")
    assert game.is_over


def test_final_flips_are_voluntary() -> None:
    """P7.4: done ends the game before the first flip or later."""
    game = position("turn 1", "ko", SEAT_0_SHUT_IN)
    game.play("flip b7")
    later = game.copy()
    game.play("done")
    assert (game.is_over, game.ending, game.scores) == (True, "stuck", [0, 2])
    later.play("flip e7")
    later.play("done")
    assert (later.is_over, later.ending, later.scores) == (True, "stuck", [0, 3])


def test_over_at_once_when_no_flip_is_left() -> None:
    """P7.5: after the last flip there is no done."""
    game = position("turn 1", "ko", SEAT_0_SHUT_IN)
    for move in ("flip b7", "flip e7", "flip e8"):
        game.play(move)
    assert (game.is_over, game.ending, game.scores, game.winner) == (True, "stuck", [0, 4], 1)
    assert refused(game, "done") == "the game is over"


def test_over_at_once_when_there_was_no_flip_from_the_start() -> None:
    """P7.5: seat 0 is stuck and seat 1 has nothing to flip."""
    no_flip = SEAT_0_SHUT_IN.replace("R02 o", "R02 y").replace("O1  o", "O1  g")
    game = position("turn 1", "ko", no_flip)
    game.play("flip b7")
    assert (game.is_over, game.seat, game.legal_moves()) == (True, None, [])


def test_the_turn_passes_to_a_player_who_can_act() -> None:
    """P7.1, P7.2: with a green bowl tile seat 0 can open, so it has to."""
    game = position("turn 1", "go", SEAT_0_SHUT_IN)
    game.play("flip b7")
    assert game.seat == 0
    assert moves(game, "open")
