"""Generations of a training, each from what is already in its folder."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..arena.cluster import play_on_cluster
from ..arena.match import Task, play_all
from ..arena.sprt import Sprt, Verdict
from ..players.trainer import Arrays
from .folder import Folder, read, save
from .plan import Plan
from .tasks import ChunkTask, PairTask, trainer_of

Tell = Callable[[str], None]
TEST = Sprt(elo0=0.0, elo1=40.0)
EVEN = 0.5


@dataclass
class Training:
    """A training under way."""

    plan: Plan
    folder: Folder
    tell: Tell
    workers: int = 1
    ray: str | None = None
    best: Arrays | None = field(default=None, init=False)
    """The strongest weights so far; None: what is known before learning."""

    def run(self, generations: int) -> Arrays | None:
        """Do all that is not yet done of so many generations; return the strongest weights."""
        self.folder.path.mkdir(parents=True, exist_ok=True)
        self.plan.keep(self.folder.path / "plan.json")
        for generation in range(generations):
            self._play(generation)
            weights = self._fit(generation)
            if self._is_better(generation, weights):
                self.best = weights
        return self.best

    def _play(self, generation: int) -> None:
        """The games of a generation."""
        plan = self.plan
        paths = [self.folder.chunk(generation, number) for number in range(plan.chunks)]
        tasks = [
            ChunkTask(
                plan.game,
                self.best,
                plan.games,
                plan.simulations,
                f"{plan.seed} {generation} {number}",
                number,
            )
            for number, path in enumerate(paths)
            if not path.exists()
        ]
        started = time.monotonic()
        for done, (number, turns) in enumerate(self._results(iter(tasks)), 1):
            save(paths[number], turns)
            spent = time.monotonic() - started
            rate, left = done * plan.games / spent, spent / done * (len(tasks) - done)
            self.tell(
                f"generation {generation}: {plan.chunks - len(tasks) + done} of {plan.chunks} "
                f"files, {rate:.1f} games/s, {left / 60:.0f} min left"
            )

    def _fit(self, generation: int) -> Arrays:
        """Weights from the games of the last generations; one file is kept to judge them by."""
        path = self.folder.weights(generation)
        if path.exists():
            return read(path)
        trainer = trainer_of(self.plan.game)
        since = max(generation + 1 - self.plan.window, 0)
        turns = [
            read(self.folder.chunk(played, number))
            for played in range(since, generation + 1)
            for number in range(self.plan.chunks)
        ]
        unseen = turns.pop() if len(turns) > 1 else turns[0]
        weights = trainer.fit(turns, self.plan.epochs, generation)
        save(path, weights)
        figures = trainer.judge(weights, unseen).items()
        said = ", ".join(f"{name} {value:.4f}" for name, value in figures)
        self.tell(f"generation {generation}: {said}")
        return weights

    def _is_better(self, generation: int, weights: Arrays) -> bool:
        """A sequential test against the strongest before; undecided, the mean decides."""
        plan = self.plan
        scores = self.folder.scores(generation)
        tasks = (
            PairTask(plan.game, weights, self.best, plan.simulations, f"{plan.seed} match", pair)
            for pair in range(plan.pairs)
            if pair not in scores
        )
        verdict = TEST.verdict(_in_order(scores))
        if verdict is Verdict.GO_ON:
            for pair, score in self._results(tasks):
                scores[pair] = score
                self.folder.add_score(generation, pair, score)
                verdict = TEST.verdict(_in_order(scores))
                if verdict is not Verdict.GO_ON:
                    break
        played = _in_order(scores)
        mean = sum(played) / len(played)
        better = verdict is Verdict.BETTER or (verdict is Verdict.GO_ON and mean > EVEN)
        said = "kept" if better else "dropped"
        self.tell(f"generation {generation}: {100 * mean:.1f} % of {len(played)} pairs, {said}")
        return better

    def _results(self, tasks: Iterator[Task[Any]]) -> Iterator[Any]:
        return (
            play_all(tasks, self.workers) if self.ray is None else play_on_cluster(tasks, self.ray)
        )


def _in_order(scores: dict[int, float]) -> list[float]:
    """The scores up to the first pair that is missing: processes do not finish in order."""
    ordered: list[float] = []
    while len(ordered) in scores:
        ordered.append(scores[len(ordered)])
    return ordered
