"""Generations of a training, each from what is already in its folder."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..arena.cluster import play_on_cluster
from ..arena.match import Task, WorkersLost, play_all
from ..players.trainer import Arrays
from .event_file import EventFile
from .folder import Folder, read, save
from .gate import Gate
from .plan import Plan
from .progress import Stopwatch, Watcher
from .tasks import ChunkTask, PairTask, trainer_of

HELD_OUT = 20
"""One file of so many is not learned from."""


@dataclass
class Training:
    """A training under way. Figures are logged before what they are about is kept: killed in
    between, it is made and logged again, and nothing is missing."""

    plan: Plan
    folder: Folder
    watcher: Watcher
    workers: int = 1
    ray: str | None = None
    best: Arrays | None = field(default=None, init=False)
    """The strongest weights so far; None: what is known before learning."""
    elo: float = field(default=0.0, init=False)
    """How much stronger they are than that, all matches that were won added up."""

    def __post_init__(self) -> None:
        self._events = EventFile(self.folder.logs)

    def run(self, generations: int) -> Arrays | None:
        """Do all that is not yet done of so many generations; return the strongest weights."""
        for generation in range(generations):
            self._play(generation)
            weights = self._fit(generation)
            outcome = self._match(generation, weights)
            if outcome["is_better"]:
                self.best = weights
                self.elo += outcome["elo"]
        return self.best

    def _play(self, generation: int) -> None:
        """The games of a generation."""
        plan = self.plan
        paths = [self.folder.chunk(generation, number) for number in range(plan.chunks)]
        missing = [number for number, path in enumerate(paths) if not path.exists()]
        if not missing:
            return
        tasks = (self._chunk(generation, number) for number in missing)
        before = games = plan.games_of_generation - len(missing) * plan.games
        positions = 0
        watch = self._watch(generation, "playing", plan.games_of_generation, "games", before)
        for number, turns in self._results(tasks):
            games += plan.games
            positions += count(turns)
            figures = {
                "games_per_second": watch.rate(games),
                "positions_per_second": positions / watch.seconds,
                "positions_per_game": count(turns) / plan.games,
            }
            self._log("play", generation * plan.games_of_generation + games, figures)
            save(paths[number], turns)
            watch.show(games)
        self._tell(
            generation,
            f"{games - before:,} games played, {positions:,} positions, "
            f"{watch.rate(games):.2f} games/s",
        )

    def _chunk(self, generation: int, number: int) -> ChunkTask:
        plan = self.plan
        seed = f"{plan.seed} {generation} {number}"
        return ChunkTask(plan.game, plan.learner, self.best, plan.games, plan.effort, seed, number)

    def _fit(self, generation: int) -> Arrays:
        """Weights from the games of the last generations; some files are kept to judge them by."""
        path = self.folder.weights(generation)
        if path.exists():
            return read(path)
        trainer = trainer_of(self.plan.game, self.plan.learner)
        watch = self._watch(generation, "fitting", 100, "")
        turns, unseen = apart(self._turns(generation), self.plan.chunks)
        positions = sum(map(count, turns))
        self._log("fit", generation, {"positions": positions})

        def note(share: float, losses: Mapping[str, float]) -> None:
            watch.show(int(100 * share))
            self._log("loss", 100 * generation + int(100 * share), losses)

        weights = trainer.fit(turns, self.plan.epochs, generation, note)
        figures = trainer.judge(weights, unseen)
        self._log("held_out", generation, figures)
        save(path, weights)
        said = ", ".join(f"{name} {value:.4f}" for name, value in figures.items())
        self._tell(generation, f"fitted to {positions:,} positions; on others: {said}")
        return weights

    def _turns(self, generation: int) -> list[Arrays]:
        """The files of the last generations, the newest last."""
        since = max(generation + 1 - self.plan.window, 0)
        return [
            read(self.folder.chunk(played, number))
            for played in range(since, generation + 1)
            for number in range(self.plan.chunks)
        ]

    def _match(self, generation: int, weights: Arrays) -> dict[str, Any]:
        """A sequential test against the strongest before; undecided, the mean decides."""
        known = self.folder.outcome(generation)
        if known is not None:
            return known
        gate = Gate(self.plan.pairs)
        played = self.folder.scores(generation)
        for pair, score in played.items():
            gate.add(pair, score)
        if not gate.is_decided:
            self._play_match(generation, weights, gate, played)
        outcome = gate.outcome()
        self._log_match(generation, outcome)
        self.folder.keep_outcome(generation, outcome)
        return outcome

    def _play_match(
        self, generation: int, weights: Arrays, gate: Gate, played: Mapping[int, float]
    ) -> None:
        """Play pairs that are not played yet until it is decided."""
        pairs, done = self.plan.pairs, len(played)
        watch = self._watch(generation, "match", pairs, "pairs at most", done)
        missing = (pair for pair in range(pairs) if pair not in played)
        tasks = (self._pair(generation, weights, pair) for pair in missing)
        for pair, score in self._results(tasks):
            self.folder.add_score(generation, pair, score)
            gate.add(pair, score)
            done += 1
            watch.show(done)
            if gate.is_decided:
                break

    def _pair(self, generation: int, weights: Arrays, pair: int) -> PairTask:
        plan = self.plan
        seed = f"{plan.seed} {generation} match"
        return PairTask(plan.game, plan.learner, weights, self.best, plan.effort, seed, pair)

    def _log_match(self, generation: int, outcome: Mapping[str, Any]) -> None:
        strength = self.elo + outcome["elo"] * outcome["is_better"]
        pairs = len(outcome["pairs"])
        figures = {"score": outcome["score"], "elo": outcome["elo"], "pairs": pairs}
        self._log("match", generation, {**figures, "elo_of_the_best": strength})
        self._tell(
            generation,
            f"{100 * outcome['score']:.1f} % of {pairs} pairs, {outcome['elo']:+.0f} Elo "
            f"({outcome['elo_low']:+.0f} to {outcome['elo_high']:+.0f}): {outcome['verdict']}, "
            f"{'kept' if outcome['is_better'] else 'dropped'}",
        )

    def _results(self, tasks: Iterator[Task[Any]]) -> Iterator[Any]:
        try:
            if self.ray is None:
                yield from play_all(tasks, self.workers)
            else:
                yield from play_on_cluster(tasks, self.ray)
        except WorkersLost as error:
            raise WorkersLost(
                f"{error}; {self.folder.path} keeps what is done, the same command goes on"
            ) from error

    def _watch(
        self, generation: int, step: str, total: int, unit: str, before: int = 0
    ) -> Stopwatch:
        return Stopwatch(self.watcher, f"generation {generation}: {step}", total, unit, before)

    def _tell(self, generation: int, sentence: str) -> None:
        self.watcher.tell(f"generation {generation}: {sentence}")

    def _log(self, part: str, step: int, figures: Mapping[str, float]) -> None:
        """Curves are named `part/name`, without spaces."""
        if figures:
            named = {f"{part}/{name.replace(' ', '_')}": value for name, value in figures.items()}
            self._events.write(step, named)


def apart(turns: list[Arrays], chunks: int) -> tuple[list[Arrays], Arrays]:
    """What is learned from, and what is kept apart: one file in so many of the newest generation.

    A single file has to serve for both.
    """
    kept = max(chunks // HELD_OUT, 1)
    unseen = {name: np.concatenate([part[name] for part in turns[-kept:]]) for name in turns[-1]}
    return turns[:-kept] or turns, unseen


def count(turns: Arrays) -> int:
    """How many decisions there are: every array has a row for each."""
    return len(next(iter(turns.values())))
