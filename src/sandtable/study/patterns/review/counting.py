"""What two moves change on the board at once, counted by the rules.

What a move prevents or prepares is told by a counterfactual: the same answer, or the same next
move, after the one move and after the other; where it is not legal it brings nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from ....games.batch import States
from ....games.patterns.state import TURN
from ....players.patterns.reading import moves_of, played
from ..puzzles.exact import legal_moves
from .lines import Played, points_in_reach, points_of

GAIN, CLOSES, DENIES, REACHES = "gain", "closes", "denies", "reaches"
PREPARES, REACH_OWN, REACH_RIVAL = "prepares", "reach-own", "reach-rival"
COUNTED_KINDS = (GAIN, CLOSES, DENIES, REACHES, PREPARES, REACH_OWN, REACH_RIVAL)


@dataclass(frozen=True)
class Counted:
    """Points after the move that was played and after the better one."""

    kind: str
    with_move: float
    with_better: float
    sign: int = 1
    """-1: points of the rival, or points that are lost."""
    subject: Mapping[str, str | int] = field(default_factory=dict)


def counted(move: Played, better: Played) -> Iterator[Counted]:
    """All that differs."""
    yield Counted(GAIN, move.gain, better.gain)
    seat = move.seat
    for kind, who, sign in ((REACH_OWN, seat, 1), (REACH_RIVAL, 1 - seat, -1)):
        yield Counted(kind, prospects(move.after, who), prospects(better.after, who), sign)
    yield from _prevented(move, better)
    yield from _prepared(move, better)


def prospects(states: States, seat: int) -> int:
    """P8.1, P4.1: the points a seat has made, and those its groups could still flip."""
    return sum(points_of(states[0], seat)) + points_in_reach(states[0], seat)


def _prevented(move: Played, better: Played) -> Iterator[Counted]:
    """What the rival's best answer does, if the better move makes it impossible or worth less."""
    reply = move.reply
    if reply is None:
        return
    subject: dict[str, str | int] = {"reply": reply, "cell": reply.split()[-1]}
    for kind, count in ((CLOSES, _closed), (DENIES, _scored), (REACHES, _reached)):
        values = _of_answer(move, reply, count), _of_answer(better, reply, count)
        if values[0] > values[1]:
            yield Counted(kind, *values, -1, subject)


def _of_answer(line: Played, reply: str, count: Callable[[States, States, int], int]) -> int:
    """What an answer to the first move of a line changes; nothing if it cannot be given."""
    if not _is_legal(line, line.after, reply):
        return 0
    return count(line.after, played(line.game, line.after, reply), line.seat)


def _closed(before: States, after: States, seat: int) -> int:
    """P6.1: points in reach that an answer takes away."""
    return points_in_reach(before[0], seat) - points_in_reach(after[0], seat)


def _scored(before: States, after: States, seat: int) -> int:
    """P8.1: points of the rival at once."""
    return sum(points_of(after[0], 1 - seat)) - sum(points_of(before[0], 1 - seat))


def _reached(before: States, after: States, seat: int) -> int:
    """P4.1: points that come into the rival's reach."""
    return prospects(after, 1 - seat) - prospects(before, 1 - seat)


def _prepared(move: Played, better: Played) -> Iterator[Counted]:
    """What the next own move brings that the better line has, and the other line had not."""
    follow = better.follow
    if follow is None or move.reply is None:
        return
    values = _of_follow(move, follow), _of_follow(better, follow)
    if values[1] > values[0]:
        yield Counted(PREPARES, *values, 1, {"follow": follow, "cell": follow.split()[-1]})


def _of_follow(line: Played, follow: str) -> int:
    """Points made or brought into reach by the next own move; none if it is not legal then."""
    before = moves_of(line.game, line.states, line.line[:2])
    if not _is_legal(line, before, follow) or int(before[0].seat) != line.seat:
        return 0
    after = played(line.game, before, follow)
    made = sum(points_of(after[0], line.seat)) - sum(points_of(before[0], line.seat))
    return max(made, prospects(after, line.seat) - prospects(before, line.seat))


def _is_legal(line: Played, states: States, move: str) -> bool:
    return states[0].phase == TURN and move in legal_moves(line.game, states)
