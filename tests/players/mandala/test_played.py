"""Games by the policy net alone, from which the value net learns."""

import numpy as np

from sandtable.games.mandala.state import CARD_COUNT, REFILL, TURN
from sandtable.players.mandala.thinking import load_nets
from sandtable.players.mandala.training.played import play_positions
from sandtable.players.mandala.training.rows import Judged

COUNT = 3000


def test_positions_are_those_between_turns_of_finished_games() -> None:
    """All 108 cards are there, somebody has a turn next, and what they got is a result."""
    states, results = play_positions(load_nets(), COUNT, "test")
    assert COUNT / 2 < len(states) == len(results) <= COUNT
    assert set(states["phase"].tolist()) <= {TURN, REFILL}
    assert set(results.tolist()) <= {0.0, 0.5, 1.0}
    zones = ("hand", "hidden_cup", "deck", "mountain", "field", "cup", "discard")
    cards = sum(states[zone].reshape(len(states), -1).sum(axis=1) for zone in zones)
    assert (cards + (states["river"] > 0).sum(axis=(1, 2)) == CARD_COUNT).all()


def test_the_same_seed_plays_the_same_games() -> None:
    first, again = (play_positions(load_nets(), COUNT, "test") for _ in range(2))
    other = play_positions(load_nets(), COUNT, "another")
    assert first[0].tobytes() == again[0].tobytes()
    assert (first[1] == again[1]).all()
    assert first[0].tobytes() != other[0].tobytes()


def test_a_part_is_described_as_the_whole() -> None:
    states, results = play_positions(load_nets(), COUNT, "test")
    rows = Judged(states, results)
    some = np.array([5, 2, 7])
    assert (rows.part(some).table == rows.part(slice(None)).table[some]).all()
    assert (rows.part(some).colours == rows.part(slice(None)).colours[some]).all()
    assert (rows.part(some).chances == results[some]).all()
