"""`sandtable arena`: matches between bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.match import Match, play_all
from ..arena.picture import draw_ratings
from ..arena.report import meetings, ratings
from ..arena.results import Pair, append, pair_scores, start_file
from ..arena.sprt import Sprt, Verdict
from ..errors import BadOption
from ..games import load
from ..players.registry import make_player

GameName = Annotated[str, typer.Argument(help="mandala or patterns", metavar="GAME")]
Bots = Annotated[list[str], typer.Argument(help="Two players or more.", metavar="BOT")]
Pairs = Annotated[
    int, typer.Option(min=1, help="Mirrored pairs of games for every two players.", metavar="N")
]
Budget = Annotated[float, typer.Option(min=0.001, help="Seconds a move.", metavar="SECONDS")]
Workers = Annotated[int, typer.Option(min=1, help="Processes that play at once.", metavar="N")]
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
    bots: Bots,
    pairs: Pairs = 50,
    budget: Budget = 0.5,
    workers: Workers = 1,
    seed: Seed = "arena",
    out: Out = None,
    picture: Picture = None,
    sprt: UseSprt = False,
    elo0: Elo0 = 0.0,
    elo1: Elo1 = 30.0,
) -> None:
    """Let bots play each other: every deal twice, with the seats swapped.

    sandtable arena patterns random random --pairs 20
    sandtable arena patterns NAME NAME NAME --budget 0.2 --workers 2 --out match.jsonl
    sandtable arena patterns NAME NAME --sprt --elo1 50
    """
    match = Match(game.lower(), _distinct(bots), pairs, budget, seed)
    _check(match, sprt)
    test = Sprt(elo0, elo1) if sprt else None
    played = _play(match, workers, out, test)
    scores = pair_scores(played)
    for meeting in meetings(scores):
        typer.echo(meeting.sentence())
    if test is not None:
        verdict = test.verdict(scores[match.pairings[0]]).value
        typer.echo(f"Sequential test of {elo0:+.0f} against {elo1:+.0f} Elo: {verdict}")
    if picture is not None:
        title = f"{load(match.game).title}, {budget:g} s a move"
        picture.write_text(draw_ratings(title, ratings(scores, match.players)), encoding="utf-8")


def _distinct(bots: list[str]) -> tuple[str, ...]:
    """A bot may meet itself: its second self is told apart by a number."""
    names: list[str] = []
    for bot in bots:
        count = sum(name.partition("#")[0] == bot for name in names)
        names.append(bot if count == 0 else f"{bot}#{count + 1}")
    return tuple(names)


def _check(match: Match, sprt: bool) -> None:
    game = load(match.game)
    if game.shared_result:
        raise BadOption(f"{game.title} has no two sides that could meet in an arena")
    if len(match.players) < 2:
        raise BadOption("an arena needs two players or more")
    if sprt and len(match.players) != 2:
        raise BadOption("the sequential test compares two players")
    for name in match.players:
        make_player(match.game, name)


def _play(match: Match, workers: int, out: Path | None, test: Sprt | None) -> list[Pair]:
    """Play what is not yet played; stop early if the sequential test is sure."""
    played = start_file(out, match) if out is not None else []
    done = {(one.players, one.pair) for one, _ in played}
    tasks = [task for task in match.tasks() if (task.pairing, task.pair) not in done]
    with _progress() as progress:
        bar = progress.add_task("playing", total=len(done) + len(tasks), completed=len(done))
        for pair in play_all(iter(tasks), workers):
            if out is not None:
                append(out, pair)
            played.append(pair)
            progress.advance(bar)
            if test and test.verdict(next(iter(pair_scores(played).values()))) != Verdict.GO_ON:
                break
    return played


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("pairs"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
