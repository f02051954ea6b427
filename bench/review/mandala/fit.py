"""Where playouts are best cut, and how far off grades are beyond their sampling error.

Decisions of games kept apart: the best move and one of the next ones, judged by the reference and
by playouts cut after k turns. What is left of the squared difference when both sampling errors are
taken off is the model error.
"""

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from sandtable import load
from sandtable.games.mandala.state import TURN
from sandtable.players import SeatView
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import Limits
from sandtable.study.mandala.belief import Believer
from sandtable.study.mandala.review.paired import Judge

from ..section import Tell

if TYPE_CHECKING:
    from .section import MandalaSection

CUTS = (0, 1, 2, 3, 4, 6, 8, 12, 20, 500)
GAMES = 30
EACH = 4
"""Decisions of each game."""
WORLDS = 1_200
NEXT = 5
"""The other move is one of so many behind the best."""
SIMULATIONS = 400
SECONDS = 60.0
GRID = np.arange(0.0, 0.04, 0.001)
SHARES = np.arange(0.0, 0.5, 0.02)


def fit(section: "MandalaSection", folder: Path, tell: Tell) -> None:
    """Measure what is not yet in the folder, and print the table and the constants."""
    file = folder / "mandala-fit.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    rows = [json.loads(line) for line in lines]
    known = {row["game"] for row in rows}
    for game in range(GAMES):
        if game in known:
            continue
        found = _measure(section, game)
        rows += found
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in found)
        tell(f"fit: {game + 1} of {GAMES} games")
        _print(rows, tell)


def _measure(section: "MandalaSection", game: int) -> list[dict[str, Any]]:
    rolls = Random(f"fit {game}")
    levels = [rolls.choice(section.levels) for _ in range(2)]
    record = section.play(levels, f"fit {game}")
    position = load("mandala").from_deal(record["deal"])
    views = []
    for move in record["moves"]:
        seat = position.seat
        if seat is not None and position.state.phase == TURN and len(position.legal_moves()) > 1:
            views.append(SeatView.of(position, seat))
        position.play(move)
    found = []
    believer = Believer()
    for view in rolls.sample(views, EACH):
        belief = believer.hands(view)
        seed = f"fit {game} {len(view.history)}"
        best, move = _two_moves(view, rolls, f"{seed} search")
        deeper = section.deeper(view, best, move, f"{seed} deeper")
        cuts = {}
        for turns in CUTS:
            judge = Judge(turns)
            judge.believe(belief)
            cuts[turns] = judge.try_moves(view.now, (best, move), WORLDS, f"{seed} cut").lead(
                best, move
            )
        found.append({"game": game, "deeper": deeper, "cuts": cuts})
    return found


def _two_moves(view: SeatView, rolls: Random, seed: str) -> tuple[str, str]:
    """The best move of a search, which no cut has a hand in, and one of the next."""
    bot = MandalaBot("fit", Limits(SIMULATIONS), seed=seed)
    ranked = [thought.move for thought in bot.choose(view, SECONDS).thoughts]
    return ranked[0], ranked[min(rolls.randint(1, NEXT), len(ranked) - 1)]


def _print(rows: list[dict[str, Any]], tell: Tell) -> None:
    deeper = np.array([row["deeper"] for row in rows])
    for turns in CUTS:
        cut = np.array([row["cuts"].get(str(turns), row["cuts"].get(turns)) for row in rows])
        off = cut[:, 0] - deeper[:, 0]
        noise = cut[:, 1] ** 2 + deeper[:, 1] ** 2
        model = np.sqrt(max(float(np.mean(off**2 - noise)), 0.0))
        constant, share = likeliest(off, noise, np.abs(cut[:, 0]))
        tell(
            f"cut after {turns}: rms {np.sqrt(np.mean(off**2)):.4f}, sampling "
            f"{np.sqrt(np.mean(cut[:, 1] ** 2)):.4f}, model {model:.4f}, mean {off.mean():+.4f}, "
            f"correlation {np.corrcoef(cut[:, 0], deeper[:, 0])[0, 1]:.3f}, "
            f"constants {constant:.3f} {share:.2f} ({len(rows)} decisions)"
        )


def likeliest(off: np.ndarray, noise: np.ndarray, size: np.ndarray) -> tuple[float, float]:
    """The model error c + d |lead| under which what was found is likeliest."""
    best = (0.0, 0.0)
    top = -np.inf
    for constant in GRID:
        for share in SHARES:
            variance = noise + (constant + share * size) ** 2
            likelihood = float(-0.5 * np.sum(off**2 / variance + np.log(variance)))
            if likelihood > top:
                top, best = likelihood, (float(constant), float(share))
    return best
