"""Claims that end the game: chances by hand, guarantees by trying every strategy."""

from itertools import product
from random import Random

import numpy as np
import pytest

from sandtable import Position
from sandtable.games.mandala.state import COLOURS, STATE
from sandtable.study.mandala.puzzles.claims import PAIRS, Claims, NotTheEnd, pair_chances
from sandtable.study.mandala.puzzles.games import Games
from sandtable.study.mandala.puzzles.paired import Tried
from sandtable.study.mandala.puzzles.turns import AT_LEAST, CLEAR, is_clear, split
from sandtable.study.puzzles import Puzzle, Verdict, answer, bank_of, hints


def test_how_likely_each_pair_is() -> None:
    """Two black and one red unseen: of the three pairs one is black twice, two are mixed."""
    chances = dict(zip(PAIRS, pair_chances([2, 1, 0, 0, 0, 0]).tolist(), strict=True))
    assert chances[0, 0] == pytest.approx(1 / 3)
    assert chances[0, 1] == pytest.approx(2 / 3)
    assert sum(chances.values()) == pytest.approx(1)
    assert len(PAIRS) == 21


def claims() -> list[Puzzle]:
    return [puzzle for puzzle in bank_of("mandala") if puzzle.kind == "claim"]


def colours_left(position: Position) -> list[str]:
    return [move for move in position.legal_moves() if move.startswith("claim")]


def result(position: Position, seat: int, pair: tuple[int, int]) -> float:
    """M7.1, M7.2 from the text of the end: who has won if the rival's Cup holds this pair."""
    state = position.state
    points, sizes = [], []
    for owner in (0, 1):
        cards = [int(card) for card in state.cup[owner]]
        hidden = [int(card) for card in state.hidden_cup[owner]]
        if owner != seat:
            hidden = [sum(colour == at for colour in pair) for at in range(len(COLOURS))]
        both = [card + more for card, more in zip(cards, hidden, strict=True)]
        points.append(sum(n * int(s) for n, s in zip(both, state.river[owner], strict=True)))
        sizes.append(sum(both))
    mine, theirs = points[seat], points[1 - seat]
    if mine == theirs:
        mine, theirs = -sizes[seat], -sizes[1 - seat]
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def histories(
    position: Position, seat: int, past: tuple[str, ...] = ()
) -> dict[tuple[str, ...], list[str]]:
    """All places in which the seat has a choice, with its choices."""
    if position.is_over:
        return {}
    moves = colours_left(position)
    found = {past: moves} if position.seat == seat and len(moves) > 1 else {}
    for move in moves:
        after = position.copy()
        after.play(move)
        found |= histories(after, seat, (*past, move))
    return found


def worst(
    position: Position,
    seat: int,
    pair: tuple[int, int],
    plan: dict[tuple[str, ...], str],
    past: tuple[str, ...] = (),
) -> float:
    """What a plan brings against the best replies of a rival who sees everything."""
    if position.is_over:
        return result(position, seat, pair)
    moves = colours_left(position)
    if position.seat == seat:
        moves = [plan.get(past, moves[0])]
    values = []
    for move in moves:
        after = position.copy()
        after.play(move)
        values.append(worst(after, seat, pair, plan, (*past, move)))
    return min(values)


def test_the_guarantee_is_that_of_the_best_strategy() -> None:
    """Every strategy that could be written down before, tried against every pair."""
    small = [p for p in claims() if len(p.answer["moves"]) <= 3]
    for puzzle in Random(3).sample(small, 4):
        position = puzzle.start()
        chances = pair_chances(position.observation(puzzle.seat)[0].unseen.tolist())
        places = histories(position, puzzle.seat)
        found: dict[str, float] = {}
        for choice in product(*places.values()):
            plan = dict(zip(places, choice, strict=True))
            values = [worst(position, puzzle.seat, pair, plan) for pair in PAIRS]
            chance = float(np.dot(chances, values))
            found[plan[()]] = max(found.get(plan[()], 0.0), chance)
        best = max(found, key=lambda move: found[move])
        assert best == puzzle.answer["best"]
        # The utility is 95 parts winning: where points do not matter, the chance is the same.
        for move, chance in found.items():
            assert puzzle.answer["moves"][move]["chance"] == pytest.approx(chance, abs=0.06)
        assert puzzle.answer["moves"][best]["chance"] <= found[best] + 1e-4


def test_claims_that_do_not_end_the_game_are_not_counted() -> None:
    refused = 0
    for states in Games().play("a game"):
        if states[0].phase == 2 and not states[0].exhausted and states[0].river_size.max() < 3:
            seat = int(states[0].claimer)
            seen = Position(bank_of("mandala")[0].start().game, states, {}, None).observation(seat)
            with pytest.raises(NotTheEnd):
                Claims(states.astype(STATE), seen[0]).count()
            refused += 1
    assert refused


def tried(*columns: tuple[float, float], worlds: int = 400) -> Tried:
    """Moves a, b, ... with these means and this spread around them."""
    rows = np.random.default_rng(1).normal(size=(worlds, len(columns)))
    rows = (rows - rows.mean(axis=0)) / rows.std(axis=0)
    means, spreads = np.array(columns).T
    return Tried(tuple("abcdef"[: len(columns)]), means + rows * spreads)


def test_when_a_turn_is_clear() -> None:
    assert (CLEAR, AT_LEAST) == (0.06, 0.04)
    assert is_clear(tried((0.6, 0.01), (0.5, 0.01)), "a", ())
    assert not is_clear(tried((0.6, 0.01), (0.55, 0.01)), "a", ())  # only 5 points
    # 10 points, but with 400 worlds and a spread of 0.5 the lower end is at 10 - 2.576 x 3.5.
    assert not is_clear(tried((0.6, 0.5), (0.5, 0.5)), "a", ())
    nearly = tried((0.6, 0.01), (0.59, 0.01), (0.5, 0.01))
    assert split(nearly) == ("a", ("b",))
    assert is_clear(nearly, "a", ("b",))
    assert not is_clear(nearly, "a", ())


def test_what_is_nearly_best_gets_credit() -> None:
    puzzle = next((p for p in bank_of("mandala") if p.answer["nearly"]), None)
    if puzzle is None:
        pytest.skip("no puzzle has a second move that is nearly best")
    found = answer(puzzle, [puzzle.answer["nearly"][0]])
    assert found.verdict is Verdict.NEARLY
    assert found.loss < 0.03


def test_a_wrong_move_is_refuted_on_the_board() -> None:
    for puzzle in Random(2).sample(list(bank_of("mandala")), 10):
        best, nearly = puzzle.answer["best"], puzzle.answer["nearly"]
        wrong = next(m for m in puzzle.answer["moves"] if m != best and m not in nearly)
        found = answer(puzzle, [wrong])
        assert (found.verdict, found.unit) == (Verdict.WRONG, "chance")
        position = puzzle.start()
        for move in (*found.played, *found.line):
            position.play(move)
        assert hints(puzzle, [best]) == []
