"""Patterns positions as text."""

import pytest

import sandtable

GAME = sandtable.load("patterns")
PICTURE = """\
patterns turn 0
bowls pk tiles rk
   a   b   c   d   e   f   g   h
8          k   r   o   y
7      g   p   k   r   o   y
6  g   p   k   r   o   y   g   p
5  y   r   o   o   g   y   g   p
4  g   R01 o   r   p   y   g   p
3  k   r   o   K11 K1  p   k   r
2      o   y   g   p   k   r
1          o   y   g   y"""


def test_a_picture_reads_as_drawn() -> None:
    position = GAME.from_picture(PICTURE)
    assert str(position) == PICTURE
    assert position.seat == 0
    assert position.view()["groups"] == [
        [{"number": 1, "colour": "r", "marker": "b4", "cells": ["b4"]}],
        [{"number": 1, "colour": "k", "marker": "d3", "cells": ["d3", "e3"]}],
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("patterns turn 0", "patterns turn 2", "the first line must be like"),
        ("patterns turn 0", "patterns draw 0", "the first line must be like"),
        ("bowls pk tiles rk", "bowls pk", "the second line must be like"),
        ("bowls pk", "bowls px", "the second line must be like"),
        ("bowls pk", "bowls --", "the bowls are filled by the first decision"),
        ("tiles rk", "tiles rr", "of different colours"),
        ("patterns turn", "patterns bowls", "the bowls are filled|seat 1 fills the bowls"),
        ("patterns turn", "patterns over", "seat 1 can still act"),
        ("\n5  y", "\n9  y", "the line of row 5 must begin with its number"),
        ("R01 o", "R0  o", "seat 0's red group has no marker"),
        ("R01 o", "R02 o", "use them in order"),
        ("K11 K1 ", "K11 K11", "a marker too many"),
        ("K11 K1  p", "K11 p   K1", "more than one piece"),
        ("R01 o", "R21 o", "b4 has 'R21', which is no tile"),
        ("R01 o", "R07 o", "b4 has 'R07', which is no tile"),
        ("R01 o", "z   o", "b4 has 'z', which is no tile"),
        ("4  g   R01", "4  g   K01", "black tiles instead of 9"),
        ("8          k", "8      k   k", "b8 is off the board"),
        ("7      g", "7       ", "b7 is empty"),
        ("\n1          o   y   g   y", "", "has 11 lines, not 10"),
    ],
)
def test_a_picture_that_cannot_be(old: str, new: str, message: str) -> None:
    assert old in PICTURE
    with pytest.raises(sandtable.BadPosition, match=message):
        GAME.from_picture(PICTURE.replace(old, new, 1))
