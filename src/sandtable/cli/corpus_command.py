"""`sandtable corpus`: many games between bots, as tables."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..games import GAMES, load
from .game_options import listed, with_options_of

GameName = Annotated[str, typer.Argument(help=listed(GAMES), metavar="GAME")]
Where = Annotated[Path, typer.Argument(help="Keeps the tables; if begun, go on.", metavar="FOLDER")]
Bots = Annotated[
    list[str] | None,
    typer.Argument(
        help="Who plays, by name or number; all meet all. Else every bot that does not think by "
        "time.",
        metavar="BOT",
    ),
]
Games = Annotated[int, typer.Option(min=1, help="So many games; may grow later.", metavar="N")]
Seed = Annotated[str, typer.Option(help="The same seed plays the same games.", metavar="TEXT")]
Opening = Annotated[
    int,
    typer.Option(min=0, help="Moves at random at the beginning of each game.", metavar="N"),
]
Shard = Annotated[
    int,
    typer.Option(min=1, help="Games in a file: a kill loses those being played.", metavar="N"),
]
Budget = Annotated[
    float | None,
    typer.Option(
        min=0.001,
        help="Seconds per move for bots that think by time; else as when people play them.",
        metavar="SECONDS",
    ),
]
Workers = Annotated[int, typer.Option(min=1, help="Processes that play at once.", metavar="N")]
Ray = Annotated[
    str | None,
    typer.Option(help="Play on the Ray cluster there, HOST:PORT or auto.", metavar="ADDRESS"),
]


@with_options_of(load(name) for name in GAMES)
def corpus(
    game: GameName,
    folder: Where,
    options: dict[str, Any],
    bots: Bots = None,
    games: Games = 1000,
    seed: Seed = "corpus",
    opening: Opening = 4,
    shard: Shard = 100,
    budget: Budget = None,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Let bots play many games, and keep them as Parquet tables.

    The same seed, options and version give the same tables, on one process or a cluster, as long
    as no bot thinks by time. Killed at any moment, the same command goes on. See docs/datasets.md.

    sandtable corpus {1} games/ --games 10000 --workers 2
    sandtable corpus {0} games/ casual steady --games 500 --seed mine
    sandtable corpus {2} games/ random --games 100 --seats 2
    """
    from .corpus_run import hold  # It takes a while to import, and only this command needs it.

    hold(game, folder, bots or [], games, seed, opening, shard, budget, options, workers, ray)
