"""M5: when the deck is exhausted, how it is made anew, and what happens when cards run out."""

import pytest

import sandtable

from .tables import play, shows, table

# Few cards to draw: Mandala 1 has all the others but black, which Mandala 2 has.
SHORT_DECK = """
    mandala turn 0
    mandalas  1     2
    field 1   -     -
    mountain  rest  k15
    field 0   -     -
    seat 1    hand kkk cup pp river - claimed -
    seat 0    hand rro cup pp river - claimed -
    deck      {deck}
    discard   {discard}
    """


def short_deck(deck: str, discard: str = "-") -> str:
    return SHORT_DECK.format(deck=deck, discard=discard)


def test_the_deck_is_exhausted_when_its_last_card_leaves_it() -> None:
    """M5.1: although it was exactly enough for the draw."""
    position = play(table(short_deck("yyy", "gg")), "build 1 r", "draw yy")
    assert position.view()["exhausted"] is False
    position.play("draw y")
    assert position.view()["exhausted"] is True


def test_a_deck_with_a_card_left_is_not_exhausted() -> None:
    """M5.1."""
    position = play(table(short_deck("yyyo", "gg")), "build 1 r", "draw yyy")
    assert (position.view()["exhausted"], position.view()["deck"]) == (False, 1)
    assert position.view()["discard"] == "gg"


def test_the_pile_becomes_the_deck_at_once() -> None:
    """M5.2: before anybody asks for the next card."""
    position = play(table(short_deck("yyy", "ggp")), "build 1 r", "draw yyy")
    drawn = """
        mandala turn 1 exhausted
        mandalas  1     2
        field 1   -     -
        mountain  rest  k15
        field 0   -     -
        seat 1    hand kkk cup pp river - claimed -
        seat 0    hand royyy cup pp river - claimed -
        deck      ggp
        discard   -
        """
    assert shows(position, drawn)


def test_a_draw_goes_on_from_the_new_deck() -> None:
    """M5.2: one card of the old deck, two of the new one."""
    position = play(table(short_deck("y", "ggp")), "build 1 r")
    assert position.chance_outcomes() == [("draw y", 1.0)]
    position.play("draw y")
    assert dict(position.chance_outcomes()) == {"draw g": 2 / 3, "draw p": 1 / 3}
    position.play("draw pg")
    assert position.view(0)["hands"][0]["cards"] == "roygp"
    assert position.seat == 1
    assert position.moves == ["build 1 r", "draw ypg"]


def test_one_text_may_cross_the_reshuffle_and_only_as_the_cards_allow() -> None:
    """M5.2."""
    assert play(table(short_deck("y", "ggp")), "build 1 r", "draw ygg").seat == 1
    with pytest.raises(sandtable.IllegalMove, match="no green is left to come at that point"):
        play(table(short_deck("y", "gpp")), "build 1 r", "draw ygg")


def test_the_deck_may_be_exhausted_again() -> None:
    """M5.2, M6.2: it is reshuffled again, and the end stays announced."""
    position = play(table(short_deck("yyy", "g")), "build 1 r", "draw yyy")
    play(position, "discard kk", "draw gk")
    assert (position.view()["deck"], position.view()["discard"]) == (1, "")
    assert position.view()["exhausted"] is True
    assert position.seat == 0


def test_an_empty_pile_is_reshuffled_later() -> None:
    """M5.3: no deck for the time being; the next discard makes one."""
    position = play(table(short_deck("yyy")), "build 1 r", "draw yyy")
    assert (position.view()["deck"], position.view()["discard"]) == (0, "")
    assert position.view()["exhausted"] is True
    position.play("discard kk")
    assert (position.view()["deck"], position.view()["discard"]) == (2, "")
    assert position.chance_outcomes() == [("draw k", 1.0)]
    position.play("draw kk")
    assert (position.view()["deck"], position.view()["discard"]) == (0, "")
    assert position.seat == 0


def test_no_reshuffle_until_a_card_has_to_be_drawn() -> None:
    """M5.3: a claim fills the pile, but nobody draws, so there is still no deck."""
    picture = """
        mandala turn 0 exhausted
        mandalas  1     2
        field 1   -     -
        mountain  rest  k16
        field 0   r8    -
        seat 1    hand r8 cup pp river - claimed -
        seat 0    hand kk cup rr river - claimed -
        deck      -
        discard   -
        """
    position = play(table(picture), "grow 1 k")
    assert (position.seat, position.view()["deck"]) == (0, 0)
    play(position, "claim o", "claim y")
    assert (position.view()["deck"], position.view()["discard"]) == (0, "y" * 18)


def test_fewer_cards_are_drawn_when_there_are_no_more() -> None:
    """M5.4: two instead of three, deck and pile taken together."""
    position = play(table(short_deck("y", "g")), "build 1 r")
    assert position.view()["due"] == 2
    position.play("draw yg")
    assert position.seat == 1
    assert position.view(0)["hands"][0]["cards"] == "royg"
    assert position.view()["deck"] == 0


def test_no_draw_is_written_when_there_is_no_card() -> None:
    """M5.4."""
    picture = short_deck("-").replace("turn 0", "turn 0 exhausted")
    position = play(table(picture), "build 1 r")
    assert (position.moves, position.seat) == (["build 1 r"], 1)
    assert position.view()["hands"][0]["count"] == 2


def test_a_discard_is_always_replaced_in_full() -> None:
    """M5.4, M2.6: its own cards are there to be drawn."""
    picture = short_deck("-").replace("turn 0", "turn 0 exhausted")
    position = play(table(picture), "discard rr")
    assert position.view()["due"] == 2
    position.play("draw rr")
    assert position.view()["hands"][0]["count"] == 3
