"""A training that was asked for: whether it can be done, doing it, and what comes out."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from ..arena.cluster import need_ray
from ..errors import BadOption
from ..games import load
from ..training.folder import Folder, save
from ..training.plan import BadTraining, Plan, is_of_this_code, settle
from ..training.run import Training
from ..training.tasks import check_learner, trainer_of
from .train_watcher import TrainWatcher
from .warming import say, warm


def hold(
    game: str,
    path: Path,
    generations: int,
    wishes: Mapping[str, Any],
    workers: int,
    ray: str | None,
    export: Path | None,
) -> None:
    """Train; all that can be wrong with the options is said before anything is played."""
    rules = load(game.lower())
    learner = check_learner(rules.name, wishes.get("learner"))
    usual = Plan(rules.name, learner, trainer_of(rules.name, learner).effort)
    if ray is not None:
        if workers > 1:
            raise BadOption("--workers and --ray do not go together: a cluster uses all it has")
        need_ray()
    if export is not None:
        _check_export(export)
    folder = Folder(path)
    with folder.alone():
        plan = settle(folder.plan, usual, wishes)
        if not is_of_this_code(folder.plan):
            say(f"{path} was begun by another version of sandtable; what is there is used as it is")
        warm(rules)
        trainer = trainer_of(plan.game, plan.learner)
        trainer.player(None, plan.effort, plan.seed).warm(say)
        _train(plan, folder, generations, workers, ray, export)


def _check_export(path: Path) -> None:
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadTraining(f"nothing can be written in {path.parent}: --export needs a folder there")
    if path.is_dir():
        raise BadTraining(f"{path} is a folder: --export needs the name of a file")


def _train(
    plan: Plan, folder: Folder, generations: int, workers: int, ray: str | None, export: Path | None
) -> None:
    watcher = TrainWatcher()
    training = Training(plan, folder, watcher, workers, ray)
    try:
        best = training.run(generations)
    finally:
        watcher.stop()
    if best is None:
        typer.echo("Nothing was learned that plays better than what it began with.")
        return
    typer.echo(f"The strongest weights are {training.elo:+.0f} Elo, by the matches it has won.")
    if export is not None:
        save(export, best)
        typer.echo(f"They are in {export}.")
