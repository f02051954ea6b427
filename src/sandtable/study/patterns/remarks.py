"""First mistakes in Patterns: groups without neighbours, points left lying, proven losses."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ...games import Position
from ...games.patterns.state import CELLS
from ...players.player import SeatView
from ..judging import gain_of
from ..teaching import Remark

if TYPE_CHECKING:
    from ...players.patterns.bot import PatternsBot

MUCH = 2
"""So many points less at once are worth a word."""
SOLVED = 20
"""With so few tiles face up an ending is solved in a moment."""
BUDGET = 1.0


def comment(position: Position, move: str) -> Remark | None:
    """P3, P8.1 and the exact margin: what there is to say about a move."""
    if move.startswith("open"):
        return _opened_alone(position, move)
    return _costs(position, move) or _less(position, move)


def _opened_alone(position: Position, move: str) -> Remark | None:
    """P3.2: a group with no tile of its colour beside it, though there is a better place."""
    view = position.view(position.seat)
    colour = view["bowls"][position.seat]
    beside = {
        place: sum(_tile(view, cell) == colour for cell in _neighbours(place.split()[1]))
        for place in position.legal_moves()
        if place.startswith("open")
    }
    better = max(sorted(beside), key=beside.__getitem__)
    if beside[move] or not beside[better]:
        return None
    return Remark("alone", "P4.1", better)


def _less(position: Position, move: str) -> Remark | None:
    """P8.1: another move brings more at once."""
    gains = {other: gain_of(position, other) for other in position.legal_moves()}
    better = max(sorted(gains), key=gains.__getitem__)
    more = gains[better] - gains[move]
    return Remark("less", "P8.1", better, {"points": more}) if more >= MUCH else None


def _costs(position: Position, move: str) -> Remark | None:
    """The exact margin that a move gives away, where the ending is solved."""
    view = position.view()
    tiles = sum(tile.islower() for row in view["board"] for tile in row)
    if tiles > SOLVED or view["phase"] != "turn" or position.deal is None:
        return None
    after = position.copy()
    after.play(move)
    best, left = _margin(position), _margin(after)
    if best is None or left is None or position.seat is None:
        return None
    kept = left[0] if after.seat == position.seat else -left[0]
    cost = round(best[0] - kept)
    return Remark("costs", "", best[1], {"points": cost}) if cost >= MUCH else None


def _margin(position: Position) -> tuple[float, str] | None:
    """By how much the seat to move wins with best play of both; None if it is not proven."""
    seat = position.seat
    if seat is None:
        own, rival = position.score_now()
        return (rival - own, "") if _last_seat(position) == 0 else (own - rival, "")
    found = _solver()().choose(SeatView.of(position, seat), BUDGET)
    return (found.value, found.move) if found.is_proven else None


def _last_seat(position: Position) -> int:
    return int(position.state.seat)


@cache
def _solver() -> "Callable[[], PatternsBot]":
    from ...players.patterns.bot import PatternsBot

    bot = PatternsBot("solver")
    return lambda: bot


def _tile(view: dict, cell: str) -> str:  # type: ignore[type-arg]
    tile: str = view["board"][8 - int(cell[1])]["abcdefgh".index(cell[0])]
    return tile


def _neighbours(cell: str) -> list[str]:
    """P4.2: the cells that share an edge with this one."""
    column, row = ord(cell[0]), int(cell[1])
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    around = [f"{chr(column + x)}{row + y}" for x, y in steps]
    return [place for place in around if place in CELLS]
