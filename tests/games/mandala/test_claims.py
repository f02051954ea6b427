"""M4 and M6: how a Mandala is completed and claimed, and when that ends the game."""

import pytest

import sandtable

from .tables import GAME, moves, play, refused, shows, table

# M4.8: the example of the rules, one card before: seat 0 is about to grow red.
EXAMPLE = """
    mandala turn 0
    mandalas  1       2
    field 1   gg      -
    mountain  yypkkk  rr
    field 0   oo      -
    seat 1    hand kk cup kk river y claimed -
    seat 0    hand rr cup kk river - claimed -
    deck      rest
    discard   -
    """
# Seat {seat} completes Mandala 1 with its purple card, grown or built.
LAST_CARD = """
    mandala turn {seat}
    mandalas  1        2
    field 1   {rival}  -
    mountain  kkr      oo
    field 0   {own}    -
    seat 1    hand pk cup oo river - claimed -
    seat 0    hand pk cup oo river - claimed -
    deck      rest
    discard   -
    """


def completed(own: str, rival: str, move: str, seat: int = 0) -> sandtable.Position:
    """Mandala 1 just completed by a seat; `own` is the Field of seat 0, `rival` that of seat 1."""
    position = table(LAST_CARD.format(own=own, rival=rival, seat=seat))
    position.play(move)
    if position.needs_chance:
        position.play("draw ggg")
    return position


def test_a_mandala_is_complete_with_six_colours_in_all_areas_together() -> None:
    """M4.1: after a grow."""
    position = table(EXAMPLE)
    assert position.view()["missing"] == ["r", "koygp"]
    position.play("grow 1 r")
    assert position.view()["missing"] == ["", "koygp"]
    assert position.view()["claiming"] == {"mandala": 1, "by": 0}


def test_a_mandala_is_complete_after_a_build_too() -> None:
    """M4.1."""
    position = play(table(EXAMPLE), "build 1 r", "draw kkk")
    assert position.view()["claiming"] == {"mandala": 1, "by": 1}


def test_five_colours_are_not_enough() -> None:
    """M4.1: red is in the other Mandala only."""
    position = play(table(EXAMPLE), "build 2 r", "draw kkk")
    assert (position.seat, position.view()["claiming"]) == (1, None)


def test_the_second_mandala_is_claimed_like_the_first() -> None:
    """M4.1, M4.3, M4.8."""
    picture = """
        mandala turn 1
        mandalas  1   2
        field 1   -   oo
        mountain  rr  kyp
        field 0   -   gg
        seat 1    hand rr cup kk river - claimed -
        seat 0    hand k cup kk river - claimed -
        deck      rest
        discard   -
        """
    position = play(table(picture), "grow 2 r")
    assert position.view()["claiming"] == {"mandala": 2, "by": 1}
    play(position, "claim k", "claim y", "claim p")
    assert "refill 2 k" in dict(position.chance_outcomes())
    play(position, "refill 2 kk")
    assert (position.seat, position.view()["mountains"]) == (0, ["rr", "kk"])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("own", "rival", "first"),
    [("ooo", "yg", 0), ("o", "yg", 1), ("oyg", "-", 0), ("-", "oyg", 1), ("oyy", "gg", 0)],
)
def test_more_cards_in_the_field_claim_first(own: str, rival: str, first: int, seat: int) -> None:
    """M4.2: cards count, not colours, and not who completed it."""
    assert completed(own, rival, "build 1 p", seat).seat == first


@pytest.mark.parametrize(("seat", "first"), [(0, 1), (1, 0)])
def test_with_equal_fields_the_other_player_claims_first(seat: int, first: int) -> None:
    """M4.2: the opponent of whoever completed it, by a build or a grow."""
    assert completed("oo", "yg", "build 1 p", seat).seat == first
    own, rival = ("o", "yg") if seat == 0 else ("yg", "o")
    assert completed(own, rival, "grow 1 p", seat).seat == first


def test_players_alternate_and_take_all_cards_of_a_colour() -> None:
    """M4.3: until the Mountain is empty."""
    position = play(table(EXAMPLE), "grow 1 r")
    assert (position.seat, position.legal_moves()) == (0, ["claim k", "claim p", "claim y"])
    position.play("claim k")
    assert (position.seat, position.legal_moves()) == (1, ["claim p", "claim y"])
    assert position.view()["mountains"][0] == "yyp"
    position.play("claim y")
    assert (position.seat, position.legal_moves()) == (0, ["claim p"])


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("claim g", "there is no green in the Mountain of Mandala 1, which is being claimed"),
        ("claim r", "there is no red in the Mountain of Mandala 1, which is being claimed"),
        ("build 2 r", "the Mountain of Mandala 1 is being claimed: choose one of its colours"),
        ("grow 1 r", "the Mountain of Mandala 1 is being claimed: choose one of its colours"),
        ("discard r", "the Mountain of Mandala 1 is being claimed: choose one of its colours"),
    ],
)
def test_only_a_colour_of_the_mountain_can_be_claimed(move: str, sentence: str) -> None:
    """M4.3."""
    assert refused(play(table(EXAMPLE), "grow 1 r"), move) == sentence


def test_the_example_of_the_rules() -> None:
    """M4.4, M4.8: k and p are new to seat 0, y is known to seat 1; then g g o o r are discarded."""
    position = play(table(EXAMPLE), "grow 1 r", "claim k", "claim y", "claim p")
    drawn = """
        mandala refill 0 mandala 1 due 2
        mandalas  1   2
        field 1   -   -
        mountain  -   rr
        field 0   -   -
        seat 1    hand kk cup kk river y claimed yy
        seat 0    hand r cup kk river kp claimed kk
        deck      rest
        discard   ggoor
        """
    assert shows(position, drawn)
    position.play("refill 1 gk")
    drawn = """
        mandala turn 1
        mandalas  1   2
        field 1   -   -
        mountain  gk  rr
        field 0   -   -
        seat 1    hand kk cup kk river y claimed yy
        seat 0    hand r cup kk river kp claimed kk
        deck      rest
        discard   ggoor
        """
    assert shows(position, drawn)


def test_a_new_colour_goes_to_the_lowest_free_space_of_the_river() -> None:
    """M4.4: the River of seat 0 has three colours, so black is the fourth, and stays there."""
    picture = EXAMPLE.replace("hand rr cup kk river -", "hand rr cup kk river ogy")
    position = play(table(picture), "grow 1 r", "claim k")
    assert position.view()["rivers"] == ["ogyk", "y"]
    assert position.view()["cups"][0]["claimed"] == "kk"
    play(position, "claim p", "claim y")
    assert position.view()["rivers"] == ["ogyk", "yp"]
    assert position.view()["cups"][0]["claimed"] == "kkyy"


def test_the_cards_dealt_into_a_cup_are_no_river_cards() -> None:
    """M4.4: black is new to the River although two black cards lie in the Cup."""
    position = play(table(EXAMPLE), "grow 1 r", "claim k")
    assert position.view()["rivers"][0] == "k"


def test_claims_with_an_empty_field_go_to_the_pile() -> None:
    """M4.5: seat 1 chooses in its turn, but keeps nothing."""
    position = completed("oyg", "-", "build 1 p")
    assert position.seat == 0
    play(position, "claim k")
    assert (position.seat, position.legal_moves()) == (1, ["claim p", "claim r"])
    position.play("claim r")
    assert (position.view()["rivers"], position.view()["discard"]) == (["k", ""], "r")
    play(position, "claim p")
    assert position.view()["rivers"] == ["kp", ""]
    assert [cup["claimed"] for cup in position.view()["cups"]] == ["k", ""]
    assert position.view()["discard"] == "royg"


def test_with_both_fields_empty_all_is_discarded() -> None:
    """M4.6: seat 0 completed it, so seat 1 chooses first, and nobody keeps a card."""
    picture = LAST_CARD.format(own="-", rival="-", seat=0).replace("kkr  ", "kkroyg")
    position = play(table(picture), "build 1 p", "draw ggg")
    seats = []
    for colour in "kroygp":
        seats.append(position.seat)
        position.play(f"claim {colour}")
    assert seats == [1, 0, 1, 0, 1, 0]
    assert position.view()["rivers"] == ["", ""]
    assert [cup["count"] for cup in position.view()["cups"]] == [2, 2]
    assert position.view()["discard"] == "kkroygp"
    play(position, "refill 1 yy")
    assert position.seat == 1


def test_the_last_colour_needs_a_claim_of_its_own() -> None:
    """M4.7."""
    position = play(table(EXAMPLE), "grow 1 r", "claim k", "claim y")
    assert (position.seat, position.legal_moves(), position.needs_chance) == (0, ["claim p"], False)
    position.play("claim p")
    assert position.moves == ["grow 1 r", "claim k", "claim y", "claim p"]
    assert position.needs_chance


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("own", "rival"), [("oo", "yg"), ("ooo", "yg"), ("o", "yyg")])
def test_the_opponent_of_who_completed_it_is_next(own: str, rival: str, seat: int) -> None:
    """M4.8: whoever made the last of the three claims."""
    position = completed(own, rival, "build 1 p", seat)
    play(position, "claim k", "claim r", "claim p", "refill 1 yy")
    assert position.seat == 1 - seat


def test_the_other_mandala_stays_as_it_is() -> None:
    """M4.8."""
    picture = EXAMPLE.replace("gg      -", "gg      o").replace("oo      -", "oo      y")
    position = play(table(picture), "grow 1 r", "claim k", "claim y", "claim p", "refill 1 gk")
    assert position.view()["mountains"] == ["kg", "rr"]
    assert position.view()["fields"] == [["", ""], ["y", "o"]]


# M6: seat 0 can bring red as its sixth colour; seat 1 has claims to come.
SIXTH_COLOUR = """
    mandala turn 0
    mandalas  1    2
    field 1   o    -
    mountain  rrk  oo
    field 0   ygg  -
    seat 1    hand k cup oo river - claimed -
    seat 0    hand pp cup oo river koygp claimed kk
    deck      {deck}
    discard   {discard}
    """


def test_a_sixth_colour_ends_the_game_after_the_last_claim() -> None:
    """M6.1: seat 1 still claims black; then the Fields are discarded and nothing is refilled."""
    position = play(table(SIXTH_COLOUR.format(deck="rest", discard="-")), "grow 1 p", "claim r")
    assert (position.is_over, position.seat, position.ending) == (False, 1, None)
    assert position.scores is None
    position.play("claim k")
    drawn = """
        mandala over 0
        mandalas  1    2
        field 1   -    -
        mountain  -    oo
        field 0   -    -
        seat 1    hand k cup oo river k claimed -
        seat 0    hand p cup oo river koygpr claimed kkr
        deck      rest
        discard   oyggp
        """
    assert shows(position, drawn)
    assert (position.is_over, position.seat, position.ending) == (True, None, "river")
    assert not position.needs_chance
    assert position.legal_moves() == []
    assert refused(position, "discard p") == "the game is over"
    assert refused(position, "claim k") == "the game is over"


def test_a_fifth_colour_does_not_end_the_game() -> None:
    """M6.1."""
    picture = SIXTH_COLOUR.format(deck="rest", discard="-").replace("koygp claimed", "koyg claimed")
    position = play(table(picture), "grow 1 p", "claim r", "claim k")
    assert (position.is_over, position.needs_chance) == (False, True)


def test_a_sixth_colour_that_is_discarded_does_not_count() -> None:
    """M6.1, M4.5: with an empty Field red goes to the pile."""
    picture = """
        mandala turn 1
        mandalas  1    2
        field 1   oyg  -
        mountain  rrk  oo
        field 0   -    -
        seat 1    hand pp cup oo river - claimed -
        seat 0    hand k cup oo river koygp claimed kk
        deck      rest
        discard   -
        """
    position = play(table(picture), "grow 1 p", "claim k", "claim r")
    assert (position.is_over, position.needs_chance) == (False, True)
    assert position.view()["rivers"] == ["koygp", "k"]


def test_the_next_mandala_after_the_deck_is_exhausted_is_the_last() -> None:
    """M6.2: play goes on with the reshuffled cards until it has been claimed."""
    picture = SIXTH_COLOUR.format(deck="kk", discard="rest").replace("koygp claimed", "k claimed")
    position = play(table(picture), "discard pp", "draw kk")
    assert (position.is_over, position.view()["exhausted"]) == (False, True)
    play(position, "build 2 k", "draw pkk", "build 2 k", "draw yyy", "grow 1 p")
    assert position.view()["claiming"] == {"mandala": 1, "by": 0}
    play(position, "claim r", "claim k")
    assert (position.is_over, position.ending) == (True, "deck")


def test_a_build_whose_draw_exhausts_the_deck_completes_the_last_mandala() -> None:
    """M6.3: three cards in the deck, all of them drawn before the Mandala is checked."""
    picture = SIXTH_COLOUR.format(deck="ggg", discard="rest").replace("koygp claimed", "k claimed")
    position = play(table(picture), "build 1 p", "draw ggg", "claim r", "claim k", "claim p")
    assert (position.is_over, position.ending) == (True, "deck")


def test_a_build_whose_draw_leaves_a_card_does_not() -> None:
    """M6.3: four cards in the deck."""
    picture = SIXTH_COLOUR.format(deck="gggg", discard="rest").replace("koygp claimed", "k claimed")
    position = play(table(picture), "build 1 p", "draw ggg", "claim r", "claim k", "claim p")
    assert (position.is_over, position.needs_chance) == (False, True)
    assert position.view()["exhausted"] is False


@pytest.mark.parametrize("deck", ["gk", "g"])
def test_a_refill_that_exhausts_the_deck_leaves_the_next_mandala_to_be_the_last(deck: str) -> None:
    """M6.4: whether by its second card or by its first (M5.2: then the pile gives the other)."""
    picture = f"""
        mandala turn 0
        mandalas  1    2
        field 1   o    kk
        mountain  rrk  oyg
        field 0   ygg  r
        seat 1    hand pp cup kk river - claimed -
        seat 0    hand pp cup kk river - claimed -
        deck      {deck}
        discard   rest
        """
    position = play(table(picture), "grow 1 p", "claim r", "claim k", f"refill 1 {deck}")
    if position.needs_chance:
        position.play("refill 1 k")
    assert (position.is_over, position.seat) == (False, 1)
    assert position.view()["exhausted"] is True
    assert position.view()["mountains"][0] == "kg"
    play(position, "grow 2 p", "claim o", "claim y", "claim g")
    assert (position.is_over, position.ending) == (True, "deck")


def test_the_sixth_colour_is_named_before_the_deck() -> None:
    """M6.5: both hold, the ending is the River."""
    picture = SIXTH_COLOUR.format(deck="kkk", discard="rest").replace("turn 0", "turn 0 exhausted")
    position = play(table(picture), "grow 1 p", "claim r", "claim k")
    assert (position.is_over, position.ending) == (True, "river")


def test_no_claim_tells_what_the_claimer_may_not_know() -> None:
    """M8.1: the refusals speak of the Mountain, which is open."""
    position = play(table(EXAMPLE), "grow 1 r", "claim k")
    expected = [refused(position, move) for move in GAME.action_texts if move[:5] != "claim"]
    picture = EXAMPLE.replace("hand rr cup kk river -", "hand rg cup oo river -")
    other = play(table(picture), "grow 1 r", "claim k")
    assert moves(other, "claim") == moves(position, "claim")
    assert [refused(other, move) for move in GAME.action_texts if move[:5] != "claim"] == expected
