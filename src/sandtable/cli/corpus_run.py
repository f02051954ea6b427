"""A corpus that was asked for: whether it can be made, and making it."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from ..arena.cluster import need_ray, play_on_cluster
from ..arena.entrants import FROM_ELSEWHERE
from ..arena.match import WorkersLost, play_all
from ..data.libraries import need_polars
from ..data.plan import Plan, settle
from ..data.playing import ShardTask, check_player
from ..data.rows import Tables
from ..data.shards import PLAN, games_in, write_shard
from ..errors import BadOption
from ..games import Game, load
from ..players.registry import PLAYERS, make_player
from .late_progress import progress_bar
from .opponents import kind_wished
from .warming import say, warm
from .wording import counted


def hold(
    game: str,
    folder: Path,
    bots: Sequence[str],
    games: int,
    seed: str,
    opening: int,
    shard: int,
    budget: float | None,
    options: Mapping[str, Any],
    workers: int,
    ray: str | None,
) -> None:
    """Make a corpus, or go on with it; what is wrong is said before anything is played."""
    need_polars()
    if ray is not None:
        if workers > 1:
            raise BadOption("--workers and --ray do not go together: a cluster uses all it has")
        need_ray()
    rules = load(game.lower())
    plan = Plan(
        rules.name, _players(rules, bots), seed, opening, shard, budget, rules.read_options(options)
    )
    by_time = [name for name in plan.players if check_player(plan, name).thinks_by_time]
    if by_time:
        say(f"{' and '.join(by_time)} thinks by time: played again, these games will differ")
    if not settle(folder / PLAN, plan):
        say(f"{folder} was begun by another version of sandtable; what is there is used as it is")
    warm(rules)
    for name in plan.players:
        check_player(plan, name).warm(say)
    _play(plan, folder, games, workers, ray)
    typer.echo(f"{folder} holds {counted(games, 'game')}.")


def _players(rules: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """Who plays: those that were named, or all that play the same on every computer."""
    if bots:
        named = [bot if FROM_ELSEWHERE in bot else kind_wished(rules.name, bot) for bot in bots]
        return tuple(dict.fromkeys(named))
    everybody = PLAYERS[rules.name]
    return tuple(
        name for name in everybody if not make_player(rules.name, name, tell=say).thinks_by_time
    )


def _play(plan: Plan, folder: Path, games: int, workers: int, ray: str | None) -> None:
    """Play and write what is not there."""
    tasks = [
        ShardTask(plan, shard, first, count)
        for shard, first, count in plan.shards(games)
        if games_in(folder, shard) < count
    ]
    missing = sum(task.games for task in tasks)
    console = Console(stderr=True)
    # Ray tells of lost nodes where our words are to come.
    with redirect_stdout(sys.stderr), progress_bar(console, "playing", "games") as progress:
        bar = progress.add_task("", total=games, completed=games - missing)
        for shard, tables in _results(iter(tasks), workers, ray):
            write_shard(folder, shard, tables)
            progress.advance(bar, len(tables.games["game"]))


def _results(
    tasks: Iterator[ShardTask], workers: int, ray: str | None
) -> Iterator[tuple[int, Tables]]:
    """Whoever is lost, it is said how to go on."""
    try:
        yield from play_all(tasks, workers) if ray is None else play_on_cluster(tasks, ray)
    except WorkersLost as error:
        raise WorkersLost(f"{error}; the same command goes on from what is there") from error
