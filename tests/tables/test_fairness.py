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
from sandtable.tables import Table, read_event, verbs
from sandtable.tables.fairness import (
    FIRST_SCHEME,
    Chance,
    commitment_to,
    commitment_to_seed,
    is_seed,
)
from sandtable.tables.fairness_check import Kept, check_fairness
from sandtable.tables.record import record_of

from .parties import (
    NORTH,
    OPTIONS,
    SECRET,
    SOUTH,
    START,
    do,
    of_first_scheme,
    opened,
    play_some,
    started,
)

SCRIPT = Path(__file__).parents[2] / "examples" / "check_chance.py"
script_check = runpy.run_path(str(SCRIPT))["check"]


def finished(game: str, seed: int, **settings: Any) -> dict[str, Any]:
    table = started(game, seed=f"s{seed}", **settings)
    return record_of(play_some(table, 1000, seed))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_words_come_from_hmac_over_seeds_and_counter() -> None:
    """By hand: the first number below 2**32 is the first four bytes."""
    block = hmac.new(SECRET, b"sandtable-chance/2|a|b|0", hashlib.sha256).digest()
    chance = Chance(SECRET, ["a", "b"])
    assert [chance.below(2**32) for _ in range(8)] == [
        int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)
    ]
    second = hmac.new(SECRET, b"sandtable-chance/2|a|b|1", hashlib.sha256).digest()
    assert chance.below(2**32) == int.from_bytes(second[:4], "big")


def test_the_first_scheme_has_numbers_of_its_own() -> None:
    block = hmac.new(SECRET, b"sandtable-chance/1|a|b|0", hashlib.sha256).digest()
    chance = Chance(SECRET, ["a", "b"], FIRST_SCHEME)
    assert chance.below(2**32) == int.from_bytes(block[:4], "big")


def test_the_commitment_to_a_seed_can_be_taken_for_nothing_else() -> None:
    assert commitment_to_seed("a-b_C") == hashlib.sha256(b"sandtable-seed/1|a-b_C").hexdigest()
    assert commitment_to_seed("a") != commitment_to(b"a")


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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_first_scheme_is_played_on_and_checked(game: str) -> None:
    """A table that was logged before the second scheme goes on as it began."""
    waiting = opened(game, options=OPTIONS.get(game, {}), starter="lot")
    do(waiting, verbs.take_seat(waiting, None, NORTH, "north", START))
    table = of_first_scheme(waiting)
    do(table, verbs.take_seat(table, None, SOUTH, "south", START))
    do(table, verbs.start(table, START))
    again = Table(read_event(event.as_json()) for event in play_some(table, 5).events)
    record = record_of(play_some(again, 1000))
    assert record["fairness"]["scheme"] == "sandtable-chance/1"
    assert "commitments" not in record["fairness"]
    check_fairness(record, Kept(commitment_to(SECRET), ("north",)))
    assert script_check(record, commitment_to(SECRET), ["south"]) is None
    numbers = Chance(SECRET, ["north", "south"], FIRST_SCHEME)
    assert list(table.order) == numbers.shuffled(2)


def shown(record: dict[str, Any]) -> list[str]:
    return [one for one in record["fairness"]["commitments"] if one is not None]


def test_a_record_is_compared_with_what_somebody_kept() -> None:
    record = finished("patterns", 1)
    north, south = commitment_to_seed("north"), commitment_to_seed("s1")
    assert shown(record) == [north, south]
    commitment = commitment_to(SECRET)
    check_fairness(record, Kept(commitment, ("north", "s1"), (north, south)))
    assert script_check(record, commitment, ["north", "s1"], [north, south]) is None


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (Kept(commitment="0" * 64), "commitment of the table"),
        (Kept(seeds=("mine",)), "your seed"),
        (Kept(player_commitments=("0" * 64,)), "commitments of the players"),
        (
            Kept(player_commitments=(commitment_to_seed("s1"), commitment_to_seed("north"))),
            "commitments of the players",
        ),
    ],
)
def test_both_programs_find_what_is_not_as_it_was_kept(kept: Kept, words: str) -> None:
    record = finished("patterns", 1)
    with pytest.raises(BadRecord, match=words):
        check_fairness(record, kept)
    found = script_check(record, kept.commitment, kept.seeds, kept.player_commitments)
    assert words in found


def spoil_commitments(record: dict[str, Any]) -> None:
    record["fairness"]["commitments"].reverse()


def drop_a_commitment(record: dict[str, Any]) -> None:
    record["fairness"]["commitments"][0] = None


def spoil_secret(record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = "00" * 32


def spoil_seed(record: dict[str, Any]) -> None:
    record["fairness"]["seeds"][0] += "x"


def spoil_order(record: dict[str, Any]) -> None:
    record["fairness"]["order"].reverse()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "spoil", [spoil_secret, spoil_seed, spoil_order, spoil_commitments, drop_a_commitment]
)
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
    assert "compared with itself alone" in run.stdout
    kept = ["--commitment", commitment_to(SECRET), "--seed", "north", "--seed", "s3"]
    for player in ("north", "s3"):
        kept += ["--player-commitment", commitment_to_seed(player)]
    run = subprocess.run([*command, *kept], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.count("\n")) == (0, 1), run.stderr
    run = subprocess.run([*command, "--seed", "x"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (1, "your seed is not in the record\n")
