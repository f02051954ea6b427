"""Matches: mirrored pairs, played once each, resumed without loss."""

import json
import os
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import sandtable
from sandtable.arena.game import BotFailure, GameResult, play_game
from sandtable.arena.match import Match, Pair, PairTask, WorkersLost, play_all
from sandtable.arena.results import BadResults, append, heading, pair_scores, start_file
from sandtable.games.outcome import Outcome
from sandtable.players import Decision, RandomPlayer, SeatView

MATCH = Match("patterns", ("random", "random too"), pairs=3, budget=0.1, seed="s")


class Recorder(RandomPlayer):
    """A random player that keeps what it saw."""

    def __init__(self, name: str) -> None:
        super().__init__(seed=name)
        self.name = name
        self.views: list[SeatView] = []

    def choose(self, view: SeatView, budget: float) -> Decision:
        self.views.append(view)
        return super().choose(view, budget)


def test_a_pair_has_one_deal_and_swapped_seats() -> None:
    game = sandtable.load("mandala")
    a, b = Recorder("a"), Recorder("b")
    play_game(game, (a, b), "seed", pair=0, leg=0, budgets=(1, 1))
    play_game(game, (b, a), "seed", pair=0, leg=1, budgets=(1, 1))
    assert {view.seat for view in a.views} == {0, 1}
    starts = {(view.seat, view.start.tobytes()) for view in a.views + b.views}
    assert len(starts) == 2


def test_the_result_is_that_of_the_rules() -> None:
    game = sandtable.load("patterns")
    a, b = Recorder("a"), Recorder("b")
    result = play_game(game, (a, b), "seed", pair=7, leg=1, budgets=(1, 1))
    assert (result.pair, result.leg, result.players) == (7, 1, ("a", "b"))
    scores = result.outcome.scores
    better = 0 if scores[0] > scores[1] else 1
    assert result.outcome.winner == (None if scores[0] == scores[1] else better)
    assert result.points_of("a") + result.points_of("b") == 1
    assert result.moves == len(a.views) + len(b.views)


def test_a_bot_sees_nothing_but_its_seat() -> None:
    """Hidden cards are question marks in the history and zeros in the observation."""
    a = Recorder("a")
    play_game(sandtable.load("mandala"), (a, Recorder("b")), "seed", 0, 0, (1, 1))
    for view in a.views:
        assert not view.now["hand"][0][1].any()
        assert not view.start["hidden_cup"][0][1].any()
    rival_draws = [
        later
        for earlier, later in zip(a.views[-1].history, a.views[-1].history[1:], strict=False)
        if later.startswith("draw") and "?" in later
    ]
    assert rival_draws


def test_an_illegal_answer_is_a_failure_that_names_the_bot() -> None:
    class Cheat(RandomPlayer):
        name = "cheat"

        def choose(self, view: SeatView, budget: float) -> Decision:
            return Decision("done")

    with pytest.raises(BotFailure, match="cheat as seat 1, move 1: seat 1 has to fill the bowls"):
        play_game(sandtable.load("patterns"), (RandomPlayer(), Cheat()), "seed", 0, 0, (1, 1))


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a point for both, but not called a draw; the next one, which ends, is not stopped."""
    patterns, players = sandtable.load("patterns"), (Recorder("a"), Recorder("b"))
    with monkeypatch.context() as patch:
        patch.setattr(sandtable.Game, "most_moves", 5)
        result = play_game(patterns, players, "s", 0, 0, (1, 1))
    assert (result.moves, result.outcome.winner, result.outcome.is_stopped) == (5, None, True)
    assert result.points_of("a") == result.points_of("b") == 0.5
    assert GameResult.from_json(result.as_json()) == result
    assert not play_game(patterns, players, "s", 0, 0, (1, 1)).outcome.is_stopped


def test_results_from_before_games_were_stopped_can_be_read() -> None:
    result = GameResult(0, 0, ("a", "b"), Outcome("stuck", 1, (1, 2)), 40, (0.1, 0.1))
    old = {key: value for key, value in result.as_json().items() if key != "is_stopped"}
    assert GameResult.from_json(old) == result


@pytest.mark.parametrize(("is_stopped", "verdict"), [(True, "stopped"), (False, "draw")])
def test_results_from_before_endings_were_written_down_can_be_read(
    is_stopped: bool, verdict: str
) -> None:
    line = {
        "pair": 3, "leg": 1, "players": ["a", "b"], "scores": [5, 5], "winner": None,
        "moves": 40, "slowest": [0.1, 0.2], "luck": None, "is_stopped": is_stopped,
    }  # fmt: skip
    result = GameResult.from_json(line)
    assert (result.outcome.for_seat(0), result.outcome.scores) == (verdict, (5, 5))
    assert json.loads(json.dumps(result.as_json())).items() >= line.items()


def test_every_two_players_meet_on_the_same_deals() -> None:
    match = Match("patterns", ("a", "b", "c"), pairs=2, budget=1, seed="s")
    tasks = [(task.pairing, task.pair) for task in match.tasks()]
    pairings = [("a", "b"), ("a", "c"), ("b", "c")]
    assert tasks == [(pairing, pair) for pair in (0, 1) for pairing in pairings]


def test_on_a_ladder_everybody_meets_the_one_below() -> None:
    match = Match("patterns", ("a", "b", "c"), pairs=1, budget=1, seed="s", is_ladder=True)
    assert match.pairings == [("b", "a"), ("c", "b")]


def test_without_a_budget_everybody_has_its_own() -> None:
    """As when people play them: the strongest takes 2 s, who plays at random takes none."""
    match = Match("patterns", ("random", "best"), pairs=1, budget=None, seed="s")
    (task,) = match.tasks()
    assert task.budgets == (0.0, 2.0)
    assert heading(match)["budgets"] == {"random": 0.0, "best": 2.0}
    assert heading(match)["budget"] is None
    (task,) = replace(match, budget=0.3).tasks()
    assert task.budgets == (0.3, 0.3)


def test_each_gets_its_budget_on_either_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, set[float]] = {}

    class Noting(RandomPlayer):
        def choose(self, view: SeatView, budget: float) -> Decision:
            given.setdefault(self.name, set()).add(budget)
            return super().choose(view, budget)

    def make(game: str, name: str) -> RandomPlayer:
        player = Noting()
        player.name = name
        return player

    monkeypatch.setattr("sandtable.arena.match.make_entrant", make)
    monkeypatch.setattr("sandtable.arena.match.warm", lambda game, name: None)
    PairTask("patterns", ("slow", "fast"), 0, (0.7, 0.1), "s").play()
    assert given == {"slow": {0.7}, "fast": {0.1}}


@dataclass(frozen=True)
class FatalTask(PairTask):
    """Ends the process that plays it."""

    def play(self) -> Pair:
        os._exit(1)


def test_a_process_that_is_ended_is_an_error_that_says_so() -> None:
    tasks = [FatalTask("patterns", ("random", "random#2"), 0, (1, 1), "s")]
    with pytest.raises(WorkersLost, match="ended from outside"):
        list(play_all(iter(tasks), workers=2))


@pytest.mark.parametrize("workers", [1, 2])
def test_all_pairs_are_played(workers: int) -> None:
    match = Match("patterns", ("random", "random"), pairs=4, budget=1, seed="s")
    played = list(play_all(match.tasks(), workers))
    assert sorted(one.pair for one, _ in played) == [0, 1, 2, 3]
    assert all((one.leg, other.leg) == (0, 1) for one, other in played)


def results(path: Path, count: int) -> list[str]:
    start_file(path, MATCH)
    game = sandtable.load("patterns")
    for pair in range(count):
        a, b = Recorder("random"), Recorder("random too")
        one = play_game(game, (a, b), f"s {pair}", pair, 0, (1, 1))
        append(path, (one, play_game(game, (b, a), f"s {pair}", pair, 1, (1, 1))))
    return path.read_text().splitlines()


def test_results_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert len(results(path, 3)) == 4
    pairs = start_file(path, MATCH)
    assert [one.pair for one, _ in pairs] == [0, 1, 2]
    (scores,) = pair_scores(pairs).values()
    assert len(scores) == 3
    assert set(scores) <= {0, 0.25, 0.5, 0.75, 1}


def test_a_line_that_was_cut_off_is_a_pair_not_played(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    results(path, 3)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    pairs = start_file(path, MATCH)
    assert [one.pair for one, _ in pairs] == [0, 1]
    one, other = pairs[1]
    append(path, (replace(one, pair=2), replace(other, pair=2)))
    assert len(start_file(path, MATCH)) == 3


def test_a_pair_that_is_there_twice_is_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    lines = results(path, 2)
    path.write_text("\n".join([*lines, lines[1], ""]))
    with pytest.raises(BadResults, match="pair 0 of random against random too is there twice"):
        start_file(path, MATCH)


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    results(path, 1)
    with pytest.raises(BadResults, match="another match"):
        start_file(path, replace(MATCH, budget=2))
    assert len(start_file(path, replace(MATCH, pairs=99))) == 1


@pytest.mark.parametrize("line", ["not json", "[]", "[1, 2]", '[{"pair": 1}, {}]', "{}"])
def test_a_spoilt_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "match.jsonl"
    results(path, 1)
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(BadResults, match=r"match\.jsonl, line 3: not"):
        start_file(path, MATCH)


def test_results_are_json_lines(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in results(tmp_path / "match.jsonl", 2)]
    assert lines[0]["format"] == "sandtable-arena/2"
    assert [len(line) for line in lines[1:]] == [2, 2]
