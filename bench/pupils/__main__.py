"""`python -m bench.pupils GAME [--against LEVEL] [--games N]`: what a simulated pupil achieves.

Rivals: every deal is played twice, each side once in every seat; draws count half. Alone: how many
of the simple games are won. With `--beginner` somebody plays who had no lesson (bench/beginners).
"""

import argparse
import importlib
import math
import random
from collections.abc import Callable
from typing import Any

import sandtable
from sandtable.games import Position
from sandtable.players import SeatView
from sandtable.players.registry import PLAYERS, kind_of, make_player

CONFIDENCE = 1.96
Choose = Callable[[dict[str, Any]], str]


def pupil_of(game: str, kind: str = "pupils") -> Choose:
    """The function by which the pupil of a game chooses, or somebody of another kind."""
    chosen: Choose = importlib.import_module(f"bench.{kind}.{game}").choose
    return chosen


def play_rival(game: str, choose: Choose, level: str, seed: int, seat: int) -> float:
    """One game of the pupil in this seat: 1 won, 0.5 drawn, 0 lost."""
    position = sandtable.load(game).deal(seed=f"pupil {seed}")
    player, budget = make_player(game, level), kind_of(game, level).budget
    while not position.is_over and len(position.moves) < position.game.most_moves:
        turn = position.seat
        assert turn is not None
        if turn == seat:
            position.play(choose(position.view(seat)))
        else:
            position.play(player.choose(SeatView.of(position, turn), budget).move)
    return 0.5 if position.winner is None else float(position.winner == seat)


def play_alone(game: str, choose: Choose, seed: int) -> Position:
    """One simple game of the pupil alone."""
    position = sandtable.load(game).deal(seed=f"pupil {seed}", goal="simple")
    while not position.is_over:
        position.play(choose(position.view(0)))
    return position


def interval(results: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval (Wilson), in percent."""
    n, mean = len(results), sum(results) / len(results)
    spread = CONFIDENCE**2 / n
    middle = (mean + spread / 2) / (1 + spread)
    half = CONFIDENCE / (1 + spread) * math.sqrt(mean * (1 - mean) / n + spread / (4 * n))
    return 100 * mean, 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", help="a level; the weakest unless told")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--beginner", action="store_true", help="somebody who had no lesson")
    wishes = parser.parse_args()
    random.seed(0)
    who = "beginner" if wishes.beginner else "pupil"
    choose = pupil_of(wishes.game, f"{who}s")
    if sandtable.load(wishes.game).shared_result:
        ended = [play_alone(wishes.game, choose, wishes.first + i) for i in range(wishes.games)]
        results = [float(bool(position.winner)) for position in ended]
        moves = sorted(int(position.view(0)["moves"]) for position in ended)
        what = f"simple games won; moves, median {moves[len(moves) // 2]}"
    else:
        level = wishes.against or next(name for name in PLAYERS[wishes.game] if name != "random")
        results = [
            play_rival(wishes.game, choose, level, wishes.first + i // 2, i % 2)
            for i in range(wishes.games)
        ]
        what = f"against {level}"
    mean, low, high = interval(results)
    print(f"{wishes.game}: {who} {mean:.1f} % ({low:.1f} to {high:.1f}) of {len(results)} {what}")


if __name__ == "__main__":
    main()
