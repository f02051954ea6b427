"""`python -m bench.fresh_players`: what a bot loses whose thoughts are had by a different worker.

The strongest bot of each game plays against itself. At each position more of its kind are asked:
one that has been asked at every move of this seat, and a fresh one that gets the whole view, with
its history. How much each of them looked at, how deep, and how often both would have made the same
move; two fresh ones are compared as well, since a search with a time limit differs each time.
"""

from collections import defaultdict
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sandtable.games import load
from sandtable.players.player import Decision, Player, SeatView
from sandtable.players.registry import make_player

GAMES = {"mandala": "best", "patterns": "best", "mandamina": "partner"}
console = Console(stderr=True)


def compare(game: str, level: str, seed: int, budget: float, most: int) -> list[list[Decision]]:
    """For each move of a game what a kept player and two fresh ones decide."""
    position = load(game).deal(seed=seed)
    kept: dict[int, Player] = {}
    rows: list[list[Decision]] = []
    while (seat := position.seat) is not None and len(rows) < most:
        view = SeatView.of(position, seat)
        if seat not in kept:
            kept[seat] = make_player(game, level)
        players = [kept[seat], make_player(game, level), make_player(game, level)]
        decisions = [player.choose(view, budget) for player in players]
        if len(view.legal_moves) > 1:
            rows.append(decisions)
        position.play(decisions[0].move)
    return rows


def main(
    games: Annotated[int, typer.Option(help="Of each kind.")] = 2,
    budget: Annotated[float, typer.Option(help="Seconds for a thought.")] = 0.3,
    moves: Annotated[int, typer.Option(help="Of a game, at most.")] = 40,
) -> None:
    """Play, and print what was found."""
    table = Table("", "kept", "fresh", "same move", "two fresh ones")
    found: dict[str, list[list[Decision]]] = defaultdict(list)
    for game, level in GAMES.items():
        for seed in range(games):
            found[game] += compare(game, level, seed, budget, moves)
        rows = found[game]
        for name in ("effort", "depth", "seconds"):
            kept, fresh = ([float(getattr(row[n], name)) for row in rows] for n in (0, 1))
            table.add_row(f"{game}: {name}, median", f"{median(kept):.2f}", f"{median(fresh):.2f}")
        same, other = (
            sum(row[a].move == row[b].move for row in rows) / len(rows) for a, b in ((0, 1), (1, 2))
        )
        table.add_row(f"{game}: of {len(rows)} moves", "", "", f"{same:.2f}", f"{other:.2f}")
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
