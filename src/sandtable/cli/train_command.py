"""`sandtable train`: let a bot learn from games against itself."""

from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from ..games import GAMES, load
from ..training.plan import Plan
from .game_options import listed

DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(Plan)}

GameName = Annotated[str, typer.Argument(help=listed(GAMES), metavar="GAME")]
Where = Annotated[Path, typer.Argument(help="Keeps all that is played and learned.")]
Generations = Annotated[int, typer.Option(min=1, help="May grow later.", metavar="N")]
Chunks = Annotated[int, typer.Option(min=1, help="Files of games in each.", metavar="N")]
Games = Annotated[int, typer.Option(min=1, help="Games in each file.", metavar="N")]
Simulations = Annotated[int, typer.Option(min=1, help="For every move.", metavar="N")]
Window = Annotated[int, typer.Option(min=1, help="Generations learned from.", metavar="N")]
Epochs = Annotated[int, typer.Option(min=1, help="How often the fit sees them.", metavar="N")]
Pairs = Annotated[int, typer.Option(min=1, help="At most, to tell which is stronger.", metavar="N")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int, typer.Option(min=1, help="Play in so many processes.", metavar="N")]
Ray = Annotated[str | None, typer.Option(help="Play on a Ray cluster.", metavar="ADDRESS")]
Export = Annotated[Path | None, typer.Option(help="Write the strongest weights here.")]


def train(
    game: GameName,
    folder: Where,
    generations: Generations = 3,
    chunks: Chunks = DEFAULTS["chunks"],
    games: Games = DEFAULTS["games"],
    simulations: Simulations = DEFAULTS["simulations"],
    window: Window = DEFAULTS["window"],
    epochs: Epochs = DEFAULTS["epochs"],
    pairs: Pairs = DEFAULTS["pairs"],
    seed: Seed = DEFAULTS["seed"],
    workers: Workers = 1,
    ray: Ray = None,
    export: Export = None,
) -> None:
    """Let a bot learn from games against itself, generation by generation.

    Killed at any moment, the same command goes on from what is in the folder. See docs/training.md.

    sandtable train {0} learned/ --workers 2
    sandtable train {0} learned/ --generations 5 --export nets.npz
    """
    from ..training.folder import Folder, save
    from ..training.run import Training

    name = load(game.lower()).name
    plan = Plan(name, seed, chunks, games, simulations, window, epochs, pairs)
    training = Training(plan, Folder(folder), typer.echo, workers, ray)
    best = training.run(generations)
    if export is not None and best is not None:
        save(export, best)
