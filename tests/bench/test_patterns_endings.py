"""The benchmark of Patterns endings: it goes on where it was broken off."""

from pathlib import Path

import pytest

from bench import patterns_endings as endings
from bench.players.findings import Settings

QUICK = Settings(games=2, budget=0.1, workers=1, is_quick=True)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two games of a weak player, solved late."""
    monkeypatch.setattr(endings, "RESULTS", tmp_path)
    monkeypatch.setattr(endings, "NODES", 100)
    monkeypatch.setattr(endings, "QUICK_POSITIONS", 2)
    monkeypatch.setattr(endings, "TARGETS", {28: 1.0, 27: 1.0})
    monkeypatch.setattr(endings, "TWICE_FROM", 28)
    monkeypatch.setattr(endings, "TWICE_POSITIONS", 1)
    return tmp_path


def test_what_is_solved_is_not_solved_again(small: Path) -> None:
    findings = endings.run(QUICK, lambda *_: None)
    assert [finding.met for finding in findings if finding.target == "all"] == [True, True]
    solved = (small / "solved.jsonl").read_text().splitlines()
    assert len(solved) == 2 * 2 + 1
    (small / "solved.jsonl").write_text("".join(f"{line}\n" for line in solved[:3]))
    endings.run(QUICK, lambda *_: None)
    again = (small / "solved.jsonl").read_text().splitlines()
    assert again[:3] == solved[:3]
    assert len(again) == len(solved)


def test_a_position_that_takes_too_long_has_no_time() -> None:
    late = endings.Solved(1, 24, 1, 60.0, 10, is_proven=False)
    quick = endings.Solved(2, 24, 1, 0.01, 10, is_proven=True)
    median, solved = endings.findings_of(24, [late, quick, quick])
    assert median.met is True
    assert solved.met is False
    assert solved.found == "2 of 3"
