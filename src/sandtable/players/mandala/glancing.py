"""Levels that do not look ahead: they look at one Mandala, and at what lies there.

Dice decide which Mandala that is, and between equal moves. They are thrown anew for every position,
and fall the same way in the same position.
"""

from random import Random

from ...games.mandala.state import CLAIM, COLOURS
from ..player import Decision, SeatView
from .levels import Glance

GROW, BUILD, DISCARD = "grow", "build", "discard"


def glance_at(view: SeatView, glance: Glance) -> Decision:
    """A move that looks good at once."""
    dice = Random(view.now.tobytes())
    moves = _largest_piles(view) if view.now[0].phase == CLAIM else _turns(view, glance, dice)
    move = dice.choice(moves)
    return Decision(move, line=(move,), depth=1)


def _largest_piles(view: SeatView) -> list[str]:
    """M4.4: the claims that bring most cards."""
    mountain = view.now[0].mountain[view.now[0].mandala]
    cards = {move: int(mountain[COLOURS.index(move[-1])]) for move in view.legal_moves}
    return [move for move in cards if cards[move] == max(cards.values())]


def _turns(view: SeatView, glance: Glance, dice: Random) -> list[str]:
    """M2.1: what it would do in the Mandala that it looks at, or anywhere if nothing fits there."""
    mandala = dice.choice("12")
    laid = [move for move in view.legal_moves if not move.startswith(DISCARD)]
    here = [move for move in laid if move.split()[1] == mandala] or list(view.legal_moves)
    if not glance.minds_fields:
        return [move for move in here if _is_one_card(move)] or here
    first = [move for move in here if _begins_field(view, move)]
    return first or [move for move in here if move.startswith(BUILD)] or here


def _is_one_card(move: str) -> bool:
    return not move.startswith(DISCARD) and len(move.split()[-1]) == 1


def _begins_field(view: SeatView, move: str) -> bool:
    """M4.5: a card for a Field without any; whose Field is empty gets nothing."""
    if not move.startswith(GROW) or not _is_one_card(move):
        return False
    return int(view.now[0].field[int(move.split()[1]) - 1, view.seat].sum()) == 0
