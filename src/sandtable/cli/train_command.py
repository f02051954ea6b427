"""`sandtable train`: let a bot learn from games against itself."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..games import GAMES, load
from ..players.registry import roster_of
from ..training.plan import DEFAULTS
from .game_options import listed

PLAN = "The plan: kept in FOLDER, need not be said again"
LEARNERS = [name for name in GAMES if roster_of(name).trainers]


def _learners() -> str:
    """For every game what can learn in it, as a sentence."""
    return " ".join(f"{load(name).title}: {listed(roster_of(name).trainers)}." for name in LEARNERS)


def _option(help_text: str, usual: str = "") -> Any:
    """An option of the plan: what is not given is as the folder says."""
    shown = f"{help_text} \\[{usual}]" if usual else help_text
    return typer.Option(min=1, help=shown, metavar="N", rich_help_panel=PLAN)


GameName = Annotated[str, typer.Argument(help=listed(LEARNERS), metavar="GAME")]
Where = Annotated[
    Path, typer.Argument(help="Keeps games, weights, matches and logs.", metavar="FOLDER")
]
Generations = Annotated[
    int, typer.Option(min=1, help="Play, fit and match so often; may grow later.", metavar="N")
]
Workers = Annotated[int, typer.Option(min=1, help="Processes that play at once.", metavar="N")]
Ray = Annotated[
    str | None,
    typer.Option(help="Play on the Ray cluster there, HOST:PORT or auto.", metavar="ADDRESS"),
]
Export = Annotated[
    Path | None,
    typer.Option(help="Write the strongest weights here in the end.", metavar="FILE"),
]
Learner = Annotated[
    str | None,
    typer.Option(help=f"What learns. {_learners()}", metavar="NAME", rich_help_panel=PLAN),
]
Chunks = Annotated[
    int | None, _option("Files of games in every generation.", str(DEFAULTS["chunks"]))
]
Games = Annotated[
    int | None,
    _option("Games in a file: a kill loses the files being played.", str(DEFAULTS["games"])),
]
Effort = Annotated[
    int | None, _option("Simulations or nodes for every move; else what suits the game.")
]
Window = Annotated[
    int | None, _option("Generations whose games are learned from.", str(DEFAULTS["window"]))
]
Epochs = Annotated[
    int | None, _option("How often a fit by gradients sees them.", str(DEFAULTS["epochs"]))
]
Pairs = Annotated[
    int | None,
    _option("Mirrored pairs, at most, to tell which is stronger.", str(DEFAULTS["pairs"])),
]
Seed = Annotated[
    str | None,
    typer.Option(
        help=f"The same seed gives the same games. \\[{DEFAULTS['seed']}]",
        metavar="TEXT",
        rich_help_panel=PLAN,
    ),
]


def train(
    game: GameName,
    folder: Where,
    generations: Generations = 3,
    workers: Workers = 1,
    ray: Ray = None,
    export: Export = None,
    learner: Learner = None,
    chunks: Chunks = None,
    games: Games = None,
    effort: Effort = None,
    window: Window = None,
    epochs: Epochs = None,
    pairs: Pairs = None,
    seed: Seed = None,
) -> None:
    """Let a bot learn from games against itself, generation by generation.

    Each generation plays, fits new weights and lets them play against the strongest before. Killed
    at any moment, the same command goes on from what is in the folder; what the plan was need not
    be said again. `tensorboard --logdir FOLDER/logs` draws the curves. See docs/training.md.

    sandtable train {0} learned/ --workers 2
    sandtable train {1} learned/ --generations 5 --export weights.npz
    sandtable train {1} small/ --generations 1 --chunks 4 --games 5 --effort 500 --pairs 10
    """
    from .train_run import hold  # It takes a while to import, and only this command needs it.

    plan = {
        "learner": learner,
        "chunks": chunks,
        "games": games,
        "effort": effort,
        "window": window,
        "epochs": epochs,
        "pairs": pairs,
        "seed": seed,
    }
    wishes = {name: value for name, value in plan.items() if value is not None}
    hold(game, folder, generations, wishes, workers, ray, export)
