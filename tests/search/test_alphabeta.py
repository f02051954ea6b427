"""Alpha-beta finds what full-width search finds, as the Patterns bot compiles it."""

import numpy as np
import pytest

from sandtable.players.patterns import frames as patterns
from sandtable.players.patterns.evaluation import evaluate, load_weights
from sandtable.players.patterns.thinking import Thinking
from tests.players.patterns.positions import random_game

DEPTH = 3


def full_width(thinking: Thinking, ply: int, depth: int) -> int:
    """The value of a position by the evaluation `depth` moves ahead, without any pruning."""
    search = thinking._search
    if depth == 0:
        return int(evaluate(search, ply))
    moves = search.moves[ply, : patterns.list_moves(search, ply)].tolist()
    values = []
    for move in moves:
        gain = int(patterns.make(search, ply, move))
        is_over = search.frames[ply + 1, patterns.OVER]
        values.append(gain - (0 if is_over else full_width(thinking, ply + 1, depth - 1)))
    return max(values)


@pytest.mark.parametrize("turn", [12, 16, 20, 25])
def test_the_value_is_that_of_full_width_search(turn: int) -> None:
    """Null windows, the table and the order of moves change nothing in the value."""
    states = random_game(turn)[turn]
    thinking = Thinking(load_weights(), table_bits=14, with_reductions=False)
    thinking.set_up(states)
    expected = full_width(thinking, 0, DEPTH)
    thinking.set_up(states)
    assert thinking.must_look(DEPTH).value == expected


def test_the_line_is_worth_the_value() -> None:
    """Following the best line, gains by turns add up to the value with the evaluation there."""
    thinking = Thinking(load_weights(), table_bits=14, with_reductions=False)
    thinking.set_up(random_game(3)[10])
    finding = thinking.must_look(DEPTH)
    assert len(finding.line) == DEPTH
    value, sign = 0, 1
    for ply, move in enumerate(finding.line):
        value += sign * int(patterns.make(thinking._search, ply, move))
        sign = -sign
    assert finding.value == value + sign * int(evaluate(thinking._search, DEPTH))


def test_a_search_that_is_interrupted_goes_on_where_it_was() -> None:
    """Many small pieces give the same value, line and number of nodes as one large piece."""
    states = random_game(5)[20]
    findings = []
    for pieces in (1, 1_000_000):
        thinking = Thinking(load_weights(), table_bits=14)
        thinking.set_up(states)
        findings.append((thinking.must_look(6, pieces), thinking.nodes))
    assert findings[0] == findings[1]


def test_no_value_is_proven_while_an_evaluation_counts() -> None:
    """At the start nothing can be proven; the move before the end always is."""
    game = random_game(8)
    thinking = Thinking(load_weights(), table_bits=14)
    thinking.set_up(game[0])
    assert not thinking.must_look(3).is_proven
    thinking.set_up(game[-1])
    assert thinking.must_look(thinking.tiles).is_proven


def test_a_broken_off_search_is_not_proven() -> None:
    """What was found when time was up may be used, but it is no proof."""
    thinking = Thinking(np.zeros_like(load_weights()), table_bits=14)
    thinking.set_up(random_game(9)[12])
    finding = thinking.look(thinking.tiles, lambda: True)
    assert finding is None or not finding.is_proven
