"""`python -m bench.level_costs`: processor time that a move of each level takes.

Positions of random games, the same for all levels of a game; each bot is kept for its seat as on a
server, and has the time that it has there.
"""

import random
import time
from statistics import mean
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sandtable.games import GAMES, load
from sandtable.players.player import SeatView
from sandtable.players.registry import PLAYERS, RANDOM, kind_of, make_player

console = Console(stderr=True)


def views(game: str, count: int) -> list[SeatView]:
    """Positions of one random game after another, at which there is something to choose."""
    generator, found = random.Random(1), list[SeatView]()
    while len(found) < 40 * count:
        position = load(game).deal(seed=len(found))
        while (seat := position.seat) is not None and len(found) < 40 * count:
            view = SeatView.of(position, seat)
            if len(view.legal_moves) > 1:
                found.append(view)
            position.play(generator.choice(view.legal_moves))
    return generator.sample(found, count)


def main(
    positions: Annotated[int, typer.Option(help="For each level.")] = 12,
) -> None:
    """Ask, and print milliseconds of a processor."""
    table = Table("game", "level", "budget, s", "processor, ms a move", "longest, ms")
    for game in GAMES:
        asked = views(game, positions)
        for level in PLAYERS[game]:
            if level == RANDOM:
                continue
            player, budget = make_player(game, level), kind_of(game, level).budget
            player.choose(asked[0], budget)
            took = []
            for view in asked:
                began = time.process_time()
                player.choose(view, budget)
                took.append(1000 * (time.process_time() - began))
            row = f"{budget:.1f}", f"{mean(took):.1f}", f"{max(took):.1f}"
            table.add_row(game, level, *row)
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
