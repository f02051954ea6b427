"""Programs in the arena: they play whole matches, and whatever they do, the match goes on."""

import shutil
import sys
from pathlib import Path

import pytest

from sandtable.arena.entrants import entrant, plain_name
from sandtable.arena.game import FORFEIT, GameResult
from sandtable.arena.match import Match, Pair
from sandtable.arena.report import meetings

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
SCRIPTED = f"exec:{sys.executable} {ROOT / 'tests/players/external/scripted_engine.py'}"
EXAMPLE = ROOT / "examples/engine.mjs"


def played(match: Match) -> list[Pair]:
    return [task.play() for task in match.tasks()]


def test_a_program_that_crashes_loses_its_games_and_no_more() -> None:
    match = Match("patterns", ("random", f"{SCRIPTED} crash"), 2, 0.1, "programs")
    pairs = played(match)
    games = [game for pair in pairs for game in pair]
    assert len(games) == 4
    assert [game.points_of("random") for game in games] == [1, 1, 1, 1]
    assert {game.outcome.ending for game in games} == {FORFEIT}
    (meeting,) = meetings(match, pairs)
    said = "\n".join(meeting.sentences())
    assert "lost by forfeit: 4" in said
    assert "ended with exit code 1: segmentation fault, or so" in said
    assert [GameResult.from_json(game.as_json()) for game in games] == games


def test_two_programs_play_to_the_end() -> None:
    names = (f"{SCRIPTED} good", f"{SCRIPTED} good#2")
    (pair,) = played(Match("mandala", names, 1, 0.5, "programs"))
    for game in pair:
        assert game.reason is None
        assert game.outcome.ending in ("river", "deck")


def test_our_own_engine_plays_as_the_level_does() -> None:
    command = f"exec:{sys.executable} -m sandtable.cli engine patterns --level novice"
    (outside,) = played(Match("patterns", ("first-game", command), 1, 0.5, "programs"))
    (inside,) = played(Match("patterns", ("first-game", "novice"), 1, 0.5, "programs"))
    assert [game.reason for game in outside] == [None, None]
    assert [(game.outcome, game.moves) for game in outside] == [
        (game.outcome, game.moves) for game in inside
    ]


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
@pytest.mark.parametrize("game", ["patterns", "mandala"])
def test_the_example_engine_plays(game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 80
    command = f"exec:node {EXAMPLE}"
    (pair,) = played(Match(game, ("random", command), 1, 0.5, "programs"))
    assert [result.reason for result in pair] == [None, None]


def test_the_number_of_a_second_one_is_no_part_of_its_command() -> None:
    assert plain_name("exec:./engine --colour #3#2") == "exec:./engine --colour #3"
    assert plain_name("exec:./engine#fast") == "exec:./engine#fast"
    assert entrant("patterns", "exec:./engine#2").words == "is a program of its own"
