"""Draws and refills: which cards can come, how likely, and what the table may write."""

import numpy as np
import pytest

from sandtable.games.dice import dice

from .tables import GAME, play, refused, shows, table

SMALL_DECK = """
    mandala turn 0
    mandalas  1   2
    field 1   -   -
    mountain  kr  gg
    field 0   -   -
    seat 1    hand kroygp cup pp river - claimed -
    seat 0    hand krroyg cup ro river - claimed -
    deck      rrro
    discard   rest
    """
REFILL = """
    mandala refill 0 mandala 2 due 2
    mandalas  1   2
    field 1   -   -
    mountain  kr  -
    field 0   -   -
    seat 1    hand kroygp cup pp river - claimed -
    seat 0    hand krroyg cup ro river - claimed -
    deck      rrro
    discard   rest
    """


def test_every_card_of_the_deck_is_as_likely() -> None:
    """M2.3, M8.1: three red cards and an orange one, then two and one."""
    position = play(table(SMALL_DECK), "build 1 y")
    assert position.chance_outcomes() == [("draw r", 0.75), ("draw o", 0.25)]
    position.play("draw r")
    assert dict(position.chance_outcomes()) == {"draw r": 2 / 3, "draw o": 1 / 3}
    assert (position.seat, position.is_over) == (None, False)


def test_nothing_is_left_to_chance_on_a_turn() -> None:
    """M2.1."""
    position = table(SMALL_DECK)
    assert position.chance_outcomes() == []
    assert refused(position, "draw r") == "'draw r' is a chance event, and none is due"


def test_cards_come_to_the_hand_of_the_player_on_turn() -> None:
    """M2.3, M2.5."""
    position = play(table(SMALL_DECK.replace("turn 0", "turn 1")), "discard p", "draw o")
    assert position.view(1)["hands"][1]["cards"] == "krooyg"
    assert position.view(0)["hands"][0]["cards"] == "krroyg"
    assert position.seat == 0


def test_cards_may_come_one_by_one_or_together() -> None:
    """M2.3: written as one draw, in drawing order."""
    together = play(table(SMALL_DECK), "build 1 y", "draw ror")
    one_by_one = play(table(SMALL_DECK), "build 1 y", "draw r", "draw o", "draw r")
    assert together.moves == one_by_one.moves == ["build 1 y", "draw ror"]
    assert together.state.tobytes() == one_by_one.state.tobytes()


def test_a_refill_comes_to_the_mountain_and_ends_the_turn() -> None:
    """M4.8."""
    position = table(REFILL)
    assert position.chance_outcomes() == [("refill 2 r", 0.75), ("refill 2 o", 0.25)]
    for move in ("build 1 k", "claim k", "discard rr"):
        assert refused(position, move) == (
            "the Mountain of Mandala 2 has to be refilled first (2 to come)"
        )
    position.play("refill 2 or")
    drawn = """
        mandala turn 1
        mandalas  1   2
        field 1   -   -
        mountain  kr  or
        field 0   -   -
        seat 1    hand kroygp cup pp river - claimed -
        seat 0    hand krroyg cup ro river - claimed -
        deck      rr
        discard   rest
        """
    assert shows(position, drawn)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("draw", "'draw' is not the chance event that is due, which is like 'draw kro'"),
        ("draw ", "'draw ' names no card"),
        ("draw rorr", "'draw rorr' brings 4 cards, and only 3 are due"),
        ("draw rx", "'draw rx' has 'x', which is no colour (kroygp)"),
        ("draw r r", "'draw r r' has ' ', which is no colour (kroygp)"),
        ("draw ?", "'draw ?' has '?', which is no colour (kroygp)"),
        ("draw k", "'draw k' cannot come: no black is left to come at that point"),
        ("draw oo", "'draw oo' cannot come: no orange is left to come at that point"),
        (
            "refill 1 r",
            "'refill 1 r' is not the chance event that is due, which is like 'draw kro'",
        ),
    ],
)
def test_a_draw_that_cannot_come_is_refused(text: str, sentence: str) -> None:
    """M2.3."""
    assert refused(play(table(SMALL_DECK), "build 1 y"), text) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("draw r", "'draw r' is not the chance event that is due, which is like 'refill 2 kr'"),
        (
            "refill 1 r",
            "'refill 1 r' is not the chance event that is due, which is like 'refill 2 kr'",
        ),
        ("refill r", "'refill r' is not the chance event that is due, which is like 'refill 2 kr'"),
        ("refill 2 rrr", "'refill 2 rrr' brings 3 cards, and only 2 are due"),
        ("refill 2 g", "'refill 2 g' cannot come: no green is left to come at that point"),
    ],
)
def test_a_refill_that_cannot_come_is_refused(text: str, sentence: str) -> None:
    """M4.8."""
    assert refused(table(REFILL), text) == sentence


def test_the_dice_draw_as_often_as_is_likely() -> None:
    """M8.1: three quarters of the first cards are red, within 5 sigma."""
    position = play(table(SMALL_DECK), "build 1 y")
    weights = np.zeros(6, dtype=np.int64)
    outcomes = np.zeros(8, dtype=np.int64)
    rolls = dice("chance")
    reds = 0
    for _ in range(2000):
        states = np.array([position.state], dtype=GAME.state_type)
        assert GAME.batch.play_chance(states, rolls, weights, outcomes) == 3
        reds += int(outcomes[0] == 1)
    assert abs(reds / 2000 - 0.75) < 5 * (0.75 * 0.25 / 2000) ** 0.5
