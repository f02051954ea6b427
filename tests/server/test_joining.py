"""A process that joins others is ready before it listens."""

import asyncio
import logging
from pathlib import Path

import pytest

from sandtable.server import joining
from sandtable.server.joining import get_ready
from sandtable.server.live import warmup
from sandtable.server.live.warmup import Part
from sandtable.server.operations.siblings import Member, Siblings


def member(folder: Path, place: int) -> Member:
    return Member(folder, place, generation=place, processes=2, column=place)


def warmed_by(folder: Path, monkeypatch: pytest.MonkeyPatch, beside_another: bool) -> list[Part]:
    """What a second process has loaded before it listens."""
    warmed: list[Part] = []
    monkeypatch.setattr(warmup, "warm", lambda game, level, tell: warmed.append((game, level)))

    async def start() -> None:
        other = await Siblings.join(member(folder, 0)) if beside_another else None
        await get_ready(Siblings(member(folder, 1)), None)
        if other is not None:
            other.leave()

    asyncio.run(start())
    return warmed


def test_who_joins_another_has_loaded_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(warmed_by(tmp_path, monkeypatch, beside_another=True)) == set(warmup.EVERYTHING)


def test_who_is_alone_serves_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert warmed_by(tmp_path, monkeypatch, beside_another=False) == []


def test_who_takes_too_long_serves_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def never(queue: warmup.WarmupQueue) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(joining, "PATIENCE", 0.01)
    monkeypatch.setattr(warmup.WarmupQueue, "warm_everything", never)
    with caplog.at_level(logging.WARNING):
        assert warmed_by(tmp_path, monkeypatch, beside_another=True) == []
    assert "before everything is ready" in caplog.text
