"""Chance that everybody can check."""

import hashlib
import hmac
import json
import runpy
import subprocess
import sys
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sandtable import GAMES, BadRecord
from sandtable.tables.fairness import Chance, commitment_to, is_seed
from sandtable.tables.fairness_check import check_fairness
from sandtable.tables.record import record_of

from .parties import SECRET, play_some, started

SCRIPT = Path(__file__).parents[2] / "examples" / "check_chance.py"
script_check = runpy.run_path(str(SCRIPT))["check"]


def finished(game: str, seed: int, **settings: Any) -> dict[str, Any]:
    table = started(game, seed=f"s{seed}", **settings)
    return record_of(play_some(table, 1000, seed))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_words_come_from_hmac_over_seeds_and_counter() -> None:
    """By hand: the first number below 2**32 is the first four bytes."""
    block = hmac.new(SECRET, b"sandtable-chance/1|a|b|0", hashlib.sha256).digest()
    chance = Chance(SECRET, ["a", "b"])
    assert [chance.below(2**32) for _ in range(8)] == [
        int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)
    ]
    second = hmac.new(SECRET, b"sandtable-chance/1|a|b|1", hashlib.sha256).digest()
    assert chance.below(2**32) == int.from_bytes(second[:4], "big")


def test_words_above_the_last_multiple_are_passed_over() -> None:
    """Below 3 * 2**30 a quarter of all words must be passed over, or the low third came twice."""
    plain, chance = Chance(SECRET, ["x"]), Chance(SECRET, ["x"])
    bound = 3 * 2**30
    fair = [word for word in (plain.below(2**32) for _ in range(400)) if word < bound]
    assert [chance.below(bound) for _ in range(len(fair))] == fair


def test_every_seed_counts() -> None:
    first = [Chance(SECRET, seeds).below(2**32) for seeds in (["a", "b"], ["a", "c"], ["c", "b"])]
    assert len(set(first)) == 3


def test_all_orders_come_equally_often() -> None:
    counts = Counter(tuple(Chance(SECRET, [str(i)]).shuffled(3)) for i in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("text", ["", "a|b", "a b", "x" * 65, "ä", "a\n"])
def test_what_is_no_seed(text: str) -> None:
    assert not is_seed(text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("starter", ["lot", "host", "other"])
def test_a_finished_game_can_be_checked_by_both_programs(game: str, starter: str) -> None:
    for seed in range(3):
        record = finished(game, seed, starter=starter)
        check_fairness(record)
        assert script_check(record) is None


def spoil_secret(record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = "00" * 32


def spoil_seed(record: dict[str, Any]) -> None:
    record["fairness"]["seeds"][0] += "x"


def spoil_order(record: dict[str, Any]) -> None:
    record["fairness"]["order"].reverse()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoil", [spoil_secret, spoil_seed, spoil_order])
def test_what_does_not_fit_is_found_by_both_programs(game: str, spoil: Any) -> None:
    record = deepcopy(finished(game, 1))
    spoil(record)
    with pytest.raises(BadRecord, match="fairness"):
        check_fairness(record)
    assert script_check(record) is not None


def test_a_wrong_card_is_found_by_both_programs() -> None:
    record = deepcopy(finished("mandala", 2))
    draws = [n for n, move in enumerate(record["moves"]) if move.startswith("draw")]
    for number in (draws[0], draws[-1]):
        forged = deepcopy(record)
        move = forged["moves"][number]
        forged["moves"][number] = move[:-1] + ("k" if move[-1] != "k" else "r")
        assert f"event {number + 1}" in script_check(forged)
        with pytest.raises(BadRecord, match=f"move {number + 1}"):
            check_fairness(forged)


@pytest.mark.process
def test_the_script_runs_on_its_own(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished("mandala", 3)))
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("fair")
