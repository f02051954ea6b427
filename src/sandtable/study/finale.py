"""The short real game at the end of the first lesson: who plays, and what is said about it.

Nothing is kept between moves but the moves themselves: `resume` plays them again, with the same
chance.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from ..errors import IllegalMove
from ..games import Position, load
from ..players.player import SeatView
from ..players.registry import PLAYERS, RANDOM
from .lesson import Course, Finale, set_up
from .teaching import Remark, Teaching

Choose = Callable[[SeatView], str]
"""The rival: a move for what its seat may know."""


@dataclass(frozen=True)
class Played:
    """What came of a move of the learner."""

    refusal: IllegalMove | None = None
    """Why it was not played."""
    rule: str = ""
    """The number of the rule that forbids it."""
    remark: Remark | None = None
    """What there is to say about it, if that was not said before."""


def weakest(game: str) -> str:
    """The weakest player that does not play anything."""
    return next(name for name in PLAYERS[game] if name != RANDOM)


def rival_of(course: Course) -> str | None:
    """The level of the rival; None where all play together, and the learner for all."""
    return None if load(course.game).shared_result else weakest(course.game)


def begin_finale(course: Course) -> Position:
    """Where it begins; chance plays itself."""
    finale = finale_of(course)
    position = set_up(load(course.game), finale.start)
    position.supply_chance(finale.seed)
    return position


def resume_finale(course: Course, moves: Sequence[str]) -> Position:
    """The game after these moves of both sides, without chance; IllegalMove if one is not legal."""
    position = begin_finale(course)
    for move in moves:
        position.play(move)
    return position


def finale_of(course: Course) -> Finale:
    """The finale of a course that has one."""
    assert course.finale is not None
    return course.finale


def is_learners_turn(course: Course, position: Position) -> bool:
    """Whether the learner is to move: where all play together, always."""
    if position.seat is None:
        return False
    return rival_of(course) is None or position.seat == finale_of(course).seat


def play_learner(
    teaching: Teaching, position: Position, move: str, said: Collection[str] = ()
) -> Played:
    """Play a move of the learner, and comment the first mistake of each kind."""
    refusal = position.why_not(move)
    if refusal is not None:
        return Played(refusal, teaching.course.refusals.get(refusal.code, ""))
    remark = teaching.comment(position, move)
    position.play(move)
    return Played(remark=None if remark is None or remark.kind in said else remark)


def play_rival(course: Course, position: Position, choose: Choose) -> list[str]:
    """Play for the rival until the learner is to move, or the game is over; what was played."""
    played = []
    while position.seat is not None and not is_learners_turn(course, position):
        played.append(choose(SeatView.of(position, position.seat)))
        position.play(played[-1])
    return played
