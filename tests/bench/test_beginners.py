"""Stand-ins for beginners play by their rules of thumb."""

import sandtable
from bench.beginners import mandala as mandala_beginner
from bench.beginners import patterns as beginner
from bench.pupils.__main__ import play_rival, pupil_of
from sandtable.players import SeatView


def view(moves: list[str]) -> dict[str, object]:
    """A turn in which seat 0 has black (2) and red (3) groups and a black tile in its bowl."""
    board = ["........"] * 8
    board[8 - 4] = "kr.g...."
    groups = [[{"colour": "k", "number": 2}, {"colour": "r", "number": 3}], []]
    return {
        "seat": 0,
        "legal_moves": moves,
        "board": board,
        "bowls": ["k", "g"],
        "groups": groups,
    }


def test_it_flips_the_highest_number() -> None:
    assert beginner.choose(view(["flip a4", "flip b4", "swap d4"])) == "flip b4"


def test_else_it_swaps_and_only_then_opens() -> None:
    assert beginner.choose(view(["open a4", "swap d4"])) == "swap d4"
    assert beginner.choose(view(["open d4"])) == "open d4"


def test_in_the_arena_it_plays_the_same_in_the_same_position() -> None:
    position = sandtable.load("patterns").deal(seed=4)
    while not position.is_over:
        assert position.seat is not None
        seen = SeatView.of(position, position.seat)
        move = beginner.player().choose(seen, 0.1).move
        assert move == beginner.player().choose(seen, 0.1).move
        position.play(move)


def test_it_ends_a_game() -> None:
    choose = pupil_of("patterns", "beginners")
    assert play_rival("patterns", choose, "random", seed=3, seat=1) in (0.0, 0.5, 1.0)


def mandala_view(moves: list[str]) -> dict[str, object]:
    """Seat 0 has a card in the first Field and none in the second."""
    return {
        "seat": 0,
        "legal_moves": moves,
        "mandala": 1,
        "mountains": ["rrky", "gg"],
        "fields": [["o", ""], ["", "p"]],
    }


def test_in_mandala_an_empty_field_comes_first() -> None:
    moves = ["build 1 r", "grow 1 o", "grow 2 kk", "grow 2 k", "discard k"]
    assert mandala_beginner.choose(mandala_view(moves)) == "grow 2 k"


def test_in_mandala_it_builds_else_and_claims_the_largest_pile() -> None:
    assert mandala_beginner.choose(mandala_view(["discard k", "build 1 r"])) == "build 1 r"
    assert mandala_beginner.choose(mandala_view(["claim k", "claim r", "claim y"])) == "claim r"


def test_in_mandala_it_knows_what_its_seat_knows() -> None:
    position = sandtable.load("mandala").deal(seed=4)
    seen = SeatView.of(position, 0)
    move = mandala_beginner.player().choose(seen, 0.1).move
    assert move in position.legal_moves()
    assert move == mandala_beginner.player().choose(seen, 0.1).move
