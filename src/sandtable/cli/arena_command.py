"""`sandtable arena`: matches between bots."""

from pathlib import Path
from typing import Annotated

import typer

from ..games import GAMES, load
from .game_options import listed

RIVALS = [name for name in GAMES if not load(name).shared_result]
GameName = Annotated[str, typer.Argument(help=listed(RIVALS), metavar="GAME")]
Bots = Annotated[
    list[str] | None,
    typer.Argument(help="Two players or more, by name or by number.", metavar="BOT"),
]
Pairs = Annotated[
    int, typer.Option(min=1, help="Mirrored pairs of games for every two players.", metavar="N")
]
Budget = Annotated[
    float | None,
    typer.Option(
        min=0.001,
        help="Seconds per move, the same for all; else as when people play them.",
        metavar="SECONDS",
    ),
]
Levels = Annotated[
    bool,
    typer.Option(
        "--levels", help="Every level against the one below; a BOT: where the scale begins."
    ),
]
Ratings = Annotated[
    Path | None,
    typer.Option(help="With --levels: write the ratings into this file.", metavar="FILE"),
]
Workers = Annotated[int, typer.Option(min=1, help="Processes that play at once.", metavar="N")]
Ray = Annotated[
    str | None,
    typer.Option(help="Play on the Ray cluster there, HOST:PORT or auto.", metavar="ADDRESS"),
]
Seed = Annotated[str, typer.Option(help="The same seed deals the same games.", metavar="TEXT")]
Out = Annotated[
    Path | None,
    typer.Option(help="Keep results here as JSON lines; if it exists, go on.", metavar="FILE"),
]
Picture = Annotated[
    Path | None, typer.Option(help="Draw the ratings here, as SVG.", metavar="FILE")
]
UseSprt = Annotated[
    bool, typer.Option("--sprt", help="Stop as soon as it is clear whether the first is better.")
]
Elo0 = Annotated[float, typer.Option(help="Sequential test: not better means this much.")]
Elo1 = Annotated[float, typer.Option(help="Sequential test: better means this much.")]


def arena(
    game: GameName,
    bots: Bots = None,
    pairs: Pairs = 50,
    budget: Budget = None,
    levels: Levels = False,
    ratings: Ratings = None,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Seed = "arena",
    out: Out = None,
    picture: Picture = None,
    sprt: UseSprt = False,
    elo0: Elo0 = 0.0,
    elo1: Elo1 = 30.0,
) -> None:
    """Let bots play each other: every deal twice, with the seats swapped.

    sandtable arena {1} novice casual --pairs 20
    sandtable arena {1} 6 7 8 --budget 0.2 --workers 2 --out match.jsonl
    sandtable arena {1} novice casual --sprt --elo1 50
    sandtable arena {0} --levels --out levels.jsonl --picture levels.svg
    """
    from .arena_match import hold  # It takes a while to import, and only this command needs it.

    test = (elo0, elo1) if sprt else None
    players = bots or []
    hold(game, players, pairs, budget, levels, ratings, workers, ray, seed, out, picture, test)
