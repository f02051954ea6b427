"""Mandala positions drawn as text.

In a drawing `rest` is the place of all cards that are nowhere else; `k12` is twelve black cards.
"""

import pytest

import sandtable

GAME = sandtable.load("mandala")

# M6.6: neither deck nor pile has a card; Mandala 1 lacks black and purple.
# Seat 0 has 2 * 1 = 2 points, seat 1 has 2 * 1 + 1 * 2 = 4.
DRY = """
    mandala turn 0 exhausted
    mandalas  1     2
    field 1   -     -
    mountain  rest  k11p15
    field 0   -     rr
    seat 1    hand kkkg cup pp river ko claimed kko
    seat 0    hand rrk cup yp river r claimed rr
    deck      -
    discard   -
    """
RETURNED = DRY.replace("turn 0 exhausted", "turn 1 exhausted returned")
"""The same when seat 0 has only taken the same cards back."""


def table(picture: str) -> sandtable.Position:
    """The position that is drawn."""
    return GAME.from_picture(picture)


def shows(position: sandtable.Position, picture: str) -> bool:
    """Whether a position is the one that is drawn, to the last card."""
    return position.state.tobytes() == table(picture).state.tobytes()


def play(position: sandtable.Position, *texts: str) -> sandtable.Position:
    """Play several moves and chance events; returns the position itself."""
    for text in texts:
        position.play(text)
    return position


def refused(position: sandtable.Position, text: str) -> str:
    """The sentence a move is refused with. It changes nothing."""
    before = position.state.tobytes(), list(position.moves)
    with pytest.raises(sandtable.IllegalMove) as refusal:
        position.play(text)
    assert (position.state.tobytes(), position.moves) == before
    return str(refusal.value)


def moves(position: sandtable.Position, *beginnings: str) -> set[str]:
    """The legal moves that begin with one of these words."""
    return {move for move in position.legal_moves() if move.startswith(beginnings)}
