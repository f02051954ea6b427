"""What the strongest level thinks of a position: several lines, each with a value.

A seat is judged by what it may know. The values of moves that a search did not like are mere
bounds: so the best few of them are played, and the answer to each is searched for its own. Not so
where something is hidden: the answer would be found by who sees the cards that the seat does not.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from ...errors import SandtableError
from ...games import Game, Position
from ...games.outcome import Outcome
from ...players.player import Decision, Player, SeatView
from ...players.registry import PLAYERS, roster_of

FIRST_SHARE = 0.55
"""Of the time, for the position itself; the rest is for the moves that are not best."""
SCOUT_SHARE = 0.4
"""Of the rest, for a look at every move, where a search has only bounds for those not best."""
MOST_LINES = 4
PROOF_SECONDS = 10.0
"""For a proof: most take less; the longest take many minutes, and others wait."""
LONGEST_LINE = 60
"""Moves of a line that are shown."""


class NobodyToMove(SandtableError):
    """A position in which there is nothing to think about."""

    code = "analysis-no-move"


@dataclass(frozen=True)
class Line:
    """A move, what it is worth, and how the game may go on."""

    moves: tuple[str, ...]
    value: float
    """For the seat to move, in the unit of the analysis."""
    is_proven: bool = False
    depth: int = 0
    effort: int = 0
    outcome: Outcome | None = None
    """How the game ends, if the line goes so far."""


@dataclass(frozen=True)
class Analysis:
    """What an engine found, the best line first."""

    seat: int
    unit: str
    """`points`, `score` or `chance`, as in `Decision`."""
    lines: tuple[Line, ...]
    level: str | None
    """Whose thoughts these are; None: those of the solver of the game."""
    depth: int
    effort: int
    seconds: float
    bound: int | None = None
    """No line is worth more, as a solver has proven; None where nothing is known."""
    proof_seconds: float | None = None
    """How long a proof was looked for; None if none was."""


def strongest(game: str) -> str | None:
    """The level that analyses a game; None if its solver does."""
    return None if roster_of(game).solver is not None else list(PLAYERS[game])[-1]


def analyse(position: Position, player: Player | None, seconds: float, deep: bool) -> Analysis:
    """The best lines for whoever is to move, within about so many seconds.

    Without a player it is the solver that is asked, which finds a line in a second or two; `deep`
    makes it prove that line, for PROOF_SECONDS at most.
    """
    if position.seat is None:
        raise NobodyToMove("nobody is to move here")
    began = perf_counter()
    if position.game.chance_outcomes:  # Whoever thinks ahead must not see what will come.
        position = position.game.from_picture(str(position), **position.options)
    found = _solve(position, deep) if player is None else _think(position, player, seconds)
    return replace(found, seconds=perf_counter() - began)


def view_of(position: Position, seat: int) -> SeatView:
    """What a seat knows of a position that was set up: how it came about is told to nobody."""
    now = position.observation(seat)
    legal = tuple(position.legal_moves()) if position.seat == seat else ()
    return SeatView(position.game, position.options, seat, now, now, (), legal)


def _think(position: Position, player: Player, seconds: float) -> Analysis:
    seat = position.seat
    assert seat is not None
    share = 1.0 if position.game.has_secrets else FIRST_SHARE
    first = player.choose(view_of(position, seat), seconds * share)
    lines = [_line(position, (first.line or (first.move,)), first.value, first)]
    if position.game.has_secrets:
        lines += _thought_of(first)
    else:
        lines += _others(position, player, first, seconds * (1 - share))
    return Analysis(
        seat=seat,
        unit=first.unit,
        lines=tuple(sorted(lines, key=lambda line: -line.value)),
        level=player.name,
        depth=first.depth,
        effort=sum(line.effort for line in lines),
        seconds=0.0,
    )


def _thought_of(first: Decision) -> list[Line]:
    """The best moves besides the first, as the search itself has judged them."""
    thoughts = [thought for thought in first.thoughts if thought.move != first.move]
    return [
        Line((thought.move,), thought.value, effort=thought.effort)
        for thought in thoughts[: MOST_LINES - 1]
    ]


def _others(position: Position, player: Player, first: Decision, seconds: float) -> list[Line]:
    """The best moves besides the first: those the player tried most, or after a short look."""
    thoughts = [thought for thought in first.thoughts if thought.move != first.move]
    if any(thought.effort for thought in thoughts):
        best = [thought.move for thought in thoughts[: MOST_LINES - 1]]
        looked = {
            thought.move: Line((thought.move,), thought.value, effort=thought.effort)
            for thought in thoughts
        }
    else:
        moves = [move for move in position.legal_moves() if move != first.move]
        share = seconds * SCOUT_SHARE / max(1, len(moves))
        found = {move: _answered(position, player, move, share) for move in moves}
        looked = {move: line for move, line in found.items() if line is not None}
        best = sorted(looked, key=lambda move: -looked[move].value)[: MOST_LINES - 1]
        seconds *= 1 - SCOUT_SHARE
    return [_answered(position, player, move, seconds / len(best)) or looked[move] for move in best]


def _answered(position: Position, player: Player, move: str, seconds: float) -> Line | None:
    """A move judged by the best answer to it; None if chance comes first."""
    seat = position.seat
    assert seat is not None
    after = position.copy()
    after.play(move)
    if after.seat is None:
        return None
    answer = player.choose(view_of(after, after.seat), seconds)
    if not answer.unit:  # A single move is not thought about.
        return None
    value = answer.value if after.seat == seat else _for_the_other(answer)
    return _line(position, (move, *(answer.line or (answer.move,))), value, answer)


def _for_the_other(answer: Decision) -> float:
    """What a rival's value means for who moved before; a score is shared by all."""
    if answer.unit == "points":
        return -answer.value
    return 1 - answer.value if answer.unit == "chance" else answer.value


def _line(position: Position, moves: Sequence[str], value: float, by: Decision) -> Line:
    played, outcome = _play_out(position, moves)
    return Line(played, value, by.is_proven, by.depth, by.effort, outcome)


def _play_out(position: Position, moves: Sequence[str]) -> tuple[tuple[str, ...], Outcome | None]:
    """As much of a line as can be played without chance, and how it ends."""
    end = position.copy()
    played: list[str] = []
    for move in moves[:LONGEST_LINE]:
        if not end.is_legal(move):
            break
        end.play(move)
        played.append(move)
    return tuple(played), end.outcome


def _solve(position: Position, prove: bool) -> Analysis:
    solver = solver_of(position.game)
    solution = solver.solve(position, prove=prove, proof_seconds=PROOF_SECONDS)
    moves, outcome = _play_out(position, solution.line)
    proven = bool(solution.is_proven)
    value = float(solution.value if outcome is None else outcome.scores[0])
    assert position.seat is not None
    return Analysis(
        seat=position.seat,
        unit="score",
        lines=(Line(moves, value, proven, len(moves), outcome=outcome),),
        level=None,
        depth=len(moves),
        effort=0,
        seconds=0.0,
        bound=solution.bound,
        proof_seconds=PROOF_SECONDS if prove else None,
    )


def solver_of(game: Game) -> Any:
    """The solver of a game that has one."""
    make = roster_of(game.name).solver
    assert make is not None, "whoever asks knows that there is one"
    return make()
