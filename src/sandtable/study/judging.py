"""Whether a move is what a step asks for, and the answer to one that is not.

The predicates are a closed list. Each is decided by the rules (legality, points, the end) or by an
exact solver that a game has registered; none by a search that could change its mind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import IllegalMove
from ..games import Position
from .lesson import Condition, Course, Step, Wrong

Predicate = Callable[[Position, str, Any], bool]


def _is_one_of(position: Position, move: str, moves: Sequence[str]) -> bool:
    return move in moves


def _is_kind(position: Position, move: str, word: str) -> bool:
    return move.split()[0] == word


def _is_any(position: Position, move: str, wanted: bool) -> bool:
    return wanted


def _gains_at_least(position: Position, move: str, points: int) -> bool:
    return gain_of(position, move) >= points


def _gains_most(position: Position, move: str, wanted: bool) -> bool:
    best = max(gain_of(position, other) for other in position.legal_moves())
    return (gain_of(position, move) == best) is wanted


def _ends_game(position: Position, move: str, wanted: bool) -> bool:
    return after(position, move).is_over is wanted


def _wins(position: Position, move: str, wanted: bool) -> bool:
    end = after(position, move)
    own = True if position.game.shared_result else position.seat
    return (end.is_over and end.winner == own) is wanted


PREDICATES: Mapping[str, Predicate] = {
    "moves": _is_one_of,
    "kind": _is_kind,
    "any": _is_any,
    "gains": _gains_at_least,
    "gains-most": _gains_most,
    "ends": _ends_game,
    "wins": _wins,
}
"""`moves`: one of these; `kind`: its first word; `any`: every legal move; `gains`: so many points
at once; `gains-most`: no other brings more at once; `ends`: the game is over; `wins`: and won."""
REFUSED = "refused"
"""A condition on moves that are not legal: the code of the refusal, or of several."""


def after(position: Position, move: str) -> Position:
    """The position after a move, before any chance."""
    played = position.copy()
    played.play(move)
    return played


def gain_of(position: Position, move: str) -> int:
    """What a move changes in the own points at once, before any chance."""
    assert position.seat is not None
    own = 0 if position.game.shared_result else position.seat
    return after(position, move).score_now()[own] - position.score_now()[own]


def holds(condition: Condition, position: Position, move: str) -> bool:
    """Whether all that a condition says is true of a legal move."""
    return all(PREDICATES[name](position, move, asked) for name, asked in condition.items())


def right_moves(step: Step, position: Position) -> list[str]:
    """All legal moves that a step accepts; those that it names come in its order."""
    named = step.do.get("moves")
    moves = position.legal_moves() if named is None else [str(move) for move in named]
    return [move for move in moves if position.is_legal(move) and holds(step.do, position, move)]


@dataclass(frozen=True)
class Answer:
    """What a step says to a move."""

    is_right: bool
    is_legal: bool = True
    say: str = ""
    """The name of a text; empty if the rule, or the task itself, says it all."""
    rule: str = ""
    """The number of a rule to show."""
    line: tuple[str, ...] = ()
    """What follows on the board: the reply if it is right, else the refutation."""
    refusal: IllegalMove | None = None


def judge(course: Course, step: Step, position: Position, move: str) -> Answer:
    """The answer of a step to a move; nothing is played."""
    refusal = position.why_not(move)
    if refusal is not None:
        return _refused(course, step, refusal)
    if holds(step.do, position, move):
        return Answer(True, line=step.reply)
    for wrong in step.wrong:
        if REFUSED not in wrong.match and holds(wrong.match, position, move):
            return Answer(False, say=wrong.say, rule=wrong.rule, line=wrong.line)
    return Answer(False)


def _refused(course: Course, step: Step, refusal: IllegalMove) -> Answer:
    """A move that the rules forbid is answered with the rule."""
    rule = course.refusals.get(refusal.code, "")
    for wrong in step.wrong:
        if _is_about(wrong, refusal.code):
            return Answer(False, False, wrong.say, wrong.rule or rule, refusal=refusal)
    return Answer(False, False, "", rule, refusal=refusal)


def _is_about(wrong: Wrong, code: str) -> bool:
    codes = wrong.match.get(REFUSED)
    return codes is not None and code in ([codes] if isinstance(codes, str) else codes)
