"""The best line from a position: quickly by annealing, and on request with a proof."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from ....errors import BadPosition, SandtableError
from ....games import Position, load
from ....games.dice import dice
from ....games.mandamina.state import CELLS, SIMPLE, SIMPLE_MOVES
from ....games.warmup import Warmup, log_notice
from .annealing import NOTHING_FOUND, anneal
from .layout import Layout, Task, all_clustered, worth
from .ordering import Undecided, shortest_line

if TYPE_CHECKING:
    from .proof import Node, Prover

T = TypeVar("T")

FIRST_STEPS = 100_000
STEPS = 1_000_000
"""Of one descent of the annealing: the first answers at once, the others are better."""
SECONDS = 2.0
SECONDS_WITH_PROVER = 0.5
"""Where there is HiGHS, what a short annealing misses is found by trying what the bound leaves."""
MOST_MOVES = 200
"""More than any line needs: by Fact 1 at most 52 moves, and a short detour."""


@dataclass(frozen=True)
class Progress:
    """How far the solver has come."""

    seconds: float
    value: int
    line: tuple[str, ...]
    bound: int | None
    nodes: int


@dataclass(frozen=True)
class Solution:
    """The best line found, and what is known about better ones."""

    line: tuple[str, ...]
    score: int
    """The final score of the line, as the rules count it."""
    moves: int
    """All moves of the game, those made before the line among them."""
    value: int
    """What the solver makes large: the score, or, in the simple game, minus the moves."""
    bound: int | None
    """No line has a higher value; None where nothing is known."""
    certificate: dict[str, Any] | None
    """What proves the bound to be the value: see docs/mandamina-solver.md."""
    seconds: float

    @property
    def is_proven(self) -> bool:
        """Whether no line is better."""
        return self.value == self.bound


class CannotSolve(SandtableError):
    """The solver lacks something it needs."""


def solve(
    position: Position,
    prove: bool = False,
    progress: Callable[[Progress], None] | None = None,
    seconds: float | None = None,
    seed: int = 0,
    proof_seconds: float | None = None,
    scouting: float = 1.0,
) -> Solution:
    """The best line from a position of Mandamina, whoever makes the moves.

    `seconds` bounds the annealing, `proof_seconds` the proof: if that is not complete by then, the
    solution is not proven. `scouting` is how much of the usual effort goes into what the bound
    leaves open, where no proof is wanted. Without HiGHS there is no bound.
    """
    if position.game.name != "mandamina":
        raise CannotSolve(f"the solver knows Mandamina, not {position.game.title}")
    if position.is_over:
        raise BadPosition("the game is over: there is nothing to solve")
    if all_clustered(Task.of(position.state).start):
        raise BadPosition(
            "all colours are clustered before the first move: no game begins so", "all-clustered"
        )
    if not WARMUP.is_warm:
        WARMUP.warm(log_notice)
    solver = _Solver(position, progress or (lambda news: None), seed)
    return solver.solve(prove, seconds, proof_seconds, scouting)


class _Solver:
    """One question being answered."""

    def __init__(self, position: Position, progress: Callable[[Progress], None], seed: int) -> None:
        self._position = position
        self._task = Task.of(position.state)
        self._progress = progress
        self._rolls = dice(seed)
        self._began = perf_counter()
        self._value = NOTHING_FOUND
        self._line: list[int] = []
        self._bound: int | None = None
        self._nodes = 0

    def solve(
        self, prove: bool, seconds: float | None, proof_seconds: float | None, scouting: float
    ) -> Solution:
        self._anneal_once(FIRST_STEPS)
        until = None if proof_seconds is None else self._began + proof_seconds
        prover = self._prover(is_needed=prove, until=until)
        if seconds is None:
            seconds = SECONDS_WITH_PROVER if prover else SECONDS
        while self._seconds < seconds and not self._is_best:
            self._anneal_once(STEPS)
        while self._value == NOTHING_FOUND:
            self._anneal_once(STEPS)
        proof = None
        if prover is not None:
            if prove:
                proof = self._prove(prover)
            else:
                self._scout(prover, scouting)
        return self._solution(proof)

    @property
    def _seconds(self) -> float:
        return perf_counter() - self._began

    @property
    def _is_best(self) -> bool:
        return self._bound is not None and self._value >= self._bound

    def _anneal_once(self, steps: int) -> None:
        """One descent; a target better than all before counts if a line to it is found."""
        task = self._task
        target = task.start.copy()
        found = anneal(task.start, task.shape_value, task.centre_value, steps, self._rolls, target)
        if found != NOTHING_FOUND and found - task.moves_made > self._value:
            self._try_target(target)

    def _try_target(self, target: Layout) -> None:
        task = self._task
        points = worth(target, task.shape_value, task.centre_value) - task.moves_made
        most_moves = points - self._value - 1
        try:
            line = shortest_line(task.start, target, min(most_moves, MOST_MOVES))
        except Undecided:
            return
        if line is not None:
            self._note_line(points - len(line), line)

    def _note_line(self, value: int, line: list[int]) -> None:
        self._value, self._line = value, line
        self._report()

    def _note_nodes(self, nodes: int) -> None:
        self._nodes = nodes
        self._report()

    def _report(self) -> None:
        if self._value == NOTHING_FOUND:
            return
        line = tuple(CELLS[cell] for cell in self._line)
        self._progress(Progress(self._seconds, self._value, line, self._bound, self._nodes))

    def _prover(self, is_needed: bool, until: float | None = None) -> "Prover | None":
        """HiGHS gives a bound at once; without it the solver still finds lines."""
        try:
            from .proof import Prover
        except ImportError:
            if is_needed:
                raise CannotSolve("a proof needs HiGHS: install 'sandtable[solver]'") from None
            return None
        prover = Prover(self._task, self._note_nodes, until)
        self._bound = self._limited(prover.upper_bound)
        self._report()
        return prover

    @property
    def _claim(self) -> int:
        """The value to be proven."""
        return self._limited(self._value)

    def _limited(self, value: int) -> int:
        """S6.2: a simple game that cannot be won is lost, however many moves it would take."""
        is_simple = self._position.state.goal == SIMPLE
        return max(value, -SIMPLE_MOVES - 1) if is_simple else value

    def _scout(self, prover: "Prover", effort: float) -> None:
        """Try what the bound leaves open, for a second or so."""
        from .proof import SCOUT_TRIALS

        most_trials = round(effort * SCOUT_TRIALS)
        if self._settle(lambda value: prover.scout(value, most_trials)):
            self._bound = self._claim

    def _prove(self, prover: "Prover") -> "Node | None":
        """Prove that no line is worth more, or find one that is and prove that."""
        proof = self._settle(prover.prove)
        if proof is not None:
            self._bound = self._claim
            self._report()
        return proof

    def _settle(self, ask: Callable[[int], T]) -> T | None:
        """What is answered about the value to be proven, better lines noted; None: undecided."""
        from .proof import Refuted

        while True:
            try:
                return ask(self._claim)
            except Refuted as better:
                self._note_line(better.value, better.line)
            except Undecided:
                return None

    def _solution(self, proof: "Node | None") -> Solution:
        """The answer, after the line has been played by the rules."""
        end = self._position.copy()
        line = []
        for cell in self._line:
            if not end.is_over:
                end.play(CELLS[cell])
                line.append(CELLS[cell])
        scores = end.scores
        assert scores is not None, "a line ends the game"
        certificate = None
        if proof is not None:
            from .certificate import write_certificate

            certificate = write_certificate(self._position.state, line, self._claim, proof)
        return Solution(
            line=tuple(line),
            score=scores[0],
            moves=int(end.state.moves),
            value=self._claim,
            bound=self._bound,
            certificate=certificate,
            seconds=self._seconds,
        )


def _find_a_line() -> None:
    _Solver(load("mandamina").deal(seed=0), lambda news: None, 0)._anneal_once(FIRST_STEPS)


WARMUP = Warmup("the solver", "about twenty seconds", _find_a_line, anneal)
