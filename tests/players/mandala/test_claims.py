"""The claims of a Mountain, solved."""

import numpy as np
import pytest

from bench.peers.naive_mandala import try_all_claims
from sandtable.games.mandala.state import CLAIM, COLOURS, STATE
from sandtable.players.mandala.claims import LOST, WON, best_claim, play_claims, solve_claims

from .seats import GAME, claims, handmade_minds, room_for

MINDS = handmade_minds()


def test_claims_are_best_play_of_both_sides() -> None:
    """M4.3: the solver finds what trying all orders finds."""
    tested = 0
    for position in claims(games=5):
        states = room_for(position.state)
        value, colours = try_all_claims(states, MINDS[0])
        assert solve_claims(states, 0, LOST - 1, WON + 1, MINDS[0]) == value
        assert best_claim(states, 0, MINDS[0]) in colours
        tested += len(colours) > 0
    assert tested > 20


def test_a_solver_changes_nothing_before_it_plays() -> None:
    for position in claims(games=1):
        states = room_for(position.state)
        solve_claims(states, 0, LOST - 1, WON + 1, MINDS[0])
        assert states[0].tobytes() == np.array([position.state], dtype=STATE)[0].tobytes()
        play_claims(states, 0, MINDS[0])
        assert states[0].phase != CLAIM


@pytest.mark.parametrize(("claimer", "value"), [(0, 1.0), (1, 0.0)])
def test_the_last_claims_decide_the_game(claimer: int, value: float) -> None:
    """M6.2, M7.1: whoever claims the black card makes the two in the own Cup worth 4 each."""
    fields = ("gg", "oorr") if claimer == 0 else ("ggg", "or")
    position = GAME.from_picture(
        f"""mandala claim 1 mandala 1 claimer {claimer} exhausted
mandalas  1      2
field 1   {fields[0]}     -
mountain  kyyp   gg
field 0   {fields[1]}   -
seat 1    hand kroygp cup kk river yog claimed y
seat 0    hand krroyg cup kk river yrp claimed y
deck      rest
discard   -"""
    )
    states = room_for(position.state)
    assert solve_claims(states, 0, LOST - 1, WON + 1, MINDS[0]) == value
    assert COLOURS[best_claim(states, 0, MINDS[0])] == "k"
