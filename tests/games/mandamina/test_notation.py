"""Mandamina moves as text."""

import pytest

import sandtable

GAME = sandtable.load("mandamina")


def test_a_move_is_the_name_of_a_cell() -> None:
    """S2.1: 49 texts, in the order of the cells from a1."""
    assert len(GAME.action_texts) == len(set(GAME.action_texts)) == 49
    assert GAME.action_texts[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2")
    for number, text in enumerate(GAME.action_texts):
        assert GAME.read_move(text) == number


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no Mandamina move"),
        ("c", "no Mandamina move"),
        ("5", "no Mandamina move"),
        ("c5 ", "no Mandamina move"),
        (" c5", "no Mandamina move"),
        ("C5", "names no cell of the board: it has a1 to g7"),
        ("h1", "names no cell"),
        ("a8", "names no cell"),
        ("a0", "names no cell"),
        ("z9", "names no cell"),
        ("c\u0665", "names no cell"),
        ("5c", "no Mandamina move"),
        ("move c5", "no Mandamina move"),
        ("draw r", "no Mandamina move"),
    ],
)
def test_a_text_that_is_no_move(text: str, message: str) -> None:
    game = GAME.deal(seed=1)
    with pytest.raises(sandtable.IllegalMove, match=message):
        game.play(text)
    assert game.moves == []


@pytest.mark.parametrize("thing", [None, 5, b"c5", ["c5"]])
def test_a_thing_that_is_no_text(thing: object) -> None:
    with pytest.raises(sandtable.IllegalMove, match="a move is text"):
        GAME.deal(seed=1).play(thing)  # type: ignore[arg-type]
