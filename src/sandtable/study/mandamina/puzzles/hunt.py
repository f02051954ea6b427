"""Mandamina positions from solved games, some moves before their end."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ....games import Game, Position, load
from ....games.dice import dice
from ....games.mandamina.state import CELLS
from ....players.mandamina.solver import checker
from ....players.mandamina.solver.annealing import NOTHING_FOUND, anneal
from ....players.mandamina.solver.layout import Task
from ....players.mandamina.solver.ordering import Undecided, shortest_line
from ....players.mandamina.solver.solve import solve
from ...puzzles.puzzle import Puzzle
from .targets import best_targets

GAME = "mandamina"
CLUSTER, SCORE = "cluster", "score"
GOALS = {CLUSTER: "simple", SCORE: "score"}
NEAREST, FARTHEST = 3, 13
"""Moves before the end where a game is stopped."""
FEWEST_MOVES, MOST_MOVES = 3, 12
"""Moves of a solution."""
STRAYED = (0, 0, 1, 2, 3)
"""Moves that somebody made without a plan."""
STEPS = 200_000
LONGEST_LINE = 60
MOST_TARGETS = 12
SECONDS = 0.0
"""For the annealing before the proof: only its first descent, so that no clock has a say."""


def stopped(game: Game, kind: str, seed: str) -> Position | None:
    """A position of a game that was going well, some moves before its end."""
    rolls = Random(seed)
    goal = GOALS[rolls.choice((CLUSTER, SCORE))]
    position = game.deal(seed=seed, goal=goal)
    line = _good_line(position, seed)
    if line is None:
        return None
    for move in line[: -rolls.randint(NEAREST, FARTHEST)]:
        position.play(move)
    for _ in range(rolls.choice(STRAYED)):
        if not position.is_over:
            position.play(rolls.choice(position.legal_moves()))
    rows = str(position).partition("\n")[2]
    return game.from_picture(f"{GAME} moves 0\n{rows}", goal=GOALS[kind])


def _good_line(position: Position, seed: str) -> list[str] | None:
    """A line to the end as a good player may find it."""
    task = Task.of(position.state)
    target = task.start.copy()
    value = anneal(task.start, task.shape_value, task.centre_value, STEPS, dice(seed), target)
    if value == NOTHING_FOUND:
        return None
    try:
        line = shortest_line(task.start, target, LONGEST_LINE)
    except Undecided:
        return None
    return None if line is None else [CELLS[cell] for cell in line]


def puzzles(seed: str) -> Iterator[Puzzle]:
    """One puzzle of each kind from one deal, if they are good ones."""
    game = load(GAME)
    for kind in (CLUSTER, SCORE):
        position = stopped(game, kind, f"{seed} {kind}")
        if position is None or position.is_over:
            continue
        puzzle = as_puzzle(position, kind)
        if puzzle is not None:
            yield puzzle


def as_puzzle(position: Position, kind: str) -> Puzzle | None:
    """The puzzle of a position, proven; None if it is too short, too long, or has many ends."""
    if checker.is_over("".join(reversed(position_rows(position)))):
        return None
    solution = solve(position, prove=True, seconds=SECONDS)
    moves = len(solution.line)
    if solution.certificate is None or not FEWEST_MOVES <= moves <= MOST_MOVES:
        return None
    targets = best_targets(position, solution.value, MOST_TARGETS)
    if not targets:
        return None
    task: dict[str, Any] = {"moves": moves}
    if kind == SCORE:
        task["score"] = solution.value
        easy = position.game.from_picture(str(position), goal=GOALS[CLUSTER])
        task["fewest"] = len(solve(easy, seconds=SECONDS).line)
    return Puzzle(
        game=GAME,
        kind=kind,
        position=str(position),
        seat=0,
        task=task,
        answer={"value": solution.value, "line": list(solution.line), "targets": targets},
        proof={"units": solution.certificate["units"], "proof": solution.certificate["proof"]},
        options=position.game.chosen_options(position.options),
    )


def position_rows(position: Position) -> list[str]:
    """The board as a certificate has it: row 7 first."""
    return ["".join(line.split()[1:]) for line in str(position).splitlines()[2:]]


def certificate(puzzle: Puzzle) -> dict[str, Any]:
    """The certificate of a puzzle, for the checker that knows nothing of us."""
    position = puzzle.start()
    return {
        "format": checker.FORMAT,
        "board": position_rows(position),
        "moves": 0,
        "difficulty": position.options["difficulty"],
        "goal": position.options["goal"],
        "line": puzzle.answer["line"],
        "value": puzzle.answer["value"],
        **puzzle.proof,
    }
