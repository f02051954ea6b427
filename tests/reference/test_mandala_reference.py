"""Mandala: the rulebook's examples and the rulings, checked by hand arithmetic."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .mandala import MandalaReference

DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}


def table(
    mountains: tuple[str, str] = ("", ""),
    fields: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", "")),
    hands: tuple[str, str] = ("k", "k"),
    deck: str = "",
    discard: str = "",
) -> MandalaReference:
    """A turn of seat 0 with these cards on the table, empty Rivers and empty Cups."""
    game = MandalaReference(DEAL)
    game.mountains = [list(cards) for cards in mountains]
    game.fields = [[list(cards) for cards in both] for both in fields]
    game.hands = [list(cards) for cards in hands]
    game.cups = [[], []]
    game.deck = list(deck)
    game.discard = list(discard)
    return game


def play(game: MandalaReference, *texts: str) -> None:
    """Play several plies."""
    for text in texts:
        game.play(text)


def finished(rivers: tuple[str, str], cups: tuple[str, str]) -> MandalaReference:
    """A finished game with these Rivers and Cups."""
    game = table()
    game.rivers = [list(cards) for cards in rivers]
    game.cups = [list(cards) for cards in cups]
    game.phase = "over"
    return game


# --- the example of the rulebook, and the score ---


def test_cup_counts_4_5_6_0_3_1_score_53() -> None:
    cup = "k" * 4 + "r" * 5 + "o" * 6 + "g" * 3 + "p" * 1
    game = finished(("kroygp", ""), (cup, ""))
    assert game.scores == [4 + 10 + 18 + 0 + 15 + 6, 0] == [53, 0]
    assert game.winner == 0


def test_cup_cards_without_a_river_card_and_river_cards_count_nothing() -> None:
    assert finished(("pk", "g"), ("rrrk", "gg")).scores == [2, 2]


def test_a_tie_goes_to_the_smaller_cup() -> None:
    assert finished(("pk", "g"), ("rrrk", "gg")).winner == 1


def test_a_tie_with_equal_cups_is_a_draw() -> None:
    game = finished(("pk", "g"), ("rk", "gg"))
    assert game.scores == [2, 2]
    assert game.winner is None


# --- the Rule of Colour ---


def test_rule_of_colour_example() -> None:
    game = table(
        mountains=("yp", "y"), fields=(("or", "g"), ("", "kropg")), hands=("kypogr", "k"), deck="k"
    )
    into_first = {text for text in game.legal_moves() if " 1 " in text}
    assert into_first == {
        "build 1 k",
        "grow 1 k",
        "build 1 y",
        "build 1 p",
        "grow 1 o",
        "grow 1 r",
    }


def test_more_of_a_colour_may_join_where_it_is() -> None:
    game = table(mountains=("k", ""), fields=(("r", ""), ("", "")), hands=("krr", "k"), deck="k")
    assert {"build 1 k", "grow 1 r", "grow 1 rr"} <= game.legal_moves()
    assert not {"build 1 r", "grow 1 k"} & game.legal_moves()


# --- actions ---


def test_grow_and_discard_list_every_number() -> None:
    game = table(mountains=("k", "k"), hands=("rrr", "k"))
    assert game.grows() == {"grow 1 r", "grow 1 rr", "grow 2 r", "grow 2 rr"}
    assert game.discards() == {"discard r", "discard rr", "discard rrr"}


@pytest.mark.parametrize(("hand", "due"), [(8, 1), (7, 2), (6, 3), (2, 3), (1, 3)])
def test_build_draws_up_to_three_and_never_above_eight(hand: int, due: int) -> None:
    game = table(hands=("r" * hand, "k"), deck="yyyyy")
    game.play("build 1 r")
    assert (game.needs_chance, game.seat, game.cards_due) == (True, None, due)
    play(game, *["draw y"] * due)
    assert game.seat == 1
    assert game.zones()["hands"] == ["r" * (hand - 1) + "y" * due, "k"]


def test_grow_does_not_draw() -> None:
    game = table(hands=("rrk", "k"), deck="yyy")
    game.play("grow 2 rr")
    assert game.seat == 1
    assert game.zones()["hands"] == ["k", "k"]


def test_chance_is_the_share_of_the_deck() -> None:
    game = table(hands=("kk", "k"), deck="rrro")
    game.play("build 1 k")
    assert game.chance_outcomes() == {"draw r": Fraction(3, 4), "draw o": Fraction(1, 4)}
    game.play("draw r")
    assert game.chance_outcomes() == {"draw r": Fraction(2, 3), "draw o": Fraction(1, 3)}


@pytest.mark.parametrize("text", ["build 1 y", "draw r", "grow 1 kk", "claim r", "nonsense", ""])
def test_anything_else_is_refused(text: str) -> None:
    game = table(hands=("kk", "k"), deck="rr")
    with pytest.raises(ValueError, match="not legal"):
        game.play(text)


# --- a completed Mandala ---


def completed(fields: tuple[str, str], last: str = "grow 1 p") -> MandalaReference:
    """Seat 0 has just completed Mandala 1, whose Mountain is k r r r."""
    game = table(("krrr", "k"), (fields, ("", "")), (last[-1] + "k", "k"), deck="yyyyy")
    game.play(last)
    return game


def test_the_larger_field_claims_first() -> None:
    assert completed(("oo", "yg")).seat == 0
    assert completed(("o", "yggg")).seat == 1


def test_on_a_tie_who_did_not_play_the_last_card_claims_first() -> None:
    assert completed(("o", "yg")).seat == 1


def test_claims_go_to_river_and_cup_then_fields_are_discarded_and_the_mountain_refilled() -> None:
    game = completed(("oo", "yg"))
    game.rivers[1] = ["k"]
    assert game.legal_moves() == {"claim k", "claim r"}
    game.play("claim r")
    assert game.zones()["rivers"] == ["r", "k"]
    assert game.zones()["cups"] == ["rr", ""]
    assert (game.seat, game.legal_moves()) == (1, {"claim k"})
    game.play("claim k")
    assert game.zones()["rivers"] == ["r", "k"]
    assert game.zones()["cups"] == ["rr", "k"]
    assert game.zones()["discard"] == "ooygp"
    assert game.chance_outcomes() == {"refill 1 y": Fraction(1)}
    play(game, "refill 1 y", "refill 1 y")
    assert game.zones()["mountains"] == ["yy", "k"]
    assert game.seat == 1  # the opponent of the player who completed it


def test_claims_with_an_empty_field_are_discarded() -> None:
    game = completed(("oyg", ""))
    play(game, "claim k", "claim r")
    assert game.zones()["rivers"] == ["k", ""]
    assert game.zones()["cups"] == ["", ""]
    assert game.zones()["discard"] == "rrroygp"


def test_with_both_fields_empty_everything_is_discarded() -> None:
    game = table(("kroyg", ""), hands=("pk", "k"), deck="yyyyyy")
    play(game, "build 1 p", "draw y", "draw y", "draw y")
    assert game.seat == 1  # a tie: not who played the last card
    play(game, *(f"claim {colour}" for colour in "kroygp"))
    assert game.zones()["discard"] == "kroygp"
    assert game.zones()["rivers"] == ["", ""]


# --- the end ---


def test_the_sixth_river_colour_ends_the_game_after_the_last_claim() -> None:
    game = completed(("oo", "yg"))
    game.rivers[0] = list("kogyp")
    game.play("claim r")
    assert not game.is_over
    assert game.scores is None
    game.play("claim k")
    assert (game.is_over, game.ending, game.seat, game.legal_moves()) == (
        True,
        "river",
        None,
        set(),
    )
    assert game.scores == [12, 0]  # two red cards on space 6
    assert game.winner == 0


def test_river_comes_before_deck_when_both_hold() -> None:
    game = completed(("oo", "yg"))
    game.rivers[0] = list("kogyp")
    game.deck_exhausted = True
    play(game, "claim r", "claim k")
    assert game.ending == "river"


def test_the_deck_is_exhausted_by_exactly_enough_cards_and_reshuffled_at_once() -> None:
    game = table(hands=("rr", "k"), deck="yyy", discard="pp")
    play(game, "build 1 r", "draw y", "draw y")
    assert not game.deck_exhausted
    game.play("draw y")
    assert game.deck_exhausted
    assert (game.zones()["deck"], game.zones()["discard"]) == ("pp", "")


def test_a_draw_goes_on_from_the_new_deck() -> None:
    game = table(hands=("rr", "k"), deck="y", discard="pg")
    play(game, "build 1 r", "draw y")
    assert set(game.chance_outcomes()) == {"draw p", "draw g"}
    play(game, "draw p", "draw g")
    assert game.zones()["hands"] == ["rygp", "k"]


def test_fewer_cards_than_wanted_are_drawn() -> None:
    game = table(hands=("rr", "k"), deck="y", discard="p")
    play(game, "build 1 r", "draw y", "draw p")
    assert game.seat == 1
    assert game.zones()["hands"] == ["ryp", "k"]


def test_an_exhausted_deck_waits_for_a_card_in_the_pile() -> None:
    game = table(hands=("rrk", "k"), deck="y")
    play(game, "build 1 r", "draw y")
    assert (game.seat, game.zones()["deck"], game.zones()["discard"]) == (1, "", "")
    game.hands[1] = ["k", "k"]
    game.play("discard kk")
    assert game.chance_outcomes() == {"draw k": Fraction(1)}
    play(game, "draw k", "draw k")
    assert game.zones()["hands"] == ["kry", "kk"]


def test_discarded_cards_can_come_back_in_the_same_draw() -> None:
    game = table(hands=("rrk", "k"), deck="y")
    play(game, "discard rr", "draw y")
    assert game.chance_outcomes() == {"draw r": Fraction(1)}


def test_the_only_card_may_not_be_built_when_nothing_can_be_drawn() -> None:
    game = table(hands=("r", "k"))
    assert game.legal_moves() == {"discard r"}
    game.discard = ["y"]
    assert game.legal_moves() == {"discard r", "build 1 r", "build 2 r"}
    game.discard = []
    game.hands[0] = ["r", "r"]
    assert "build 1 r" in game.legal_moves()


def test_a_build_that_exhausts_the_deck_makes_its_own_mandala_the_last() -> None:
    game = table(("kroyg", ""), hands=("pk", "k"), deck="yyy", discard="r")
    play(game, "build 1 p", "draw y", "draw y", "draw y")
    play(game, *(f"claim {colour}" for colour in "kroygp"))
    assert (game.ending, game.scores, game.winner) == ("deck", [0, 0], None)


def test_a_refill_that_exhausts_the_deck_makes_the_next_mandala_the_last() -> None:
    game = completed(("oo", "yg"))
    game.deck = ["y", "y"]
    play(game, "claim r", "claim k", "refill 1 y", "refill 1 y")
    assert (game.seat, game.deck_exhausted, game.ending) == (1, True, None)
    assert game.zones()["deck"] == "ooygp"
    game.fields[1] = [["r"], ["o"]]
    game.mountains[1] = list("kyg")
    game.hands[1] = ["p", "k"]
    play(game, "grow 2 p", "claim k", "claim y", "claim g")
    assert game.ending == "deck"


def test_the_game_is_over_when_both_only_took_their_cards_back() -> None:
    game = table(("ro", "k"), hands=("rrk", "kkg"))
    play(game, "discard rr", "draw r", "draw r")
    assert (game.seat, game.ending) == (1, None)
    game.play("discard k")
    assert (game.is_over, game.chance_outcomes()) == (False, {"draw k": Fraction(1)})
    game.play("draw k")
    assert (game.is_over, game.ending, game.seat) == (True, "deck", None)
    assert game.zones()["hands"] == ["krr", "kkg"]


@pytest.mark.parametrize("text", ["build 1 k", "grow 1 k"])
def test_a_build_or_grow_in_between_starts_the_count_anew(text: str) -> None:
    game = table(("ro", "k"), hands=("rrk", "kkg"))
    play(game, "discard rr", "draw r", "draw r", text, "discard k", "draw k")
    assert (game.seat, game.ending) == (1, None)
    play(game, "discard g", "draw g")
    assert game.ending == "deck"


def test_a_discard_with_a_card_to_draw_does_not_count() -> None:
    game = table(("ro", "k"), hands=("rrk", "kkg"), discard="y")
    play(game, "discard k", "draw y", "discard g", "draw k", "discard r", "draw g")
    assert (game.seat, game.ending) == (1, None)


def test_claims_stay_on_the_pile_when_the_deck_is_empty() -> None:
    game = completed(("oyg", ""))
    game.deck = []
    game.deck_exhausted = True
    play(game, "claim k", "claim r")
    assert game.ending == "deck"
    assert (game.zones()["deck"], game.zones()["discard"]) == ("", "rrroygp")


def test_zones_of_the_deal() -> None:
    game = MandalaReference(DEAL)
    assert game.zones() == {
        "mountains": ["kr", "gg"],
        "fields": [["", ""], ["", ""]],
        "hands": ["krroyg", "kroygp"],
        "cups": ["ro", "pp"],
        "rivers": ["", ""],
        "deck": "k" * 15 + "r" * 13 + "o" * 15 + "y" * 16 + "g" * 14 + "p" * 15,
        "discard": "",
    }
    assert game.seat == 0
