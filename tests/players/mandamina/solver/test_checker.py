"""The checker believes nothing."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.mandamina.shapes import SHAPE_COUNT
from sandtable.players.mandamina.solver import checker, proof, solve
from sandtable.players.mandamina.solver.certificate import SHAPE_NAMES
from tests.games.mandamina.boards import GATHERED, LAST_MOVE, position, rows

from .layouts import deal


@pytest.fixture(scope="module")
def near_the_end() -> Any:
    """A certificate for a position one move before its end: 7 shapes, the centre, 21 moves."""
    return solve(position(20, LAST_MOVE), prove=True).certificate


@pytest.fixture(scope="module")
def branching() -> Any:
    """A certificate with cases: for this deal, a small limit of trials makes the proof branch."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(proof, "MOST_TRIALS", 100_000)
        certificate: Any = solve(deal(2), prove=True).certificate
    assert "cases" in certificate["proof"]
    return certificate


def altered(certificate: Any, **changes: Any) -> Any:
    return {**copy.deepcopy(certificate), **changes}


def test_the_shapes_have_the_names_the_checker_gives_them() -> None:
    """S4.3"""
    assert len(SHAPE_NAMES) == SHAPE_COUNT
    assert set(SHAPE_NAMES) == set(checker.SHAPES.values())


def test_a_right_certificate_passes(near_the_end: Any, branching: Any) -> None:
    assert checker.check(near_the_end) == 1
    assert checker.check(branching) > 1


@pytest.mark.process
def test_it_runs_as_a_file_of_its_own(near_the_end: Any, tmp_path: Path) -> None:
    """Isolated from the environment: nothing but the standard library can be imported."""
    path = tmp_path / "certificate.json"
    path.write_text(json.dumps(near_the_end), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(checker.__file__), str(path)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "right" in run.stdout


def test_a_wrong_line_is_found(near_the_end: Any) -> None:
    line = near_the_end["line"]
    for wrong, complaint in (
        ([], "does not end the game"),
        ([*line, line[-1]], "over before"),
        (["g7", *line[1:]], "takes no marble"),
        (["a1", "g7", *line], "over before|worth|end"),
    ):
        with pytest.raises(checker.WrongCertificate, match=complaint):
            checker.check(altered(near_the_end, line=wrong))


def test_a_wrong_value_is_found(near_the_end: Any) -> None:
    for value in (near_the_end["value"] - 1, near_the_end["value"] + 1):
        with pytest.raises(checker.WrongCertificate, match="the line is worth"):
            checker.check(altered(near_the_end, value=value))


def test_a_value_that_is_not_the_best_is_found(near_the_end: Any) -> None:
    """The proof alone, without the line: with one point less it no longer holds."""
    check = checker.Check(altered(near_the_end, value=near_the_end["value"] - 1))
    with pytest.raises(checker.WrongCertificate, match="is worth more"):
        check.check_proof()


def test_a_missing_case_is_found(branching: Any) -> None:
    for letter in branching["proof"]["cases"]:
        wrong = altered(branching)
        del wrong["proof"]["cases"][letter]
        with pytest.raises(checker.WrongCertificate, match="missing"):
            checker.check(wrong)


def test_a_negative_reward_is_found(near_the_end: Any) -> None:
    wrong = altered(near_the_end)
    wrong["proof"]["rewards"] = {SHAPE_NAMES[0]: -1}
    with pytest.raises(checker.WrongCertificate, match="rewards"):
        checker.check(wrong)


def test_what_is_no_certificate_is_refused(near_the_end: Any) -> None:
    """Whatever is missing or of the wrong kind: one kind of error."""
    wrong: list[Any] = [None, [], {}, {"format": checker.FORMAT}]
    for key in near_the_end:
        values: tuple[Any, ...] = (None, 1.5, "x", [], {}, -1)
        for value in values:
            if (key, value) not in (("moves", -1), ("line", [])):
                wrong.append(altered(near_the_end, **{key: value}))
    for certificate in wrong:
        with pytest.raises(checker.WrongCertificate):
            checker.check(certificate)


def test_another_board_is_found(near_the_end: Any) -> None:
    """S1.1, S3.2: marbles that are not there, and a game that is over."""
    lost = [near_the_end["board"][0].replace("y", "w"), *near_the_end["board"][1:]]
    with pytest.raises(checker.WrongCertificate, match="marbles"):
        checker.check(altered(near_the_end, board=lost))
    with pytest.raises(checker.WrongCertificate, match="over before"):
        checker.check(altered(near_the_end, board=rows(GATHERED)))
