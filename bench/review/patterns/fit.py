"""`python -m bench.review patterns --fit`: how far reviews of Patterns misjudge, by stage.

Positions of games between the levels are judged as a review does. What they are worth in truth:
solved where that is possible; before that, play of both sides to a solved ending (values), and a
search of twenty times the effort, equally deep for both moves (differences). Positions that were
done are kept, so it can be stopped and goes on. What is found is written into errors.json.
"""

import json
import math
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from sandtable.games.batch import States
from sandtable.games.patterns.state import TURN
from sandtable.players.clock import Clock
from sandtable.players.patterns import frames
from sandtable.players.patterns.evaluation import STAGE_TILES, STAGES, load_weights
from sandtable.players.patterns.reading import action_of, margin, played
from sandtable.players.patterns.thinking import Thinking
from sandtable.study.patterns.review.curve import FILE
from sandtable.study.patterns.review.looking import LOOK_NODES, Looking, ended, tiles_of
from sandtable.study.review.utility import utility

from ..section import Tell
from .games import GAME, patterns_game

PLAYED = 70
"""Games."""
DEEPER = 20
SOLVE_NODES = 10_000_000
ROLLOUT_NODES = 60_000
ROLLOUT_TILES = 29
"""From here on an ending is solved, or the position is left out."""
FROM_ONE_GAME = 5
EVEN_GAMES, EVEN_LEVEL = 200, "casual"
"""Whose games say what the first turn is worth and how far apart the sides end."""
LEAST_SAMPLES = 8
"""A stage with fewer has the error of its neighbour."""
LEAST_ERROR = 0.5

Sample = dict[str, Any]


def samples_of(seed: int) -> Iterator[Sample]:
    """Some positions of one game that a review does not solve."""
    dice = Random(f"fit {seed}")
    _, steps = patterns_game(f"fit {seed}", dice)
    looking = Looking()
    open_ones = []
    for states, _ in reversed(steps):
        if states[0].phase == TURN and not looking.look(states).is_proven:
            open_ones.append(states)
    for states in dice.sample(open_ones, min(FROM_ONE_GAME, len(open_ones))):
        looked = looking.look(states)
        sample: Sample = {"seed": seed, "tiles": tiles_of(states), "margin": looked.margin}
        sample["truth"] = true_margin(states)
        others = list(looked.order[1:4])
        if others:
            pair = (looked.order[0], dice.choice(others))
            seat = looked.seat
            found = [looking.after(states, move, looked).margin_of(seat) for move in pair]
            sample["difference"] = found[0] - found[1]
            true = deeper_margins(states, pair, looked.depth)
            sample["true_difference"] = None if true is None else true[0] - true[1]
        yield sample


def solved(thinking: Thinking, states: States) -> float | None:
    """The exact margin of the seat to move, if it can be had."""
    if states[0].phase != TURN:
        return ended(GAME, states).margin
    stop = thinking.nodes + SOLVE_NODES
    finding = thinking.solve(states, lambda: thinking.nodes > stop)
    if not finding.is_proven:
        return None
    so_far = margin(GAME, states, int(states[0].seat))
    return so_far + finding.value / frames.POINT


def true_margin(states: States) -> float | None:
    """What a position is worth to the seat to move, as well as we can tell."""
    game, seat = GAME, int(states[0].seat)
    thinking = Thinking(load_weights(), 21)
    now = states.copy()
    while now[0].phase == TURN and tiles_of(now) > ROLLOUT_TILES:
        finding = thinking.think(now, Clock(math.inf), tiles_of(now) - 1, ROLLOUT_NODES)
        game.batch.play_checked(now, action_of(game, now, finding.line[0]))
    found = solved(thinking, now)
    if found is None:
        return None
    return found if int(now[0].seat) == seat else -found


def deeper_margins(
    states: States, pair: Sequence[str], depth: int, effort: float = DEEPER
) -> list[float] | None:
    """The margins after two moves: solved, or searched equally deep, much deeper than usual."""
    game, seat = GAME, int(states[0].seat)
    after = [played(game, states, move) for move in pair]
    if any(each[0].phase != TURN for each in after) or tiles_of(states) <= ROLLOUT_TILES:
        thinking = Thinking(load_weights(), 21)
        exact = [solved(thinking, each) for each in after]
        if exact[0] is None or exact[1] is None:
            return None
        signs = [1 if int(each[0].seat) == seat else -1 for each in after]
        return [signs[0] * exact[0], signs[1] * exact[1]]
    thinkings = [Thinking(load_weights(), 20) for _ in pair]
    for thinking, each in zip(thinkings, after, strict=True):
        thinking.set_up(each)
    values = [0.0, 0.0]
    depth = max(1, depth - 1)
    while sum(thinking.nodes for thinking in thinkings) < effort * LOOK_NODES / 2:
        for at, each in enumerate(after):
            finding = thinkings[at].must_look(depth)
            values[at] = -margin(game, each, 1 - seat) - finding.value / frames.POINT
        depth += 1
    return values


def errors(samples: list[Sample], found: str, true: str) -> list[float | None]:
    """By stage the root of the mean square error; None where there are too few samples."""
    stages: list[list[float]] = [[] for _ in range(STAGES)]
    for sample in samples:
        if sample.get(found) is not None and sample.get(true) is not None:
            stages[sample["tiles"] // STAGE_TILES].append(sample[found] - sample[true])
    return [
        math.sqrt(statistics.fmean(each * each for each in stage))
        if len(stage) >= LEAST_SAMPLES
        else None
        for stage in stages
    ]


def filled(found: list[float | None]) -> list[float]:
    """Stages without samples take the error of the nearest one that has some."""
    known = [at for at, each in enumerate(found) if each is not None]
    nearest = [min(known, key=lambda at: abs(at - stage)) for stage in range(len(found))]
    return [round(max(LEAST_ERROR, float(found[at] or 0.0)), 2) for at in nearest]


def even_ends() -> list[int]:
    """The margins of the first seat in games between equals."""
    ends = []
    for number in range(EVEN_GAMES):
        position, _ = patterns_game(f"base {number}", Random(number), (EVEN_LEVEL, EVEN_LEVEL))
        scores = position.scores
        assert scores is not None
        ends.append(scores[0] - scores[1])
    return ends


def fit(folder: Path, tell: Tell) -> None:
    """Measure what is missing, print the errors and write them down."""
    kept = folder / "patterns-fit.jsonl"
    kept.touch()
    samples = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    done = {sample["seed"] for sample in samples}
    for seed in range(PLAYED):
        if seed not in done:
            fresh = list(samples_of(seed))
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(sample) + "\n" for sample in fresh)
            samples += fresh
            tell(f"game {seed}: {len(fresh)} positions")
    ends = even_ends()
    spread = statistics.pstdev(ends)
    base = statistics.fmean(
        utility(0.5 if end == 0 else float(end > 0), end, spread) for end in ends
    )
    judged = [sample for sample in samples if "tiles" in sample]
    values = errors(judged, "margin", "truth")
    differences = errors(judged, "difference", "true_difference")
    tell(f"{len(ends)} even games, {len(judged)} positions, spread {spread:.1f}, base {base:.3f}")
    for stage, (value, difference) in enumerate(zip(values, differences, strict=True)):
        if value is not None or difference is not None:
            tell(f"{stage * STAGE_TILES:2d}+ tiles: margin {value}, difference {difference}")
    # At the beginning a deeper search is itself far from the end and agrees too easily: the error
    # of a difference is nowhere smaller than where endings say what is true.
    least = filled(differences)[0]
    stages = [
        {"value": value, "difference": max(difference, least)}
        for value, difference in zip(filled(values), filled(differences), strict=True)
    ]
    data = {
        "command": "python -m bench.review patterns --fit",
        "positions": len(judged),
        "spread": round(spread, 2),
        "base": round(base, 3),
        "stages": stages,
    }
    FILE.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
