"""A Mandala position as text, both ways."""

import pytest

import sandtable

from .tables import GAME, play, table

PICTURE = """\
mandala turn 0
mandalas  1    2
field 1   g    -
mountain  ypp  kk
field 0   ro   -
seat 1    hand kroygp cup rp river k claimed kkk
seat 0    hand krroy cup oy river yr claimed rr
deck      k10r9o14y13g15p14
discard   rg"""


def test_a_position_is_drawn_as_it_was_drawn_by_hand() -> None:
    assert str(table(PICTURE)) == PICTURE


def test_a_seat_sees_question_marks() -> None:
    """M8.1: the rival's hand and hidden Cup, and the deck; a spectator sees no hand at all."""
    position = table(PICTURE)
    assert position.draw(0).splitlines()[5:8] == [
        "seat 1    hand ?6 cup ?? river k claimed kkk",
        "seat 0    hand krroy cup oy river yr claimed rr",
        "deck      ?75",
    ]
    assert position.draw().splitlines()[5:8] == [
        "seat 1    hand ?6 cup ?? river k claimed kkk",
        "seat 0    hand ?5 cup ?? river yr claimed rr",
        "deck      ?75",
    ]
    assert position.draw(0).splitlines()[:5] == PICTURE.splitlines()[:5]


def test_the_cups_are_open_when_the_game_is_over() -> None:
    """M8.1."""
    over = PICTURE.replace("turn 0", "over 0 exhausted").replace("k10r9", "k12r9")
    over = over.replace("ypp  kk", "ypp  -")
    assert table(over).draw().splitlines()[5] == "seat 1    hand ?6 cup rp river k claimed kkk"


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_can_be_drawn_and_read(seed: int) -> None:
    """All phases of random games, to the same bytes."""
    position = GAME.from_deal(GAME.deal(seed=seed).deal)
    phases = set()
    step = seed
    while not position.is_over:
        phases.add(position.view()["phase"])
        assert table(str(position)).state.tobytes() == position.state.tobytes()
        options = [text for text, _ in position.chance_outcomes()] or position.legal_moves()
        step = (step * 7919 + 13) % 10007
        position.play(options[step % len(options)])
    assert table(str(position)).state.tobytes() == position.state.tobytes()
    assert str(table(str(position))) == str(position)
    assert phases == {"turn", "draw", "claim", "refill"}


RETURNED = """\
mandala turn 1 exhausted returned
mandalas  1                2
field 1   -                -
mountain  r11o16y17g17     k11p15
field 0   -                rr
seat 1    hand kkkg cup pp river ko claimed kko
seat 0    hand rrk cup yp river r claimed rr
deck      -
discard   -"""


def test_a_discard_that_took_the_same_cards_back_is_drawn() -> None:
    """M6.6: for every seat, before, between and after the draw, and at the end."""
    position = table(RETURNED)
    headings = []
    for text in ("discard kk", "draw k", "draw k"):
        headings.append(str(position).splitlines()[0])
        assert position.draw(0).splitlines()[0] == position.draw().splitlines()[0] == headings[-1]
        assert table(str(position)).state.tobytes() == position.state.tobytes()
        position.play(text)
    assert [*headings, str(position).splitlines()[0]] == [
        "mandala turn 1 exhausted returned",
        "mandala draw 1 due 2 exhausted returned",
        "mandala draw 1 due 1 exhausted returned",
        "mandala over 1 exhausted returned",
    ]
    assert table(str(position)).state.tobytes() == position.state.tobytes()


def test_spaces_do_not_matter_and_the_rest_need_not_be_counted() -> None:
    assert str(table("\n\n" + PICTURE.replace("  ", "     ") + "\n ")) == PICTURE
    assert str(table(PICTURE.replace("k10r9o14y13g15p14", "rest"))) == PICTURE
    assert str(table(PICTURE.replace("discard   rg", "discard   rest"))) == PICTURE
    assert str(table(PICTURE.replace("kroygp", "pgyork"))) == PICTURE
    assert str(table(PICTURE.replace("kkk", "k3"))) == PICTURE


def test_a_drawn_position_can_be_played_and_has_no_record() -> None:
    position = table(PICTURE)
    play(position, "build 1 k", "draw kkk")
    assert position.view()["phase"] == "claim"
    assert position.deal is None
    with pytest.raises(sandtable.BadPosition, match="no record"):
        position.record()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("discard   rg", "", "a Mandala picture has 9 lines, not 8"),
        ("mandala turn 0", "mandala turn 2", "the first line must be like 'mandala turn 0'"),
        ("mandala turn 0", "mandala sleep 0", "the first line must be like 'mandala turn 0'"),
        ("mandala turn 0", "patterns turn 0", "the first line must be like 'mandala turn 0'"),
        ("mandala turn 0", "mandala turn 0 due 9", "the first line must be like"),
        ("mandalas  1    2", "mandalas  2    1", "the second line must be 'mandalas 1 2'"),
        ("field 1 ", "field 3 ", "the line 'field 3 g -' must begin with 'field 1'"),
        ("discard ", "discarded ", "the line 'discarded rg' must begin with 'discard'"),
        ("ypp  kk", "ypp", "the line 'mountain' must have 2 words of cards, not 1"),
        ("rg", "r g", "the line 'discard' must have 1 words of cards, not 2"),
        (" claimed rr", "", "the line 'seat 0' must be like 'hand kr cup oo river - claimed -'"),
        ("river yr claimed", "claimed rr river", "the line 'seat 0' must be like"),
        ("river yr", "river yy", "the River of seat 0 must be different colours, not 'yy'"),
        ("river yr", "river yw", "the River of seat 0 must be different colours, not 'yw'"),
        ("river yr", "river y2", "the River of seat 0 must be different colours, not 'y2'"),
        ("hand krroy", "hand ?5", "the hand of seat 0 has cards that are not shown: '?5'"),
        ("hand krroy", "hand k-", "the hand of seat 0 must be letters of 'kroygp', not 'k-'"),
        ("hand krroy", "hand 3k", "the hand of seat 0 must be letters of 'kroygp', not '3k'"),
        ("ypp  kk", "ypq  kk", "the mountain of Mandala 1 must be letters of 'kroygp'"),
        ("k10r9", "k11r9", "there are 19 black cards instead of 18"),
        ("k10r9", "k999r9", "there are 1007 black cards instead of 18"),
        ("k10r9", "r9", "there are 8 black cards instead of 18"),
        ("p14", "p13", "there are 17 purple cards instead of 18"),
        ("ypp  kk", "rest rest", "only one place can have the 'rest', not 2"),
    ],
)
def test_a_picture_that_cannot_be_read_is_explained(old: str, new: str, sentence: str) -> None:
    assert old in PICTURE
    with pytest.raises(sandtable.BadPosition) as refusal:
        table(PICTURE.replace(old, new, 1))
    assert str(refusal.value).startswith(sentence)


def test_the_rest_cannot_be_less_than_nothing() -> None:
    with pytest.raises(sandtable.BadPosition, match="there are 26 black cards instead of 18"):
        table(PICTURE.replace("discard   rg", "discard   k18").replace("k10r9o14y13g15p14", "rest"))
