"""Matches by processor time: only work counts, and engines may wait."""

import time

import pytest

from bench.players import matches, older
from bench.players.clock import PATIENCE, ByProcessorTime, processor_clock
from bench.players.findings import Settings
from bench.players.matches import Peer
from sandtable.arena.match import Match
from sandtable.players.external import player

SETTINGS = Settings(games=2, budget=0.01, workers=1, is_quick=True)
BY_PROCESSOR = Settings(
    games=2, budget=0.01, workers=1, is_quick=True, game="patterns", by_processor_time=True
)


def test_sleep_takes_no_processor_time() -> None:
    plain, grace = time.perf_counter, player.GRACE
    with processor_clock():
        began = time.perf_counter()
        time.sleep(0.2)
        assert time.perf_counter() - began < 0.1
        assert player.GRACE == PATIENCE
    assert time.perf_counter is plain
    assert grace == player.GRACE


def test_a_match_by_processor_time_has_results_of_its_own() -> None:
    peer = Peer("patterns", "random", "itself", 0.5)
    assert matches._file_of(peer, SETTINGS) != matches._file_of(peer, BY_PROCESSOR)


@pytest.mark.process
def test_an_older_engine_plays_by_processor_time() -> None:
    here = older.ROOT / "src"
    command = older._command(here, "patterns", by_processor_time=True)
    match = Match("patterns", ("random", command), 1, 0.01, "clock")
    (task,) = match.tasks()
    for result in ByProcessorTime(task).play():
        assert result.reason is None
        assert result.points_of(command) == 1.0


def test_only_the_game_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def play(peer: Peer, *_: object) -> None:
        played.append(peer.game)

    monkeypatch.setattr(matches, "play", play)
    monkeypatch.setattr(matches, "finding_of", lambda *_: None)
    matches.run(BY_PROCESSOR, lambda *_: None)
    assert set(played) == {"patterns"}
