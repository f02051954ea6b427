"""The puzzles that ship: enough, all different, as the schema says, and proven once more."""

import gzip
import json
import random
from collections import Counter
from pathlib import Path

import jsonschema
import pytest

from sandtable import GAMES, IllegalMove
from sandtable.study.puzzles import (
    Puzzle,
    Verdict,
    answer,
    bank_of,
    find_puzzle,
    has_puzzles,
    hints,
    prior,
    prove,
    question,
    theme_words,
    twin,
)
from sandtable.study.puzzles.bank import BadPuzzles, UnknownPuzzle, read_bank, write_bank
from sandtable.study.puzzles.rates import solve_rates
from sandtable.study.puzzles.registry import NoPuzzles, workshop_of
from sandtable.study.puzzles.selection import distinct, name_of, rated, select, solver_ratings
from tests.installing import install_twin, look_again

OURS = [game for game in GAMES if has_puzzles(game)]
SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "puzzles.schema.json").read_text("utf-8"))
FEWEST = 300
PROVEN = 100


def some(game: str, count: int, seed: str = "some") -> list[Puzzle]:
    return random.Random(seed).sample(list(bank_of(game)), count)


@pytest.mark.parametrize("game", OURS)
def test_there_are_enough_of_every_kind(game: str) -> None:
    bank = bank_of(game)
    assert len(bank) >= FEWEST
    kinds = Counter(puzzle.kind for puzzle in bank)
    assert set(kinds) == set(workshop_of(game).kinds)
    assert len({puzzle.id for puzzle in bank}) == len(bank)
    assert [puzzle.rating for puzzle in bank] == sorted(puzzle.rating for puzzle in bank)
    assert all(set(puzzle.themes) <= set(theme_words(game)) for puzzle in bank)


@pytest.mark.parametrize("game", OURS)
def test_they_fit_the_schema(game: str) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for puzzle in bank_of(game):
        validator.validate(puzzle.to_json())
    assert not validator.is_valid({**bank_of(game)[0].to_json(), "answer": {}})


def test_a_hundred_drawn_by_lot_are_proven_once_more() -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    print(f"seed {seed}")
    everything = [puzzle for game in OURS for puzzle in bank_of(game)]
    for puzzle in random.Random(seed).sample(everything, PROVEN):
        prove(puzzle)


@pytest.mark.parametrize("game", OURS)
def test_the_right_answer_is_right_of_every_twin(game: str) -> None:
    for number, puzzle in enumerate(some(game, 12)):
        for each in (puzzle, twin(puzzle, number)):
            tried: list[str] = []
            found = answer(each, tried)
            while not found.is_over:
                steps = hints(each, tried)
                assert [hint.about for hint in steps] == ["where", "what", "move", "why"]
                tried.append(steps[2].line[0])
                found = answer(each, tried)
            assert found.verdict is Verdict.RIGHT
            assert found.loss == 0
            position = each.start()
            for move in found.played:
                position.play(move)  # the rival's replies are legal
            assert question(each)


@pytest.mark.parametrize("game", OURS)
def test_twins_are_one_puzzle(game: str) -> None:
    puzzles = some(game, 10)
    twins = [twin(puzzle, seed) for puzzle in puzzles for seed in range(4)]
    assert [name_of(each) for each in puzzles] == [each.id for each in puzzles]
    assert {name_of(each) for each in twins} == {each.id for each in puzzles}
    assert any(each.position != puzzles[0].position for each in twins[:4])
    assert len(list(distinct([*puzzles, *twins]))) == len(puzzles)


@pytest.mark.parametrize("game", OURS)
def test_an_illegal_try_is_refused_with_the_rule(game: str) -> None:
    with pytest.raises(IllegalMove):
        answer(bank_of(game)[0], ["claim everything"])


@pytest.mark.parametrize("game", OURS)
def test_ratings_are_fitted_again(game: str) -> None:
    """From the tries that are kept: what all solve is easier than what few solve."""
    bank = bank_of(game)
    ratings = solver_ratings(game, bank)
    for puzzle in some(game, 20):
        again = rated(puzzle, ratings)
        # Where solvers had to be fitted too, that was done with all that were caught.
        assert abs(again.rating - puzzle.rating) <= 150
        assert prior(puzzle)[1] >= 100


@pytest.mark.parametrize("game", OURS)
def test_stronger_solvers_solve_more(game: str) -> None:
    """In every band, from the weakest solver to the strongest."""
    for row in solve_rates(bank_of(game)):
        rates = [rate for rate in row.rates.values() if rate is not None]
        if len(rates) == len(row.rates):
            assert rates[0] < rates[-1], row


def test_picking() -> None:
    game = OURS[0]
    bank = bank_of(game)
    easy = [bank.pick(rating=bank[0].rating, seed=seed) for seed in range(30)]
    hard = [bank.pick(rating=bank[-1].rating, seed=seed) for seed in range(30)]
    assert sum(p.rating for p in easy if p) < sum(p.rating for p in hard if p)
    theme = bank[0].themes[0] if bank[0].themes else next(iter(theme_words(game)))
    picked = bank.pick(theme=theme, seed=1)
    assert picked is not None
    assert theme in picked.themes
    assert bank.pick(seed=1, rating=1200) is bank.pick(seed=1, rating=1200)
    left = bank[7]
    seen = {puzzle.id for puzzle in bank if puzzle is not left}
    assert bank.pick(rating=1000, seen=seen) is left
    assert bank.pick(seen={puzzle.id for puzzle in bank}) is None


def test_files_are_read_as_they_were_written() -> None:
    puzzles = some(OURS[0], 5)
    data = write_bank(OURS[0], puzzles, {"seed": "s"})
    assert data == write_bank(OURS[0], puzzles, {"seed": "s"})
    assert list(read_bank(data)) == puzzles
    heading, *lines = gzip.decompress(data).decode().splitlines()
    assert json.loads(heading)["count"] == len(lines) == 5
    cut = gzip.compress("\n".join([heading, *lines[:-1]]).encode())
    for wrong in (b"", data[:-20], gzip.compress(b"{}"), cut):
        with pytest.raises(BadPuzzles):
            read_bank(wrong)


def test_selection_takes_easy_and_hard_ones_by_turns() -> None:
    game = OURS[0]
    bank = list(bank_of(game))
    chosen = select(game, [*bank, *(twin(puzzle, 1) for puzzle in bank[:50])], 40)
    assert len({puzzle.id for puzzle in chosen}) == 40
    assert chosen[0].rating < bank[len(bank) // 4].rating
    assert chosen[-1].rating > bank[-len(bank) // 4].rating


def test_names() -> None:
    puzzle = bank_of(OURS[0])[3]
    assert find_puzzle(puzzle.id) is puzzle
    with pytest.raises(UnknownPuzzle):
        find_puzzle(f"{OURS[0]}-00000000")


def test_a_game_without_puzzles_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_twin(tmp_path, "unpuzzled")
    look_again(monkeypatch, tmp_path)
    assert not has_puzzles("unpuzzled")
    with pytest.raises(NoPuzzles, match="Unpuzzled has no puzzles yet"):
        bank_of("unpuzzled")
