"""Mandala moves, chance events and hidden moves as text."""

import pytest

import sandtable

from .tables import GAME, play, refused, table

DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}


def test_every_decision_has_a_text_and_a_number() -> None:
    """M2.2, M2.4, M2.5, M4.3: 12 builds, 84 grows, 48 discards and 6 claims."""
    texts = GAME.action_texts
    assert len(texts) == len(set(texts)) == 12 + 84 + 48 + 6
    assert [GAME.read_move(text) for text in texts] == list(range(150))
    for text in ("build 1 p", "grow 2 rrr", "discard kk", "claim y", "grow 1 ppppppp"):
        assert text in texts
    assert (texts[0], texts[12], texts[96], texts[144]) == (
        "build 1 k", "grow 1 k", "discard k", "claim k",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("build 3 p", "'build 3 p' names no Mandala: it is 1 or 2"),
        ("grow  rr", "'grow  rr' names no Mandala: it is 1 or 2"),
        ("grow 12 rr", "'grow 12 rr' names no Mandala: it is 1 or 2"),
        ("build p", "'build p' must be like 'build 1 p'"),
        ("build", "'build' must be like 'build 1 p'"),
        ("grow 2 r r", "'grow 2 r r' must be like 'grow 2 rrr'"),
        ("discard 1 k", "'discard 1 k' must be like 'discard kk'"),
        ("claim", "'claim' must be like 'claim y'"),
        ("claim ", "'claim ' names no card"),
        ("build 1 w", "'build 1 w' has 'w', which is no colour (kroygp)"),
        ("discard K", "'discard K' has 'K', which is no colour (kroygp)"),
        ("grow 1 rk", "'grow 1 rk' names more than one colour"),
        ("claim yy", "'claim yy' names 2 cards, and the most to claim is 1"),
        ("build 1 pp", "'build 1 pp' names 2 cards, and the most to build is 1"),
        ("grow 1 rrrrrrrr", "'grow 1 rrrrrrrr' names 8 cards, and the most to grow is 7"),
        ("discard kkkkkkkkk", "'discard kkkkkkkkk' names 9 cards, and the most to discard is 8"),
    ],
)
def test_a_text_that_is_no_move_is_explained(text: str, sentence: str) -> None:
    assert refused(GAME.from_deal(DEAL), text) == sentence


@pytest.mark.parametrize(
    "text", ["", "pass", "Build 1 p", " build 1 p", "open c4", "drawr", "dräw"]
)
def test_a_text_of_no_kind_of_move_is_answered_with_examples(text: str) -> None:
    """M2.1: there is nothing else to do, passing included."""
    assert refused(GAME.from_deal(DEAL), text) == (
        f"{text!r} is no Mandala move; moves are like "
        "'build 1 p', 'grow 2 rrr', 'discard kk', 'claim y'"
    )


def test_a_chance_event_is_no_move() -> None:
    """M2.3: it is written by the table."""
    for text in ("draw r", "refill 1 gk", "draw"):
        assert GAME.is_chance_text(text)
        with pytest.raises(sandtable.IllegalMove, match="is a chance event, not a move"):
            GAME.read_move(text)
    assert not any(GAME.is_chance_text(text) for text in ("", "drawr", "build 1 p", "refills 1 g"))
    assert refused(GAME.deal(seed=1), "draw r") == (
        "'draw r' is a chance event, and here chance plays itself"
    )


def test_every_reason_has_its_sentence() -> None:
    assert len(GAME.refusals) == len({refusal.sentence for refusal in GAME.refusals}) == 14
    assert GAME.refusals[0].sentence == ""


def test_what_another_draws_is_hidden() -> None:
    """M8.1: each player sees its own draws, a spectator none; how many is open (M8.2)."""
    position = GAME.from_deal(DEAL)
    play(position, "build 1 y", "draw roy", "discard p", "draw k", "grow 1 o", "build 2 r")
    play(position, "draw kyp")
    assert position.history(0) == [
        "build 1 y", "draw roy", "discard p", "draw ?", "grow 1 o", "build 2 r", "draw ???",
    ]  # fmt: skip
    assert position.history(1) == [
        "build 1 y", "draw ???", "discard p", "draw k", "grow 1 o", "build 2 r", "draw kyp",
    ]  # fmt: skip
    assert position.history() == [
        "build 1 y", "draw ???", "discard p", "draw ?", "grow 1 o", "build 2 r", "draw ???",
    ]  # fmt: skip


def test_refills_are_open_and_claims_change_no_turn() -> None:
    """M8.1, M8.2, M4.8: also when the game did not begin with a deal."""
    picture = """
        mandala turn 1
        mandalas  1    2
        field 1   o    -
        mountain  rrk  yy
        field 0   ygg  -
        seat 1    hand pp cup oo river - claimed -
        seat 0    hand pp cup oo river - claimed -
        deck      rest
        discard   -
        """
    texts = ["build 1 p", "draw kkk", "claim r", "claim k", "claim p", "refill 1 gk"]
    position = play(table(picture), *texts)
    assert position.history(1) == texts
    assert position.history(0) == position.history() == [texts[0], "draw ???", *texts[2:]]
    play(position, "discard pp", "draw k")
    assert position.history(0)[-2:] == ["discard pp", "draw k"]
    assert position.history(1)[-2:] == ["discard pp", "draw ?"]
    assert position.history(1)[1] == "draw kkk"


def test_a_draw_before_the_first_move_of_a_drawn_position() -> None:
    """M8.1."""
    picture = """
        mandala draw 1 due 2
        mandalas  1   2
        field 1   -   -
        mountain  kr  gg
        field 0   -   -
        seat 1    hand kroy cup pp river - claimed -
        seat 0    hand krroyg cup ro river - claimed -
        deck      rest
        discard   kk
        """
    position = play(table(picture), "draw pp")
    assert position.seat == 0
    assert position.history(1) == ["draw pp"]
    assert position.history(0) == position.history() == ["draw ??"]
