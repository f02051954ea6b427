"""Move counts to fixed depths, from language-neutral files that the naive implementation wrote."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable.games.batch import CHANCE, States

from .variants import KNOWN

FOLDER = Path(__file__).parents[1] / "fixtures" / "counts"


def entries() -> list[Any]:
    """Every entry of every file, with a name."""
    return [
        pytest.param(path.stem, entry, id=f"{path.stem}: {entry['name']}")
        for path in sorted(FOLDER.glob("*.json"))
        for entry in json.loads(path.read_text())
    ]


def count_lines(game: sandtable.Game, states: States, depth: int) -> int:
    """How many sequences of exactly `depth` plies follow."""
    if depth == 0:
        return 1
    following = children(game, states)
    if depth == 1:
        return len(following)
    return sum(count_lines(game, child, depth - 1) for child in following)


def children(game: sandtable.Game, states: States) -> list[States]:
    """The states after every legal action or every chance outcome."""
    following = []
    if game.batch.seat_to_move(states) == CHANCE:
        weights = np.zeros(game.chance_outcomes, dtype=np.int64)
        game.batch.weigh_chance(states, weights)
        for outcome in np.flatnonzero(weights):
            child = states.copy()
            game.batch.play_outcome(child, outcome)
            following.append(child)
        return following
    actions = np.zeros(game.most_legal, dtype=np.int64)
    for action in actions[: game.batch.list_legal(states, actions)]:
        child = states.copy()
        assert game.batch.play_checked(child, action) == 0
        following.append(child)
    return following


@pytest.mark.parametrize(("name", "entry"), entries())
def test_counts(name: str, entry: dict[str, Any]) -> None:
    game = sandtable.load(name)
    position = game.from_deal(entry["deal"], **entry["options"])
    for move in entry["moves"]:
        position.play(move)
    states = np.array([position.state], dtype=game.state_type)
    counts = [count_lines(game, states, depth + 1) for depth in range(len(entry["counts"]))]
    assert counts == entry["counts"]


def test_there_are_counts_for_every_game() -> None:
    """Of every game that has a naive implementation, which all of ours have."""
    assert {path.stem for path in FOLDER.glob("*.json")} == set(KNOWN)
