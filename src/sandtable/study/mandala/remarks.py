"""First mistakes in Mandala: empty Fields, completing for the rival, claims that bring less."""

from ...games import Position
from ..judging import gain_of
from ..teaching import Remark

MUCH = 2
"""So many points less at once are worth a word."""


def comment(position: Position, move: str) -> Remark | None:
    """M4.2, M4.5, M7.1: what there is to say about a move."""
    if move.startswith("claim"):
        return _less(position, move)
    return _completes(position, move)


def _less(position: Position, move: str) -> Remark | None:
    """M7.1: another colour brings more at once."""
    gains = {other: gain_of(position, other) for other in position.legal_moves()}
    better = max(sorted(gains), key=gains.__getitem__)
    more = gains[better] - gains[move]
    return Remark("less", "M7.1", better, {"points": more}) if more >= MUCH else None


def _completes(position: Position, move: str) -> Remark | None:
    """M4.2, M4.5: who completes a Mandala behind, or with an empty Field, does it for the rival."""
    word, *rest = move.split()
    if word == "discard":
        return None
    view = position.view(position.seat)
    mandala, colour = int(rest[0]) - 1, rest[1][0]
    if view["missing"][mandala] != colour:
        return None
    own, rival = (len(view["fields"][mandala][seat]) for seat in _seats(position))
    own += len(rest[1]) if word == "grow" else 0
    if own == 0 and rival > 0:
        return Remark("empty", "M4.5")
    return Remark("behind", "M4.2") if own <= rival else None


def _seats(position: Position) -> tuple[int, int]:
    """The seat to move, and the other."""
    seat = position.seat
    assert seat is not None
    return seat, 1 - seat
