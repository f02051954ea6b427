"""M6.6: the game is over when both players in succession only took the same cards back."""

import pytest

from sandtable.games.dice import dice

from .tables import DRY, GAME, RETURNED, play, shows, table


def test_a_discard_that_only_takes_the_same_cards_back_changes_nothing_else() -> None:
    """M6.6: after one of them, the game goes on; that it happened is open to all."""
    position = play(table(DRY), "discard rr", "draw rr")
    assert shows(position, RETURNED)
    assert [position.view(seat)["returned"] for seat in (None, 0, 1)] == [True, True, True]
    assert (position.seat, position.is_over) == (1, False)


def test_the_second_one_in_succession_ends_the_game() -> None:
    """M6.6, M7.1: as soon as its cards are drawn; the Cups count as they stand."""
    position = play(table(DRY), "discard rr", "draw rr", "discard k")
    assert (position.is_over, position.needs_chance) == (False, True)
    assert position.chance_outcomes() == [("draw k", 1.0)]
    position.play("draw k")
    assert shows(position, DRY.replace("turn 0 exhausted", "over 1 exhausted returned"))
    assert (position.is_over, position.seat, position.legal_moves()) == (True, None, [])
    assert (position.ending, position.scores, position.winner) == ("deck", [2, 4], 1)
    assert position.moves == ["discard rr", "draw rr", "discard k", "draw k"]


@pytest.mark.parametrize("move", ["build 2 k", "grow 1 k"])
def test_a_build_or_grow_in_between_starts_the_count_anew(move: str) -> None:
    """M6.6."""
    position = play(table(DRY), "discard r", "draw r", move)
    assert position.view()["returned"] is False
    play(position, "discard r", "draw r")
    assert (position.is_over, position.view()["returned"]) == (False, True)
    play(position, "discard k", "draw k")
    assert (position.is_over, position.ending) == (True, "deck")


def test_with_a_card_to_draw_discards_go_on_for_ever() -> None:
    """M6.6: one card in the deck is enough, for it may come instead of the same ones."""
    picture = DRY.replace("deck      -", "deck      y")
    position = table(picture)
    for _ in range(3):
        play(position, "discard k", "draw y", "discard g", "draw k")
        play(position, "discard y", "draw g", "discard k", "draw y")
        play(position, "discard g", "draw k", "discard y", "draw g")
        assert shows(position, picture)


def test_a_card_that_is_drawn_at_last_is_no_return() -> None:
    """M6.6: the deck is empty after the discard of seat 0 only if it was empty before."""
    position = play(table(DRY.replace("deck      -", "deck      y")), "discard rr", "draw yr")
    assert (position.view()["deck"], position.view()["returned"]) == (1, False)
    play(position, "build 2 k", "draw r")
    assert (position.view()["deck"], position.view()["returned"]) == (0, False)
    play(position, "discard r", "draw r")
    assert (position.is_over, position.view()["returned"]) == (False, True)


def test_the_tie_is_broken_as_ever() -> None:
    """M6.6, M7.2: equal points, and the smaller Cup wins; else it is a draw."""
    smaller = DRY.replace("river ko claimed kko", "river k claimed kk")
    smaller = smaller.replace("cup yp river r claimed rr", "cup yp river or claimed r")
    moves = ("discard r", "draw r", "discard k", "draw k")
    position = play(table(smaller), *moves)
    assert (position.scores, position.winner) == ([2, 2], 0)
    even = DRY.replace("river ko claimed kko", "river k claimed kk")
    position = play(table(even), *moves)
    assert (position.scores, position.winner, position.ending) == ([2, 2], None, "deck")


def test_the_cups_are_opened_and_the_draws_stay_hidden() -> None:
    """M6.6, M8.1: the game is over for everybody, and a rival's draw is a number of cards."""
    position = play(table(DRY), "discard rr", "draw rr", "discard k", "draw k")
    assert [cup["hidden"] for cup in position.view()["cups"]] == ["yp", "pp"]
    assert position.history(0) == ["discard rr", "draw rr", "discard k", "draw ?"]
    assert position.history(1) == ["discard rr", "draw ??", "discard k", "draw k"]


def test_a_player_with_nothing_else_to_do_cannot_stall() -> None:
    """M2.7, M6.6: the last card may not be built, and the rival's discard ends the game."""
    position = table(DRY.replace("hand rrk", "hand r").replace("k11", "k12"))
    assert position.legal_moves() == ["discard r"]
    play(position, "discard r", "draw r", "discard g", "draw g")
    assert position.ending == "deck"


def test_the_bit_is_in_every_observation_and_every_world_imagined() -> None:
    """M6.6, M8.2: who searches from a seat knows that a discard ends the game."""
    batch = GAME.batch
    rolls = dice(1)
    for picture, bit in ((DRY, 0), (RETURNED, 1)):
        for seat in (0, 1, None):
            seen = table(picture).observation(seat)
            assert seen[0].returned == bit
            worlds = GAME.new_states({})
            batch.resample_all(seen, rolls, worlds)
            assert worlds[0].returned == bit
