"""Pictures of positions that no game can reach are refused."""

import pytest

import sandtable

from .tables import RETURNED, table

TURN = """
    mandala turn 0
    mandalas  1    2
    field 1   g    -
    mountain  ypp  kk
    field 0   ro   -
    seat 1    hand kroygp cup rp river k claimed kkk
    seat 0    hand krroy cup oy river yr claimed rr
    deck      rest
    discard   rg
    """
CLAIM = """
    mandala claim 0 mandala 1 claimer 1
    mandalas  1    2
    field 1   gg   -
    mountain  yk   kk
    field 0   ro   -
    seat 1    hand kro cup rp river - claimed -
    seat 0    hand kr cup oy river p claimed p
    deck      rest
    discard   -
    """
NO_DECK = """
    mandala turn 0 exhausted
    mandalas  1     2
    field 1   -     -
    mountain  rest  k15
    field 0   -     -
    seat 1    hand k cup pp river - claimed -
    seat 0    hand kk cup rr river - claimed -
    deck      -
    discard   -
    """


def refusal(picture: str, changes: list[tuple[str, str]]) -> str:
    """Why a changed picture is refused."""
    for old, new in changes:
        assert old in picture
        picture = picture.replace(old, new, 1)
    with pytest.raises(sandtable.BadPosition) as refused:
        table(picture)
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        # M3.1
        ([("g    -", "gy   -")], "yellow is in more than one area of Mandala 1"),
        ([("g    -", "go   -")], "orange is in more than one area of Mandala 1"),
        # M1.1, M4.8
        ([("ypp  kk", "ypp  k")], "the Mountain of Mandala 2 has too few cards"),
        ([("turn 0", "draw 0 mandala 2 due 3")], "the Mountain of Mandala 2 has too few cards"),
        # M4.1
        ([("ypp  kk", "yppk kk")], "Mandala 1 is complete, so it has to be claimed"),
        # M2.3, M2.7
        ([("krroy", "-")], "seat 0 has 0 cards in hand instead of 1 to 8"),
        ([("krroy", "k3r3oyg")], "seat 0 has 9 cards in hand instead of 1 to 8"),
        ([("turn 0", "draw 0 due 4")], "seat 0 has 5 cards in hand instead of 0 to 4"),
        # M1.1
        ([("cup oy", "cup o")], "the cup of seat 0 must be the 2 cards dealt into it"),
        # M4.4
        ([("claimed rr", "claimed rg")], "seat 0 has claimed green without a green River card"),
        # M5.1
        (
            [("rest", "-"), ("discard   rg", "discard   rest")],
            "the deck is empty, so it is exhausted",
        ),
        # M5.2
        (
            [("rest", "-"), ("discard   rg", "discard   rest"), ("turn 0", "turn 0 exhausted")],
            "the deck is empty, so the discard pile would have been shuffled",
        ),
        # M5.3
        (
            [
                ("rest", "-"),
                ("discard   rg", "discard   rest"),
                ("turn 0", "draw 0 due 1 exhausted"),
            ],
            "a card is due, and the deck has none",
        ),
        # M6.1
        (
            [("river yr", "river yrkogp"), ("claimed rr", "claimed -")],
            "a River has six colours, so the game is over",
        ),
        # M2.1, M4.3
        (
            [("turn 0", "turn 0 mandala 1")],
            "a claim or refill has its 'mandala 1' or 'mandala 2', a turn has none",
        ),
        (
            [("turn 0", "claim 0 claimer 1")],
            "a claim or refill has its 'mandala 1' or 'mandala 2', a turn has none",
        ),
        (
            [("turn 0", "turn 0 claimer 1")],
            "a claim has its 'claimer 0' or 'claimer 1', other phases have none",
        ),
        (
            [("turn 0", "claim 0 mandala 1")],
            "a claim has its 'claimer 0' or 'claimer 1', other phases have none",
        ),
        # M2.3, M4.8
        (
            [("turn 0", "turn 0 due 1")],
            "a draw or refill has a number of cards 'due', other phases have none",
        ),
        (
            [("turn 0", "draw 0")],
            "a draw or refill has a number of cards 'due', other phases have none",
        ),
        (
            [("turn 0", "draw 0 mandala 1 due 4"), ("krroy", "k")],
            "a build draws at most 3 cards, not 4",
        ),
        # M6.1, M6.2
        (
            [("turn 0", "over 0")],
            "the game is not over: no River is full and the deck is not exhausted",
        ),
        (
            [("turn 0", "over 0 exhausted")],
            "the game ends when a Mandala is claimed, and none is empty",
        ),
    ],
)
def test_what_no_turn_can_reach(changes: list[tuple[str, str]], sentence: str) -> None:
    assert refusal(TURN, changes) == sentence


def test_a_mountain_that_is_claimed_has_cards() -> None:
    """M4.3."""
    sentence = "the Mountain of Mandala 1 has nothing to claim"
    assert refusal(CLAIM, [("yk ", "-  ")]) == sentence


def test_whose_claim_it_is_follows_from_the_colours_left() -> None:
    """M4.2, M4.3: equal Fields: seat 1 first; purple is gone, so one claim was made: seat 0."""
    assert refusal(CLAIM, []) == "after 1 claims it is seat 0's, not seat 1's"
    assert table(CLAIM.replace("claimer 1", "claimer 0")).seat == 0
    assert table(CLAIM.replace("yk ", "ykp")).seat == 1


def test_no_more_cards_are_due_than_there_are() -> None:
    """M5.4."""
    changes = [("turn 0", "draw 0 due 3"), ("deck      -", "deck      y")]
    assert refusal(NO_DECK, changes) == "3 cards are due, more than there are"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ([("-    kk", "k    kk")], "a refill is 2 cards, with those that have come"),
        ([("- -", "g -")], "Mandala 1 is refilled, so its Fields are empty"),
        (
            [("due 2", "due 2 exhausted")],
            "the deck was exhausted before this refill, so the game is over",
        ),
    ],
)
def test_what_no_refill_can_reach(changes: list[tuple[str, str]], sentence: str) -> None:
    """M4.8, M6.2."""
    picture = """
        mandala refill 0 mandala 1 due 2
        mandalas  1    2
        field 1   - -
        mountain  -    kk
        field 0   -    -
        seat 1    hand kro cup rp river - claimed -
        seat 0    hand kr cup oy river - claimed -
        deck      rest
        discard   gg
        """
    assert table(picture).needs_chance
    assert refusal(picture, changes) == sentence


def test_a_refill_may_have_exhausted_the_deck_with_its_first_card() -> None:
    """M6.4."""
    picture = """
        mandala refill 0 mandala 1 due 1 exhausted
        mandalas  1    2
        field 1   -    -
        mountain  k    kk
        field 0   -    -
        seat 1    hand kro cup rp river - claimed -
        seat 0    hand kr cup oy river - claimed -
        deck      rest
        discard   -
        """
    position = table(picture)
    position.play("refill 1 g")
    assert (position.seat, position.is_over) == (1, False)


LEFT = "cards are left to draw, so no discard has 'returned' the same cards"
FOLLOWED = "a build or grow follows the discard, so nothing is 'returned' any more"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ([("deck      -", "deck      y")], LEFT),
        ([("turn 1", "draw 1 due 1"), ("deck      -", "deck      yy")], LEFT),
        ([("turn 1", "draw 1 due 2"), ("deck      -", "deck      yo")], LEFT),
        ([("turn 1", "draw 1 due 1"), ("deck      -", "deck      y"), (" exhausted", "")], LEFT),
        (
            [
                ("turn 1", "draw 1 due 1"),
                ("deck      -", "deck      y"),
                ("discard   -", "discard   y"),
            ],
            LEFT,
        ),
        ([("turn 1", "draw 1 mandala 2 due 1"), ("deck      -", "deck      y")], FOLLOWED),
        ([("turn 1", "claim 1 mandala 2 claimer 1")], FOLLOWED),
        (
            [("turn 1", "over 1"), ("river ko", "river kroygp"), ("p15", "p14")],
            "a River has six colours, so no discard has ended the game",
        ),
        (
            [("turn 1", "over 1"), ("k11p15", "k"), ("ko claimed kko", "kop claimed k12op14")],
            "the Mountain of Mandala 2 has too few cards",
        ),
        (
            [("turn 1", "over 1"), ("exhausted returned", "exhausted")],
            "the game ends when a Mandala is claimed, and none is empty",
        ),
    ],
)
def test_what_no_returned_discard_can_reach(changes: list[tuple[str, str]], sentence: str) -> None:
    """M6.6."""
    assert table(RETURNED).seat == 1
    assert table(RETURNED.replace("turn 1", "over 1")).is_over
    assert refusal(RETURNED, changes) == sentence
