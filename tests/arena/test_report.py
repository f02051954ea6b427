"""What is told of a match: times, ladders, ratings that are kept."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.arena import ladder
from sandtable.arena.game import GameResult
from sandtable.arena.match import Match, Pair
from sandtable.arena.report import meetings, paces, rate_all, title
from sandtable.games.outcome import Outcome
from sandtable.players.ratings import Rating, keep_ratings, read_ratings

LADDER = Match("patterns", ("first-game", "novice", "casual"), 4, None, "s", is_ladder=True)
THREE_QUARTERS = 400 * math.log10(3)
"""The difference at which three quarters of the points are made."""


def pair(number: int, first: str, second: str, score: float, slowest: float = 0.1) -> Pair:
    """Two games in which the first player makes so many of two points."""
    won = [0 if score >= 0.5 else 1, 1 if score == 1 else 0]
    names = ((first, second), (second, first))
    times = ((slowest, 0.1), (0.1, slowest))
    one, other = (
        GameResult(number, leg, names[leg], Outcome("stuck", won[leg], (0, 0)), 40, times[leg])
        for leg in (0, 1)
    )
    return one, other


def steps(*scores: float) -> list[Pair]:
    """Four pairs on every step, with the share that the upper of two levels makes."""
    played = []
    for (above, below), share in zip(LADDER.pairings, scores, strict=False):
        for number in range(4):
            score = 1.0 if number < 4 * (2 * share - 1) else 0.5
            played.append(pair(number, above, below, score))
    return played


def without_winner(game: GameResult, ending: str) -> GameResult:
    """The same game, if nobody had won it."""
    return replace(game, outcome=Outcome(ending, None, (0, 0)))


def test_stopped_games_are_named() -> None:
    """Three of four games: they count half a point, and are not told as draws."""
    match = Match("patterns", ("a", "b"), 2, 1.0, "s")
    played = [pair(number, "a", "b", 0.5) for number in range(2)]
    stopped = [
        (without_winner(one, "stopped"), without_winner(other, last))
        for (one, other), last in zip(played, ("stopped", "stuck"), strict=True)
    ]
    (meeting,) = meetings(match, stopped)
    assert meeting.plain.score == 0.5
    assert "stopped after 2000 moves, half a point each: 3" in meeting.sentences()[-1]
    (meeting,) = meetings(match, played)
    assert not any("stopped" in sentence for sentence in meeting.sentences())


def test_a_ladder_adds_its_steps() -> None:
    """Three quarters twice: 191 and 382 above the lowest, the margins as roots of squares."""
    lowest, middle, top = ladder.rungs(LADDER, steps(0.75, 0.75))
    assert (lowest.elo, lowest.margin, lowest.meeting) == (0, 0, None)
    assert middle.elo == pytest.approx(THREE_QUARTERS)
    assert top.elo == pytest.approx(2 * THREE_QUARTERS)
    assert top.margin == pytest.approx(math.sqrt(2) * middle.margin)
    assert top.rating.elo == 382


def test_the_margin_of_a_step_by_hand() -> None:
    """Pairs 1, 1, 0.5, 0.5: the error 0.1443 of the score, over 0.1875, on the scale of Elo."""
    middle = ladder.rungs(LADDER, steps(0.75))[1]
    error = math.sqrt(0.25 / 3 / 4)
    assert middle.margin == pytest.approx(1.96 * error / 0.1875 * 400 / math.log(10), rel=1e-3)


def test_a_ladder_goes_as_far_as_neighbours_have_met() -> None:
    assert [rung.level for rung in ladder.rungs(LADDER, steps(0.75))] == ["first-game", "novice"]


def test_a_step_that_is_always_won_has_a_margin_too() -> None:
    assert ladder.rungs(LADDER, steps(1.0))[1].margin > 0


def test_the_table_has_the_strongest_on_top_and_fits_80_columns() -> None:
    lines = ladder.table(LADDER, steps(0.75, 0.75))
    assert [line.split()[:2] for line in lines[1:]] == [
        ["3", "casual"], ["2", "novice"], ["1", "first-game"],
    ]  # fmt: skip
    assert "75.0 %" in lines[1]
    assert "+191" in lines[1]
    assert "0.10 s of 0.50 s" in lines[1]
    assert max(map(len, lines)) <= 80


def test_a_scale_may_begin_with_somebody_who_is_no_level() -> None:
    """Levels keep the numbers by which they are chosen."""
    match = replace(LADDER, players=("random", "first-game", "novice"))
    played = [pair(number, "first-game", "random", 0.5) for number in range(4)]
    lines = ladder.table(match, played)
    assert [line.split()[:2] for line in lines[1:]] == [["1", "first-game"], ["0", "random"]]


def test_who_exceeds_its_time_by_more_than_a_tenth_is_known() -> None:
    match = Match("patterns", ("novice", "casual", "random"), 2, None, "s")
    played = [pair(0, "novice", "casual", 1, slowest=0.54), pair(1, "novice", "casual", 1, 0.56)]
    novice, casual = paces(match, played[:1])
    assert (novice.slowest, novice.budget, novice.is_over_time) == (0.54, 0.5, False)
    assert not casual.is_over_time
    novice, _ = paces(match, played)
    assert (str(novice), novice.is_over_time) == ("0.56 s of 0.50 s", True)
    idle = paces(match, [pair(0, "random", "casual", 0)])[1]
    assert (idle.player, idle.is_over_time) == ("random", False)


def test_a_meeting_in_words() -> None:
    """In Patterns chance ends with the deal: there is no luck to take out."""
    match = Match("patterns", ("novice", "casual"), 4, 0.5, "s")
    played = [pair(number, "novice", "casual", 1 if number < 2 else 0.5) for number in range(4)]
    ((sentence,),) = [meeting.sentences() for meeting in meetings(match, played)]
    assert sentence.startswith("novice against casual: 8 games, 75.0 % ± 28.3, Elo +191 (")


def test_in_mandala_the_score_is_told_with_and_without_luck() -> None:
    match = Match("mandala", ("novice", "casual"), 4, 0.5, "s")
    played = [pair(number, "novice", "casual", 1 if number < 2 else 0.5) for number in range(4)]
    (meeting,) = meetings(match, played)
    _, second = meeting.sentences()
    assert second.startswith("  with luck taken out: 75.0 % ± ")


def test_all_players_on_one_scale() -> None:
    match = Match("patterns", ("novice", "casual"), 4, 0.5, "s")
    played = [pair(number, "novice", "casual", 1 if number < 2 else 0.5) for number in range(4)]
    novice, casual = rate_all(match, played)
    assert novice.elo == 0
    assert casual.elo < 0
    assert casual.low < casual.elo < casual.high


def test_the_title_tells_the_time() -> None:
    assert title(LADDER, "Patterns") == "Patterns, each in its own time"
    timed = Match("patterns", ("a", "b"), 1, 0.2, "s")
    assert title(timed, "Patterns") == "Patterns, 0.2 s per move"


def test_ratings_of_other_games_stay(tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    assert read_ratings(path) == {}
    keep_ratings(path, "patterns", {"first-game": Rating(0, 0), "novice": Rating(120, 30)})
    keep_ratings(path, "mandala", {"first-game": Rating(0, 0)})
    keep_ratings(path, "patterns", {"first-game": Rating(0, 0), "novice": Rating(131, 20)})
    assert read_ratings(path)["patterns"]["novice"] == Rating(131, 20)
    assert list(json.loads(path.read_text())) == ["mandala", "patterns"]
