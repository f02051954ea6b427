"""What an engine says of a position."""

import random

import pytest

from sandtable import load
from sandtable.players.registry import make_player
from sandtable.study.analysis import NobodyToMove, analyse
from sandtable.study.analysis.engine import strongest, view_of

QUICK = 0.2


@pytest.mark.parametrize("name", ["mandala", "patterns"])
def test_several_lines_the_best_first(name: str) -> None:
    position = load(name).deal(seed=2)
    level = strongest(name)
    assert level == "best"
    found = analyse(position, make_player(name, level), QUICK, deep=False)
    assert found.seat == position.seat
    values = [line.value for line in found.lines]
    assert 2 <= len(values) <= 4
    assert values == sorted(values, reverse=True)
    assert len({line.moves[0] for line in found.lines}) == len(values)
    for line in found.lines:
        on = position.copy()
        for move in line.moves:
            assert on.is_legal(move)
            on.play(move)


def test_a_solved_ending_is_proven_and_ends() -> None:
    """Late in a game of Patterns all is seen: played out by the engine, it ends as it says."""
    game = load("patterns")
    whole, dice = game.deal(seed=6), random.Random(6)
    while not whole.is_over:
        whole.play(dice.choice(whole.legal_moves()))
    position = game.from_deal(whole.deal)
    for move in whole.moves[:-8]:
        position.play(move)
    assert position.seat is not None
    player, seat = make_player("patterns", "best"), position.seat
    found = analyse(position, player, 2.0, deep=False)
    assert found.lines[0].is_proven
    while not position.is_over:
        position.play(analyse(position, player, 2.0, deep=False).lines[0].moves[0])
    scores = position.score_now()
    assert found.lines[0].value == scores[seat] - scores[1 - seat]


def test_the_solver_says_what_could_be_scored() -> None:
    position = load("mandamina").deal(seed=0)
    assert strongest("mandamina") is None
    found = analyse(position, None, QUICK, deep=True)
    best = found.lines[0]
    end = position.copy()
    for move in best.moves:
        end.play(move)
    assert end.scores == [best.value]
    assert best.is_proven
    assert found.bound == best.value


def test_a_seat_is_not_told_what_it_cannot_know() -> None:
    """Two worlds that seat 0 cannot tell apart give it the same view."""
    game = load("mandala")
    one = game.deal(seed=2)
    lines = str(one).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("seat 1"))
    hand = lines[at].split(" hand ")[1].split(" ")[0]
    new = next(letter for letter in "kroygp" if letter not in hand)
    lines[at] = lines[at].replace(f"hand {hand}", f"hand {new}{hand[1:]}")
    lines[-2] = "deck rest"
    other = game.from_picture("\n".join(lines))
    views = [view_of(position, 0) for position in (one, other)]
    assert views[0].now.tobytes() == views[1].now.tobytes()
    assert views[0].history == views[1].history == ()


def test_nobody_to_move_is_nothing_to_think_about() -> None:
    game = load("mandala")
    position = game.from_deal(game.deal(seed=1).deal)
    position.play(next(move for move in position.legal_moves() if move.startswith("build")))
    assert position.needs_chance
    with pytest.raises(NobodyToMove) as wrong:
        analyse(position, make_player("mandala", "novice"), QUICK, deep=False)
    assert wrong.value.code == "analysis-no-move"
