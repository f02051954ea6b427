"""Patterns moves as text."""

import pytest

import sandtable

GAME = sandtable.load("patterns")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no Patterns move"),
        ("pass", "no Patterns move"),
        ("Open c4", "no Patterns move"),
        (" open c4", "no Patterns move"),
        ("open  c4", "names no cell"),
        ("open c4 ", "names no cell"),
        ("open", "names no cell"),
        ("open a1", "names no cell"),
        ("flip i5", "names no cell"),
        ("swap c9", "names no cell"),
        ("bowls", "two different colours"),
        ("bowls rr", "two different colours"),
        ("bowls rx", "two different colours"),
        ("bowls rkg", "two different colours"),
        ("done done", "no Patterns move"),
        ("öpen c4", "no Patterns move"),
    ],
)
def test_a_text_that_is_no_move(text: str, message: str) -> None:
    position = GAME.deal(seed=1)
    with pytest.raises(sandtable.IllegalMove, match=message):
        position.play(text)
    assert position.moves == []


@pytest.mark.parametrize("thing", [None, 5, b"open c4", ["open c4"]])
def test_a_thing_that_is_no_text(thing: object) -> None:
    with pytest.raises(sandtable.IllegalMove, match="a move is text"):
        GAME.deal(seed=1).play(thing)  # type: ignore[arg-type]
