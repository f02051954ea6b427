"""Learns to forecast the points ahead at the end from what the evaluation sees.

python -m sandtable.study.mandala.review.margin

A plain least-squares fit over the numbers the learned evaluation sees and its hidden ones: it
gives points to positions at which a game is broken off. The chance to win stays the evaluation's.
"""

from pathlib import Path
from typing import Any

import numpy as np

from ....games.batch import Numbers, States
from ....games.compiled import compiled
from ....games.dice import Dice, below, dice, roll_all
from ....games.mandala.deal import DEAL_BOUNDS, deal
from ....games.mandala.state import OVER, STATE
from ....players.mandala.claims import ROOM
from ....players.mandala.evaluation import FEATURES, HIDDEN, evaluate, next_to_act
from ....players.mandala.worth import points_of
from .rolling import MARGIN_WEIGHTS, Weights, new_minds, roll_on

FILE = Path(__file__).with_name("margin.npz")
GAMES = 20_000
KEPT_OF = 3
"""One of so many turns is kept."""
LONGEST = 200
"""Turns after which a game is given up."""
APART = 10
"""One of so many games is kept apart to measure by."""
RIDGE = 1e-3


@compiled
def _play(states: States, rolls: Dice, minds: States, numbers: Numbers, rows: Any) -> int:
    """One game; the rows it filled, each with the points ahead at the end as its last number."""
    mind = minds[0]
    roll_all(rolls, DEAL_BOUNDS, numbers)
    deal(states[0], numbers)
    filled = 0
    for _ in range(LONGEST):
        if states[0].phase == OVER or filled == len(rows):
            break
        if below(rolls, KEPT_OF) == 0:
            evaluate(states[0], mind)
            for i in range(FEATURES):
                rows[filled, i] = mind.features[i]
            for j in range(HIDDEN):
                rows[filled, FEATURES + j] = max(mind.hidden[j], np.float32(0.0))
            rows[filled, FEATURES + HIDDEN] = next_to_act(states[0])
            filled += 1
        roll_on(states, rolls, rolls, mind, 1)
    if states[0].phase != OVER:
        return 0
    lead = points_of(states[0], 0) - points_of(states[0], 1)
    for row in range(filled):
        rows[row, FEATURES + HIDDEN] = lead if rows[row, FEATURES + HIDDEN] == 0 else -lead
    return filled


def games(count: int, seed: str) -> list[Weights]:
    """The rows of so many games."""
    states = np.zeros(1 + ROOM, dtype=STATE)
    rolls, minds, numbers = dice(seed), new_minds(1.0), np.zeros_like(DEAL_BOUNDS)
    rows = np.zeros((LONGEST, FEATURES + HIDDEN + 1))
    kept = []
    for _ in range(count):
        filled = _play(states, rolls, minds, numbers, rows)
        kept.append(rows[:filled].copy())
    return kept


def fit(count: int = GAMES, seed: str = "margin") -> tuple[Weights, float]:
    """The weights, and the share of the variance they explain in games kept apart."""
    played = games(count, seed)
    learned = np.concatenate([rows for n, rows in enumerate(played) if n % APART])
    apart = np.concatenate(played[::APART])
    sees, leads = learned[:, :-1], learned[:, -1]
    square = sees.T @ sees + RIDGE * len(sees) * np.eye(sees.shape[1]) / 100
    weights = np.linalg.solve(square, sees.T @ leads)
    missed = apart[:, -1] - apart[:, :-1] @ weights
    found = np.zeros(MARGIN_WEIGHTS)
    found[:-1] = weights
    found[-1] = missed.std()
    return found, float(1.0 - missed.var() / apart[:, -1].var())


def main() -> None:
    """Fit, say how well, and keep the weights."""
    weights, explained = fit()
    np.savez(FILE, margin=weights.astype(np.float32))
    print(f"misses by {weights[-1]:.1f} points, explains {explained:.0%} of the variance")


if __name__ == "__main__":
    main()
