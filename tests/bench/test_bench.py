"""The benchmark measures what it says. How fast anything is, no test asks."""

import json
import random
import shutil
import sys
from statistics import fmean, stdev

import pytest
import typer

from bench.__main__ import choose
from bench.agreement import MOST_STANDARD_ERRORS, Agreement, compare_with_c
from bench.figures import C_PEER, C_RATE, OPENSPIEL_PEERS, RANDOM, START, Figure, all_figures
from bench.peers import Unavailable
from bench.peers.hand_written_c import COMPILER, CPatterns
from bench.report import as_data, markdown, notes, table
from bench.run import Results, run, step_count
from bench.timing import Effort, Measure, Series, interleave, rate
from tests.reference.deals import patterns_deal
from tests.reference.patterns import PatternsReference
from tests.reference.random_play import play_to_the_end

TINY = Effort(rounds=2, seconds=0.001, starts=1, compiles=1, compared_games=100)

needs_compiler = pytest.mark.skipif(shutil.which(COMPILER) is None, reason="there is no C compiler")


def figure(name: str, value: float, target: float | None = None, has_peers: bool = False) -> Figure:
    """A figure that always measures the same."""
    return Figure(name, RANDOM, lambda effort: lambda: value, target, has_peers)


def measure(*figures: Figure) -> Results:
    return run(figures, TINY, tell=lambda now: None)


def test_samples_are_taken_by_turns() -> None:
    order: list[str] = []

    def sample(name: str) -> Measure:
        return lambda: float(len([taken for taken in order if taken == name]))

    series = interleave({"a": sample("a"), "b": sample("b")}, 3, before_each=order.append)
    assert order == ["a", "b", "a", "b", "a", "b"]
    assert series["b"] == Series((1.0, 2.0, 3.0))


def test_a_figure_is_the_middle_sample() -> None:
    series = Series((9.0, 1.0, 2.0))
    assert series.median == 2.0
    assert series.spread == (1.0, 9.0)


def test_a_rate_is_work_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([100.0, 102.0, 104.0])
    monkeypatch.setattr("bench.timing.perf_counter", lambda: next(clock))
    assert rate(lambda: 10, seconds=3.0) == 20 / 4


@pytest.mark.process
def test_patterns_without_peers() -> None:
    names = ("random patterns", "play patterns", "list and play patterns", "import")
    figures = [figure for figure in all_figures() if figure.name in names]
    told: list[str] = []
    results = run(figures, TINY, told.append)
    assert [row.figure.name for row in results.rows] == list(names)
    assert len(told) == step_count(figures, TINY)
    for row in results.rows:
        assert row.series is not None
        assert len(row.series.samples) == (1 if row.figure.part is START else 2)
        assert row.series.median > 0
        assert row.ratios == {}
        assert row.target_here == row.figure.target


def test_ratios_and_targets_follow_the_peers_of_the_same_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bench.run.compare_with_c", lambda games: [])
    fast, slow, text, *_ = measure(
        figure("fast", 3.5e6, target=7e6, has_peers=True),
        figure("slow", 0.9e6, target=1e6, has_peers=True),
        figure("text", 4e4, target=5e4),
        figure(C_PEER, C_RATE / 2),
        *(figure(peer, 1e5) for peer in OPENSPIEL_PEERS),
    ).rows
    assert fast.target_here == 3.5e6, "C does half of what the target supposes"
    assert fast.met is True
    assert fast.ratios == {C_PEER: 0.5} | dict.fromkeys(OPENSPIEL_PEERS, 35.0)
    assert slow.target_here == 0.5e6
    assert slow.met is False, "less than ten times as fast as OpenSpiel"
    assert text.target_here == 5e4, "this target does not depend on the machine"
    assert text.met is False


def test_without_a_peer_its_row_says_why() -> None:
    def prepare(effort: Effort) -> Measure:
        raise Unavailable("nobody is here")

    results = measure(figure("alone", 8e6, 7e6, True), Figure(C_PEER, RANDOM, prepare))
    assert results.agreements == []
    assert results.rows[0].met is True
    assert results.rows[1].series is None
    assert notes(results) == ["no C patterns: nobody is here"]
    assert "| C patterns | none |" in markdown(results)


def test_a_machine_without_compiler_or_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    peers = [figure for figure in all_figures() if figure.name in (C_PEER, *OPENSPIEL_PEERS)]
    assert [row.missing for row in measure(*peers).rows] == [
        "there is no C compiler (gcc) on this machine",
        "OpenSpiel is not installed: pip install open_spiel",
        "OpenSpiel is not installed: pip install open_spiel",
    ]


def test_reports_have_a_line_for_every_figure() -> None:
    measured = measure(figure("one", 1.0, target=2.0), figure("two", 2e6))
    results = Results(measured.rows, [Agreement("moves", 1.0, 2.0, 5.0)])
    data = json.loads(json.dumps(as_data(results)))
    assert [line["name"] for line in data["figures"]] == ["one", "two"]
    assert [line["met"] for line in data["figures"]] == [False, None]
    assert data["agreement"][0]["holds"] is False
    assert "| two | 2 M | 2 M - 2 M |" in markdown(results)
    assert "TOO FAR" in notes(results)[0]
    assert table(results).row_count == 3, "a heading and two figures"


def test_only_the_figures_asked_for() -> None:
    assert [figure.name for figure in choose(["import", "C pat"])] == [C_PEER, "import"]
    assert len(choose([])) == len(all_figures())
    with pytest.raises(typer.BadParameter, match="no figure has 'chess' in its name"):
        choose(["chess"])


@pytest.mark.process
@needs_compiler
def test_c_plays_the_same_games_as_our_rules() -> None:
    assert [agreement for agreement in compare_with_c(50_000) if not agreement.holds] == []


@pytest.mark.process
@needs_compiler
def test_c_plays_the_same_games_as_the_reference() -> None:
    games = 300
    rng = random.Random(1)
    lengths, points = [], []
    for _ in range(games):
        reference = PatternsReference(patterns_deal(rng))
        lengths.append(len(play_to_the_end(reference, rng)))
        points.append(reference.points(0))
    c_games = CPatterns("reference")
    c_games.play(10_000)
    for own, peers in ((lengths, c_games.lengths), (points, c_games.points[:, 0])):
        standard_error = stdev(own) / games**0.5
        assert abs(fmean(own) - peers.mean()) < MOST_STANDARD_ERRORS * standard_error
