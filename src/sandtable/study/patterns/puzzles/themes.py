"""What is in the solution of a Patterns ending: predicates over positions, each with its rule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ....games import Position
from ....games.bits import popcount
from ....games.patterns.moves import flip_targets
from ....games.patterns.state import COLOUR_COUNT, FINAL_FLIPS, TURN
from ...puzzles.puzzle import Puzzle
from .endings import steps_of
from .exact import Endings

ENOUGH = 2
"""Points, or final flips, that make a theme."""


@dataclass(frozen=True)
class Solved:
    """A puzzle with its first right move played, and the best line to the end."""

    puzzle: Puzzle
    endings: Endings

    @cached_property
    def before(self) -> Position:
        return self.puzzle.start()

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    @cached_property
    def move(self) -> str:
        return str(next(iter(self.puzzle.answer["right"])))

    @cached_property
    def after(self) -> Position:
        return _played(self.before, self.move)

    @cached_property
    def stuck(self) -> Position:
        """Where the turns end: before the final flips, if there are any."""
        position = self.after
        for move in self.endings.whole_line(self.after.observation(None)):
            if position.state.phase != TURN:
                break
            position = _played(position, move)
        return position

    def gain(self, move: str) -> int:
        """The points a move makes at once."""
        now, then = self.before.score_now(), _played(self.before, move).score_now()
        return then[self.seat] - now[self.seat]


def _played(position: Position, move: str) -> Position:
    after = position.copy()
    after.play(move)
    return after


def _is_opening(solved: Solved) -> bool:
    return all(move.startswith("open") for move in solved.puzzle.answer["right"])


def _is_exchange(solved: Solved) -> bool:
    return all(move.startswith("swap") for move in solved.puzzle.answer["right"])


def _is_sacrifice(solved: Solved) -> bool:
    most = max(solved.gain(move) for move in solved.puzzle.answer["wrong"])
    return most >= ENOUGH + max(solved.gain(move) for move in solved.puzzle.answer["right"])


def _is_denial(solved: Solved) -> bool:
    """Points that the rival could have flipped next, and cannot any more."""
    rival = 1 - solved.seat
    state = solved.before.state
    gone = int(flip_targets(state, rival)) & ~int(flip_targets(solved.after.state, rival))
    return (
        sum(
            popcount(gone & int(state.up[colour])) * int(state.number[rival, colour])
            for colour in range(COLOUR_COUNT)
        )
        >= ENOUGH
    )


def _is_ending(solved: Solved) -> bool:
    return bool(solved.after.state.phase != TURN)


def _is_tempo(solved: Solved) -> bool:
    """P7.3: the seat itself makes final flips at the end of the best line."""
    state = solved.stuck.state
    if state.phase != FINAL_FLIPS or int(state.seat) != solved.seat:
        return False
    return popcount(int(flip_targets(state, solved.seat))) >= ENOUGH


def _is_comeback(solved: Solved) -> bool:
    points = solved.before.score_now()
    return points[solved.seat] < points[1 - solved.seat] and solved.puzzle.answer["margin"] > 0


def _is_sequence(solved: Solved) -> bool:
    return steps_of(solved.puzzle.answer) > 1


RULES: Mapping[str, Callable[[Solved], bool]] = {
    "opening": _is_opening,
    "exchange": _is_exchange,
    "sacrifice": _is_sacrifice,
    "denial": _is_denial,
    "ending": _is_ending,
    "tempo": _is_tempo,
    "comeback": _is_comeback,
    "sequence": _is_sequence,
}
THEMES = tuple(RULES)


def themes_of(puzzle: Puzzle, endings: Endings) -> tuple[str, ...]:
    """All themes of a puzzle."""
    solved = Solved(puzzle, endings)
    return tuple(theme for theme, rule in RULES.items() if rule(solved))
