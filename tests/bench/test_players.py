"""The benchmark of the players measures what it says. How strong anything is, no test asks."""

import json
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest
import typer

from bench.players import first_move, matches, speed
from bench.players.__main__ import SECTIONS, _chosen
from bench.players.findings import Finding, Settings, as_data, markdown, table
from bench.players.first_move import BUDGET, Start
from bench.players.matches import Peer
from bench.players.speed import Comparison, Search
from bench.players.views import middle_of
from bench.timing import Measure, Series
from sandtable.arena.entrants import make_entrant

SETTINGS = Settings(games=4, budget=0.01, workers=1, is_quick=True)
Told = list[tuple[str, int, int]]


def test_every_section_can_be_run() -> None:
    for _, module in SECTIONS.values():
        assert callable(import_module(module).run)


def test_only_the_sections_asked_for() -> None:
    assert _chosen(["speed", "matches"]) == ["matches", "speed"]
    assert _chosen([]) == list(SECTIONS)
    with pytest.raises(typer.BadParameter, match="there is no section 'chess'"):
        _chosen(["chess"])


def test_reports_have_a_line_for_every_finding() -> None:
    rows = [Finding("one", "5 %", "90 %", False), Finding("two", "1 s")]
    assert table("title", rows).row_count == 2
    assert "| one | 5 % | 90 % | no |" in markdown("title", rows)
    data = json.loads(json.dumps(as_data({"matches": rows}, SETTINGS)))
    assert [row["met"] for row in data["sections"]["matches"]] == [False, None]
    assert data["settings"]["games"] == 4


def test_a_match_that_was_broken_off_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(matches, "RESULTS", tmp_path)
    monkeypatch.setattr(matches, "STRONGEST", "random")
    monkeypatch.setattr(matches, "PEERS", (Peer("patterns", "random#2", "itself", 0.9),))
    told: Told = []
    matches.run(SETTINGS, lambda *now: told.append(now))
    assert told[-1][1:] == (2, 2)
    (file,) = tmp_path.iterdir()
    first = file.read_text()
    told.clear()
    (finding,) = matches.run(
        Settings(games=6, budget=0.01, workers=1, is_quick=True), lambda *now: told.append(now)
    )
    assert told[0][1:] == (2, 3)
    assert file.read_text().startswith(first)
    assert finding.data is not None
    assert finding.data["games"] == 6
    assert finding.data["low"] <= finding.data["score"] <= finding.data["high"]
    assert finding.met is (finding.data["score"] >= 0.9)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("patterns", "bench.peers.openspiel_bots:mcts"),
        ("mandala", "bench.peers.openspiel_bots:ismcts"),
    ],
)
def test_openspiel_s_bots_answer_when_time_is_up(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock that moves by a tick at every look, a simulation takes one tick."""
    view = middle_of(game, "peers")
    player = make_entrant(game, name)
    monkeypatch.setattr("bench.peers.openspiel_bots.time.perf_counter", count().__next__)
    at_once = player.choose(view, 0)
    assert at_once.move in view.legal_moves
    assert at_once.effort == 2, "the first simulation tries no move yet"
    assert player.choose(view, 20).effort == pytest.approx(20, abs=2)


def test_speed_is_compared_with_the_most_similar_game() -> None:
    def constant(rate: float) -> Search:
        def prepare(seconds: float) -> Measure:
            return lambda: rate

        return Search(f"rate {rate:g}", "nodes", prepare)

    searches = [constant(rate) for rate in (400.0, 50.0, 20.0, 500.0)]
    comparison = Comparison(ours=(searches[0], searches[1]), peers=(searches[2], searches[3]))
    rows = speed._compare(comparison, {s.name: Series((s.prepare(1.0)(),)) for s in searches})
    assert [row.met for row in rows] == [True, None, None, None]
    assert "20.0 times rate 20" in rows[0].found
    assert "2.5 times rate 20" in rows[1].found


def test_a_cold_start_must_say_why_it_takes_long() -> None:
    quiet = Start(ready=5.0, answer=1.0, processor=2.0, said="")
    loud = Start(ready=5.0, answer=1.0, processor=2.0, said="Compiling the bot ...\n")
    slow = Start(ready=25.0, answer=1.0, processor=2.0, said="Compiling the bot ...\n")
    assert [first_move._cold("patterns", start).met for start in (quiet, loud, slow)] == [
        False,
        True,
        False,
    ]


def test_a_warm_answer_may_be_a_little_late() -> None:
    late = Start(ready=1.0, answer=BUDGET + 0.2, processor=2.0, said="")
    too_late = Start(ready=1.0, answer=BUDGET + 0.4, processor=2.0, said="")
    assert first_move._warm("patterns", [late, late])[0].met is True
    assert first_move._warm("patterns", [late, too_late])[0].met is False
