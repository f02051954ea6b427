"""The rules of Brook, each on a drawn position, and the conformance suite."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.games import installed
from tests.installing import look_again

from .brook import CONFORMANCE, NAME, PACKAGE, run

DRAWN = """
3  g . .
2  r r g
1  . b g
   a b c
seat 0  hand b  points 0
seat 1  hand r  points 1
"""
TRACE = f"""
from tests.conformance import trace
trace.VARIANTS = [variant for variant in trace.VARIANTS if variant.name == "{NAME}"]
assert len(trace.VARIANTS) == 2
print(*trace.trace(3), sep=chr(10))
"""


@pytest.fixture
def brook(monkeypatch: pytest.MonkeyPatch) -> sandtable.Game:
    """The game, installed in this process."""
    look_again(monkeypatch, PACKAGE)
    return installed.load(NAME)


def test_a_pebble_goes_to_any_empty_place(brook: sandtable.Game) -> None:
    """B1.1, B2.1: six lie, so seat 0 is on turn; three places are empty."""
    position = brook.from_picture(DRAWN)
    assert position.seat == 0
    assert position.legal_moves() == ["lay b a1", "lay b b3", "lay b c3"]
    for move, reason in (
        ("lay r a1", "you hold no red pebble"),
        ("lay b a2", "a pebble lies on a2 already"),
        ("lay b d4", "'lay b d4' is no move of Brook; moves are like 'lay r b2'"),
    ):
        with pytest.raises(sandtable.IllegalMove, match=f"^{reason}$"):
            position.play(move)


@pytest.mark.parametrize(("move", "points"), [("lay b a1", 1), ("lay b b3", 0), ("lay b c3", 0)])
def test_neighbours_of_its_colour_bring_points(
    brook: sandtable.Game, move: str, points: int
) -> None:
    """B2.2: across an edge, a1 touches the blue of b1; b3 and c3 do not."""
    position = brook.from_picture(DRAWN)
    position.play(move)
    assert position.score_now() == [points, 1]


def test_whoever_has_laid_a_pebble_fishes_one(brook: sandtable.Game) -> None:
    """B1.2, B2.3: each colour is as likely, and only the owner sees it."""
    position = brook.from_picture(DRAWN)
    position.play("lay b a1")
    third = pytest.approx(1 / 3)
    outcomes = dict(position.chance_outcomes())
    assert outcomes == {"fish r": third, "fish g": third, "fish b": third}
    position.play("fish g")
    assert position.draw(0).splitlines()[-2:] == [
        "seat 0  hand g  points 1",
        "seat 1  hand ?  points 1",
    ]
    assert position.history(0) == ["lay b a1", "fish g"]
    assert position.history(1) == position.history() == ["lay b a1", "fish ?"]
    assert position.seat == 1


def test_the_ninth_pebble_ends_it(brook: sandtable.Game) -> None:
    """B3.1: c3 touches two green ones; nothing is fished any more."""
    full = DRAWN.replace("g . .", "g g .").replace(". b g", "b b g").replace("hand b", "hand g")
    position = brook.from_picture(full)
    assert position.legal_moves() == ["lay g c3"]
    position.play("lay g c3")
    assert (position.ending, position.scores, position.winner) == ("full", [2, 1], 0)
    even = brook.from_picture(full.replace("points 1", "points 2"))
    even.play("lay g c3")
    assert even.winner is None


def test_every_rule_has_code_and_a_test(brook: sandtable.Game) -> None:
    """As `tests/test_rules_documents.py` asks of ours."""
    rules = set(re.findall(r"\*\*(\w\d\.\d)\*\*", brook.rules_text()))
    assert len(rules) == 6
    assert {rule[0] for rule in rules} == {brook.rules_letter}
    files = [*PACKAGE.glob(f"{NAME}/*.py"), Path(__file__)]
    code, tests = (
        "\n".join(path.read_text("utf-8") for path in part) for part in (files[:-1], files[-1:])
    )
    for rule in rules:
        assert rule in code
        assert rule in tests


@pytest.mark.process
def test_the_conformance_suite_takes_it_in() -> None:
    """Every test of the suite, with the first and the last value of its option."""
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *CONFORMANCE)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) >= 2 * 25


@pytest.mark.process
def test_compiled_and_interpreted_agree() -> None:
    compiled, interpreted = (run("-c", TRACE, NUMBA_DISABLE_JIT=off) for off in ("0", "1"))
    assert compiled.returncode == 0, compiled.stderr
    assert len(compiled.stdout.splitlines()) == 6
    assert compiled.stdout == interpreted.stdout
