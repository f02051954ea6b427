"""All about the puzzles of Mandamina."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from ....games import Position
from ....games.dice import dice
from ....games.mandamina.scoring import cluster_count
from ....games.mandamina.state import CELLS, COLOUR_COUNT, COLOURS
from ....players.mandamina.solver import checker
from ....players.mandamina.solver.layout import HOLE, Task
from ....players.mandamina.solver.ordering import Undecided, shortest_line
from ...puzzles.puzzle import Puzzle
from ...puzzles.saying import Saying, colour, reasons
from ...puzzles.workshop import Answer, Clue, Unproven, Verdict
from . import hunt
from .beam import WIDTHS, best_found
from .targets import as_layout, best_targets, value_of, within_reach
from .themes import THEMES, themes_of
from .twins import Twin, canonical

WEAK = "one-layout"
"""Who has to fail: else there is nothing to find."""
NEARLY = 1
"""A move or a point too few for the best still gets credit."""
FAR_BEYOND = 60


class MandaminaWorkshop:
    """Finds, proves, grades and judges the puzzles of Mandamina."""

    texts_folder = Path(__file__).parents[1] / "texts"
    themes: tuple[str, ...] = THEMES
    kinds: tuple[str, ...] = (hunt.CLUSTER, hunt.SCORE)
    seeds = 4
    solvers: Mapping[str, Mapping[str, int | None]] = {
        hunt.CLUSTER: dict.fromkeys(WIDTHS),
        hunt.SCORE: dict.fromkeys(WIDTHS),
    }

    def hunt(self, seed: str) -> list[Puzzle]:
        """One puzzle of each kind from one deal, if the weakest solver does not find it."""
        found = []
        for puzzle in hunt.puzzles(seed):
            self.prove(puzzle)
            if not self.attempt(puzzle, WEAK, seed):
                found.append(puzzle)
        return found

    def attempt(self, puzzle: Puzzle, solver: str, seed: str) -> bool:
        """Whether a search of its width finds the best value in so many moves."""
        task = Task.of(puzzle.start().state)
        rolls = dice(f"{puzzle.position} {seed}")
        found = best_found(task, solver, puzzle.task["moves"] + NEARLY, rolls)
        return found >= int(puzzle.answer["value"])

    def prove(self, puzzle: Puzzle, thorough: bool = False) -> None:
        """Check the certificate by the checker that stands alone, and every best end."""
        try:
            checker.check(hunt.certificate(puzzle))
        except checker.WrongCertificate as error:
            raise Unproven(f"{puzzle.id}: {error}") from None
        value, moves = puzzle.answer["value"], puzzle.task["moves"]
        if len(puzzle.answer["line"]) != moves:
            raise Unproven(f"{puzzle.id}: the line does not have {moves} moves")
        if puzzle.kind == hunt.CLUSTER and value != -moves:
            raise Unproven(f"{puzzle.id}: {moves} moves are not worth {value}")
        if puzzle.kind == hunt.SCORE and value != puzzle.task["score"]:
            raise Unproven(f"{puzzle.id}: the score is {value}")
        start = puzzle.start()
        task = Task.of(start.state)
        for text in puzzle.answer["targets"]:
            target = as_layout(text)
            if value_of(task, target) < value or any(
                cluster_count(int(target[colour])) != 1 for colour in range(COLOUR_COUNT)
            ):
                raise Unproven(f"{puzzle.id}: {text} is not a best end")
        if thorough:
            if best_targets(start, value, hunt.MOST_TARGETS) != puzzle.answer["targets"]:
                raise Unproven(f"{puzzle.id}: the best ends are others")
            if themes_of(puzzle) != puzzle.themes:
                raise Unproven(f"{puzzle.id}: its themes are others")

    def canonical(self, puzzle: Puzzle) -> str:
        """The layout, however it is turned and coloured."""
        return canonical(puzzle.position)

    def themes_of(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Which themes its solution has."""
        return themes_of(puzzle)

    def question(self, puzzle: Puzzle) -> Saying:
        """What is asked."""
        words = {name: puzzle.task[name] for name in ("moves", "score") if name in puzzle.task}
        return Saying(f"mandamina-puzzle-{puzzle.kind}", words)

    def judge(self, puzzle: Puzzle, moves: Sequence[str]) -> Answer:
        """Any line that brings the proven value is right, whatever its order and its end."""
        position = puzzle.start()
        best = int(puzzle.answer["value"])
        left_at: Position | None = None
        for move in moves:
            if position.is_over:
                break
            before = position.copy()
            position.play(move)  # IllegalMove says why not
            on_the_way = within_reach(position, puzzle.answer["targets"], best)
            if left_at is None and not on_the_way and not position.is_over:
                left_at = before
        if position.is_over:
            loss = best - _value(puzzle, position)
            if loss <= 0:
                return Answer(Verdict.RIGHT, tuple(position.moves))
        elif left_at is None:
            return Answer(Verdict.OPEN, tuple(position.moves))
        elif len(position.moves) <= puzzle.task["moves"]:
            # Off the proven ways, but there may be credit yet.
            return Answer(Verdict.OPEN, tuple(position.moves), is_lost=True)
        else:
            loss = NEARLY + 1
        verdict = Verdict.NEARLY if loss <= NEARLY else Verdict.WRONG
        line = self._best_line(puzzle, left_at or puzzle.start())
        # What an unfinished try would still score is not known: it has taken too many moves.
        is_counted = puzzle.kind == hunt.SCORE and position.is_over
        unit = "points" if is_counted else "moves"
        return Answer(verdict, tuple(position.moves), line, float(loss), unit)

    def _best_line(self, puzzle: Puzzle, position: Position) -> tuple[str, ...]:
        """A best line from a position on a proven way."""
        ends = within_reach(position, puzzle.answer["targets"], puzzle.answer["value"])
        task = Task.of(position.state)
        for text in ends:
            try:
                line = shortest_line(task.start, as_layout(text), FAR_BEYOND)
            except Undecided:
                continue
            if line is not None:
                return tuple(CELLS[cell] for cell in line)
        return ()

    def hints(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> list[Clue]:
        """What is finished, what the hole wants, the next move, and the end it leads to."""
        position = puzzle.start()
        for move in moves:
            position.play(move)
        line = self._best_line(puzzle, position)
        if not line:
            return []
        task = Task.of(position.state)
        ends = within_reach(position, puzzle.answer["targets"], puzzle.answer["value"])
        target = as_layout(ends[0])
        home = [c for c in range(COLOUR_COUNT) if task.start[c] == target[c]]
        where = Saying("mandamina-hint-none")
        if home:
            colours = tuple(colour(COLOURS[each]) for each in home)
            where = Saying("mandamina-hint-home", {"colours": colours})
        wanted = next((c for c in range(HOLE) if target[c] & task.start[HOLE]), None)
        what = Saying("mandamina-hint-stay")
        if wanted is not None:
            what = Saying("mandamina-hint-hole", {"colour": colour(COLOURS[wanted])})
        why = reasons(puzzle.game, puzzle.themes) or (Saying("mandamina-hint-why"),)
        return [
            Clue("where", (where,), tuple(COLOURS[each] for each in home)),
            Clue("what", (what,), () if wanted is None else (COLOURS[wanted],)),
            Clue("move", (Saying("mandamina-hint-move", {"cell": line[0]}),), line[:1], line[:1]),
            Clue("why", why, (), line),
        ]

    def twin(self, puzzle: Puzzle, seed: str) -> Puzzle:
        """The same layout turned, mirrored and in other colours; the proof is the original's."""
        twin = Twin.by_chance(f"{puzzle.id} {seed}")
        answer = {
            "value": puzzle.answer["value"],
            "line": [twin.move(move) for move in puzzle.answer["line"]],
            "targets": sorted(twin.layout(text) for text in puzzle.answer["targets"]),
        }
        return replace(puzzle, position=twin.picture(puzzle.position), answer=answer, proof={})


def _value(puzzle: Puzzle, position: Position) -> int:
    """What a finished try is worth."""
    if puzzle.kind == hunt.CLUSTER:
        return -len(position.moves) if position.winner else -FAR_BEYOND
    scores = position.scores
    assert scores is not None
    return scores[0]
