"""M2 and M3: what a player may do on a turn, each rule on a drawn table."""

import pytest

from sandtable.games.batch import States
from sandtable.games.dice import dice

from .tables import GAME, moves, play, refused, shows, table

OPENING = """
    mandala turn 0
    mandalas  1   2
    field 1   -   -
    mountain  kr  gg
    field 0   -   -
    seat 1    hand kroygp cup pp river - claimed -
    seat 0    hand krroyg cup ro river - claimed -
    deck      rest
    discard   -
    """
# M3.2: the example of the rules, in Mandala 1; nothing fits into Mandala 2 but purple.
RULE_OF_COLOUR = """
    mandala turn 0
    mandalas  1   2
    field 1   g   kroy
    mountain  yp  pp
    field 0   or  -
    seat 1    hand k cup kk river - claimed -
    seat 0    hand kroygp cup kk river - claimed -
    deck      rest
    discard   -
    """
GREEN_NOWHERE = """
    mandala turn 0
    mandalas  1   2
    field 1   g   g
    mountain  yp  pp
    field 0   or  -
    seat 1    hand k cup kk river - claimed -
    seat 0    hand g8 cup kk river - claimed -
    deck      rest
    discard   -
    """
NOTHING_TO_DRAW = """
    mandala turn 0 exhausted
    mandalas  1     2
    field 1   -     -
    mountain  rest  k15
    field 0   -     -
    seat 1    hand kkk cup pp river - claimed -
    seat 0    hand {hand} cup pp river - claimed -
    deck      -
    discard   -
    """


def test_a_turn_is_build_grow_or_discard() -> None:
    """M2.1: these three and no others; there is no passing."""
    position = table(OPENING)
    assert {move.split()[0] for move in position.legal_moves()} == {"build", "grow", "discard"}
    for text in ("pass", "done", "claim k"):
        refused(position, text)


def test_turns_alternate() -> None:
    """M2.1."""
    position = table(OPENING)
    seats = [position.seat]
    for texts in (["build 1 y", "draw kop"], ["grow 2 k"], ["discard rr", "draw gy"]):
        play(position, *texts)
        seats.append(position.seat)
    assert seats == [0, 1, 0, 1]


def test_build_puts_one_card_into_a_mountain_and_draws() -> None:
    """M2.2, M2.3: with five cards left in hand three are drawn."""
    position = table(OPENING)
    assert moves(position, "build") == {f"build {m} {c}" for m in "12" for c in "kroyg"}
    position.play("build 2 r")
    assert (position.seat, position.needs_chance) == (None, True)
    assert position.legal_moves() == []
    position.play("draw rpk")
    drawn = """
        mandala turn 1
        mandalas  1   2
        field 1   -   -
        mountain  kr  rgg
        field 0   -   -
        seat 1    hand kroygp cup pp river - claimed -
        seat 0    hand kkrroygp cup ro river - claimed -
        deck      rest
        discard   -
        """
    assert shows(position, drawn)


@pytest.mark.parametrize(("before", "drawn"), [(8, 1), (7, 2), (6, 3), (5, 3), (2, 3), (1, 3)])
def test_build_draws_three_but_never_above_eight(before: int, drawn: int) -> None:
    """M2.3."""
    position = table(OPENING.replace("krroyg", f"y{before}"))
    position.play("build 1 y")
    assert position.view()["due"] == drawn
    assert refused(position, f"draw {'k' * (drawn + 1)}").endswith(f"only {drawn} are due")
    position.play(f"draw {'k' * drawn}")
    assert position.seat == 1
    assert position.view()["hands"][0]["count"] == before - 1 + drawn


def test_the_mandala_is_checked_after_the_draw() -> None:
    """M2.3: the sixth colour is built, the cards come, and only then it is claimed."""
    position = table(RULE_OF_COLOUR)
    position.play("build 1 k")
    assert (position.needs_chance, position.view()["phase"]) == (True, "draw")
    position.play("draw kkk")
    assert position.view()["phase"] == "claim"


def test_grow_puts_cards_of_one_colour_into_your_own_field() -> None:
    """M2.4: any number of them, and nothing is drawn."""
    position = table(OPENING)
    assert moves(position, "grow 2") == {
        "grow 2 k", "grow 2 r", "grow 2 rr", "grow 2 o", "grow 2 y",
    }  # fmt: skip
    position.play("grow 2 rr")
    drawn = """
        mandala turn 1
        mandalas  1   2
        field 1   -   -
        mountain  kr  gg
        field 0   -   rr
        seat 1    hand kroygp cup pp river - claimed -
        seat 0    hand koyg cup ro river - claimed -
        deck      rest
        discard   -
        """
    assert shows(position, drawn)
    play(position, "grow 2 k")
    assert position.view()["fields"] == [["", ""], ["rr", "k"]]


def test_grow_keeps_at_least_one_card() -> None:
    """M2.4, M2.7: even when the whole hand is of one colour."""
    position = table(OPENING.replace("krroyg", "yyy"))
    assert moves(position, "grow 1") == {"grow 1 y", "grow 1 yy"}
    assert refused(position, "grow 1 yyy") == "you must keep at least one card in hand"
    only_card = table(OPENING.replace("krroyg", "y"))
    assert moves(only_card, "grow") == set()
    assert refused(only_card, "grow 1 y") == "you must keep at least one card in hand"


def test_discard_replaces_cards_of_one_colour() -> None:
    """M2.5: any number, as many come back, and neither Mandala changes."""
    position = table(OPENING)
    assert moves(position, "discard") == {
        "discard k", "discard r", "discard rr", "discard o", "discard y", "discard g",
    }  # fmt: skip
    position.play("discard rr")
    assert position.view()["due"] == 2
    position.play("draw gp")
    drawn = """
        mandala turn 1
        mandalas  1   2
        field 1   -   -
        mountain  kr  gg
        field 0   -   -
        seat 1    hand kroygp cup pp river - claimed -
        seat 0    hand koyggp cup ro river - claimed -
        deck      rest
        discard   rr
        """
    assert shows(position, drawn)


def test_the_whole_hand_may_be_discarded() -> None:
    """M2.5: all eight, of a colour that could be played nowhere (M3.1)."""
    position = table(GREEN_NOWHERE)
    assert position.legal_moves() == [f"discard {'g' * count}" for count in range(1, 9)]
    play(position, "discard gggggggg", "draw kkkkrrrr")
    assert position.view(0)["hands"][0] == {"count": 8, "cards": "kkkkrrrr"}
    assert position.view()["discard"] == "gggggggg"


def test_a_discard_does_not_check_the_mandalas() -> None:
    """M2.5: it ends the turn, whatever lies in them."""
    position = play(table(RULE_OF_COLOUR), "discard g", "draw g")
    assert (position.seat, position.view()["phase"]) == (1, "turn")


def test_discarded_cards_may_come_straight_back() -> None:
    """M2.6: they are on the pile when the deck runs out during their own draw."""
    picture = """
        mandala turn 0
        mandalas  1     2
        field 1   -     -
        mountain  rest  k15
        field 0   -     -
        seat 1    hand kkk cup pp river - claimed -
        seat 0    hand rro cup pp river - claimed -
        deck      y
        discard   -
        """
    position = play(table(picture), "discard rr")
    assert position.chance_outcomes() == [("draw y", 1.0)]
    position.play("draw y")
    assert position.chance_outcomes() == [("draw r", 1.0)]
    position.play("draw r")
    assert position.view(0)["hands"][0]["cards"] == "roy"
    assert position.view()["deck"] == 1


def test_the_only_card_may_be_built_when_a_card_can_be_drawn() -> None:
    """M2.7."""
    picture = NOTHING_TO_DRAW.format(hand="r").replace("deck      -", "deck      y")
    position = table(picture)
    assert moves(position, "build") == {"build 1 r", "build 2 r"}
    play(position, "build 1 r", "draw y")
    assert position.view(0)["hands"][0]["cards"] == "y"
    assert position.seat == 1


def test_the_only_card_may_not_be_built_when_nothing_can_be_drawn() -> None:
    """M2.7: the turn would end with an empty hand; a discard is always possible."""
    position = table(NOTHING_TO_DRAW.format(hand="r"))
    assert position.legal_moves() == ["discard r"]
    assert refused(position, "build 1 r") == (
        "you must keep at least one card in hand, and there is none to draw"
    )
    play(position, "discard r", "draw r")
    assert position.seat == 1


def test_one_of_two_cards_may_be_built_when_nothing_can_be_drawn() -> None:
    """M2.7, M5.4: one card stays in hand, and no draw is written."""
    position = table(NOTHING_TO_DRAW.format(hand="rr"))
    assert "build 1 r" in position.legal_moves()
    position.play("build 1 r")
    assert (position.seat, position.moves) == (1, ["build 1 r"])


def test_rule_of_colour_example() -> None:
    """M3.1, M3.2: black both, yellow and purple Mountain, orange and red Field, green nowhere."""
    assert moves(table(RULE_OF_COLOUR), "build 1", "grow 1") == {
        "build 1 k", "grow 1 k", "build 1 y", "build 1 p", "grow 1 o", "grow 1 r",
    }  # fmt: skip


def test_the_other_mandala_makes_no_difference() -> None:
    """M3.1: every colour of Mandala 1 that Mandala 2 does not have elsewhere may go there."""
    assert moves(table(RULE_OF_COLOUR), "build 2", "grow 2") == {
        "build 2 g",
        "build 2 p",
        "grow 2 g",
    }


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("build 1 g", "green is already in the rival's Field of Mandala 1"),
        ("build 1 o", "orange is already in your Field of Mandala 1"),
        ("build 2 k", "black is already in the rival's Field of Mandala 2"),
        ("grow 1 g", "green is already in the rival's Field of Mandala 1"),
        ("grow 1 y", "yellow is already in the Mountain of Mandala 1"),
        ("grow 2 p", "purple is already in the Mountain of Mandala 2"),
        ("grow 1 kk", "you hold only 1 black card"),
        ("discard ppp", "you hold only 1 purple card"),
        ("claim y", "no Mandala is complete, so there is nothing to claim"),
    ],
)
def test_the_rule_that_forbids_a_move_is_named(move: str, sentence: str) -> None:
    """M2.2, M2.4, M2.5, M3.1, M4.3."""
    assert refused(table(RULE_OF_COLOUR), move) == sentence


@pytest.mark.parametrize("move", ["build 1 p", "grow 1 p", "discard p", "grow 2 ppp"])
def test_cards_come_from_your_own_hand(move: str) -> None:
    """M2.2, M2.4, M2.5: the rival's purple card is not yours."""
    assert refused(table(OPENING), move) == "you hold no purple card"


def test_more_than_one_card_is_spoken_of_in_the_plural() -> None:
    assert refused(table(OPENING), "discard rrr") == "you hold only 2 red cards"


def test_the_most_moves_there_can_be() -> None:
    """M2.2, M2.4, M2.5: 8 cards of 5 colours: 10 builds, 16 grows, 8 discards, and some room."""
    picture = OPENING.replace("kr  gg", "kk  kk").replace("krroyg", "rrooygpp")
    position = table(picture)
    assert len(moves(position, "build")) == 10
    assert len(moves(position, "grow")) == 16
    assert len(moves(position, "discard")) == 8
    assert GAME.most_legal >= 34 + 8


def test_nothing_is_legal_while_cards_are_due() -> None:
    """M2.3: the draw comes before anything else."""
    position = play(table(OPENING), "build 1 y", "draw r")
    assert position.legal_moves() == []
    for move in GAME.action_texts:
        assert refused(position, move) == "cards have to be drawn first (2 to come)"


def secrets_dealt_anew(picture: str, seat: int, seed: int) -> States:
    """The state in a picture with all that a seat cannot see shuffled."""
    states = GAME.new_states({})
    GAME.batch.resample_all(table(picture).observation(seat), dice(seed), states)
    return states


@pytest.mark.parametrize("picture", [OPENING, RULE_OF_COLOUR, NOTHING_TO_DRAW.format(hand="ro")])
def test_no_refusal_tells_what_the_seat_may_not_know(picture: str) -> None:
    """M8.1: whatever the rival holds, every sentence stays the same."""

    def sentences(states: States) -> list[str]:
        reasons = [GAME.batch.why_refused(states, action) for action in range(150)]
        errors = [GAME.explain(states[0], action, reason) for action, reason in enumerate(reasons)]
        return [f"{error} {error.code} {error.words}" for error in errors]

    expected = sentences(secrets_dealt_anew(picture, 0, 0))
    assert len(set(expected)) > 3
    hands = set()
    for seed in range(1, 10):
        states = secrets_dealt_anew(picture, 0, seed)
        hands.add(states[0].hand[1].tobytes())
        assert sentences(states) == expected
    assert len(hands) > 1
