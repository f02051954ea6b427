"""How far players get who play Mandamina's simple game alone, all of them on the same deals."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Any

import numpy as np

from sandtable import load
from sandtable.arena.entrants import make_entrant
from sandtable.arena.rating import Z_95
from sandtable.players import Player, SeatView

from .mandamina_habits import Tidier

GAME = "mandamina"
OPTIONS = {"goal": "simple"}


@dataclass(frozen=True)
class Ending:
    """How one game went."""

    won: bool
    moves: int
    joined: int
    """Joins of marbles of a colour at the end: 40, less one for every piece too many."""


def play_alone(player: Player, seed: str, budget: float) -> Ending:
    """One game of a deal."""
    position = load(GAME).deal(seed=seed, **OPTIONS)
    while (seat := position.seat) is not None:
        position.play(player.choose(SeatView.of(position, seat), budget).move)
    joined = np.zeros(1, np.int64)
    position.game.stepping.write_progress(np.array([position.state]), joined)
    return Ending(bool(position.winner), len(position.moves), int(joined[0]))


def makers(ppo: str, levels: tuple[str, ...]) -> dict[str, Callable[[str], Player]]:
    """Who plays, by title: each is made of a seed, which some have no use for."""
    named = {"random": "random", "PPO": ppo, **{level: level for level in levels}}
    found: dict[str, Callable[[str], Player]] = {
        title: lambda seed, name=name: _with_dice(make_entrant(GAME, name), seed)  # type: ignore[misc]
        for title, name in named.items()
    }
    return {"greedy": Tidier, **found}


def measure_alone(
    players: dict[str, Callable[[str], Player]], deals: int, budget: float
) -> dict[str, dict[str, Any]]:
    """For each player the share of games won, their length, and the joins with their 95 %."""
    rows = {}
    for title, make in players.items():
        seeds = [f"baselines {deal}" for deal in range(deals)]
        rows[title] = summary([play_alone(make(seed), seed, budget) for seed in seeds])
    return dict(sorted(rows.items(), key=lambda row: (row[1]["won"], row[1]["joined"])))


def summary(endings: list[Ending]) -> dict[str, Any]:
    """What came of the games of one player."""
    joined = [ending.joined for ending in endings]
    error = Z_95 * stdev(joined) / len(joined) ** 0.5 if len(joined) > 1 else 0.0
    lengths = [ending.moves for ending in endings if ending.won]
    return {
        "won": round(len(lengths) / len(endings), 3),
        "moves": round(mean(lengths), 1) if lengths else None,
        "joined": round(mean(joined), 2),
        "low": round(mean(joined) - error, 2),
        "high": round(mean(joined) + error, 2),
    }


def _with_dice(player: Player, seed: str) -> Player:
    player.throw_dice_of(seed)
    return player
